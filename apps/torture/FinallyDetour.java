// args: 7 rlrrf | 3 ffrlfr | 12 lrflrfxl | 5 x
import java.util.ArrayDeque;
import java.util.Deque;

/** A walker in a maze of doors; closing doors, finally blocks and suppressed errors decide its way. */
public class FinallyDetour {
    static final class Blocked extends Exception {
        private static final long serialVersionUID = 1;
        final int wall;

        Blocked(int wall) {
            super("wall " + wall, null, wall % 4 != 3, false);
            this.wall = wall;
        }
    }

    static final class Door implements AutoCloseable {
        static int closed;
        final int number;

        Door(int number) throws Blocked {
            if (number % 7 == 6) {
                throw new Blocked(number);
            }
            this.number = number;
        }

        @Override
        public void close() throws Blocked {
            closed++;
            if (number % 3 == 1) {
                throw new Blocked(number + closed % 2);
            }
        }
    }

    int position;
    int suppressed;
    int retries;
    final Deque<Integer> trail = new ArrayDeque<>();

    FinallyDetour(int start) {
        position = start;
    }

    int stride(char turn) throws Blocked {
        try (Door a = new Door(position + 1); Door b = turn == 'x' ? null : new Door(position + turn % 5)) {
            if (turn == 'f' && a.number % 2 == 0) {
                throw new Blocked(a.number * 2);
            }
            return b == null ? a.number : b.number;
        }
    }

    @SuppressWarnings("finally")
    int attempt(char turn) {
        int tries = 0;
        while (true) {
            int result = 0;
            try {
                result = stride(turn);
                if (result % 5 == 0) {
                    continue;
                }
                return result;
            } catch (Blocked e) {
                for (Throwable t : e.getSuppressed()) {
                    suppressed += ((Blocked) t).wall;
                }
                if (e.wall > 20) {
                    throw new IllegalStateException(e.getMessage());
                }
                result = e.wall;
            } finally {
                tries++;
                position++;
                if (tries > 3) {
                    return result - tries;
                }
                if (position % 6 == 2) {
                    break;
                }
            }
            retries++;
        }
        return tries;
    }

    static int counter(int n) {
        int x = n;
        try {
            return x++;
        } finally {
            x += 10;
            if (x % 4 == 0) {
                Door.closed++;
            }
        }
    }

    public static void main(String[] args) {
        FinallyDetour maze = new FinallyDetour(Integer.parseInt(args[0]));
        int lost = 0;
        for (char turn : args[1].toCharArray()) {
            try {
                int gone = maze.attempt(turn);
                maze.trail.addLast(gone);
                maze.position = Math.floorMod(maze.position + gone, 23);
            } catch (IllegalStateException e) {
                lost += e.getMessage().length();
            }
        }
        int echo = 0;
        while (!maze.trail.isEmpty()) {
            int v = counter(maze.trail.pollLast());
            System.out.println("echo " + v);
            for (int i = 0; i < v; i++) {
                echo += i % 3;
            }
        }
        System.out.println("position=" + maze.position + " closed=" + Door.closed + " retries=" + maze.retries);
        System.out.println("suppressed=" + maze.suppressed + " lost=" + lost + " echo=" + echo);
    }
}
