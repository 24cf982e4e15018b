"""Indexes and projects of a dependency resolver; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        n_pkg = int(log(60, 400))
        n_ver = int(lin(3, 20))
        n_dep = lin(1, 4)
        tight = lin(0.05, 0.35)
        conflict = lin(0.0, 0.15)
        n_proj = int(log(8, 60))
        n_req = int(lin(2, 9))
        steps = int(log(300, 4000))
        passes = int(lin(0, 4.5))
        names = ["pkg%03d" % k for k in range(n_pkg)]
        vers = []
        for k in range(n_pkg):
            vs = set()
            for _ in range(rng.randint(max(1, n_ver // 2), n_ver)):
                vs.add((rng.randint(0, 3), rng.randint(0, 6), rng.randint(0, 3)))
            vers.append(sorted(vs))

        def fmt(v):
            return "%d.%d.%d" % v

        def rng_for(t):
            v = rng.choice(vers[t])
            x = rng.random()
            if x < tight:
                return rng.choice(["~" + fmt(v), "%d.%d.x" % v[:2], "=" + fmt(v)])
            return rng.choice(["^" + fmt(v), ">=" + fmt(v), "*", "<=" + fmt(vers[t][-1]), "%d.x || >=%s" % (v[0], fmt(v)),
                               ">=%s !=%s" % (fmt(vers[t][0]), fmt(v))])

        idx = os.path.join(outdir, "index%04d.txt" % i)
        with open(idx, "w") as f:
            f.write("# package index\n")
            for k in range(n_pkg):
                f.write("package %s\n" % names[k])
                for v in vers[k]:
                    f.write("version %s\n" % fmt(v))
                    targets = set()
                    for _ in range(int(rng.expovariate(1 / n_dep))):
                        if k + 1 < n_pkg and rng.random() < 0.97:
                            targets.add(rng.randint(k + 1, min(n_pkg - 1, k + max(2, n_pkg // 4))))
                        else:
                            targets.add(rng.randrange(n_pkg))
                    targets.discard(k)
                    for t in sorted(targets):
                        f.write("  needs %s %s\n" % (names[t], rng_for(t)))
                    if rng.random() < conflict:
                        t = rng.randrange(n_pkg)
                        if t != k:
                            f.write("  conflicts %s <%s\n" % (names[t], fmt(rng.choice(vers[t]))))
        prj = os.path.join(outdir, "projects%04d.txt" % i)
        with open(prj, "w") as f:
            for p in range(n_proj):
                f.write("project app%02d\n" % p)
                for t in sorted(rng.sample(range(n_pkg), rng.randint(1, n_req))):
                    f.write("  require %s %s\n" % (names[t], rng_for(t)))
        options = "prefer=%s order=%s steps=%d upgrade=%d audit=%s" % (
            rng.choice(["newest", "newest", "oldest", "fewest"]), rng.choice(["fifo", "mrv"]), steps, passes,
            rng.choice(["yes", "no"]))
        inputs.run([idx, prj] + options.split())
    inputs.finish()


main()
