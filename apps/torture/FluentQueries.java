// args: 4 Oslo | 14 Rome | 40 Paris
import java.util.*;
import java.util.function.*;

/** Queries over rows, put together by builders that return themselves: iterators in iterators that fetch ahead, joins, groups, orders, pages. */
public class FluentQueries {
    static int fetched;
    static int tested;
    static int opened;

    abstract static class Step<T> implements Iterable<T> {
        abstract boolean advance(Consumer<? super T> out);

        void open() {
            opened++;
        }

        @Override
        public Iterator<T> iterator() {
            open();
            return new Iterator<>() {
                private T ahead;
                private boolean has;

                @Override
                public boolean hasNext() {
                    return has || (has = advance(t -> ahead = t));
                }

                @Override
                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    has = false;
                    return ahead;
                }
            };
        }
    }

    abstract static class Builder<T, B extends Builder<T, B>> {
        protected Step<T> step;
        protected int parts;

        abstract B self();

        B where(Predicate<? super T> p) {
            Step<T> from = step;
            parts++;
            step = new Step<>() {
                @Override
                void open() {
                    super.open();
                    from.open();
                }

                @Override
                boolean advance(Consumer<? super T> out) {
                    boolean[] found = {false};
                    while (!found[0] && from.advance(t -> {
                        tested++;
                        if (p.test(t)) {
                            found[0] = true;
                            out.accept(t);
                        }
                    })) {
                        continue;
                    }
                    return found[0];
                }
            };
            return self();
        }

        B limit(int k) {
            Step<T> from = step;
            step = new Step<>() {
                private int left;

                @Override
                void open() {
                    from.open();
                    left = k;
                }

                @Override
                boolean advance(Consumer<? super T> out) {
                    return left-- > 0 && from.advance(out);
                }
            };
            return self();
        }

        <K extends Comparable<K>> B orderBy(Function<? super T, ? extends K> key) {
            Step<T> from = step;
            step = new Step<>() {
                private Deque<T> sorted;

                @Override
                void open() {
                    from.open();
                    sorted = null;
                }

                @Override
                boolean advance(Consumer<? super T> out) {
                    if (sorted == null) {
                        List<T> all = new ArrayList<>();
                        while (from.advance(all::add)) {
                            fetched++;
                        }
                        all.sort(Comparator.comparing(key));
                        sorted = new ArrayDeque<>(all);
                    }
                    T t = sorted.poll();
                    if (t != null) {
                        out.accept(t);
                    }
                    return t != null;
                }
            };
            return self();
        }
    }

    static class Query<T> extends Builder<T, Query<T>> {
        static <T> Query<T> from(Collection<T> rows) {
            Query<T> q = new Query<>();
            q.step = new Step<>() {
                private Iterator<T> it;

                @Override
                void open() {
                    it = rows.iterator();
                }

                @Override
                boolean advance(Consumer<? super T> out) {
                    if (!it.hasNext()) {
                        return false;
                    }
                    out.accept(it.next());
                    return true;
                }
            };
            return q;
        }

        @Override
        Query<T> self() {
            return this;
        }

        <U, K> Query<Map.Entry<T, U>> join(Query<U> other, Function<T, K> left, Function<U, K> right) {
            List<Map.Entry<T, U>> pairs = new ArrayList<>();
            Map<K, List<U>> index = new HashMap<>();
            for (U u : other.step) {
                index.computeIfAbsent(right.apply(u), k -> new LinkedList<>()).add(u);
            }
            for (T t : step) {
                index.getOrDefault(left.apply(t), List.of()).forEach(u -> pairs.add(new AbstractMap.SimpleEntry<>(t, u)));
            }
            return from(pairs);
        }

        <K> Map<K, Integer> sums(Function<T, K> key, ToIntFunction<T> value) {
            Map<K, Integer> m = new TreeMap<>();
            for (T t : step) {
                m.merge(key.apply(t), value.applyAsInt(t), Integer::sum);
            }
            return m;
        }
    }

    record City(String name, int size) {
    }

    record Order(int id, String city, int price) {
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String[] names = {"Oslo", "Rome", "Paris", "Bonn"};
        List<City> cities = new ArrayList<>();
        for (String s : names) {
            cities.add(new City(s, s.length() * 3));
        }
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            orders.add(new Order(i, names[i * i % 3], i * 13 % 31));
        }
        Query<Order> dear = Query.from(orders).where(o -> o.price() > 8).orderBy(Order::price).limit(n / 2).where(o -> !o.city().equals(args[1]));
        int first = 0;
        for (Order o : dear.step) {
            first += o.price();
        }
        orders.add(new Order(n, "Bonn", 30));
        int again = 0;
        for (Iterator<Order> it = dear.step.iterator(); it.hasNext() && it.hasNext(); ) {
            again += it.next().id();
        }
        Map<String, Integer> sums = Query.from(orders)
            .join(Query.from(cities).where(c -> c.size() > 11), Order::city, City::name)
            .where(e -> e.getKey().id() % 2 == 0)
            .sums(e -> e.getValue().name(), e -> e.getKey().price() + e.getValue().size());
        int concurrent = 0;
        try {
            for (Order o : Query.from(orders).where(o -> o.price() < 20).step) {
                if (o.id() % 5 == 4) {
                    orders.remove(o);
                }
                concurrent += 1;
            }
        } catch (ConcurrentModificationException e) {
            concurrent += 100;
        }
        int groups = 0;
        for (Map.Entry<String, Integer> e : sums.entrySet()) {
            groups += e.getKey().equals(args[1]) ? e.getValue() : 1;
        }
        int steps = 0;
        for (int i = first + again + groups + concurrent; i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + concurrent + " " + sums.size() + " " + dear.parts + " " + fetched + " " + tested + " " + opened);
    }
}
