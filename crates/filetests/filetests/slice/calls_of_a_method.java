// test: slice
// How often a method is called depends on all of its callers, and on nothing that it does.
class P {
    static int seen;

    static void step(String text) {
        seen += text.length(); //@ slice calls
    }

    public static void main(String[] args) {
        step("first");
        for (String arg : args) {
            if (arg.isEmpty()) {
                step(arg);
            }
        }
        System.out.println(seen);
    }
}

/* expected
7 slice calls
 11         step("first");
 12         for (String arg : args) {
 13             if (arg.isEmpty()) {
 14                 step(arg);
*/
