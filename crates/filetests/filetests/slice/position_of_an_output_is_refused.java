// test: slice both
import java.io.FileOutputStream;

class P {
    public static void main(String[] args) throws Exception {
        long room = new FileOutputStream(args[0]).getChannel().position();
        for (int i = 0; i < room; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
7 slice loop iterations
  refused: needs java.nio.channels.FileChannel.position at line 6: file-write
7 slice loop iterations, optimistic
  refused: needs java.io.FileOutputStream.getChannel at line 6, which no predictor may call
*/
