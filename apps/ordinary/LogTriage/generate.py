#!/usr/bin/env python3
"""generate.py OUT COUNT SEED [middle]: server logs and options for LogTriage."""
import gzip, io, math, os, random, sys
from datetime import datetime, timedelta, timezone

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
OUT, COUNT, SEED = inputs.out, inputs.count, inputs.seed

WORDS = "order payment user cart session token invoice queue worker cache index shard node cluster request response timeout retry upload batch report export import schedule mail template".split()
VERBS = "created updated deleted rejected accepted started finished failed skipped retried loaded stored sent received expired".split()
PKGS = ["com.acme.shop", "com.acme.billing", "com.acme.auth", "com.acme.util", "com.acme.jobs", "org.example.client"]
LIBS = ["java.util.concurrent.ThreadPoolExecutor", "java.lang.Thread", "org.springframework.web.servlet.DispatcherServlet",
        "org.apache.catalina.core.StandardWrapperValve", "java.base/java.util.stream.ReferencePipeline"]
PATHS = ["/", "/login", "/logout", "/api/orders/{}", "/api/users/{}/carts", "/api/search?q={}&page={}", "/static/app.js", "/static/img/{}.png",
         "/api/invoices/{}/lines/{}", "/health", "/admin/report?from={}"]
AGENTS = ["Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/%d.0", "curl/7.%d.1", "Mozilla/5.0 (Windows NT 10.0) Chrome/%d.0", "okhttp/4.%d", "Googlebot/2.%d"]

def cls(rng):
    return rng.choice(PKGS) + "." + rng.choice(WORDS).title() + rng.choice(["Service", "Handler", "Dao", "Job", "Client"])

def templates(rng, n):
    out = []
    for _ in range(n):
        parts = [rng.choice(WORDS), "{n}", rng.choice(VERBS)]
        for _ in range(rng.randint(0, 6)):
            parts.append(rng.choice(["for {u}", "in {n}ms", "from {ip}", "by {m}", "'{w}'", "hex {h}", "attempt {n} of 5", rng.choice(WORDS), rng.choice(VERBS)]))
        out.append(" ".join(parts))
    return out

def fill(rng, t, pool):
    s = t
    while "{" in s:
        i = s.index("{"); j = s.index("}", i); k = s[i + 1:j]
        v = {"n": lambda: str(rng.randrange(pool)), "u": lambda: "%08x-%04x-4%03x-a%03x-%012x" % (rng.randrange(pool), 7, 9, 11, rng.randrange(pool)),
             "ip": lambda: "10.%d.%d.%d" % (rng.randrange(3), rng.randrange(20), rng.randrange(250)),
             "m": lambda: "user%d@example.org" % rng.randrange(pool), "w": lambda: rng.choice(WORDS), "h": lambda: "0x%x" % rng.randrange(pool * 16)}[k]()
        s = s[:i] + v + s[j + 1:]
    return s

