"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import gzip, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

FIRST = "Anna Bob Carla Dan Elif Fred Grace Hugo Iris Jan Kofi Lena Mia Nils Omar Petra".split()
LAST = "Smith Jones Brown Meyer Rossi Silva Novak Kumar Sato Olsen Weber Haddad Lopez Kim".split()
CATS = ["toys", "garden", "books", "kitchen", "office", "sport"]
REG = ["north", "south", "east", "west", "export"]
def day(fmt):
    y, m, d = R.randint(2018, 2023), R.randint(1, 12), R.randint(1, 28)
    return [f"{y}-{m:02d}-{d:02d}", f"{d:02d}.{m:02d}.{y}", f"{m}/{d}/{y}"][fmt]
runs = []
for i in range(count):
    norders, ncust, nprod = int(span(400, 14000)), int(span(40, 1500)), int(span(20, 600))
    bad = R.uniform(0, 0.25); iso = R.random(); dup = R.uniform(0, 0.1); tail = R.randint(0, 20); regs = REG[:R.randint(2, 5)]
    c, p, o, w = [os.path.join(out, f"{n}{i:03d}.{e}") for n, e in (("customers", "csv"), ("products", "dat"), ("orders", "csv"), ("enriched", "csv"))]
    cids = [f"C{R.randint(1, 999999):06d}" for _ in range(ncust)]
    with open(c, "w") as f:
        f.write("id,name,email,region,tier,since\n")
        for x in cids:
            a, b = R.choice(FIRST), R.choice(LAST)
            name = f'"{b}, {a}"' if R.random() < 0.3 else f"{a} {b}" + (f" {R.randint(1, 99)}" if R.random() < .7 else "")
            mail = f"{a.lower()}.{b.lower()}{R.randint(1, 999)}@{R.choice(['mail', 'post', 'shop.co'])}.{R.choice(['com', 'org', 'de'])}"
            if R.random() < bad / 3: mail = mail.replace("@", " at ")
            f.write(f"{x},{name},{mail},{R.choice(regs)},{R.choice(['bronze', 'silver', 'Gold'])},20{R.randint(10, 19)}-0{R.randint(1, 9)}-15\n")
    skus = [f"P{k:05d}" for k in range(nprod)]
    with open(p, "w") as f:
        for s in skus:
            f.write(f"{s:<8}{R.choice(['Big', 'Small', 'Blue, soft', 'Steel']) + ' ' + R.choice(['ball', 'lamp', 'pan', 'pen']) + ' ' + s:<24}{R.choice(CATS):<10}{R.randint(99, 99999):>9}{R.choice([70, 190, 210]):>4}\n")
    rows, last = ["order,customer,product,date,qty"], "O0"
    for k in range(norders):
        oid = last if R.random() < dup else f"O{k}" + "x" * R.randint(0, tail)
        last = oid
        fmt = 0 if R.random() < iso else R.choice([1, 2])
        row = [oid, R.choice(cids), R.choice(skus), day(fmt), str(R.randint(1, 30))]
        if R.random() < bad:
            b = R.randint(0, 5)
            if b == 0: row[1] = "C-" + str(k)
            elif b == 1: row[2] = "P?"
            elif b == 2: row[3] = R.choice(["yesterday", "2020-13-01", "", "31.31.2020"])
            elif b == 3: row[4] = R.choice(["0", "-3", "many", ""])
            elif b == 4: row = row[:4]
            else: row[2] = '"' + row[2]
        rows.append(",".join(row))
    data = ("\n".join(rows) + "\n").encode()
    if R.random() < 0.4:
        o += ".gz"
        with open(o, "wb") as f: f.write(gzip.compress(data, 6, mtime=0))
    else: open(o, "wb").write(data)
    if R.random() < 0.4: w += ".gz"
    args = [c, p, o, w]
    if R.random() < 0.5: args.append("--strict")
    if R.random() < 0.8: args.append("--by=" + R.choice(["month", "region", "category"]))
    runs.append({"args": args})
write_runs(runs)
