package brook;

import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * Runs a Brook script.
 * usage: Brook [-O LEVEL] [-d DATA.csv] [-f FUEL] [--dump] [--profile] SCRIPT [name=value...]
 */
public final class Brook {

    public static void main(String[] args) throws IOException {
        int opt = 1;
        long fuel = Long.MAX_VALUE;
        boolean dump = false, profile = false;
        Path script = null;
        List<Object> rows = new ArrayList<>();
        Map<String, Object> params = new TreeMap<>();
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "-O" -> opt = Integer.parseInt(args[++i]);
                case "-f" -> fuel = Long.parseLong(args[++i]);
                case "-d" -> rows = readCsv(Path.of(args[++i]));
                case "--dump" -> dump = true;
                case "--profile" -> profile = true;
                default -> {
                    int eq = args[i].indexOf('=');
                    if (script == null) script = Path.of(args[i]);
                    else if (eq > 0) params.put(args[i].substring(0, eq), literal(args[i].substring(eq + 1)));
                    else throw new IllegalArgumentException(args[i]);
                }
            }
        }
        if (script == null) {
            System.err.println("usage: Brook [-O LEVEL] [-d DATA.csv] [-f FUEL] SCRIPT [name=value...]");
            System.exit(2);
        }
        PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 14), false);
        try {
            List<Node.Stmt> program = new Parser(new Lexer(Files.readString(script)).tokens()).program();
            if (opt > 0) program = new Folder().fold(program);
            Compiler compiler = new Compiler(opt >= 2, params.keySet());
            Program compiled = compiler.compile(program);
            if (dump) out.print(compiled.disassemble());
            Machine vm = new Machine(compiled, new Builtins(rows, out::println), fuel, profile);
            vm.run(params.values().toArray());
            if (profile) out.print(vm.profile());
        } catch (ScriptError e) {
            out.flush();
            System.err.println("error: " + e.getMessage());
            System.exit(3);
        }
        out.flush();
    }

    private static List<Object> readCsv(Path p) throws IOException {
        List<Object> rows = new ArrayList<>();
        try (BufferedReader in = Files.newBufferedReader(p)) {
            for (String line; (line = in.readLine()) != null; ) {
                List<Object> row = new ArrayList<>();
                for (String f : line.split(",", -1)) row.add(literal(f));
                rows.add(row);
            }
        }
        return rows;
    }

    private static Object literal(String s) {
        try {
            return s.contains(".") ? (Object) Double.valueOf(s) : (Object) Long.valueOf(s);
        } catch (NumberFormatException e) {
            return s;
        }
    }
}
