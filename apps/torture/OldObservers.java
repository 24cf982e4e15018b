// args: 3 2 | 10 3 | 25 5
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.beans.PropertyVetoException;
import java.beans.VetoableChangeListener;
import java.beans.VetoableChangeSupport;
import java.util.Enumeration;
import java.util.EventListener;
import java.util.Observable;
import java.util.Observer;
import javax.swing.DefaultBoundedRangeModel;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.event.EventListenerList;
import javax.swing.event.ListDataEvent;
import javax.swing.event.ListDataListener;
import javax.swing.table.DefaultTableModel;
import javax.swing.text.BadLocationException;
import javax.swing.text.PlainDocument;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.TreeNode;
import javax.swing.undo.AbstractUndoableEdit;
import javax.swing.undo.CannotRedoException;
import javax.swing.undo.UndoManager;

/** Observables, vetoes, lists of listeners and models of Swing without a screen. */
public class OldObservers {
    static int looped;

    /** Loops as often as it is told. */
    static void spin(int times) {
        for (int i = 0; i < times; i++) {
            looped++;
        }
    }

    static class Subject extends Observable {
        int value;
        int cleared;
        int announced;

        void set(int v) {
            if (v != value) {
                value = v;
                setChanged();
            }
        }

        void unset() {
            clearChanged();
        }

        @Override
        protected synchronized void clearChanged() {
            cleared++;
            super.clearChanged();
        }

        @Override
        public void notifyObservers(Object arg) {
            announced++;
            super.notifyObservers(arg);
        }
    }

    static final class Watcher implements Observer {
        final int weight;
        int sum;
        int nulls;

        Watcher(int weight) {
            this.weight = weight;
        }

        @Override
        public void update(Observable o, Object arg) {
            sum = sum * 2 % 97 + ((Subject) o).value * weight;
            if (arg == null) {
                nulls++;
            } else {
                sum += (Integer) arg;
            }
        }

        @Override
        public boolean equals(Object o) {
            looped++;
            return o instanceof Watcher w && w.weight == weight;
        }

        @Override
        public int hashCode() {
            return weight;
        }
    }

    static int counted(int n, int m) {
        Observable o = new Observable();
        int s = o.countObservers();
        for (int i = 0; i < n; i++) {
            o.addObserver(new Watcher(i % m));
        }
        spin(o.countObservers());
        o.deleteObserver(new Watcher(1));
        s += o.countObservers() * 10;
        o.deleteObservers();
        return s + o.countObservers() + (o.hasChanged() ? 1 : 0);
    }

    static int observed(int n, int m) {
        Subject o = new Subject();
        Watcher a = new Watcher(1);
        Watcher b = new Watcher(m);
        o.addObserver(a);
        o.addObserver(b);
        for (int i = 0; i < n; i++) {
            o.set(i / m);
            if (o.hasChanged()) {
                spin(1);
            }
            if (i % 4 == 3) {
                o.unset();
            }
            if (i % 2 == 0) {
                o.notifyObservers();
            } else {
                o.notifyObservers(i);
            }
            if (i == n / 2) {
                o.deleteObserver(b);
            }
        }
        spin(a.sum);
        spin(b.sum);
        spin(a.nulls);
        spin(o.cleared);
        return o.announced;
    }

    static int ordered(int n) {
        StringBuilder order = new StringBuilder();
        Subject o = new Subject();
        for (int i = 0; i < n % 4 + 2; i++) {
            int at = i;
            o.addObserver((who, arg) -> {
                order.append(at);
                who.deleteObserver((Observer) arg);
            });
        }
        o.set(7);
        o.notifyObservers((Observer) (x, y) -> { });
        o.set(8);
        spin(o.countObservers());
        return order.charAt(0) - '0';
    }

    /** A bean that counts through the source of its events. */
    static final class Bean {
        final PropertyChangeSupport changes = new PropertyChangeSupport(this);
        final VetoableChangeSupport vetoes = new VetoableChangeSupport(this);
        int width;
        int told;

        void setWidth(int w) throws PropertyVetoException {
            vetoes.fireVetoableChange("width", width, w);
            int old = width;
            width = w;
            changes.firePropertyChange("width", old, w);
        }
    }

