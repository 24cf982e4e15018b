"""Documents and two stylesheets for an XSLT processor; see ../inputs.py."""
import os, shutil, sys
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random
SYLLABLES = 'ka lo mi ne pu ra so ti ve wa zu'.split()
sheets = [shutil.copy(os.path.join(here, name), inputs.out) for name in ('catalogue.xsl', 'index.xsl')]


def word():
    return ''.join(r.choices(SYLLABLES, k=r.randrange(1, 5)))


def text(words):
    return ' '.join(word() for _ in range(words))


for k in range(inputs.count):
    books, authors = inputs.draw(100, 6000), inputs.draw(10, 800)
    length, chapters = inputs.draw(5, 60), inputs.uniform(0, 6)
    lines = ['<library>']
    lines += [f'  <author id="a{i}"><name>{word().title()} {word().title()}</name><born>{r.randrange(1850, 1999)}</born></author>' for i in range(authors)]
    for i in range(books):
        by = int(authors * r.random() ** 1.5)
        lines.append(f'  <book by="a{by}" year="{r.randrange(1900, 2025)}" price="{r.randrange(500, 9000) / 100}" subject="{r.choice(SYLLABLES)}">')
        lines.append(f'    <title>{text(r.randrange(1, 7)).title()}</title><abstract>{text(r.randrange(2 * length))}</abstract>')
        lines += [f'    <chapter pages="{r.randrange(3, 60)}">{text(3)}</chapter>' for _ in range(int(r.random() * 2 * chapters))]
        lines.append('  </book>')
    document = inputs.write(f'{k}.xml', '\n'.join(lines + ['</library>']) + '\n')
    sheet = r.choice(sheets)
    inputs.run([f'-s:{document}', f'-xsl:{sheet}', f'-o:{document[:-4]}.html'], [document, sheet])
inputs.finish()
