// args: 4 | 9 | 13
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import javax.swing.DefaultListModel;
import javax.swing.DefaultListSelectionModel;
import javax.swing.event.ListDataEvent;
import javax.swing.event.ListDataListener;
import javax.swing.event.TableModelListener;
import javax.swing.event.TreeModelEvent;
import javax.swing.event.TreeModelListener;
import javax.swing.event.UndoableEditEvent;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableModel;
import javax.swing.text.BadLocationException;
import javax.swing.text.PlainDocument;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreeNode;
import javax.swing.undo.AbstractUndoableEdit;
import javax.swing.undo.CannotUndoException;
import javax.swing.undo.UndoManager;

/** Models without their windows: trees, tables, lists, documents and edits that are undone, with listeners of the program. */
public class TreeModels {
    static int events;

    static DefaultMutableTreeNode tree(int n) {
        DefaultMutableTreeNode root = new DefaultMutableTreeNode("root");
        List<DefaultMutableTreeNode> all = new ArrayList<>(List.of(root));
        for (int i = 1; i < n; i++) {
            DefaultMutableTreeNode node = new DefaultMutableTreeNode(i);
            all.get(i / 3).add(node);
            all.add(node);
        }
        return root;
    }

    static int walked(int n) {
        DefaultMutableTreeNode root = tree(n);
        int sum = 0;
        for (Enumeration<TreeNode> e = root.preorderEnumeration(); e.hasMoreElements();) {
            DefaultMutableTreeNode node = (DefaultMutableTreeNode) e.nextElement();
            sum += node.getLevel();
            if (node.isLeaf() && node.getUserObject() instanceof Integer i && i > 3) {
                sum += i;
            }
        }
        for (TreeNode node : Collections.list(root.breadthFirstEnumeration())) {
            sum += node.getChildCount();
        }
        for (DefaultMutableTreeNode leaf = root.getFirstLeaf(); leaf != null; leaf = leaf.getNextLeaf()) {
            sum += leaf.getPath().length;
        }
        return sum + root.getDepth();
    }

    static int changed(int n) {
        DefaultTreeModel model = new DefaultTreeModel(tree(n));
        model.addTreeModelListener(new TreeModelListener() {
            @Override
            public void treeNodesChanged(TreeModelEvent e) {
                events++;
            }

            @Override
            public void treeNodesInserted(TreeModelEvent e) {
                events += e.getChildIndices().length;
            }

            @Override
            public void treeNodesRemoved(TreeModelEvent e) {
                events += 10;
            }

            @Override
            public void treeStructureChanged(TreeModelEvent e) {
                events += 100;
            }
        });
        DefaultMutableTreeNode root = (DefaultMutableTreeNode) model.getRoot();
        for (int i = 0; i < n; i++) {
            model.insertNodeInto(new DefaultMutableTreeNode("new" + i), root, 0);
        }
        while (root.getChildCount() > 3) {
            model.removeNodeFromParent((DefaultMutableTreeNode) root.getLastChild());
        }
        model.nodeChanged(root);
        model.reload();
        int s = 0;
        for (int i = 0; i < model.getChildCount(root); i++) {
            s += model.getChild(root, i).toString().length();
        }
        return s + events;
    }

    static class Squares extends AbstractTableModel {
        final List<int[]> rows = new ArrayList<>();

        void add(int i) {
            rows.add(new int[] {i, i * i});
            fireTableRowsInserted(rows.size() - 1, rows.size() - 1);
        }

        @Override
        public int getRowCount() {
            return rows.size();
        }

        @Override
        public int getColumnCount() {
            return 2;
        }

        @Override
        public Object getValueAt(int row, int column) {
            return rows.get(row)[column];
        }

        @Override
        public void setValueAt(Object value, int row, int column) {
            rows.get(row)[column] = (Integer) value;
            fireTableCellUpdated(row, column);
        }
    }

