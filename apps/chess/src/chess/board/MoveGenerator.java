package chess.board;

import java.util.ArrayList;
import java.util.List;

/** Finds the moves that the rules of chess allow. */
public final class MoveGenerator {
    private static final PieceType[] PROMOTIONS = {PieceType.QUEEN, PieceType.KNIGHT, PieceType.ROOK, PieceType.BISHOP};

    private final Position position;
    private final Color side;
    private final List<Move> moves = new ArrayList<>(48);

    private MoveGenerator(Position position) {
        this.position = position;
        this.side = position.sideToMove();
    }

    /** All legal moves; none if the side is mated or has no move. */
    public static List<Move> legalMoves(Position position) {
        return new MoveGenerator(position).generate();
    }

    private List<Move> generate() {
        for (int square = 0; square < Squares.COUNT; square++) {
            Piece piece = position.at(square);
            if (piece != null && piece.color() == side) {
                addMoves(square, piece.type());
            }
        }
        moves.removeIf(this::exposesKing);
        return moves;
    }

    private boolean exposesKing(Move move) {
        position.make(move);
        boolean exposed = position.attacked(position.king(side), side.opposite());
        position.undo();
        return exposed;
    }

    private void addMoves(int from, PieceType type) {
        switch (type) {
            case PAWN:
                addPawnMoves(from);
                break;
            case KNIGHT:
                addJumps(from, Geometry.knight(from));
                break;
            case KING:
                addJumps(from, Geometry.king(from));
                addCastling(true);
                addCastling(false);
                break;
            default:
                if (type.slidesStraight()) {
                    addSlides(from, Geometry.straight(from));
                }
                if (type.slidesDiagonally()) {
                    addSlides(from, Geometry.diagonal(from));
                }
                break;
        }
    }

    private void addPawnMoves(int from) {
        int step = 8 * side.forward();
        int to = from + step;
        if (position.at(to) == null) {
            if (isLastRank(to)) {
                addPromotions(from, to, null);
            } else {
                moves.add(Move.normal(from, to, null));
                if (Squares.rank(from) == side.pawnRank() && position.at(to + step) == null) {
                    moves.add(Move.special(Move.Kind.DOUBLE_STEP, from, to + step, null));
                }
            }
        }
        for (int target : Geometry.pawnAttacks(side, from)) {
            Piece captured = position.at(target);
            if (target == position.enPassant()) {
                moves.add(Move.special(Move.Kind.EN_PASSANT, from, target, Piece.of(side.opposite(), PieceType.PAWN)));
            } else if (captured != null && captured.color() != side) {
                if (isLastRank(target)) {
                    addPromotions(from, target, captured);
                } else {
                    moves.add(Move.normal(from, target, captured));
                }
            }
        }
    }

    private boolean isLastRank(int square) {
        return Squares.rank(square) == side.opposite().homeRank();
    }

    private void addPromotions(int from, int to, Piece captured) {
        for (PieceType promotion : PROMOTIONS) {
            moves.add(Move.promotion(from, to, captured, promotion));
        }
    }

    private void addJumps(int from, int[] targets) {
        for (int to : targets) {
            addUnlessBlocked(from, to);
        }
    }

    private void addSlides(int from, int[][] rays) {
        for (int[] ray : rays) {
            for (int to : ray) {
                if (!addUnlessBlocked(from, to)) {
                    break;
                }
            }
        }
    }

    /** Adds the move if the target is free or can be taken; returns whether a sliding piece could go on. */
    private boolean addUnlessBlocked(int from, int to) {
        Piece captured = position.at(to);
        if (captured == null) {
            moves.add(Move.normal(from, to, null));
            return true;
        }
        if (captured.color() != side) {
            moves.add(Move.normal(from, to, captured));
        }
        return false;
    }

    private void addCastling(boolean shortSide) {
        if (!position.mayCastle(side, shortSide)) {
            return;
        }
        int king = position.king(side);
        int direction = shortSide ? 1 : -1;
        int corner = Squares.of(shortSide ? 7 : 0, side.homeRank());
        for (int square = king + direction; square != corner; square += direction) {
            if (position.at(square) != null) {
                return;
            }
        }
        Color opponent = side.opposite();
        if (!position.attacked(king, opponent) && !position.attacked(king + direction, opponent)) {
            moves.add(Move.special(Move.Kind.CASTLING, king, king + 2 * direction, null));
        }
    }
}
