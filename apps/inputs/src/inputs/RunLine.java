package inputs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A line of a run list: the arguments of a run, and which files it reads. */
final class RunLine {
    private final List<String> arguments = new ArrayList<>();
    private final List<String> files = new ArrayList<>();

    /** Adds an argument that is passed as it is. */
    RunLine argument(String text) {
        arguments.add(text);
        return this;
    }

    /** Adds an argument that names a file which the program reads. */
    RunLine file(Path file) {
        files.add(file.toString());
        return argument(file.toString());
    }

    String json() {
        return "{\"args\":" + array(arguments) + ",\"files\":" + array(files) + "}";
    }

    private static String array(List<String> texts) {
        StringBuilder json = new StringBuilder("[");
        for (String text : texts) {
            json.append(json.length() > 1 ? "," : "").append(quote(text));
        }
        return json.append(']').toString();
    }

    private static String quote(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < ' ') {
                json.append(String.format("\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
