"""generate.py OUTDIR COUNT SEED [middle]: inputs and their run list; `middle` draws from the middle 60 % of every range."""
import math, os, struct, sys, zlib
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, out, r as R, span, write_runs

def png(path, w, h, rows):
    raw = b"".join(b"\0" + bytes(r) for r in rows)
    def chunk(t, d): return struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    open(path, "wb").write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0))
                           + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))
runs = []
for i in range(count):
    px = span(3500, 110000); asp = R.uniform(0.6, 1.7)
    w, h = int(math.sqrt(px * asp)), int(math.sqrt(px / asp))
    base = [[0] * (3 * w) for _ in range(h)]
    a, b, c = R.uniform(0, 255), R.uniform(0, 255), R.uniform(0, 255); flat = R.random() < 0.3
    for y in range(h):
        r = base[y]
        for x in range(w):
            g = 0 if flat else (x * 60 // w + y * 40 // h)
            r[3 * x:3 * x + 3] = [int(a + g) % 256, int(b + g) % 256, int(c)]
    for _ in range(int(span(3, 60))):            # blobs
        cx, cy, rad = R.randrange(w), R.randrange(h), max(1, int(min(w, h) * R.uniform(0.01, 0.15)))
        col = [R.randrange(256) for _ in range(3)]; sq = R.random() < 0.5
        for y in range(max(0, cy - rad), min(h, cy + rad + 1)):
            for x in range(max(0, cx - rad), min(w, cx + rad + 1)):
                if sq or (x - cx) ** 2 + (y - cy) ** 2 <= rad * rad: base[y][3 * x:3 * x + 3] = col
    noise = R.choice([0, 0, 5, 40])
    if noise:
        for r in base:
            for k in range(len(r)): r[k] = min(255, max(0, r[k] + R.randint(-noise, noise)))
    src, dst = os.path.join(out, f"pic{i:03d}.png"), os.path.join(out, f"out{i:03d}.png")
    png(src, w, h, base)
    st = []
    for _ in range(R.randint(1, 6)):
        k = R.choice(["grey", "blur", "median", "sharpen", "edges", "threshold", "equalize", "palette", "scale", "label", "fill"])
        if k != "blur" and any(s.startswith(k) for s in st): continue
        st.append({"grey": "grey", "blur": f"blur:{R.randint(1, 8)}", "median": f"median:{R.choice([1, 1, 2])}", "sharpen": f"sharpen:{R.choice([50, 120])}",
                   "edges": "edges", "threshold": f"threshold:{R.choice([0, 90, 128, 170])}", "equalize": "equalize", "palette": f"palette:{R.choice([4, 16, 64])}",
                   "scale": f"scale:{R.choice([50, 80, 130])}", "label": f"label:{R.choice([1, 20, 200])}", "fill": f"fill:{R.choice([5, 30, 90])}"}[k])
    runs.append({"args": [src, dst] + st})
write_runs(runs)
