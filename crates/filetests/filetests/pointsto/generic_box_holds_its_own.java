// test: pointsto
// Type arguments are erased: boxes are told apart by where they are made.
class P {
    static class Box<T> {
        T held;

        Box(T held) {
            this.held = held;
        }

        T get() {
            return held;
        }
    }

    public static void main(String[] args) {
        Box<int[]> one = new Box<>(new int[1]);
        Box<long[]> other = new Box<>(new long[1]);
        int[] own = one.held; //@ pointsto own
        int[] got = one.get(); //@ pointsto get(); pointsto got
    }
}

/* expected
19 pointsto own
  int[] at 17
20 pointsto get()
  int[] at 17
  long[] at 18
20 pointsto got
  int[] at 17
*/
