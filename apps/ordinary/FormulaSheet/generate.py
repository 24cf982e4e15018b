"""python3 generate.py OUTDIR COUNT SEED [middle]: sheets and scripts; 'middle' draws from the middle 60 % of every range."""
import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        rows, columns, formulas = draw(250, 2000), int(uniform(8, 27)), uniform(.15, .8)
        reach, tall, ranges = draw(1, 200), draw(3, 90), uniform(.03, .3)
        commands, errors = draw(5, 60), uniform(0, .0005)
        letters, notes = COLUMNS[:columns], COLUMNS[columns:columns + 1] or 'AA'

        def above(row, distance):
            return f'{r.choice(letters)}{max(1, row - 1 - int(r.expovariate(1 / distance)))}'

        def formula(row):
            p = r.random()
            if p < errors:
                return r.choice(('=A1/0', '=SUMM(A1:A3)', '=A1+', '="x"*2'))
            if p < ranges and row > 2:
                a, b = sorted((r.randrange(columns), min(columns - 1, r.randrange(columns))))
                top = max(1, row - 1 - int(r.expovariate(1 / tall)))
                b = min(b, a + 2)
                f = r.choice(('SUM', 'AVG', 'MIN', 'MAX', 'COUNT', 'MEDIAN'))
                return f'={f}({letters[a]}{top}:{letters[b]}{row - 1})/{r.randrange(2, 9)}'
            if p < ranges + .03:
                n = min(row, 2 * tall)
                return f'=LOOKUP({r.randrange(100)},A1:A{n},{r.choice(letters)}1:{r.choice(letters)}{n})'
            if p < ranges + .15:
                return f'=IF({above(row, reach)}>{r.randrange(200)},{above(row, reach)},{above(row, reach)}*0.5)'
            return f'={above(row, reach)}*{r.uniform(.1, .8):.2f}+({above(row, reach)}-{above(row, reach)})/{r.randrange(2, 9)}'

        sfile = os.path.abspath(os.path.join(out, f'{k}.sheet'))
        cfile = os.path.abspath(os.path.join(out, f'{k}.script'))
        inputs, results = [], []
        with open(sfile, 'w') as f:
            for row in range(1, rows + 1):
                for c in letters:
                    if row > 1 and c != 'A' and r.random() < formulas:
                        f.write(f'{c}{row}: {formula(row)}\n')
                        results.append(f'{c}{row}')
                    else:
                        f.write(f'{c}{row}: {r.uniform(0, 200):.2f}\n')
                        inputs.append(f'{c}{row}')
                if r.random() < .3:
                    f.write(f'{notes}{row}: "note {r.randrange(1000)}"\n')
        with open(cfile, 'w') as f:
            for _ in range(commands):
                p = r.random()
                if p < .45:
                    f.write(f'set {r.choice(inputs)} {r.uniform(0, 200):.1f}\n')
                elif p < .9:
                    f.write('show ' + ' '.join(r.choices(results, k=r.randrange(1, 30))) + '\n')
                elif p < .97:
                    f.write(f'seek {r.choice(results)} {r.randrange(300)} {r.choice(inputs)}\n')
                else:
                    f.write('check\n')
        args = [sfile, cfile] if r.random() < .85 else [sfile]
        runs.write(json.dumps({'args': args}) + '\n')
