// args: 3 - | 10 - | 25 --verbose
import java.util.ArrayList;
import java.util.List;

/** Options and error paths that most runs do not take, validation before the work, messages built for nobody. */
public class ColdPaths {
    static class Options {
        boolean verbose;
        boolean check = true;
    }

    static void validate(List<Integer> items) {
        for (int i : items) {
            if (i < 0) {
                throw new IllegalArgumentException("negative: " + i);
            }
        }
    }

    static void log(Options o, String message) {
        if (o.verbose) {
            StringBuilder b = new StringBuilder();
            for (char c : message.toCharArray()) {
                b.append(Character.toUpperCase(c));
            }
            System.out.println(b);
        }
    }

    public static void main(String[] args) {
        Options options = new Options();
        int n = Integer.parseInt(args[0]);
        for (int i = 1; i < args.length; i++) {
            if (args[i].equals("--verbose")) {
                options.verbose = true;
            } else if (args[i].equals("--no-check")) {
                options.check = false;
            } else if (args[i].equals("--help")) {
                System.out.println("usage: ColdPaths N");
                return;
            }
        }
        List<Integer> items = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            items.add(i * i % 17);
        }
        if (options.check) {
            validate(items);
        }
        int total = 0;
        for (int item : items) {
            log(options, "item " + item);
            for (int k = 0; k < item; k++) {
                total++;
            }
            assert total >= 0 : "overflow";
        }
        System.out.println(total);
    }
}
