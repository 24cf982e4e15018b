// test: pointsto
import java.util.Iterator;

class P implements Iterable<Object> {
    static class A {}

    public Iterator<Object> iterator() {
        return new Iterator<>() {
            public boolean hasNext() {
                return true;
            }

            public Object next() {
                return new A();
            }
        };
    }

    public static void main(String[] args) {
        for (Object a : new P()) { //@ calls
            System.out.println(a); //@ pointsto a
        }
    }
}

/* expected
20 calls
  <init>:
    P.<init>
  iterator:
    P.iterator
  hasNext:
    P.1.hasNext
  next:
    P.1.next
21 pointsto a
  P.A at 14
*/
