"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

AREAS = ["North", "South", "East", "West", "R&amp;D"]
STATUS = ["open", "paid", "late", "void"]
WORDS = "pump valve filter &lt;old&gt; spare motor belt cable gauge seal hose panel".split()
runs = []
for i in range(count):
    n = int(span(100, 2800)); nsec = R.randint(1, 6); cust = int(span(5, 150)); notes = R.randint(0, 12); attr = R.random()
    rp, dp, op = [os.path.join(out, f"{k}{i:03d}.{e}") for k, e in (("report", "xml"), ("data", "xml"), ("out", "html"))]
    with open(dp, "w") as f:
        f.write('<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n')
        for k in range(n):
            flds = {"id": f"I{k}" if R.random() > 0.02 else "", "area": R.choice(AREAS), "status": R.choice(STATUS),
                    "customer": f"Customer {R.randint(1, cust)}", "amount": f"{R.uniform(1, 1500):.2f}" if R.random() > 0.02 else "n/a",
                    "date": f"202{R.randint(0, 4)}-{R.randint(1, 12):02d}-{R.randint(1, 28):02d}" if R.random() > 0.03 else "soon",
                    "note": " ".join(R.choice(WORDS) for _ in range(R.randint(0, notes)))}
            a = {x: y for x, y in flds.items() if x in ("id", "status", "area") and R.random() < attr}
            f.write("  <row" + "".join(f' {x}="{y}"' for x, y in a.items()) + ">")
            f.write("".join(f"<{x}>{y}</{x}>" for x, y in flds.items() if x not in a) + "</row>\n")
        f.write("</rows>\n")
    with open(rp, "w") as f:
        f.write('<?xml version="1.0"?>\n<report title="Invoices" key="id">\n')
        for s in range(nsec):
            lim = f' limit="{R.choice([1, 5, 50])}"' if R.random() < 0.4 else ""
            f.write(f' <section name="Part {s}"{lim}>\n')
            for g in R.sample(["area", "status", "customer"], R.choice([0, 1, 1, 2])): f.write(f'  <group field="{g}"/>\n')
            for _ in range(R.choice([0, 0, 1, 2])):
                neg = ' not="true"' if R.random() < 0.2 else ""
                w = R.choice([f'field="status" op="eq" value="{R.choice(STATUS)}"', f'field="amount" op="gt" value="{R.randint(0, 1200)}"',
                              f'field="amount" op="lt" value="{R.randint(200, 1500)}"', f'field="note" op="like" value="{R.choice(["pump", "seal.*hose", "b.lt", "gauge"])}"'])
                f.write(f"  <where {w}{neg}/>\n")
            for srt in R.sample(['field="amount" numeric="true"', 'field="customer"', 'field="note"', 'field="date" desc="true"'], R.choice([0, 1, 1, 2])):
                f.write(f"  <sort {srt}/>\n")
            for c in R.sample([("id", "text"), ("customer", "text"), ("amount", "money"), ("date", "date"), ("amount", "bar"), ("note", "text"), ("status", "text")], R.randint(1, 6)):
                f.write(f'  <column field="{c[0]}" format="{c[1]}">{c[0].title()}</column>\n')
            for a in R.sample([("sum", "amount"), ("avg", "amount"), ("max", "amount"), ("median", "amount"), ("distinct", "customer")], R.randint(0, 3)):
                f.write(f'  <aggregate kind="{a[0]}" field="{a[1]}"/>\n')
            f.write(" </section>\n")
        f.write("</report>\n")
    args = [rp, dp, op]
    if R.random() < 0.5: args.append(R.choice(["de", "en"]))
    runs.append({"args": args})
write_runs(runs)
