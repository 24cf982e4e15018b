import java.io.BufferedWriter;
import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.util.Random;

/** Section 3.1: sorts, a file, sleeps, and methods that call one another. Arguments: N, how many of func1, func2, func3, func4, the array's length. */
public class SortFile {
    static int length;

    static int func1(int n) throws InterruptedException {
        int a;
        if (n > 5) {
            a = 17;
            func6();
            a = (int) ((double) a / 3.14);
            a += n;
        } else {
            a = 71;
            func7();
            a = (int) ((double) a / 3.14);
            a += n;
        }
        return a;
    }

    static int func2(int n) {
        int x = n * n;
        x += n;
        int[] a = array();
        if (n > 5) {
            bubbleSort(a);
        } else {
            quickSort(a, 0, a.length - 1);
        }
        return x + a[0];
    }

    static void func3(int n) {
        try {
            File file = File.createTempFile("func3", ".txt");
            try (BufferedWriter out = new BufferedWriter(new FileWriter(file))) {
                for (int i = 0; i < 100 * n; i++) {
                    out.write(i + "\n");
                }
            }
            file.delete();
        } catch (IOException e) {
            e.printStackTrace();
        }
    }

    static void func4() throws InterruptedException {
        func5();
    }

    static void func5() throws InterruptedException {
        Thread.sleep(100);
    }

    static void func6() throws InterruptedException {
        Thread.sleep(20);
    }

    static void func7() throws InterruptedException {
        Thread.sleep(20);
    }

    static int[] array() {
        Random random = new Random(length);
        int[] a = new int[length];
        for (int i = 0; i < a.length; i++) {
            a[i] = random.nextInt();
        }
        return a;
    }

    static void bubbleSort(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 1; j < a.length - i; j++) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    static void quickSort(int[] a, int low, int high) {
        int i = low;
        int j = high;
        int pivot = a[low + (high - low) / 2];
        while (i <= j) {
            while (a[i] < pivot) {
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i] = a[j];
                a[j] = t;
                i++;
                j--;
            }
        }
        if (low < j) {
            quickSort(a, low, j);
        }
        if (i < high) {
            quickSort(a, i, high);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int[] times = new int[4];
        for (int i = 0; i < 4; i++) {
            times[i] = Integer.parseInt(args[i + 1]);
        }
        length = Integer.parseInt(args[5]);
        int sum = 0;
        for (int i = 0; i < times[0]; i++) {
            sum += func1(n);
        }
        for (int i = 0; i < times[1]; i++) {
            sum += func2(n);
        }
        for (int i = 0; i < times[2]; i++) {
            func3(n);
        }
        for (int i = 0; i < times[3]; i++) {
            func4();
        }
        System.out.println(sum);
    }
}
