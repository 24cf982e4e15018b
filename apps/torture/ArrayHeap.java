// args: 3 10 | 10 33 | 25 7
/** A binary heap and quicksort on an int array: swaps, comparisons and partitions by hand. */
public class ArrayHeap {
    private int[] data = new int[2];
    private int size;
    static int swaps;

    void add(int x) {
        if (size == data.length) {
            int[] bigger = new int[size * 2];
            System.arraycopy(data, 0, bigger, 0, size);
            data = bigger;
        }
        data[size] = x;
        for (int i = size++; i > 0 && data[(i - 1) / 2] > data[i]; i = (i - 1) / 2) {
            swap(data, i, (i - 1) / 2);
        }
    }

    int remove() {
        int top = data[0];
        data[0] = data[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && data[child + 1] < data[child]) {
                child++;
            }
            if (data[i] <= data[child]) {
                break;
            }
            swap(data, i, child);
            i = child;
        }
        return top;
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        swaps++;
    }

    static int quicksort(int[] a, int low, int high) {
        if (low >= high) {
            return 0;
        }
        int pivot = a[(low + high) >>> 1];
        int i = low;
        int j = high;
        while (i <= j) {
            while (a[i] < pivot) {
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i <= j) {
                swap(a, i++, j--);
            }
        }
        return 1 + Math.max(quicksort(a, low, j), quicksort(a, i, high));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        ArrayHeap heap = new ArrayHeap();
        int[] copy = new int[n];
        for (int i = 0; i < n; i++) {
            copy[i] = i * m % 29;
            heap.add(copy[i]);
        }
        int total = quicksort(copy, 0, n - 1);
        int last = 0;
        while (heap.size > 0) {
            int x = heap.remove();
            total += x == copy[n - 1 - heap.size] ? 0 : 1000;
            if (x != last) {
                total++;
            }
            last = x;
        }
        for (int i = 0; i < swaps; i++) {
            total++;
        }
        System.out.println(total + " " + heap.data.length);
    }
}
