// test: slice
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

class P {
    public static void main(String[] args) {
        for (int i = 0; i < ThreadLocalRandom.current().nextInt(4); i++) {} //@ slice loop iterations
        for (int i = 0; i < new SplittableRandom().nextInt(4); i++) {} //@ slice loop iterations
        for (int i = 0; i < UUID.randomUUID().toString().charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < new Date().getTime() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < LocalDate.now().getDayOfMonth(); i++) {} //@ slice loop iterations
        for (int i = 0; i < Thread.currentThread().getId() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < new Thread(() -> {}).getName().length(); i++) {} //@ slice loop iterations
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(shuffled);
        for (int i = 0; i < shuffled.get(0); i++) {} //@ slice loop iterations
    }
}

/* expected
13 slice loop iterations
  refused: depends on random through java.util.concurrent.ThreadLocalRandom.nextInt at line 13
14 slice loop iterations
  refused: depends on random through java.util.SplittableRandom.<init> at line 14
15 slice loop iterations
  refused: depends on random through java.util.UUID.randomUUID at line 15
16 slice loop iterations
  refused: depends on clock through java.util.Date.<init> at line 16
17 slice loop iterations
  refused: depends on clock through java.time.LocalDate.now at line 17
18 slice loop iterations
  refused: depends on random through java.lang.Thread.getId at line 18
19 slice loop iterations
  refused: depends on random through java.lang.Thread.getName at line 19
22 slice loop iterations
  refused: depends on random through java.util.Collections.shuffle at line 21
*/
