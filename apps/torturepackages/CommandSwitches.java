// args: -size 40 -mode FAST -word oak -word elm in | -size 7 -word fir | -mode SLOW -size 90 -names a,bb,ccc -names d out | -verbose -size 12 -bound 3 -names zz
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import switches.SwitchParser;
import switches.SwitchParser.Rest;
import switches.SwitchParser.Switch;

/**
 * Private fields are set by a parser of another package, which has no access to them at first; those that are lists say by
 * their generic types what is in them, also of a class that nothing else needs.
 */
public class CommandSwitches {
    enum Mode {
        FAST(1), PLAIN(3), SLOW(9);

        final int factor;

        Mode(int factor) {
            this.factor = factor;
        }
    }

    enum Shape {
        ROUND, FLAT
    }

    static class Options {
        @Switch(name = "-size")
        private int size = 5;

        @Switch(name = "-mode")
        private Mode mode = Mode.PLAIN;

        @Switch(name = "-word")
        private List<String> words = new ArrayList<>();

        @Switch(name = "-names", split = ",")
        private List<String> names;

        @Switch(name = "-shape")
        private List<Shape> shapes = new ArrayList<>();

        @Switch(name = "-verbose")
        private boolean verbose;

        @Rest
        private List<String> rest = new ArrayList<>();

        private int bound = -1;

        @Switch(name = "-bound", hidden = true)
        void limit(int bound) {
            this.bound = bound;
        }
    }

    public static void main(String[] args) throws Exception {
        Options options = new Options();
        SwitchParser parser = new SwitchParser(options);
        parser.parse(Arrays.asList(args));
        long sum = 0;
        for (int i = 0; i < options.size * options.mode.factor; i++) {
            sum += i % 7;
            if (options.bound >= 0 && sum % 5 > options.bound) {
                sum++;
            }
        }
        for (String word : options.words) {
            for (int i = 0; i < word.length() * 3; i++) {
                sum ^= word.charAt(i % word.length()) * (long) i;
            }
        }
        for (String name : options.names == null ? List.<String>of() : options.names) {
            sum += name.length();
        }
        if (options.verbose) {
            sum += options.rest.size();
        }
        System.out.println(sum + " " + options.shapes.size());
    }
}
