// test: slice
// What is passed for a parameter that does not matter is sliced away.
class P {
    static int pick(int n, String text) {
        System.out.println(text);
        return n + 1;
    }

    static String dear(String[] args) {
        StringBuilder all = new StringBuilder();
        for (String arg : args) {
            all.append(arg);
        }
        return all.toString();
    }

    public static void main(String[] args) {
        int n = pick(args.length, dear(args));
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
19 slice loop iterations
  6         return n + 1;
 18         int n = pick(args.length, dear(args));
 19         for (int i = 0; i < n; i++) {
*/
