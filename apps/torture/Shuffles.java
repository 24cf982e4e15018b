// args: 3 1 | 10 42 | 25 7
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Seeded random numbers: shuffles, samples, Gaussians, and a second generator that stays independent. */
public class Shuffles {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Random random = new Random(seed);
        Random other = new Random(seed * 31);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        Collections.shuffle(list, random);
        int fixed = 0;
        for (int i = 0; i < n; i++) {
            if (list.get(i) == i) {
                fixed++;
            }
        }
        int total = 0;
        for (int i = other.nextInt(20); i > 0; i--) {
            total++;
        }
        int rolls = 0;
        while (random.nextInt(6) != 5 && rolls < 100) {
            rolls++;
        }
        for (int i = 0; i < n; i++) {
            if (random.nextGaussian() > 1) {
                total += 10;
            }
            if (other.nextBoolean() && other.nextDouble() < 0.5) {
                total++;
            }
        }
        Collections.swap(list, 0, n - 1);
        Collections.rotate(list, n / 2);
        Collections.reverse(list.subList(0, n / 2 + 1));
        int at = 0;
        do {
            at = list.get(at);
            total++;
        } while (at != 0 && total < 500);
        Collections.sort(list, Collections.reverseOrder());
        total += Collections.binarySearch(list, n / 2, Collections.reverseOrder()) + Collections.max(list);
        System.out.println(total + " " + fixed + " " + rolls);
    }
}
