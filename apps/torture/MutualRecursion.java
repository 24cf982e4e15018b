// args: 3 2 | 10 3 | 25 5
/** Methods that call each other, static and virtual, with an accumulator in a field and different depths. */
public class MutualRecursion {
    private int depth;
    private int deepest;

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    int female(int n) {
        enter();
        int r = n == 0 ? 1 : n - male(female(n - 1));
        depth--;
        return r;
    }

    int male(int n) {
        enter();
        int r = n == 0 ? 0 : n - female(male(n - 1));
        depth--;
        return r;
    }

    private void enter() {
        depth++;
        if (depth > deepest) {
            deepest = depth;
        }
    }

    static int parse(String s, int[] at) {
        int v = term(s, at);
        while (at[0] < s.length() && s.charAt(at[0]) == '+') {
            at[0]++;
            v += term(s, at);
        }
        return v;
    }

    static int term(String s, int[] at) {
        if (s.charAt(at[0]) == '(') {
            at[0]++;
            int v = parse(s, at) * 2;
            at[0]++;
            return v;
        }
        return s.charAt(at[0]++) - '0';
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        MutualRecursion self = new MutualRecursion();
        int total = even(n) ? 10 : 3;
        for (int i = 0; i < m; i++) {
            total += self.female(i) * 2 - self.male(i);
        }
        StringBuilder text = new StringBuilder("1");
        for (int i = 0; i < m; i++) {
            text.insert(0, i % 2 == 0 ? "(" + i + "+" : "2+");
            text.append(i % 2 == 0 ? ")" : "+" + i);
        }
        for (int i = parse(text.toString(), new int[1]); i > 0; i--) {
            total++;
        }
        for (int i = 0; i < self.deepest; i++) {
            total++;
        }
        System.out.println(total);
    }
}
