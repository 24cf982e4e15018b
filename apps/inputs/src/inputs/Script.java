package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** JavaScript of 20 to 400 functions for a compressor: comments, strings, loops, closures. */
final class Script implements Generator {
    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int functions = draw.inRange(20, 400);
        int statements = draw.between(2, 12);
        int comments = draw.between(0, 5);
        StringBuilder out = new StringBuilder("var total = 0;\n");
        for (int i = 0; i < functions; i++) {
            out.append("function work").append(i).append("(first, second) {\n  var result = first, counter = 0;\n");
            for (int k = 0; k < statements; k++) {
                if (draw.between(0, 9) < comments) {
                    out.append("  // step ").append(k).append(" of this function, described at some length\n");
                }
                statement(out, draw, i);
            }
            out.append("  return result;\n}\n");
        }
        Path file = folder.resolve(String.format("script%04d.js", index));
        Files.writeString(file, out);
        return new RunLine().argument("-o").argument(folder.resolve("out.js").toString()).file(file);
    }

    private static void statement(StringBuilder out, Draw draw, int function) {
        switch (draw.between(0, 4)) {
            case 0:
                out.append("  result = result * ").append(draw.between(2, 99)).append(" + second;\n");
                break;
            case 1:
                out.append("  for (counter = 0; counter < second; counter++) { result += counter; }\n");
                break;
            case 2:
                out.append("  if (result > ").append(draw.between(0, 999)).append(") { total += result; } else { result = -result; }\n");
                break;
            case 3:
                out.append("  var text").append(draw.between(0, 9)).append(" = 'value ' + result + \"").append(draw.between(0, 9999)).append("\";\n");
                break;
            default:
                out.append("  result += work").append(draw.between(0, function)).append("(function (inner) { return inner + counter; }, 1);\n");
                break;
        }
    }
}
