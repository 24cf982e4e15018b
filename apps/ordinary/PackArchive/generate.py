"""Folders for an archiver; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs


def main():
    inputs = Inputs()
    outdir, rng, lin, log = inputs.out, inputs.random, inputs.uniform, inputs.logarithmic
    for i in range(inputs.count):
        total = int(log(300_000, 6_000_000))
        n_files = int(log(1, 60))
        vocab_n = int(log(20, 5000))
        noise = lin(0, 0.5)
        dup = lin(0, 0.6)
        runlen = log(2, 200)
        level = int(lin(1, 9.2))
        chunk = int(log(1024, 65536))
        verify = int(lin(0, 4.5))
        d = os.path.join(outdir, "in%04d" % i)
        data = os.path.join(d, "data")
        os.makedirs(data, exist_ok=True)
        vocab = [bytes(rng.randrange(97, 123) for _ in range(rng.randint(2, 11))) for _ in range(vocab_n)]
        shared = []

        def piece():
            if shared and rng.random() < dup:
                return rng.choice(shared)
            x = rng.random()
            if x < noise:
                b = rng.randbytes(rng.randint(200, 6000))
            elif x < noise + 0.1:
                b = b"".join(bytes([rng.randrange(4)]) * (int(rng.expovariate(1 / runlen)) + 1) for _ in range(60))
            elif x < noise + 0.25:
                b = b"".join(b"%d;%s;%.2f\n" % (k, rng.choice(vocab), rng.uniform(0, 99)) for k in range(rng.randint(10, 200)))
            else:
                b = b" ".join(vocab[int(vocab_n * rng.random() ** 2)] for _ in range(rng.randint(40, 900))) + b".\n"
            if rng.random() < 0.3:
                shared.append(b)
            return b

        weights = [rng.expovariate(1) for _ in range(n_files)]
        for k in range(n_files):
            want = int(total * weights[k] / sum(weights))
            sub = os.path.join(data, "d%d" % (k % 3))
            os.makedirs(sub, exist_ok=True)
            with open(os.path.join(sub, "f%03d.bin" % k), "wb") as f:
                n = 0
                while n < want:
                    b = piece()
                    f.write(b)
                    n += len(b)
        codec = rng.choice(["lz", "lz", "lz", "deflate", "store"])
        with open(os.path.join(d, "pack.properties"), "w") as f:
            f.write("# settings\ncodec=%s\nlevel=%d\nchunk=%d\ndigest=%s\n" % (
                codec, level, chunk, rng.choice(["SHA-256", "SHA-1", "MD5", "SHA-512"])))
        args = [os.path.join(d, "pack.properties"), data, "verify=%d" % verify]
        if rng.random() < 0.3:
            args.append("out=" + os.path.join(d, "out.pak"))
        inputs.run(args)
    inputs.finish()


main()
