// args: 3 abcabdaeacb | 2 zzyxzyxxyz | 5 thequickbrownfoxjumpsoverthelazydog | 1 aab
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A desk that keeps recently used folders; pinned folders survive an eviction by re-entering. */
public class LruDesk {
    static final class Folder {
        final char key;
        int opened;

        Folder(char key) {
            this.key = key;
        }

        int open() {
            return ++opened;
        }
    }

    static final class Desk extends LinkedHashMap<Character, Folder> {
        private static final long serialVersionUID = 1;
        private final int capacity;
        final List<Folder> archive = new ArrayList<>();
        int considered;

        Desk(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Character, Folder> eldest) {
            considered++;
            if (size() <= capacity) {
                return false;
            }
            Folder f = eldest.getValue();
            if (f.opened > 2) {
                f.opened = 0;
                get(eldest.getKey());
                Character next = keySet().iterator().next();
                archive.add(remove(next));
                return false;
            }
            archive.add(f);
            return true;
        }
    }

    final Desk desk;
    int fetched;
    int touched;

    LruDesk(int capacity) {
        desk = new Desk(capacity);
    }

    void request(char key) {
        Folder f = desk.get(key);
        if (f == null) {
            f = new Folder(key);
            fetched++;
            desk.put(key, f);
        }
        int times = f.open();
        while (times-- > 0) {
            touched++;
        }
        if (key == 'e') {
            desk.getOrDefault('a', f).open();
            desk.containsKey('b');
        } else if (key == 'c') {
            desk.putIfAbsent('b', new Folder('b'));
        }
    }

    static String order(Map<Character, Folder> m) {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<Character, Folder> e : m.entrySet()) {
            sb.append(e.getKey()).append(e.getValue().opened);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        LruDesk d = new LruDesk(Integer.parseInt(args[0]));
        for (int i = 0; i < args[1].length(); i++) {
            d.request(args[1].charAt(i));
        }
        System.out.println("on desk " + order(d.desk));
        int weight = 0;
        int place = 1;
        for (Folder f : d.desk.values()) {
            for (int i = 0; i < place; i++) {
                weight += f.key - 'a';
            }
            place++;
        }
        int idle = 0;
        StringBuilder gone = new StringBuilder();
        for (Folder f : d.desk.archive) {
            gone.append(f.key);
            if (f.opened == 1) {
                idle++;
            }
        }
        System.out.println("archived " + gone + " idle=" + idle);
        System.out.println("fetched=" + d.fetched + " touched=" + d.touched
                + " considered=" + d.desk.considered + " weight=" + weight);
    }
}
