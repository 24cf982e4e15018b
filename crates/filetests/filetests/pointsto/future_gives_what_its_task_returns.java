// test: pointsto
import java.util.concurrent.CompletableFuture;

class P {
    static class A {}

    public static void main(String[] args) {
        CompletableFuture<Object> future = CompletableFuture.supplyAsync(() -> new A());
        Object got = future.join(); //@ pointsto got
    }
}

/* expected
9 pointsto got
  P.A at 8
*/
