import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Builds an HTML report of sections defined in an XML file from an XML file of records.
 * usage: ReportMill report.xml data.xml out.html [lang]
 */
public class ReportMill {

    // ------------------------------------------------------------- messages
    public static class Texts extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            return new Object[][] {
                {"title", "{0} - {1} records read, {2} refused"},
                {"group", "{0}: {1,number,integer} rows, total {2,number,#,##0.00}"},
                {"empty", "Section {0} has no rows"},
                {"total", "All: {0,choice,0#none|1#one row|1<{0} rows}"},
            };
        }
    }
    public static class Texts_de extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            return new Object[][] {
                {"title", "{0} - {1} Zeilen gelesen, {2} abgewiesen"},
                {"group", "{0}: {1,number,integer} Zeilen, Summe {2,number,#,##0.00}"},
                {"empty", "Abschnitt {0} ist leer"},
                {"total", "Gesamt: {0,choice,0#keine|1#eine Zeile|1<{0} Zeilen}"},
            };
        }
    }

    // ------------------------------------------------------------ the model
    static class Row {
        final Map<String, String> fields = new LinkedHashMap<>();
        String get(String name) { return fields.getOrDefault(name, ""); }
        double number(String name) {
            try {
                return Double.parseDouble(get(name));
            } catch (NumberFormatException e) {
                return 0;
            }
        }
    }

    enum Aggregate {
        SUM { double of(List<Row> rows, String f) { return rows.stream().mapToDouble(r -> r.number(f)).sum(); } },
        AVG { double of(List<Row> rows, String f) { return rows.stream().mapToDouble(r -> r.number(f)).average().orElse(0); } },
        MAX { double of(List<Row> rows, String f) { return rows.stream().mapToDouble(r -> r.number(f)).max().orElse(0); } },
        DISTINCT { double of(List<Row> rows, String f) { return rows.stream().map(r -> r.get(f)).distinct().count(); } },
        MEDIAN {
            double of(List<Row> rows, String f) {
                double[] v = rows.stream().mapToDouble(r -> r.number(f)).sorted().toArray();
                return v.length == 0 ? 0 : (v[(v.length - 1) / 2] + v[v.length / 2]) / 2;
            }
        };
        abstract double of(List<Row> rows, String field);
    }

    enum Format {
        TEXT { String show(String v, Locale l) { return escape(v); } },
        MONEY { String show(String v, Locale l) { return String.format(l, "%,.2f", Double.parseDouble(v)); } },
        DATE {
            String show(String v, Locale l) {
                return LocalDate.parse(v).format(DateTimeFormatter.ofPattern("d MMMM yyyy", l));
            }
        },
        BAR { String show(String v, Locale l) { return "|".repeat(Math.max(0, Math.min(40, (int) (Double.parseDouble(v) / 25)))); } };
        abstract String show(String v, Locale l);

        String safe(String v, Locale l) {
            try {
                return show(v, l);
            } catch (NumberFormatException | DateTimeParseException e) {
                return "<i>" + escape(v) + "</i>";
            }
        }
    }

    record Column(String field, String head, Format format) {}
    record Section(String name, List<String> groups, List<Column> columns, Predicate<Row> filter, Comparator<Row> order,
                   Map<Aggregate, String> aggregates, int limit) {}

    static String escape(String s) {
        StringBuilder sb = new StringBuilder(s.length() + 8);
        for (char c : s.toCharArray())
            switch (c) {
                case '<' -> sb.append("&lt;");
                case '>' -> sb.append("&gt;");
                case '&' -> sb.append("&amp;");
                default -> sb.append(c);
            }
        return sb.toString();
    }

    // ----------------------------------------------------- definition (DOM)
    static List<Element> children(Element e, String tag) {
        List<Element> out = new ArrayList<>();
        NodeList list = e.getChildNodes();
        for (int i = 0; i < list.getLength(); i++)
            if (list.item(i).getNodeType() == Node.ELEMENT_NODE && list.item(i).getNodeName().equals(tag))
                out.add((Element) list.item(i));
        return out;
    }

    static Predicate<Row> filter(Element e) {
        Predicate<Row> all = r -> true;
        for (Element w : children(e, "where")) {
            String f = w.getAttribute("field"), v = w.getAttribute("value");
            Predicate<Row> p = switch (w.getAttribute("op")) {
                case "eq" -> r -> r.get(f).equals(v);
                case "gt" -> r -> r.number(f) > Double.parseDouble(v);
                case "lt" -> r -> r.number(f) < Double.parseDouble(v);
                case "like" -> r -> r.get(f).matches("(?i).*" + v + ".*");
                default -> throw new IllegalArgumentException("operator " + w.getAttribute("op"));
            };
            all = all.and(w.getAttribute("not").equals("true") ? p.negate() : p);
        }
        return all;
    }

    static Section section(Element e) {
        List<Column> cols = children(e, "column").stream()
                .map(c -> new Column(c.getAttribute("field"), c.getTextContent().trim(),
                        Format.valueOf(c.getAttribute("format").toUpperCase(Locale.ROOT))))
                .collect(Collectors.toList());
        Comparator<Row> order = (a, b) -> 0;
        for (Element s : children(e, "sort")) {
            String f = s.getAttribute("field");
            Comparator<Row> c = s.getAttribute("numeric").equals("true")
                    ? Comparator.comparingDouble((ToDoubleFunction<Row>) r -> r.number(f))
                    : Comparator.comparing((Function<Row, String>) r -> r.get(f).toLowerCase(Locale.ROOT));
            order = order.thenComparing(s.getAttribute("desc").equals("true") ? c.reversed() : c);
        }
        Map<Aggregate, String> aggs = new TreeMap<>();
        for (Element a : children(e, "aggregate"))
            aggs.put(Aggregate.valueOf(a.getAttribute("kind").toUpperCase(Locale.ROOT)), a.getAttribute("field"));
        List<String> groups = children(e, "group").stream().map(g -> g.getAttribute("field")).collect(Collectors.toList());
        String limit = e.getAttribute("limit");
        return new Section(e.getAttribute("name"), groups, cols, filter(e), order, aggs,
                limit.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(limit));
    }

    // ---------------------------------------------------------- data (StAX)
    static class DataReader {
        int refused;
        List<Row> read(Path p, String key) throws IOException, XMLStreamException {
            List<Row> rows = new ArrayList<>();
            try (InputStream in = Files.newInputStream(p)) {
                XMLStreamReader xr = XMLInputFactory.newInstance().createXMLStreamReader(in);
                Row row = null;
                String field = null;
                StringBuilder text = new StringBuilder();
                while (xr.hasNext()) {
                    switch (xr.next()) {
                        case XMLStreamConstants.START_ELEMENT:
                            if (xr.getLocalName().equals("row")) {
                                row = new Row();
                                for (int i = 0; i < xr.getAttributeCount(); i++)
                                    row.fields.put(xr.getAttributeLocalName(i), xr.getAttributeValue(i));
                            } else if (row != null) {
                                field = xr.getLocalName();
                                text.setLength(0);
                            }
                            break;
                        case XMLStreamConstants.CHARACTERS:
                            if (field != null) text.append(xr.getText());
                            break;
                        case XMLStreamConstants.END_ELEMENT:
                            if (xr.getLocalName().equals("row")) {
                                if (row.get(key).isEmpty()) refused++;
                                else rows.add(row);
                                row = null;
                            } else if (field != null) {
                                row.fields.put(field, text.toString());
                                field = null;
                            }
                            break;
                        default:
                    }
                }
                xr.close();
            }
            return rows;
        }
    }

    // --------------------------------------------------------------- output
    private final PrintWriter out;
    private final ResourceBundle texts;
    private final Locale locale;
    private int printed;

    ReportMill(PrintWriter out, Locale locale) {
        this.out = out;
        this.locale = locale;
        this.texts = ResourceBundle.getBundle("ReportMill$Texts", locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
    }

    String msg(String key, Object... a) { return new MessageFormat(texts.getString(key), locale).format(a); }

    void write(Section s, List<Row> data) {
        out.println("<h2>" + escape(s.name()) + "</h2>");
        List<Row> rows = data.stream().filter(s.filter()).sorted(s.order()).collect(Collectors.toList());
        if (rows.isEmpty()) { out.println("<p>" + msg("empty", s.name()) + "</p>"); return; }
        group(s, rows, 0);
        out.println("<p>" + msg("total", rows.size()) + "</p>");
    }

    void group(Section s, List<Row> rows, int level) {
        if (level == s.groups().size()) { table(s, rows); return; }
        Map<String, List<Row>> parts = rows.stream()
                .collect(Collectors.groupingBy(r -> r.get(s.groups().get(level)), TreeMap::new, Collectors.toList()));
        String field = s.aggregates().getOrDefault(Aggregate.SUM, "amount");
        parts.forEach((k, list) -> {
            out.println("<h" + (level + 3) + ">" + escape(msg("group", k, list.size(), Aggregate.SUM.of(list, field)))
                    + "</h" + (level + 3) + ">");
            group(s, list, level + 1);
        });
    }

    void table(Section s, List<Row> rows) {
        out.println("<table><tr>" + s.columns().stream().map(c -> "<th>" + escape(c.head()) + "</th>").collect(Collectors.joining()) + "</tr>");
        for (Row r : rows.subList(0, Math.min(rows.size(), s.limit()))) {
            out.print("<tr>");
            for (Column c : s.columns()) out.print("<td>" + c.format().safe(r.get(c.field()), locale) + "</td>");
            out.println("</tr>");
            printed++;
        }
        s.aggregates().forEach((a, f) -> out.println(String.format(locale, "<tr class=sum><td>%s %s</td><td>%,.3f</td></tr>",
                a.name().toLowerCase(Locale.ROOT), f, a.of(rows, f))));
        out.println("</table>");
    }

    public static void main(String[] args) throws IOException, XMLStreamException, SAXException, ParserConfigurationException {
        Locale locale = args.length > 3 ? Locale.forLanguageTag(args[3]) : Locale.ENGLISH;
        Document doc = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Path.of(args[0]).toFile());
        Element root = doc.getDocumentElement();
        List<Section> sections = children(root, "section").stream().map(ReportMill::section).collect(Collectors.toList());
        DataReader reader = new DataReader();
        List<Row> data = reader.read(Path.of(args[1]), root.getAttribute("key"));
        Path target = Path.of(args[2]);
        try (BufferedWriter w = Files.newBufferedWriter(target); PrintWriter pw = new PrintWriter(w)) {
            ReportMill mill = new ReportMill(pw, locale);
            pw.println("<html><body><h1>" + escape(mill.msg("title", root.getAttribute("title"), data.size(), reader.refused)) + "</h1>");
            for (Section s : sections) mill.write(s, data);
            pw.println("</body></html>");
            System.out.println(sections.size() + " sections, " + mill.printed + " lines");
        }
        System.out.println(Files.size(target) + " bytes");
    }
}
