// test: slice
// What a native method was given it may change, and static fields of its class; what it cannot reach it
// cannot.
class P {
    static int kept;
    static native void fill(int[] data);

    public static void main(String[] args) {
        int n = args.length;
        int[] data = new int[2];
        int[] own = new int[2];
        fill(data);
        for (int i = 0; i < data[0]; i++) { //@ slice loop iterations
            n++;
        }
        for (int i = 0; i < kept; i++) { //@ slice loop iterations
            n++;
        }
        own[0] = args.length;
        for (int i = 0; i < own[0]; i++) { //@ slice loop iterations
            n++;
        }
        kept = n;
    }
}

/* expected
13 slice loop iterations
  refused: code, which runs by reflection or from native code, may change what line 13 reads
16 slice loop iterations
  refused: code, which runs by reflection or from native code, may change what line 16 reads
20 slice loop iterations
 11         int[] own = new int[2];
 19         own[0] = args.length;
 20         for (int i = 0; i < own[0]; i++) {
*/
