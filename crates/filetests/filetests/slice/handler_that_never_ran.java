// test: slice
// Where runs are known and none came to the handler, what leads there is kept to notice an input that goes
// there.
class P {
    static String find(String[] args) {
        return args.length > 2 ? args[0] : null;
    }

    public static void main(String[] args) {
        int n = 1;
        try {
            System.out.println(find(args).length());
        } catch (Exception e) {
            n = 3; //@ never
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
16 slice loop iterations
  6         return args.length > 2 ? args[0] : null;
 10         int n = 1;
 12             System.out.println(find(args).length());
 16         for (int i = 0; i < n; i++) {
*/
