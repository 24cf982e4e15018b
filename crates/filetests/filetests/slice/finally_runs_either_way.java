// test: slice
// known: javac copies the block behind `finally`. Without a profile the copy for exceptions is taken to
// run, and exceptions that nobody catches are assumed away: the slice is refused, though the copy does not
// matter.
class P {
    static int n;

    static void work(String text) {
        try {
            n += Integer.parseInt(text);
        } finally {
            n++;
        }
    }

    public static void main(String[] args) {
        work(args[0]);
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  refused: how line 12 is reached is not known
*/
