/** Column and row, from 0. */
record CellName(int column, int row) implements Comparable<CellName> {
    static CellName parse(String text) {
        int at = 0;
        int column = 0;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            column = column * 26 + Character.toUpperCase(text.charAt(at++)) - 'A' + 1;
        }
        if (at == 0 || at == text.length()) throw new IllegalArgumentException("not a cell: " + text);
        return new CellName(column - 1, Integer.parseInt(text.substring(at)) - 1);
    }

    @Override
    public int compareTo(CellName o) {
        return row != o.row ? Integer.compare(row, o.row) : Integer.compare(column, o.column);
    }

    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder();
        for (int c = column + 1; c > 0; c = (c - 1) / 26) letters.insert(0, (char) ('A' + (c - 1) % 26));
        return letters.append(row + 1).toString();
    }
}
