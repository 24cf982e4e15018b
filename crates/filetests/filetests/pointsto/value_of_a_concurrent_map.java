// test: pointsto
import java.util.concurrent.ConcurrentHashMap;

class P {
    static class First {}

    static class Merged {}

    public static void main(String[] args) {
        ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
        map.merge("x", new First(), (a, b) -> new Merged()); //@ calls merge
        Object x = map.get("x"); //@ pointsto x
    }
}

/* expected
11 calls merge
  merge:
    JDK ConcurrentHashMap.merge
    P.lambda$main$0, called back by ConcurrentHashMap.merge
12 pointsto x
  P.First at 11
  P.Merged at 11
*/
