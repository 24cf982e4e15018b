import java.io.File;
import java.io.IOException;

/** Something to predict, with everything a predictor must not do. */
public class Work {
    static int runs;
    static double weight;

    public static void main(String[] args) throws IOException {
        runs++;
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            weight += i / 2.0;
            sum += i;
        }
        System.out.println("the program's own output " + sum);
        String what = args.length > 1 ? args[1] : "";
        try {
            act(what, args);
        } catch (Throwable t) {
            System.err.println(t);
            runs = -1;
            if (t instanceof IllegalStateException) {
                throw t;
            }
        } finally {
            runs += 100;
        }
        for (int i = 0; i < runs; i++) {
            sum -= i;
        }
    }

    static void act(String what, String[] args) throws IOException {
        if (what.equals("exit")) {
            System.exit(3);
        }
        if (what.equals("throw")) {
            throw new IllegalStateException("as the program would");
        }
        if (what.equals("cold")) {
            runs += 5;
        }
        if (what.equals("read")) {
            runs += System.in.read();
        }
        if (what.equals("delete")) {
            new File(args[2]).delete();
        }
        if (what.equals("lost")) {
            int corners = 0;
            if (args.length > 0) {
                corners = 5;
            }
            if (corners == 0) {
                throw new IllegalStateException("no corners");
            }
        }
        while (what.equals("stuck")) {
            if (args.length > 0) {
                runs += 5;
                break;
            }
        }
        if (what.equals("caught")) {
            try {
                runs += Integer.parseInt(what);
            } catch (NumberFormatException e) {
                runs += 5;
            }
        }
        while (what.equals("endless") && runs > 0) {
            weight += 1;
        }
        if (what.equals("deep")) {
            runs += deep(200000);
        }
    }

    static int deep(int n) {
        return n == 0 ? 0 : 1 + deep(n - 1);
    }
}
