// args: 3 | 10 | 25
// flags: -Dtorture.size=6 -Dtorture.name=Some.Name
// env: TORTURE_LEVEL=4
/** System properties and environment variables, given and not given, and those a program sets itself. */
public class SystemProperties {
    static final int SIZE = Integer.getInteger("torture.size", 2);

    static int level() {
        String text = System.getenv("TORTURE_LEVEL");
        return text == null ? 1 : Integer.parseInt(text);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < SIZE; i++) {
            total++;
        }
        for (int i = 0; i < level() * n; i += 2) {
            total++;
        }
        String name = System.getProperty("torture.name", "none");
        for (char c : name.toCharArray()) {
            if (Character.isUpperCase(c)) {
                total += 10;
            }
        }
        System.setProperty("torture.own", "x".repeat(n));
        for (int i = System.getProperty("torture.own").length(); i > 0; i -= 3) {
            total++;
        }
        if (Boolean.getBoolean("torture.size") || System.getProperty("torture.none") != null) {
            total += 1000;
        }
        if (System.getProperty("line.separator").length() == 1 && System.getProperty("java.version") != null) {
            total += 3;
        }
        if (System.getenv().containsKey("TORTURE_LEVEL")) {
            total += n;
        }
        while (total % 7 != 0) {
            total++;
        }
        System.out.println(total);
    }
}
