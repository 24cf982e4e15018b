// args: 3 5 | 10 7 | 25 11
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.util.ArrayList;
import java.util.EventObject;
import java.util.List;
import java.util.Observable;
import java.util.Observer;

/** Listeners that a class of the JDK keeps and calls: property changes, observers. */
@SuppressWarnings("deprecation")
public class PropertyChanges {
    static final class Thermostat {
        final PropertyChangeSupport changes = new PropertyChangeSupport(this);
        int degrees;

        void set(int now) {
            int before = degrees;
            degrees = now;
            changes.firePropertyChange("degrees", before, now);
        }
    }

    static final class Total implements PropertyChangeListener {
        int sum;
        int rises;

        @Override
        public void propertyChange(PropertyChangeEvent e) {
            sum += (Integer) e.getNewValue();
            if ((Integer) e.getNewValue() > (Integer) e.getOldValue()) {
                rises++;
            }
        }
    }

    static final class Feed extends Observable {
        void publish(String s) {
            if (s.length() > 1) {
                setChanged();
            }
            notifyObservers(s);
        }
    }

    static final class Reader implements Observer {
        final List<String> got = new ArrayList<>();

        @Override
        public void update(Observable feed, Object what) {
            got.add((String) what);
            if (got.size() > 8) {
                feed.deleteObserver(this);
            }
        }
    }

    static final class Ping extends EventObject {
        final int n;

        Ping(Object source, int n) {
            super(source);
            this.n = n;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Thermostat thermostat = new Thermostat();
        Total all = new Total();
        Total named = new Total();
        thermostat.changes.addPropertyChangeListener(all);
        thermostat.changes.addPropertyChangeListener("other", named);
        thermostat.changes.addPropertyChangeListener("degrees", e -> named.sum += 2);
        for (int i = 0; i < n; i++) {
            thermostat.set(i * m % 6);
            if (i == 12) {
                thermostat.changes.removePropertyChangeListener(all);
            }
        }
        Feed feed = new Feed();
        Reader reader = new Reader();
        feed.addObserver(reader);
        for (int i = 0; i < n; i++) {
            feed.publish("x".repeat(i % 4));
        }
        int total = all.sum + all.rises * 10 + named.sum;
        for (String s : reader.got) {
            total += s.length();
        }
        Ping ping = new Ping(thermostat, n);
        total += ping.getSource() == thermostat ? ping.n : 0;
        int steps = 0;
        for (int i = 0; i < total; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
