"""Runs a generator that takes the part of each range to draw from, and writes its run list.

python3 ranged.py GENERATOR OUT COUNT SEED [middle] runs GENERATOR OUT COUNT SEED LOW HIGH, which writes OUT/runs.txt, a line of arguments
for each input; LOW and HIGH are shares of every range, 0.2 and 0.8 for `middle`. OUT/runs.jsonl has the same runs.
"""
import json, os, shlex, subprocess, sys

generator, out, count, seed, *middle = sys.argv[1:]
low, high = ('0.2', '0.8') if middle else ('0', '1')
out = os.path.abspath(out)
subprocess.run([sys.executable, generator, out, count, seed, low, high], check=True, stdout=subprocess.DEVNULL)
with open(os.path.join(out, 'runs.txt')) as lines, open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for line in filter(str.strip, lines):
        runs.write(json.dumps({'args': shlex.split(line)}) + '\n')
