package brook;

import brook.Node.*;
import brook.Program.*;
import java.util.*;

/** Translates the tree to instructions; with fused = true some sequences become one instruction. */
final class Compiler {
    private final boolean fused;
    private final Program program = new Program();
    private final Map<String, Integer> globals = new HashMap<>();
    private final Map<String, Integer> functionIndex = new HashMap<>();
    private Function fn;
    private Map<String, Integer> locals;
    private Deque<List<Integer>> breaks = new ArrayDeque<>();

    Compiler(boolean fused, Collection<String> params) {
        this.fused = fused;
        params.forEach(p -> globals.put(p, globals.size()));
    }

    Program compile(List<Stmt> stmts) {
        Function main = new Function("main", 0);
        program.functions.add(main);
        for (Stmt s : stmts) {
            if (s instanceof Fn f) {
                functionIndex.put(f.name(), program.functions.size());
                program.functions.add(new Function(f.name(), f.params().size()));
            }
        }
        fn = main;
        block(stmts);
        finish();
        for (Stmt s : stmts) {
            if (s instanceof Fn f) {
                fn = program.functions.get(functionIndex.get(f.name()));
                locals = new HashMap<>();
                f.params().forEach(p -> locals.put(p, locals.size()));
                fn.locals = locals.size();
                block(f.body());
                finish();
            }
        }
        program.globals = globals.size();
        return program;
    }

    private void finish() {
        fn.emit(Op.CONST, program.constant(null), 0);
        fn.emit(Op.RETURN, 0, 0);
    }

    private int declare(String name) {
        if (locals == null) return globals.computeIfAbsent(name, n -> globals.size());
        int slot = locals.computeIfAbsent(name, n -> locals.size());
        fn.locals = Math.max(fn.locals, locals.size());
        return slot;
    }

    private void store(String name, int line) {
        Integer slot = locals == null ? null : locals.get(name);
        if (slot != null) fn.emit(Op.STORE, slot, 0);
        else if (globals.containsKey(name)) fn.emit(Op.STOREG, globals.get(name), 0);
        else throw new ScriptError("line " + line + ": unknown variable " + name);
    }

    private void block(List<Stmt> list) {
        list.forEach(this::stmt);
    }

    private void patch(int at) {
        fn.code[at + 1] = fn.size;
    }

    private void stmt(Stmt s) {
        if (s instanceof Let l) {
            expr(l.value());
            int slot = declare(l.name());
            fn.emit(locals == null ? Op.STOREG : Op.STORE, slot, 0);
        } else if (s instanceof Assign a) {
            Integer slot = locals == null ? null : locals.get(a.name());
            if (fused && slot != null && a.value() instanceof Binary b && b.op().equals("+") && b.left() instanceof Var v
                    && v.name().equals(a.name()) && b.right() instanceof Const c && c.value() instanceof Long n) {
                fn.emit(Op.INC, slot, n.intValue());
                return;
            }
            expr(a.value());
            store(a.name(), a.line());
        } else if (s instanceof Store t) {
            expr(t.base());
            expr(t.key());
            expr(t.value());
            fn.emit(Op.SETINDEX, 0, 0);
        } else if (s instanceof If i) {
            expr(i.cond());
            int skip = fn.emit(Op.JFALSE, 0, 0);
            block(i.then());
            if (i.otherwise().isEmpty()) {
                patch(skip);
            } else {
                int end = fn.emit(Op.JUMP, 0, 0);
                patch(skip);
                block(i.otherwise());
                patch(end);
            }
        } else if (s instanceof While w) {
            int start = fn.size, exit;
            if (fused && locals != null && w.cond() instanceof Binary b && b.op().equals("<") && b.left() instanceof Var x
                    && b.right() instanceof Var y && locals.containsKey(x.name()) && locals.containsKey(y.name())) {
                exit = fn.emit(Op.JGE_LOCALS, 0, locals.get(x.name()) << 16 | locals.get(y.name()));
            } else {
                expr(w.cond());
                exit = fn.emit(Op.JFALSE, 0, 0);
            }
            loop(w.body(), start);
            patch(exit);
            breaks.pop().forEach(this::patch);
        } else if (s instanceof For f) {
            expr(f.list());
            int it = declare("$it" + fn.size), var = declare(f.name());
            fn.emit(Op.ITER, 0, 0);
            fn.emit(locals == null ? Op.STOREG : Op.STORE, it, 0);
            int start = fn.size;
            fn.emit(locals == null ? Op.LOADG : Op.LOAD, it, 0);
            int exit = fn.emit(Op.NEXT, 0, 0);
            fn.emit(locals == null ? Op.STOREG : Op.STORE, var, 0);
            loop(f.body(), start);
            patch(exit);
            breaks.pop().forEach(this::patch);
        } else if (s instanceof Return r) {
            expr(r.value());
            fn.emit(Op.RETURN, 0, 0);
        } else if (s instanceof Break) {
            if (breaks.isEmpty()) throw new ScriptError("break outside of a loop");
            breaks.peek().add(fn.emit(Op.JUMP, 0, 0));
        } else if (s instanceof Eval e) {
            expr(e.expr());
            fn.emit(Op.POP, 0, 0);
        }
    }

