package org.depsolve;

import java.util.*;
import org.depsolve.Registry.*;

/** Backtracking solver with forward checking over release bit sets. */
public final class Solver {

    public enum Order { FIFO, MRV }

    public enum Preference { NEWEST, OLDEST, FEWEST }

    public static final class Outcome {
        final Map<String, Version> chosen;
        final int steps;
        final String failure;

        Outcome(Map<String, Version> chosen, int steps, String failure) {
            this.chosen = chosen;
            this.steps = steps;
            this.failure = failure;
        }

        boolean solved() {
            return failure == null;
        }
    }

    private static final class TooManySteps extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooManySteps() {
            super(null, null, false, false);
        }
    }

    private record Undo(String pkg, BitSet domain) {}

    private final Registry registry;
    private final Order order;
    private final Preference preference;
    private final int maxSteps;

    private Map<String, BitSet> domains;
    private LinkedHashSet<String> open;
    private LinkedHashMap<String, Integer> decided;
    private Deque<Undo> trail;
    private Map<String, Integer> blame;
    private Map<String, Version> hints;
    private int steps;

    Solver(Registry registry, Order order, Preference preference, int maxSteps) {
        this.registry = registry;
        this.order = order;
        this.preference = preference;
        this.maxSteps = maxSteps;
    }

    Outcome solve(List<Link> roots, Map<String, Version> preferred) {
        domains = new HashMap<>();
        open = new LinkedHashSet<>();
        decided = new LinkedHashMap<>();
        trail = new ArrayDeque<>();
        blame = new HashMap<>();
        hints = preferred;
        steps = 0;
        try {
            for (Link l : roots) {
                if (registry.get(l.target()) == null) return fail("unknown package " + l.target());
                if (!restrict(l, true)) return fail("no release of " + l.target() + " matches " + l.range());
                open.add(l.target());
            }
            if (!search()) {
                String worst = blame.entrySet().stream()
                        .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey).orElse("?");
                return fail("unsatisfiable, mostly because of " + worst);
            }
        } catch (TooManySteps e) {
            return fail("gave up");
        }
        Map<String, Version> result = new TreeMap<>();
        decided.forEach((p, i) -> result.put(p, registry.get(p).releases.get(i).version));
        return new Outcome(result, steps, null);
    }

    private Outcome fail(String why) {
        return new Outcome(Map.of(), steps, why);
    }

    private boolean search() {
        if (open.isEmpty()) return true;
        if (++steps > maxSteps) throw new TooManySteps();
        String name = pick();
        open.remove(name);
        Pkg pkg = registry.get(name);
        for (int candidate : ordered(pkg, domains.get(name))) {
            int mark = trail.size();
            List<String> added = new ArrayList<>();
            decided.put(name, candidate);
            if (commit(pkg.releases.get(candidate), added) && search()) return true;
            decided.remove(name);
            added.forEach(open::remove);
            while (trail.size() > mark) {
                Undo u = trail.pop();
                if (u.domain() == null) domains.remove(u.pkg());
                else domains.put(u.pkg(), u.domain());
            }
        }
        open.add(name);
        return false;
    }

    private boolean commit(Release rel, List<String> added) {
        for (Link c : rel.conflicts) {
            if (registry.get(c.target()) != null && !restrict(c, false)) return false;
        }
        for (Link need : rel.needs) {
            if (registry.get(need.target()) == null) return false;
            if (!restrict(need, true)) return false;
            if (!decided.containsKey(need.target()) && open.add(need.target())) added.add(need.target());
        }
        return true;
    }

    private boolean restrict(Link link, boolean keep) {
        String name = link.target();
        Pkg pkg = registry.get(name);
        BitSet allowed = pkg.allowed(link.range());
        Integer fixed = decided.get(name);
        if (fixed != null) {
            boolean ok = allowed.get(fixed) == keep;
            if (!ok) blame.merge(name, 1, Integer::sum);
            return ok;
        }
        BitSet old = domains.get(name);
        BitSet now;
        if (old == null) {
            now = new BitSet(pkg.releases.size());
            now.set(0, pkg.releases.size());
        } else {
            now = (BitSet) old.clone();
        }
        if (keep) now.and(allowed);
        else now.andNot(allowed);
        trail.push(new Undo(name, old));
        domains.put(name, now);
        if (now.isEmpty() && (keep || open.contains(name))) {
            blame.merge(name, 1, Integer::sum);
            return false;
        }
        return true;
    }

    private String pick() {
        if (order == Order.FIFO) return open.iterator().next();
        String best = null;
        int bestSize = Integer.MAX_VALUE;
        for (String p : open) {
            int size = domains.get(p).cardinality();
            if (size < bestSize) {
                best = p;
                bestSize = size;
            }
        }
        return best;
    }

    private List<Integer> ordered(Pkg pkg, BitSet domain) {
        List<Integer> list = new ArrayList<>(domain.stream().boxed().toList());
        switch (preference) {
            case NEWEST -> Collections.reverse(list);
            case FEWEST -> list.sort(Comparator.<Integer>comparingInt(i -> pkg.releases.get(i).needs.size())
                    .thenComparing(Comparator.reverseOrder()));
            case OLDEST -> { }
        }
        Version hint = hints.get(pkg.name);
        if (hint != null) {
            for (Integer i : list) {
                if (pkg.releases.get(i).version.equals(hint)) {
                    list.remove(i);
                    list.add(0, i);
                    break;
                }
            }
        }
        return list;
    }
}
