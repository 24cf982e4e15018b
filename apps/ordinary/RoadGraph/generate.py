"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import math, os, struct, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

runs = []
for i in range(count):
    cmd = R.choice(["scc", "paths", "paths", "paths", "mst", "between"])
    big = {"scc": 5, "mst": 5, "paths": 1, "between": 1}[cmd]
    n = int(span(250, 5000) * big); deg = span(1.2, 4)
    shape = R.choice(["grid", "near", "random"])
    side = int(math.sqrt(n)) + 1
    xs = [((k % side) + R.uniform(-.3, .3), (k // side) + R.uniform(-.3, .3)) for k in range(n)]
    two = R.uniform(0, 1) if cmd != "scc" else R.uniform(0, 0.3)
    given = R.uniform(0, 1)
    path = os.path.join(out, f"graph{i:03d}.bin")
    with open(path, "wb") as f:
        f.write(struct.pack(">ii", 0x52474231, n))
        for k, (x, y) in enumerate(xs):
            name = f"n{k}".encode()
            f.write(struct.pack(">H", len(name)) + name + struct.pack(">ff", x, y))
        for k in range(int(n * deg)):
            a = R.randrange(n)
            if shape == "grid": b = a + R.choice([1, -1, side, -side])
            elif shape == "near": b = a + R.randint(-2, 2) + side * R.randint(-2, 2)
            else: b = R.randrange(n)
            if b < 0 or b >= n or a == b: continue
            fl = (1 if R.random() < two else 0) | (2 if R.random() < given else 0)
            f.write(struct.pack(">iiB", a, b, fl))
            if fl & 2: f.write(struct.pack(">f", math.dist(xs[a], xs[b]) * R.uniform(1, 2)))
    args = [cmd, path]
    if cmd == "paths":
        q = os.path.join(out, f"queries{i:03d}.txt"); nq = int(span(10, 200))
        pool = R.sample(range(n), min(n, R.choice([10, 30, 200]))); local = R.random()
        with open(q, "w") as f:
            for _ in range(nq):
                a = R.choice(pool)
                b = min(n - 1, max(0, a + R.randint(-5, 5))) if R.random() < local * 0.6 else R.choice(pool)
                f.write(f"n{a} {'x' if R.random() < 0.01 else 'n'}{b}\n")
        args.append(q)
        if R.random() < 0.5: args.append("astar")
        if R.random() < 0.4: args.append("full")
    elif cmd == "between": args.append(str(int(span(10, 150))))
    runs.append({"args": args})
write_runs(runs)
