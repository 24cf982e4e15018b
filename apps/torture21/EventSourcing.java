// args: 5 ann | 16 bob | 40 cy
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Accounts that are folds over events: commands that are checked, snapshots, projections with switches that yield, events that are upgraded or unknown. */
public class EventSourcing {
    sealed interface Event permits Opened, Moved, Closed, Legacy {
        String account();

        default int version() {
            return 2;
        }
    }

    record Opened(String account, int limit) implements Event {
    }

    sealed interface Moved extends Event permits Deposit, Withdrawal {
        int amount();
    }

    record Deposit(String account, int amount, Optional<String> from) implements Moved {
    }

    record Withdrawal(String account, int amount) implements Moved {
        Withdrawal {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
        }
    }

    record Closed(String account, Reason reason) implements Event {
    }

    record Legacy(String account, Object payload) implements Event {
        @Override
        public int version() {
            return 1;
        }
    }

    sealed interface Reason {
        enum Known implements Reason { ASKED, UNUSED }

        record Other(String text) implements Reason {
        }
    }

    record State(int balance, int limit, boolean open, int changes) {
        static final State NONE = new State(0, 0, false, 0);

        State with(IntUnaryOperator f) {
            return new State(f.applyAsInt(balance), limit, open, changes + 1);
        }
    }

    static int upgraded;
    static int applied;

    static Event upgrade(Event e) {
        if (e.version() == 2) {
            return e;
        }
        upgraded++;
        return switch (e) {
            case Legacy(var a, Integer i) when i >= 0 -> new Deposit(a, i, Optional.empty());
            case Legacy(var a, Integer i) -> new Withdrawal(a, -i);
            case Legacy(var a, String s) when s.startsWith("close:") -> new Closed(a, new Reason.Other(s.substring(6)));
            case Legacy(var a, Character c) -> new Opened(a, c - 'a');
            case Legacy(var a, var unknown) -> null;
            default -> throw new AssertionError();
        };
    }

    static State apply(State s, Event e) {
        applied++;
        return switch (upgrade(e)) {
            case null -> s;
            case Opened(var a, int limit) when !s.open() -> new State(s.balance(), limit, true, s.changes());
            case Moved m when !s.open() -> throw new IllegalStateException("closed " + m.amount());
            case Deposit(var a, int k, Optional<String> from) when from.isPresent() -> s.with(b -> b + k - from.get().length());
            case Deposit d -> s.with(b -> b + d.amount());
            case Withdrawal(var a, int k) when s.balance() - k < -s.limit() -> throw new IllegalStateException("limit " + a);
            case Withdrawal w -> s.with(b -> b - w.amount());
            case Closed(var a, Reason.Known k) -> switch (k) {
                case ASKED -> new State(0, 0, false, s.changes());
                case UNUSED -> s.changes() > 2 ? s : State.NONE;
            };
            case Closed(var a, Reason.Other(var text)) -> new State(s.balance() + text.length(), 0, false, 0);
            case Opened o -> s;
            case Legacy l -> s;
        };
    }

    final List<Event> log = new ArrayList<>();
    final NavigableMap<Integer, Map<String, State>> snapshots = new TreeMap<>();

    State load(String account) {
        var near = snapshots.lastEntry();
        State s = near == null ? State.NONE : near.getValue().getOrDefault(account, State.NONE);
        for (Event e : log.subList(near == null ? 0 : near.getKey(), log.size())) {
            if (e.account().equals(account)) {
                s = apply(s, e);
            }
        }
        return s;
    }

    boolean submit(Supplier<? extends Event> command) {
        Event e = command.get();
        State before = load(e.account());
        State after = apply(before, e);
        log.add(e);
        if (log.size() % 6 == 0) {
            Set<String> names = log.stream().map(Event::account).collect(Collectors.toCollection(TreeSet::new));
            snapshots.put(log.size(), names.stream().collect(Collectors.toMap(Function.identity(), this::load)));
        }
        return !after.equals(before);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        EventSourcing store = new EventSourcing();
        String[] names = {args[1], "other"};
        int changed = 0;
        int refused = 0;
        int invalid = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            String a = names[i % 5 / 3];
            Supplier<Event> command = () -> switch (k % 9) {
                case 0, 1 -> new Opened(a, k + 5);
                case 2 -> new Legacy(a, k % 4 == 0 ? (Object) 'f' : k);
                case 3 -> new Legacy(a, k % 2 == 0 ? -k : 2.5);
                case 4 -> new Deposit(a, k, k % 2 == 0 ? Optional.of(names[0]) : Optional.empty());
                case 5, 6 -> new Withdrawal(a, k * 2 - 20);
                case 7 -> new Closed(a, k % 3 == 0 ? Reason.Known.UNUSED : k % 3 == 1 ? Reason.Known.ASKED : new Reason.Other("r" + k));
                default -> new Legacy(a, k > 20 ? "close:" + k : "open");
            };
            try {
                changed += store.submit(command) ? 1 : 0;
            } catch (IllegalStateException e) {
                refused += e.getMessage().length();
            } catch (IllegalArgumentException e) {
                invalid++;
            }
        }
        int balances = 0;
        for (String s : names) {
            State state = store.load(s);
            balances += Math.abs(state.balance()) + state.changes() * 10 + (state.open() ? 1 : 0);
        }
        int steps = 0;
        for (int i = balances; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + changed + " " + refused + " " + invalid + " " + upgraded + " " + applied + " " + store.snapshots.size());
    }
}