    static int tables(int n) {
        Squares squares = new Squares();
        int[] seen = new int[2];
        TableModelListener listener = e -> {
            if (e.getColumn() < 0) {
                seen[0] += e.getFirstRow();
            } else {
                seen[1]++;
            }
        };
        squares.addTableModelListener(listener);
        for (int i = 0; i < n; i++) {
            squares.add(i);
        }
        for (int i = 0; i < n; i += 3) {
            squares.setValueAt(7, i, 1);
        }
        squares.removeTableModelListener(listener);
        squares.setValueAt(9, 0, 0);
        DefaultTableModel rows = new DefaultTableModel(new Object[] {"a", "b"}, 0);
        for (int i = 0; i < n; i++) {
            rows.addRow(new Object[] {i, "x".repeat(i)});
        }
        rows.removeRow(n / 2);
        rows.moveRow(0, 0, n - 2);
        rows.addColumn("c");
        int sum = seen[0] + seen[1];
        for (int r = 0; r < rows.getRowCount(); r++) {
            sum += ((String) rows.getValueAt(r, 1)).length();
            if (rows.getValueAt(r, rows.findColumn("c")) == null) {
                sum++;
            }
        }
        return sum + (Integer) squares.getValueAt(0, 0);
    }

    static int lists(int n) {
        DefaultListModel<String> model = new DefaultListModel<>();
        int[] seen = new int[3];
        model.addListDataListener(new ListDataListener() {
            @Override
            public void intervalAdded(ListDataEvent e) {
                seen[0] += e.getIndex1();
            }

            @Override
            public void intervalRemoved(ListDataEvent e) {
                seen[1]++;
            }

            @Override
            public void contentsChanged(ListDataEvent e) {
                seen[2]++;
            }
        });
        for (int i = 0; i < n; i++) {
            model.add(i / 2, "e" + i);
        }
        model.removeElement("e3");
        model.set(0, "first");
        model.removeRange(1, 2);
        DefaultListSelectionModel selection = new DefaultListSelectionModel();
        selection.addListSelectionListener(e -> seen[1] += e.getLastIndex());
        selection.addSelectionInterval(1, n);
        selection.removeSelectionInterval(2, 3);
        int sum = seen[0] + seen[1] + seen[2];
        for (int i = selection.getMinSelectionIndex(); i <= selection.getMaxSelectionIndex(); i++) {
            if (selection.isSelectedIndex(i)) {
                sum++;
            }
        }
        for (int i = 0; i < model.getSize(); i++) {
            sum += model.getElementAt(i).length();
        }
        return sum;
    }

    static class Step extends AbstractUndoableEdit {
        final int[] value;
        final int by;

        Step(int[] value, int by) {
            this.value = value;
            this.by = by;
            value[0] += by;
        }

        @Override
        public void undo() {
            super.undo();
            value[0] -= by;
        }

        @Override
        public void redo() {
            super.redo();
            value[0] += by;
        }
    }

    static int undone(int n) {
        int[] value = new int[1];
        UndoManager manager = new UndoManager();
        manager.setLimit(8);
        for (int i = 1; i <= n; i++) {
            manager.addEdit(new Step(value, i));
        }
        int undone = 0;
        try {
            while (true) {
                manager.undo();
                undone++;
                if (undone % 3 == 0) {
                    manager.redo();
                    manager.undo();
                }
            }
        } catch (CannotUndoException e) {
            undone += 50;
        }
        if (manager.canRedo()) {
            manager.redo();
        }
        return value[0] + undone;
    }

    static int documents(int n) throws BadLocationException {
        PlainDocument document = new PlainDocument();
        UndoManager manager = new UndoManager();
        int[] edits = new int[1];
        document.addUndoableEditListener((UndoableEditEvent e) -> {
            edits[0]++;
            manager.addEdit(e.getEdit());
        });
        for (int i = 0; i < n; i++) {
            document.insertString(document.getLength() / 2, "line " + i + "\n", null);
        }
        document.remove(1, 3);
        manager.undo();
        int sum = document.getDefaultRootElement().getElementCount() + edits[0];
        String text = document.getText(0, document.getLength());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == 'e') {
                sum++;
            }
        }
        return sum;
    }

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) throws BadLocationException {
        int n = Integer.parseInt(args[0]);
        spend(walked(n));
        spend(changed(n));
        spend(tables(n));
        spend(lists(n));
        spend(undone(n));
        spend(documents(n));
    }
}
