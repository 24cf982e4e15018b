// test: slice
record Size(int width, int height) {}

class P {
    public static void main(String[] args) {
        Size size = new Size(args.length, args[0].length());
        for (int i = 0; i < size.width(); i++) { //@ slice loop iterations
            System.out.println(size.height());
        }
    }
}

/* expected
7 slice loop iterations
  2 record Size(int width, int height) {}
  6         Size size = new Size(args.length, args[0].length());
  7         for (int i = 0; i < size.width(); i++) {
*/
