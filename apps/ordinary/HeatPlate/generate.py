"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

runs = []
for i in range(count):
    side = span(26, 150); aspect = R.uniform(0.6, 1.6)
    w, h = max(8, int(side * math.sqrt(aspect))), max(8, int(side / math.sqrt(aspect)))
    L = ["# plate", f"plate {w} {h}"]
    for s in ("north", "south", "east", "west"):
        k = R.randint(0, 3)
        if k == 1: L.append(f"edge {s} {R.uniform(0, 100):.1f}")
        elif k == 2: L.append(f"edge {s} ramp {R.uniform(0, 100):.1f} {R.uniform(0, 100):.1f}")
        elif k == 3: L.append(f"edge {s} sine {R.uniform(10, 100):.1f}")
    for _ in range(R.randint(0, 5)):
        L.append(f"heater {R.randint(1, w - 3)} {R.randint(1, h - 3)} {R.randint(1, 1 + w // 6)} {R.randint(1, 1 + h // 6)} {R.uniform(50, 300):.1f}")
    for _ in range(R.randint(0, 5)):
        L.append(f"hole {R.randint(2, w - 3)} {R.randint(2, h - 3)} {R.randint(1, max(1, min(w, h) // 8))}   # cold")
    k = R.choice(["jacobi", "seidel", "sor", "sor"])
    L.append("solver " + k + (f" {R.uniform(1.2, 1.95):.2f}" if k == "sor" else ""))
    L.append(f"tolerance {10 ** R.uniform(-5, -2):.2e}")
    L.append(f"limit {R.choice([2000, 5000, 8000])}")
    L.append(f"seed {R.randint(1, 10**6)}")
    n = int(span(60, 2000))
    for _ in range(R.choice([0, 0, 1, 2, 3])):
        L.append(f"walk {R.randint(1, w - 2)} {R.randint(1, h - 2)} {n}")
    cfg = os.path.join(out, f"plate{i:03d}.cfg"); open(cfg, "w").write("\n".join(L) + "\n")
    args = [cfg]
    if R.random() < 0.5: args.append(os.path.join(out, f"result{i:03d}.bin"))
    runs.append({"args": args})
write_runs(runs)
