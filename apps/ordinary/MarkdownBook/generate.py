"""Documents for a text converter; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

SYL = ["ka", "lo", "mi", "ren", "ta", "vos", "pel", "un", "dri", "sho", "ge", "ar", "bin", "cu", "est", "of", "qua", "il"]


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        n_blocks = int(log(60, 1300))
        para = log(8, 80)
        vocab_n = int(log(100, 5000))
        markup = lin(0.0, 0.25)
        n_terms = int(log(5, 120))
        n_files = int(lin(1, 4.99))
        w_table = lin(0, 0.15)
        w_code = lin(0, 0.25)
        w_list = lin(0, 0.3)
        vocab = sorted({"".join(rng.choice(SYL) for _ in range(rng.randint(1, 4))) for _ in range(vocab_n)})

        def word():
            w = vocab[int(len(vocab) * rng.random() ** 2)]
            if rng.random() < markup:
                k = rng.randrange(10)
                w = ["**%s**", "*%s*", "`%s`", "[%s](http://x.org/a \"t\")", "[%s][r3]", "~~%s~~", "\"%s\"",
                     "%s --- ...", "_%s", "![%s](p.png)"][k] % w
            return w

        def text(n):
            return " ".join(word() for _ in range(max(1, n)))

        def length():
            return int(rng.expovariate(1 / para)) + 1

        def block(out, prefix=""):
            x = rng.random()
            if x < w_table:
                c = rng.randint(2, 6)
                out.append(prefix + "| " + " | ".join(text(1) for _ in range(c)) + " |")
                out.append(prefix + "|" + "|".join(rng.choice([":--", "--:", ":-:"]) for _ in range(c)) + "|")
                for _ in range(rng.randint(1, 12)):
                    out.append(prefix + "| " + " | ".join(text(rng.randint(1, 3)) for _ in range(c)) + " |")
            elif x < w_table + w_code:
                out.append(prefix + "```java")
                for _ in range(length() // 3 + 1):
                    out.append(prefix + "  if (%s(%d) < \"%s\") { return %s; } // %s" % (
                        rng.choice(vocab), rng.randint(1, 999), rng.choice(vocab), rng.choice(vocab), rng.choice(vocab)))
                out.append(prefix + "```")
            elif x < w_table + w_code + w_list:
                mark = rng.choice(["-", "1."])
                for _ in range(rng.randint(2, 10)):
                    out.append(prefix + "%s %s" % (mark, text(length() // 4)))
                    if rng.random() < 0.2:
                        for _ in range(rng.randint(1, 3)):
                            out.append(prefix + "    - " + text(length() // 6))
            elif x < w_table + w_code + w_list + 0.07:
                for _ in range(rng.randint(1, 4)):
                    out.append(prefix + "> " + text(length() // 2))
            else:
                words = text(length()).split(" ")
                while words:
                    k = rng.randint(6, 14)
                    out.append(prefix + " ".join(words[:k]))
                    words = words[k:]
            out.append(prefix.rstrip())

        files = []
        for k in range(n_files):
            out = []
            for r in range(5):
                out.append("[r%d]: http://ref.example/%d \"Ref %d\"" % (r, r, r))
            for b in range(n_blocks // n_files + 1):
                if rng.random() < 0.12:
                    out += ["#" * rng.randint(1, 5) + " " + text(rng.randint(1, 5)), ""]
                block(out)
            p = os.path.join(outdir, "doc%04d_%d.md" % (i, k))
            with open(p, "w") as f:
                f.write("\n".join(out) + "\n")
            files.append(p)
        args = []
        if rng.random() < 0.6:
            p = os.path.join(outdir, "gloss%04d.txt" % i)
            with open(p, "w") as f:
                for _ in range(n_terms):
                    f.write("%s = %s\n" % (rng.choice(vocab), rng.choice(vocab)))
            args += ["--glossary", p]
        if rng.random() < 0.5:
            args += ["--toc", str(rng.randint(1, 5))]
        if rng.random() < 0.4:
            args += ["--index", str(int(lin(3, 30)))]
        if rng.random() < 0.4:
            args += ["--wrap", str(int(lin(60, 400)))]
        args += ["--smart"] * (rng.random() < 0.5) + ["--highlight"] * (rng.random() < 0.6) + ["--stats"] * (rng.random() < 0.3)
        inputs.run(args + files)
    inputs.finish()


main()
