"""Tariffs, accounts and calls of a billing batch; see ../inputs.py."""
import datetime, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        d = os.path.join(outdir, "in%04d" % i)
        os.makedirs(d, exist_ok=True)
        n_calls = int(log(2000, 28000))
        n_accounts = int(log(20, 3000))
        n_plans = int(lin(2, 14))
        n_zones = int(log(5, 200))
        n_tiers = int(lin(0, 8))
        months = int(lin(1, 12.99))
        max_friends = int(lin(0, 12))
        longcall = log(60, 20000)
        voice = lin(0.2, 0.95)
        advise = rng.random() < 0.6
        detail = rng.random() < 0.4
        parallel = rng.random() < 0.25
        with open(os.path.join(d, "tariffs.ini"), "w") as f:
            f.write("# tariff book\n[general]\nvat=0.%02d\nholidays=" % rng.randint(5, 25))
            f.write(" ".join("2023-%02d-%02d" % (rng.randint(1, 12), rng.randint(1, 28)) for _ in range(rng.randint(0, 15))))
            f.write("\n[zones]\n")
            zs = {}
            for _ in range(n_zones):
                p = "".join(rng.choice("123456789") for _ in range(rng.randint(1, 7)))
                zs[p] = round(rng.choice([1, 1, 1, rng.uniform(0.8, 6)]), 3)
            for p, z in sorted(zs.items()):
                f.write("%s=%s\n" % (p, z))
            for p in range(n_plans):
                f.write("[plan P%02d]\nmonthly=%.2f\npeak=%.3f\noffpeak=%.3f\nsms=%.3f\ndata=%.4f\n" % (
                    p, rng.uniform(0, 40), rng.uniform(0.02, 0.3), rng.uniform(0.01, 0.15),
                    rng.uniform(0.01, 0.2), rng.uniform(0.0005, 0.01)))
                f.write("free=%d\nincrement=%d\npeakfrom=%02d:00\npeakto=%02d:30\nfriends=%d\n" % (
                    rng.choice([0, 30, 100, 500]), rng.choice([1, 6, 30, 60]), rng.randint(6, 10),
                    rng.randint(16, 21), rng.choice([0, 10, 50])))
                f.write("tiers=%s\n" % ",".join("%d:%.2f" % (60 * (k + 1) * rng.randint(1, 4), 1 - 0.07 * k)
                                                 for k in range(n_tiers)))
        numbers = ["".join(rng.choice("123456789") for _ in range(rng.randint(6, 13))) for _ in range(500)]
        with open(os.path.join(d, "accounts.csv"), "w") as f:
            f.write("id,name,plan,country,friends\n")
            for a in range(n_accounts):
                fr = [rng.choice(numbers) for _ in range(rng.randint(0, max_friends))]
                name = "%s, %s" % (rng.choice(["Smith", "Jones", "Garcia", "Novak"]), rng.choice(["Ann", "Bob", "Eve", "Jan"]))
                f.write('A%05d,"%s",P%02d,%s,%s\n' % (a, name, rng.randrange(n_plans), rng.choice(["GB", "DE"]), ";".join(fr)))
        start = datetime.datetime(2023, 1, 1)
        span = 86400 * 365
        with open(os.path.join(d, "calls.csv"), "w") as f:
            f.write("account,destination,start,seconds,kind\n")
            for _ in range(n_calls):
                acc = int(n_accounts * rng.random() ** 1.5) if rng.random() < 0.98 else n_accounts + 5
                t = start + datetime.timedelta(seconds=rng.randrange(span))
                kind = "VOICE" if rng.random() < voice else rng.choice(["SMS", "DATA"])
                secs = int(rng.expovariate(1 / longcall)) + 1 if kind == "VOICE" else rng.randint(1, 50)
                line = "A%05d,%s,%s,%d,%s" % (acc, rng.choice(numbers), t.strftime("%Y-%m-%d %H:%M:%S"), secs, kind)
                if rng.random() < 0.005:
                    line = line.replace("2023-", "2023/", 1)
                f.write(line + "\n")
        args = ["--tariffs", d + "/tariffs.ini", "--accounts", d + "/accounts.csv", "--calls", d + "/calls.csv",
                "--from", "2023-01-01", "--months", str(months)]
        args += ["--advise"] * advise + ["--detail"] * detail + ["--parallel"] * parallel
        inputs.run(args)
    inputs.finish()


main()
