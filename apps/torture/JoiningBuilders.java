// args: cat | aab | noe
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collectors.joining over a stream of builders that changed. */
public class JoiningBuilders {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder(args[0]);
        sb.setCharAt(0, 'x');
        System.out.println(Stream.of(sb, "q").collect(Collectors.joining("-")).charAt(0) == 'x' ? 1 : 2);
    }
}
