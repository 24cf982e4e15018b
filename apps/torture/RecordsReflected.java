// args: 3 Circle | 12 Square | 40 Missing
// file names.txt: Circle 2\nSquare 3\nRecordsReflected$Labelled 4\njava.util.ArrayList 5\nNothing 6\n
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

/** Records, annotations and classes by reflection, with names from arguments and files. */
public class RecordsReflected {
    static int made;
    static int read;

    @Retention(RetentionPolicy.RUNTIME)
    @interface Column {
        String name() default "";

        int width() default 4;

        Class<?> type() default String.class;
    }

    record Row(@Column(name = "id", width = 6) int id, @Column String name, double price, List<String> tags) {
        Row {
            made++;
            tags = List.copyOf(tags);
        }

        Row(int id) {
            this(id, "n" + id, id * 1.5, List.of());
        }

        @Override
        public String name() {
            read++;
            return name;
        }
    }

    interface Shape {
        int area();
    }

    @Column(name = "circle", width = 9)
    public static class Circle implements Shape {
        private final int r;

        public Circle(int r) {
            this.r = r;
        }

        @Override
        public int area() {
            return 3 * r * r;
        }
    }

    public static class Square implements Shape {
        final int side;

        public Square(int side) {
            this.side = side;
            made += 10;
        }

        @Override
        public int area() {
            return side * side;
        }

        @Deprecated
        public int perimeter() {
            return 4 * side;
        }
    }

    public static class Labelled extends Square {
        public String label = "L";
        private static int labels = 2;

        public Labelled(int side) {
            super(side + 1);
        }
    }

    static Shape shape(String name, int k) throws ReflectiveOperationException {
        Class<?> c = Class.forName(name.contains("$") ? name : "RecordsReflected$" + name);
        return (Shape) c.getConstructor(int.class).newInstance(k);
    }

    static String table(List<? extends Record> rows) throws ReflectiveOperationException {
        StringBuilder out = new StringBuilder();
        for (Record row : rows) {
            for (RecordComponent c : row.getClass().getRecordComponents()) {
                Column column = c.getAccessor().getAnnotation(Column.class);
                Object value = c.getAccessor().invoke(row);
                int width = column == null ? 3 : column.width();
                out.append(column == null || column.name().isEmpty() ? c.getName() : column.name()).append('=').append(String.format("%" + width
                        + "s", value)).append(';');
            }
            out.append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int area = 0;
        try {
            area = shape(args[1], n).area();
        } catch (ClassNotFoundException e) {
            area = e.getMessage().length();
        }
        int fromFile = 0;
        int missing = 0;
        for (String line : Files.readAllLines(Path.of("names.txt"))) {
            String[] parts = line.split(" ");
            try {
                fromFile += shape(parts[0], Integer.parseInt(parts[1]) + n).area();
            } catch (ClassNotFoundException | NoSuchMethodException e) {
                missing += parts[0].length();
            }
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            rows.add(i % 2 == 0 ? new Row(i) : new Row(i, "r", i, List.of("a", args[1])));
        }
        String table = table(rows);
        int length = table.length();
        int equals = 0;
        for (char c : table.toCharArray()) {
            if (c == '=') {
                equals++;
            }
        }
        Constructor<Row> canonical = Row.class.getDeclaredConstructor(Arrays.stream(Row.class.getRecordComponents()).map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
        Row built = canonical.newInstance(n, "built", 2.5, List.of("x"));
        int name = built.name().length() + built.tags().size();
        int components = Row.class.getRecordComponents().length + n;
        Column circle = Circle.class.getAnnotation(Column.class);
        int width = circle.width() + circle.name().length() + (circle.type() == String.class ? n : 0);
        int deprecated = 0;
        for (Method m : Labelled.class.getMethods()) {
            if (m.isAnnotationPresent(Deprecated.class)) {
                deprecated += n;
            }
        }
        Labelled labelled = new Labelled(n);
        Field label = Labelled.class.getField("label");
        label.set(labelled, label.get(labelled) + args[1]);
        int letters = labelled.label.length();
        Field labels = Labelled.class.getDeclaredField("labels");
        labels.setAccessible(true);
        labels.setInt(null, labels.getInt(null) + n);
        int static1 = Labelled.labels;
        Method area1 = Shape.class.getMethod("area");
        int invoked = (int) area1.invoke(labelled);
        int thrown = 0;
        try {
            Row.class.getDeclaredConstructor(int.class, String.class, double.class, List.class).newInstance(1, "x", 1.0, null);
        } catch (InvocationTargetException e) {
            thrown = e.getCause() instanceof NullPointerException ? n : 1;
        }
        Object array = Array.newInstance(Class.forName("RecordsReflected$Square"), n);
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, new Square(i));
        }
        int last = ((Square[]) array)[n - 1].area();
        int modifiers = Modifier.isFinal(Row.class.getModifiers()) && Row.class.isRecord() ? n : 0;
        Class<?> superclass = labelled.getClass();
        int depth = 0;
        while (superclass != null) {
            depth++;
            superclass = superclass.getSuperclass();
        }
        int interfaces = Circle.class.getInterfaces()[0].getSimpleName().length() + n + depth;
        int text = built.toString().length() + (built.equals(new Row(n, "built", 2.5, List.of("x"))) ? 1 : 0);
        int steps = 0;
        for (int i = area + fromFile + missing + length + equals + name + components + width + deprecated + letters + static1 + invoked + thrown
                + last + modifiers + interfaces + text; i > 0; i -= 11) {
            steps++;
        }
        System.out.println(steps + " " + made + " " + read);
    }
}
