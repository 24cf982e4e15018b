#!/usr/bin/env python3
"""generate.py OUT COUNT SEED [middle]: pictures (png, ppm, bmp) and options for PhotoDesk."""
import os, random, struct, sys, zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
OUT, COUNT, SEED = inputs.out, inputs.count, inputs.seed

def picture(rng, w, h, kind, border, noise):
    """rows of w*3 bytes"""
    bg = bytes(rng.randrange(256) for _ in range(3))
    rows = []
    if kind == "flat": base = [bg * w] * h
    elif kind == "gradient":
        base = [bytes(c for x in range(w) for c in ((x * 255 // w), 128, 200))] * h
        base = [r[:3 * (y % w)] + r[3 * (y % w):] if y % 2 else r[::-1] for y, r in enumerate(base)]
    elif kind == "noise": base = [rng.randbytes(w * 3) for _ in range(h)]
    elif kind == "tiles":
        t = rng.randint(2, max(3, w // 4)); pal = [bytes(rng.randrange(256) for _ in range(3)) for _ in range(rng.randint(2, 40))]
        base = []
        while len(base) < h:
            r = b"".join(rng.choice(pal) * t for _ in range(w // t + 1))[:w * 3]; base += [r] * t
        base = base[:h]
    else:  # shapes on a ground
        base = [bytearray(bg * w) for _ in range(h)]
        for _ in range(rng.randint(3, 40)):
            x0, y0 = rng.randrange(w), rng.randrange(h); a, b = rng.randint(2, max(3, w // 3)), rng.randint(2, max(3, h // 3)); c = bytes(rng.randrange(256) for _ in range(3))
            for y in range(y0, min(h, y0 + b)):
                n = min(a, w - x0); base[y][3 * x0:3 * (x0 + n)] = c * n
    for y, r in enumerate(base):
        r = bytearray(r)
        if noise and rng.random() < noise:
            for _ in range(int(w * noise)): r[rng.randrange(w * 3)] = rng.randrange(256)
        if border:
            if y < border or y >= h - border: r = bytearray(bg * w)
            else: r[:3 * border] = bg * border; r[3 * (w - border):] = bg * border
        rows.append(bytes(r))
    return rows

def png(rows, w, h, level):
    def chunk(t, d): return struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    raw = b"".join(b"\0" + r for r in rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(raw, level)) + chunk(b"IEND", b"")

def ppm(rows, w, h, text):
    if text: return ("P3\n# plain\n%d %d\n255\n" % (w, h) + "\n".join(" ".join(map(str, r)) for r in rows) + "\n").encode()
    return b"P6\n%d %d\n255\n" % (w, h) + b"".join(rows)

def bmp(rows, w, h):
    pad = (-w * 3) % 4
    body = b"".join(bytes(r) + b"\0" * pad for r in reversed(rows))
    return b"BM" + struct.pack("<IHHI", 54 + len(body), 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, w, h, 1, 24, 0, len(body), 2835, 2835, 0, 0) + body

STEPS = ["blur=%d", "sharpen", "gray", "sepia", "rotate=90", "rotate=180", "equalize", "levels", "median", "trim", "trim=40", "palette=%d", "spots=%d", "dither", "resize=%dx%d"]

def main():
    for i in range(COUNT):
        rng = inputs.random = random.Random(f"{SEED}-{i}")
        total = inputs.draw(30000, 600000); number = inputs.draw(1, 24); ext = rng.choice(["png", "png", "png", "ppm", "bmp"]); text = rng.random() < 0.2
        kinds = rng.choices(["flat", "gradient", "noise", "tiles", "shapes"], k=rng.randint(1, 3)); noise = inputs.uniform(0, 0.5) if rng.random() < 0.5 else 0
        paths = []; last = None
        for n in range(number):
            area = total / number * rng.uniform(0.5, 1.5); w = max(16, int((area * rng.uniform(0.5, 2)) ** 0.5)); h = max(16, int(area / w))
            if last and rng.random() < 0.15: w, h, rows = last
            else: rows = picture(rng, w, h, rng.choice(kinds), rng.choice([0, 0, 2, min(w, h) // 5]), noise)
            last = (w, h, rows)
            path = f"{OUT}/in_{i:04d}_{n:02d}.{ext}"
            data = png(rows, w, h, rng.choice([1, 6, 9])) if ext == "png" else ppm(rows, w, h, text) if ext == "ppm" else bmp(rows, w, h)
            with open(path, "wb") as f: f.write(data)
            paths.append(path)
        steps = []
        for s in rng.choices(STEPS, k=rng.randint(0, 6)):
            if s.startswith("blur"): s %= rng.randint(1, 12)
            if s.startswith("palette"): s %= rng.choice([2, 4, 8, 16, 32])
            if s.startswith("spots"): s %= rng.choice([3, 10, 50])
            if s.startswith("resize"): s %= (lambda q: (q, q * 3 // 4))(rng.choice([64, 128, 256, 400, 640] if number < 8 else [64, 128, 256]))
            steps.append(s)
        args = ["--out", f"{OUT}/out_{i:04d}", "--format", rng.choice(["png", "png", "jpg", "bmp", "ppm"]), "--threads", str(rng.choice([1, 2, 2, 4]))]
        if steps: args += ["--steps", ",".join(steps)]
        if rng.random() < 0.5: args += ["--sheet", str(rng.randint(2, 6))]
        if rng.random() < 0.5: args += ["--near", str(rng.choice([0, 4, 10]))]
        inputs.run(args + paths)
    inputs.finish()

main()
