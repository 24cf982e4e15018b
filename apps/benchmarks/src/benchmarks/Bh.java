package benchmarks;

import java.util.Random;

/** Gravity between bodies by an octree (Barnes and Hut, 1986). After JOlden's bh; the size is the number of bodies. */
public final class Bh {
    private static final double THETA = 0.7;
    private static final double STEP = 0.0125;
    private static final double SOFTENING = 0.0025;

    /** A point mass: a body, or the whole of a cell. */
    private abstract static class Node {
        double mass;
        double x;
        double y;
        double z;

        abstract void pull(Body on, double width);
    }

    private static final class Body extends Node {
        double vx;
        double vy;
        double vz;
        double ax;
        double ay;
        double az;

        @Override
        void pull(Body on, double width) {
            if (on != this) {
                on.attract(this);
            }
        }

        void attract(Node by) {
            double dx = by.x - x;
            double dy = by.y - y;
            double dz = by.z - z;
            double square = dx * dx + dy * dy + dz * dz + SOFTENING;
            double force = by.mass / (square * Math.sqrt(square));
            ax += dx * force;
            ay += dy * force;
            az += dz * force;
        }

        void move() {
            vx += ax * STEP;
            vy += ay * STEP;
            vz += az * STEP;
            x += vx * STEP;
            y += vy * STEP;
            z += vz * STEP;
        }
    }

    private static final class Cell extends Node {
        final Node[] children = new Node[8];
        final double cx;
        final double cy;
        final double cz;

        Cell(double cx, double cy, double cz) {
            this.cx = cx;
            this.cy = cy;
            this.cz = cz;
        }

        void insert(Body body, double half) {
            int octant = (body.x > cx ? 1 : 0) | (body.y > cy ? 2 : 0) | (body.z > cz ? 4 : 0);
            Node child = children[octant];
            if (child == null) {
                children[octant] = body;
            } else if (child instanceof Cell) {
                ((Cell) child).insert(body, half / 2);
            } else if (half < 1e-9) {
                child.mass += body.mass;
            } else {
                double q = half / 2;
                double nx = (octant & 1) != 0 ? cx + q : cx - q;
                double ny = (octant & 2) != 0 ? cy + q : cy - q;
                double nz = (octant & 4) != 0 ? cz + q : cz - q;
                Cell cell = new Cell(nx, ny, nz);
                children[octant] = cell;
                cell.insert((Body) child, q);
                cell.insert(body, q);
            }
        }

        /** Centres of mass, from below. */
        void summarise() {
            for (Node child : children) {
                if (child == null) {
                    continue;
                }
                if (child instanceof Cell) {
                    ((Cell) child).summarise();
                }
                mass += child.mass;
                x += child.mass * child.x;
                y += child.mass * child.y;
                z += child.mass * child.z;
            }
            x /= mass;
            y /= mass;
            z /= mass;
        }

        @Override
        void pull(Body on, double width) {
            double dx = x - on.x;
            double dy = y - on.y;
            double dz = z - on.z;
            if (width * width < THETA * THETA * (dx * dx + dy * dy + dz * dz)) {
                on.attract(this);
                return;
            }
            for (Node child : children) {
                if (child != null) {
                    child.pull(on, width / 2);
                }
            }
        }
    }

    private static Body[] bodies(int n) {
        Random random = new Random(11);
        Body[] bodies = new Body[n];
        for (int i = 0; i < n; i++) {
            Body body = new Body();
            double radius = 1 / Math.sqrt(Math.pow(0.05 + 0.9 * random.nextDouble(), -2.0 / 3) - 1);
            double angle = 2 * Math.PI * random.nextDouble();
            double height = 2 * random.nextDouble() - 1;
            double flat = Math.sqrt(1 - height * height);
            body.mass = 1.0 / n;
            body.x = radius * flat * Math.cos(angle);
            body.y = radius * flat * Math.sin(angle);
            body.z = radius * height;
            body.vx = 0.1 * random.nextGaussian();
            body.vy = 0.1 * random.nextGaussian();
            body.vz = 0.1 * random.nextGaussian();
            bodies[i] = body;
        }
        return bodies;
    }

    private static void step(Body[] bodies) {
        double half = 0;
        for (Body b : bodies) {
            half = Math.max(half, Math.max(Math.abs(b.x), Math.max(Math.abs(b.y), Math.abs(b.z))));
        }
        Cell root = new Cell(0, 0, 0);
        for (Body body : bodies) {
            root.insert(body, half);
        }
        root.summarise();
        for (Body body : bodies) {
            body.ax = 0;
            body.ay = 0;
            body.az = 0;
            root.pull(body, 2 * half);
        }
        for (Body body : bodies) {
            body.move();
        }
    }

    private static long run(int n) {
        Body[] bodies = bodies(n);
        for (int i = 0; i < 5; i++) {
            step(bodies);
        }
        double sum = 0;
        for (Body body : bodies) {
            sum += Math.abs(body.x) + Math.abs(body.vy) + Math.abs(body.az);
        }
        return Repeat.checksum(sum);
    }

    public static void main(String[] args) {
        Repeat.main(args, 8000, Bh::run);
    }
}
