"""python3 generate.py OUTDIR COUNT SEED [middle]: grey images and jobs; 'middle' draws from the middle 60 % of every range."""
import json, math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform


def disk(rows, width, height, size, value):
    cx, cy, a, b = r.randrange(width), r.randrange(height), size * r.uniform(.4, 1), size * r.uniform(.4, 1)
    for y in range(max(0, int(cy - b)), min(height, int(cy + b) + 1)):
        half = int(a * math.sqrt(max(0, 1 - ((y - cy) / b) ** 2)))
        lo, hi = max(0, cx - half), min(width, cx + half + 1)
        if hi > lo:
            rows[y][lo:hi] = bytes([value]) * (hi - lo)


with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        width, height = draw(220, 700), draw(220, 700)
        shapes, size, noise, contrast = draw(3, 300), draw(3, 70), draw(10, 20000), uniform(40, 150)
        base = int(uniform(30, 90))
        rows = [bytearray([base + (y * 20) // height]) * width for y in range(height)]
        for _ in range(shapes):
            disk(rows, width, height, size, min(255, int(base + contrast * r.uniform(.6, 1.2))))
        for _ in range(noise):
            rows[r.randrange(height)][r.randrange(width)] = r.randrange(256)
        path = os.path.abspath(os.path.join(out, f'{k}.pgm'))
        text = r.random() < .25
        with open(path, 'wb') as f:
            f.write(f'{"P2" if text else "P5"}\n# picture {k}\n{width} {height}\n255\n'.encode())
            for row in rows:
                f.write((' '.join(map(str, row)) + '\n').encode() if text else row)
        steps = []
        if r.random() < .5:
            steps.append(f'median {int(uniform(1, 4))}')
        if r.random() < .6:
            steps.append(f'blur {draw(1, 7)}')
        if r.random() < .3:
            steps.append(f'flat {draw(8, 60)}')
        steps.append('threshold auto' if r.random() < .7 else f'threshold {int(base + contrast / 2)}')
        if r.random() < .4:
            steps.append(f'open {int(uniform(1, 5))}')
        if r.random() < .7:
            steps.append(f'objects {draw(2, 200)}')
        if r.random() < .5:
            steps.append('thin')
        job = path[:-4] + '.properties'
        with open(job, 'w') as f:
            f.write(f'image = {path}\nsteps = {", ".join(steps)}\n')
            if r.random() < .4:
                f.write(f'output = {path[:-4]}.out.pgm\n')
        runs.write(json.dumps({'args': [job], 'files': [job, path]}) + '\n')
