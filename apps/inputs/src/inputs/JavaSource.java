package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Java classes of 10 to 150 methods, for the Eclipse compiler: arithmetic, loops, switches, strings, collections. */
final class JavaSource implements Generator {
    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        String name = String.format("Source%04d", index);
        int methods = draw.inRange(10, 150);
        int statements = draw.between(3, 15);
        StringBuilder out = new StringBuilder("import java.util.*;\n\npublic class " + name + " {\n    int field = 1;\n    List<String> names = new ArrayList<>();\n");
        for (int i = 0; i < methods; i++) {
            out.append("\n    int method").append(i).append("(int a, int b) {\n        int c = a;\n");
            for (int k = 0; k < statements; k++) {
                statement(out, draw, i, k);
            }
            out.append("        return c;\n    }\n");
        }
        out.append("}\n");
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, out);
        return new RunLine().argument("-d").argument("none").argument("-proc:none").argument("-nowarn").argument("-11").file(file);
    }

    private static void statement(StringBuilder out, Draw draw, int method, int k) {
        out.append("        ");
        switch (draw.between(0, 6)) {
            case 0:
                out.append("c += a * ").append(draw.between(2, 99)).append(" + (b >> 2) - field;");
                break;
            case 1:
                out.append("for (int i").append(k).append(" = 0; i").append(k).append(" < b; i").append(k).append("++) { c ^= i").append(k).append("; }");
                break;
            case 2:
                out.append("if (a > ").append(draw.between(0, 99)).append(" && b != c) { c--; } else { field = c; }");
                break;
            case 3:
                out.append("names.add(\"n\" + c + \"-").append(draw.between(0, 9999)).append("\");");
                break;
            case 4:
                out.append("switch (c & 3) { case 0: c = 7; break; case 1: c += b; break; default: c++; }");
                break;
            case 5:
                out.append("for (String s : names) { c += s.length(); }");
                break;
            default:
                out.append("c += method").append(draw.between(0, method)).append("(c - 1, b / 2);");
                break;
        }
        out.append('\n');
    }
}
