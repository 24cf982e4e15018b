// args: 3 abc | 8 xyzzy | 14 q
import java.lang.management.ManagementFactory;
import java.util.Hashtable;
import java.util.Set;
import javax.management.Attribute;
import javax.management.AttributeChangeNotification;
import javax.management.AttributeList;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.NotificationFilterSupport;
import javax.management.ObjectName;
import javax.management.StandardMBean;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;
import javax.management.openmbean.TabularDataSupport;
import javax.management.openmbean.TabularType;

/** Beans that a server asks and sets by name, notifications, and open data. */
public class ManagedBeans {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    public interface GaugeMBean {
        int getLevel();

        void setLevel(int level);

        int raise(int by);
    }

    public static class Gauge extends NotificationBroadcasterSupport implements GaugeMBean {
        static int read;
        private int level;
        private long sent;

        public Gauge(int level) {
            this.level = level;
        }

        @Override
        public int getLevel() {
            read++;
            return level;
        }

        @Override
        public void setLevel(int level) {
            int old = this.level;
            this.level = level;
            sendNotification(new AttributeChangeNotification(this, ++sent, 0, "changed", "Level", "int", old, level));
        }

        @Override
        public int raise(int by) {
            level += by;
            sendNotification(new Notification("raised", this, ++sent, level + " now"));
            return level;
        }
    }

    static void names(int n, String word) throws Exception {
        ObjectName name = new ObjectName("a.b:type=" + word + ",at=" + n);
        int type = name.getKeyProperty("type").length() + n;
        count(type);
        int keys = name.getKeyPropertyList().size() + n;
        count(keys);
        Hashtable<String, String> table = new Hashtable<>();
        for (int i = 0; i < n; i++) {
            table.put("k" + i, word);
        }
        ObjectName made = new ObjectName("c", table);
        table.clear();
        int kept = made.getKeyPropertyList().size();
        count(kept);
        int canonical = made.getCanonicalName().length();
        count(canonical);
        ObjectName pattern = new ObjectName("a.*:type=*,*");
        int fits = pattern.apply(name) ? n : 1;
        count(fits);
        int order = name.compareTo(made) < 0 ? n + 1 : 2;
        count(order);
        int quoted = ObjectName.unquote(ObjectName.quote(word + "*")).length();
        count(quoted);
    }

    static void servers(int n, String word) throws Exception {
        MBeanServer server = MBeanServerFactory.newMBeanServer();
        ObjectName name = new ObjectName("torture:name=gauge");
        Gauge gauge = new Gauge(n);
        server.registerMBean(gauge, name);
        int level = (Integer) server.getAttribute(name, "Level");
        count(level);
        server.setAttribute(name, new Attribute("Level", n * 2));
        int set = gauge.level;
        count(set);
        int raised = (Integer) server.invoke(name, "raise", new Object[] {3}, new String[] {"int"});
        count(raised);
        int there = server.isRegistered(name) ? n : 1;
        count(there);
        AttributeList all = server.getAttributes(name, new String[] {"Level", "Nothing"});
        int answered = all.size() + n;
        count(answered);
        count(Gauge.read);
        MBeanInfo info = server.getMBeanInfo(name);
        int described = 0;
        for (MBeanAttributeInfo attribute : info.getAttributes()) {
            described += attribute.getName().length();
        }
        count(described);
        Set<ObjectName> found = server.queryNames(new ObjectName("torture:*"), null);
        int queried = found.size() + n;
        count(queried);
        server.unregisterMBean(name);
        int gone = server.isRegistered(name) ? n : 4;
        count(gone);
    }

    static void notifications(int n, String word) throws Exception {
        Gauge gauge = new Gauge(1);
        int[] heard = new int[3];
        gauge.addNotificationListener((notification, back) -> heard[(Integer) back]++, null, 1);
        NotificationFilterSupport filter = new NotificationFilterSupport();
        filter.enableType("raised");
        gauge.addNotificationListener((notification, back) -> heard[0] += (int) notification.getSequenceNumber(), filter, word);
        for (int i = 0; i < n; i++) {
            gauge.setLevel(i);
            gauge.raise(1);
        }
        int filtered = heard[0];
        count(filtered);
        int every = heard[1];
        count(every);
        filter.disableAllTypes();
        gauge.raise(1);
        int silent = heard[0] - filtered + n;
        count(silent);
    }

    static void standard(int n) throws Exception {
        Gauge gauge = new Gauge(n);
        StandardMBean bean = new StandardMBean(gauge, GaugeMBean.class);
        int level = (Integer) bean.getAttribute("Level");
        count(level);
        gauge.raise(5);
        int raised = (Integer) bean.getAttribute("Level");
        count(raised);
        bean.setImplementation(new Gauge(2 * n));
        int other = (Integer) bean.invoke("raise", new Object[] {1}, new String[] {"int"});
        count(other);
    }

    static void open(int n, String word) throws Exception {
        String[] keys = {"id", "text"};
        CompositeType type = new CompositeType("row", "a row", keys, keys, new OpenType<?>[] {SimpleType.INTEGER, SimpleType.STRING});
        TabularType rows = new TabularType("rows", "some rows", type, new String[] {"id"});
        TabularDataSupport table = new TabularDataSupport(rows);
        for (int i = 0; i < n; i++) {
            table.put(new CompositeDataSupport(type, keys, new Object[] {i, word + i}));
        }
        int size = table.size();
        count(size);
        CompositeData row = table.get(new Object[] {n - 1});
        int text = ((String) row.get("text")).length() + n;
        count(text);
        int has = row.containsKey("none") ? n : 3;
        count(has);
        table.remove(new Object[] {0});
        int left = table.values().size() + (table.containsKey(new Object[] {0}) ? 100 : 1);
        count(left);
        int valid = type.isValue(row) ? n : 1;
        count(valid);
    }

    static void platform(int n) {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        int domains = server.getDefaultDomain().length() + n;
        count(domains);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        names(n, word);
        servers(n, word);
        notifications(n, word);
        standard(n);
        open(n, word);
        platform(n);
        System.out.println(total);
    }
}
