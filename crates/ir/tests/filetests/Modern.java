class Modern {
    record Point(int x, int y) {}

    sealed interface Shape {}
    record Dot(Point at) implements Shape {}
    record Line(Point from, Point to) implements Shape {}
    enum Side { LEFT, RIGHT }

    static String describe(Shape shape) {
        return switch (shape) {
            case Dot dot -> "dot " + dot.at();
            case Line line when line.from().x() > 3 -> "far line";
            case Line line -> "line\n" + line.to() + "\u0001";
        };
    }

    static int side(Side side) {
        return switch (side) {
            case LEFT -> 1;
            case RIGHT -> 2;
            case null -> 3;
        };
    }
}
