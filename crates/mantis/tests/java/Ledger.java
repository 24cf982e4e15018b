import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up lines `name amount` by name. Large amounts and long ledgers have code of their own, odd lines end it. */
public class Ledger {
    static long fee(long amount) {
        if (amount > 120) {
            return amount / 20;
        }
        return 1;
    }

    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        int most = Integer.parseInt(args[1]);
        Map<String, Long> sums = new HashMap<>();
        int used = 0;
        for (String line : lines) {
            String[] parts = line.split(" ");
            long amount = Long.parseLong(parts[1]);
            sums.merge(parts[0], amount + fee(amount), Long::sum);
            if (++used == most) {
                break;
            }
        }
        if (used > 100) {
            System.out.println("a long ledger");
        }
        System.out.println(sums.size());
    }
}
