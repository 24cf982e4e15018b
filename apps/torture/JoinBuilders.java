// args: cat | aab | noe
import java.util.List;

/** String.join over a list of builders that change after they were put there. */
public class JoinBuilders {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder(args[0]);
        List<CharSequence> l = List.of(sb, "q");
        sb.setCharAt(0, 'x');
        System.out.println(String.join("-", l).charAt(0) == 'x' ? 1 : 2);
    }
}
