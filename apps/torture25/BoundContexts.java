// args: 3 ann | 12 bob | 40 cecily
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** A small server: a scope for each request, virtual threads, inherited values, and constructors that compute first. */
public class BoundContexts {
    record User(String name, Set<String> roles) {
        User {
            if (name.isBlank()) {
                throw new IllegalArgumentException("blank");
            }
            roles = Set.copyOf(roles);
        }

        boolean may(String role) {
            return roles.contains(role);
        }
    }

    static final ScopedValue<User> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> LEVEL = ScopedValue.newInstance();
    static final ScopedValue<List<String>> TRACE = ScopedValue.newInstance();
    static int denied;
    static int handled;
    static int depth;

    static abstract class Resource {
        final int cost;
        final String path;

        Resource(int cost, String path) {
            this.cost = cost;
            this.path = path;
            depth += describe().length();
        }

        String describe() {
            return path;
        }
    }

    static class Page extends Resource {
        final int size;
        private final String title;

        Page(int size, String title) {
            if (size < 0) {
                throw new IllegalArgumentException("size " + size);
            }
            int padded = size + 3 - size % 3;
            this.size = padded;
            this.title = title.strip();
            super(padded * 2, "/" + title);
        }

        @Override
        String describe() {
            return title + size;
        }
    }

    static int handle(String path, int k) {
        handled++;
        TRACE.get().add(path);
        if (!USER.get().may(path.substring(0, 1))) {
            denied++;
            return -1;
        }
        int level = LEVEL.orElse(0);
        if (level < k % 4) {
            return ScopedValue.where(LEVEL, level + 1).call(() -> handle(path + level, k)) + 1;
        }
        return path.length() + level;
    }

    static int request(String user, int k) {
        List<String> trace = new ArrayList<>();
        User u = new User(user, k % 2 == 0 ? Set.of("a", "b") : Set.of("b"));
        try {
            int r = ScopedValue.where(USER, u).where(TRACE, trace).call(() -> {
                if (k % 5 == 4) {
                    throw new IllegalStateException("five");
                }
                return handle(k % 3 == 0 ? "admin" : "basic", k);
            });
            return r + trace.size();
        } catch (IllegalStateException e) {
            return e.getMessage().length() + (USER.isBound() ? 100 : 0);
        }
    }

    interface Step<T, X extends Exception> {
        T run() throws X;
    }

    static <T, X extends Exception> T retry(int times, Step<T, X> step) throws X {
        for (int i = 1; ; i++) {
            try {
                return step.run();
            } catch (RuntimeException _) {
                if (i == times) {
                    throw new IllegalStateException("gave up");
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += request(args[1], i);
        }
        int pages = 0;
        int refused = 0;
        for (int i = -2; i < n; i++) {
            try {
                Resource page = new Page(i, " " + args[1] + i);
                pages += page.cost;
            } catch (IllegalArgumentException e) {
                refused += e.getMessage().length();
            }
        }
        AtomicInteger tries = new AtomicInteger();
        int got = retry(n, () -> {
            if (tries.incrementAndGet() % 3 != 0) {
                throw new IllegalArgumentException();
            }
            return tries.get() * 2;
        });
        int threads = 0;
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int k = i;
                tasks.add(() -> ScopedValue.where(LEVEL, k).call(() -> LEVEL.get() + (USER.isBound() ? 50 : 1)));
            }
            for (var f : pool.invokeAll(tasks)) {
                threads += f.resultNow();
            }
        }
        int[] carried = {0};
        ScopedValue.Carrier carrier = ScopedValue.where(LEVEL, n).where(USER, new User("x", Set.of()));
        carrier.run(() -> carried[0] += LEVEL.get() + USER.get().name().length());
        int direct = carrier.get(LEVEL);
        int unbound = 0;
        try {
            LEVEL.get();
        } catch (NoSuchElementException _) {
            unbound = n;
        }
        int other = 0;
        try {
            LEVEL.orElseThrow(() -> new IllegalStateException("level" + n));
        } catch (IllegalStateException e) {
            other = e.getMessage().length();
        }
        int ignored = 0;
        for (var _ : List.of(1, 2, n)) {
            ignored++;
        }
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        int kept = first.apply(n, 3) + ignored;
        int steps = 0;
        for (int i = sum + pages + refused + got + threads + carried[0] + direct + unbound + other + kept; i > 0; i -= 4) {
            steps++;
        }
        System.out.println(steps + " " + denied + " " + handled + " " + depth);
    }
}
