// args: 3 | 8 | 15
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Levels of loggers from a text that also names a handler of the program. */
public class LoggedSettings {
    public static final class Quiet extends Handler {
        @Override
        public void publish(LogRecord record) {}

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private static final String SETTINGS = "handlers = LoggedSettings$Quiet\n.level = WARNING\n"
            + "shop.level = INFO\nshop.orders.level = FINE\nshop.stock.level = nonsense\n";

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        Logger early = Logger.getLogger("early");
        early.setLevel(Level.FINEST);
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(SETTINGS.getBytes(StandardCharsets.UTF_8)));
        Logger[] loggers = {
            early, Logger.getLogger("shop"), Logger.getLogger("shop.orders.late"), Logger.getLogger("shop.stock"), Logger.getLogger("other")
        };
        int told = 0;
        int fine = 0;
        for (int i = 0; i < n; i++) {
            Logger logger = loggers[i % loggers.length];
            if (logger.isLoggable(Level.INFO)) {
                told++;
            }
            if (logger.isLoggable(Level.FINE)) {
                fine += i;
            }
            logger.log(Level.FINER, "step {0}", i);
        }
        int rest = 0;
        for (int i = 0; i < told * 3 + fine; i += 2) {
            rest++;
        }
        System.out.println(told + " " + fine + " " + rest);
    }
}
