package pack;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Canonical Huffman code, at most 15 bits. */
final class Huffman {
    private static final int LIMIT = 15;

    private final int[] lengths;
    private final int[] codes;
    private final int[] firstCode = new int[LIMIT + 2], firstIndex = new int[LIMIT + 2], counts = new int[LIMIT + 2];
    private final int[] ordered;

    private static final class Node {
        final long weight;
        final int symbol;
        final Node left, right;

        Node(long weight, int symbol, Node left, Node right) {
            this.weight = weight;
            this.symbol = symbol;
            this.left = left;
            this.right = right;
        }
    }

    private Huffman(int[] lengths) {
        this.lengths = lengths;
        this.codes = new int[lengths.length];
        for (int l : lengths) if (l > 0) counts[l]++;
        int code = 0, index = 0;
        for (int l = 1; l <= LIMIT; l++) {
            code <<= 1;
            firstCode[l] = code;
            firstIndex[l] = index;
            code += counts[l];
            index += counts[l];
        }
        ordered = new int[index];
        int[] next = Arrays.copyOf(firstIndex, firstIndex.length);
        for (int s = 0; s < lengths.length; s++) {
            int l = lengths[s];
            if (l == 0) continue;
            codes[s] = firstCode[l] + next[l] - firstIndex[l];
            ordered[next[l]++] = s;
        }
    }

    static Huffman build(int[] freq) {
        int[] f = freq.clone();
        while (true) {
            int[] lengths = lengthsFor(f);
            if (Arrays.stream(lengths).max().orElse(0) <= LIMIT) return new Huffman(lengths);
            for (int i = 0; i < f.length; i++) if (f[i] > 0) f[i] = f[i] / 2 + 1;
        }
    }

    private static int[] lengthsFor(int[] freq) {
        PriorityQueue<Node> queue = new PriorityQueue<>(
                Comparator.<Node>comparingLong(n -> n.weight).thenComparingInt(n -> n.symbol));
        for (int s = 0; s < freq.length; s++) if (freq[s] > 0) queue.add(new Node(freq[s], s, null, null));
        int[] lengths = new int[freq.length];
        if (queue.isEmpty()) return lengths;
        if (queue.size() == 1) {
            lengths[queue.poll().symbol] = 1;
            return lengths;
        }
        int id = freq.length;
        while (queue.size() > 1) {
            Node a = queue.poll(), b = queue.poll();
            queue.add(new Node(a.weight + b.weight, id++, a, b));
        }
        assign(queue.poll(), 0, lengths);
        return lengths;
    }

    private static void assign(Node n, int depth, int[] lengths) {
        if (n.left == null) {
            lengths[n.symbol] = depth;
        } else {
            assign(n.left, depth + 1, lengths);
            assign(n.right, depth + 1, lengths);
        }
    }

    void write(BitWriter out, int symbol) {
        out.bits(codes[symbol], lengths[symbol]);
    }

    int read(BitReader in) {
        int code = 0;
        for (int l = 1; l <= LIMIT; l++) {
            code = code << 1 | in.bit();
            int k = code - firstCode[l];
            if (k >= 0 && k < counts[l]) return ordered[firstIndex[l] + k];
        }
        throw new IllegalStateException("bad code");
    }

    void writeTable(BitWriter out) {
        for (int l : lengths) out.bits(l, 4);
    }

    static Huffman readTable(BitReader in, int n) {
        int[] lengths = new int[n];
        for (int i = 0; i < n; i++) lengths[i] = in.bits(4);
        return new Huffman(lengths);
    }
}
