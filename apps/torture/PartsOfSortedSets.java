// args: 3 7 | 6 2 | 9 11
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A part of a sorted set or map finds its ends by comparing whenever it is asked for its size, walked, copied or parted again: each kind of call counts on its own. */
public class PartsOfSortedSets {
    static int[] compared = new int[30];
    static int now;

    record Ticket(int number) implements Comparable<Ticket> {
        @Override
        public int compareTo(Ticket other) {
            compared[now]++;
            return Integer.compare(number, other.number);
        }
    }

    static int compare(Integer a, Integer b) {
        compared[now]++;
        return b - a;
    }

    static TreeSet<Ticket> tickets = new TreeSet<>();
    static TreeSet<Integer> numbers = new TreeSet<>((a, b) -> compare(a, b));
    static TreeMap<Ticket, String> names = new TreeMap<>();

    static int sizes(int i) {
        now = 1;
        SortedSet<Ticket> part = tickets.tailSet(new Ticket(i));
        int a = compared[1];
        now = 2;
        int size = part.size();
        now = 3;
        boolean empty = numbers.headSet(i, true).isEmpty();
        if (compared[3] > compared[2]) {
            size++;
        }
        return empty ? a : size + compared[2];
    }

    static int walked(int i) {
        NavigableSet<Ticket> part = tickets.headSet(new Ticket(i + 3), false);
        now = 4;
        int sum = 0;
        for (Ticket t : part) {
            sum += t.number();
        }
        now = 5;
        Iterator<Ticket> back = part.descendingIterator();
        while (back.hasNext()) {
            sum ^= back.next().number();
        }
        now = 6;
        part.forEach(t -> compared[0]++);
        now = 7;
        sum += (int) part.stream().filter(t -> t.number() > i).count();
        return sum + compared[4];
    }

    static int copied(int i) {
        NavigableSet<Integer> part = numbers.subSet(9, true, i & 3, true);
        now = 8;
        List<Integer> copy = new ArrayList<>(part);
        now = 9;
        Object[] array = part.toArray();
        now = 10;
        Integer[] typed = part.toArray(new Integer[0]);
        now = 11;
        HashSet<Integer> hashed = new HashSet<>(part);
        now = 12;
        copy.addAll(part);
        now = 13;
        copy.removeAll(part);
        now = 14;
        Integer most = part.isEmpty() ? 0 : Collections.max(part);
        now = 15;
        String text = part.toString();
        return copy.size() + array.length + typed.length + hashed.size() + most + text.length();
    }

    static int ends(int i) {
        NavigableSet<Ticket> part = tickets.tailSet(new Ticket(i), true);
        int sum = 0;
        now = 16;
        try {
            sum += part.first().number();
        } catch (NoSuchElementException e) {
            sum += 100;
        }
        now = 17;
        try {
            sum += part.last().number();
        } catch (NoSuchElementException e) {
            sum += 100;
        }
        now = 18;
        NavigableSet<Ticket> down = part.descendingSet();
        now = 19;
        SortedSet<Ticket> less = part.headSet(new Ticket(i + 2));
        now = 20;
        sum += less.size() + down.size();
        now = 21;
        sum += part.hashCode() == down.hashCode() ? 1 : 0;
        now = 22;
        sum += part.equals(less) ? 2 : 0;
        return sum;
    }

    static int mapped(int i) {
        NavigableMap<Ticket, String> part = names.tailMap(new Ticket(i), true);
        int sum = 0;
        now = 23;
        sum += part.keySet().size();
        now = 24;
        sum += part.values().size();
        for (String name : part.values()) {
            sum += name.length();
        }
        now = 25;
        for (NavigableMap.Entry<Ticket, String> e : part.entrySet()) {
            sum += e.getKey().number();
        }
        now = 26;
        sum += part.navigableKeySet().isEmpty() ? 1 : 0;
        now = 27;
        sum += new TreeMap<>(part).size();
        now = 28;
        sum += part.values().stream().collect(Collectors.joining(",")).length();
        now = 29;
        sum += part.descendingMap().size();
        if (i % 2 == 0) {
            sum += part.keySet().removeIf(t -> t.number() > 6) ? 1 : 0;
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            now = 0;
            tickets.add(new Ticket(i * k % 11));
            numbers.add(i * k % 13);
            names.put(new Ticket(i * 3 % k), "n" + i);
            sum += sizes(i) + walked(i) + copied(i) + ends(i) + mapped(i);
        }
        int weighted = 0;
        for (int j = 0; j < compared.length; j++) {
            for (int c = 0; c < compared[j]; c++) {
                weighted += j;
            }
        }
        for (int j = 0; j < compared[2] + compared[18]; j++) {
            weighted++;
        }
        System.out.println(sum + " " + weighted);
    }
}
