package chess.board;

import java.util.ArrayDeque;
import java.util.Deque;

/** A board, whose turn it is, and what else the rules need to know. */
public final class Position {
    static final int WHITE_SHORT = 1;
    static final int WHITE_LONG = 2;
    static final int BLACK_SHORT = 4;
    static final int BLACK_LONG = 8;
    private static final int[] RIGHTS_KEPT = new int[Squares.COUNT];

    static {
        for (int square = 0; square < Squares.COUNT; square++) {
            RIGHTS_KEPT[square] = WHITE_SHORT | WHITE_LONG | BLACK_SHORT | BLACK_LONG;
        }
        for (Color color : Color.values()) {
            RIGHTS_KEPT[Squares.of(0, color.homeRank())] &= ~castlingRight(color, false);
            RIGHTS_KEPT[Squares.of(7, color.homeRank())] &= ~castlingRight(color, true);
            RIGHTS_KEPT[Squares.of(4, color.homeRank())] &= ~(castlingRight(color, false) | castlingRight(color, true));
        }
    }

    /** What a move destroys and cannot be found out from it afterwards. */
    private static final class Undo {
        private final Move move;
        private final Piece moved;
        private final int castling;
        private final int enPassant;
        private final int quietPlies;

        private Undo(Move move, Piece moved, int castling, int enPassant, int quietPlies) {
            this.move = move;
            this.moved = moved;
            this.castling = castling;
            this.enPassant = enPassant;
            this.quietPlies = quietPlies;
        }
    }

    private final Piece[] squares;
    private final int[] kings = {Squares.NONE, Squares.NONE};
    private final Deque<Undo> history = new ArrayDeque<>();
    private Color sideToMove;
    private int castling;
    private int enPassant;
    private int quietPlies;
    private int moveNumber;

    Position(Piece[] squares, Color sideToMove, int castling, int enPassant, int quietPlies, int moveNumber) {
        this.squares = squares.clone();
        this.sideToMove = sideToMove;
        this.castling = castling;
        this.enPassant = enPassant;
        this.quietPlies = quietPlies;
        this.moveNumber = moveNumber;
        for (int square = 0; square < Squares.COUNT; square++) {
            Piece piece = squares[square];
            if (piece != null && piece.type() == PieceType.KING) {
                kings[piece.color().ordinal()] = square;
            }
        }
    }

    /** A copy that can be played on independently; it does not remember the moves before. */
    public Position copy() {
        return new Position(squares, sideToMove, castling, enPassant, quietPlies, moveNumber);
    }

    static int castlingRight(Color color, boolean shortSide) {
        if (color == Color.WHITE) {
            return shortSide ? WHITE_SHORT : WHITE_LONG;
        }
        return shortSide ? BLACK_SHORT : BLACK_LONG;
    }

    /** The piece on a square, or null. */
    public Piece at(int square) {
        return squares[square];
    }

    public Color sideToMove() {
        return sideToMove;
    }

    public int king(Color color) {
        return kings[color.ordinal()];
    }

    int castling() {
        return castling;
    }

    boolean mayCastle(Color color, boolean shortSide) {
        return (castling & castlingRight(color, shortSide)) != 0;
    }

    /** The square a pawn has just jumped over, or {@link Squares#NONE}. */
    int enPassant() {
        return enPassant;
    }

    /** Moves of either side since a pawn moved or a piece was taken. */
    public int quietPlies() {
        return quietPlies;
    }

    int moveNumber() {
        return moveNumber;
    }

    public int pieces() {
        int count = 0;
        for (Piece piece : squares) {
            if (piece != null) {
                count++;
            }
        }
        return count;
    }

    /** Whether the side whose turn it is must answer a check. */
    public boolean inCheck() {
        return attacked(king(sideToMove), sideToMove.opposite());
    }

    /** Whether a piece of the given color attacks the square. */
    public boolean attacked(int square, Color by) {
        for (int from : Geometry.pawnAttacks(by.opposite(), square)) {
            if (squares[from] == Piece.of(by, PieceType.PAWN)) {
                return true;
            }
        }
        for (int from : Geometry.knight(square)) {
            if (squares[from] == Piece.of(by, PieceType.KNIGHT)) {
                return true;
            }
        }
        for (int from : Geometry.king(square)) {
            if (squares[from] == Piece.of(by, PieceType.KING)) {
                return true;
            }
        }
        for (int[] ray : Geometry.straight(square)) {
            Piece first = first(ray);
            if (first != null && first.color() == by && first.type().slidesStraight()) {
                return true;
            }
        }
        for (int[] ray : Geometry.diagonal(square)) {
            Piece first = first(ray);
            if (first != null && first.color() == by && first.type().slidesDiagonally()) {
                return true;
            }
        }
        return false;
    }

    private Piece first(int[] ray) {
        for (int square : ray) {
            if (squares[square] != null) {
                return squares[square];
            }
        }
        return null;
    }

    /** Plays a move, which must follow the rules except that it may leave the king in check. */
    public void make(Move move) {
        Piece moved = squares[move.from()];
        history.push(new Undo(move, moved, castling, enPassant, quietPlies));
        squares[move.from()] = null;
        squares[move.to()] = moved;
        enPassant = Squares.NONE;
        switch (move.kind()) {
            case DOUBLE_STEP:
                enPassant = (move.from() + move.to()) / 2;
                break;
            case EN_PASSANT:
                squares[passedPawn(move)] = null;
                break;
            case CASTLING:
                moveRook(rookCorner(move), rookTarget(move));
                break;
            case PROMOTION:
                squares[move.to()] = Piece.of(sideToMove, move.promotion());
                break;
            default:
                break;
        }
        if (moved.type() == PieceType.KING) {
            kings[sideToMove.ordinal()] = move.to();
        }
        castling &= RIGHTS_KEPT[move.from()] & RIGHTS_KEPT[move.to()];
        quietPlies = moved.type() == PieceType.PAWN || move.captured() != null ? 0 : quietPlies + 1;
        if (sideToMove == Color.BLACK) {
            moveNumber++;
        }
        sideToMove = sideToMove.opposite();
    }

    /** Takes the last move back. */
    public void undo() {
        Undo last = history.pop();
        Move move = last.move;
        sideToMove = sideToMove.opposite();
        if (sideToMove == Color.BLACK) {
            moveNumber--;
        }
        squares[move.from()] = last.moved;
        squares[move.to()] = move.captured();
        if (move.kind() == Move.Kind.EN_PASSANT) {
            squares[move.to()] = null;
            squares[passedPawn(move)] = move.captured();
        } else if (move.kind() == Move.Kind.CASTLING) {
            moveRook(rookTarget(move), rookCorner(move));
        }
        if (last.moved.type() == PieceType.KING) {
            kings[sideToMove.ordinal()] = move.from();
        }
        castling = last.castling;
        enPassant = last.enPassant;
        quietPlies = last.quietPlies;
    }

    private static int passedPawn(Move move) {
        return Squares.of(Squares.file(move.to()), Squares.rank(move.from()));
    }

    private static int rookCorner(Move castling) {
        return Squares.of(castling.to() > castling.from() ? 7 : 0, Squares.rank(castling.from()));
    }

    private static int rookTarget(Move castling) {
        return (castling.from() + castling.to()) / 2;
    }

    private void moveRook(int from, int to) {
        squares[to] = squares[from];
        squares[from] = null;
    }
}
