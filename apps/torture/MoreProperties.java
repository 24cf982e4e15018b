// args: 3 | 7 set | 12 set early
import java.io.*;
import java.nio.charset.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.*;
import java.util.stream.*;

/** More properties that the JDK's classes read when they are first used. */
public class MoreProperties {
    static int made;
    static int pool(int n) { return ForkJoinPool.commonPool().getParallelism() + ForkJoinPool.getCommonPoolParallelism() * n; }
    static int simple(int n) {
        SimpleFormatter f = new SimpleFormatter();
        LogRecord r = new LogRecord(Level.INFO, "m" + n);
        r.setInstant(java.time.Instant.EPOCH);
        r.setLoggerName("lg");
        String s = f.format(r);
        int t = 0;
        for (int i = 0; i < s.length(); i++) if (s.charAt(i) == '#') t++;
        return t;
    }
    static int temp() { File f = new File("x"); return f.getAbsolutePath().startsWith("/nowhere") ? 1 : 2; }
    static int ser(int n) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(new ArrayList<>(List.of(n))); }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()))) { return ((List<?>) in.readObject()).size(); }
        catch (InvalidClassException e) { return e.getMessage().length(); }
    }
    static int locale() { return Locale.getDefault().getLanguage().equals("de") ? 5 : 6; }
    static int number() { return NumberFormat.getInstance().format(1.5).charAt(1); }
    static int flags() { return Boolean.getBoolean("flag") ? Integer.getInteger("size", 4) : Long.getLong("size", 9L).intValue(); }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), t = 0;
        if (args.length > 2) t += number() + simple(n) + temp();
        if (args.length > 1) {
            System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "3");
            System.setProperty("java.util.logging.SimpleFormatter.format", "#%5$s#%4$s#");
            System.setProperty("user.dir", "/nowhere");
            System.setProperty("user.language", "de");
            System.setProperty("flag", "true");
            System.setProperty("size", "" + n);
            System.setProperty("jdk.serialFilter", "!java.util.ArrayList");
        }
        int a = pool(n);
        for (int i = 0; i < a; i++) t++;
        int b = simple(n);
        for (int i = 0; i < b; i++) t += 2;
        int c = temp();
        for (int i = 0; i < c; i++) t += 3;
        int d = locale() + number();
        for (int i = 0; i < d; i++) t += 4;
        int e = flags();
        for (int i = 0; i < e; i++) t += 5;
        int f = ser(n);
        for (int i = 0; i < f; i++) t += 6;
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + t);
    }
}
