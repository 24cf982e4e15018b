// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Vector;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Arrays that the program and methods of the JDK both have: filled, read late, changed in between. */
public class SharedArrays {
    static int seen;

    static int filled(int n) throws IOException, GeneralSecurityException {
        int s = 0;
        char[] chars = new char[n + 10];
        ("text of " + n).getChars(0, 6, chars, 2);
        new StringBuilder("builder").getChars(1, 4, chars, 0);
        for (char c : chars) {
            s += c & 3;
        }
        s += Character.toChars(0x1F600 + n, chars, 1) + chars[1] % 7 + Character.codePointAt(chars, 1) % 5;
        byte[] bytes = new byte[20];
        new Random(n).nextBytes(bytes);
        s += bytes[3] & 7;
        new DataInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, (byte) n})).readFully(bytes, 2, 4);
        s += bytes[5];
        MessageDigest digest = MessageDigest.getInstance("MD5");
        digest.update((byte) n);
        digest.digest(bytes, 0, 16);
        s += bytes[0] & 15;
        Base64.getEncoder().encode(new byte[] {(byte) n, 2, 3}, bytes);
        s += bytes[1];
        Integer[] boxes = new Integer[3];
        List<Integer> list = new ArrayList<>(List.of(n, 4));
        Integer[] same = list.toArray(boxes);
        s += same[0] + (boxes[2] == null ? 1 : 100) + (same == boxes ? 10 : 20);
        Vector<Integer> vector = new Vector<>(list);
        Object[] objects = new Object[4];
        vector.copyInto(objects);
        s += (Integer) objects[1];
        Collections.addAll(list, 5, n, 7);
        for (int x : list) {
            s += x;
        }
        Object array = Array.newInstance(int.class, n);
        Array.set(array, 1, n);
        Array.setInt(array, 0, 3);
        s += ((int[]) array)[1] + Array.getInt(array, 0) + Array.getLength(array);
        int[] prefix = new int[n];
        Arrays.fill(prefix, 1, 3, 2);
        Arrays.parallelPrefix(prefix, Integer::sum);
        Arrays.setAll(prefix, i -> prefix[i] + i);
        for (int p : prefix) {
            s += p & 1;
        }
        return s;
    }

    static int late(int n) throws IOException {
        int s = 0;
        byte[] source = new byte[n];
        ByteArrayInputStream in = new ByteArrayInputStream(source);
        source[1] = (byte) n;
        while (true) {
            int b = in.read();
            if (b < 0) {
                break;
            }
            s += b;
        }
        char[] text = "abcdef".toCharArray();
        CharArrayReader reader = new CharArrayReader(text);
        text[n % 6] = 'z';
        s += reader.read() + reader.read();
        int[] numbers = {5, 3, 1};
        IntStream stream = Arrays.stream(numbers);
        numbers[0] = n;
        s += stream.sum();
        Integer[] boxes = {1, 2, 3};
        Stream<Integer> all = Stream.of(boxes);
        List<Integer> view = Arrays.asList(boxes);
        boxes[1] = n;
        s += all.mapToInt(x -> x).sum() + view.get(1) + view.indexOf(n);
        view.set(0, n + 1);
        s += boxes[0];
        Collections.sort(view, Collections.reverseOrder());
        s += boxes[0] * 2;
        ByteBuffer buffer = ByteBuffer.wrap(source).order(ByteOrder.LITTLE_ENDIAN);
        source[0] = 3;
        s += buffer.getShort(0);
        buffer.put(2, (byte) 9);
        s += source[2];
        IntBuffer ints = ByteBuffer.allocate(4 * n).asIntBuffer();
        ints.put(1, n);
        s += ints.get(1);
        byte[] back = ByteBuffer.allocate(8).putInt(n).array();
        s += back[3];
        CharBuffer chars = CharBuffer.wrap(text);
        text[0] = (char) ('a' + n % 20);
        s += chars.charAt(0) + chars.toString().indexOf('z');
        int[] copied = {1, 2};
        AtomicIntegerArray atomic = new AtomicIntegerArray(copied);
        copied[0] = 100;
        s += atomic.get(0);
        List<Integer> fixed = List.of(boxes);
        boxes[2] = 77;
        s += fixed.get(2);
        CRC32 crc = new CRC32();
        crc.update(source);
        source[0] = 50;
        s += (int) (crc.getValue() & 7);
        CharBuffer target = CharBuffer.allocate(4);
        new StringReader("wxyz" + n).read(target);
        target.flip();
        s += target.get() + target.remaining();
        Object[] parts = {n, "x"};
        String formatted = String.format("%s-%s", parts);
        parts[1] = "longer";
        s += formatted.length() + Arrays.deepToString(new Object[] {parts, source}).length();
        int[][] grid = {{1, 2}, {3, n}};
        int[][] shallow = grid.clone();
        shallow[1][0] = n;
        shallow[0] = new int[] {9, 9};
        s += grid[1][0] + grid[0][0];
        return s;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int a = filled(n);
        int b = late(n);
        for (int i = 0; i < a % 200; i++) {
            seen += i & 1;
        }
        for (int i = 0; i < b % 200; i++) {
            seen += 2;
        }
        System.out.println(a + " " + b + " " + seen);
    }
}
