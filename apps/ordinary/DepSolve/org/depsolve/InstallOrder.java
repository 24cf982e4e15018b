package org.depsolve;

import java.util.*;
import org.depsolve.Registry.*;

/** Tarjan's strongly connected components; yields install batches, dependencies first. */
final class InstallOrder {
    private final Map<String, List<String>> graph = new TreeMap<>();
    private final Map<String, Integer> index = new HashMap<>();
    private final Map<String, Integer> low = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();
    private final Set<String> onStack = new HashSet<>();
    private final List<List<String>> batches = new ArrayList<>();

    InstallOrder(Registry reg, Map<String, Version> chosen) {
        chosen.forEach((name, version) -> {
            Release rel = reg.get(name).releases.stream().filter(r -> r.version.equals(version)).findFirst().orElseThrow();
            graph.put(name, rel.needs.stream().map(Link::target).filter(chosen::containsKey).toList());
        });
        for (String n : graph.keySet()) {
            if (!index.containsKey(n)) visit(n);
        }
    }

    private void visit(String n) {
        index.put(n, index.size());
        low.put(n, index.get(n));
        stack.push(n);
        onStack.add(n);
        for (String m : graph.get(n)) {
            if (!index.containsKey(m)) {
                visit(m);
                low.merge(n, low.get(m), Math::min);
            } else if (onStack.contains(m)) {
                low.merge(n, index.get(m), Math::min);
            }
        }
        if (low.get(n).equals(index.get(n))) {
            List<String> batch = new ArrayList<>();
            String m;
            do {
                m = stack.pop();
                onStack.remove(m);
                batch.add(m);
            } while (!m.equals(n));
            Collections.sort(batch);
            batches.add(batch);
        }
    }

    List<List<String>> batches() {
        return batches;
    }

    /** Number of packages reachable from each package. */
    Map<String, Integer> footprint() {
        Map<String, Integer> result = new TreeMap<>();
        for (String start : graph.keySet()) {
            Set<String> seen = new HashSet<>(List.of(start));
            Deque<String> todo = new ArrayDeque<>(seen);
            while (!todo.isEmpty()) {
                for (String m : graph.get(todo.poll())) {
                    if (seen.add(m)) todo.add(m);
                }
            }
            result.put(start, seen.size() - 1);
        }
        return result;
    }
}
