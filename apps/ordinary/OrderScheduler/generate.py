"""python3 generate.py OUTDIR COUNT SEED [middle]: orders of a workshop; 'middle' draws from the middle 60 % of every range."""
import datetime, json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

SKILLS = 'cut drill weld paint pack'.split()
DAY0 = datetime.date(2025, 1, 6)
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        orders, machines, patience, starts = draw(1000, 6000), draw(8, 120), draw(300, 4000), int(uniform(1, 5))
        load, slack, long_part = uniform(.6, 1.3), draw(1, 15), uniform(0, .2)
        path = os.path.abspath(os.path.join(out, f'{k}.orders'))
        mean = 60 * (1 + 3 * long_part)
        days = int(orders * mean / machines / 480 / load) + 3
        with open(path, 'w') as f:
            f.write(f'begin;{DAY0}\n')
            for _ in range(days // 30):
                f.write(f'holiday;{DAY0 + datetime.timedelta(days=r.randrange(days * 7 // 5 + 1))}\n')
            for m in range(machines):
                skills = r.sample(SKILLS, r.randrange(1, 5)) if m > 4 else [SKILLS[m]] + r.sample(SKILLS, 1)
                f.write(f'machine;M{m};{",".join(sorted(set(skills)))};{r.randrange(70, 140)}\n')
            for o in range(orders):
                minutes = r.randrange(120, 420) if r.random() < long_part else r.randrange(10, 110)
                release = r.randrange(days * 7 // 5)
                due = release + 1 + int(r.expovariate(1 / slack))
                f.write(f'order;O{o};{r.choice(SKILLS)};{minutes};{DAY0 + datetime.timedelta(days=release)};'
                        f'{DAY0 + datetime.timedelta(days=due)};{r.choice((1, 1, 2, 5))}\n')
        args = [f'--in={path}', f'--seed={r.randrange(1000)}', f'--patience={patience}']
        if r.random() < .8:
            args.append(f'--starts={starts}')
        if r.random() < .4:
            args.append(f'--limit={draw(4000, 60000)}')
        if r.random() < .3:
            args.append(f'--out={path[:-7]}.plan')
        runs.write(json.dumps({'args': args, 'files': [path]}) + '\n')
