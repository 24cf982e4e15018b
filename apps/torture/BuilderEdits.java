// args: 3 abcdef | 10 racecars | 25 mississippi
/** StringBuilder edits at computed places: insert, delete, replace, reverse, setCharAt, indexOf, chained and shared. */
public class BuilderEdits {
    static StringBuilder squeeze(StringBuilder b) {
        for (int i = 1; i < b.length();) {
            if (b.charAt(i) == b.charAt(i - 1)) {
                b.deleteCharAt(i);
            } else {
                i++;
            }
        }
        return b;
    }

    static int count(CharSequence text, char c) {
        int k = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == c) {
                k++;
            }
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        StringBuilder b = new StringBuilder(args[1]);
        StringBuilder same = squeeze(b);
        for (int i = 0; i < n; i++) {
            same.insert(i % (b.length() + 1), i).reverse();
            if (b.length() > 20) {
                b.delete(2, 9);
            }
            b.setCharAt(i % b.length(), (char) ('a' + i % 3));
        }
        int total = count(b, 'a') * 10 + count(same, 'b');
        int at = b.indexOf("1");
        while (at >= 0) {
            b.replace(at, at + 1, "xyz");
            at = b.indexOf("1", at);
            total++;
        }
        StringBuffer old = new StringBuffer();
        for (int i = 0; i < n; i++) {
            old.append(i).append(',').append(i % 2 == 0).append(i / 2f);
        }
        old.setLength(old.length() / 2);
        for (int i = old.lastIndexOf(","); i > 0; i -= 5) {
            total++;
        }
        for (int i = 0; i < same.length(); i++) {
            total += same.charAt(i) == 'x' ? 1 : 0;
        }
        System.out.println(total + " " + b);
    }
}
