import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

/**
 * Counts the words of a file. Weakness: the hash of a word is the sum of its letters, so that words can be chosen that
 * all fall into one chain of the table.
 */
public final class Dictionary {
    private static final class Entry {
        final String word;
        int count;
        Entry next;

        Entry(String word, Entry next) {
            this.word = word;
            this.next = next;
        }
    }

    private Entry[] table = new Entry[64];
    private int size;
    private int words;

    private static int hash(String word) {
        int sum = 0;
        for (int i = 0; i < word.length(); i++) {
            sum += word.charAt(i);
        }
        return 31 * sum;
    }

    private Entry find(String word) {
        int bucket = hash(word) & table.length - 1;
        Entry entry = table[bucket];
        while (entry != null) {
            if (entry.word.equals(word)) {
                return entry;
            }
            entry = entry.next;
        }
        entry = new Entry(word, table[bucket]);
        table[bucket] = entry;
        size++;
        return entry;
    }

    private void grow() {
        Entry[] old = table;
        table = new Entry[2 * old.length];
        for (Entry chain : old) {
            Entry entry = chain;
            while (entry != null) {
                Entry next = entry.next;
                int bucket = hash(entry.word) & table.length - 1;
                entry.next = table[bucket];
                table[bucket] = entry;
                entry = next;
            }
        }
    }

    private void add(String line) {
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || line.charAt(i) == ' ') {
                if (i > start) {
                    find(line.substring(start, i)).count++;
                    words++;
                }
                start = i + 1;
            }
        }
        if (size > 2 * table.length) {
            grow();
        }
    }

    private Entry most() {
        Entry most = null;
        for (Entry chain : table) {
            for (Entry entry = chain; entry != null; entry = entry.next) {
                if (most == null || entry.count > most.count) {
                    most = entry;
                }
            }
        }
        return most;
    }

    private int used() {
        int used = 0;
        for (Entry chain : table) {
            used += chain == null ? 0 : 1;
        }
        return used;
    }

    /** Arguments: the file. */
    public static void main(String[] args) throws IOException {
        Dictionary dictionary = new Dictionary();
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            String line;
            while ((line = in.readLine()) != null) {
                dictionary.add(line);
            }
        }
        Entry most = dictionary.most();
        System.out.println(dictionary.words + " words, " + dictionary.size + " different, "
                + dictionary.used() + " of " + dictionary.table.length + " chains used");
        if (most != null) {
            System.out.println("most frequent: " + most.word);
        }
    }
}
