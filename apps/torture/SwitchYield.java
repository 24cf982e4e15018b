// args: 3 MON | 10 SAT | 25 none
/** Switch expressions: yield from blocks, nested, inside arguments, over enums, strings and chars, throwing ones. */
public class SwitchYield {
    enum Day {
        MON, TUE, WED, SAT, SUN
    }

    static int turns;

    static int hours(Day d, int n) {
        return switch (d) {
            case SAT, SUN -> 0;
            case MON -> {
                int h = 0;
                for (int i = 0; i < n; i += 2) {
                    h++;
                    turns++;
                }
                yield h;
            }
            default -> {
                try {
                    yield switch (n % 4) {
                        case 0 -> throw new IllegalStateException("none");
                        case 1 -> d.ordinal();
                        default -> {
                            turns += 5;
                            yield n;
                        }
                    };
                } catch (IllegalStateException e) {
                    yield -1;
                } finally {
                    turns++;
                }
            }
        };
    }

    static Day parse(String s) {
        return switch (s) {
            case "MON", "mon" -> Day.MON;
            case "SAT" -> Day.SAT;
            default -> {
                if (s.length() > 3) {
                    yield Day.TUE;
                }
                yield Day.SUN;
            }
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            Day d = i % 3 == 0 ? parse(args[1]) : Day.values()[i % 5];
            total += Math.max(hours(d, i), switch (args[1].charAt(i % args[1].length())) {
                case 'M':
                case 'n':
                    yield 3;
                case 'S':
                    yield total > 10 ? 1 : 4;
                default:
                    yield i % 2;
            });
        }
        for (int i = 0; i < turns; i++) {
            total++;
        }
        System.out.println(total + " " + turns);
    }
}
