// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.*;

/** Names and numbers that the JVM and the JDK hand out in the order in which things are made. */
public class NumberedNames {
    static int total;

    enum Kind { A, B, C, D, E }

    static class Key {
        final Kind kind;
        final int id;

        Key(Kind kind, int id) {
            this.kind = kind;
            this.id = id;
        }

        @Override
        public int hashCode() {
            return Objects.hash(kind, id);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).kind == kind && ((Key) o).id == id;
        }
    }

    static class Mixed {
        final Object lock = new Object();
        final int id;

        Mixed(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return lock.hashCode() * 31 + id;
        }

        @Override
        public boolean equals(Object o) {
            return this == o;
        }
    }

    static class Plain {}

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int digits(String s) {
        int d = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) {
                d = d * 10 + c - '0';
            }
        }
        return d;
    }

    static int message(Runnable r) {
        try {
            r.run();
            return 0;
        } catch (RuntimeException e) {
            return String.valueOf(e.getMessage()).length();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int[] ran = {0};
        for (int i = 0; i < n % 5; i++) {
            Thread unneeded = new Thread(() -> ran[0] += 3);
            unneeded.start();
            unneeded.join();
        }
        Thread named = new Thread(() -> ran[0]++);
        int number = digits(named.getName()) + n;
        count(number);
        long id = named.getId() - Thread.currentThread().getId();
        count((int) id);
        int priority = named.getPriority() + n;
        count(priority);
        Executors.newFixedThreadPool(1).shutdown();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int inPool = digits(pool.submit(() -> Thread.currentThread().getName()).get()) + n;
        pool.shutdown();
        count(inPool);
        Timer unused = new Timer();
        unused.cancel();
        CompletableFuture<String> where = new CompletableFuture<>();
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                where.complete(Thread.currentThread().getName());
            }
        }, 0);
        int timed = digits(where.get()) + n;
        timer.cancel();
        count(timed);
        Runnable first = () -> total++;
        Supplier<Integer> second = () -> n;
        int lambda = second.getClass().getName().indexOf("Lambda") + n;
        count(lambda);
        int lambdaName = second.getClass().getSimpleName().length() + n;
        count(lambdaName);
        int synthetic = second.getClass().isSynthetic() ? n : 1;
        count(synthetic);
        first.run();
        Object anonymous = new Object() {};
        int anonymousName = digits(anonymous.getClass().getName()) + n;
        count(anonymousName);
        Map<Key, Integer> keys = new HashMap<>();
        for (int i = 0; i < n; i++) {
            keys.put(new Key(Kind.values()[i % 5], i / 5), i);
        }
        int firstKey = keys.keySet().iterator().next().id + n;
        count(firstKey);
        int found = keys.getOrDefault(new Key(Kind.B, 0), 100);
        count(found);
        int sum = 0;
        for (int v : keys.values()) {
            sum += v;
        }
        count(sum % 100);
        Set<Mixed> mixed = new HashSet<>();
        for (int i = 0; i < n; i++) {
            mixed.add(new Mixed(i));
        }
        int inMixed = mixed.iterator().next().id;
        count(inMixed);
        int notComparable = message(() -> new TreeSet<Object>().add(new Plain())) + n;
        count(notComparable);
        int sorted = message(() -> Arrays.sort(new Object[] {new Plain(), new Plain()})) + n;
        count(sorted);
        int compared = message(() -> Collections.max((Collection) List.of("x", n))) + n;
        count(compared);
        int cast = message(() -> Integer.class.cast(new Plain())) + n;
        count(cast);
        int enumMessage = message(() -> Kind.valueOf("x" + n));
        count(enumMessage);
        int checked = message(() -> ((List) Collections.checkedList(new ArrayList<>(), String.class)).add(n)) + n;
        count(checked);
        int queued = message(() -> new PriorityQueue<Object>(List.of(new Plain(), n))) + n;
        count(queued);
        int stored = message(() -> List.of(1, n).toArray(new String[2])) + n;
        count(stored);
        int nullKey = message(() -> new TreeMap<String, Integer>().put(null, n)) + n;
        count(nullKey);
        int nullElement = message(() -> List.of("x", null)) + n;
        count(nullElement);
        int required = message(() -> Objects.requireNonNull(null, "needed " + n));
        count(required);
        int monitor = message(() -> new Object().notify());
        count(monitor + n);
        int array = message(() -> {
            Object o = new Plain[0];
            ((Object[]) o)[n] = "x";
        });
        count(array);
        AtomicInteger own = new AtomicInteger();
        ThreadFactory factory = r -> new Thread(r, "own-" + own.incrementAndGet());
        factory.newThread(() -> {});
        int ownName = digits(factory.newThread(() -> {}).getName()) + n;
        count(ownName);
        int group = Thread.currentThread().getThreadGroup().getName().length() + n;
        count(group);
        String text = new Plain().toString();
        int at = text.indexOf('@');
        count(at + n);
        int hex = Integer.parseInt(text.substring(at + 1), 16) % 2 + n;
        count(hex);
        System.out.println(total > 0);
    }
}
