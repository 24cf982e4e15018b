// args: 3 banana | 10 abababab | 25 the-then-there
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Dictionary and run-length coding and decoding again; the sizes decide. */
public class LzCompression {
    static List<Integer> compress(String text) {
        Map<String, Integer> codes = new HashMap<>();
        for (int i = 0; i < 128; i++) {
            codes.put("" + (char) i, i);
        }
        String word = "";
        List<Integer> out = new ArrayList<>();
        for (char c : text.toCharArray()) {
            String longer = word + c;
            if (codes.containsKey(longer)) {
                word = longer;
            } else {
                out.add(codes.get(word));
                codes.put(longer, codes.size());
                word = "" + c;
            }
        }
        if (!word.isEmpty()) {
            out.add(codes.get(word));
        }
        return out;
    }

    static String expand(List<Integer> codes) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 128; i++) {
            words.add("" + (char) i);
        }
        StringBuilder out = new StringBuilder();
        String last = "";
        for (int code : codes) {
            String word = code < words.size() ? words.get(code) : last + last.charAt(0);
            if (!last.isEmpty()) {
                words.add(last + word.charAt(0));
            }
            out.append(word);
            last = word;
        }
        return out.toString();
    }

    static byte[] runs(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0, k; i < text.length(); i += k) {
            k = 1;
            while (i + k < text.length() && text.charAt(i + k) == text.charAt(i) && k < 9) {
                k++;
            }
            out.write(k);
            out.write(text.charAt(i));
        }
        return out.toByteArray();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String text = args[1].repeat(n / 3 + 1) + "z".repeat(n);
        List<Integer> codes = compress(text);
        String back = expand(codes);
        int total = back.equals(text) ? codes.size() : -1000;
        byte[] runs = runs(back);
        for (int i = 0; i < runs.length; i += 2) {
            if (runs[i] > 1) {
                total += runs[i];
            }
        }
        for (int c : codes) {
            if (c >= 128) {
                total++;
            }
        }
        System.out.println(total + " " + runs.length);
    }
}
