"""Scripts for a JavaScript interpreter: a few functions each, with the amounts of work as numbers in the text; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random
WORK = {
    'sieve': (2000, 200000, '''function sieve(n) {
  var marks = [], count = 0;
  for (var i = 2; i <= n; i++) {
    if (marks[i]) continue;
    count++;
    for (var j = 2 * i; j <= n; j += i) marks[j] = true;
  }
  return count;
}'''),
    'words': (300, 30000, '''function words(n) {
  var seen = {}, seed = 7;
  for (var i = 0; i < n; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    var word = 'w' + (seed % 997).toString(36);
    seen[word] = (seen[word] || 0) + 1;
  }
  return Object.keys(seen).sort(function (a, b) { return seen[b] - seen[a] || (a < b ? -1 : 1); }).slice(0, 5).join();
}'''),
    'queens': (4, 8, '''function queens(n) {
  function place(row, cols, left, right) {
    if (row == n) return 1;
    var found = 0;
    for (var c = 0; c < n; c++) {
      var a = 1 << c, b = 1 << (row + c), d = 1 << (row - c + n);
      if (!(cols & a) && !(left & b) && !(right & d)) found += place(row + 1, cols | a, left | b, right | d);
    }
    return found;
  }
  return place(0, 0, 0, 0);
}'''),
    'text': (200, 12000, '''function text(n) {
  var lines = [];
  for (var i = 0; i < n; i++) lines.push(['row', i, (i * 37 % 101) / 7].join(';'));
  return lines.map(function (l) { return l.split(';')[2].replace('.', ','); }).filter(function (t) { return /[13579]$/.test(t); }).length;
}'''),
}
for k in range(inputs.count):
    chosen = r.sample(sorted(WORK), r.randrange(1, 4))
    source = [WORK[name][2] for name in chosen]
    for name in chosen:
        lo, hi, _ = WORK[name]
        calls = inputs.draw(1, 4)
        source += [f'print("{name}", {name}({inputs.draw(lo, hi)}));' for _ in range(calls)]
    script = inputs.write(f'{k}.js', '\n'.join(source) + '\n')
    # -opt -1: interpreted, so that the script's work is done by the program's own code.
    inputs.run(['-opt', '-1', script], [script])
inputs.finish()
