// test: pointsto
class P {
    static class Inner extends RuntimeException {}

    static class Outer extends RuntimeException {
        Outer(Throwable cause) {
            super(cause);
        }
    }

    public static void main(String[] args) {
        try {
            throw new Outer(new Inner());
        } catch (Outer e) {
            System.out.println(e.getCause()); //@ pointsto getCause()
        }
    }
}

/* expected
15 pointsto getCause()
  P.Inner at 13
*/
