// args: --size=4 --deep --mode=fast words | --ratio=2.5 --mode=exact --limit=9 --unit=b | --tag=q --small=3 --tiny=2 --deep=false --part=1.5 x y | --mode=off --fixed=6 --names=abc
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;

/** Options bound to fields by reflection: primitive ones, enums found by their fields' types. */
public class OptionFields {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Option {
        String value();
    }

    enum Mode {
        OFF, FAST {
            @Override
            int weigh(int n) {
                return n * 2;
            }
        },
        EXACT;

        int weigh(int n) {
            return n + ordinal();
        }
    }

    enum Unit {
        A, B, C
    }

    static final class Settings {
        @Option("size")
        private int size = 2;
        @Option("deep")
        private boolean deep;
        @Option("mode")
        private Mode mode = Mode.EXACT;
        @Option("ratio")
        private double ratio = 1;
        @Option("part")
        float part = 0.5f;
        @Option("limit")
        protected long limit = 5;
        @Option("tag")
        char tag = 'a';
        @Option("small")
        short small = 1;
        @Option("tiny")
        public byte tiny = 1;
        @Option("unit")
        Unit unit;
        @Option("count")
        static int count = 3;
        int unmarked = 7;
        @Option("fixed")
        private final int fixed;
        @Option("names")
        final StringBuilder names;

        Settings(int n) {
            fixed = n;
            names = new StringBuilder("n");
        }
    }

    static int turns;

    static void bind(Object target, Field f, String text) throws Exception {
        Class<?> type = f.getType();
        Object on = Modifier.isStatic(f.getModifiers()) ? null : target;
        if (type == int.class) {
            f.setInt(on, Integer.parseInt(text) + f.getInt(on));
        } else if (type == boolean.class) {
            f.setBoolean(on, text.isEmpty() || Boolean.parseBoolean(text) && !f.getBoolean(on));
        } else if (type == double.class) {
            f.setDouble(on, Double.parseDouble(text) * f.getDouble(on));
        } else if (type == float.class) {
            f.setFloat(on, Float.parseFloat(text) - f.getFloat(on));
        } else if (type == long.class) {
            f.setLong(on, Long.parseLong(text) << f.getLong(on));
        } else if (type == char.class) {
            f.setChar(on, (char) (text.charAt(0) + 1));
        } else if (type == short.class) {
            f.setShort(on, (short) (Short.parseShort(text) + f.getShort(on)));
        } else if (type == byte.class) {
            f.setByte(on, (byte) (Byte.parseByte(text) + f.getByte(on)));
        } else if (type == StringBuilder.class) {
            f.set(on, ((StringBuilder) f.get(on)).append(text));
        } else if (type == Mode.class) {
            for (Object constant : type.getEnumConstants()) {
                turns++;
                if (constant.toString().equalsIgnoreCase(text)) {
                    f.set(on, constant);
                    return;
                }
            }
        } else {
            f.set(on, named(type, text.toUpperCase()));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object named(Class<?> type, String name) {
        return Enum.valueOf((Class) type, name);
    }

    static int described(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        return constants == null ? 1 : constants.length;
    }

    public static void main(String[] args) throws Exception {
        Settings settings = new Settings(args.length);
        Map<String, Field> fields = new LinkedHashMap<>();
        for (Field f : Settings.class.getDeclaredFields()) {
            Option option = f.getAnnotation(Option.class);
            if (option != null) {
                f.setAccessible(true);
                fields.put(option.value(), f);
                turns += described(f.getType());
            }
        }
        int rest = 0;
        for (String arg : args) {
            if (!arg.startsWith("--")) {
                rest += arg.length();
                continue;
            }
            String[] parts = arg.substring(2).split("=");
            Field f = fields.get(parts[0]);
            try {
                bind(settings, f, parts.length > 1 ? parts[1] : "");
            } catch (IllegalArgumentException e) {
                rest += 100;
            }
        }
        int loops = 0;
        for (int i = 0; i < settings.mode.weigh(settings.size); i++) {
            loops += settings.deep ? 3 : 1;
        }
        for (long i = 0; i < settings.limit % 50; i++) {
            loops++;
        }
        for (double d = 0; d < settings.ratio + settings.part; d += 0.25) {
            loops += settings.tag % 3;
        }
        for (int i = 0; i < settings.small * settings.tiny; i++) {
            loops += 2;
        }
        if (settings.unit != null) {
            for (int i = 0; i <= settings.unit.ordinal(); i++) {
                turns += 5;
            }
        }
        for (int i = 0; i < settings.fixed * settings.names.length(); i++) {
            loops++;
        }
        for (int i = 0; i < turns + Settings.count; i++) {
            rest++;
        }
        System.out.println(loops + " " + turns + " " + rest + " " + settings.unmarked);
    }
}
