package org.depsolve;

import java.nio.file.Path;
import java.util.*;
import java.util.stream.Collectors;
import org.depsolve.Registry.*;

/**
 * depsolve INDEX PROJECTS [prefer=newest|oldest|fewest] [order=fifo|mrv] [steps=N] [upgrade=PASSES] [audit=yes|no]
 */
public final class Main {
    private final Registry registry;
    private final Solver solver;
    private final int passes;
    private final boolean audit;
    private long totalSteps;

    private Main(Registry registry, Solver solver, int passes, boolean audit) {
        this.registry = registry;
        this.solver = solver;
        this.passes = passes;
        this.audit = audit;
    }

    public static void main(String[] args) throws Exception {
        if (args.length < 2) {
            System.err.println("usage: depsolve INDEX PROJECTS [key=value]...");
            System.exit(2);
        }
        Properties p = new Properties();
        for (int i = 2; i < args.length; i++) {
            String[] kv = args[i].split("=", 2);
            p.setProperty(kv[0], kv.length > 1 ? kv[1] : "yes");
        }
        Registry reg = Registry.load(Path.of(args[0]));
        List<Project> projects = Registry.loadProjects(Path.of(args[1]));
        Solver solver = new Solver(reg,
                Solver.Order.valueOf(p.getProperty("order", "fifo").toUpperCase(Locale.ROOT)),
                Solver.Preference.valueOf(p.getProperty("prefer", "newest").toUpperCase(Locale.ROOT)),
                Integer.parseInt(p.getProperty("steps", "5000")));
        Main main = new Main(reg, solver, Integer.parseInt(p.getProperty("upgrade", "0")),
                p.getProperty("audit", "no").equals("yes"));
        int ok = 0;
        for (Project project : projects) {
            if (main.resolve(project)) ok++;
        }
        System.out.printf("%d packages, %d of %d projects resolved, %d steps%n", reg.size(), ok, projects.size(), main.totalSteps);
    }

    private boolean resolve(Project project) {
        Solver.Outcome outcome = solver.solve(project.requires(), Map.of());
        totalSteps += outcome.steps;
        if (!outcome.solved()) {
            System.out.printf("%s: FAILED after %d steps: %s%n", project.name(), outcome.steps, outcome.failure);
            return false;
        }
        Map<String, Version> lock = upgrade(project, outcome.chosen);
        InstallOrder order = new InstallOrder(registry, lock);
        System.out.printf("%s: %d packages in %d batches, %d outdated%n", project.name(), lock.size(),
                order.batches().size(), outdated(lock));
        for (List<String> batch : order.batches()) {
            System.out.println("  " + batch.stream().map(n -> n + "@" + lock.get(n)).collect(Collectors.joining(" ")));
        }
        if (audit) {
            order.footprint().entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                    .limit(5)
                    .forEach(e -> System.out.printf("  heavy: %s pulls in %d packages%n", e.getKey(), e.getValue()));
        }
        return true;
    }

    /** Tries to move single packages to their newest release, until a pass brings nothing. */
    private Map<String, Version> upgrade(Project project, Map<String, Version> lock) {
        int best = outdated(lock);
        boolean improved = true;
        for (int pass = 0; pass < passes && improved && best > 0; pass++) {
            improved = false;
            for (String name : List.copyOf(lock.keySet())) {
                Version newest = newest(name);
                Version current = lock.get(name);
                if (current == null || current.equals(newest)) continue;
                Map<String, Version> hints = new HashMap<>(lock);
                hints.put(name, newest);
                List<Link> roots = new ArrayList<>(project.requires());
                roots.add(new Link(name, Range.parse("=" + newest)));
                Solver.Outcome o = solver.solve(roots, hints);
                totalSteps += o.steps;
                if (o.solved() && outdated(o.chosen) < best) {
                    best = outdated(o.chosen);
                    lock = o.chosen;
                    improved = true;
                }
            }
        }
        return lock;
    }

    private Version newest(String name) {
        List<Release> r = registry.get(name).releases;
        return r.get(r.size() - 1).version;
    }

    private int outdated(Map<String, Version> lock) {
        return (int) lock.entrySet().stream().filter(e -> !e.getValue().equals(newest(e.getKey()))).count();
    }
}
