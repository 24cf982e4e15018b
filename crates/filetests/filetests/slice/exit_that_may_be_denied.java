// test: slice
// Where the program has a security manager the end of the JVM may be denied, and it goes on.
class P {
    static int denied;

    public static void main(String[] args) {
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkExit(int status) {
                throw new SecurityException();
            }
        });
        for (int i = 0; i < args.length; i++) { //@ slice loop iterations
            try {
                System.exit(i);
            } catch (SecurityException e) {
                denied++;
            }
        }
    }
}

/* expected
13 slice loop iterations
  refused: depends on whether a security manager lets the JVM end at line 15
*/
