"""python3 generate.py OUTDIR COUNT SEED [middle]: folders of Markdown files; 'middle' draws from the middle 60 % of every range."""
import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

WORDS = 'river house winter old stone bridge letter & music <b> garden night road glass light summer paper north wind table'.split()
TEMPLATES = {
    'head.tpl': '<html><head><title>{{title}}</title></head><body>\n',
    'foot.tpl': '<footer>{{if author}}written by {{author}}{{end}} </footer></body></html>\n',
    'entry.tpl': '<li><a href="{{file}}">{{title}}</a>{{if author}} ({{author}}){{end}}</li>\n',
    'page.tpl': '{{include head.tpl}}<h1>{{title}}</h1>\n{{body}}<p>{{words}} words</p>\n{{if backlinks}}<h2>Linked from</h2><ul>\n'
                '{{each backlinks}}{{include entry.tpl}}{{end}}</ul>{{end}}\n{{if related}}<h2>Related</h2><ul>'
                '{{each related}}{{include entry.tpl}}{{end}}</ul>{{end}}\n{{include foot.tpl}}',
    'index.tpl': '{{include head.tpl}}<h1>All pages</h1>\n{{each tags}}<h2>{{tag}}</h2><ul>{{each pages}}{{include entry.tpl}}{{end}}</ul>\n{{end}}'
                 '{{include foot.tpl}}',
}
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        pages, blocks, links, tags = draw(30, 700), draw(2, 24), uniform(0, .12), draw(4, 200)
        per_page, code, lists, marks = draw(1, 24), uniform(0, .4), uniform(0, .4), uniform(0, .2)
        skew = uniform(1, 4)
        folder = os.path.abspath(os.path.join(out, f'{k}.site'))
        os.makedirs(folder, exist_ok=True)
        files = []

        def write(name, text):
            files.append(os.path.join(folder, name))
            with open(files[-1], 'w') as f:
                f.write(text)

        def word():
            p = r.random()
            if p < links:
                title = f'Page {int(r.random() ** skew * pages * 1.02)}'
                return f'[[{title}]]' if r.random() < .7 else f'[[{title} | see there]]'
            w = r.choice(WORDS)
            if p < links + marks:
                return r.choice(('**{}**', '_{}_', '`{}`', '[{}](https://example.org/a)')).format(w)
            return w

        def words(n):
            return ' '.join(word() for _ in range(1 + int(r.expovariate(1 / n))))

        def block():
            p = r.random()
            if p < code:
                return '```\n' + ''.join(f'x{i} = f({i}) < {r.randrange(99)}\n' for i in range(r.randrange(2, 12))) + '```'
            if p < code + lists:
                return '\n'.join('  ' * r.randrange(3 if i else 1) + f'- {words(5)}' for i in range(r.randrange(2, 9)))
            if p < .85:
                return '\n'.join(words(9) for _ in range(r.randrange(1, 6)))
            if p < .9:
                return '> ' + words(12) + '\n> - ' + words(4)
            if p < .94:
                return '| a | b |\n|---|---|\n' + '\n'.join(f'| {words(2)} | {r.randrange(99)} |' for _ in range(r.randrange(1, 9)))
            return f'{"#" * r.randrange(2, 4)} {words(3)}'

        for name, text in TEMPLATES.items():
            write(name, text)
        for p in range(pages):
            chosen = sorted({f'tag{int(r.random() ** 2 * tags)}' for _ in range(r.randrange(per_page + 1))})
            author = f'author: A{r.randrange(9)}\n' if r.random() < .7 else ''
            text = '\n\n'.join(block() for _ in range(1 + int(r.expovariate(1 / blocks))))
            write(f'p{p}.md', f'---\ntitle: Page {p}\n{author}tags: {", ".join(chosen)}\n---\n{text}\n')
        runs.write(json.dumps({'args': [folder, folder[:-5] + '.html'], 'files': files}) + '\n')
