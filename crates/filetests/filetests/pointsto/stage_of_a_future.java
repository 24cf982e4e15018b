// test: pointsto
import java.util.concurrent.CompletableFuture;

class P {
    static class A {}

    static class B {}

    static class Failed {}

    public static void main(String[] args) {
        Object x = CompletableFuture.supplyAsync(() -> new A())
            .thenApply(a -> (Object) new B())
            .exceptionally(e -> new Failed())
            .join(); //@ pointsto join()
    }
}

/* expected
15 pointsto join()
  P.A at 12
  P.B at 13
  P.Failed at 14
*/
