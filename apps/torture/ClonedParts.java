// args: 3 ab|7 cde|12 f
import java.util.*;
public class ClonedParts {
    static class Bag extends ArrayList<Integer> {
        int extra;
        int bonus() { int b = 0; for (int i = 0; i < extra; i++) b += size(); return b; }
        @Override public Bag clone() { Bag c = (Bag) super.clone(); c.extra++; return c; }
    }
    static class Table extends TreeMap<String, Integer> {
        int depth = 1;
        Table deeper() { Table t = (Table) clone(); t.depth += depth; t.put("d" + t.depth, t.depth); return t; }
        int weight() { int w = 0; for (int v : values()) for (int i = 0; i < v; i++) w++; return w * depth; }
    }
    static class Day extends GregorianCalendar {
        int marks;
        Day(int y) { super(y, 1, 1); }
        int marked() { marks += 2; return marks; }
    }
    static class Flags extends BitSet {
        int sets;
        @Override public void set(int i) { sets++; super.set(i); }
        Flags twice() { Flags f = (Flags) clone(); f.set(size()); f.sets *= 2; return f; }
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Bag bag = new Bag();
        for (int i = 0; i < n; i++) bag.add(i);
        Bag copy = bag.clone().clone();
        copy.add(7);
        Table table = new Table();
        for (char c : args[1].toCharArray()) table.merge("" + c, 2, Integer::sum);
        Table deep = table.deeper().deeper();
        Day day = new Day(2000 + n);
        Day next = (Day) day.clone();
        for (int i = 0; i < n; i++) next.marked();
        Flags flags = new Flags();
        for (int i = 0; i < n; i += 2) flags.set(i);
        Flags two = flags.twice().twice();
        int steps = 0;
        for (int i = 0; i < copy.bonus() + bag.bonus() + deep.weight() + table.weight() + next.marks + day.marks + two.sets + two.cardinality(); i++) steps++;
        System.out.println(steps + " " + copy.bonus() + " " + deep.weight() + " " + next.marks + " " + two.sets);
    }
}
