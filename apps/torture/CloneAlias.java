// args: 3 4 7|5 5 11|2 9 4
import java.util.ArrayList;
import java.util.Arrays;

public class CloneAlias {
    static int copies;

    static class Grid implements Cloneable {
        int[][] rows;
        Grid peer = this;
        Runnable tick;
        int hits;
        final ArrayList<int[]> history = new ArrayList<>();

        Grid(int h, int w) {
            rows = new int[h][w];
            tick = () -> hits++; // captures the original, also in a clone
        }
        @Override protected Grid clone() {
            try {
                Grid g = (Grid) super.clone();
                copies++;
                return g;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
        void poke(int r, int c, int v) {
            rows[r][c] += v;
            history.add(rows[r]);
            if (v % 2 == 0) tick.run();
        }
    }

    static class DeepGrid extends Grid {
        DeepGrid(int h, int w) { super(h, w); }
        @Override protected DeepGrid clone() {
            DeepGrid g = (DeepGrid) super.clone();
            g.rows = rows.clone(); // the rows are still shared ...
            for (int i = 0; i < rows.length; i += 2) g.rows[i] = rows[i].clone(); // ... except the even ones
            g.peer = g;
            return g;
        }
    }

    static class Stubborn {
        Object tryClone() {
            try {
                return super.clone();
            } catch (CloneNotSupportedException e) {
                copies += 100;
                return this;
            }
        }
    }

    static int total(Grid g) {
        int s = 0;
        for (int[] r : g.rows) for (int v : r) s += v;
        return s;
    }

    public static void main(String[] args) {
        int h = Integer.parseInt(args[0]), w = Integer.parseInt(args[1]), n = Integer.parseInt(args[2]);
        Grid[] grids = {new Grid(h, w), new DeepGrid(h, w), null, null};
        grids[2] = grids[0].clone();
        grids[3] = grids[1].clone();
        for (int i = 0; i < n; i++) {
            Grid g = grids[i % 4];
            g.poke(i % h, i * 3 % w, i + 1);
            g.peer.poke((i + 1) % h, i % w, 2);
        }
        int sharedRows = 0, hot = 0, cold = 0;
        for (Grid a : grids)
            for (Grid b : grids)
                if (a != b)
                    for (int i = 0; i < h; i++)
                        if (a.rows[i] == b.rows[i]) sharedRows++;
        for (Grid g : grids)
            for (int[] past : g.history)
                for (int v : past)
                    if (v > 3) hot++;
                    else if (v == 0) cold++;
        Object[] cube = new int[2][h][w];
        Object[] alias = cube.clone();
        ((int[][]) alias[1])[h - 1][w - 1] = n;
        ((int[][]) cube[0])[0] = ((int[][]) alias[1])[h - 1];
        ((int[][]) alias[0])[0][0]--;
        int deep = 0;
        for (Object plane : cube)
            for (int[] line : (int[][]) plane)
                for (int k = 0; k < line[w - 1]; k++) deep++;
        int store = 0;
        Object[] strings = new String[] {"a", "b"};
        for (Object v : new Object[] {"x", n, 'c', args[0], null}) {
            try {
                strings[store & 1] = v;
                store++;
            } catch (ArrayStoreException e) {
                store += 10;
            }
        }
        new Stubborn().tryClone();
        for (Grid g : grids) System.out.print(total(g) + ":" + g.hits + " ");
        System.out.println(sharedRows + " " + hot + " " + cold + " " + deep + " " + store + " " + copies + " " + Arrays.toString(strings));
    }
}
