// args: 3 | 7 | 12
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.sql.SQLException;

/**
 * Objects come back by ways that no description has: training sees an access of an object where none is known,
 * and what reads such fields elsewhere must know that it may be theirs.
 */
public class UnknownWays {
    static class Listener implements PropertyChangeListener {
        int heard;

        @Override
        public void propertyChange(PropertyChangeEvent e) {
            heard++;
        }
    }

    static class Failure extends SQLException {
        int number = 1;
    }

    static int listeners(int n) {
        PropertyChangeSupport support = new PropertyChangeSupport("bean");
        Listener listener = new Listener();
        support.addPropertyChangeListener("k", listener);
        ((Listener) support.getPropertyChangeListeners("k")[0]).heard += n;
        return listener.heard;
    }

    static int chained(int n) {
        Failure failure = new Failure();
        SQLException first = new SQLException("reason", failure);
        int walked = 0;
        for (Throwable t : first) {
            walked++;
            if (t instanceof Failure f) {
                f.number += n;
            }
        }
        return failure.number * 10 + walked;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = listeners(n);
        int b = chained(n);
        System.out.println(a + " " + b);
    }
}
