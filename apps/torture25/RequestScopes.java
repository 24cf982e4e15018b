// args: 3 alice | 11 bob | 28 eve
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** A chain of handlers with values bound for what they call: rebinding, loss behind exceptions and in new threads, transactions that roll back, defaults. */
public class RequestScopes {
    record Request(String user, int number) {
    }

    static final class Transaction {
        final Map<String, Integer> written = new LinkedHashMap<>();
        final Transaction outer;
        int depth;

        Transaction(Transaction outer) {
            this.outer = outer;
            depth = outer == null ? 1 : outer.depth + 1;
        }

        Integer read(String key) {
            Integer v = written.get(key);
            return v != null ? v : outer != null ? outer.read(key) : STORE.get(key);
        }

        void commit() {
            (outer == null ? STORE : outer.written).putAll(written);
        }
    }

    interface Handler {
        int handle(Request r) throws Exception;

        default Handler within(UnaryOperator<Handler> around) {
            return around.apply(this);
        }
    }

    static final Map<String, Integer> STORE = new TreeMap<>();
    static final ScopedValue<Request> CURRENT = ScopedValue.newInstance();
    static final ScopedValue<Transaction> TX = ScopedValue.newInstance();
    static final ScopedValue<Consumer<String>> LOG = ScopedValue.newInstance();
    static int commits;
    static int rollbacks;
    static int logged;

    static void log(String s) {
        LOG.orElse(t -> logged += 100).accept(s);
    }

    static Handler transactional(Handler h) {
        return r -> {
            Transaction tx = new Transaction(TX.isBound() ? TX.get() : null);
            boolean good = false;
            try {
                int k = ScopedValue.where(TX, tx).call(() -> h.handle(r));
                good = true;
                return k;
            } finally {
                if (good) {
                    commits += tx.depth;
                    tx.commit();
                } else {
                    rollbacks++;
                    log("rolled back " + CURRENT.get().number());
                }
            }
        };
    }

    static Handler logging(Handler h) {
        return r -> {
            List<String> lines = new ArrayList<>();
            try {
                return ScopedValue.where(LOG, lines::add).where(CURRENT, r).call(() -> h.handle(r));
            } catch (IllegalStateException e) {
                lines.add(e.getMessage());
                return -lines.size();
            } finally {
                log("end");
                logged += lines.size();
            }
        };
    }

    static int transfer(Request r) throws Exception {
        Transaction tx = TX.get();
        int old = Objects.requireNonNullElse(tx.read(r.user()), 10);
        tx.written.put(r.user(), old + r.number());
        log("moved");
        if (r.number() % 4 == 3) {
            throw new IllegalStateException("refused " + old);
        }
        if (r.number() % 5 == 2) {
            Request inner = new Request(r.user() + "2", r.number() / 2);
            try {
                return ScopedValue.where(CURRENT, inner).call(() -> transactional(RequestScopes::transfer).handle(inner)) + CURRENT.get().number();
            } catch (IllegalStateException e) {
                log("inner " + e.getMessage());
                return 1000;
            }
        }
        return old;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Handler chain = ((Handler) RequestScopes::transfer).within(RequestScopes::transactional).within(RequestScopes::logging);
        int sum = 0;
        int negative = 0;
        for (int i = 0; i < n; i++) {
            int k = chain.handle(new Request(i % 3 == 0 ? args[1] : "u" + i % 2, i));
            if (k < 0) {
                negative -= k;
            } else {
                sum += k % 100;
            }
        }
        int unbound = 0;
        try {
            transfer(new Request("x", 1));
        } catch (NoSuchElementException e) {
            unbound = n;
        }
        int threads = ScopedValue.where(CURRENT, new Request("main", n)).call(() -> {
            int found = 0;
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                Request mine = CURRENT.get();
                for (int i = 0; i < 3; i++) {
                    int k = i;
                    Callable<Integer> task = () -> CURRENT.isBound() ? 100 : LOG.isBound() ? 50 : k;
                    found += pool.submit(i == 1 ? () -> ScopedValue.where(CURRENT, mine).call(task::call) : task).get();
                }
            }
            return found + CURRENT.get().user().length();
        });
        int[] nested = {0};
        ScopedValue.where(TX, new Transaction(null)).run(() -> {
            for (int i = 0; i < n; i++) {
                int k = i;
                ScopedValue.where(TX, new Transaction(TX.get())).run(() -> nested[0] += TX.get().depth * (k % 3));
            }
            TX.get().written.put("never", 1);
        });
        int stored = 0;
        for (Map.Entry<String, Integer> e : STORE.entrySet()) {
            stored += e.getValue() + e.getKey().length();
        }
        int rebound = ScopedValue.where(CURRENT, new Request("a", 1)).where(CURRENT, new Request("bb", 2)).call(() -> CURRENT.get().user().length());
        int steps = 0;
        for (int i = sum + negative + unbound + threads + nested[0] + stored + rebound; i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + STORE.size() + " " + commits + " " + rollbacks + " " + logged);
    }
}
