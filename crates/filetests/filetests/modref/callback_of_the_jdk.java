// test: modref
// A call of the JDK has what the function does that it calls back.
import java.util.List;

class P {
    static int sum;

    public static void main(String[] args) {
        List<String> list = List.of(args);
        list.forEach(text -> sum += text.length()); //@ modref forEach
        System.out.println(sum);
    }
}

/* expected
10 modref forEach
  reads ImmutableCollections.ListN of of at 9.elem
  reads ImmutableCollections.ListN of of at 9.state
  reads P.sum
  writes P.sum
*/
