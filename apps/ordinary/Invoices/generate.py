"""Invoices and two templates for a template engine; see ../inputs.py."""
import os, shutil, sys
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random
GOODS = 'bolt nut washer hinge bracket drawer board lamp cable switch socket paint brush'.split()
templates = [shutil.copy(os.path.join(here, name), inputs.out) for name in ('invoices.ftl', 'labels.ftl')]
for k in range(inputs.count):
    invoices, items, bulk = inputs.draw(300, 8000), inputs.draw(1, 15), inputs.uniform(0, 1)
    lines = []
    for number in range(invoices):
        lines.append(f'invoice;{number};{r.choice(GOODS)} & {r.choice(GOODS)};{r.choice(("CH", "CH", "DE", "AT", "FR", "IT"))}')
        for _ in range(1 + int(r.expovariate(1 / items))):
            text = ' '.join(r.choices(GOODS, k=r.randrange(1, 5)))
            lines.append(f'item;{text};{r.randrange(1, 100 if r.random() < bulk else 10)};{r.randrange(10, 300000) / 100}')
    data = inputs.write(f'{k}.invoices', '\n'.join(lines) + '\n')
    template = r.choice(templates)
    inputs.run([template, data, f'{data}.out'], [template, data])
inputs.finish()
