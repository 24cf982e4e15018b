// test: pointsto
// What closing throws after the block threw is suppressed: the exception of the block has it.
class P implements AutoCloseable {
    static class OfBlock extends RuntimeException {}

    static class OfClose extends RuntimeException {}

    public void close() {
        throw new OfClose();
    }

    public static void main(String[] args) {
        try (P p = new P()) {
            throw new OfBlock();
        } catch (OfBlock e) {
            Throwable suppressed = e.getSuppressed()[0]; //@ pointsto []
        }
    }
}

/* expected
16 pointsto []
  P.OfClose at 9
  Throwable that is thrown
*/
