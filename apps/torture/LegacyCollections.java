// args: 3 ab | 10 hello | 25 aXbXc
import java.util.Dictionary;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Properties;
import java.util.Stack;
import java.util.StringTokenizer;
import java.util.Vector;
import java.util.WeakHashMap;

/** Stack, Vector, Hashtable and enumerations, properties with defaults, a weak map whose keys stay. */
public class LegacyCollections {
    static int evaluate(String postfix) {
        Stack<Integer> stack = new Stack<>();
        StringTokenizer tokens = new StringTokenizer(postfix);
        while (tokens.hasMoreTokens()) {
            String t = tokens.nextToken();
            switch (t) {
                case "+" -> stack.push(stack.pop() + stack.pop());
                case "*" -> stack.push(stack.pop() * stack.pop());
                default -> stack.push(Integer.parseInt(t));
            }
        }
        return stack.peek() + stack.search(stack.peek());
    }

    static <K, V> int count(Dictionary<K, V> table) {
        int k = 0;
        for (Enumeration<K> keys = table.keys(); keys.hasMoreElements(); ) {
            K key = keys.nextElement();
            k += key.toString().length() + table.get(key).hashCode() % 7;
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Vector<String> names = new Vector<>();
        Hashtable<String, Integer> table = new Hashtable<>();
        for (int i = 0; i < n; i++) {
            String name = args[1] + i % 6;
            names.addElement(name);
            Integer old = table.get(name);
            table.put(name, old == null ? 1 : old + i);
        }
        names.removeElementAt(n / 2);
        names.insertElementAt("x", 1);
        names.setElementAt("y", 0);
        int total = count(table) + names.indexOf("x", 0) + names.lastElement().length();
        total += evaluate("2 3 + " + n + " *");
        Stack<Integer> empty = new Stack<>();
        int failed = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i % 3 == 0) {
                    empty.push(i);
                } else {
                    total += empty.pop();
                }
            } catch (EmptyStackException e) {
                failed++;
            }
        }
        Properties defaults = new Properties();
        defaults.setProperty("depth", "4");
        Properties own = new Properties(defaults);
        if (n > 5) {
            own.setProperty("depth", String.valueOf(n));
        }
        int depth = Integer.parseInt(own.getProperty("depth"));
        for (Enumeration<?> e = own.propertyNames(); e.hasMoreElements(); ) {
            depth += e.nextElement().toString().length();
        }
        WeakHashMap<Object, Integer> weak = new WeakHashMap<>();
        for (String name : names) {
            weak.merge(name, 1, Integer::sum);
        }
        for (Object key : names.toArray()) {
            depth += weak.get(key);
        }
        int steps = 0;
        for (int i = 0; i < total + depth; i++) {
            steps += i % 2;
        }
        System.out.println(total + " " + failed + " " + steps);
    }
}
