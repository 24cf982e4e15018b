// args: 9 x*x-3 4|25 (x+7)%5*x 2|60 x-x/3*2+y 7
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessFlag;
import java.util.function.IntBinaryOperator;

public class ClassFileGen {
    static int callbacks;
    public static int observe(int v) { // called by the generated code
        callbacks++;
        return v % 7 == 0 ? v + 1 : v;
    }

    /** Compiles expressions over x and y with + - * / % and parentheses. */
    static class Compiler {
        final String src;
        final CodeBuilder code;
        int pos, emitted;
        Compiler(String src, CodeBuilder code) { this.src = src; this.code = code; }
        boolean at(String set) { return pos < src.length() && set.indexOf(src.charAt(pos)) >= 0; }
        void sum() {
            product();
            while (at("+-")) {
                char op = src.charAt(pos++);
                product();
                if (op == '+') code.iadd(); else code.isub();
                emitted++;
            }
        }
        void product() {
            atom();
            while (at("*/%")) {
                char op = src.charAt(pos++);
                atom();
                switch (op) { case '*' -> code.imul(); case '/' -> code.idiv(); default -> code.irem(); }
                emitted++;
            }
        }
        void atom() {
            char c = src.charAt(pos++);
            switch (c) {
                case 'x' -> code.iload(0).invokestatic(SELF, "observe", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int));
                case 'y' -> code.iload(1);
                case '(' -> { sum(); pos++; }
                default -> code.loadConstant(c - '0');
            }
        }
    }
    static final ClassDesc SELF = ClassFileGen.class.describeConstable().orElseThrow();
    static final MethodTypeDesc BINARY = MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int, ConstantDescs.CD_int);
    static int emitted;

    static byte[] generate(String expr) {
        ClassDesc me = ClassDesc.of("Generated");
        return ClassFile.of().build(me, cb -> cb
            .withFlags(AccessFlag.PUBLIC, AccessFlag.FINAL)
            .withInterfaceSymbols(IntBinaryOperator.class.describeConstable().orElseThrow())
            .withField("runs", ConstantDescs.CD_int, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC)
            .withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
                b -> b.aload(0).invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void).return_())
            .withMethodBody("f", BINARY, ClassFile.ACC_STATIC, b -> {
                Compiler c = new Compiler(expr, b);
                c.sum();
                emitted += c.emitted;
                b.ireturn();
            })
            .withMethodBody("applyAsInt", BINARY, ClassFile.ACC_PUBLIC, b -> { // while (i < y) { acc ^= f(x + i, y); i++; runs++; }
                Label top = b.newLabel(), end = b.newLabel();
                int i = b.allocateLocal(TypeKind.INT), acc = b.allocateLocal(TypeKind.INT);
                b.iconst_0().istore(i).iload(1).istore(acc).labelBinding(top).iload(i).iload(2).if_icmpge(end);
                b.iload(acc).iload(1).iload(i).iadd().iload(2).invokestatic(me, "f", BINARY);
                b.dup().ifThenElse(java.lang.classfile.Opcode.IFLT, neg -> neg.ineg().ixor(), pos -> pos.iadd());
                b.istore(acc).iinc(i, 1).getstatic(me, "runs", ConstantDescs.CD_int).iconst_1().iadd().putstatic(me, "runs", ConstantDescs.CD_int);
                b.goto_(top).labelBinding(end).iload(acc).ireturn();
            }));
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[2]);
        MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(generate(args[1]), true);
        IntBinaryOperator op = (IntBinaryOperator) hidden.lookupClass().getConstructor().newInstance();
        MethodHandle f = hidden.findStatic(hidden.lookupClass(), "f", MethodType.methodType(int.class, int.class, int.class));
        int positive = 0, loops = 0, errors = 0;
        for (int i = 0; i < n; i++) {
            if (op.applyAsInt(i, i % k) > n) positive++;
            for (int v = (int) f.invokeExact(i, k) % 40; v > 0; v -= 3) loops++;
        }
        IntBinaryOperator second = (IntBinaryOperator) MethodHandles.lookup().defineHiddenClass(generate("x/(y-" + k + ")"),
                true).lookupClass().getConstructor().newInstance();
        for (int i = 0; i < n; i++) {
            try { loops += second.applyAsInt(i, i % (k + 2)) & 1; } catch (ArithmeticException e) { errors++; }
        }
        int runs = hidden.lookupClass().getField("runs").getInt(null);
        System.out.println(positive + " " + loops + " " + errors + " " + runs + " " + second.getClass().getField("runs").getInt(null) + " "
                + callbacks + " " + emitted);
    }
}
