#!/usr/bin/env python3
"""generate.py OUT COUNT SEED [middle]: zips of Markdown pages and templates, and options for SiteBuild."""
import os, random, sys, zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
OUT, COUNT, SEED = inputs.out, inputs.count, inputs.seed

SYL = "ba co di fu ga he jo ka li mo na pe qui ra su ta vo wi xe zu ber ton sch ling".split()
def vocabulary(rng, n): return ["".join(rng.choice(SYL) for _ in range(rng.randint(1, 4))) for _ in range(n)]

class Text:
    def __init__(self, rng, vocab, rich, slugs): self.rng, self.vocab, self.rich, self.slugs = rng, vocab, rich, slugs
    def words(self, a, b):
        r = self.rng
        return " ".join(self.vocab[int(len(self.vocab) * r.random() ** 2)] for _ in range(r.randint(a, b)))
    def span(self):
        r = self.rng
        k = r.randrange(9)
        w = self.words(1, 4)
        return ["**%s**" % w, "*%s*" % w, "`%s(<x>)`" % w, "[%s](%s.html)" % (w, r.choice(self.slugs)), "[%s](%s.html#%s)" % (w, r.choice(self.slugs), self.words(1, 1)),
                "![%s](img/%s.png)" % (w, self.words(1, 1)), "[%s][ref%d]" % (w, r.randrange(9)), "https://example.org/%s?a=1&b=2" % self.words(1, 1), "~~%s~~ __%s__" % (w, w)][k]
    def sentence(self, a=6, b=24):
        r = self.rng
        parts = [self.words(a, b)]
        while r.random() < self.rich: parts += [self.span(), self.words(2, 8)]
        return " ".join(parts).capitalize() + "."
    def paragraph(self):
        return "\n".join(self.sentence() for _ in range(self.rng.randint(1, 6)))
    def bullets(self, depth, indent=0):
        out = []
        for _ in range(self.rng.randint(2, 5)):
            out.append(" " * indent + self.rng.choice(["- ", "- ", "1. "] if indent == 0 else ["- "]) + self.sentence(2, 9))
            if depth > 1 and self.rng.random() < 0.6: out.append(self.bullets(depth - 1, indent + 2))
        return "\n".join(out)
    def quote(self, depth):
        body = self.paragraph() + ("\n\n" + self.quote(depth - 1) if depth > 1 else "")
        return "\n".join("> " + l for l in body.split("\n"))
    def table(self):
        r = self.rng; c = r.randint(2, 7)
        row = lambda: "| " + " | ".join(self.words(1, 3) if r.random() > self.rich else self.span().replace("|", "") for _ in range(c)) + " |"
        return "\n".join([row(), "|" + "|".join(r.choice(["---", ":--:", "--:"]) for _ in range(c)) + "|"] + [row() for _ in range(r.randint(1, 20))])
    def code(self):
        r = self.rng; lang = r.choice(["java", "python", "sql", "text", "js"])
        lines = []
        for _ in range(r.randint(3, 40)):
            w = lambda: self.words(1, 1)
            lines.append({"java": lambda: r.choice(["int %s = %s(%d); // %s" % (w(), w(), r.randrange(99), w()), 'if (%s < 3) return "%s";' % (w(), w()), "/* %s */ new %s();" % (self.words(1, 5), w())]),
                          "js": lambda: "const %s = function(%s) { return '%s' + %d }" % (w(), w(), w(), r.randrange(9)),
                          "python": lambda: r.choice(["def %s(x): # %s" % (w(), w()), "    return '%s' if x else \"%s\"" % (w(), w())]),
                          "sql": lambda: "select %s from %s where x = '%s' -- %s" % (w(), w(), w(), w()), "text": lambda: self.words(2, 12)}[lang]())
        return "```%s\n%s\n```" % (lang, "\n".join(lines))

