// args: 3 | 8 veto | 15 twice
import java.beans.*;
import java.util.*;

/**
 * PropertyChangeSupport fires nothing for equal values, VetoableChangeSupport fires again to revert after a
 * veto, listeners remove or add listeners during firing, and introspection finds the setters that are then
 * invoked reflectively.
 */
public class BeanVeto {
    static int equalsCalls;

    static class Money {
        final int cents;
        Money(int c) { cents = c; }
        @Override public boolean equals(Object o) { equalsCalls++; return o instanceof Money && ((Money) o).cents / 10 == cents / 10; }
        @Override public int hashCode() { return cents / 10; }
    }

    public static class Account {
        private final PropertyChangeSupport pcs = new PropertyChangeSupport(this);
        private final VetoableChangeSupport vcs = new VetoableChangeSupport(this);
        private Money balance = new Money(0);
        private int limit = 50;
        private boolean open;
        int vetoes, assigned;

        public Money getBalance() { return balance; }
        public void setBalance(Money m) {
            Money old = balance;
            try {
                vcs.fireVetoableChange("balance", old, m);
                balance = m;
                assigned++;
                pcs.firePropertyChange("balance", old, m);
            } catch (PropertyVetoException e) {
                vetoes++;
            }
        }
        public int getLimit() { return limit; }
        public void setLimit(int l) {
            int old = limit;
            limit = l;
            pcs.firePropertyChange("limit", old, l);
        }
        public boolean isOpen() { return open; }
        public void setOpen(boolean b) { pcs.firePropertyChange("open", open, open = b); }
        public int getTotal() { return limit + balance.cents; }       // read only property
    }

    static int notified, reverted, self;

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Account acc = new Account();
        acc.pcs.addPropertyChangeListener(e -> notified++);
        PropertyChangeListener onLimit = e -> {
            notified += 100;
            if (e.getNewValue() == null) notified += 5000;
            else if ((Integer) e.getNewValue() > 60) acc.setLimit((Integer) e.getNewValue() - 7);   // recursion until it is small
        };
        acc.pcs.addPropertyChangeListener("limit", onLimit);
        if (mode.equals("twice")) acc.pcs.addPropertyChangeListener("limit", onLimit);          // is called twice
        acc.pcs.addPropertyChangeListener("balance", new PropertyChangeListener() {
            int seen;
            @Override public void propertyChange(PropertyChangeEvent e) {
                if (++seen == 2) acc.pcs.removePropertyChangeListener("balance", this);          // effective from the next firing
                if (seen == 1) acc.pcs.addPropertyChangeListener("balance", x -> self += ((Money) x.getNewValue()).cents);
                self++;
            }
        });
        acc.vcs.addVetoableChangeListener(e -> {
            Money o = (Money) e.getOldValue(), w = (Money) e.getNewValue();
            if (w.cents < o.cents) reverted++;
        });
        acc.vcs.addVetoableChangeListener("balance", e -> {
            int c = ((Money) e.getNewValue()).cents;
            if (c > acc.getLimit() && !mode.isEmpty()) throw new PropertyVetoException("limit", e);
        });

        Map<String, PropertyDescriptor> props = new TreeMap<>();
        for (PropertyDescriptor p : Introspector.getBeanInfo(Account.class, Object.class).getPropertyDescriptors()) props.put(p.getName(), p);
        int readonly = 0;
        for (int i = 0; i < n; i++) {
            for (PropertyDescriptor p : props.values()) {
                if (p.getWriteMethod() == null) { readonly++; continue; }
                Object v = p.getPropertyType() == int.class ? (Object) (55
                        + i * 3) : p.getPropertyType() == boolean.class ? (Object) (i % 3 == 0) : new Money(i * 11);
                p.getWriteMethod().invoke(acc, v);
                if (p.getName().equals("balance")) acc.setBalance(new Money(i * 11 + 3));
            }
        }
        IndexedPropertyChangeEvent ix = new IndexedPropertyChangeEvent(acc, "limit", 1, 99, n);
        acc.pcs.firePropertyChange(ix);
        acc.pcs.firePropertyChange("limit", null, null);               // null, null always fires
        int turns = 0;
        for (int i = 0; i < self % 30 + reverted + acc.vetoes; i++) turns += acc.getTotal() % (i + 1);
        System.out.println(notified + " " + reverted + " " + self + " " + acc.vetoes + " " + acc.assigned + " "
                + equalsCalls + " " + readonly + " " + acc.getTotal() + " " + turns);
    }
}
