// args: 3 plan | 12 daily | 30 longer
import java.util.*;
import java.util.function.*;

/** Constructors that check and compute before they call another one: fields that a superclass sees early, instances that are never registered, arguments shared by two fields. */
public class CheckedConstruction {
    static int checked;
    static int seenEarly;

    static abstract class Entity implements Comparable<Entity> {
        static final Map<Integer, Entity> REGISTRY = new TreeMap<>();
        private static int next = 1;
        final int id;
        private final String label;

        Entity(int weight) {
            id = next;
            next += weight;
            label = describe();
            if (label.contains("0")) {
                seenEarly++;
            }
            REGISTRY.put(id, this);
            onRegistered(REGISTRY.size());
        }

        abstract String describe();

        void onRegistered(int count) {
        }

        @Override
        public int compareTo(Entity o) {
            int c = label.compareTo(o.label);
            return c != 0 ? c : id - o.id;
        }
    }

    static class Task extends Entity {
        final int hours;
        final String name;
        int position = -1;
        private List<String> notes = new ArrayList<>();

        Task(String name, int hours) {
            checked++;
            if (hours < 0) {
                throw new IllegalArgumentException("hours of " + name);
            }
            int rounded = hours;
            while (rounded % 4 != 0) {
                rounded++;
            }
            this.hours = rounded;
            this.name = name.isEmpty() ? "unnamed" : name;
            super(Math.max(1, rounded / 4));
            notes.add(describe());
        }

        Task(Task other, IntUnaryOperator f) {
            if (other == null) {
                throw new NullPointerException("other");
            }
            int h;
            try {
                h = f.applyAsInt(other.hours);
            } catch (ArithmeticException e) {
                h = other.hours * 2;
                checked += 100;
            }
            this(other.name + "'", h);
            notes.addAll(other.notes);
        }

        @Override
        String describe() {
            return name + hours + (notes == null ? "" : "n" + notes.size());
        }

        @Override
        void onRegistered(int count) {
            position = count;
        }
    }

    static class Timed extends Task {
        private final Clock clock;
        private final int[] slots;

        class Clock {
            final int start;

            Clock(int start) {
                this.start = start + (slots == null ? 1000 : slots.length);
            }
        }

        Timed(String name, int... slots) {
            int sum = 0;
            for (int s : slots) {
                if (s > 8) {
                    throw new IllegalStateException("slot " + s);
                }
                sum += s;
            }
            this.slots = slots.clone();
            super(name, sum);
            clock = new Clock(sum);
            slots[0] = 9;
        }

        @Override
        String describe() {
            return super.describe() + "/" + slots.length + slots[0] + (clock == null ? "" : clock.start);
        }
    }

    enum Level {
        LOW("l"), HIGH("h", 3);

        final int size;
        final String code;

        Level(String code) {
            int k = code.charAt(0) % 7;
            this(code + k, k);
        }

        Level(String code, int size) {
            this.code = code;
            this.size = size;
        }
    }

    record Span(int from, int to) {
        Span {
            if (from > to) {
                int t = from;
                from = to;
                to = t;
                checked += 1000;
            }
        }

        Span(String s) {
            int at = s.indexOf('-');
            if (at < 0) {
                throw new NumberFormatException(s);
            }
            this(Integer.parseInt(s, 0, at, 10), Integer.parseInt(s, at + 1, s.length(), 10));
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int refused = 0;
        int spans = 0;
        Task last = null;
        for (int i = 0; i < n; i++) {
            int k = i;
            try {
                last = switch (i % 5) {
                    case 0 -> new Task(i % 2 == 0 ? args[1] : "", i);
                    case 1 -> new Timed(args[1] + i, i % 11, 2, 3);
                    case 2 -> new Task(last, h -> h / (k % 4 == 3 ? 0 : 2));
                    case 3 -> new Task("bad", i % 2 == 0 ? -i : i) {
                        final int own = k;

                        @Override
                        String describe() {
                            return "0" + own + hours;
                        }
                    };
                    default -> new Timed("t", new int[i % 3]);
                };
                spans += new Span(i % 7 + "-" + 3).to();
                new Span(i % 4 == 0 ? "none" : "1-2");
            } catch (IllegalArgumentException | IllegalStateException e) {
                refused += e.getMessage().length();
            } catch (ArrayIndexOutOfBoundsException e) {
                refused += 1000;
            }
        }
        int order = 0;
        for (Entity e : new TreeSet<>(Entity.REGISTRY.values())) {
            order = (order * 3 + e.id) % 1009;
        }
        int positions = 0;
        for (Entity e : Entity.REGISTRY.values()) {
            positions += e instanceof Task t ? t.position + t.notes.size() : 0;
        }
        int levels = 0;
        for (Level l : Level.values()) {
            levels += l.size + l.code.length();
        }
        int steps = 0;
        for (int i = order + positions + levels + spans; i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + refused + " " + checked + " " + seenEarly + " " + Entity.REGISTRY.size() + " " + Entity.next);
    }
}
