"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

SK = ["nurse", "doctor", "porter", "triage"]
DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]
NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea", "Max", "Nia", "Ola", "Pim"]
runs = []
for i in range(count):
    days = int(span(7, 28))
    work = span(4000, 90000)                 # allowed moves over all restarts
    restarts = R.choice([1, 1, 2, 3, 4])
    need = {}
    for s in ("early", "late", "night"):
        for k in SK:
            need[(s, k)] = R.choice([0, 1, 1, 2]) if k != "nurse" else R.randint(1, 4)
    slots = int(sum(need.values()) * days * 0.85)
    load = R.uniform(days * 0.4, days * 0.8)  # shifts per worker
    workers = max(6, int(slots / load))
    lines = ["# name; skills; max shifts; days off"]
    for w in range(workers):
        sk = R.sample(SK, R.choice([1, 1, 2, 3]))
        if w < 4: sk = sorted(set(sk) | {SK[w]})
        off = R.sample(DAYS, R.choice([0, 0, 1, 2]))
        lines.append(f"{R.choice(NAMES)}{w}; {', '.join(sk)}; {max(2, int(load * R.uniform(0.9, 1.3)))}; {', '.join(off)}")
        if R.random() < 0.02: lines.append(f"{R.choice(NAMES)}; {R.choice(['cook', 'nurse'])}")
    staff = os.path.join(out, f"staff{i:03d}.txt"); plan = os.path.join(out, f"plan{i:03d}.properties")
    open(staff, "w").write("\n".join(lines) + "\n")
    moves = int(work / restarts)
    stall = int(moves * R.uniform(0.05, 0.6))
    with open(plan, "w") as f:
        f.write(f"# generated\nstart=20{R.randint(19, 26)}-{R.randint(1, 12):02d}-{R.randint(1, 28):02d}\ndays={days}\n")
        f.write(f"seed={R.randint(1, 10**6)}\nmax.moves={moves}\nstall={stall}\n")
        f.write(f"temperature={R.choice([2, 10, 40])}\ncooling={R.choice([0.995, 0.999, 0.9997])}\n")
        for (s, k), n in need.items(): f.write(f"need.{s}.{k}={n}\n")
    args = [staff, plan, f"--restarts={restarts}"]
    if R.random() < 0.4: args.append("--show")
    runs.append({"args": args})
write_runs(runs)
