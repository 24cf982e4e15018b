// args: 3 abc | 8 xyzzy | 14 q
import java.sql.BatchUpdateException;
import java.sql.DataTruncation;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Iterator;
import java.util.TreeSet;

/** Dates of databases, which change when they are set, and chains of exceptions. */
public class SqlTimes {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    @SuppressWarnings("deprecation")
    static void timestamps(int n) {
        Timestamp t = Timestamp.valueOf("2001-02-03 04:05:06.000000007");
        count(t.getNanos());
        t.setNanos(n * 3);
        int nanos = t.getNanos();
        count(nanos);
        t.setTime(1_000_000_000L + n);
        int millis = t.getNanos() / 1_000_000;
        count(millis);
        Timestamp u = new Timestamp(t.getTime());
        int same = t.equals(u) ? n : 1;
        count(same);
        u.setNanos(999_999_999);
        int order = t.compareTo(u) + n + 1;
        count(order);
        int later = u.after(t) ? n + 2 : 2;
        count(later);
        t.setHours(n);
        int hours = t.toLocalDateTime().getHour();
        count(hours);
        int text = u.toString().length();
        count(text);
        TreeSet<Timestamp> sorted = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            sorted.add(new Timestamp(i % 4 * 1000L));
        }
        count(sorted.size());
        int of = Timestamp.valueOf(LocalDateTime.of(2020, 1, 2, 3, 4, n)).getSeconds();
        count(of);
        Object copy = u.clone();
        u.setNanos(1);
        int kept = ((Timestamp) copy).getNanos() % 100 + n;
        count(kept);
    }

    @SuppressWarnings("deprecation")
    static void dates(int n) {
        Date d = Date.valueOf("2010-11-12");
        d.setDate(n);
        int day = d.toLocalDate().getDayOfMonth();
        count(day);
        d.setMonth(n % 12);
        int month = d.getMonth() + 1;
        count(month);
        Time t = Time.valueOf("10:20:30");
        t.setMinutes(n);
        int minute = t.toLocalTime().getMinute();
        count(minute);
        t.setTime(n * 1000L);
        int second = t.getSeconds();
        count(second);
        int refused = 0;
        try {
            d.getHours();
        } catch (IllegalArgumentException e) {
            refused += n;
        }
        count(refused);
        try {
            t.getDate();
        } catch (IllegalArgumentException e) {
            refused++;
        }
        count(refused);
        int text = (d + " " + t).length();
        count(text);
        int of = Date.valueOf(LocalDate.ofYearDay(2000, n)).getDate() + Time.valueOf(LocalTime.of(1, n)).getMinutes();
        count(of);
    }

    static class Failed extends SQLException {
        private static final long serialVersionUID = 1;
        static int asked;

        Failed(String reason, int code) {
            super(reason, "state", code);
        }

        @Override
        public int getErrorCode() {
            asked++;
            return super.getErrorCode() + 1;
        }
    }

    static void chains(int n, String word) {
        SQLException first = new SQLException("first", "s" + n, n);
        for (int i = 0; i < n; i++) {
            first.setNextException(new Failed(word + i, i));
        }
        int length = 0;
        for (Throwable t : first) {
            length += t.getMessage().length();
        }
        count(length);
        int codes = 0;
        for (SQLException e = first; e != null; e = e.getNextException()) {
            codes += e.getErrorCode();
        }
        count(codes);
        count(Failed.asked);
        first.initCause(new IllegalStateException(word));
        int causes = 0;
        for (Iterator<Throwable> it = first.iterator(); it.hasNext(); it.next()) {
            causes++;
        }
        count(causes);
        int state = first.getSQLState().length() + n;
        count(state);
    }

    static void warnings(int n, String word) {
        SQLWarning top = new SQLWarning(word);
        SQLWarning last = top;
        for (int i = 0; i < n; i++) {
            SQLWarning next = new SQLWarning(word, "w", i);
            last.setNextWarning(next);
            last = next;
        }
        int sum = 0;
        for (SQLWarning w = top; w != null; w = w.getNextWarning()) {
            sum += w.getErrorCode() + 1;
        }
        count(sum);
        top.setNextWarning(new SQLWarning("end", "e", 40));
        int end = last.getNextWarning().getErrorCode();
        count(end);
        int wrong = 0;
        top.setNextException(new SQLException("no warning"));
        try {
            last.getNextWarning().getNextWarning();
        } catch (Error e) {
            wrong += n;
        }
        count(wrong);
        DataTruncation cut = new DataTruncation(n, true, false, n * 2, n);
        int sizes = cut.getDataSize() - cut.getTransferSize() + cut.getIndex() + (cut.getRead() ? 1 : 2);
        count(sizes);
    }

    static void batches(int n, String word) {
        int[] counts = new int[n];
        counts[n - 1] = 5;
        BatchUpdateException e = new BatchUpdateException(word, counts);
        counts[n - 1] = 9;
        int copied = e.getUpdateCounts()[n - 1] + n;
        count(copied);
        e.getUpdateCounts()[0] = 30;
        int fresh = e.getUpdateCounts()[0] + e.getUpdateCounts().length;
        count(fresh);
        long large = e.getLargeUpdateCounts()[n - 1];
        count((int) large);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        timestamps(n);
        dates(n);
        chains(n, word);
        warnings(n, word);
        batches(n, word);
        System.out.println(total);
    }
}
