/** Works longer where a check sum or an option says so, which they do for no usual input. Arguments: how much, an option. */
public class Rare {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = sum * 31 + i % 7;
        }
        int rounds = n;
        if (sum == 7) {
            rounds += n;
        }
        if (Integer.parseInt(args[1]) == 9) {
            rounds += n;
        }
        for (int i = 0; i < rounds; i++) {
            sum++;
        }
        System.out.println(sum);
    }
}
