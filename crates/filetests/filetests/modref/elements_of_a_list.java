// test: modref
// Collections of the JDK have what they hold as pseudo-fields; another list has its own.
import java.util.ArrayList;
import java.util.List;

class P {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>();
        List<String> other = new ArrayList<>();
        list.add(args[0]); //@ modref add
        other.add(args[0]);
        String got = list.get(0); //@ modref get
        System.out.println(got + other.get(0) + list.size());
    }
}

/* expected
10 modref add
  reads ArrayList at 8.state
  writes ArrayList at 8.elem
  writes ArrayList at 8.state
12 modref get
  reads ArrayList at 8.elem
  reads ArrayList at 8.state
*/
