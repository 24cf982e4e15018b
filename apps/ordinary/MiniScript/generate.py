"""Scripts and data for a bytecode interpreter; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

LIB = {
    "sieve": """fn sieve(n) {
  let flags = fill(n + 1, true); let i = 2; let count = 0;
  while (i <= n) {
    if (flags[i]) { count += 1; let j = i * i; while (j <= n) { flags[j] = false; j += i; } }
    i += 1;
  }
  return count;
}
""",
    "fib": """fn fib(n) { if (n < 2) { return n; } return fib(n - 1) + fib(n - 2); }
""",
    "collatz": """fn collatz(n) {
  let best = 0; let at = 0; let i = 1;
  while (i < n) {
    let steps = 0; let x = i;
    while (x != 1) { if (x % 2 == 0) { x = x / 2; } else { x = 3 * x + 1; } steps += 1; }
    if (steps > best) { best = steps; at = i; }
    i += 1;
  }
  return str(at) + ":" + str(best);
}
""",
    "matmul": """fn matmul(n) {
  let a = []; let b = []; let i = 0;
  while (i < n) { let r = []; let s = []; let j = 0;
    while (j < n) { push(r, i * 1.5 + j); push(s, (i + j) % 7); j += 1; } push(a, r); push(b, s); i += 1; }
  let trace = 0.0; i = 0;
  while (i < n) { let j = 0;
    while (j < n) { let k = 0; let sum = 0.0;
      while (k < n) { sum += a[i][k] * b[k][j]; k += 1; }
      if (i == j) { trace += sum; } j += 1; }
    i += 1; }
  return trace;
}
""",
    "insertion": """fn insertion(n) {
  let l = []; let x = 12345;
  for (i in range(n)) { x = (x * 1103515245 + 12345) % 2147483648; push(l, x % 1000); }
  let moves = 0;
  for (i in range(1, n)) {
    let v = l[i]; let j = i - 1;
    while (j >= 0 and l[j] > v) { l[j + 1] = l[j]; j -= 1; moves += 1; }
    l[j + 1] = v;
  }
  return moves;
}
""",
    "queens": """fn place(row, n, cols, d1, d2) {
  if (row == n) { return 1; }
  let c = 0; let total = 0;
  while (c < n) {
    if (not cols[c] and not d1[row + c] and not d2[row - c + n]) {
      cols[c] = true; d1[row + c] = true; d2[row - c + n] = true;
      total += place(row + 1, n, cols, d1, d2);
      cols[c] = false; d1[row + c] = false; d2[row - c + n] = false;
    }
    c += 1;
  }
  return total;
}
fn queens(n) { return place(0, n, fill(n, false), fill(2 * n, false), fill(2 * n + 1, false)); }
""",
    "text": """fn text(n) {
  let s = ""; let i = 0;
  while (i < n) { s = s + str(i % 10); if (len(s) > 400) { s = substr(s, 200, len(s)); } i += 1; }
  let counts = {}; i = 0;
  while (i < len(s)) { let c = s[i]; if (has(counts, c)) { counts[c] = counts[c] + 1; } else { counts[c] = 1; } i += 1; }
  return counts;
}
""",
    "newton": """fn newton(n) {
  let total = 0.0; let steps = 0; let i = 1;
  while (i <= n) {
    let x = i * 1.0; let go = true;
    while (go) { let y = (x + i / x) / 2.0; if (x - y < 0.000001) { go = false; } x = y; steps += 1; }
    total += x; i += 1;
  }
  return str(total) + "/" + str(steps);
}
""",
    "groups": """fn groups(n) {
  let sums = {}; let round = 0; let worst = 0;
  while (round < n) {
    for (r in rows()) {
      let k = r[0];
      if (has(sums, k)) { sums[k] = sums[k] + r[1] * r[2]; } else { sums[k] = r[1]; }
      if (r[2] > worst) { worst = r[2]; }
    }
    round += 1;
  }
  let out = [];
  for (k in sort(keys(sums))) { push(out, k + "=" + str(sums[k])); }
  return str(len(out)) + " " + out[0] + " " + str(worst);
}
""",
}
SIZES = {"sieve": (25000, 300000), "fib": (19, 25.9), "collatz": (1500, 8000), "matmul": (25, 88), "insertion": (250, 1400),
         "queens": (6, 8.4), "text": (9000, 95000), "newton": (6000, 50000), "groups": (1, 25)}


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        n_tasks = int(lin(2, 5.99))
        n_rows = int(log(50, 5000))
        n_keys = int(log(3, 300))
        data = os.path.join(outdir, "data%04d.csv" % i)
        with open(data, "w") as f:
            for _ in range(n_rows):
                f.write("key%03d,%d,%s\n" % (rng.randrange(n_keys), rng.randint(0, 1000),
                                             rng.choice(["%d" % rng.randint(0, 9), "%.2f" % rng.uniform(0, 9)])))
        tasks = [rng.choice(sorted(LIB)) for _ in range(n_tasks)]
        script = os.path.join(outdir, "script%04d.brook" % i)
        params = []
        with open(script, "w") as f:
            f.write("# generated\n")
            for t in sorted(set(tasks)):
                f.write(LIB[t])
            for k, t in enumerate(tasks):
                lo, hi = SIZES[t]
                n = int(log(lo, hi) if hi / lo > 10 else lin(lo, hi))
                if rng.random() < 0.3:
                    params.append("p%d=%d" % (k, n))
                    f.write('print("%s", %s(p%d));\n' % (t, t, k))
                else:
                    f.write('print("%s", %s(%d + %d * 0));\n' % (t, t, n, k))
        args = ["-O", rng.choice("012"), "-d", data]
        args += ["--profile"] * (rng.random() < 0.2) + ["--dump"] * (rng.random() < 0.1)
        inputs.run(args + [script] + params)
    inputs.finish()


main()
