// args: 5 3 10|9 4 33|14 2 60
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicLong;

public class VirtualActors {
    sealed interface Msg permits Deposit, Ask, Become, Fail, Stop { }
    record Deposit(String who, int amount) implements Msg { }
    record Ask(String who, CompletableFuture<Integer> reply) implements Msg { }
    record Become(Behaviour next) implements Msg { }
    record Fail(String why) implements Msg { }
    record Stop() implements Msg { }

    @FunctionalInterface interface Behaviour { Behaviour on(Msg m) throws Exception; }

    static class Actor {
        final LinkedBlockingQueue<Msg> mailbox = new LinkedBlockingQueue<>();
        final Thread thread;
        final Actor supervisor;
        int handled, restarts;
        Actor(String name, Actor supervisor, Behaviour initial) {
            this.supervisor = supervisor;
            thread = Thread.ofVirtual().name(name).start(() -> {
                Behaviour b = initial;
                while (b != null) {
                    try {
                        Msg m = mailbox.take();
                        handled++;
                        b = m instanceof Become(Behaviour next) ? next : b.on(m);
                    } catch (InterruptedException e) {
                        b = null;
                    } catch (Exception e) {
                        restarts++;
                        b = initial; // forget the learnt behaviour
                        if (supervisor != null) supervisor.tell(new Fail(e.getMessage()));
                    }
                }
            });
        }
        void tell(Msg m) { mailbox.add(m); }
        int ask(String who) throws InterruptedException {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            tell(new Ask(who, f));
            try { return f.get(); } catch (ExecutionException e) { return -f.exceptionNow().getMessage().length(); }
        }
    }

    static class Bank implements Behaviour {
        final Map<String, Integer> accounts = new TreeMap<>();
        int frozenAsks;
        @Override public Behaviour on(Msg m) {
            return switch (m) {
                case Deposit(var who, var amount) when amount % 11 == 10 -> throw new IllegalArgumentException(who + amount);
                case Deposit(var who, var amount) -> {
                    if (accounts.merge(who, amount, Integer::sum) > 60) yield this::frozen;
                    yield this;
                }
                case Ask(var who, var reply) when accounts.containsKey(who) -> { reply.complete(accounts.get(who)); yield this; }
                case Ask(var who, var reply) -> { reply.completeExceptionally(new IllegalStateException("no " + who)); yield this; }
                case Stop() -> null;
                default -> this;
            };
        }
        Behaviour frozen(Msg m) {
            if (m instanceof Ask(String who, CompletableFuture<Integer> reply)) {
                reply.complete(++frozenAsks * 1000);
                return frozenAsks % 3 == 0 ? this : this::frozen;
            }
            return m instanceof Stop ? null : this::frozen;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]), max = Integer.parseInt(args[2]);
        List<String> failures = new ArrayList<>();
        Actor boss = new Actor("boss", null, new Behaviour() { @Override public Behaviour on(Msg m) {
                return m instanceof Fail(String why) && failures.add(why) || !(m instanceof Stop) ? this : null;
        } });
        List<Actor> banks = new ArrayList<>();
        List<Bank> states = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            Bank b = new Bank();
            states.add(b);
            banks.add(new Actor("bank" + i, boss, b));
        }
        int negative = 0, units = 0, frozen = 0;
        for (int i = 0; i < n * k; i++) {
            Actor a = banks.get(i % k);
            a.tell(new Deposit("c" + i % n, i * 7 % max));
            if (i % 4 == 3) {
                int v = a.ask("c" + i / 2 % n); // the answer orders everything before it
                if (v < 0) negative++;
                else if (v >= 1000) frozen += v / 1000;
                else for (int j = 0; j < v; j += k) units++;
            }
            Bank own = states.get(i % k);
            if (i == n) a.tell(new Become(m -> m instanceof Ask(var w, var r) && r.complete(w.length()) ? own : m instanceof Stop ? null : own));
        }
        for (Actor a : banks) { a.tell(new Stop()); a.thread.join(); }
        boss.tell(new Stop());
        boss.thread.join();
        int handled = 0, restarts = 0, accounts = 0;
        for (Actor a : banks) { handled += a.handled; restarts += a.restarts; }
        for (Bank b : states) for (int v : b.accounts.values()) if (v % 2 == 0) accounts++;
        PriorityBlockingQueue<String> sorted = new PriorityBlockingQueue<>(failures); // their order depends on the schedule
        AtomicLong digest = new AtomicLong();
        for (String s; (s = sorted.poll()) != null; ) { String t = s; digest.updateAndGet(d -> (d * 31 + t.hashCode()) % 1009); }
        System.out.println(negative + " " + units + " " + frozen + " " + handled + " " + restarts + " " + accounts + " " + failures.size() + " "
                + digest + " " + boss.handled);
    }
}
