// args: 5 | 8
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.security.Security;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.TimeZone;
import java.util.logging.LogManager;

/** What the JVM keeps for all, what threads inherit of it, and parts that builders give out. */
public class SettingsOfTheJvm {
    static class Short extends Exception {
        Short(String message) {
            super(message, null, false, false);
        }

        @Override
        public String toString() {
            return getMessage();
        }
    }

    static class Checked {
        static int check(int n) {
            try {
                assert n < 0;
                return 1;
            } catch (AssertionError e) {
                return 2;
            }
        }
    }

    static int counted(int limit) {
        int steps = 0;
        for (int i = 0; i < limit; i++) {
            steps++;
        }
        return steps;
    }

    static int errors(int n) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(out, true));
        new Short("x".repeat(n)).printStackTrace();
        System.setErr(before);
        int steps = 0;
        for (int i = 0; i < out.size(); i++) {
            steps++;
        }
        return steps;
    }

    static int security(int n) {
        Security.setProperty("mantis.torture", "x".repeat(n));
        int steps = 0;
        for (int i = 0; i < Security.getProperty("mantis.torture").length(); i++) {
            steps++;
        }
        return steps;
    }

    static int zone(int n) {
        System.setProperty("user.timezone", "GMT+0" + n);
        TimeZone.setDefault(null);
        int steps = 0;
        for (int i = 0; i < TimeZone.getDefault().getRawOffset() / 3600000; i++) {
            steps++;
        }
        return steps;
    }

    static int assertions(int n) {
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(n % 2 == 0);
        int steps = 0;
        for (int i = 0; i < Checked.check(n); i++) {
            steps++;
        }
        return steps;
    }

    static int logs(int n) throws IOException {
        String text = "own.key=" + "x".repeat(n);
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream(text.getBytes()));
        int steps = 0;
        for (int i = 0; i < LogManager.getLogManager().getProperty("own.key").length(); i++) {
            steps++;
        }
        return steps;
    }

    static int threads(int n) {
        Thread.currentThread().setPriority(n);
        Thread child = new Thread(() -> { });
        ThreadGroup group = new ThreadGroup("group");
        group.setMaxPriority(n - 2);
        Thread member = new Thread(group, () -> { });
        member.setPriority(9);
        Thread.currentThread().setContextClassLoader(n % 2 == 0 ? null : SettingsOfTheJvm.class.getClassLoader());
        int loaders = Thread.currentThread().getContextClassLoader() == null ? 3 : 4;
        return counted(child.getPriority()) + counted(member.getPriority() * 2) + counted(loaders);
    }

    static int parts(int n) {
        Formatter formatter = new Formatter();
        formatter.format("%s", "ab");
        ((StringBuilder) formatter.out()).append("x".repeat(n));
        List<String> command = new ArrayList<>(List.of("a"));
        ProcessBuilder builder = new ProcessBuilder(command);
        for (int i = 0; i < n; i++) {
            builder.command().add("y");
        }
        builder.environment().put("MANTIS", "v".repeat(n));
        return counted(formatter.toString().length()) + counted(command.size() * 2)
                + counted(builder.environment().get("MANTIS").length() * 3);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int sum = parts(n) + threads(n) + assertions(n) + zone(n) + security(n) + errors(n) + logs(n);
        System.out.println(sum);
    }
}
