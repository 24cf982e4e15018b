// test: pointsto
import java.lang.ref.WeakReference;

class P {
    public static void main(String[] args) {
        WeakReference<Object> weak = new WeakReference<>(new int[1]);
        Object x = weak.get(); //@ pointsto x
    }
}

/* expected
7 pointsto x
  int[] at 6
*/
