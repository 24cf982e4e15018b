// test: pointsto
// A handler gets the exceptions of its class, also of those that a called method throws. That an earlier
// handler catches some of them takes nothing away.
class P {
    static class Wrong extends RuntimeException {}

    static class Other extends RuntimeException {}

    static void fail(int n) {
        if (n > 1) {
            throw new Wrong();
        }
        throw new Other();
    }

    public static void main(String[] args) {
        try {
            fail(args.length);
        } catch (Wrong e) {
            System.out.println(e); //@ pointsto e
        } catch (RuntimeException e) {
            System.out.println(e); //@ pointsto e
        }
    }
}

/* expected
20 pointsto e
  P.Wrong at 11
22 pointsto e
  P.Other at 13
  P.Wrong at 11
  RuntimeException that is thrown
*/
