"""SQL scripts for an empty database in memory: tables of several sizes, indices, updates and queries; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random
CITIES = 'Aarau Basel Bern Chur Genf Luzern Sion Thun Zug'.split()
QUERIES = [
    'SELECT city, COUNT(*), AVG(age) FROM person GROUP BY city ORDER BY 2 DESC, 1',
    'SELECT p.city, SUM(o.amount) FROM person p JOIN orders o ON o.person = p.id GROUP BY p.city HAVING COUNT(*) > 3',
    'SELECT COUNT(*) FROM orders WHERE amount > {} AND item LIKE \'%{}%\'',
    'SELECT id, name FROM person WHERE age BETWEEN {} AND {} ORDER BY name LIMIT 50',
    'SELECT p.name, (SELECT MAX(amount) FROM orders o WHERE o.person = p.id) FROM person p WHERE p.id < {}',
    'SELECT item, RANK() OVER (ORDER BY SUM(amount) DESC) FROM orders GROUP BY item',
]


def rows(table, values, batch):
    """INSERT statements of so many rows each."""
    for at in range(0, len(values), batch):
        yield f'INSERT INTO {table} VALUES {", ".join(values[at:at + batch])};'


for k in range(inputs.count):
    people, orders = inputs.draw(200, 8000), inputs.draw(500, 25000)
    queries, updates, batch = inputs.draw(3, 80), inputs.draw(1, 40), r.choice((1, 10, 100))
    sql = ['CREATE TABLE person(id INT PRIMARY KEY, name VARCHAR(40), city VARCHAR(20), age INT);',
           'CREATE TABLE orders(id INT PRIMARY KEY, person INT, item VARCHAR(20), amount DECIMAL(10, 2), placed DATE);']
    sql += rows('person', [f"({i}, 'Person {r.randrange(10 ** 6)}', '{r.choice(CITIES)}', {r.randrange(18, 90)})" for i in range(people)], batch)
    sql += rows('orders', [f"({i}, {r.randrange(people)}, 'item {r.randrange(300)}', {r.randrange(100, 99999) / 100}, "
                           f"DATE '2024-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}')" for i in range(orders)], batch)
    # Subqueries by person without an index are quadratic: not in scripts that people write.
    sql.append('CREATE INDEX by_person ON orders(person);')
    if r.random() < .5:
        sql.append('CREATE INDEX by_item ON orders(item);')
    for _ in range(updates):
        sql.append(f'UPDATE orders SET amount = amount * 1.0{r.randrange(1, 9)} WHERE item = \'item {r.randrange(300)}\';')
    for _ in range(queries):
        sql.append(r.choice(QUERIES).format(r.randrange(20, 60), r.randrange(60, 99)) + ';')
    script = inputs.write(f'{k}.sql', '\n'.join(sql) + '\n')
    inputs.run(['-url', 'jdbc:h2:mem:shop', '-user', 'sa', '-script', script], [script])
inputs.finish()
