// args: 3 INFO | 10 FINE | 25 WARNING
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** java.util.logging: levels decide whether a message is made, a handler and a formatter of the program get the records. */
public class Logging {
    static final Logger LOG = Logger.getLogger("torture");
    static int made;

    static String message(int i) {
        made++;
        StringBuilder b = new StringBuilder();
        for (int j = 0; j < i % 4; j++) {
            b.append(j);
        }
        return b.toString();
    }

    static final class Kept extends Handler {
        final List<String> lines = new ArrayList<>();
        int warnings;

        @Override
        public void publish(LogRecord record) {
            if (!isLoggable(record)) {
                return;
            }
            lines.add(getFormatter().format(record));
            if (record.getLevel() == Level.WARNING) {
                warnings++;
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    static final class Short extends Formatter {
        @Override
        public String format(LogRecord record) {
            return record.getLevel().getName().charAt(0) + formatMessage(record);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Kept kept = new Kept();
        kept.setFormatter(new Short());
        kept.setLevel(Level.ALL);
        LOG.setUseParentHandlers(false);
        LOG.setLevel(Level.parse(args[1]));
        LOG.addHandler(kept);
        LOG.setFilter(r -> r.getMessage().length() < 12);
        int total = 0;
        for (int i = 0; i < n; i++) {
            int at = i;
            LOG.fine(() -> message(at));
            LOG.log(Level.INFO, "item {0}", i);
            if (i % 5 == 4) {
                LOG.warning("bad " + i);
            }
            if (LOG.isLoggable(Level.FINER)) {
                total += 100;
            }
        }
        for (String line : kept.lines) {
            total += line.length();
        }
        for (int i = 0; i < total + made; i++) {
            total += i % 2;
        }
        System.out.println(total + " " + kept.warnings);
    }
}
