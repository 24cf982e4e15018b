// args: 3 abracadabra | 10 mississippi_river | 25 aaaaab
import java.io.*;
import java.util.*;
import java.util.zip.*;

/** Huffman coding: a heap with ties, codes from a walk of the tree, bits in a stream of the program, checked on the way back. */
public class HuffmanCodes {
    abstract static class Node implements Comparable<Node> {
        private static int serials;
        final int weight;
        final int serial = serials++;

        Node(int weight) {
            this.weight = weight;
        }

        abstract void codes(String prefix, Map<Character, String> into);

        @Override
        public int compareTo(Node o) {
            comparisons++;
            int c = Integer.compare(weight, o.weight);
            if (c == 0) {
                ties++;
                return Integer.compare(serial, o.serial);
            }
            return c;
        }
    }

    static class Leaf extends Node {
        final char letter;

        Leaf(char letter, int weight) {
            super(weight);
            this.letter = letter;
        }

        @Override
        void codes(String prefix, Map<Character, String> into) {
            into.put(letter, prefix.isEmpty() ? "0" : prefix);
        }
    }

    static class Fork extends Node {
        final Node zero;
        final Node one;

        Fork(Node zero, Node one) {
            super(zero.weight + one.weight);
            this.zero = zero;
            this.one = one;
        }

        @Override
        void codes(String prefix, Map<Character, String> into) {
            zero.codes(prefix + '0', into);
            one.codes(prefix + '1', into);
        }
    }

    static class BitOutput extends OutputStream {
        private final OutputStream out;
        private int held;
        private int count;

        BitOutput(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            for (int i = 7; i >= 0; i--) {
                bit(b >> i & 1);
            }
        }

        void bit(int b) throws IOException {
            held = held << 1 | b;
            if (++count == 8) {
                out.write(held);
                held = count = 0;
            }
        }

        @Override
        public void close() throws IOException {
            while (count != 0) {
                padded++;
                bit(0);
            }
            out.close();
        }
    }

    static int comparisons;
    static int ties;
    static int padded;

    static Node tree(String text) {
        Map<Character, Integer> weights = new TreeMap<>();
        for (char c : text.toCharArray()) {
            weights.merge(c, 1, Integer::sum);
        }
        PriorityQueue<Node> heap = new PriorityQueue<>();
        weights.forEach((c, w) -> heap.add(new Leaf(c, w)));
        while (heap.size() > 1) {
            heap.add(new Fork(heap.remove(), heap.remove()));
        }
        return heap.element();
    }

    static String decode(Node root, InputStream in, int letters) throws IOException {
        StringBuilder b = new StringBuilder();
        Node at = root;
        int held = 0;
        for (int left = 0; b.length() < letters; left--) {
            if (left == 0) {
                held = in.read();
                if (held < 0) {
                    throw new EOFException("at " + b.length());
                }
                left = 8;
            }
            int bit = held >> left - 1 & 1;
            if (at instanceof Fork) {
                at = bit == 0 ? ((Fork) at).zero : ((Fork) at).one;
            }
            if (at instanceof Leaf) {
                b.append(((Leaf) at).letter);
                at = root;
            }
        }
        return b.toString();
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            all.append(args[1], i % args[1].length(), args[1].length());
        }
        String text = all.toString();
        Node root = tree(text);
        Map<Character, String> codes = new HashMap<>();
        root.codes("", codes);
        CRC32 crc = new CRC32();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BitOutput out = new BitOutput(new CheckedOutputStream(bytes, crc))) {
            out.write(n);
            for (char c : text.toCharArray()) {
                for (char b : codes.get(c).toCharArray()) {
                    out.bit(b - '0');
                }
            }
        }
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(bytes.toByteArray()), new CRC32());
        int header = in.read();
        String back = decode(root, in, text.length());
        boolean good = in.getChecksum().getValue() == crc.getValue();
        int wrong = 0;
        for (int i = 0; i < text.length(); i++) {
            wrong += text.charAt(i) == back.charAt(i) ? 0 : 1;
        }
        int cut = 0;
        try {
            decode(root, new ByteArrayInputStream(bytes.toByteArray(), 1, bytes.size() / 2), text.length());
        } catch (EOFException e) {
            cut = Integer.parseInt(e.getMessage().substring(3));
        }
        int longest = 0;
        for (String code : codes.values()) {
            longest = Math.max(longest, code.length());
        }
        int steps = 0;
        for (int i = bytes.size() + cut + header; i > 0; i -= 2) {
            steps++;
        }
        System.out.println(steps + " " + good + " " + wrong + " " + longest + " " + comparisons + " " + ties + " " + padded);
    }
}
