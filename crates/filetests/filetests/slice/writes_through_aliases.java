// test: slice
class P {
    int[] data = new int[4];

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        P alias = args.length > 1 ? one : other;
        alias.data[0] = args.length;
        one.data[1] = 5;
        new P().data[0] = 7;
        for (int i = 0; i < other.data[0]; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
12 slice loop iterations
  2 class P {
  3     int[] data = new int[4];
  6         P one = new P();
  7         P other = new P();
  8         P alias = args.length > 1 ? one : other;
  9         alias.data[0] = args.length;
 10         one.data[1] = 5;
 11         new P().data[0] = 7;
 12         for (int i = 0; i < other.data[0]; i++) {
*/
