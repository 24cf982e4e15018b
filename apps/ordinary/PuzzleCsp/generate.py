"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

def sudoku(k):
    b = R.choice([2, 3, 3, 3]); n = b * b
    rows = [g * b + r for g in R.sample(range(b), b) for r in R.sample(range(b), b)]
    cols = [g * b + c for g in R.sample(range(b), b) for c in R.sample(range(b), b)]
    digits = R.sample(range(1, n + 1), n)
    val = lambda r, c: digits[(b * (rows[r] % b) + rows[r] // b + cols[c]) % n]
    clues = R.uniform(0.28, 0.6)
    v = lambda r, c: f"c{r}{c}"
    L = [f"var {', '.join(v(r, c) for c in range(n))} in 1..{n}" for r in range(n)]
    for r in range(n): L.append("alldiff " + ", ".join(v(r, c) for c in range(n)))
    for c in range(n): L.append("alldiff " + ", ".join(v(r, c) for r in range(n)))
    for br in range(b):
        for bc in range(b): L.append("alldiff " + ", ".join(v(br * b + r, bc * b + c) for r in range(b) for c in range(b)))
    for r in range(n):
        for c in range(n):
            if R.random() < clues: L.append(f"{v(r, c)} = {val(r, c)}")
    return L
def queens(k):
    n = R.randint(5, 11)
    L = [f"var {', '.join(f'q{i}' for i in range(n))} in 1..{n}", "alldiff " + ", ".join(f"q{i}" for i in range(n))]
    for i in range(n):
        for j in range(i + 1, n): L += [f"q{i} - q{j} != {j - i}", f"q{j} - q{i} != {j - i}"]
    return L
def colouring(k):
    n, c = R.randint(8, 40), R.randint(3, 5)
    L = [f"var {', '.join(f'v{i}' for i in range(n))} in 1..{c}"]
    for _ in range(int(n * R.uniform(1.0, 1.1 * c))):
        a, b = R.sample(range(n), 2)
        L.append(f"v{a} != v{b}")
    if R.random() < 0.5: L.append("   # as many as possible of the first\n" + " + ".join(f"v{i}" for i in range(n)) + f" <= {int(n * (1 + 0.4 * c))}")
    return L
def magic(k):
    n = 3; t = R.choice([15, 15, 18, 21]); hi = 9 if t == 15 else 13
    L = ["var " + ", ".join(f"m{i}" for i in range(9)) + f" in 1..{hi}", "alldiff " + ", ".join(f"m{i}" for i in range(9))]
    for a in ("012", "345", "678", "036", "147", "258", "048", "246"): L.append(" + ".join("m" + x for x in a) + f" = {t}")
    if R.random() < 0.5: L += ["m0 < m2", "m0 < m6"]
    return L
def money(k):
    a, b, c = R.choice([("SEND", "MORE", "MONEY"), ("TWO", "TWO", "FOUR"), ("EAT", "THAT", "APPLE"), ("CROSS", "ROADS", "DANGER")])
    ls = sorted(set(a + b + c)); w = {}
    for s, g in ((a, 1), (b, 1), (c, -1)):
        for i, ch in enumerate(reversed(s)): w[ch] = w.get(ch, 0) + g * 10 ** i
    L = ["var " + ", ".join(ls) + " in 0..9", "alldiff " + ", ".join(ls)]
    L.append(" + ".join(f"{x}*{ch}" for ch, x in w.items() if x > 0) + " = " + " + ".join(f"{-x}*{ch}" for ch, x in w.items() if x < 0))
    return L + [f"{s[0]} != 0" for s in sorted({a, b, c})]
def knapsack(k):
    n = R.randint(6, 16); ws = [R.randint(3, 40) for _ in range(n)]
    L = ["var " + ", ".join(f"x{i}" for i in range(n)) + f" in 0..{R.choice([1, 1, 2])}"]
    tgt = sum(w for w in ws if R.random() < 0.5)
    L.append(" + ".join(f"{w}*x{i}" for i, w in enumerate(ws)) + f" = {tgt}")
    if R.random() < 0.5: L.append(" + ".join(f"x{i}" for i in range(n)) + f" <= {n // 2}")
    return L
KINDS = [sudoku, sudoku, queens, colouring, magic, money, knapsack]
runs = []
for i in range(count):
    n = int(span(1.6, 40)); limit = int(span(150, 5000)); kinds = R.sample(KINDS, R.randint(1, 4))
    path = os.path.join(out, f"in{i:03d}.csp")
    with open(path, "w") as f:
        for k in range(n):
            fn = R.choice(kinds)
            f.write(f"puzzle {fn.__name__}{k}\n" + "\n".join(fn(k)) + ("\n?? oops" if R.random() < 0.05 else "") + "\nend\n\n")
    args = [path, f"--limit={max(100, limit * 8 // n if n > 8 else limit)}"]
    if R.random() < 0.6: args.append(f"--all={R.choice([2, 20, 500])}")
    if R.random() < 0.5: args.append("--order=" + R.choice(["mrv", "input", "degree"]))
    runs.append({"args": args})
write_runs(runs)
