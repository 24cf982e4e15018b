package org.depsolve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.*;

/** The package index: all packages, their releases and what these need. */
public final class Registry {

    public record Link(String target, Range range) {}

    public static final class Release {
        final Version version;
        final List<Link> needs = new ArrayList<>();
        final List<Link> conflicts = new ArrayList<>();

        Release(Version version) {
            this.version = version;
        }
    }

    public static final class Pkg {
        final String name;
        final List<Release> releases = new ArrayList<>();
        private final Map<Range, BitSet> matching = new HashMap<>();

        Pkg(String name) {
            this.name = name;
        }

        /** Releases allowed by a range, computed once per range. */
        BitSet allowed(Range range) {
            return matching.computeIfAbsent(range, r -> {
                BitSet set = new BitSet(releases.size());
                for (int i = 0; i < releases.size(); i++) {
                    if (r.test(releases.get(i).version)) set.set(i);
                }
                return set;
            });
        }
    }

    public record Project(String name, List<Link> requires) {}

    private final Map<String, Pkg> packages = new LinkedHashMap<>();

    Pkg get(String name) {
        return packages.get(name);
    }

    int size() {
        return packages.size();
    }

    static Registry load(Path file) throws IOException {
        Registry reg = new Registry();
        try (Scanner in = new Scanner(file)) {
            Pkg pkg = null;
            Release rel = null;
            while (in.hasNextLine()) {
                String line = in.nextLine().trim();
                if (line.isEmpty() || line.startsWith("#")) continue;
                String[] w = line.split("\\s+", 3);
                switch (w[0]) {
                    case "package" -> reg.packages.put(w[1], pkg = new Pkg(w[1]));
                    case "version" -> {
                        rel = new Release(Version.parse(w[1]));
                        Objects.requireNonNull(pkg, "version before package").releases.add(rel);
                    }
                    case "needs" -> Objects.requireNonNull(rel).needs.add(new Link(w[1], Range.parse(w.length > 2 ? w[2] : "*")));
                    case "conflicts" -> Objects.requireNonNull(rel).conflicts.add(new Link(w[1], Range.parse(w.length > 2 ? w[2] : "*")));
                    default -> throw new IOException("bad index line: " + line);
                }
            }
        }
        reg.packages.values().forEach(p -> p.releases.sort(Comparator.comparing(r -> r.version)));
        return reg;
    }

    static List<Project> loadProjects(Path file) throws IOException {
        List<Project> projects = new ArrayList<>();
        try (Scanner in = new Scanner(file)) {
            while (in.hasNext()) {
                String word = in.next();
                if (word.equals("project")) {
                    projects.add(new Project(in.next(), new ArrayList<>()));
                } else if (word.equals("require")) {
                    String target = in.next();
                    projects.get(projects.size() - 1).requires().add(new Link(target, Range.parse(in.nextLine())));
                } else {
                    throw new IOException("bad project file near " + word);
                }
            }
        }
        return projects;
    }
}
