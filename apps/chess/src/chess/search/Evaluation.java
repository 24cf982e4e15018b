package chess.search;

import java.util.Arrays;

import chess.board.Color;
import chess.board.Geometry;
import chess.board.Piece;
import chess.board.PieceType;
import chess.board.Position;
import chess.board.Squares;

/** What a position is worth without looking ahead: material, activity, pawns, safety of the kings. */
final class Evaluation {
    private static final int MOBILITY = 4;
    private static final int CENTER = 3;
    private static final int ADVANCE = 6;
    private static final int PASSED = 12;
    private static final int DOUBLED = -14;
    private static final int ISOLATED = -11;
    private static final int SHELTER = 9;
    private static final int BISHOP_PAIR = 30;
    private static final int OPEN_FILE = 18;
    /** Material without pawns and kings below which the kings should leave their corners. */
    private static final int ENDGAME = 2600;

    private final Position position;
    private final int[][] pawnsOnFile = new int[2][8];
    private final int[] bishops = new int[2];
    private int heavyMaterial;

    Evaluation(Position position) {
        this.position = position;
    }

    /** Hundredths of a pawn, positive if the side whose turn it is stands better. */
    int evaluate() {
        count();
        int white = side(Color.WHITE);
        int black = side(Color.BLACK);
        return position.sideToMove() == Color.WHITE ? white - black : black - white;
    }

    private void count() {
        heavyMaterial = 0;
        for (Color color : Color.values()) {
            Arrays.fill(pawnsOnFile[color.ordinal()], 0);
            bishops[color.ordinal()] = 0;
        }
        for (int square = 0; square < Squares.COUNT; square++) {
            Piece piece = position.at(square);
            if (piece == null) {
                continue;
            }
            if (piece.type() == PieceType.PAWN) {
                pawnsOnFile[piece.color().ordinal()][Squares.file(square)]++;
            } else if (piece.type() != PieceType.KING) {
                heavyMaterial += piece.type().value();
                if (piece.type() == PieceType.BISHOP) {
                    bishops[piece.color().ordinal()]++;
                }
            }
        }
    }

    private int side(Color color) {
        int sum = bishops[color.ordinal()] > 1 ? BISHOP_PAIR : 0;
        for (int square = 0; square < Squares.COUNT; square++) {
            Piece piece = position.at(square);
            if (piece != null && piece.color() == color) {
                sum += piece.type().value() + place(color, piece.type(), square);
            }
        }
        return sum;
    }

    private int place(Color color, PieceType type, int square) {
        switch (type) {
            case PAWN:
                return pawn(color, square);
            case KNIGHT:
                return CENTER * centrality(square) * 2 + MOBILITY * jumps(color, Geometry.knight(square));
            case BISHOP:
                return CENTER * centrality(square) + MOBILITY * slides(color, Geometry.diagonal(square));
            case ROOK:
                return MOBILITY * slides(color, Geometry.straight(square)) / 2 + openFile(color, square);
            case QUEEN:
                return (slides(color, Geometry.straight(square)) + slides(color, Geometry.diagonal(square))) * MOBILITY / 4;
            default:
                return heavyMaterial < ENDGAME ? 2 * CENTER * centrality(square) : shelter(color, square);
        }
    }

    /** 0 in the corners, 6 in the center. */
    private static int centrality(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }

    private int jumps(Color color, int[] targets) {
        int count = 0;
        for (int target : targets) {
            Piece piece = position.at(target);
            if (piece == null || piece.color() != color) {
                count++;
            }
        }
        return count;
    }

    private int slides(Color color, int[][] rays) {
        int count = 0;
        for (int[] ray : rays) {
            for (int target : ray) {
                Piece piece = position.at(target);
                if (piece != null) {
                    if (piece.color() != color) {
                        count++;
                    }
                    break;
                }
                count++;
            }
        }
        return count;
    }

    private int pawn(Color color, int square) {
        int file = Squares.file(square);
        int advanced = Math.abs(Squares.rank(square) - color.pawnRank());
        int[] own = pawnsOnFile[color.ordinal()];
        int score = advanced * ADVANCE / 2;
        if (file >= 2 && file <= 5) {
            score += advanced < 3 ? ADVANCE * advanced : ADVANCE;
        }
        if (own[file] > 1) {
            score += DOUBLED;
        }
        if ((file == 0 || own[file - 1] == 0) && (file == 7 || own[file + 1] == 0)) {
            score += ISOLATED;
        }
        if (isPassed(color, square)) {
            score += PASSED * advanced;
        }
        return score;
    }

    /** Whether no pawn of the opponent can stop or take this one. */
    private boolean isPassed(Color color, int square) {
        Piece hostile = Piece.of(color.opposite(), PieceType.PAWN);
        int file = Squares.file(square);
        for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++) {
            if (pawnsOnFile[color.opposite().ordinal()][f] == 0) {
                continue;
            }
            for (int rank = Squares.rank(square) + color.forward(); rank > 0 && rank < 7; rank += color.forward()) {
                if (position.at(Squares.of(f, rank)) == hostile) {
                    return false;
                }
            }
        }
        return true;
    }

    private int openFile(Color color, int square) {
        int file = Squares.file(square);
        if (pawnsOnFile[color.ordinal()][file] > 0) {
            return 0;
        }
        return pawnsOnFile[color.opposite().ordinal()][file] > 0 ? OPEN_FILE / 2 : OPEN_FILE;
    }

    /** Own pawns around the king, and how far it has stayed at home. */
    private int shelter(Color color, int square) {
        Piece friend = Piece.of(color, PieceType.PAWN);
        int score = -SHELTER * Math.abs(Squares.rank(square) - color.homeRank());
        for (int near : Geometry.king(square)) {
            if (position.at(near) == friend) {
                score += SHELTER;
            }
        }
        return score;
    }
}
