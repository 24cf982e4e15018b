"""What generators of this folder share: their arguments `OUTDIR COUNT SEED [middle]` and how parameters are drawn."""
import json, math, os, random, sys


class Drawing:
    """Draws of a seed, from whole ranges or from the middle 60 % of them."""

    def __init__(self, argv):
        self.out, self.count, self.middle = os.path.abspath(argv[1]), int(argv[2]), len(argv) > 4
        self.r = random.Random(int(argv[3]))
        os.makedirs(self.out, exist_ok=True)

    def uniform(self, lo, hi):
        """A number of a range."""
        edge = .2 * (hi - lo) if self.middle else 0
        return self.r.uniform(lo + edge, hi - edge)

    def span(self, lo, hi):
        """A number of a range, as likely to be twice as large wherever it is."""
        return math.exp(self.uniform(math.log(lo), math.log(hi)))

    def draw(self, lo, hi):
        """The same, a whole number."""
        return int(self.span(lo, hi))

    def write_runs(self, runs):
        """Writes the run list, a line for each run."""
        with open(os.path.join(self.out, 'runs.jsonl'), 'w') as f:
            f.writelines(json.dumps(run) + '\n' for run in runs)


drawing = Drawing(sys.argv)
out, count, r, uniform, draw = drawing.out, drawing.count, drawing.r, drawing.uniform, drawing.draw
span, write_runs = drawing.span, drawing.write_runs
