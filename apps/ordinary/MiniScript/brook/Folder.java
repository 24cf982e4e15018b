package brook;

import brook.Node.*;
import java.util.*;

/** Constant folding and removal of dead branches. */
final class Folder {

    List<Stmt> fold(List<Stmt> list) {
        List<Stmt> out = new ArrayList<>();
        for (Stmt s : list) {
            if (s instanceof If i && expr(i.cond()) instanceof Const c) {
                out.addAll(fold(Ops.truthy(c.value()) ? i.then() : i.otherwise()));
            } else if (s instanceof While w && expr(w.cond()) instanceof Const c && !Ops.truthy(c.value())) {
                continue;
            } else {
                out.add(stmt(s));
            }
        }
        return out;
    }

    private Stmt stmt(Stmt s) {
        if (s instanceof Let l) return new Let(l.name(), expr(l.value()));
        if (s instanceof Assign a) return new Assign(a.name(), expr(a.value()), a.line());
        if (s instanceof Store t) return new Store(expr(t.base()), expr(t.key()), expr(t.value()));
        if (s instanceof If i) return new If(expr(i.cond()), fold(i.then()), fold(i.otherwise()));
        if (s instanceof While w) return new While(expr(w.cond()), fold(w.body()));
        if (s instanceof For f) return new For(f.name(), expr(f.list()), fold(f.body()));
        if (s instanceof Fn f) return new Fn(f.name(), f.params(), fold(f.body()));
        if (s instanceof Return r) return new Return(expr(r.value()));
        if (s instanceof Eval e) return new Eval(expr(e.expr()));
        return s;
    }

    private Expr expr(Expr e) {
        if (e instanceof Unary u) {
            Expr a = expr(u.arg());
            return a instanceof Const c ? new Const(u.op().equals("-") ? Ops.neg(c.value()) : (Object) !Ops.truthy(c.value())) : new Unary(u.op(), a);
        }
        if (e instanceof Binary b) {
            Expr l = expr(b.left()), r = expr(b.right());
            if (l instanceof Const x && r instanceof Const y && !b.op().equals("and") && !b.op().equals("or")) {
                try {
                    return new Const(Ops.binary(b.op(), x.value(), y.value()));
                } catch (ScriptError ex) {
                    return new Binary(b.op(), l, r);
                }
            }
            return new Binary(b.op(), l, r);
        }
        if (e instanceof Call c) return new Call(c.name(), c.args().stream().map(this::expr).toList(), c.line());
        if (e instanceof Index i) return new Index(expr(i.base()), expr(i.key()));
        if (e instanceof ListLit l) return new ListLit(l.items().stream().map(this::expr).toList());
        return e;
    }
}
