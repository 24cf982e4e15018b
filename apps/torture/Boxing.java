// args: 3 100 | 10 127 | 25 128
import java.util.ArrayList;
import java.util.List;

/** Boxing and unboxing: caches, null unboxed, mixed arithmetic, identity and equality, compound assignment. */
public class Boxing {
    static Integer maybe(int n) {
        return n % 4 == 0 ? null : Integer.valueOf(n);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Integer limit = Integer.parseInt(args[1]);
        List<Integer> list = new ArrayList<>();
        Long sum = 0L;
        for (Integer i = 0; i < n; i++) {
            list.add(i);
            sum += i;
        }
        list.remove(Integer.valueOf(2));
        list.remove(0);
        int nulls = 0;
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                int v = maybe(i);
                total += v;
            } catch (NullPointerException e) {
                nulls++;
            }
        }
        Integer same = Integer.valueOf(args[1]);
        boolean cached = limit == same;
        Character c = args[0].charAt(0);
        Double d = cached ? n : 0.5;
        Object o = n > 5 ? limit : sum;
        if (o instanceof Long) {
            total += ((Long) o).intValue();
        }
        for (int i = 0; i < d + c % 10; i++) {
            total += list.size();
        }
        System.out.println(total + " " + nulls + " " + limit.equals(same) + cached);
    }
}
