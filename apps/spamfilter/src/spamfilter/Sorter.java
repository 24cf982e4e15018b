package spamfilter;

/** Insertion sort: lists arrive in any order, and equal numbers keep theirs. */
final class Sorter {
    private Sorter() {
    }

    static void sort(PhoneNumber[] numbers) {
        for (int i = 1; i < numbers.length; i++) {
            PhoneNumber number = numbers[i];
            int j = i - 1;
            while (j >= 0 && numbers[j].compareTo(number) > 0) {
                numbers[j + 1] = numbers[j];
                j--;
            }
            numbers[j + 1] = number;
        }
    }
}