PAGE = """<html><!-- made by hand --><head><title>{{title}} - {{site.name}}</title></head>
<body>{{> header}}
<article><h1>{{title}}</h1><p class="meta">{{date}}, {{minutes}} min</p>
{{#if toc}}<aside>{{toc}}</aside>{{else}}<!-- no contents -->{{/if}}
{{content}}
{{#if related}}<h4>See also</h4><ul>{{#each related}}<li><a href="{{slug}}.html">{{title}}</a> {{#each tags}}<i>{{this}}</i> {{/each}}</li>{{/each}}</ul>{{/if}}
{{#if newer}}<a href="{{newer}}.html">newer</a>{{/if}} {{#if older}}<a href="{{older}}.html">older</a>{{/if}}
</article></body></html>
"""
LIST = """<html><head><title>{{title}}</title></head><body>{{> header}}
<ul>{{#each posts}}
  <li>{{date}} <a href="{{slug}}.html">{{title}}</a> {{#if tags}}({{#each tags}}<a href="tag/{{this}}.html">{{this}}</a> {{/each}}){{/if}}</li>{{/each}}
</ul></body></html>
"""

def main():
    for i in range(COUNT):
        rng = inputs.random = random.Random(f"{SEED}-{i}")
        target = inputs.draw(10000, 200000); vocab = vocabulary(rng, inputs.draw(100, 4000)); rich = inputs.uniform(0, 0.7)
        per = inputs.draw(3, 60); mix = [rng.random() ** 2 + 0.02 for _ in range(6)]; depth = rng.randint(1, 5); ntags = inputs.draw(2, 40)
        drafts = inputs.uniform(0, 0.4)
        slugs = ["post-%03d" % k for k in range(400)]
        t = Text(rng, vocab, rich, slugs[:inputs.draw(10, 400)])
        path = f"{OUT}/in_{i:04d}.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
            def put(name, text):
                info = zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0)); info.compress_type = zipfile.ZIP_DEFLATED
                z.writestr(info, text)
            put("site.properties", "name = My site\nurl = https://www.example.org\nperPage = %d\n" % rng.choice([5, 10, 30]))
            put("templates/page.html", PAGE); put("templates/list.html", LIST)
            put("templates/header.html", "<header>%s</header>" % "".join('<a href="%s.html">{{site.name}} %s</a>\n' % (rng.choice(slugs), t.words(1, 2)) for _ in range(rng.randint(1, 12))))
            total = n = 0
            while total < target and n < 200:
                b = ["---\ntitle: %s & %s\ndate: 20%02d-%02d-%02d\ntags: [%s]\nslug: %s\n%s---\n" % (t.words(1, 4), t.words(1, 3), rng.randint(10, 24), rng.randint(1, 12), rng.randint(1, 28),
                     ", ".join("tag%d" % rng.randrange(ntags) for _ in range(rng.randint(0, 5))), slugs[n], "draft: true\n" if rng.random() < drafts else "")]
                for _ in range(rng.randint(max(1, per // 2), per)):
                    k = rng.choices(range(6), mix)[0]
                    b.append([t.paragraph, lambda: "#" * rng.randint(2, 5) + " " + t.words(1, 5), lambda: t.bullets(depth), lambda: t.quote(depth), t.table, t.code][k]())
                b += ["[ref%d]: https://ref.example.org/%d" % (k, k) for k in range(rng.randint(0, 9))]
                text = "\n\n".join(b) + "\n"
                put("posts/%s.md" % slugs[n], text); n += 1; total += len(text)
        args = [path, f"{OUT}/out_{i:04d}"]
        for f, p in (("--drafts", 0.4), ("--toc", 0.5), ("--highlight", 0.5), ("--search", 0.3), ("--minify", 0.4), ("--check", 0.4)):
            if rng.random() < p: args.append(f)
        if rng.random() < 0.4: args += ["--related", str(rng.choice([3, 5, 10]))]
        inputs.run(args)
    inputs.finish()

main()
