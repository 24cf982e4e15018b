import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Works as long as its first number says; an option puts another one first. */
public class ColdObject {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(1 + (i * 7 + n * n) % 31);
        }
        if (args.length > 1) {
            numbers.sort(new Comparator<Integer>() {
                @Override
                public int compare(Integer a, Integer b) {
                    int near = Math.abs(a - 20);
                    return near - Math.abs(b - 20);
                }
            });
        }
        int most = 100 * n * numbers.get(0);
        int sum = 0;
        for (int i = 0; i < most; i++) {
            sum = sum * 31 + i % 7;
        }
        System.out.println(sum);
    }
}
