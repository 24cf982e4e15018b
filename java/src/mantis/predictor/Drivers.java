package mantis.predictor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverAction;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;

/**
 * The drivers of a slice's databases, in the place of those of {@link DriverManager}, which outlive a
 * prediction. Only drivers of the program are asked, so no connection leaves the slice but by what these do.
 */
public final class Drivers {
    private static final List<Driver> DRIVERS = new ArrayList<Driver>();
    private static boolean services;

    private Drivers() {
    }

    static synchronized void end() {
        DRIVERS.clear();
        services = false;
    }

    /** As {@link DriverManager#registerDriver(Driver)}. */
    public static synchronized void registerDriver(Driver driver) {
        if (driver == null) {
            throw new NullPointerException();
        }
        Guard.driversSet = true;
        for (Driver known : DRIVERS) {
            if (known == driver) {
                return;
            }
        }
        DRIVERS.add(driver);
    }

    /** As {@link DriverManager#registerDriver(Driver, DriverAction)}; what is told of its end has no effect here. */
    public static void registerDriver(Driver driver, DriverAction action) {
        registerDriver(driver);
    }

    /** As {@link DriverManager#deregisterDriver}. */
    public static synchronized void deregisterDriver(Driver driver) {
        for (Iterator<Driver> known = DRIVERS.iterator(); known.hasNext();) {
            if (known.next() == driver) {
                known.remove();
            }
        }
    }

    /** As {@link DriverManager#getConnection(String)}. */
    public static Connection getConnection(String url) throws SQLException {
        return getConnection(url, new Properties());
    }

    /** As {@link DriverManager#getConnection(String, String, String)}. */
    public static Connection getConnection(String url, String user, String password) throws SQLException {
        Properties info = new Properties();
        if (user != null) {
            info.put("user", user);
        }
        if (password != null) {
            info.put("password", password);
        }
        return getConnection(url, info);
    }

    /** As {@link DriverManager#getConnection(String, Properties)}. */
    public static Connection getConnection(String url, Properties info) throws SQLException {
        if (url == null) {
            throw new SQLException("The url cannot be null", "08001");
        }
        SQLException why = null;
        for (Driver driver : all()) {
            try {
                Connection connection = driver.connect(url, info);
                if (connection != null) {
                    return connection;
                }
            } catch (SQLException e) {
                why = why == null ? e : why;
            }
        }
        throw why != null ? why : new SQLException("No suitable driver found for " + url, "08001");
    }

    /** As {@link DriverManager#getDriver}. */
    public static Driver getDriver(String url) throws SQLException {
        for (Driver driver : all()) {
            try {
                if (driver.acceptsURL(url)) {
                    return driver;
                }
            } catch (SQLException e) {
                // The next may.
            }
        }
        throw new SQLException("No suitable driver", "08001");
    }

    /** Initialises the drivers of services, of which the slice need not have constructors. */
    private static void load(ClassLoader loader) {
        try (InputStream services = loader.getResourceAsStream("META-INF/services/java.sql.Driver")) {
            if (services == null) {
                return;
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(services, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int comment = line.indexOf('#');
                String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                if (!name.isEmpty()) {
                    initialise(name, loader);
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void initialise(String name, ClassLoader loader) {
        try {
            Class.forName(name, true, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            // As in the JDK: one that cannot be had is none.
        }
    }

    /** Those that are registered; at first those of services register themselves. */
    private static Driver[] all() {
        boolean first;
        synchronized (Drivers.class) {
            first = !services;
            services = true;
            Guard.driversSet = true;
        }
        if (first) {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            if (loader instanceof SliceLoader) {
                load(loader);
            }
        }
        synchronized (Drivers.class) {
            return DRIVERS.toArray(new Driver[0]);
        }
    }
}
