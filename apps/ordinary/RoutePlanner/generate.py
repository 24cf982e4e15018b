"""python3 generate.py OUTDIR COUNT SEED [middle]: road maps and trips; 'middle' draws from the middle 60 % of every range."""
import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        side, trips = draw(32, 130), draw(25, 400)
        gaps, closed, fast, reach = uniform(.05, .3), uniform(0, .04), uniform(0, .3), uniform(.05, 1)
        popular, wishes = draw(5, 300), [uniform(.1, 1) for _ in range(3)]
        name = [[f'P{y}_{x}' for x in range(side)] for y in range(side)]
        mfile = os.path.abspath(os.path.join(out, f'{k}.map'))
        tfile = os.path.abspath(os.path.join(out, f'{k}.trips'))
        with open(mfile, 'w') as f:
            f.write('# places on a crooked grid\n')
            for y in range(side):
                for x in range(side):
                    f.write(f'place {name[y][x]} {x + r.uniform(-.3, .3):.2f} {y + r.uniform(-.3, .3):.2f}\n')
            for y in range(side):
                for x in range(side):
                    for dy, dx in ((0, 1), (1, 0), (1, 1)):
                        if y + dy == side or x + dx == side or r.random() < (gaps if dy + dx == 1 else .85):
                            continue
                        kind = 'motorway' if y % 16 == 8 and dx and not dy and r.random() < 3 * fast else \
                            r.choice(('main', 'local', 'local', 'track'))
                        more = f' {r.uniform(1, 2.5):.2f}' if r.random() < .3 else ''
                        f.write(f'road {name[y][x]} {name[y + dy][x + dx]} {kind}{more}{" oneway" if r.random() < .04 else ""}\n')
                        if r.random() < closed:
                            f.write(f'closed {name[y][x]} {name[y + dy][x + dx]}\n')
        known = [(r.randrange(side), r.randrange(side)) for _ in range(popular)]

        def near(p):
            d = reach * side
            return tuple(min(side - 1, max(0, int(c + r.uniform(-d, d)))) for c in p)

        with open(tfile, 'w') as f:
            for _ in range(trips):
                p = known[int(r.random() ** 2 * popular)]
                if r.random() < .08:
                    f.write(f'near {name[p[0]][p[1]]} {r.uniform(.1, .8) * reach * side:.1f}\n')
                    continue
                stops = [p]
                for _ in range(r.choice((1, 1, 1, 2, 3))):
                    stops.append(near(stops[-1]) if r.random() < .7 else r.choice(known))
                words = [name[y][x] for y, x in stops]
                if r.random() < .01:
                    words[-1] = 'Atlantis'
                f.write(' '.join(words) + ' ' + r.choices(('short', 'fast', 'scenic'), weights=wishes)[0] + '\n')
        args = [f'--map={mfile}', f'--trips={tfile}']
        if r.random() < .5:
            args.append(f'--remember={draw(1, 500)}')
        if r.random() < .3:
            args.append(f'--out={tfile[:-6]}.routes')
        runs.write(json.dumps({'args': args, 'files': [mfile, tfile]}) + '\n')
