// args: 3 a,b | 16 a,b,c | 40 n1,n2,n3,n4
import java.util.*;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.*;
import java.util.zip.*;

/** Keys spread over nodes on a ring: sorted maps that wrap around, views that are cleared, nodes that join and leave, and copies of keys that follow. */
public class ConsistentRings {
    static final class Node {
        final String name;
        final NavigableMap<Long, String> held = new TreeMap<>();
        boolean down;
        int received;

        Node(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name + held.size();
        }
    }

    private final NavigableMap<Long, Node> ring;
    private final Map<String, Node> nodes = new LinkedHashMap<>();
    private final Checksum checksum;
    int hashes;
    int moved;
    int wrapped;

    ConsistentRings(NavigableMap<Long, Node> ring, Checksum checksum) {
        this.ring = ring;
        this.checksum = checksum;
    }

    long hash(String s) {
        hashes++;
        checksum.reset();
        byte[] b = s.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        checksum.update(b, 0, b.length);
        return checksum.getValue() & 0xffffL;
    }

    Node owner(long h) {
        Map.Entry<Long, Node> e = ring.ceilingEntry(h);
        if (e == null) {
            wrapped++;
            e = ring.firstEntry();
        }
        if (e == null) {
            throw new NoSuchElementException("no nodes");
        }
        return e.getValue();
    }

    List<Node> replicas(long h, int count) {
        Set<Node> found = new LinkedHashSet<>();
        for (NavigableMap<Long, Node> part : List.of(ring.tailMap(h, true), ring.headMap(h, false))) {
            for (Node n : part.values()) {
                if (!n.down && found.add(n) && found.size() == count) {
                    return new ArrayList<>(found);
                }
            }
        }
        return new ArrayList<>(found);
    }

    void put(String key) {
        long h = hash(key);
        for (Node n : replicas(h, 2)) {
            n.held.put(h, key);
            n.received++;
        }
    }

    void join(String name, int points) {
        Node fresh = nodes.computeIfAbsent(name, Node::new);
        for (int i = 0; i < points; i++) {
            long h = hash(name + "#" + i);
            Long before = ring.lowerKey(h);
            Node from = ring.isEmpty() ? fresh : owner(h);
            ring.putIfAbsent(h, fresh);
            if (from != fresh) {
                NavigableMap<Long, String> part = before == null || before > h ? from.held.headMap(h, true) : from.held.subMap(before, false, h, true);
                moved += part.size();
                fresh.held.putAll(part);
                if (i % 2 == 0) {
                    part.clear();
                }
            }
        }
    }

    void leave(String name) {
        Node gone = nodes.remove(name);
        if (gone == null || !ring.values().removeIf(n -> n == gone)) {
            throw new IllegalArgumentException(name);
        }
        for (Map.Entry<Long, String> e; (e = gone.held.pollLastEntry()) != null && !ring.isEmpty(); ) {
            owner(e.getKey()).held.put(e.getKey(), e.getValue());
            moved += 100;
        }
    }

    static int run(ConsistentRings r, int n, String[] names, IntConsumer failed) {
        for (String s : names) {
            r.join(s, 3);
        }
        for (int i = 0; i < n; i++) {
            r.put("key" + i * i);
            try {
                switch (i % 9) {
                    case 3 -> r.join("x" + i, i % 4 + 1);
                    case 5 -> r.leave(i > 20 ? names[0] : "x" + (i - 2));
                    case 7 -> r.nodes.values().iterator().next().down = i % 2 == 0;
                    case 8 -> r.ring.pollFirstEntry();
                    default -> r.ring.descendingMap().tailMap(0x8000L).values().forEach(k -> k.received++);
                }
            } catch (IllegalArgumentException | NoSuchElementException e) {
                failed.accept(e.getMessage().length());
            }
        }
        int sum = 0;
        for (Node node : r.nodes.values()) {
            sum += node.held.size() + node.toString().length();
            for (long h : node.held.descendingKeySet()) {
                if (h < 0x4000) {
                    break;
                }
                sum += r.owner(h) == node ? 1 : 0;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String[] names = args[1].split(",");
        int[] failures = {0, 0};
        ConsistentRings first = new ConsistentRings(new TreeMap<>(), new CRC32());
        int a = run(first, n, names, k -> failures[0] += k);
        ConsistentRings second = new ConsistentRings(new ConcurrentSkipListMap<>(Comparator.reverseOrder()), new Adler32());
        int b = run(second, n, names, k -> failures[1]++);
        int bounds = 0;
        try {
            SortedMap<Long, Node> part = first.ring.subMap(100L, 0xff00L);
            part.put(0xff01L + n, new Node("out"));
        } catch (IllegalArgumentException e) {
            bounds = n;
        }
        int received = 0;
        for (Node node : second.nodes.values()) {
            for (int i = 0; i < node.received; i += 3) {
                received++;
            }
        }
        int steps = 0;
        for (int i = a + b; i > 0; i -= 2) {
            steps++;
        }
        System.out.println(steps + " " + Arrays.toString(failures) + " " + bounds + " " + received + " " + first.moved + " " + second.moved + " " + first.wrapped
            + " " + second.wrapped + " " + first.ring.size() + " " + second.hashes);
    }
}
