// test: slice
// What describes the stack or the code around it is another thing in a slice.
import java.io.PrintWriter;
import java.io.StringWriter;

class P {
    public static void main(String[] args) {
        Throwable thrown = new Throwable();
        for (int i = 0; i < thrown.getStackTrace().length; i++) {} //@ slice loop iterations
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        for (int i = 0; i < trace.toString().length(); i++) {} //@ slice loop iterations
        for (int i = 0; i < Thread.currentThread().getStackTrace().length; i++) {} //@ slice loop iterations
    }
}

/* expected
9 slice loop iterations
  refused: depends on stack through java.lang.Throwable.getStackTrace at line 9
12 slice loop iterations
  refused: depends on stack through java.lang.Throwable.printStackTrace at line 11
13 slice loop iterations
  refused: depends on stack through java.lang.Thread.getStackTrace at line 13
*/
