"""python3 generate.py OUTDIR COUNT SEED [middle]: logs of a web server; 'middle' draws from the middle 60 % of every range."""
import datetime, json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

PARTS = 'shop cart item img api v2 user blog help search'.split()
DAY0 = datetime.datetime(2024, 3, 1)
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        lines, clients, pages = draw(3000, 35000), draw(60, 3000), draw(20, 400)
        skew, days, habits = uniform(1, 3), draw(1, 30), uniform(.1, .9)
        urls = ['/' + '/'.join(r.choices(PARTS, k=r.randrange(1, 5))) + r.choice(('', '', f'/{r.randrange(9999)}', '.html')) for _ in range(pages)]
        hosts = [f'10.{r.randrange(4)}.{r.randrange(256)}.{r.randrange(256)}' for _ in range(clients)]
        homes = [r.randrange(pages) for _ in hosts]
        hits, visit = [], draw(2, 25)  # requests of a visit
        while len(hits) < lines:
            c = int(r.random() ** skew * clients)
            t, u = r.random() * days * 86400, homes[c]
            for _ in range(1 + int(r.expovariate(1 / visit))):
                hits.append((t, c, u))
                t += r.expovariate(1 / 90)
                u = (homes[c] + int(r.expovariate(.3))) % pages if r.random() < habits else r.randrange(pages)
        hits.sort()
        path = os.path.abspath(os.path.join(out, f'{k}.log'))
        with open(path, 'w') as f:
            for t, c, u in hits:
                url = urls[u] if r.random() < .7 else f'{urls[u]}?id={r.randrange(1000)}'
                if r.random() < .0005:
                    url = '/robots.txt'
                at = DAY0 + datetime.timedelta(seconds=int(t))
                status = r.choice((200, 200, 200, 304, 302, 404))
                f.write(f'{hosts[c]} - - [{at:%d/%b/%Y:%H:%M:%S} +0100] "GET {url} HTTP/1.1" {status} {r.choice(("-", r.randrange(90000)))}\n')
                if r.random() < .001:
                    f.write('-- log rotated --\n')
        args = [f'--busy={draw(4, 60)}', f'--alike={uniform(.1, .8):.2f}']
        if r.random() < .4:
            args.append(f'--gap={r.choice((5, 15, 60))}')
        runs.write(json.dumps({'args': args, 'stdin': path}) + '\n')
