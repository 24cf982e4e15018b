// args: 3 x=n*2;while(x){x=x-1;s=s+x} | 10 s=n;if(s-10){s=1};y=s*3 | 25 i=n;while(i){i=i-5;t=i;while(t){t=t-1;s=s+1}}
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A tokenizer, a recursive parser into a tree of lambdas, and its evaluation with variables in a map. */
public class ScriptInterpreter {
    interface Code {
        int run(Map<String, Integer> vars);
    }

    private final String text;
    private int at;
    static int steps;

    ScriptInterpreter(String text) {
        this.text = text;
    }

    private boolean take(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private String word() {
        int from = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    Code block() {
        List<Code> all = new ArrayList<>();
        do {
            all.add(statement());
        } while (take(';'));
        return vars -> {
            int last = 0;
            for (Code c : all) {
                last = c.run(vars);
                steps++;
            }
            return last;
        };
    }

    private Code statement() {
        String name = word();
        if (name.equals("while") || name.equals("if")) {
            take('(');
            Code test = sum();
            take(')');
            take('{');
            Code body = block();
            take('}');
            boolean loop = name.equals("while");
            return vars -> {
                int k = 0;
                while (test.run(vars) > 0) {
                    k = body.run(vars);
                    if (!loop) {
                        break;
                    }
                }
                return k;
            };
        }
        take('=');
        Code value = sum();
        return vars -> {
            int v = value.run(vars);
            vars.put(name, v);
            return v;
        };
    }

    private Code sum() {
        Code left = product();
        while (true) {
            Code a = left;
            if (take('+')) {
                Code b = product();
                left = vars -> a.run(vars) + b.run(vars);
            } else if (take('-')) {
                Code b = product();
                left = vars -> a.run(vars) - b.run(vars);
            } else {
                return left;
            }
        }
    }

    private Code product() {
        String name = word();
        Code left = Character.isDigit(name.charAt(0))
            ? vars -> Integer.parseInt(name) : vars -> vars.getOrDefault(name, 0);
        return take('*') ? multiplied(left, product()) : left;
    }

    private static Code multiplied(Code a, Code b) {
        return vars -> a.run(vars) * b.run(vars);
    }

    public static void main(String[] args) {
        Map<String, Integer> vars = new HashMap<>();
        vars.put("n", Integer.parseInt(args[0]));
        int result = new ScriptInterpreter(args[1]).block().run(vars);
        int total = result;
        for (int i = 0; i < vars.get("s"); i++) {
            total++;
        }
        for (int i = 0; i < steps; i += 2) {
            total++;
        }
        System.out.println(total + " " + steps);
    }
}
