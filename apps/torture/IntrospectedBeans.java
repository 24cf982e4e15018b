// args: 3 ab | 9 xyz | 14 q | 6 lengthy
import java.beans.BeanInfo;
import java.beans.Introspector;
import java.beans.MethodDescriptor;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Beans by their descriptors, as templates and mappers use them: copied, compared, filled from text. */
public class IntrospectedBeans {
    static int calls;

    public static class Part {
        private int id;
        private String label = "";
        public int getId() { calls++; return id; }
        public void setId(int id) { this.id = id; }
        public String getLabel() { return label; }
        public void setLabel(String label) { this.label = label.trim(); }
        protected int getHidden() { return 7; }
    }

    public static class Wheel extends Part {
        private double radius;
        private boolean spare;
        private int[] holes = {1, 2, 3};
        public double getRadius() { return radius; }
        public void setRadius(double radius) { this.radius = radius; }
        public boolean isSpare() { return spare; }
        public void setSpare(boolean spare) { this.spare = spare; }
        public int[] getHoles() { return holes; }
        public int getHoles(int i) { return holes[i]; }
        public String getSummary() { return getLabel() + "/" + radius; }
        public void turn(int times) { radius += times; }
    }

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        calls += odd;
    }

    static Map<String, PropertyDescriptor> properties(Class<?> type, Class<?> stop) throws Exception {
        BeanInfo info = stop == null ? Introspector.getBeanInfo(type) : Introspector.getBeanInfo(type, stop);
        PropertyDescriptor[] all = info.getPropertyDescriptors();
        Arrays.sort(all, Comparator.comparing(PropertyDescriptor::getName));
        Map<String, PropertyDescriptor> found = new LinkedHashMap<>();
        for (PropertyDescriptor property : all) {
            found.put(property.getName(), property);
        }
        return found;
    }

    static Object parsed(Class<?> type, String text) {
        if (type == int.class) return Integer.parseInt(text);
        if (type == double.class) return Double.parseDouble(text);
        if (type == boolean.class) return Boolean.parseBoolean(text);
        return text;
    }

    static int filled(Object bean, Map<String, String> values) throws Exception {
        int set = 0;
        Map<String, PropertyDescriptor> properties = properties(bean.getClass(), Object.class);
        for (Map.Entry<String, String> value : values.entrySet()) {
            PropertyDescriptor property = properties.get(value.getKey());
            if (property == null || property.getWriteMethod() == null) continue;
            property.getWriteMethod().invoke(bean, parsed(property.getPropertyType(), value.getValue()));
            set++;
        }
        return set;
    }

    static Map<String, Object> shown(Object bean, Class<?> type) throws Exception {
        Map<String, Object> shown = new TreeMap<>();
        for (PropertyDescriptor property : properties(type, null).values()) {
            Method read = property.getReadMethod();
            if (read == null || property.getName().equals("class")) continue;
            shown.put(property.getName(), read.invoke(bean));
        }
        return shown;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int set = 0, letters = 0, spare = 0;
        for (int i = 0; i < n; i++) {
            Map<String, String> values = new LinkedHashMap<>();
            values.put("label", " " + args[1].repeat(i % 3 + 1));
            values.put("id", String.valueOf(i * n));
            if (i % 2 == 1) values.put("radius", i + ".5");
            if (i % 3 == 0) values.put("spare", "true");
            values.put("summary", "not writable");
            Part part = i % 4 == 2 ? new Part() : new Wheel();
            set += filled(part, values);
            for (Map.Entry<String, Object> property : shown(part, part.getClass()).entrySet()) {
                if (property.getValue() instanceof String) letters += ((String) property.getValue()).length();
                if (Boolean.TRUE.equals(property.getValue())) spare++;
                if (property.getKey().equals("id")) count((Integer) property.getValue() % 17);
            }
        }
        count(set);
        count(letters);
        count(spare);
        int others = 0;
        Wheel wheel = new Wheel();
        for (MethodDescriptor method : Introspector.getBeanInfo(Wheel.class, Object.class).getMethodDescriptors()) {
            if (method.getName().equals("turn")) method.getMethod().invoke(wheel, n);
            others += method.getMethod().getParameterCount();
        }
        count(others + (int) wheel.getRadius());
        System.out.println(calls + " " + Introspector.decapitalize(args[1]));
    }
}
