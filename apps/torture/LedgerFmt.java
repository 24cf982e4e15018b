// args: 5 12 3 | 9 30 8 | 2 6 1 | 14 50 25
import java.io.IOException;
import java.util.Formattable;
import java.util.FormattableFlags;
import java.util.Formatter;
import java.util.Locale;

/** A ledger printed through Formattable accounts into an Appendable that wraps its lines. */
public class LedgerFmt {
    static final class Account implements Formattable {
        final String owner;
        int balance;
        int fees;

        Account(String owner, int balance) {
            this.owner = owner;
            this.balance = balance;
        }

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            boolean detail = (flags & FormattableFlags.ALTERNATE) != 0;
            boolean upper = (flags & FormattableFlags.UPPERCASE) != 0;
            String name = precision >= 0 && precision < owner.length()
                    ? owner.substring(0, precision) : owner;
            if (upper) {
                name = name.toUpperCase(Locale.ROOT);
            }
            StringBuilder sb = new StringBuilder(name);
            if (detail) {
                fees++;
                sb.append('(').append(balance - fees).append(')');
            }
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
            while (sb.length() < width) {
                if (left) {
                    sb.append('.');
                } else {
                    sb.insert(0, '.');
                }
            }
            f.format("%s", sb);
        }
    }

    static final class Wrapper implements Appendable {
        final StringBuilder page = new StringBuilder();
        final int columns;
        int column;
        int lines;
        int dots;

        Wrapper(int columns) {
            this.columns = columns;
        }

        @Override
        public Appendable append(CharSequence s) throws IOException {
            return append(s, 0, s.length());
        }

        @Override
        public Appendable append(CharSequence s, int from, int to) throws IOException {
            for (int i = from; i < to; i++) {
                append(s.charAt(i));
            }
            return this;
        }

        @Override
        public Appendable append(char c) throws IOException {
            if (c == '~' && lines > 6) {
                throw new IOException("page full");
            }
            if (c == '~' || column == columns) {
                page.append('\n');
                lines++;
                column = 0;
            }
            if (c != '~') {
                page.append(c);
                column++;
                dots += c == '.' ? 1 : 0;
            }
            return this;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int columns = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        String[] formats = {"%-9s|", "%#S~", "%#12.2s;", "%.3S~"};
        Wrapper out = new Wrapper(columns);
        Formatter f = new Formatter(out, Locale.ROOT);
        Account[] accounts = new Account[n];
        for (int i = 0; i < n; i++) {
            accounts[i] = new Account("acc" + (char) ('a' + i % 26) + "ount".substring(i % 4), seed * i % 90 + 10);
            f.format(formats[(i + seed) % formats.length], accounts[i]);
        }
        for (int round = 0; f.ioException() == null && round < seed; round++) {
            f.format("%s %d~", accounts[round % n], out.dots % 7);
        }
        int charged = 0;
        for (Account a : accounts) {
            for (int k = a.fees; k > 0; k--) {
                charged += a.balance;
            }
        }
        System.out.println(out.page);
        System.out.println("lines=" + out.lines + " dots=" + out.dots + " charged=" + charged
                + " full=" + (f.ioException() != null));
    }
}
