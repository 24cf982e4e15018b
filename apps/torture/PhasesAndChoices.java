// args: 2 | 9 | 40
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.Collator;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Phasers, proxies with default methods, text that depends on a locale. */
public class PhasesAndChoices {
    interface Greeter {
        String name();

        default String greet(int times) {
            return ("hi " + name() + " ").repeat(times);
        }
    }

    static int advanced;

    static int phases(int n) throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                advanced++;
                return phase >= n % 6 || parties == 0;
            }
        };
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            phaser.register();
            int weight = t + 1;
            threads[t] = new Thread(() -> {
                while (phaser.arriveAndAwaitAdvance() >= 0) {
                    done.addAndGet(weight);
                }
            });
            threads[t].start();
        }
        while (!phaser.isTerminated()) {
            phaser.arriveAndAwaitAdvance();
        }
        for (Thread t : threads) {
            t.join();
        }
        return done.get();
    }

    static int texts(int n, Locale locale) {
        ChoiceFormat files = new ChoiceFormat("0#no files|1#one file|2<many files|20<lots of files");
        MessageFormat message = new MessageFormat("{0,choice,0#none|1#one|1<{0,number,integer} things} on {1} at {2,number,#.##}", locale);
        NumberFormat number = NumberFormat.getInstance(locale);
        NumberFormat percent = NumberFormat.getPercentInstance(locale);
        DecimalFormat own = new DecimalFormat("#,##0.0;(#)", DecimalFormatSymbols.getInstance(locale));
        Collator order = Collator.getInstance(locale);
        int length = 0;
        for (int i = 0; i < n; i++) {
            length += files.format(i * 3).length();
            length += message.format(new Object[] {i, "d" + i, i / 3.0}).indexOf("on");
            length += number.format(i * 1234.5).contains(",") ? 1 : 2;
            length += percent.format(i / 7.0).length();
            ParsePosition at = new ParsePosition(0);
            Number back = own.parse(own.format(i * -37.25), at);
            length += back.intValue() < -100 ? at.getIndex() : 0;
            length += order.compare("z" + i, "Z" + i % 3) < 0 ? 1 : 0;
        }
        BreakIterator words = BreakIterator.getWordInstance(locale);
        words.setText("One, two " + n + "; three.");
        while (words.next() != BreakIterator.DONE) {
            length++;
        }
        String[] months = DateFormatSymbols.getInstance(locale).getShortMonths();
        length += Arrays.stream(months).mapToInt(String::length).sum();
        return length + Currency.getInstance("EUR").getDefaultFractionDigits();
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int done = phases(n);
        int[] asked = {0};
        InvocationHandler handler = (proxy, method, operands) -> {
            asked[0]++;
            if (method.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, method, operands);
            }
            return method.getName().equals("name") ? "p" + asked[0] : null;
        };
        Greeter greeter = (Greeter) Proxy.newProxyInstance(Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class}, handler);
        int letters = 0;
        for (int i = 0; i < n; i++) {
            letters += greeter.greet(i % 3).length();
        }
        int german = texts(n, Locale.GERMANY);
        int english = texts(n, Locale.US);
        System.out.println(done + " " + advanced + " " + letters + " " + asked[0] + " " + german + " " + english);
    }
}
