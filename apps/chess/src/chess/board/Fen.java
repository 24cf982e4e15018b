package chess.board;

/** Reads and writes positions in Forsyth-Edwards notation. */
public final class Fen {
    public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String RIGHTS = "KQkq";

    private Fen() {
    }

    /** Reads a position; the two counters at its end may be missing. */
    public static Position parse(String text) throws FenException {
        String[] fields = text.trim().split("\\s+");
        if (fields.length < 4) {
            throw new FenException("a position needs at least four fields: " + text);
        }
        Piece[] squares = parseBoard(fields[0]);
        Color side = parseSide(fields[1]);
        int castling = parseCastling(fields[2], squares);
        int enPassant = fields[3].equals("-") ? Squares.NONE : parseSquare(fields[3]);
        int quietPlies = fields.length > 4 ? parseCounter(fields[4]) : 0;
        int moveNumber = fields.length > 5 ? parseCounter(fields[5]) : 1;
        Position position = new Position(squares, side, castling, enPassant, quietPlies, moveNumber);
        if (position.attacked(position.king(side.opposite()), side)) {
            throw new FenException("the side that has moved is in check");
        }
        return position;
    }

    private static Piece[] parseBoard(String text) throws FenException {
        String[] ranks = text.split("/");
        if (ranks.length != 8) {
            throw new FenException("the board has " + ranks.length + " ranks");
        }
        Piece[] squares = new Piece[Squares.COUNT];
        int[] kings = new int[2];
        for (int i = 0; i < 8; i++) {
            int rank = 7 - i;
            int file = 0;
            for (char c : ranks[i].toCharArray()) {
                if (c >= '1' && c <= '8') {
                    file += c - '0';
                    continue;
                }
                Piece piece = Piece.ofLetter(c);
                if (piece == null || file > 7) {
                    throw new FenException("wrong rank: " + ranks[i]);
                }
                if (piece.type() == PieceType.PAWN && (rank == 0 || rank == 7)) {
                    throw new FenException("a pawn on rank " + (rank + 1));
                }
                if (piece.type() == PieceType.KING) {
                    kings[piece.color().ordinal()]++;
                }
                squares[Squares.of(file++, rank)] = piece;
            }
            if (file != 8) {
                throw new FenException("wrong rank: " + ranks[i]);
            }
        }
        if (kings[0] != 1 || kings[1] != 1) {
            throw new FenException("each side needs one king");
        }
        return squares;
    }

    private static Color parseSide(String text) throws FenException {
        switch (text) {
            case "w":
                return Color.WHITE;
            case "b":
                return Color.BLACK;
            default:
                throw new FenException("whose turn is " + text + "?");
        }
    }

    /** Rights without king and rook in their places are ignored. */
    private static int parseCastling(String text, Piece[] squares) throws FenException {
        int castling = 0;
        for (char c : text.toCharArray()) {
            int right = RIGHTS.indexOf(c);
            if (right < 0 && c != '-') {
                throw new FenException("no such right to castle: " + c);
            }
            if (right >= 0) {
                Color color = right < 2 ? Color.WHITE : Color.BLACK;
                boolean shortSide = right % 2 == 0;
                int king = Squares.of(4, color.homeRank());
                int corner = Squares.of(shortSide ? 7 : 0, color.homeRank());
                if (squares[king] == Piece.of(color, PieceType.KING) && squares[corner] == Piece.of(color, PieceType.ROOK)) {
                    castling |= Position.castlingRight(color, shortSide);
                }
            }
        }
        return castling;
    }

    private static int parseSquare(String text) throws FenException {
        int square = Squares.parse(text);
        if (square == Squares.NONE) {
            throw new FenException("no such square: " + text);
        }
        return square;
    }

    private static int parseCounter(String text) throws FenException {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new FenException("not a number: " + text);
        }
    }

    public static String format(Position position) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int free = 0;
            for (int file = 0; file < 8; file++) {
                Piece piece = position.at(Squares.of(file, rank));
                if (piece == null) {
                    free++;
                } else {
                    text.append(free > 0 ? Integer.toString(free) : "").append(piece.letter());
                    free = 0;
                }
            }
            text.append(free > 0 ? Integer.toString(free) : "").append(rank > 0 ? "/" : " ");
        }
        text.append(position.sideToMove() == Color.WHITE ? 'w' : 'b').append(' ');
        if (position.castling() == 0) {
            text.append('-');
        }
        for (int i = 0; i < 4; i++) {
            if ((position.castling() & 1 << i) != 0) {
                text.append(RIGHTS.charAt(i));
            }
        }
        text.append(' ').append(position.enPassant() == Squares.NONE ? "-" : Squares.name(position.enPassant()));
        return text.append(' ').append(position.quietPlies()).append(' ').append(position.moveNumber()).toString();
    }
}
