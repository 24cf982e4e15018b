"""Sheets of measured series for a scientific program; see ../inputs.py."""
import math, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random


def decay(n):
    scale, rate, noise = r.uniform(1, 20), r.uniform(.5, 6) / n, r.uniform(.001, .1)
    return [scale * math.exp(-rate * t) + r.gauss(0, noise) for t in range(n)]


def spectrum(n):
    f, g = r.uniform(.01, .4), r.uniform(.01, .4)
    return [math.sin(2 * math.pi * f * t) + .5 * math.sin(2 * math.pi * g * t) + r.gauss(0, .3) for t in range(n)]


for k in range(inputs.count):
    size, lines = inputs.draw(40, 2500), []
    weights = [r.random() ** 2 for _ in range(4)]
    for _ in range(inputs.draw(10, 250)):
        kind = r.choices(('decay', 'spectrum', 'matrix', 'swing'), weights)[0]
        if kind == 'decay':
            values = decay(inputs.draw(20, size))
        elif kind == 'spectrum':
            values = spectrum(inputs.draw(20, 2 * size))
        elif kind == 'matrix':
            columns = inputs.draw(3, 26)
            rows = columns + inputs.draw(1, 30)
            values = [rows] + [r.gauss(0, 1) for _ in range(rows * columns)]
        else:
            values = [r.uniform(.1, 1), inputs.draw(10, 2000)]
        lines.append(' '.join([kind] + [f'{v:.6g}' for v in values]))
    sheet = inputs.write(f'{k}.sheet', '\n'.join(lines) + '\n')
    inputs.run([sheet], [sheet])
inputs.finish()