    private void loop(List<Stmt> body, int start) {
        breaks.push(new ArrayList<>());
        block(body);
        fn.emit(Op.JUMP, start, 0);
    }

    private void expr(Expr e) {
        if (e instanceof Const c) {
            fn.emit(Op.CONST, program.constant(c.value()), 0);
        } else if (e instanceof Var v) {
            Integer slot = locals == null ? null : locals.get(v.name());
            if (slot != null) fn.emit(Op.LOAD, slot, 0);
            else if (globals.containsKey(v.name())) fn.emit(Op.LOADG, globals.get(v.name()), 0);
            else throw new ScriptError("line " + v.line() + ": unknown variable " + v.name());
        } else if (e instanceof Unary u) {
            expr(u.arg());
            fn.emit(u.op().equals("-") ? Op.NEG : Op.NOT, 0, 0);
        } else if (e instanceof Binary b) {
            expr(b.left());
            if (b.op().equals("and") || b.op().equals("or")) {
                int j = fn.emit(b.op().equals("and") ? Op.JFALSE_KEEP : Op.JTRUE_KEEP, 0, 0);
                fn.emit(Op.POP, 0, 0);
                expr(b.right());
                patch(j);
                return;
            }
            expr(b.right());
            fn.emit(switch (b.op()) {
                case "+" -> Op.ADD;
                case "-" -> Op.SUB;
                case "*" -> Op.MUL;
                case "/" -> Op.DIV;
                case "%" -> Op.MOD;
                case "==" -> Op.EQ;
                case "!=" -> Op.NE;
                case "<" -> Op.LT;
                case "<=" -> Op.LE;
                case ">" -> Op.GT;
                default -> Op.GE;
            }, 0, 0);
        } else if (e instanceof Call c) {
            c.args().forEach(this::expr);
            Integer index = functionIndex.get(c.name());
            if (index != null) {
                if (program.functions.get(index).params != c.args().size()) throw new ScriptError("line " + c.line() + ": wrong arguments for " + c.name());
                fn.emit(Op.CALL, index, c.args().size());
            } else {
                int b = Builtins.NAMES.indexOf(c.name());
                if (b < 0) throw new ScriptError("line " + c.line() + ": unknown function " + c.name());
                fn.emit(Op.BUILTIN, b, c.args().size());
            }
        } else if (e instanceof Index i) {
            expr(i.base());
            expr(i.key());
            fn.emit(Op.INDEX, 0, 0);
        } else if (e instanceof ListLit l) {
            l.items().forEach(this::expr);
            fn.emit(Op.LIST, l.items().size(), 0);
        } else if (e instanceof MapLit m) {
            for (int i = 0; i < m.keys().size(); i++) {
                expr(m.keys().get(i));
                expr(m.values().get(i));
            }
            fn.emit(Op.MAP, m.keys().size(), 0);
        }
    }
}