def trace(rng, depth, kinds):
    r = random.Random(rng.randrange(kinds) * 7919 + depth // 4)
    lines = []
    d = max(3, int(depth * r.uniform(0.5, 1.5)))
    for i in range(d):
        if i > 0 and r.random() < 0.06:
            lines.append("Caused by: %s.%sException: broken %d" % (r.choice(PKGS), r.choice(WORDS).title(), rng.randrange(100)))
        c = cls(r) if r.random() < 0.6 else r.choice(LIBS)
        lines.append("\tat %s.%s%s(%s.java:%d)" % (c, r.choice(VERBS), "$Lambda$%d" % rng.randrange(99) if r.random() < 0.1 else "", c.split(".")[-1], r.randint(10, 900)))
    if r.random() < 0.5:
        lines.append("\t... %d more" % r.randint(1, 40))
    return lines

def main():
    for i in range(COUNT):
        rng = inputs.random = random.Random(f"{SEED}-{i}")
        total = inputs.draw(400, 8000)
        files = rng.randint(1, 5)
        weights = [rng.random() ** 2 + 0.02 for _ in range(3)]
        err = inputs.uniform(0.01, 0.35); traced = inputs.uniform(0.0, 0.8); depth = inputs.draw(4, 60); kinds = inputs.draw(3, 300)
        junk = inputs.uniform(0, 0.15); tpls = templates(rng, inputs.draw(5, 150)); pool = inputs.draw(20, 200000); visitors = inputs.draw(5, 3000)
        loggers = [cls(rng) for _ in range(inputs.draw(3, 60))]
        zipped = rng.random() < 0.3
        start = datetime(2024, rng.randint(1, 12), rng.randint(1, 28), rng.randint(0, 23), tzinfo=timezone.utc)
        step = math.exp(rng.uniform(math.log(0.05), math.log(30)))
        span = total / files * step
        names = []
        left = total
        for f in range(files):
            t = start + timedelta(seconds=rng.uniform(0, 60)); buf = io.StringIO(); n = 0
            kind_mode = rng.choice(["mixed", "single"]); single = rng.choices([0, 1, 2], weights)[0]
            while n < total // files:
                t += timedelta(seconds=rng.expovariate(1 / step))
                if rng.random() < junk:
                    buf.write("    " + " ".join(rng.choice(WORDS) for _ in range(rng.randint(1, 20))) + "\n"); n += 1; continue
                kind = single if kind_mode == "single" else rng.choices([0, 1, 2], weights)[0]
                bad = rng.random() < err
                if kind == 0:
                    lv = rng.choice(["ERROR", "ERROR", "WARN", "FATAL"]) if bad else rng.choice(["INFO", "INFO", "DEBUG", "TRACE"])
                    buf.write("%sZ %-5s [pool-%d-thread-%d] %s - %s\n" % (t.strftime("%Y-%m-%dT%H:%M:%S.") + "%03d" % (t.microsecond // 1000), lv, rng.randint(1, 4), rng.randint(1, 32), rng.choice(loggers), fill(rng, rng.choice(tpls), pool))); n += 1
                    if bad and rng.random() < traced:
                        ls = trace(rng, depth, kinds); buf.write("\n".join(ls) + "\n"); n += len(ls)
                elif kind == 1:
                    st = rng.choice([500, 502, 404, 403]) if bad else rng.choice([200, 200, 200, 304, 201])
                    p = rng.choice(PATHS)
                    while "{}" in p: p = p.replace("{}", str(rng.randrange(pool)), 1)
                    v = random.Random(rng.randrange(visitors))
                    buf.write('192.168.%d.%d - - [%s] "%s %s HTTP/1.1" %d %d "-" "%s" %d\n' % (v.randrange(256), v.randrange(256), t.strftime("%d/%b/%Y:%H:%M:%S +0000"), rng.choice(["GET", "GET", "POST"]), p, st, rng.randrange(50000), v.choice(AGENTS) % v.randint(60, 120), int(rng.lognormvariate(4, 1.2)))); n += 1
                else:
                    buf.write('ts=%sZ level=%s component=%s msg="%s" %s\n' % (t.strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3], "error" if bad else rng.choice(["info", "debug"]), rng.choice(WORDS), fill(rng, rng.choice(tpls), pool), " ".join("%s=%d" % (rng.choice(WORDS), rng.randrange(pool)) for _ in range(rng.randint(0, 8))))); n += 1
            data = buf.getvalue().encode()
            path = f"{OUT}/in_{i:04d}_{f}.log" + (".gz" if zipped else "")
            with open(path, "wb") as h: h.write(gzip.compress(data, 6, mtime=0) if zipped else data)
            names.append(path)
        args = ["--group", rng.choice(["signature", "signature", "signature", "logger", "source", "hour"]), "--level", rng.choice(["TRACE", "INFO", "INFO", "WARN", "ERROR"]), "--top", str(rng.choice([10, 20, 50, 200]))]
        if rng.random() < 0.5:
            rules = f"{OUT}/in_{i:04d}.rules"
            with open(rules, "w") as h:
                h.write("# name count/window pattern\n")
                for k in range(inputs.draw(2, 40)):
                    pat = rng.choice([lambda: rng.choice(WORDS) + r" \d+ " + rng.choice(VERBS), lambda: "(?i)%s.*%s" % (rng.choice(WORDS), rng.choice(VERBS)), lambda: "-> 5\\d\\d$", lambda: "^(%s|%s|%s)\\b" % tuple(rng.sample(WORDS, 3)), lambda: r"user\d+@example\.(org|com)", lambda: r"(\w+) (\d+) \w+.*attempt [3-5]"])()
                    h.write("rule-%d %d/%d%s %s\n" % (k, rng.randint(2, 40), rng.randint(1, 50), rng.choice("smh"), pat))
            args += ["--rules", rules]
        if rng.random() < 0.4: args += ["--percentiles"]
        if rng.random() < 0.4: args += ["--sessions", str(rng.choice([1, 5, 30]))]
        if rng.random() < 0.25: args += ["--no-traces"]
        if rng.random() < 0.35: args += ["--merge", f"{OUT}/out_{i:04d}.merged"]
        if rng.random() < 0.2: args += ["--since", (start + timedelta(seconds=span * rng.uniform(0, 0.8))).strftime("%Y-%m-%dT%H:%M:%SZ")]
        if rng.random() < 0.5: args += ["--out", f"{OUT}/out_{i:04d}.txt"]
        inputs.run(args + names)
    inputs.finish()

main()