    static int bean(int n, int m) {
        Bean bean = new Bean();
        int[] seen = new int[3];
        VetoableChangeListener veto = e -> {
            seen[0]++;
            if ((Integer) e.getNewValue() % m == 1) {
                throw new PropertyVetoException("no " + e.getNewValue(), e);
            }
        };
        PropertyChangeListener listener = e -> {
            ((Bean) e.getSource()).told += (Integer) e.getNewValue() - (Integer) e.getOldValue();
            seen[1]++;
        };
        bean.vetoes.addVetoableChangeListener("width", veto);
        bean.vetoes.addVetoableChangeListener(e -> seen[2]++);
        if (bean.changes.hasListeners("width")) {
            spin(1000);
        }
        bean.changes.addPropertyChangeListener("width", listener);
        int vetoed = 0;
        for (int i = 0; i < n; i++) {
            try {
                bean.setWidth(i);
            } catch (PropertyVetoException e) {
                vetoed += (Integer) e.getPropertyChangeEvent().getNewValue();
            }
            if (i == n - 3) {
                bean.vetoes.removeVetoableChangeListener("width", veto);
            }
        }
        spin(bean.told);
        spin(bean.width);
        spin(vetoed);
        spin(seen[0]);
        spin(seen[2]);
        if (bean.changes.hasListeners("width") && !bean.changes.hasListeners("height")) {
            spin(2);
        }
        int s = bean.vetoes.hasListeners("width") ? 10 : 0;
        s += bean.vetoes.getVetoableChangeListeners().length + bean.vetoes.getVetoableChangeListeners("width").length;
        return s + bean.changes.getPropertyChangeListeners("width").length * 100 + seen[1];
    }

    /** The source of an event, changed through it. */
    static int sourced(int n) {
        Bean bean = new Bean();
        bean.changes.addPropertyChangeListener("width", e -> ((Bean) e.getSource()).told += (Integer) e.getNewValue());
        for (int i = 0; i < n; i++) {
            bean.changes.firePropertyChange("width", i, i * 2);
        }
        spin(bean.told);
        PropertyChangeEvent event = new PropertyChangeEvent(bean, "height", 1, n);
        ((Bean) event.getSource()).width += n;
        spin(bean.width);
        return bean.told;
    }

    interface Rings extends EventListener {
        void ring(int times);
    }

    static int listenerList(int n) {
        EventListenerList list = new EventListenerList();
        int[] rung = new int[2];
        Rings even = t -> rung[0] += t;
        list.add(Rings.class, even);
        for (int i = 0; i < n; i++) {
            list.add(Rings.class, t -> rung[1]++);
        }
        Object[] all = list.getListenerList();
        for (int i = all.length - 2; i >= 0; i -= 2) {
            if (all[i] == Rings.class) {
                ((Rings) all[i + 1]).ring(i);
            }
        }
        list.remove(Rings.class, even);
        for (Rings r : list.getListeners(Rings.class)) {
            r.ring(1);
        }
        spin(rung[0] + 1);
        spin(rung[1]);
        return list.getListenerCount() * 100 + list.getListenerCount(Rings.class);
    }

    static int listModel(int n) {
        DefaultListModel<Integer> model = new DefaultListModel<>();
        int[] seen = new int[3];
        model.addListDataListener(new ListDataListener() {
            @Override
            public void intervalAdded(ListDataEvent e) {
                seen[0] += e.getIndex1() - e.getIndex0() + 1;
            }

            @Override
            public void intervalRemoved(ListDataEvent e) {
                seen[1] += e.getIndex1() + 1;
            }

            @Override
            public void contentsChanged(ListDataEvent e) {
                seen[2] += ((DefaultListModel<?>) e.getSource()).getSize();
            }
        });
        for (int i = 0; i < n; i++) {
            model.addElement(i);
        }
        model.setElementAt(n * 2, 1);
        model.add(0, 4);
        model.remove(n / 2);
        model.removeElement(1);
        spin(model.get(2));
        spin(model.getSize() + model.indexOf(n * 2));
        spin(seen[0]);
        spin(seen[1]);
        return seen[2] + (model.contains(1) ? 1 : 0);
    }

    static int tables(int n, int m) {
        DefaultTableModel t = new DefaultTableModel(new Object[] {"a", "b"}, 0);
        int[] seen = new int[2];
        t.addTableModelListener(e -> {
            seen[0] += e.getType() + 2;
            seen[1] += e.getLastRow() - e.getFirstRow() + 1;
        });
        for (int i = 0; i < n; i++) {
            t.addRow(new Object[] {i, "x".repeat(i % 4)});
        }
        t.setValueAt(m * 3, 1, 0);
        t.removeRow(0);
        t.moveRow(0, 0, t.getRowCount() - 1);
        t.addColumn("c", new Object[] {m});
        spin((Integer) t.getValueAt(t.getRowCount() - 1, 0));
        spin(((String) t.getValueAt(0, 1)).length());
        spin((Integer) t.getValueAt(0, 2));
        spin(seen[0]);
        return t.getColumnCount() * 10 + t.getRowCount() + t.getColumnName(1).length();
    }

