// test: pointsto
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class P {
    static class A {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<A> future = pool.submit(() -> new A());
        A a = future.get(); //@ pointsto a
        pool.shutdown();
    }
}

/* expected
12 pointsto a
  P.A at 11
*/
