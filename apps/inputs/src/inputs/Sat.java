package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Random 3-SAT formulas in DIMACS CNF, 120 to 260 variables, 3.6 to 4.6 clauses a variable: around the threshold. */
final class Sat implements Generator {
    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int variables = draw.inRange(120, 260);
        int clauses = (int) (variables * draw.between(3.6, 4.6));
        StringBuilder text = new StringBuilder("p cnf " + variables + " " + clauses + "\n");
        for (int i = 0; i < clauses; i++) {
            int first = draw.between(1, variables);
            int second = other(draw, variables, first, first);
            for (int v : new int[] {first, second, other(draw, variables, first, second)}) {
                text.append(draw.between(0, 1) == 0 ? -v : v).append(' ');
            }
            text.append("0\n");
        }
        Path file = folder.resolve(String.format("formula%04d.cnf", index));
        Files.writeString(file, text);
        return new RunLine().file(file);
    }

    private static int other(Draw draw, int variables, int a, int b) {
        int v = draw.between(1, variables);
        while (v == a || v == b) {
            v = draw.between(1, variables);
        }
        return v;
    }
}
