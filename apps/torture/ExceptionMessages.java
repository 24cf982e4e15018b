// args: 3 | 10 | 25
/** What exceptions of the JVM say. */
public class ExceptionMessages {
    static final class Node {
        Node next;
        int[] data;
        Object other = "text";
    }

    static int fail(int kind, Node node, int n) {
        try {
            switch (kind) {
                case 0:
                    return node.next.data[0];
                case 1:
                    Integer i = (Integer) node.other;
                    return i;
                case 2:
                    int[] a = new int[n];
                    return a[n];
                case 3:
                    return n / (n - n);
                case 4:
                    return new int[-n].length;
                case 5:
                    Object[] s = new String[n];
                    s[0] = n;
                    return 1;
                case 6:
                    return Integer.parseInt("x" + n);
                case 7:
                    return "abc".charAt(n);
                case 8:
                    Node m = (Node) node.other;
                    return m.data.length;
                default:
                    return java.util.List.of(1).get(n);
            }
        } catch (NullPointerException e) {
            return e.getMessage().length();
        } catch (ClassCastException e) {
            return e.getMessage().length() * 2;
        } catch (RuntimeException e) {
            return e.toString().length();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        int[] lengths = new int[10];
        for (int k = 0; k < 10; k++) {
            lengths[k] = fail(k, new Node(), n);
        }
        int nulls = lengths[0];
        int casts = lengths[1] + lengths[8];
        for (int l : lengths) {
            total += l;
        }
        int steps = 0;
        for (int i = 0; i < lengths[2] + lengths[3] + lengths[4]; i++) {
            steps += i & 1;
        }
        for (int i = 0; i < nulls; i++) {
            steps += 2;
        }
        for (int i = 0; i < casts; i++) {
            steps += 3;
        }
        System.out.println(total > 0 && steps > 0);
    }
}
