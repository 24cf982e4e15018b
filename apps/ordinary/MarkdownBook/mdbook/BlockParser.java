package mdbook;

import java.util.*;
import java.util.regex.*;

/** Line oriented recursive block parser. */
final class BlockParser {
    private static final Pattern ATX = Pattern.compile("^(#{1,6})\\s+(.*?)\\s*#*$");
    private static final Pattern FENCE = Pattern.compile("^(```+|~~~+)\\s*(\\w*)\\s*$");
    private static final Pattern ITEM = Pattern.compile("^(\\s{0,3})([-*+]|\\d{1,9}[.)])\\s+(.*)$");
    private static final Pattern RULE = Pattern.compile("^ {0,3}((\\*\\s*){3,}|(-\\s*){3,}|(_\\s*){3,})$");
    private static final Pattern TABLE_SEP = Pattern.compile("^\\|?\\s*:?-+:?\\s*(\\|\\s*:?-+:?\\s*)*\\|?$");

    private final References refs;

    BlockParser(References refs) {
        this.refs = refs;
    }

    List<Block> parse(List<String> lines) {
        List<Block> out = new ArrayList<>();
        int i = 0;
        while (i < lines.size()) {
            String line = lines.get(i);
            if (line.isBlank()) {
                i++;
                continue;
            }
            Matcher m = FENCE.matcher(line);
            if (m.matches()) {
                String close = m.group(1);
                List<String> code = new ArrayList<>();
                i++;
                while (i < lines.size() && !lines.get(i).startsWith(close)) code.add(lines.get(i++));
                i++;
                out.add(new Block.Code(m.group(2), code));
                continue;
            }
            m = ATX.matcher(line);
            if (m.matches()) {
                out.add(new Block.Heading(m.group(1).length(), m.group(2)));
                i++;
                continue;
            }
            if (RULE.matcher(line).matches()) {
                out.add(new Block.Rule());
                i++;
                continue;
            }
            if (line.startsWith(">")) {
                List<String> inner = new ArrayList<>();
                while (i < lines.size() && lines.get(i).startsWith(">")) {
                    inner.add(lines.get(i++).replaceFirst("^> ?", ""));
                }
                out.add(new Block.Quote(parse(inner)));
                continue;
            }
            m = ITEM.matcher(line);
            if (m.matches()) {
                i = parseList(lines, i, out);
                continue;
            }
            if (refs.define(line)) {
                i++;
                continue;
            }
            if (line.contains("|") && i + 1 < lines.size() && TABLE_SEP.matcher(lines.get(i + 1)).matches()) {
                i = parseTable(lines, i, out);
                continue;
            }
            StringBuilder para = new StringBuilder(line.strip());
            i++;
            while (i < lines.size() && continuesParagraph(lines.get(i))) {
                para.append(lines.get(i).endsWith("  ") ? "\n" : " ").append(lines.get(i).strip());
                i++;
            }
            out.add(new Block.Paragraph(para.toString()));
        }
        return out;
    }

    private boolean continuesParagraph(String line) {
        return !line.isBlank() && !line.startsWith(">") && !ATX.matcher(line).matches()
                && !FENCE.matcher(line).matches() && !ITEM.matcher(line).matches();
    }

    private int parseList(List<String> lines, int start, List<Block> out) {
        Matcher first = ITEM.matcher(lines.get(start));
        first.matches();
        boolean ordered = Character.isDigit(first.group(2).charAt(0));
        List<List<Block>> items = new ArrayList<>();
        List<String> current = null;
        int i = start;
        while (i < lines.size()) {
            String line = lines.get(i);
            Matcher m = ITEM.matcher(line);
            if (m.matches() && m.group(1).length() < 2
                    && Character.isDigit(m.group(2).charAt(0)) == ordered) {
                if (current != null) items.add(parse(current));
                current = new ArrayList<>();
                current.add(m.group(3));
            } else if (line.startsWith("  ") && current != null) {
                current.add(line.substring(Math.min(line.length(), line.startsWith("    ") ? 4 : 2)));
            } else {
                break;
            }
            i++;
        }
        if (current != null) items.add(parse(current));
        out.add(new Block.ListBlock(ordered, items));
        return i;
    }

    private int parseTable(List<String> lines, int start, List<Block> out) {
        List<String> header = cells(lines.get(start));
        List<Character> align = new ArrayList<>();
        for (String c : cells(lines.get(start + 1))) {
            boolean l = c.startsWith(":");
            boolean r = c.endsWith(":");
            align.add(l && r ? 'c' : r ? 'r' : 'l');
        }
        List<List<String>> rows = new ArrayList<>();
        int i = start + 2;
        while (i < lines.size() && lines.get(i).contains("|")) rows.add(cells(lines.get(i++)));
        out.add(new Block.Table(header, align, rows));
        return i;
    }

    private static List<String> cells(String line) {
        String t = line.strip();
        if (t.startsWith("|")) t = t.substring(1);
        if (t.endsWith("|")) t = t.substring(0, t.length() - 1);
        List<String> res = new ArrayList<>();
        for (String c : t.split("(?<!\\\\)\\|", -1)) res.add(c.strip());
        return res;
    }
}
