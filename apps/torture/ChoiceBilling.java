// args: 3 12 40 | 0 7 22 1 5 | 99 1 15 16 17 18 | 2
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Bills travel as formatted text and are read back; size classes are words made from numbers. */
public class ChoiceBilling {
    static final ChoiceFormat SIZE = new ChoiceFormat(
            new double[] {0, 1, 5, ChoiceFormat.nextDouble(15), 50},
            new String[] {"empty", "small", "medium", "large", "largest"});

    final MessageFormat line = new MessageFormat(
            "#{0,number,integer} {1} box at {2,number,0.00}", Locale.ROOT);
    final MessageFormat summary = new MessageFormat(
            "{0,choice,0#no boxes|1#one box|1<{0,number,integer} boxes} for {1}", Locale.ROOT);

    ChoiceBilling() {
        line.setFormatByArgumentIndex(1, SIZE);
    }

    List<String> write(int[] counts) {
        List<String> out = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            Object[] row = {i + 1, counts[i], counts[i] * 1.25 + i};
            out.add(line.format(row));
        }
        return out;
    }

    /** Text to numbers: the size word becomes the lower limit of its class. */
    int load(String text, Deque<Integer> crates) throws ParseException {
        Object[] row = line.parse(text);
        int limit = ((Number) row[1]).intValue();
        double price = ((Number) row[2]).doubleValue();
        int made = 0;
        for (int left = limit; left > 0; left -= 4) {
            crates.addLast(Math.min(left, 4));
            made++;
        }
        return made == 0 ? 0 : (int) Math.round(price / made);
    }

    static int scanWords(String text) {
        int hits = 0;
        ParsePosition pos = new ParsePosition(0);
        while (pos.getIndex() < text.length()) {
            int before = pos.getIndex();
            Number n = SIZE.parse(text, pos);
            if (pos.getIndex() == before) {
                pos.setErrorIndex(-1);
                pos.setIndex(before + 1);
            } else if (n.doubleValue() >= 5) {
                hits++;
            }
        }
        return hits;
    }

    public static void main(String[] args) throws ParseException {
        int[] counts = new int[args.length];
        for (int i = 0; i < args.length; i++) {
            counts[i] = Integer.parseInt(args[i]);
        }
        ChoiceBilling desk = new ChoiceBilling();
        List<String> mail = desk.write(counts);
        Deque<Integer> crates = new ArrayDeque<>();
        int share = 0;
        for (String m : mail) {
            System.out.println(m);
            share += desk.load(m, crates);
        }
        System.out.println(desk.summary.format(new Object[] {crates.size(), "depot"}));
        int wait = 0;
        int rounds = 0;
        while (!crates.isEmpty()) {
            int c = crates.pollFirst();
            rounds++;
            if (c == 4 && rounds % 3 == 0) {
                crates.addLast(1);
            }
            wait += c * rounds;
        }
        int hits = scanWords(String.join(";", mail));
        System.out.println("share=" + share + " wait=" + wait + " rounds=" + rounds + " hits=" + hits);
    }
}
