// args: 3 | 17 | 35
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Changes during iteration: some end the loop silently, some throw, some are not noticed; the counts come from which. */
public class FailFastWindows {
    static int silent;
    static int thrown;

    static int removeWhile(List<Integer> list, int victim) {
        int seen = 0;
        try {
            for (Integer v : list) {
                seen++;
                if (v == victim) {
                    list.remove(v);
                }
            }
            silent++;
        } catch (ConcurrentModificationException e) {
            thrown++;
            seen += 100;
        }
        return seen;
    }

    static List<Integer> upTo(int n) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            l.add(i);
        }
        return l;
    }

    static int windows(List<Integer> base, int from, int to) {
        List<Integer> window = base.subList(from, to);
        int total = 0;
        for (int i = 0; i < 4; i++) {
            try {
                total += window.size() * 10;
                if (i == 1) {
                    window.remove(0);
                }
                if (i == 2) {
                    base.add(0, -1);
                }
                total += window.get(0);
            } catch (ConcurrentModificationException e) {
                thrown++;
                window = base.subList(from, Math.min(to, base.size()));
            } catch (IndexOutOfBoundsException e) {
                silent += 2;
            }
        }
        return total;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        int seen = 0;
        for (int i = 0; i < n; i++) {
            seen += removeWhile(upTo(n), i);
        }
        List<Integer> sorted = upTo(n + 2);
        Iterator<Integer> it = sorted.iterator();
        int overwritten = 0;
        try {
            while (it.hasNext()) {
                int v = it.next();
                sorted.set(v % sorted.size(), v + 1);
                overwritten += v;
                if (overwritten > 40) {
                    sorted.sort(null);
                }
            }
        } catch (ConcurrentModificationException e) {
            overwritten = -overwritten;
        }
        Map<Integer, Integer> hashed = new HashMap<>();
        for (int i = 0; i < n; i++) {
            hashed.put(i * 7, i);
        }
        int puts = 0;
        try {
            for (Integer k : hashed.keySet()) {
                hashed.put(k, hashed.get(k) + 1);
                puts++;
                if (hashed.get(k) > 9) {
                    hashed.put(-k, 0);
                }
            }
        } catch (ConcurrentModificationException e) {
            puts += 1000 + hashed.size();
        }
        TreeMap<Integer, String> tree = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            tree.put(i * i % 23, "v" + i);
        }
        int polled = 0;
        for (Iterator<Integer> keys = tree.keySet().iterator(); keys.hasNext(); ) {
            int k = keys.next();
            polled += k;
            if (k % 3 == 1) {
                keys.remove();
            } else if (k % 11 == 10) {
                tree.pollLastEntry();
                try {
                    keys.remove();
                } catch (ConcurrentModificationException e) {
                    keys = tree.tailMap(k, false).keySet().iterator();
                    polled += 500;
                }
            }
        }
        int total = windows(upTo(n + 4), n % 3, n % 3 + 3);
        List<Integer> walked = upTo(n);
        int visits = 0;
        int[] visited = {0};
        try {
            walked.forEach(v -> {
                visited[0]++;
                if (v == 5) {
                    walked.add(v);
                }
            });
            walked.removeIf(v -> walked.size() > 4 && v % 2 == 0);
        } catch (ConcurrentModificationException e) {
            visits = walked.size() * 10;
        }
        System.out.println(seen + " " + silent + " " + thrown + " " + overwritten + " " + puts
                + " " + polled + tree + " " + total + " " + (visits + visited[0]) + " " + walked.size());
    }
}
