// args: 6 | 25 snap | 70 upcast
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Mini event-sourced ledger: sealed record events are folded into accounts, old event versions are upcast
 * while reading, snapshots alias the live account objects unless copied, and projections that subscribe
 * late are replayed.
 */
public class LedgerEvents {
    sealed interface Event permits Opened, Moved, Closed, Fee, Legacy { String account(); }
    record Opened(String account, int limit) implements Event { }
    record Moved(String account, String to, int cents) implements Event {
        Moved {
            if (cents <= 0) throw new IllegalArgumentException("amount " + cents);
        }
    }
    record Closed(String account) implements Event { }
    record Fee(String account, int cents, Event cause) implements Event {
        static int depth(Event e) { return e instanceof Fee f ? 1 + depth(f.cause()) : 0; }
    }
    record Legacy(String account, Map<String, Object> data) implements Event {
        Legacy { data = Collections.unmodifiableMap(data); }       // a view: later changes of the source show
    }

    static class Account implements Cloneable {
        final String id;
        int balance, limit, version;
        List<Integer> history = new ArrayList<>();
        Account(String id, int limit) { this.id = id; this.limit = limit; }
        void add(int c) {
            balance += c;
            version++;
            history.add(balance);
        }
        @Override public Account clone() {
            try {
                return (Account) super.clone();                    // shallow: history is shared
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Rejected extends RuntimeException {
        private static final long serialVersionUID = 1;
        Rejected(String m) { super(m); }
    }

    static class Store {
        final List<Event> log = new ArrayList<>();
        final Map<String, Account> accounts = new LinkedHashMap<>();
        final Map<String, Consumer<Event>> projections = new TreeMap<>();
        final NavigableMap<Integer, Map<String, Account>> snapshots = new TreeMap<>();
        int rejected, upcasts, applied;

        void append(Event e) {
            log.add(e);
            try {
                for (Event x : upcast(e)) apply(x);
                projections.values().forEach(p -> p.accept(e));
            } catch (Rejected r) {
                rejected++;
                log.remove(log.size() - 1);
            } finally {
                if (log.size() % 10 == 0) snapshots.putIfAbsent(log.size(), new LinkedHashMap<>(accounts));   // aliases
            }
        }

        List<Event> upcast(Event e) {
            if (!(e instanceof Legacy l)) return List.of(e);
            upcasts++;
            Object v = l.data().get("v");
            if (v instanceof Integer i && i > 0) return List.of(new Moved(l.account(), "bank", i));
            if (v instanceof String s && !s.isBlank()) return s.chars().mapToObj(c -> (Event) new Fee(l.account(),
                    c % 10, l)).collect(Collectors.toList());
            return List.of();
        }

        void apply(Event e) {
            applied++;
            Account a = accounts.get(e.account());
            if (e instanceof Opened o) {
                if (a != null) throw new Rejected("twice");
                accounts.put(o.account(), new Account(o.account(), o.limit()));
            } else if (a == null) {
                throw new Rejected("unknown");
            } else if (e instanceof Moved m) {
                if (a.balance - m.cents() < -a.limit) throw new Rejected("limit");
                a.add(-m.cents());                                   // stays, even if the target is unknown
                Account t = accounts.get(m.to());
                if (t == null) throw new Rejected("target");
                t.add(m.cents());
            } else if (e instanceof Fee f) {
                a.add(-f.cents() << Fee.depth(f.cause()));
            } else if (e instanceof Closed) {
                if (a.balance != 0) throw new Rejected("not empty");
                accounts.remove(a.id);
            }
        }

        void subscribe(String name, Consumer<Event> p) {
            log.forEach(p);
            projections.put(name, p);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Store st = new Store();
        st.append(new Opened("bank", 1 << 20));
        for (int i = 0; i < 4; i++) st.append(new Opened("acc" + i, 40 + i * 30));
        Map<String, Object> shared = new HashMap<>();
        int invalid = 0, x = n;
        int[] big = new int[2];
        Map<Class<?>, Integer> kinds = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            x = (x * 75 + 74) % 65537;
            String who = "acc" + x % 5, other = x % 7 < 2 ? "bank" : "acc" + (x / 5) % 5;
            shared.put("v", i % 3 == 0 ? (Object) "fee" : i % 3 == 1 ? (Object) (i - 10) : null);
            Event e;
            try {
                e = switch (x % 6) {
                    case 0 -> new Opened(who, x % 300);
                    case 1, 2 -> new Moved(other, who, x % 100 - 9);
                    case 3 -> mode.equals("upcast") ? new Legacy(who, shared) : new Fee(who, 2, new Closed(who));
                    case 4 -> new Fee(who, 3, new Fee(who, 1, st.log.get(st.log.size() - 1)));
                    default -> new Closed(who);
                };
            } catch (IllegalArgumentException ex) {
                invalid++;
                e = new Moved("bank", who, 5);
            }
            st.append(e);
            if (i == n / 2) st.subscribe("kinds", ev -> kinds.merge(ev.getClass(), 1, Integer::sum));
            if (i == n / 3) st.subscribe("big",
                    ev -> {
                        if (ev instanceof Moved m && m.cents() > 30 || 
                    ev instanceof Fee) big[0]++; else big[1] += ev.hashCode() == new Closed(ev.account()).hashCode() ? 1 : 0; });
        }
        int drift = 0;
        for (Map<String, Account> snap : st.snapshots.values()) {
            for (Account old : snap.values()) {
                Account now = st.accounts.get(old.id);
                if (now == old) drift++;                              // aliased: the snapshot moved on
                else drift += 100;
            }
        }
        if (mode.equals("snap")) {
            for (Account a : st.accounts.values()) {
                Account c = a.clone();
                c.add(7);                                             // balance is separate, history is not
                drift += a.history.size() - a.version;
            }
        }
        Store replay = new Store();
        st.log.forEach(replay::append);                               // Legacy events show the last shared data now
        int same = 0;
        for (Account a : st.accounts.values()) {
            Account b = replay.accounts.get(a.id);
            if (b != null && b.balance == a.balance) same++;
        }
        int peak = st.accounts.values().stream().flatMap(a -> a.history.stream()).mapToInt(Integer::intValue).max().orElse(0);
        int acc = 0;
        for (int i = 0; i < peak % 97 + st.applied; i++) acc += big[0] * i % 5;
        System.out.println(st.log.size() + " " + st.rejected + " " + st.upcasts + " " + invalid + " " + drift + " "
                + replay.rejected + " " + same + " " + peak + " " + big[0] + " " + big[1]
            + " " + kinds.values() + " " + acc);
    }
}
