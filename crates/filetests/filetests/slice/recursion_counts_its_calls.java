// test: slice
class P {
    static int visited;

    static void visit(int depth, int label) {
        visited++; //@ slice calls
        if (depth > 0) {
            visit(depth - 1, label * 2);
            visit(depth - 1, label * 2 + 1);
        }
        System.out.println(label);
    }

    public static void main(String[] args) {
        visit(args.length, 1);
        System.out.println(visited);
    }
}

/* expected
6 slice calls
  7         if (depth > 0) {
  8             visit(depth - 1, label * 2);
  9             visit(depth - 1, label * 2 + 1);
 15         visit(args.length, 1);
*/
