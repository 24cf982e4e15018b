// args: 3 | 8
import java.io.*;
import java.util.*;

/** A calendar that settles its time when it is written. */
public class CalendarWrite {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]), t = 0;
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(2001, Calendar.JANUARY, 31);
        c.set(Calendar.MONTH, Calendar.FEBRUARY);
        if (n > 3) new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(c);
        c.set(Calendar.DAY_OF_MONTH, 1);
        for (int k = c.get(Calendar.MONTH); k > 0; k--) t++;
        System.out.println(t);
    }
}
