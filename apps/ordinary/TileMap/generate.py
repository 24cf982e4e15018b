"""Vector scenes for a tile renderer; see ../inputs.py."""
import math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        n_area = int(log(15, 120))
        n_line = int(log(15, 120))
        n_dot = int(log(20, 400))
        detail = log(8, 150)
        extent = log(0.02, 0.25)
        tile = int(log(90, 220))
        zmax = int(lin(1, 3.2))
        zmin = rng.randint(0, zmax)
        samples = int(lin(1, 4.99))
        path = os.path.join(outdir, "scene%04d.txt" % i)
        with open(path, "w") as f:
            f.write("# scene\nbackground %06x\n" % rng.randrange(1 << 24))
            for s in range(8):
                f.write("style s%d %02x%06x\n" % (s, rng.choice([255, 255, 160, 80]), rng.randrange(1 << 24)))
            items = ["area"] * n_area + ["line"] * n_line + ["dot"] * n_dot
            rng.shuffle(items)
            for kind in items:
                x, y = rng.random(), rng.random()
                if kind == "dot":
                    f.write("dot s%d %.5f %.5f %.5f\n" % (rng.randrange(8), rng.expovariate(1 / (extent / 6)), x, y))
                    continue
                n = max(4, int(rng.expovariate(1 / detail)))
                pts = []
                if kind == "area":
                    r0 = rng.expovariate(1 / extent)
                    for k in range(n):
                        r = r0 * rng.uniform(0.7, 1.3)
                        a = 2 * math.pi * k / n
                        pts.append("%.5f,%.5f" % (x + r * math.cos(a), y + r * math.sin(a)))
                    f.write("area s%d %s\n" % (rng.randrange(8), " ".join(pts)))
                else:
                    a = rng.uniform(0, 6.28)
                    step = 3 * extent / n
                    for k in range(n):
                        pts.append("%.5f,%.5f" % (x, y))
                        a += rng.gauss(0, 0.4)
                        x += step * math.cos(a)
                        y += step * math.sin(a)
                    f.write("line s%d %.5f %s\n" % (rng.randrange(8), rng.uniform(0.0005, 0.01), " ".join(pts)))
        args = [path, "-z", "%d-%d" % (zmin, zmax), "-t", str(tile), "-a", str(samples), "-s", rng.choice(["0", "0.3", "1.0"]),
                "-l", str(rng.choice([1, 3, 6, 9])), "-j", rng.choice(["1", "1", "2"])]
        if rng.random() < 0.3:
            args += ["-o", os.path.join(outdir, "tiles%04d.zip" % i)]
        inputs.run(args)
    inputs.finish()


main()
