// args: 3 abc | 8 xyzzy | 14 q
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ExecutorService;
import java.util.stream.Gatherers;

/** Scoped values, memory outside the heap, class files, sequenced collections and virtual threads. */
public class Scopes {
    static int total;
    static final ScopedValue<Integer> LIMIT = ScopedValue.newInstance();
    static final ScopedValue<String> NAME = ScopedValue.newInstance();

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int limited(int by) {
        return LIMIT.isBound() ? LIMIT.get() + by : by;
    }

    static void scopes(int n, String word) {
        int[] seen = {0};
        ScopedValue.where(LIMIT, n).run(() -> seen[0] += limited(1));
        int first = seen[0];
        count(first);
        int unbound = limited(2) + n;
        count(unbound);
        int called = ScopedValue.where(LIMIT, n * 2).where(NAME, word).call(() -> limited(NAME.get().length()));
        count(called);
        int nested = ScopedValue.where(LIMIT, n).call(() -> ScopedValue.where(LIMIT, 1).call(() -> limited(0)) + limited(0));
        count(nested);
        int or = NAME.orElse("nothing").length() + n;
        count(or);
    }

    static void segments(int n) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment ints = arena.allocate(ValueLayout.JAVA_INT, n);
            for (int i = 0; i < n; i++) {
                ints.setAtIndex(ValueLayout.JAVA_INT, i, i * 2);
            }
            int last = ints.getAtIndex(ValueLayout.JAVA_INT, n - 1);
            count(last);
            MemorySegment part = ints.asSlice(4, 8);
            part.set(ValueLayout.JAVA_INT, 0, 33);
            int through = ints.getAtIndex(ValueLayout.JAVA_INT, 1);
            count(through);
            int size = (int) ints.byteSize();
            count(size);
            MemorySegment text = arena.allocateFrom("text" + n);
            int length = text.getString(0).length() + n;
            count(length);
            int outside = 0;
            try {
                ints.getAtIndex(ValueLayout.JAVA_INT, n);
            } catch (IndexOutOfBoundsException e) {
                outside += n;
            }
            count(outside);
        }
        int[] array = new int[n];
        MemorySegment heap = MemorySegment.ofArray(array);
        heap.fill((byte) 1);
        int filled = array[n - 1] & 63;
        count(filled + n);
        heap.setAtIndex(ValueLayout.JAVA_INT, 0, n * 3);
        int set = array[0];
        count(set);
        MemoryLayout pair = MemoryLayout.structLayout(ValueLayout.JAVA_INT.withName("a"), ValueLayout.JAVA_INT.withName("b"));
        VarHandle b = pair.varHandle(MemoryLayout.PathElement.groupElement("b"));
        b.set(heap, 0L, 21);
        int field = array[1] + n;
        count(field);
    }

    static void classes(int n, String word) {
        byte[] bytes = ClassFile.of().build(ClassDesc.of("Made"), builder -> {
            for (int i = 0; i < n; i++) {
                builder.withMethodBody(word + i, MethodTypeDesc.of(ConstantDescs.CD_void), ClassFile.ACC_STATIC, code -> code.return_());
            }
        });
        int size = bytes.length & 127;
        count(size);
        ClassModel model = ClassFile.of().parse(bytes);
        int methods = 0;
        for (MethodModel method : model.methods()) {
            methods += method.methodName().stringValue().length();
        }
        count(methods);
    }

    static void sequences(int n, String word) {
        SequencedMap<Integer, String> map = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            map.putFirst(i, word + i);
        }
        int first = map.firstEntry().getKey() + map.lastEntry().getValue().length();
        count(first);
        SequencedMap<Integer, String> back = map.reversed();
        back.putLast(100, word);
        int reversed = map.firstEntry().getKey() / 5 + back.size();
        count(reversed);
        map.pollLastEntry();
        int left = back.sequencedKeySet().getFirst() + back.size();
        count(left);
        SequencedCollection<String> set = new LinkedHashSet<>(List.of(word, "b", "c"));
        set.reversed().addFirst(word);
        int moved = set.getLast().length() + n;
        count(moved);
        List<Integer> list = new ArrayList<>();
        list.addFirst(n);
        list.addLast(2);
        list.reversed().removeFirst();
        int removed = list.getLast() + list.size();
        count(removed);
        int windows = map.keySet().stream().gather(Gatherers.windowSliding(2)).mapToInt(List::size).sum();
        count(windows);
    }

    static void virtual(int n) throws Exception {
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> all = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int at = i;
                all.add(each.submit(() -> at * 2));
            }
            int sum = 0;
            for (Future<Integer> one : all) {
                sum += one.get();
            }
            count(sum);
            int state = all.get(0).resultNow() + all.get(0).state().ordinal() + n;
            count(state);
        }
        int[] ran = {0};
        Thread thread = Thread.ofVirtual().name("v").start(() -> ran[0] += n);
        thread.join();
        int done = ran[0];
        count(done);
        int named = thread.getName().length() + (thread.isVirtual() ? n : 0);
        count(named);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        scopes(n, word);
        segments(n);
        classes(n, word);
        sequences(n, word);
        virtual(n);
        System.out.println(total);
    }
}
