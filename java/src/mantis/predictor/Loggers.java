package mantis.predictor;

import java.io.IOException;
import java.io.InputStream;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Sets up loggers in the place of methods of {@link Logger}: when the prediction ends they are as they were. */
public final class Loggers {
    private static final String LEVEL = ".level";
    private static final Map<Logger, Loggers> CHANGED = new IdentityHashMap<Logger, Loggers>();

    private final Level level;
    private final Filter filter;
    private final boolean parents;
    private final Handler[] handlers;

    private Loggers(Logger logger) {
        level = logger.getLevel();
        filter = logger.getFilter();
        parents = logger.getUseParentHandlers();
        handlers = logger.getHandlers();
    }

    private static void remember(Logger logger) {
        Guard.loggersSet = true;
        synchronized (CHANGED) {
            if (!CHANGED.containsKey(logger)) {
                CHANGED.put(logger, new Loggers(logger));
            }
        }
    }

    /** As {@link Logger#setLevel}. */
    public static void setLevel(Logger logger, Level level) {
        remember(logger);
        logger.setLevel(level);
    }

    /** As {@link Logger#setFilter}. */
    public static void setFilter(Logger logger, Filter filter) {
        remember(logger);
        logger.setFilter(filter);
    }

    /** As {@link Logger#setUseParentHandlers}. */
    public static void setUseParentHandlers(Logger logger, boolean use) {
        remember(logger);
        logger.setUseParentHandlers(use);
    }

    /** As {@link Logger#addHandler}. */
    public static void addHandler(Logger logger, Handler handler) {
        remember(logger);
        logger.addHandler(handler);
    }

    /** As {@link Logger#removeHandler}. */
    public static void removeHandler(Logger logger, Handler handler) {
        remember(logger);
        logger.removeHandler(handler);
    }

    /**
     * As {@link LogManager#readConfiguration(InputStream)} for levels. Handlers stay as they are: those of a
     * program would be looked for where it is not.
     */
    public static void readConfiguration(LogManager manager, InputStream in) throws IOException {
        Properties settings = new Properties();
        settings.load(in);
        Logger root = Logger.getLogger("");
        remember(root);
        synchronized (CHANGED) {
            for (Logger logger : CHANGED.keySet()) {
                logger.setLevel(logger == root ? Level.INFO : null);
            }
        }
        for (String key : settings.stringPropertyNames()) {
            if (key.endsWith(LEVEL)) {
                // The map keeps it: a logger that nobody has loses its level.
                setLevel(key.substring(0, key.length() - LEVEL.length()), settings.getProperty(key).trim());
            }
        }
    }

    private static void setLevel(String name, String level) {
        try {
            setLevel(Logger.getLogger(name), Level.parse(level));
        } catch (IllegalArgumentException e) {
            // The JDK passes over it, too.
        }
    }

    /** Sets all loggers as they were before the prediction. */
    static void restore() {
        synchronized (CHANGED) {
            for (Map.Entry<Logger, Loggers> changed : CHANGED.entrySet()) {
                Logger logger = changed.getKey();
                Loggers was = changed.getValue();
                logger.setLevel(was.level);
                logger.setFilter(was.filter);
                logger.setUseParentHandlers(was.parents);
                for (Handler handler : logger.getHandlers()) {
                    logger.removeHandler(handler);
                }
                for (Handler handler : was.handlers) {
                    logger.addHandler(handler);
                }
            }
            CHANGED.clear();
        }
    }
}
