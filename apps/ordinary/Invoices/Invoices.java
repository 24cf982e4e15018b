import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints all invoices of a file through a template: java Invoices TEMPLATE DATA OUT. Lines: "invoice;number;customer;country" or "item;text;count;price". */
public final class Invoices {
    private Invoices() {}

    public static void main(String[] args) throws IOException, TemplateException {
        File template = new File(args[0]).getAbsoluteFile();
        Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
        configuration.setDirectoryForTemplateLoading(template.getParentFile());
        configuration.setLocale(Locale.ROOT);
        configuration.setDefaultEncoding("UTF-8");
        Template page = configuration.getTemplate(template.getName());
        Map<String, Object> model = new HashMap<>();
        model.put("invoices", read(Path.of(args[1])));
        try (Writer out = new BufferedWriter(Files.newBufferedWriter(Path.of(args[2]), StandardCharsets.UTF_8))) {
            page.process(model, out);
        }
    }

    private static List<Map<String, Object>> read(Path path) throws IOException {
        List<Map<String, Object>> invoices = new ArrayList<>();
        List<Map<String, Object>> items = null;
        try (BufferedReader in = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] cells = line.split(";");
                Map<String, Object> entry = new HashMap<>();
                if (cells[0].equals("invoice")) {
                    items = new ArrayList<>();
                    entry.put("number", Integer.valueOf(cells[1]));
                    entry.put("customer", cells[2]);
                    entry.put("country", cells[3]);
                    entry.put("items", items);
                    invoices.add(entry);
                } else if (items != null) {
                    entry.put("text", cells[1]);
                    entry.put("count", Integer.valueOf(cells[2]));
                    entry.put("price", new BigDecimal(cells[3]));
                    items.add(entry);
                }
            }
        }
        return invoices;
    }
}
