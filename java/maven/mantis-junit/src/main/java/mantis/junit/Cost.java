package mantis.junit;

import java.util.Map;
import java.util.TreeMap;
import mantis.watch.MethodCounts;

/** What a piece of a test took, in all and by method. */
final class Cost {
    /** What a method took itself, without what it calls. */
    record Part(String place, long entries, long bytecodes, long bytes) {
        static final Part NONE = new Part("", 0, 0, 0);

        long of(Resource resource) {
            return resource == Resource.BYTECODES ? bytecodes : bytes;
        }

        private Part plus(Part other) {
            return new Part(place, entries + other.entries, bytecodes + other.bytecodes, bytes + other.bytes);
        }
    }

    /** By method, as {@code com.x.A.m(int)}. */
    private final Map<String, Part> methods = new TreeMap<>();
    /** Whether the stack or the memory was used up, so that something is missing. */
    private final boolean incomplete;
    private final long elsewhere;

    /** The counts so far. */
    Cost(MethodCounts counts) {
        incomplete = counts.isIncomplete();
        elsewhere = counts.elsewhere();
        counts.visit((method, place, entries, bytecodes, bytes) ->
                methods.merge(method, new Part(place, entries, bytecodes, bytes), Part::plus));
    }

    /** Parts that were written down. */
    Cost(Map<String, Part> methods) {
        incomplete = false;
        elsewhere = 0;
        this.methods.putAll(methods);
    }

    long of(Resource resource) {
        return methods.values().stream().mapToLong(part -> part.of(resource)).sum();
    }

    Map<String, Part> methods() {
        return methods;
    }

    Part part(String method) {
        return methods.getOrDefault(method, Part.NONE);
    }

    /** Bytecodes of other threads meanwhile, which are in no other number. */
    long elsewhere() {
        return elsewhere;
    }

    boolean isIncomplete() {
        return incomplete;
    }
}
