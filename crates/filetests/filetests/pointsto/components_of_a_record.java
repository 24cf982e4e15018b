// test: pointsto
record Pair(Object first, Object second) {}

class P {
    public static void main(String[] args) {
        Pair pair = new Pair(new int[1], new long[1]);
        Object first = pair.first(); //@ pointsto first
        Object second = pair.second(); //@ pointsto second
    }
}

/* expected
7 pointsto first
  int[] at 6
8 pointsto second
  long[] at 6
*/
