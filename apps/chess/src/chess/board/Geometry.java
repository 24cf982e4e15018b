package chess.board;

import java.util.Arrays;

/** Where pieces could go from each square of an empty board. */
public final class Geometry {
    private static final int[][] STRAIGHT_STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL_STEPS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int[][] KING_STEPS = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

    private static final int[][] KNIGHT = new int[Squares.COUNT][];
    private static final int[][] KING = new int[Squares.COUNT][];
    private static final int[][][] STRAIGHT = new int[Squares.COUNT][][];
    private static final int[][][] DIAGONAL = new int[Squares.COUNT][][];
    private static final int[][][] PAWN_ATTACKS = new int[2][Squares.COUNT][];

    static {
        for (int square = 0; square < Squares.COUNT; square++) {
            KNIGHT[square] = jumps(square, KNIGHT_STEPS);
            KING[square] = jumps(square, KING_STEPS);
            STRAIGHT[square] = rays(square, STRAIGHT_STEPS);
            DIAGONAL[square] = rays(square, DIAGONAL_STEPS);
            for (Color color : Color.values()) {
                int[][] steps = {{-1, color.forward()}, {1, color.forward()}};
                PAWN_ATTACKS[color.ordinal()][square] = jumps(square, steps);
            }
        }
    }

    private Geometry() {
    }

    public static int[] knight(int square) {
        return KNIGHT[square];
    }

    public static int[] king(int square) {
        return KING[square];
    }

    /** The squares along ranks and files, nearest first in each direction. */
    public static int[][] straight(int square) {
        return STRAIGHT[square];
    }

    /** The squares along diagonals, nearest first in each direction. */
    public static int[][] diagonal(int square) {
        return DIAGONAL[square];
    }

    /** The squares a pawn attacks. */
    public static int[] pawnAttacks(Color color, int square) {
        return PAWN_ATTACKS[color.ordinal()][square];
    }

    private static int[] jumps(int square, int[][] steps) {
        int[] targets = new int[steps.length];
        int count = 0;
        for (int[] step : steps) {
            int file = Squares.file(square) + step[0];
            int rank = Squares.rank(square) + step[1];
            if (Squares.onBoard(file, rank)) {
                targets[count++] = Squares.of(file, rank);
            }
        }
        return Arrays.copyOf(targets, count);
    }

    private static int[][] rays(int square, int[][] steps) {
        int[][] rays = new int[steps.length][];
        for (int i = 0; i < steps.length; i++) {
            int[] ray = new int[7];
            int length = 0;
            int file = Squares.file(square) + steps[i][0];
            int rank = Squares.rank(square) + steps[i][1];
            while (Squares.onBoard(file, rank)) {
                ray[length++] = Squares.of(file, rank);
                file += steps[i][0];
                rank += steps[i][1];
            }
            rays[i] = Arrays.copyOf(ray, length);
        }
        return rays;
    }
}
