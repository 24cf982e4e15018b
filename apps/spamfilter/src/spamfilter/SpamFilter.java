package spamfilter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Sets up the filter: collects the published numbers, removes the user's own contacts, builds the database. */
final class SpamFilter {
    private final Set<PhoneNumber> whiteList = new HashSet<>();
    private final List<PhoneNumber> collected = new ArrayList<>();
    private int rejected;

    void readWhiteList(String file) throws IOException {
        NumberList list = NumberList.read(file);
        whiteList.addAll(list.numbers());
    }

    void collect(String file) throws IOException {
        NumberList list = NumberList.read(file);
        collected.addAll(list.numbers());
        rejected += list.rejected();
    }

    SpamDatabase build(long salt) {
        PhoneNumber[] numbers = collected.toArray(new PhoneNumber[0]);
        Sorter.sort(numbers);
        SpamDatabase database = new SpamDatabase(salt, numbers.length);
        PhoneNumber previous = null;
        for (PhoneNumber number : numbers) {
            if (!number.equals(previous) && !whiteList.contains(number)) {
                database.add(number);
            }
            previous = number;
        }
        return database;
    }

    int collected() {
        return collected.size();
    }

    int rejected() {
        return rejected;
    }
}
