"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

PAGES = ["/", "/login", "/cart", "/shop/item/{}", "/shop/list?page={}", "/api/v1/orders/{}", "/api/v2/search?q=term{}", "/static/img/{}.png", "/static/app.js", "/help/topic-{}", "/admin/users/{}"]
RULES = [("login", r"^/login"), ("images", r"\.(png|jpe?g|gif)$"), ("api-old", r"^/api/v1/\w+(/\d+)?$"), ("search", r"[?&]q=([^&]+)"), ("paged", r"page=\d{2,}"),
         ("even-items", r"/item/\d*[02468]$"), ("admin", r"^/admin/(users|roles)/.*"), ("static", r"^/static/"), ("deep", r"(/[^/]+){4,}"), ("home", r"^/$"), ("shop", r"^/shop/.+")]
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
runs = []
for i in range(count):
    n = int(span(400, 14000)); vis = int(span(10, 400)); files = R.randint(1, 6); bad = R.uniform(0, 0.15); longq = R.choice([0, 0, 20, 80])
    ids = R.choice([10, 100, 5000]); step = R.choice([1, 5, 30]); skew = R.uniform(1, 3)
    logs = []
    pages = R.sample(PAGES, R.randint(4, len(PAGES)))
    visitors = [(f"10.{R.randint(0, 255)}.{R.randint(0, 255)}.{R.randint(1, 254)}", f"user{k}" if R.random() < 0.3 else "-") for k in range(vis)]
    t, per = 0, n // files + 1
    written = 0
    for fno in range(files):
        logs.append(os.path.join(out, f"access{i:03d}-{fno}.log"))
        with open(logs[-1], "w") as f:
            for _ in range(min(per, n - written)):
                written += 1
                t += R.randint(0, 2 * step)
                day, rest = divmod(t, 86400)
                ip, user = visitors[int(vis * R.random() ** skew)]
                page = R.choice(pages).format(R.randint(1, ids))
                if longq and "?" in page: page += "&x=" + "ab%20" * R.randint(0, longq // 4)
                status = R.choices([200, 302, 404, 500], [80, 8, 8, 4])[0]
                line = f'{ip} - {user} [{1 + day % 28:02d}/{MON[day // 28 % 12]}/2022:{rest // 3600:02d}:{rest // 60 % 60:02d}:{rest % 60:02d} +0{R.choice([0, 0, 2])}00] "{R.choice(["GET", "GET", "POST"])} {page} HTTP/1.1" {status} {R.choice(["-", str(R.randint(100, 90000))])} {int(R.lognormvariate(4, 1))}ms'
                if R.random() < 0.5: line += ' "Mozilla/5.0 (X11)"'
                if R.random() < bad: line = R.choice([line[:R.randint(0, len(line))], line.replace("[", "[x"), "-- restarted --", line + " trailing words " * 3])
                f.write(line + "\n")
    pt = os.path.join(out, f"patterns{i:03d}.txt")
    with open(pt, "w") as f:
        for name, rx in R.sample(RULES, R.randint(1, len(RULES))): f.write(f"{name}\t{rx}\n")
    args = [pt]
    if R.random() < 0.6: args += ["-t", str(R.randint(1, 4))]
    if R.random() < 0.5: args += ["-g", str(R.choice([1, 5, 60]))]
    if R.random() < 0.4: args.append("-s")
    runs.append({"args": args + logs})
write_runs(runs)
