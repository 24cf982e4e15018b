"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

SYL = "ka lo mi ta re su ne po vi da ro shi be gu fa ter lin mor sta ven".split()
ENDS = ["", "", "", "ing", "ed", "s", "es", "ly"]
def word(): return "".join(R.choice(SYL) for _ in range(R.randint(1, 4))) + R.choice(ENDS)
STOP = ["the", "a", "of", "and", "to", "in", "is"]
runs = []
for i in range(count):
    total = int(span(3000, 90000))          # words in all
    per = span(30, 500)                     # words per document
    vocab = [word() for _ in range(int(span(200, 5000)))]
    skew = R.uniform(1.0, 4.0)
    nq = int(span(5, 120))
    pick = lambda: vocab[int(len(vocab) * R.random() ** skew)]
    phrases = []
    path = os.path.join(out, f"notes{i:03d}.txt"); qpath = os.path.join(out, f"queries{i:03d}.txt")
    done, n = 0, 0
    with open(path, "w") as f:
        while done < total:
            k = max(5, int(R.expovariate(1 / per)))
            ws = [R.choice(STOP) if R.random() < 0.2 else pick() for _ in range(k)]
            if k > 10 and R.random() < 0.3: p = R.randint(0, k - 4); phrases.append(ws[p:p + R.randint(2, 3)])
            f.write(f"== Note {n} about {pick()}\n"); n += 1; done += k
            for j in range(0, k, 12):
                s = " ".join(ws[j:j + 12]); f.write(s[0].upper() + s[1:] + R.choice([".", ",", "!", ""]) + "\n")
    mix = [R.random() + 0.05 for _ in range(7)]
    def q(depth=0):
        kind = R.choices(range(7), mix)[0]
        if kind == 0: return pick()
        if kind == 1: return pick()[:R.randint(2, 4)] + "*"
        if kind == 2: return '"' + " ".join(R.choice(phrases) if phrases and R.random() < 0.7 else [pick(), pick()]) + '"'
        if kind == 3: return pick() + "~" + R.choice("112")
        if depth > 2: return pick()
        if kind == 4: return q(depth + 1) + " " + q(depth + 1)
        if kind == 5: return "(" + q(depth + 1) + " OR " + q(depth + 1) + ")"
        return q(depth + 1) + " AND NOT " + q(depth + 1)
    with open(qpath, "w") as f:
        for _ in range(nq):
            f.write(("(" if R.random() < 0.02 else "") + q() + "\n")
    args = [path, f"top={R.choice([3, 10, 25])}"]
    if R.random() < 0.5: args.append("stem")
    if R.random() < 0.5: args.append("snippets")
    runs.append({"args": args, "stdin": qpath})
write_runs(runs)
