// test: slice
// A property that a class of the JDK reads when it is first used decides how that class computes, once and
// for all in a JVM.
import java.util.Arrays;

class P {
    static int compared;

    public static void main(String[] args) {
        System.setProperty("java.util.Arrays.useLegacyMergeSort", args[0]);
        System.setProperty("user.dir", args[0]);
        Arrays.sort(args, (a, b) -> {
            compared++;
            return a.compareTo(b);
        });
        for (int i = 0; i < compared; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        System.out.println(Arrays.asList(args));
        for (String arg : args) { //@ slice condition true
            if (arg.length() > 3) {
                System.out.println(arg);
            }
        }
        for (int i = 0; i < args.length; i++) { //@ slice loop iterations
            System.out.println(String.format("%d", i));
        }
    }
}

/* expected
16 slice loop iterations
  refused: depends on properties of the JDK, which the program sets, through java.util.Arrays.sort at line 12
20 slice condition true
 20         for (String arg : args) {
25 slice loop iterations
 25         for (int i = 0; i < args.length; i++) {
*/
