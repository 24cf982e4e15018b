// args: 8 20 3 | 15 35 7 | 4 90 1 | 30 50 12
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Packs parcels into vans with a hand-written collector, teed with a cost summary. */
public class TeeStats {
    record Parcel(int id, int weight) {
        void halves(Consumer<Parcel> out, int limit) {
            if (weight <= limit) {
                out.accept(this);
            } else {
                new Parcel(id, weight / 2).halves(out, limit);
                new Parcel(id, weight - weight / 2).halves(out, limit);
            }
        }
    }

    static final class Van {
        final Deque<Parcel> load = new ArrayDeque<>();
        int weight;
    }

    record Plan(List<Van> vans, int toll) { }

    static final class VanPacker implements Collector<Parcel, List<Van>, List<Van>> {
        final int capacity;
        int probes;

        VanPacker(int capacity) {
            this.capacity = capacity;
        }

        @Override
        public Supplier<List<Van>> supplier() {
            return ArrayList::new;
        }

        @Override
        public BiConsumer<List<Van>, Parcel> accumulator() {
            return (vans, p) -> {
                Van fit = null;
                for (Van v : vans) {
                    probes++;
                    if (v.weight + p.weight() <= capacity) {
                        fit = v;
                        break;
                    }
                }
                if (fit == null) {
                    fit = new Van();
                    vans.add(fit);
                }
                fit.load.push(p);
                fit.weight += p.weight();
            };
        }

        @Override
        public BinaryOperator<List<Van>> combiner() {
            return (a, b) -> {
                a.addAll(b);
                return a;
            };
        }

        @Override
        public Function<List<Van>, List<Van>> finisher() {
            return vans -> {
                vans.removeIf(v -> v.load.size() == 1 && v.weight < capacity / 4);
                return vans;
            };
        }

        @Override
        public Set<Characteristics> characteristics() {
            return Set.of();
        }
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        int heavy = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        int capacity = 25 + seed;
        VanPacker packer = new VanPacker(capacity);
        Plan plan = Stream.iterate(new Parcel(0, seed + 1),
                        p -> p.id() < count,
                        p -> new Parcel(p.id() + 1, 1 + (p.weight() * 31 + seed) % heavy))
                .<Parcel>mapMulti((p, out) -> p.halves(out, capacity / 2))
                .collect(Collectors.teeing(packer,
                        Collectors.reducing(0, p -> p.weight() % 4, Integer::sum),
                        Plan::new));
        int trips = 0;
        for (Van v : plan.vans()) {
            StringBuilder line = new StringBuilder("van " + v.weight + ":");
            while (!v.load.isEmpty()) {
                Parcel p = v.load.pop();
                line.append(' ').append(p.id()).append('/').append(p.weight());
                trips++;
            }
            System.out.println(line);
        }
        System.out.println("vans=" + plan.vans().size() + " toll=" + plan.toll()
                + " trips=" + trips + " probes=" + packer.probes);
    }
}
