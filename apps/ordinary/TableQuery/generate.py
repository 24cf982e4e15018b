"""python3 generate.py OUTDIR COUNT SEED [middle]: tables of a shop and queries; 'middle' draws from the middle 60 % of every range."""
import datetime, json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from drawing import count, draw, out, r, uniform

CITIES = 'Bern Basel Chur Genf Lugano Luzern Olten Sion Thun Zug'.split()
DAY0 = datetime.date(2024, 1, 1)
QUERIES = [
    ['filter big = orders where amount > {amount} and status != void', 'group g = big by status,city with sum(amount) count max(amount)',
     'sort g by sum(amount) desc', 'print g 8'],
    ['join j = orders, customers on customer = id', 'group g = j by segment with avg(amount) distinct(customer) count', 'sort g by segment', 'print g'],
    ['join p = orders, prices on item = item and day >= from and day < until', 'group g = p by item with count avg(price) max(amount)',
     'sort g by count desc, item', 'print g 12'],
    ['filter some = orders where day >= {day} and city ~ {letter}', 'join v = some, visits on customer = customer and day > day',
     'group g = v by customer with count distinct(page)', 'sort g by count desc, customer', 'print g 10'],
    ['sort orders by city, amount desc', 'print orders 5'],
    ['group g = visits by page with count distinct(customer)', 'sort g by distinct(customer) desc, page', 'print g 5'],
    ['join j = visits, customers on customer = id', 'filter f = j where segment = gold and seconds > {seconds}',
     'sort f by seconds desc, id', 'save f {k}.result'],
]
with open(os.path.join(out, 'runs.jsonl'), 'w') as runs:
    for k in range(count):
        orders, customers, visits, items = draw(2000, 25000), draw(60, 2500), draw(1500, 15000), draw(20, 400)
        periods, skew, days, queries = draw(2, 24), uniform(1, 2.5), draw(30, 700), int(uniform(2, 8))
        amount, seconds, day = draw(10, 300), draw(10, 600), DAY0 + datetime.timedelta(days=int(days * uniform(0, 1)))
        path = lambda name: os.path.abspath(os.path.join(out, f'{k}.{name}'))
        date = lambda n: DAY0 + datetime.timedelta(days=n)
        customer = lambda: f'C{int(r.random() ** skew * customers)}'
        with open(path('orders.csv'), 'w') as f:
            f.write('order,customer,item,day,city,amount,status\n')
            for o in range(orders):
                f.write(f'{o},{customer()},I{r.randrange(items)},{date(r.randrange(days))},{r.choice(CITIES)},'
                        f'{r.expovariate(.01):.2f},{r.choice(("paid", "paid", "open", "void"))}\n')
        with open(path('customers.csv'), 'w') as f:
            f.write('id,name,segment\n')
            for c in range(customers):
                f.write(f'C{c},name {c},{r.choice(("gold", "silver", "basic", "basic"))}\n')
        with open(path('prices.csv'), 'w') as f:
            f.write('item,from,until,price\n')
            for i in range(items):
                for p in range(periods):
                    f.write(f'I{i},{date(p * days // periods)},{date((p + 1) * days // periods)},{r.uniform(1, 90):.2f}\n')
        with open(path('visits.csv'), 'w') as f:
            f.write('customer,day,page,seconds\n')
            for _ in range(visits):
                f.write(f'{customer()},{date(r.randrange(days))},/{r.randrange(300)},{int(r.expovariate(.01))}\n')
        names = ('orders', 'customers', 'prices', 'visits')
        with open(path('script'), 'w') as f:
            f.write(f'# day {k}\n' + ''.join(f'load {name} {k}.{name}.csv\n' for name in names))
            for query in r.sample(QUERIES, min(queries, len(QUERIES))):
                for line in query:
                    f.write(line.format(amount=amount, seconds=seconds, day=day, letter=r.choice('aelnu'), k=k) + '\n')
        files = [path('script')] + [path(name + '.csv') for name in names]
        runs.write(json.dumps({'args': [path('script')], 'files': files}) + '\n')
