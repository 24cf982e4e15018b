// args: conf.txt 4 | short.txt 9 | conf.txt 7
// file conf.txt: # plug-ins\nstep=ClassNamesInFile$Double\nstep=ClassNamesInFile$Skip 2\nlast=ClassNamesInFile$Sum\n
// file short.txt: last=ClassNamesInFile$Sum\nstep=ClassNamesInFile$Skip 1\n
import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A pipeline that a file names: classes by name, constructors with and without arguments, a method looked up once. */
public class ClassNamesInFile {
    public interface Step {
        List<Integer> apply(List<Integer> in);
    }

    public static class Double implements Step {
        @Override
        public List<Integer> apply(List<Integer> in) {
            List<Integer> out = new ArrayList<>();
            for (int x : in) {
                out.add(x);
                out.add(x * 2);
            }
            return out;
        }
    }

    public static class Skip implements Step {
        private final int every;

        public Skip(String every) {
            this.every = Integer.parseInt(every) + 1;
        }

        @Override
        public List<Integer> apply(List<Integer> in) {
            List<Integer> out = new ArrayList<>();
            for (int i = 0; i < in.size(); i++) {
                if (i % every != 0) {
                    out.add(in.get(i));
                }
            }
            return out;
        }
    }

    public static class Sum {
        public static Object finish(List<Integer> in) {
            int sum = 0;
            for (int x : in) {
                sum += x;
            }
            return sum;
        }
    }

    static final Map<String, Class<?>> CACHE = new LinkedHashMap<>();

    static Class<?> type(String name) throws ClassNotFoundException {
        Class<?> known = CACHE.get(name);
        if (known == null) {
            known = Thread.currentThread().getContextClassLoader().loadClass(name);
            CACHE.put(name, known);
        }
        return known;
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        List<Step> steps = new ArrayList<>();
        Method last = null;
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int eq = line.indexOf('=');
                if (eq < 0) {
                    continue;
                }
                String[] words = line.substring(eq + 1).split(" ");
                Class<?> type = type(words[0]);
                if (line.startsWith("last")) {
                    last = type.getMethod("finish", List.class);
                } else if (words.length == 1) {
                    steps.add(type.asSubclass(Step.class).newInstance());
                } else {
                    Constructor<?> c = type.getConstructor(String.class);
                    steps.add((Step) c.newInstance(words[1]));
                }
            }
        }
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            values.add(i);
        }
        for (Step step : steps) {
            values = step.apply(values);
        }
        int total = 0;
        for (int i = 0; i < (Integer) last.invoke(null, values); i++) {
            total++;
        }
        System.out.println(total + " " + values.size());
    }
}
