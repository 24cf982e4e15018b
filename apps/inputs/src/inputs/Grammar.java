package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Grammars of 10 to 120 parser rules for the ANTLR tool; the rules call each other downwards, so that none is left recursive. */
final class Grammar implements Generator {
    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        String name = String.format("Grammar%04d", index);
        int rules = draw.inRange(10, 120);
        int alternatives = draw.between(1, 5);
        int elements = draw.between(1, 6);
        int words = draw.between(5, 60);
        StringBuilder out = new StringBuilder("grammar " + name + ";\n\n");
        for (int i = 0; i < rules; i++) {
            out.append("rule").append(i).append("\n    : ");
            for (int a = 0; a < alternatives; a++) {
                out.append(a > 0 ? "    | " : "").append("'r").append(i).append('a').append(a).append("'");
                for (int e = 0; e < elements; e++) {
                    element(out, draw, i, rules, words);
                }
                out.append('\n');
            }
            out.append("    ;\n\n");
        }
        for (int w = 0; w < words; w++) {
            out.append("WORD").append(w).append(" : 'w").append(w).append("' [a-z]").append(draw.between(0, 1) == 0 ? "+" : "*").append(" ;\n");
        }
        out.append("SPACE : [ \\t\\r\\n]+ -> skip ;\n");
        Path file = folder.resolve(name + ".g4");
        Files.writeString(file, out);
        return new RunLine().argument("-o").argument(folder.resolve("out").toString()).file(file);
    }

    private static void element(StringBuilder out, Draw draw, int rule, int rules, int words) {
        int kind = draw.between(0, 3);
        if (kind == 0 && rule + 1 < rules) {
            out.append(" rule").append(draw.between(rule + 1, rules - 1));
        } else if (kind == 1) {
            out.append(" (WORD").append(draw.between(0, words - 1)).append(" ',')*");
        } else {
            out.append(" WORD").append(draw.between(0, words - 1));
        }
        if (kind == 2) {
            out.append('?');
        }
    }
}
