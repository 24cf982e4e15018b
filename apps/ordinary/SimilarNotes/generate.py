"""python3 generate.py OUTDIR COUNT SEED [middle]: short texts, some of them copies; 'middle' draws from the middle 60 % of every range."""
import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform


def word():
    return ''.join(r.choices('etaoinshrdlucmfwypvbgkqjxz', weights=range(26, 0, -1), k=r.randrange(3, 10)))


COMMON = 'the a of and to in is it for on'.split()
AUTHORS = 'ada bo cem dina eli fay gus hana ivo jo kim lea'.split()
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        notes, vocabulary, length = draw(1500, 12000), [word() for _ in range(draw(600, 12000))], draw(7, 34)
        skew, copies, changes = uniform(1.2, 3), uniform(0, .3), uniform(.02, .35)
        originals = draw(12, 300)  # how many notes are copied at all
        texts = []
        path = os.path.abspath(os.path.join(out, f'{k}.notes'))
        with open(path, 'w') as f:
            for n in range(notes):
                if texts and r.random() < copies:
                    text = [w if r.random() > changes else r.choice(vocabulary) for w in texts[r.randrange(min(originals, len(texts)))]]
                else:
                    text = [r.choice(COMMON) if r.random() < .25 else vocabulary[int(r.random() ** skew * len(vocabulary))]
                            for _ in range(max(3, int(r.gauss(length, length / 4))))]
                    texts.append(text)
                line = ' '.join(text).capitalize()
                f.write(f'N{n}\t{r.choice(AUTHORS)}\t{line}{r.choice((".", "!", "...", ""))}\n')
                if r.random() < .002:
                    f.write(f'N{n}b\tnobody\t\n')
        args = [f'--overlap={uniform(.4, .7):.2f}'] if r.random() < .7 else []
        if r.random() < .5:
            args.append(f'--keys={r.randrange(2, 5)}')
        runs.write(json.dumps({'args': args + [path]}) + '\n')
