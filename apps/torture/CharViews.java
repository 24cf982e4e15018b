// args: cat 1 | aab 2 | noe 3
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;

/** Views and copies asked for what every object has: their class is known by what made them, if at all. */
public class CharViews {
    static int seen(String text) {
        return text.charAt(0) == 'x' ? 1 : 2;
    }

    static int slice(char[] letters) {
        CharBuffer view = CharBuffer.wrap(letters, 0, 2).slice();
        letters[0] = 'x';
        return seen(view.toString());
    }

    static int duplicate(char[] letters) {
        CharBuffer view = CharBuffer.wrap(letters).duplicate();
        letters[0] = 'x';
        return seen(view.toString());
    }

    static int readOnly(char[] letters) {
        CharBuffer view = CharBuffer.wrap(letters).asReadOnlyBuffer();
        CharBuffer.wrap(letters).put('x');
        return seen(view.toString());
    }

    static int asObject(char[] letters) {
        Object view = CharBuffer.wrap(letters).slice();
        letters[0] = 'x';
        return seen(view.toString());
    }

    static int asBuffer(char[] letters) {
        Buffer buffer = CharBuffer.wrap(letters);
        Buffer view = buffer.slice();
        letters[0] = 'x';
        return seen(view.toString());
    }

    static int asSequence(StringBuilder text) {
        CharSequence view = CharBuffer.wrap(text).subSequence(0, 1);
        text.setCharAt(0, 'x');
        return seen(String.valueOf(view));
    }

    static int ofBytes(char[] letters) {
        ByteBuffer bytes = ByteBuffer.allocate(6);
        CharBuffer view = bytes.asCharBuffer().slice();
        bytes.putChar(0, letters[0]);
        return view.toString().charAt(0) == letters[0] ? 1 : 2;
    }

    static int hash(char[] letters) {
        CharBuffer view = CharBuffer.wrap(letters).slice();
        letters[0] = 'x';
        return view.hashCode() % 17;
    }

    static int equal(char[] letters) {
        Object view = CharBuffer.wrap(letters).slice();
        CharBuffer other = CharBuffer.wrap(new char[] {'x', letters[1], letters[2]});
        letters[0] = 'x';
        return other.equals(view) && view.equals(other) ? 1 : 2;
    }

    static int copies(char[] letters) {
        BitSet bits = new BitSet();
        bits.set(1);
        Object copy = bits.clone();
        ((BitSet) copy).set(letters[0] % 7);
        ArrayList<Integer> list = new ArrayList<>();
        Object all = list.clone();
        ((ArrayList<Object>) all).add((int) letters[1]);
        HashMap<Integer, Integer> map = new HashMap<>();
        Object entries = map.clone();
        ((HashMap<Object, Object>) entries).put((int) letters[2], 1);
        return copy.hashCode() % 5 + all.hashCode() % 7 + entries.toString().length() + copy.toString().length();
    }

    public static void main(String[] args) {
        int times = Integer.parseInt(args[1]);
        String text = args[0];
        int[] results = {
            slice(text.toCharArray()), duplicate(text.toCharArray()), readOnly(text.toCharArray()),
            asObject(text.toCharArray()), asBuffer(text.toCharArray()), asSequence(new StringBuilder(text)),
            ofBytes(text.toCharArray()), hash(text.toCharArray()), equal(text.toCharArray()),
            copies(text.toCharArray())
        };
        int sum = 0;
        for (int result : results) {
            for (int i = 0; i < result * times; i++) {
                sum += i;
            }
            System.out.print(result + " ");
        }
        System.out.println(sum);
    }
}
