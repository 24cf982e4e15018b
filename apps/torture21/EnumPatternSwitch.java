// args: 3 NORTH | 10 EAST | 25 tiny
import java.util.List;

/** Pattern switches that mix enum constants, qualified names, strings and types; sequenced collections. */
public class EnumPatternSwitch {
    sealed interface Token permits Direction, Text {
    }

    enum Direction implements Token {
        NORTH, EAST, SOUTH, WEST
    }

    record Text(String value) implements Token {
    }

    static int cost(Token t, int n) {
        return switch (t) {
            case Direction.NORTH -> n;
            case Direction.EAST, Direction.WEST -> {
                int k = 0;
                for (int i = 0; i < n; i += 3) {
                    k++;
                }
                yield k;
            }
            case Direction d -> d.ordinal();
            case Text(String v) when v.isEmpty() -> -1;
            case Text(String v) -> v.length();
        };
    }

    static Token parse(String s) {
        for (Direction d : Direction.values()) {
            if (d.name().equals(s)) {
                return d;
            }
        }
        return new Text(s);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Token> tokens = List.of(parse(args[1]), Direction.SOUTH, new Text(""), parse("WEST"), parse(args[0]));
        int total = 0;
        for (Token t : tokens.reversed()) {
            for (int i = cost(t, n); i > 0; i--) {
                total++;
            }
        }
        System.out.println(total + " " + tokens.getFirst());
    }
}
