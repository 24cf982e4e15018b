/** Section 2.2.2: the program whose time the instructions' costs predict. Arguments: a, b, rounds (2000 in the paper). */
public class Arithmetic {
    public static void main(String[] args) {
        int a = Integer.parseInt(args[0]);
        int b = Integer.parseInt(args[1]);
        int rounds = Integer.parseInt(args[2]);
        int all = 0;
        for (int i = 0; i < rounds; i++) {
            int c = a + b;
            int d = a - b;
            int e = a * b;
            int f = a / b;
            all = c ^ d ^ e ^ f;
        }
        System.out.println(all);
    }
}
