// args: 3 abc | 8 xyzzy | 14 q
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.beans.PropertyChangeSupport;
import java.beans.VetoableChangeSupport;
import java.beans.PropertyVetoException;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.EventListener;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.Flow;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Consumer;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.StreamSupport;
import java.util.zip.Adler32;
import javax.swing.event.EventListenerList;

/** Currencies, listeners, stamped locks, completers that count, records of logs and splitting by the program. */
public class MoneyAndLists {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void money(int n, String word) {
        Currency yen = Currency.getInstance("JPY");
        int digits = yen.getDefaultFractionDigits() + n;
        count(digits);
        int code = Currency.getInstance(Locale.US).getCurrencyCode().length() + n;
        count(code);
        int none = 0;
        try {
            Currency.getInstance(word);
        } catch (IllegalArgumentException e) {
            none += n;
        }
        count(none);
        NumberFormat format = NumberFormat.getCurrencyInstance(Locale.US);
        int usual = format.format(n * 1000).length();
        count(usual);
        format.setCurrency(yen);
        format.setMaximumFractionDigits(0);
        int changed = format.format(n * 1000).length();
        count(changed);
        DecimalFormatSymbols symbols = new DecimalFormatSymbols(Locale.ROOT);
        symbols.setCurrencySymbol(word);
        DecimalFormat own = new DecimalFormat("\u00a4#", symbols);
        symbols.setCurrencySymbol("other text");
        int kept = own.format(n).length();
        count(kept);
        own.setDecimalFormatSymbols(symbols);
        int taken = own.format(n).length();
        count(taken);
        Adler32 sum = new Adler32();
        sum.update(word.getBytes(), 0, 1);
        sum.update(n);
        int check = (int) (sum.getValue() & 63);
        count(check);
    }

