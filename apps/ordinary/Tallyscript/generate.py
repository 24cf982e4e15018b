"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

# each snippet takes a work budget (about the number of inner steps)
def sieve(k, w):
    n = max(20, int(w / 3))
    return f"""let size{k} = {n};
let flags{k} = fill(size{k} + 1, 1);
let i{k} = 2; let primes{k} = 0;
while i{k} <= size{k} {{
  if flags{k}[i{k}] == 1 {{
    primes{k} = primes{k} + 1;
    let j = i{k} * i{k};
    while j <= size{k} {{ flags{k}[j] = 0; j = j + i{k}; }}
  }}
  i{k} = i{k} + 1;
}}
print "primes below " + size{k} + ": " + primes{k};
"""
def fib(k, w):
    n = max(5, int(math.log(max(10, w / 2)) / math.log(1.618)))
    return f"""func fib{k}(n) {{ if n < 2 {{ return n; }} return fib{k}(n - 1) + fib{k}(n - 2); }}
print fib{k}({n});
"""
def collatz(k, w):
    n = max(3, int(w / 60))
    start = R.randint(1, 5000)
    return f"""func steps{k}(n) {{
  let c = 0;
  while n != 1 {{ if n % 2 == 0 {{ n = n / 2; }} else {{ n = 3 * n + 1; }} c = c + 1; }}
  return c;
}}
let best{k} = 0; let at{k} = 0; let x{k} = {start};
while x{k} < {start + n} {{
  let s = steps{k}(x{k});
  if s > best{k} {{ best{k} = s; at{k} = x{k}; }}
  x{k} = x{k} + 1;
}}
print "longest " + best{k} + " at " + at{k};
"""
def sort(k, w):
    n = max(5, int(math.sqrt(w)))
    kind = R.choice(["random", "nearly"])
    step = R.choice([7919, 104729, 31337])
    gen = f"(q * {step}) % 10007" if kind == "random" else "q + (q % 5)"
    return f"""let a{k} = []; let q = 0;
while q < {n} {{ push(a{k}, {gen}); q = q + 1; }}
let i = 1; let moves{k} = 0;
while i < len(a{k}) {{   # insertion sort
  let v = a{k}[i]; let j = i - 1;
  while j >= 0 && a{k}[j] > v {{ a{k}[j + 1] = a{k}[j]; j = j - 1; moves{k} = moves{k} + 1; }}
  a{k}[j + 1] = v; i = i + 1;
}}
print moves{k};
"""
def strings(k, w):
    n = max(10, int(w / 3))
    words = R.choice([20, 60, 200])
    return f"""let text{k} = ""; let n = 0; let seen{k} = map();
while n < {n} {{
  let w = "w" + str((n * n + 17) % {words});
  seen{k}[w] = seen{k}[w] + 1;
  if len(text{k}) < 400 {{ text{k} = text{k} + w; }}
  n = n + 1;
}}
print len(seen{k}); print len(text{k});
let ks{k} = keys(seen{k}); let top{k} = 0; n = 0;
while n < len(ks{k}) {{ if seen{k}[ks{k}[n]] > top{k} {{ top{k} = seen{k}[ks{k}[n]]; }} n = n + 1; }}
print top{k};
"""
def floats(k, w):
    n = max(10, int(w / 2))
    return f"""let s{k} = 0.0; let t = 1; let sign{k} = 1.0;
while t < {2*n} {{ s{k} = s{k} + sign{k} * 4.0 / t; sign{k} = 0.0 - sign{k}; t = t + 2; }}
print s{k};
"""
def gcds(k, w):
    n = max(3, int(math.sqrt(w / 6)))
    return f"""func gcd{k}(a, b) {{ if b == 0 {{ return a; }} return gcd{k}(b, a % b); }}
let co{k} = 0; let a = 1;
while a <= {n} {{ let b = 1; while b <= {n} {{ if gcd{k}(a, b) == 1 {{ co{k} = co{k} + 1; }} b = b + 1; }} a = a + 1; }}
print "coprime pairs " + co{k};
"""
def param(k, w):
    return f"""let h{k} = SALT; let r{k} = 0;
while r{k} < ROUNDS {{ h{k} = (h{k} * 31 + r{k}) % 1000003; r{k} = r{k} + 1; }}
print "hash " + h{k};
"""
KINDS = [sieve, fib, collatz, sort, strings, floats, gcds, param]
runs = []
for i in range(count):
    total = span(30000, 1000000)
    parts = R.randint(1, 6)
    weights = [R.random() + 0.1 for _ in range(parts)]
    rounds = int(span(300, 9000))
    body = []
    for k in range(parts):
        f = R.choice(KINDS)
        body.append(f"# part {k}: {f.__name__}\n" + f(k, total * weights[k] / sum(weights)))
    path = os.path.join(out, f"in{i:03d}.tly")
    open(path, "w").write("\n".join(body))
    runs.append({"args": [path, f"ROUNDS={rounds * 4}", f"SALT={R.randint(1, 9999)}"]})
write_runs(runs)
