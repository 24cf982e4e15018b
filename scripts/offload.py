#!/usr/bin/env python3
"""Requests and tables of scripts/offload.sh.

jobs RUNS         the arguments of a run list, a line for each, separated by tabs
table NAME DIR    Table 9 of the paper from what the device measured (requests.tsv) and what mantis evaluate
                  said of partial and bounded execution (evaluation.json)
"""
import json
import sys

SHOWN = 10
AIM = 0.03


def jobs(runs):
    for line in open(runs, encoding="utf-8"):
        if line.strip():
            print("\t".join(str(a) for a in json.loads(line)["args"]))


def line_through(points):
    """Least squares: (a, b) of y = a + b x."""
    n = len(points)
    mx, my = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    sxx = sum((x - mx) ** 2 for x, _ in points)
    slope = sum((x - mx) * (y - my) for x, y in points) / sxx if sxx else 0.0
    return my - slope * mx, slope


def compared(time, other):
    return f"{100 * abs(1 - time / other):.1f} % {'less' if time <= other else 'more'}"


def table(name, folder):
    with open(f"{folder}/requests.tsv", encoding="utf-8") as lines:
        keys = next(lines).rstrip("\n").split("\t")
        requests = [dict(zip(keys, line.rstrip("\n").split("\t"))) for line in lines]
    with open(f"{folder}/evaluation.json", encoding="utf-8") as text:
        baselines = json.load(text)["baselines"]
    bound = baselines["bounded"]["nanos"]
    unseen = {" ".join(u["args"]): u for u in baselines["unseen"]}
    requests = [r for r in requests if r["args"] in unseen]
    if not requests:
        sys.exit(f"{folder}: no request was evaluated; see evaluation.json")
    number = lambda r, key: float(r[key])
    a, b = line_through([(number(r, "localPredicted"), number(r, "remotePredicted")) for r in requests])
    columns = ["local", "server", "PE", "BE", "Mantis", "oracle", "live"]
    rows, right, wrong_by = [], 0, []
    for r in requests:
        local, server, other = number(r, "local"), number(r, "server"), unseen[r["args"]]
        place = lambda remote: server if remote else local
        remote = r["remote"] == "true"
        bounded = max(other["bounded"], 0)
        by_bounded = a + b * bounded + number(r, "transfer") < bounded
        best = min(local, server)
        right += place(remote) == best
        wrong_by.append(place(remote) - best)
        rows.append([
            local, server, other["partial"] * local + place(remote), bound + place(by_bounded),
            number(r, "prediction") + place(remote), best, number(r, "live"),
        ])
    total = [sum(column) for column in zip(*rows)]
    ms = lambda x: f"{x / 1e6:,.0f}"
    print(f"\n## {name}\n")
    print(f"{len(rows)} requests; times in ms.\n")
    print("| input | " + " | ".join(columns) + " |\n|---" + "|---" * len(columns) + "|")
    for i, row in enumerate(rows[:SHOWN]):
        print(f"| {i + 1} | " + " | ".join(ms(x) for x in row) + " |")
    print(f"| total of {len(rows)} | " + " | ".join(ms(x) for x in total) + " |")
    local, server, mantis, oracle = total[0], total[1], total[4], total[5]
    overhead = sum(number(r, "prediction") for r in requests)
    over = mantis / oracle - 1
    verdict = "met" if over <= AIM else "missed"
    remote = sum(r["remote"] == "true" for r in requests)
    print(f"\nMantis is {100 * over:.1f} % above the oracle (aim: at most {100 * AIM:.0f} %: {verdict}), of which predictions are "
          f"{100 * overhead / oracle:.1f} % and wrong places {100 * sum(wrong_by) / oracle:.1f} %; it chose the better place for {right} of "
          f"{len(rows)} requests and sent {remote}. It takes {compared(mantis, local)} than local only (paper: 35.7 % less) and "
          f"{compared(mantis, server)} than server only (paper: 14.8 % less).")


if __name__ == "__main__":
    {"jobs": jobs, "table": table}[sys.argv[1]](*sys.argv[2:])
