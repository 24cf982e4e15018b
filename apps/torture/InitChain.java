// args: abc 4 | aecb 9 | cab 9 | dda 2 | bcde 15
import java.util.*;

/** A plant whose machines start lazily: class and instance initialisers hand out numbers in order of use. */
public class InitChain {
    static int ticket = 1;
    static final List<String> LOG = new ArrayList<>();

    static int draw(String who) {
        LOG.add(who + ticket);
        ticket += 2 + ticket % 3;
        return ticket;
    }

    static class Motor {
        static final int CONSTANT = 6;
        static final int POWER = draw("motor");
        static int[] gears;

        static {
            gears = new int[POWER % 5 + 1];
            for (int i = 0; i < gears.length; i++) {
                gears[i] = POWER * (i + 1) % 7;
            }
        }

        int speed = 3;

        {
            speed += describe();
        }

        Motor() {
            speed += gears[speed % gears.length];
        }

        int describe() {
            return 1;
        }
    }

    static class Pump extends Motor {
        static int total = Press.force + draw("pump");
        int strokes = 5;
        final Integer boxed = 4;

        @Override
        int describe() {
            return boxed == null ? strokes + 2 : strokes + boxed;
        }
    }

    static class Press {
        static int force = 2;
        static final Press ONE = new Press();
        static int late = 11;
        final int seen;

        static {
            force += draw("press") + Pump.total;
        }

        Press() {
            seen = force + late;
            late = 50;
        }
    }

    static class Fragile {
        static int value = 60 / (ticket % 4);

        static int value() {
            return value;
        }
    }

    interface Gauge {
        int MARK = draw("gauge");

        default int read() {
            return 8;
        }
    }

    static class Dial implements Gauge {
        static int turns = Motor.CONSTANT;
    }

    static int use(char c, int n) {
        switch (c) {
            case 'a':
                return new Motor().speed;
            case 'b':
                return new Pump().speed + Pump.total;
            case 'c':
                return Press.ONE.seen + Press.force + Press.late;
            case 'd':
                return Dial.turns + Motor.CONSTANT + (n > 3 ? Dial.MARK : 0);
            default:
                try {
                    return Fragile.value();
                } catch (ExceptionInInitializerError e) {
                    return e.getCause().getMessage().length();
                } catch (NoClassDefFoundError e) {
                    return 3;
                }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        long sum = 0;
        int work = 0;
        for (int i = 0; i < n; i++) {
            int v = use(args[0].charAt(i % args[0].length()), n);
            sum += v;
            for (int k = v; k > 1; k = k % 2 == 0 ? k / 2 : k - 3) {
                work++;
            }
        }
        int letters = 0;
        for (String line : LOG) {
            letters += line.length();
            System.out.println(line);
        }
        int gears = letters > 5 ? Motor.gears.length : 0;
        System.out.println("sum=" + sum + " work=" + work + " letters=" + letters + " gears=" + gears);
    }
}
