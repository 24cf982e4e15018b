// args: 4 100 r3r2w | 2 30 wwrr | 9 500 r1r5wr2ww | 1 8 w
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** A ledger whose rights and budget come from scoped values rebound on the way down. */
public class ScopedAudit {
    record User(String name, int level) { }

    static final class Budget {
        int left;

        Budget(int left) {
            this.left = left;
        }
    }

    static final ScopedValue<User> USER = ScopedValue.newInstance();
    static final ScopedValue<Budget> BUDGET = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static final class Denied extends Exception {
        private static final long serialVersionUID = 1;

        Denied(String why) {
            super(why);
        }
    }

    final List<String> journal = new ArrayList<>();
    int denied;
    int reads;
    int unbound;

    int charge(int cost) throws Denied {
        Budget b = BUDGET.orElseThrow(() -> new Denied("budget"));
        if (b.left < cost) {
            throw new Denied(USER.get().name());
        }
        return b.left -= cost;
    }

    int read(int pages) throws Denied {
        int depth = DEPTH.orElse(0);
        int cost = 0;
        for (int i = 0; i < pages * (depth + 1); i++) {
            cost += USER.isBound() ? USER.get().level() : 7;
            reads++;
        }
        charge(cost);
        if (pages > 1) {
            return ScopedValue.where(DEPTH, depth + 1).call(() -> cost0(pages));
        }
        return cost;
    }

    private int cost0(int pages) throws Denied {
        return pages / 2 + read(pages / 2);
    }

    int write() throws Denied {
        if (USER.get().level() > 3) {
            return ScopedValue.where(USER, new User("guard", USER.get().level() / 2))
                    .where(BUDGET, new Budget(15))
                    .call(() -> read(3) + write());
        }
        return charge(5);
    }

    void session(String script) {
        int i = 0;
        while (i < script.length()) {
            char c = script.charAt(i++);
            try {
                int got;
                if (c == 'r') {
                    int pages = i < script.length() && Character.isDigit(script.charAt(i))
                            ? script.charAt(i++) - '0' : 1;
                    got = read(pages);
                } else {
                    got = write();
                }
                journal.add(USER.get().name() + ":" + got);
            } catch (Denied e) {
                denied++;
                journal.add("denied " + e.getMessage());
            } catch (NoSuchElementException e) {
                unbound++;
            }
        }
    }

    public static void main(String[] args) {
        ScopedAudit audit = new ScopedAudit();
        Budget budget = new Budget(Integer.parseInt(args[1]));
        int level = Integer.parseInt(args[0]);
        audit.session(args[2]);
        ScopedValue.where(BUDGET, budget).run(() -> {
            audit.session(args[2].substring(0, 1));
            ScopedValue.where(USER, new User("u" + level, level)).run(() -> audit.session(args[2]));
        });
        int strokes = 0;
        for (String line : audit.journal) {
            System.out.println(line);
            for (int k = line.indexOf(':'); k >= 0 && k < line.length(); k++) {
                strokes += line.charAt(k);
            }
        }
        System.out.println("left=" + budget.left + " denied=" + audit.denied + " unbound="
                + audit.unbound + " reads=" + audit.reads + " strokes=" + strokes);
    }
}
