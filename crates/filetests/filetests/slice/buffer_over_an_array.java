// test: slice
// A buffer writes through to its array.
import java.nio.ByteBuffer;

class P {
    public static void main(String[] args) {
        byte[] bytes = new byte[4];
        ByteBuffer.wrap(bytes).putInt(args.length);
        byte[] other = new byte[4];
        ByteBuffer.wrap(other).putInt(7);
        for (int i = 0; i < bytes[3]; i++) { //@ slice loop iterations
            System.out.println(other[3]);
        }
    }
}

/* expected
11 slice loop iterations
  7         byte[] bytes = new byte[4];
  8         ByteBuffer.wrap(bytes).putInt(args.length);
 11         for (int i = 0; i < bytes[3]; i++) {
*/
