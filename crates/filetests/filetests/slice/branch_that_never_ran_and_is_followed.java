// test: slice
// Code that no run executed and that is followed all the same is in the slice.
class P {
    static int rare(String[] args) {
        return args[0].length() * 1000; //@ warm
    }

    public static void main(String[] args) {
        int n = args.length;
        if (n > 99) {
            n = rare(args); //@ warm
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
13 slice loop iterations
  5         return args[0].length() * 1000;
  9         int n = args.length;
 10         if (n > 99) {
 11             n = rare(args);
 13         for (int i = 0; i < n; i++) {
*/
