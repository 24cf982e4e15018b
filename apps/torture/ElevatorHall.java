// args: 2 3 | 5 12 | 9 60
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A simulation of lifts: inner classes that change what is around them, event queues, listeners, states as enums with bodies. */
public class ElevatorHall {
    enum State {
        IDLE {
            @Override
            State next(Lift lift) {
                return lift.stops.isEmpty() ? IDLE : lift.stops.peek() > lift.floor ? UP : lift.stops.peek() < lift.floor ? DOWN : OPEN;
            }
        },
        UP {
            @Override
            State next(Lift lift) {
                lift.floor++;
                lift.moved();
                return lift.arrived() ? OPEN : UP;
            }
        },
        DOWN {
            @Override
            State next(Lift lift) {
                lift.floor--;
                lift.moved();
                return lift.arrived() ? OPEN : DOWN;
            }
        },
        OPEN {
            @Override
            State next(Lift lift) {
                lift.stops.poll();
                lift.serve();
                return IDLE;
            }
        };

        abstract State next(Lift lift);
    }

    private final List<Consumer<? super Lift>> listeners = new ArrayList<>();
    private final TreeMap<Integer, ArrayDeque<Integer>> waiting = new TreeMap<>();
    private int travelled;
    private int served;

    class Lift {
        final int id;
        int floor;
        State state = State.IDLE;
        final ArrayDeque<Integer> stops = new ArrayDeque<>();
        final EnumSet<State> visited = EnumSet.noneOf(State.class);

        Lift(int id) {
            this.id = id;
            listeners.add(other -> {
                if (other != this && other.floor == floor) {
                    visited.add(other.state);
                }
            });
        }

        void moved() {
            travelled++;
            for (Consumer<? super Lift> l : listeners) {
                l.accept(this);
            }
        }

        boolean arrived() {
            return !stops.isEmpty() && stops.peek() == floor;
        }

        void serve() {
            ArrayDeque<Integer> here = waiting.remove(floor);
            if (here != null) {
                served += here.size();
                for (Integer to : here) {
                    if (!stops.contains(to)) {
                        if (to % 2 == 0) {
                            stops.addFirst(to);
                        } else {
                            stops.addLast(to);
                        }
                    }
                }
            }
        }

        void step() {
            State before = state;
            state = state.next(this);
            if (state != before) {
                visited.add(before);
            }
        }
    }

    static int total(Collection<? extends Collection<Integer>> all) {
        int sum = 0;
        for (Iterator<? extends Collection<Integer>> it = all.iterator(); it.hasNext(); ) {
            sum += it.next().size();
        }
        return sum;
    }

    public static void main(String[] args) {
        int floors = Integer.parseInt(args[0]) + 2;
        int people = Integer.parseInt(args[1]);
        ElevatorHall hall = new ElevatorHall();
        List<Lift> lifts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            lifts.add(hall.new Lift(i));
        }
        int seed = 17;
        int idle = 0;
        int longest = 0;
        for (int t = 0; t < people * 12; t++) {
            seed = seed * 1103515245 + 12345;
            if (t % 12 < 3 && t / 12 < people) {
                int from = (seed >>> 16) % floors;
                int to = (seed >>> 8 & 0xff) % floors;
                if (hall.waiting.computeIfAbsent(from, f -> new ArrayDeque<>()).offer(to)) {
                    Lift best = null;
                    for (Lift lift : lifts) {
                        if (best == null || Math.abs(lift.floor - from) < Math.abs(best.floor - from)) {
                            best = lift;
                        }
                    }
                    best.stops.add(from);
                }
            }
            for (ListIterator<Lift> it = lifts.listIterator(lifts.size()); it.hasPrevious(); ) {
                Lift lift = it.previous();
                lift.step();
                idle += lift.state == State.IDLE && lift.stops.isEmpty() ? 1 : 0;
            }
            longest = Math.max(longest, total(hall.waiting.values()));
        }
        int seen = 0;
        for (Lift lift : lifts) {
            seen = seen * 5 + lift.visited.size();
        }
        System.out.println(hall.travelled + " " + hall.served + " " + idle + " " + longest + " " + seen);
    }
}
