// test: slice
// Bytes of an exception have its stack trace, and so their number is another one in a slice; the object that
// is read from them may be asked for its message.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

class P {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new IllegalStateException(args[0]));
        }
        for (int i = 0; i < bytes.size(); i++) {} //@ slice loop iterations
        ByteArrayOutputStream texts = new ByteArrayOutputStream();
        texts.write(args[0].getBytes());
        for (int i = 0; i < texts.size(); i++) {} //@ slice loop iterations
    }
}

/* expected
15 slice loop iterations
  refused: depends on stack through java.io.ObjectOutputStream.writeObject at line 13
18 slice loop iterations
  refused: depends on stack through java.io.ObjectOutputStream.writeObject at line 13
*/
