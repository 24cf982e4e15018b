// args: 2 | 1 | 3
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** java.lang.IO by method references, its texts asked of objects of the program, lines read by turns. */
class ConsoleReferences {
    static int asked;

    record Word(String text) {
        @Override
        public String toString() {
            asked++;
            return "<" + text + ">";
        }
    }

    static int longer(List<String> lines, int than) {
        int count = 0;
        for (String line : lines) {
            if (line.length() > than) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Supplier<String> next = IO::readln;
        List<String> first = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String line = next.get();
            if (line == null) {
                break;
            }
            first.add(line);
        }
        List<String> rest = Stream.generate(IO::readln).takeWhile(Objects::nonNull).toList();
        Consumer<Object> print = IO::println;
        rest.stream().flatMap(l -> Stream.of(l.split(" "))).map(Word::new).forEach(IO::print);
        first.stream().map(Word::new).forEach(print);
        IO.println();
        for (int i = 0; i < asked; i++) {
            n += i % 3;
        }
        IO.println(IO.readln("more? ") == null ? "none" : "some");
        System.out.println(longer(first, 3) + " " + longer(rest, 3) + " " + n);
    }
}
