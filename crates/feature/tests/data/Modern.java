class Modern {
    sealed interface Shape {}
    record Dot(int at) implements Shape {}
    record Line(int from, int to) implements Shape {}
    enum Side { LEFT, RIGHT }

    static int describe(Shape shape) {
        return switch (shape) {
            case Dot dot -> 1;
            case Line line when line.from() > 3 -> 2;
            case Line line -> 3;
        };
    }

    static int side(Side side) {
        return switch (side) {
            case LEFT -> 1;
            case RIGHT -> 2;
            case null -> 3;
        };
    }

    static int plain(Side side) {
        return switch (side) {
            case LEFT -> 1;
            case RIGHT -> 2;
        };
    }

    static int word(String word) {
        return switch (word) {
            case "Aa", "BB" -> 1;
            default -> 2;
        };
    }
}
