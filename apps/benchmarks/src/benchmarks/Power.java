package benchmarks;

/**
 * Prices of electricity in a network with feeders, laterals, branches and customers, until demand and supply agree (Lumetta
 * and others, 1993). After JOlden's power; the size is the number of feeders.
 */
public final class Power {
    private static final int LATERALS = 20;
    private static final int BRANCHES = 5;
    private static final int CUSTOMERS = 10;
    private static final double RESISTANCE = 0.0001;
    private static final double REACTANCE = 0.00002;

    /** Real and reactive power. */
    private static final class Demand {
        double real = 1;
        double reactive = 1;

        void set(double p, double q) {
            real = p;
            reactive = q;
        }
    }

    /** Someone whose demand depends on the prices. */
    private static final class Customer {
        final Demand demand = new Demand();

        /** Maximises log(1 + p) + log(1 + q) / 2 less the bill, by Newton's method. */
        Demand optimise(double priceReal, double priceReactive) {
            double p = demand.real;
            double q = demand.reactive;
            for (int i = 0; i < 20; i++) {
                double gradientP = 1 / (1 + p) - priceReal;
                double gradientQ = 0.5 / (1 + q) - priceReactive;
                if (Math.abs(gradientP) + Math.abs(gradientQ) < 1e-9) {
                    break;
                }
                p = Math.max(0, p + gradientP * (1 + p) * (1 + p));
                q = Math.max(0, q + gradientQ * 2 * (1 + q) * (1 + q));
            }
            demand.set(p, q);
            return demand;
        }
    }

    /** A line with customers, or with further lines. */
    private static final class Line {
        final Demand demand = new Demand();
        final Line next;
        final Line branches;
        final Customer[] customers;

        Line(Line next, int branchCount, int customerCount) {
            this.next = next;
            Line list = null;
            for (int i = 0; i < branchCount; i++) {
                list = new Line(list, 0, CUSTOMERS);
            }
            branches = list;
            customers = new Customer[customerCount];
            for (int i = 0; i < customerCount; i++) {
                customers[i] = new Customer();
            }
        }

        Demand compute(double priceReal, double priceReactive) {
            double lossReal = 2 * RESISTANCE * demand.real;
            double lossReactive = 2 * REACTANCE * demand.reactive;
            double pr = priceReal * (1 + lossReal);
            double pq = priceReactive * (1 + lossReactive);
            double p = 0;
            double q = 0;
            for (Line line = branches; line != null; line = line.next) {
                Demand d = line.compute(pr, pq);
                p += d.real;
                q += d.reactive;
            }
            for (Customer customer : customers) {
                Demand d = customer.optimise(pr, pq);
                p += d.real;
                q += d.reactive;
            }
            double square = p * p + q * q;
            demand.set(p + RESISTANCE * square, q + REACTANCE * square);
            return demand;
        }
    }

    private static long run(int feeders) {
        Line[] roots = new Line[feeders];
        for (int f = 0; f < feeders; f++) {
            for (int l = 0; l < LATERALS; l++) {
                roots[f] = new Line(roots[f], BRANCHES, 0);
            }
        }
        double priceReal = 0.7;
        double priceReactive = 0.14;
        double p = 0;
        double q = 0;
        for (int step = 0; step < 60; step++) {
            p = 0;
            q = 0;
            for (Line root : roots) {
                for (Line lateral = root; lateral != null; lateral = lateral.next) {
                    Demand d = lateral.compute(priceReal, priceReactive);
                    p += d.real;
                    q += d.reactive;
                }
            }
            double each = feeders * LATERALS * BRANCHES * CUSTOMERS;
            priceReal += 0.05 * (p / each - 0.8);
            priceReactive += 0.01 * (q / each - 1.1);
        }
        return Repeat.checksum(p) * 31 + Repeat.checksum(q);
    }

    public static void main(String[] args) {
        Repeat.main(args, 10, Power::run);
    }
}
