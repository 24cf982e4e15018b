// args: 4 a,b | 13 a,b,c | 32 x,y,z,w
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Replicas that change apart and merge later: vectors that are ordered in part, sets that remember removals, registers, conflicts kept as both. */
public class MergedReplicas {
    enum Order { BEFORE, AFTER, SAME, APART }

    static final class Vector {
        private final Map<String, Integer> clock;

        Vector(Map<String, Integer> clock) {
            this.clock = clock;
        }

        Vector next(String who) {
            Map<String, Integer> m = new TreeMap<>(clock);
            m.merge(who, 1, Integer::sum);
            return new Vector(m);
        }

        Vector join(Vector o) {
            Map<String, Integer> m = new TreeMap<>(clock);
            o.clock.forEach((k, v) -> m.merge(k, v, Math::max));
            return m.equals(clock) ? this : m.equals(o.clock) ? o : new Vector(m);
        }

        Order compare(Vector o) {
            compared++;
            Set<String> names = new TreeSet<>(clock.keySet());
            names.addAll(o.clock.keySet());
            Order r = Order.SAME;
            for (String s : names) {
                int d = Integer.signum(clock.getOrDefault(s, 0) - o.clock.getOrDefault(s, 0));
                Order here = d < 0 ? Order.BEFORE : d > 0 ? Order.AFTER : Order.SAME;
                if (r == Order.SAME) {
                    r = here;
                } else if (here != Order.SAME && here != r) {
                    return Order.APART;
                }
            }
            return r;
        }
    }

    record Tagged<T>(T value, Vector at, String by) {
    }

    static class Replica {
        final String name;
        Vector now = new Vector(Map.of());
        final Map<String, List<Tagged<Integer>>> registers = new TreeMap<>();
        final Map<String, Set<String>> added = new LinkedHashMap<>();
        final Set<String> removed = new HashSet<>();
        int conflicts;

        Replica(String name) {
            this.name = name;
        }

        void set(String key, int value) {
            now = now.next(name);
            registers.compute(key, (k, old) -> new ArrayList<>(List.of(new Tagged<>(value, now, name))));
        }

        void add(String element) {
            now = now.next(name);
            added.computeIfAbsent(element, k -> new TreeSet<>()).add(name + now.clock.get(name));
        }

        void remove(String element) {
            added.computeIfPresent(element, (k, tags) -> {
                removed.addAll(tags);
                return null;
            });
        }

        void merge(Replica other) {
            other.registers.forEach((key, theirs) -> registers.merge(key, theirs, (a, b) -> {
                List<Tagged<Integer>> all = new ArrayList<>(a);
                for (Tagged<Integer> t : b) {
                    boolean old = false;
                    for (ListIterator<Tagged<Integer>> it = all.listIterator(); it.hasNext(); ) {
                        switch (it.next().at().compare(t.at())) {
                            case BEFORE: it.remove(); break;
                            case APART: conflicts++; break;
                            default: old = true;
                        }
                    }
                    if (!old) {
                        all.add(t);
                    }
                }
                return all.size() > 3 ? null : all;
            }));
            removed.addAll(other.removed);
            other.added.forEach((e, tags) -> added.merge(e, new TreeSet<>(tags), (a, b) -> {
                a.addAll(b);
                return a;
            }));
            added.values().forEach(tags -> tags.removeAll(removed));
            added.values().removeIf(Set::isEmpty);
            Vector before = now;
            now = now.join(other.now);
            if (before == now) {
                unchanged++;
            }
        }
    }

    static int compared;
    static int unchanged;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Replica> all = Arrays.stream(args[1].split(",")).map(Replica::new).collect(Collectors.toCollection(ArrayList::new));
        for (int i = 0; i < n; i++) {
            Replica r = all.get(i * i % all.size());
            switch (i % 6) {
                case 0, 3 -> r.set("k" + i % 4, i);
                case 1 -> r.add("e" + i % 5);
                case 2 -> r.remove("e" + (i + 4) % 5);
                case 4 -> r.merge(all.get((i + 1) % all.size()));
                default -> {
                    r.add("e" + i % 3);
                    r.set("k1", i);
                }
            }
        }
        int rounds = 0;
        boolean different = true;
        while (different && rounds < 6) {
            rounds++;
            for (Replica r : all) {
                for (Replica o : all) {
                    if (r != o) {
                        r.merge(o);
                    }
                }
            }
            different = all.stream().map(r -> r.added.keySet().stream().sorted().toList()).distinct().count() > 1
                || all.stream().anyMatch(r -> r.now.compare(all.get(0).now) != Order.SAME);
        }
        int values = 0;
        int both = 0;
        for (Replica r : all) {
            for (List<Tagged<Integer>> list : r.registers.values()) {
                both += list.size() > 1 ? 1 : 0;
                for (Tagged<Integer> t : list) {
                    values += t.value() + t.by().length();
                }
            }
        }
        int tags = all.get(0).added.values().stream().mapToInt(Set::size).sum();
        int steps = 0;
        for (int i = values; i > 0; i -= 4) {
            steps++;
        }
        int conflicts = all.stream().mapToInt(r -> r.conflicts).sum();
        System.out.println(steps + " " + rounds + " " + both + " " + tags + " " + all.get(0).removed.size() + " " + conflicts + " " + compared + " " + unchanged);
    }
}
