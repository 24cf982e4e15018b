// args: 3 Aa BB C# | 10 AaAa BBBB AaBB BB | 25 BBAa none Aa C#
/** A switch over strings with equal hash codes, fall-through and a default in the middle. */
public class StringSwitchCollisions {
    static int code(String s) {
        int k = 1;
        switch (s) {
            case "Aa":
                k += 2;
            case "BB":
                k += 4;
                break;
            case "AaAa":
                k *= 10;
                break;
            default:
                k = s.length();
            case "BBBB":
                k += 7;
            case "AaBB":
                k += 20;
                break;
            case "BBAa":
                return -5;
        }
        return k;
    }

    static String name(int k) {
        return switch (k % 4) {
            case 0 -> "Aa";
            case 1 -> "BB";
            case 2 -> "C#";
            default -> "Bb";
        };
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (String a : args) {
            int k = code(a);
            while (k > 0) {
                total++;
                k -= 3;
            }
        }
        int same = 0;
        for (int i = 0; i < n; i++) {
            if (name(i).hashCode() == "Aa".hashCode()) {
                same += code(name(i));
            }
        }
        for (int i = 0; i < same; i += 5) {
            total++;
        }
        System.out.println(total + " " + same);
    }
}