    static int trees(int n, int m) {
        DefaultMutableTreeNode root = new DefaultMutableTreeNode(0);
        DefaultMutableTreeNode at = root;
        for (int i = 1; i < n; i++) {
            DefaultMutableTreeNode child = new DefaultMutableTreeNode(i);
            at.add(child);
            if (i % m == 0) {
                at = child;
            }
        }
        ((DefaultMutableTreeNode) root.getFirstChild()).setUserObject(n);
        int s = 0;
        int k = 0;
        Enumeration<TreeNode> breadth = root.breadthFirstEnumeration();
        while (breadth.hasMoreElements()) {
            s += (Integer) ((DefaultMutableTreeNode) breadth.nextElement()).getUserObject() * (k++ % 3);
        }
        for (Enumeration<TreeNode> e = root.depthFirstEnumeration(); e.hasMoreElements();) {
            spin(((DefaultMutableTreeNode) e.nextElement()).getLevel());
        }
        spin(s);
        spin(root.getDepth() + root.getLeafCount());
        at.removeFromParent();
        spin(root.getChildCount());
        return at.isRoot() ? at.getChildCount() : -at.getPath().length;
    }

    static int ranges(int n) {
        DefaultBoundedRangeModel r = new DefaultBoundedRangeModel(0, 1, 0, 20);
        int[] fired = new int[1];
        r.addChangeListener(e -> fired[0] += ((DefaultBoundedRangeModel) e.getSource()).getValue());
        for (int i = 0; i < n; i++) {
            r.setValue(i);
        }
        spin(r.getValue());
        r.setMaximum(n / 2);
        spin(r.getValue() + r.getExtent() + r.getMaximum());
        return fired[0];
    }

    static int combos(int n) {
        DefaultComboBoxModel<Integer> c = new DefaultComboBoxModel<>();
        int[] changes = new int[1];
        c.addListDataListener(new ListDataListener() {
            @Override
            public void intervalAdded(ListDataEvent e) {
                changes[0] += 100;
            }

            @Override
            public void intervalRemoved(ListDataEvent e) {
                changes[0] += 10;
            }

            @Override
            public void contentsChanged(ListDataEvent e) {
                changes[0]++;
            }
        });
        for (int i = 0; i < n; i++) {
            c.addElement(i + 1);
        }
        spin((Integer) c.getSelectedItem());
        c.setSelectedItem(n);
        c.removeElement(n);
        spin((Integer) c.getSelectedItem());
        spin(c.getIndexOf(2) + c.getSize() + c.getElementAt(0));
        return changes[0];
    }

    static int documents(int n) throws BadLocationException {
        PlainDocument d = new PlainDocument();
        int[] seen = new int[2];
        UndoManager undo = new UndoManager();
        d.addUndoableEditListener(undo);
        d.addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                seen[0] += e.getLength() + e.getOffset();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                seen[1] += e.getLength();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                seen[1] += 1000;
            }
        });
        for (int i = 0; i < n; i++) {
            d.insertString(d.getLength() / 2, "ab".repeat(i % 3) + "\n", null);
        }
        d.remove(1, 2);
        int bad = 0;
        try {
            d.remove(1000, n);
        } catch (BadLocationException e) {
            bad = e.offsetRequested();
        }
        spin(bad);
        spin(d.getLength());
        spin(d.getText(0, d.getLength()).indexOf("b"));
        while (undo.canUndo()) {
            undo.undo();
            spin(1);
        }
        spin(seen[0]);
        return seen[1] + d.getDefaultRootElement().getElementCount();
    }

    /** An edit of the program. */
    static final class Step extends AbstractUndoableEdit {
        final int[] at;
        final int by;

        Step(int[] at, int by) {
            this.at = at;
            this.by = by;
        }

        @Override
        public void undo() {
            super.undo();
            at[0] -= by;
        }

        @Override
        public void redo() {
            super.redo();
            at[0] += by;
        }

        @Override
        public void die() {
            super.die();
            at[1]++;
        }
    }

    static int undone(int n) {
        int[] at = new int[2];
        UndoManager u = new UndoManager();
        u.setLimit(6);
        for (int i = 0; i < n; i++) {
            at[0] += i;
            u.addEdit(new Step(at, i));
        }
        u.undo();
        u.undo();
        spin(at[0]);
        u.redo();
        spin(at[0]);
        u.addEdit(new Step(at, 1));
        int s = 0;
        try {
            u.redo();
        } catch (CannotRedoException e) {
            s = 50;
        }
        while (u.canUndo()) {
            u.undo();
        }
        spin(at[0]);
        u.discardAllEdits();
        return s + at[1];
    }

    public static void main(String[] args) throws BadLocationException {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int s = counted(n, m);
        s += observed(n, m);
        s += ordered(n);
        s += bean(n, m);
        s += sourced(n);
        s += listenerList(n);
        s += listModel(n);
        s += tables(n, m);
        s += trees(n, m);
        s += ranges(n);
        s += combos(n);
        s += documents(n);
        s += undone(n);
        System.out.println(s + " " + looped);
    }
}
