// args: 6 | 11 wrap | 20 break
import java.util.*;

/**
 * Writes travel through stacked collection views (subList of Arrays.asList, descendingMap of headMap,
 * entry.setValue through wrappers) to a backing array or map that is read by the counting loop, and a stale
 * view's ConcurrentModificationException ends another loop.
 */
public class ViewChain {
    static int reads;

    static class Cell implements Comparable<Cell> {
        int v;
        Cell(int v) { this.v = v; }
        @Override public int compareTo(Cell o) { reads++; return Integer.compare(v, o.v); }
    }

    static void scramble(List<Integer> view) {
        Collections.reverse(view.subList(1, view.size() - 1));
        Collections.swap(view, 0, view.size() - 1);
        ListIterator<Integer> it = view.listIterator(view.size());
        while (it.hasPrevious()) {
            int i = it.previousIndex();
            int x = it.previous();
            if (i % 3 == 0) it.set(x + 2);
        }
    }

    static int mapViews(int n) {
        TreeMap<Integer, Integer> base = new TreeMap<>();
        for (int i = 0; i < n; i++) base.put(i * 2, 1);
        NavigableMap<Integer, Integer> view = base.headMap(n, true).descendingMap();
        SortedMap<Integer, Integer> sync = Collections.synchronizedSortedMap(view.tailMap(n / 2));
        for (Map.Entry<Integer, Integer> e : sync.entrySet()) e.setValue(e.getKey() + 1);
        view.pollFirstEntry();
        base.put(1, 50);
        int seen = 0;
        for (int k : Collections.unmodifiableMap(sync).keySet()) seen += base.get(k);
        try {
            view.put(n * 2, 1);
            seen += 1000;
        } catch (IllegalArgumentException outOfRange) {
            seen++;
        }
        base.subMap(2, 5).clear();
        return seen * 10 + base.size();
    }

    static int stale(int n, boolean early) {
        List<Integer> base = new ArrayList<>(Collections.nCopies(n, 1));
        List<Integer> sub = base.subList(0, n / 2);
        int turns = 0;
        try {
            for (Integer i : sub) {
                turns += i;
                if (turns == (early ? 2 : n / 2)) base.add(7);    // last element: noticed only by hasNext/next
            }
            turns += 100;
            turns += sub.size();
        } catch (ConcurrentModificationException e) {
            turns = -turns;
        }
        return turns;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Integer[] arr = new Integer[n];
        for (int i = 0; i < n; i++) arr[i] = i;
        List<Integer> list = Arrays.asList(arr);
        List<Integer> ro = Collections.unmodifiableList(list);
        scramble(mode.equals("wrap") ? Collections.checkedList(list, Integer.class) : list);
        int total = 0;
        for (int i = 0; i < ro.get(0); i++) total += arr[i % n];
        for (int i = 0; i < arr[n - 1] + 2; i++) total += ro.get(i % n);

        Cell[] cells = new Cell[n];
        for (int i = 0; i < n; i++) cells[i] = new Cell(arr[(i * 5) % n]);
        List<Cell> cl = Arrays.asList(cells);
        Collections.sort(cl.subList(n / 3, n));
        Collections.rotate(cl, reads % n);
        cells[0].v += 3;
        int maxRun = 0, run = 1;
        for (int i = 1; i < n; i++) {
            run = cells[i].v >= cells[i - 1].v ? run + 1 : 1;
            maxRun = Math.max(maxRun, run);
        }
        int bad = 0;
        if (mode.equals("break")) {
            @SuppressWarnings({"unchecked", "rawtypes"})
            List<Object> raw = (List) Collections.checkedList(new ArrayList<>(list), Integer.class);
            Object[] mixed = {1, "two", 3};
            for (Object o : mixed) {
                try { raw.add(o); } catch (ClassCastException e) { bad += raw.size(); }
            }
            try { ((List<Integer>) ro).set(0, 9); } catch (UnsupportedOperationException e) { bad++; }
            try { list.remove(0); } catch (UnsupportedOperationException e) { bad++; }
        }
        System.out.println(total + " " + reads + " " + maxRun + " " + mapViews(n) + " " + stale(n, false)
            + " " + stale(n, true) + " " + bad + " " + ro);
    }
}