    static void stamps(int n) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long read = lock.tryOptimisticRead();
        int valid = lock.validate(read) ? n : 1;
        count(valid);
        long write = lock.writeLock();
        int stale = lock.validate(read) ? n : 2;
        count(stale + n);
        int locked = lock.tryReadLock() == 0 ? n + 1 : 0;
        count(locked);
        lock.unlockWrite(write);
        long shared = lock.readLock();
        int readers = lock.getReadLockCount() + n;
        count(readers);
        long upgraded = lock.tryConvertToWriteLock(shared);
        int converted = upgraded != 0 && lock.isWriteLocked() ? n + 2 : 1;
        count(converted);
        lock.unlock(upgraded);
        int wrong = 0;
        try {
            lock.unlockRead(shared);
        } catch (IllegalMonitorStateException e) {
            wrong += n;
        }
        count(wrong);
        lock.asReadLock().lock();
        int viewed = lock.isReadLocked() ? n + 3 : 1;
        count(viewed);
    }

    static class Sums extends CountedCompleter<Integer> {
        private static final long serialVersionUID = 1;
        static final AtomicInteger completed = new AtomicInteger();
        final int from;
        final int to;
        int sum;
        Sums left;
        Sums right;

        Sums(CountedCompleter<?> parent, int from, int to) {
            super(parent);
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 2) {
                int middle = (from + to) >>> 1;
                left = new Sums(this, from, middle);
                right = new Sums(this, middle, to);
                setPendingCount(2);
                right.fork();
                left.fork();
            } else {
                for (int i = from; i < to; i++) {
                    sum += i;
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            completed.incrementAndGet();
            if (left != null) {
                sum = left.sum + right.sum;
            }
        }

        @Override
        public Integer getRawResult() {
            return sum;
        }
    }

    static void completers(int n) {
        int sum = new Sums(null, 0, n).invoke();
        count(sum);
        int completed = Sums.completed.get();
        count(completed);
        Sums pending = new Sums(null, 0, 1);
        pending.setPendingCount(n);
        pending.addToPendingCount(2);
        int waits = pending.getPendingCount();
        count(waits);
        pending.compareAndSetPendingCount(n + 2, 1);
        int last = pending.decrementPendingCountUnlessZero() + pending.getPendingCount() + n;
        count(last);
        int pooled = ForkJoinPool.commonPool().invoke(new Sums(null, 1, n));
        count(pooled);
    }

    static void records(int n, String word) {
        LogRecord record = new LogRecord(Level.INFO, word + " {0}");
        record.setParameters(new Object[] {n});
        int[] seen = {0, 0};
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord r) {
                if (isLoggable(r)) {
                    seen[0] += getFormatter().format(r).length();
                }
            }

            @Override public void flush() { seen[1]++; }

            @Override public void close() { seen[1] += n; }
        };
        handler.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord r) {
                return "<" + formatMessage(r) + ">";
            }
        });
        handler.publish(record);
        int first = seen[0];
        count(first);
        Filter filter = r -> {
            seen[1]++;
            return r.getMessage().length() > 6;
        };
        handler.setFilter(filter);
        handler.publish(record);
        handler.setLevel(Level.WARNING);
        handler.publish(record);
        int filtered = seen[0] + seen[1];
        count(filtered);
        record.setMessage(word + word + word + word);
        record.setLevel(Level.SEVERE);
        handler.publish(record);
        handler.close();
        int last = seen[0] + seen[1];
        count(last);
        record.setSequenceNumber(n);
        record.setSourceMethodName(word);
        int source = record.getSourceMethodName().length() + (int) record.getSequenceNumber();
        count(source);
    }

    static void listeners(int n, String word) {
        EventListenerList list = new EventListenerList();
        int[] heard = {0};
        ActionListener first = e -> heard[0] += e.getActionCommand().length();
        for (int i = 0; i < n; i++) {
            list.add(ActionListener.class, first);
        }
        list.add(EventListener.class, new EventListener() { });
        for (ActionListener l : list.getListeners(ActionListener.class)) {
            l.actionPerformed(new ActionEvent(list, 1, word));
        }
        int told = heard[0];
        count(told);
        list.remove(ActionListener.class, first);
        int left = list.getListenerCount() + list.getListenerCount(ActionListener.class);
        count(left);
        PropertyChangeSupport changes = new PropertyChangeSupport(list);
        changes.addPropertyChangeListener("size", e -> heard[0] += (Integer) e.getNewValue());
        changes.firePropertyChange("size", 1, n);
        changes.firePropertyChange("size", n, n);
        changes.firePropertyChange("other", 1, 100);
        changes.fireIndexedPropertyChange("size", 2, 3, 4);
        int changed = heard[0];
        count(changed);
        VetoableChangeSupport vetoes = new VetoableChangeSupport(list);
        vetoes.addVetoableChangeListener(e -> {
            heard[0]++;
            if ((Integer) e.getNewValue() > 10) {
                throw new PropertyVetoException("no", e);
            }
        });
        int refused = n;
        try {
            vetoes.fireVetoableChange("x", 1, 5);
            vetoes.fireVetoableChange("x", 5, 50);
        } catch (PropertyVetoException e) {
            refused += heard[0] - changed;
        }
        count(refused);
    }

    static class Digits extends Spliterators.AbstractSpliterator<Integer> {
        int next;

        Digits(int from) {
            super(Long.MAX_VALUE, Spliterator.ORDERED);
            next = from;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (next == 0) {
                return false;
            }
            action.accept(next % 10);
            next /= 10;
            return true;
        }
    }

    static void splitters(int n) {
        int sum = StreamSupport.stream(new Digits(n * 1234), false).mapToInt(i -> i).sum();
        count(sum);
        Digits half = new Digits(n * 567);
        half.tryAdvance(d -> total += d & 1);
        int left = (int) StreamSupport.stream(half, false).count() + n;
        count(left);
        Iterator<Integer> iterator = Spliterators.iterator(new Digits(n * 89));
        int product = 1;
        while (iterator.hasNext()) {
            product += iterator.next();
        }
        count(product);
    }

    static void flows(int n, String word) throws InterruptedException {
        int[] got = {0, 0};
        SubmissionPublisher<String> publisher = new SubmissionPublisher<>(Runnable::run, 64);
        publisher.subscribe(new Flow.Subscriber<>() {
            private Flow.Subscription subscription;

            @Override
            public void onSubscribe(Flow.Subscription s) {
                subscription = s;
                s.request(2);
            }

            @Override
            public void onNext(String item) {
                got[0] += item.length();
                subscription.request(1);
            }

            @Override public void onError(Throwable e) { got[1] += 100; }

            @Override public void onComplete() { got[1] += n; }
        });
        for (int i = 0; i < n; i++) {
            publisher.submit(word);
        }
        int received = got[0];
        count(received);
        publisher.close();
        int completed = got[1];
        count(completed);
        Optional<Runnable> service = ServiceLoader.load(Runnable.class).findFirst();
        int none = service.isPresent() ? 1 : n;
        count(none);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        money(n, word);
        stamps(n);
        completers(n);
        records(n, word);
        listeners(n, word);
        splitters(n);
        flows(n, word);
        for (String more : List.of(word, word + n)) {
            total += more.length();
        }
        System.out.println(total);
    }
}
