"""What the generators of this folder share: the command line, ranges, files out of published jars, and the run list.

python3 PROGRAM/generate.py [--data JAR] OUT COUNT SEED [middle] writes COUNT inputs and OUT/runs.jsonl; `middle` draws from the middle
60 % of every range. The same arguments give the same bytes.
"""
import argparse, json, math, os, random, zipfile, zlib


class Inputs:
    """The inputs of a program, while they are made."""

    def __init__(self):
        parser = argparse.ArgumentParser()
        parser.add_argument('--data')
        parser.add_argument('out')
        parser.add_argument('count', type=int)
        parser.add_argument('seed', type=int)
        parser.add_argument('middle', nargs='?')
        for name, value in vars(parser.parse_args()).items():
            setattr(self, name, value)
        self.out = os.path.abspath(self.out)
        os.makedirs(self.out, exist_ok=True)
        self.random = random.Random(self.seed)
        self.runs = []

    def uniform(self, lo, hi):
        """A number of a range."""
        margin = .2 * (hi - lo) if self.middle else 0
        return self.random.uniform(lo + margin, hi - margin)

    def logarithmic(self, lo, hi):
        """A number of a range whose logarithm is uniform: as many small as large ones."""
        return math.exp(self.uniform(math.log(lo), math.log(hi)))

    def draw(self, lo, hi):
        """A whole number of such a range."""
        return round(self.logarithmic(lo, hi))

    def write(self, name, text):
        """A file, and its path."""
        path = os.path.join(self.out, name)
        with open(path, 'w') as f:
            f.write(text)
        return path

    def run(self, args, files=None):
        """One more line of the run list: arguments, and the files among them that the program reads, where that is not plain."""
        self.runs.append({'args': args} if files is None else {'args': args, 'files': files})

    def finish(self):
        """Writes the run list."""
        self.write('runs.jsonl', ''.join(json.dumps(r) + '\n' for r in self.runs))

    def published(self, wanted):
        """COUNT files out of the jar --data, small and large ones alike, as paths below OUT. `wanted` says which names are
        inputs; all of the jar is there, since some stand for others (nested classes). Half of the files belong to even seeds,
        the others to odd ones, so that no test input was trained on."""
        with zipfile.ZipFile(self.data) as jar:
            jar.extractall(os.path.join(self.out, 'published'))
            files = [(i.file_size, i.filename) for i in jar.infolist() if wanted(i.filename)]
        sizes = sorted(math.log(size) for size, _ in files)
        # Ends of the range are the first and last percent, so that one giant does not make the range.
        lo, hi = sizes[len(sizes) // 100], sizes[-1 - len(sizes) // 100]
        mine = [(math.log(s), n) for s, n in sorted(files) if zlib.crc32(n.encode()) % 2 == self.seed % 2]
        for _ in range(self.count):
            size = self.uniform(lo, hi)
            chosen = min(mine, key=lambda file: (abs(file[0] - size), file[1]))
            mine.remove(chosen)
            yield os.path.join(self.out, 'published', chosen[1])
