// args: 3 | 7 | 12
import java.io.IOException;
import java.util.Formatter;
import java.util.Optional;
import java.util.Scanner;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/** The JDK hands back what it was given, or what a callback threw, and the program writes through that. */
public class HandedBack {
    static final class Failure extends IOException {
        final int[] told;

        Failure(int[] told) {
            this.told = told;
        }
    }

    static final class Group extends ThreadGroup {
        int number = 1;

        Group() {
            super("group");
        }
    }

    static int called(int n) throws Exception {
        int[] z = {1};
        Callable<int[]> callable = Executors.callable(() -> { }, z);
        callable.call()[0] = n;
        return z[0];
    }

    static int completed(int n) {
        int[] z = {1};
        CompletableFuture.completedStage(z).toCompletableFuture().join()[0] = n;
        int[] y = {1};
        new CompletableFuture<int[]>().completeAsync(() -> y, Runnable::run).join()[0] = n;
        return z[0] * 100 + y[0];
    }

    static int failed(int n) throws InterruptedException {
        int[] z = {1};
        CompletableFuture<Object> future = new CompletableFuture<>();
        future.completeExceptionally(new Failure(z));
        try {
            future.get();
        } catch (ExecutionException e) {
            ((Failure) e.getCause()).told[0] = n;
        }
        int[] y = {1};
        CompletableFuture.failedFuture(new Failure(y)).exceptionally(t -> {
            ((Failure) t).told[0] = n;
            return null;
        });
        return z[0] * 100 + y[0];
    }

    static int thrown(int n) {
        int[] z = {1};
        try {
            Optional.empty().orElseThrow(() -> new Failure(z));
        } catch (Failure e) {
            e.told[0] = n;
        }
        return z[0];
    }

    static int kept(int n) {
        int[] z = {1};
        Formatter formatter = new Formatter(new Appendable() {
            @Override
            public Appendable append(CharSequence text) throws IOException {
                throw new Failure(z);
            }

            @Override
            public Appendable append(CharSequence text, int from, int to) throws IOException {
                throw new Failure(z);
            }

            @Override
            public Appendable append(char c) throws IOException {
                throw new Failure(z);
            }
        });
        formatter.format("x");
        ((Failure) formatter.ioException()).told[0] = n;
        int[] y = {1};
        Scanner scanner = new Scanner((Readable) buffer -> {
            throw new Failure(y);
        });
        scanner.hasNext();
        ((Failure) scanner.ioException()).told[0] = n;
        return z[0] * 100 + y[0];
    }

    static int group(int n) {
        Group group = new Group();
        Thread thread = new Thread(group, () -> { });
        ((Group) thread.getThreadGroup()).number += n;
        return group.number;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int a = called(n);
        int b = completed(n);
        int c = failed(n);
        int d = thrown(n);
        int e = kept(n);
        int f = group(n);
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f);
    }
}
