// args: 3 a | 10 b | 25 ab
/** Static initialisers that run at first active use, which the input decides, and that see state of the time. */
public class StaticInit {
    static int clock = 1;

    static class First {
        static final int STAMP = clock * 10;
        static int[] table;

        static {
            table = new int[STAMP];
            for (int i = 0; i < table.length; i++) {
                table[i] = i + clock;
            }
            clock += 5;
        }

        static int get(int i) {
            return table[i % table.length];
        }
    }

    static class Second extends First {
        static int base = clock;

        static {
            clock *= 2;
        }

        static int loops(int n) {
            int s = 0;
            for (int i = 0; i < n + base; i++) {
                s += clock;
            }
            return s;
        }
    }

    static class Constants {
        static final int COMPILE_TIME = 7;
        static final Integer RUN_TIME = bump();

        static Integer bump() {
            clock += 100;
            return clock;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        for (char c : args[1].toCharArray()) {
            clock += n;
            if (c == 'a') {
                s += First.get(n);
            } else {
                s += Second.loops(n);
            }
        }
        s += Constants.COMPILE_TIME + clock;
        if (n > 5) {
            s += Constants.RUN_TIME;
        }
        int loops = 0;
        for (int i = 0; i < clock % 97; i++) {
            loops++;
        }
        System.out.println(s + " " + clock + " " + loops);
    }
}
