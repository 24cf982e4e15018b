// args: 10 a5b3a-4c9 | 4 a9a9b9c-2a1 | 25 c8b8a8c-3b-9a7a7 | 1 b1b1b1
import java.beans.IndexedPropertyChangeEvent;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeListenerProxy;
import java.beans.PropertyChangeSupport;
import java.beans.PropertyVetoException;
import java.beans.VetoableChangeListener;
import java.beans.VetoableChangeSupport;

/** A stock bean: changes may be vetoed (with a roll back to those told) and are counted by listeners. */
public class VetoStock {
    private final VetoableChangeSupport vetoes = new VetoableChangeSupport(this);
    private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
    private final int[] stock = new int[3];
    private Integer total = 0;

    void setStock(int bay, int amount) throws PropertyVetoException {
        vetoes.fireVetoableChange("stock" + bay, stock[bay], amount);
        int old = stock[bay];
        stock[bay] = amount;
        changes.fireIndexedPropertyChange("stock", bay, old, amount);
        Integer before = total;
        total = total + amount - old;
        changes.firePropertyChange("total", before, total);
    }

    /** Reserves room as soon as it is told, gives it back when the change is reverted. */
    static final class Room implements VetoableChangeListener {
        int reserved;
        int told;

        @Override
        public void vetoableChange(PropertyChangeEvent e) {
            told++;
            int from = (Integer) e.getOldValue();
            int to = (Integer) e.getNewValue();
            while (from != to) {
                int step = from < to ? 1 : -1;
                reserved += step;
                from += step;
            }
        }
    }

    static final class Limit implements VetoableChangeListener {
        final int limit;
        int said;

        Limit(int limit) {
            this.limit = limit;
        }

        @Override
        public void vetoableChange(PropertyChangeEvent e) throws PropertyVetoException {
            int wanted = (Integer) e.getNewValue();
            if (wanted > limit || wanted < 0) {
                said++;
                throw new PropertyVetoException(wanted < 0 ? "negative" : "full", e);
            }
        }
    }

    static final class Counter implements PropertyChangeListener {
        int indexed;
        int plain;
        int sum;

        @Override
        public void propertyChange(PropertyChangeEvent e) {
            if (e instanceof IndexedPropertyChangeEvent) {
                indexed += 1 + ((IndexedPropertyChangeEvent) e).getIndex();
            } else {
                plain++;
                sum += (Integer) e.getNewValue();
            }
        }
    }

    public static void main(String[] args) {
        int limit = Integer.parseInt(args[0]);
        VetoStock bean = new VetoStock();
        Room room = new Room();
        Limit guard = new Limit(limit);
        Room late = new Room();
        bean.vetoes.addVetoableChangeListener(room);
        bean.vetoes.addVetoableChangeListener(guard);
        bean.vetoes.addVetoableChangeListener("stock0", late);
        Counter counter = new Counter();
        bean.changes.addPropertyChangeListener(counter);
        bean.changes.addPropertyChangeListener("total", counter);
        int vetoed = 0;
        String[] moves = args[1].split("(?<=[0-9])(?=[a-c])");
        for (String m : moves) {
            int bay = m.charAt(0) - 'a';
            int wish = bean.stock[bay] + Integer.parseInt(m.substring(1));
            try {
                bean.setStock(bay, wish);
            } catch (PropertyVetoException e) {
                vetoed++;
                System.out.println(e.getMessage() + " " + e.getPropertyChangeEvent().getPropertyName());
            }
        }
        int named = 0;
        for (PropertyChangeListener l : bean.changes.getPropertyChangeListeners()) {
            named += l instanceof PropertyChangeListenerProxy ? 1 : 0;
        }
        int lamps = 0;
        for (int i = 0; i < room.reserved + named; i++) {
            lamps += i % 2 + 1;
        }
        System.out.println("total=" + bean.total + " reserved=" + room.reserved + "/" + late.reserved
                + " told=" + room.told + "/" + late.told);
        System.out.println("vetoed=" + vetoed + " said=" + guard.said + " indexed=" + counter.indexed
                + " plain=" + counter.plain + " sum=" + counter.sum + " lamps=" + lamps);
    }
}
