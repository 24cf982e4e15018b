// args: 3 5 | 10 11 | 25 3
/** A hash table with open addressing: probes, tombstones, growth. */
public class OpenHashing {
    private static final String GONE = new String("gone");
    private String[] keys = new String[4];
    private int[] values = new int[4];
    private int used;
    private int probes;
    private int grown;

    private int slot(String key) {
        int at = (key.hashCode() & 0x7fffffff) % keys.length;
        int free = -1;
        while (keys[at] != null) {
            probes++;
            if (keys[at] == GONE) {
                free = free < 0 ? at : free;
            } else if (keys[at].equals(key)) {
                return at;
            }
            at = (at + 1) % keys.length;
        }
        return free >= 0 ? free : at;
    }

    void put(String key, int value) {
        if (used * 4 >= keys.length * 3) {
            grow();
        }
        int at = slot(key);
        if (keys[at] == null) {
            used++;
        }
        keys[at] = key;
        values[at] = value;
    }

    boolean remove(String key) {
        int at = slot(key);
        if (!key.equals(keys[at])) {
            return false;
        }
        keys[at] = GONE;
        return true;
    }

    private void grow() {
        String[] oldKeys = keys;
        int[] oldValues = values;
        keys = new String[oldKeys.length * 2];
        values = new int[keys.length];
        used = 0;
        grown++;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != null && oldKeys[i] != GONE) {
                put(oldKeys[i], oldValues[i]);
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        OpenHashing table = new OpenHashing();
        int removed = 0;
        for (int i = 0; i < n * 2; i++) {
            table.put("k" + i * m % 17, i);
            if (i % 3 == 2 && table.remove("k" + i % 17)) {
                removed++;
            }
        }
        int total = removed * 10;
        for (int i = 0; i < table.keys.length; i++) {
            if (table.keys[i] != null && table.keys[i] != GONE) {
                for (int k = table.values[i]; k > 0; k -= m) {
                    total++;
                }
            }
        }
        for (int i = 0; i < table.probes; i++) {
            total++;
        }
        for (int i = 0; i < table.grown; i++) {
            total += 100;
        }
        System.out.println(total);
    }
}
