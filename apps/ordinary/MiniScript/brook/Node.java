package brook;

import java.util.List;

/** Syntax tree. */
interface Node {
    interface Expr extends Node {}

    interface Stmt extends Node {}

    record Const(Object value) implements Expr {}

    record Var(String name, int line) implements Expr {}

    record Unary(String op, Expr arg) implements Expr {}

    record Binary(String op, Expr left, Expr right) implements Expr {}

    record Call(String name, List<Expr> args, int line) implements Expr {}

    record Index(Expr base, Expr key) implements Expr {}

    record ListLit(List<Expr> items) implements Expr {}

    record MapLit(List<Expr> keys, List<Expr> values) implements Expr {}

    record Let(String name, Expr value) implements Stmt {}

    record Assign(String name, Expr value, int line) implements Stmt {}

    record Store(Expr base, Expr key, Expr value) implements Stmt {}

    record If(Expr cond, List<Stmt> then, List<Stmt> otherwise) implements Stmt {}

    record While(Expr cond, List<Stmt> body) implements Stmt {}

    record For(String name, Expr list, List<Stmt> body) implements Stmt {}

    record Fn(String name, List<String> params, List<Stmt> body) implements Stmt {}

    record Return(Expr value) implements Stmt {}

    record Break() implements Stmt {}

    record Eval(Expr expr) implements Stmt {}
}
