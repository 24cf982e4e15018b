import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What the instrumenter does, as far as ASM makes it easy: a counter for every basic block, and the sum and
 * the number of the values that are stored to primitive locals. No spanning trees, no merging of sums, no
 * exceptions inside blocks, no layout: less thinking and more probes. Frames are copied. For each jar: the
 * classes, and seconds of the first pass, of the fastest of five with one thread, and of the fastest of five
 * with all processors; jars are read before. After --once only the seconds of a first pass with all
 * processors.
 */
public class AsmCounters {
    private static final String HOLDER = "mantis/gen/C";

    public static void main(String[] args) throws Exception {
        boolean once = false;
        for (String jar : args) {
            if (jar.equals("--once")) {
                once = true;
                continue;
            }
            List<byte[]> classes = read(jar);
            String name = jar.replaceAll(".*/", "");
            if (once) {
                System.out.printf("%s\t%d\t%.3f%n", name, classes.size(), pass(classes, true));
                continue;
            }
            double first = pass(classes, false);
            double one = first;
            double all = Double.MAX_VALUE;
            for (int i = 0; i < 5; i++) {
                one = Math.min(one, pass(classes, false));
                all = Math.min(all, pass(classes, true));
            }
            System.out.printf("%s\t%d\t%.3f\t%.3f\t%.3f%n", name, classes.size(), first, one, all);
        }
    }

    private static List<byte[]> read(String path) throws Exception {
        List<byte[]> classes = new ArrayList<>();
        try (JarFile jar = new JarFile(path)) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.startsWith("META-INF/")) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        classes.add(in.readAllBytes());
                    }
                }
            }
        }
        return classes;
    }

    private static double pass(List<byte[]> classes, boolean parallel) {
        long start = System.nanoTime();
        IntStream all = IntStream.range(0, classes.size());
        long size = (parallel ? all.parallel() : all).mapToLong(i -> count(classes.get(i)).length).sum();
        if (size == 0) {
            throw new IllegalStateException("nothing written");
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private static byte[] count(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassNode type = new ClassNode();
        reader.accept(type, 0);
        int slot = 0;
        for (MethodNode method : type.methods) {
            if (method.instructions.size() > 0) {
                slot = count(method, slot);
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    private static int count(MethodNode method, int slot) {
        Set<AbstractInsnNode> leaders = leaders(method);
        for (AbstractInsnNode insn = method.instructions.getFirst(); insn != null; insn = insn.getNext()) {
            if (leaders.contains(insn)) {
                method.instructions.insertBefore(insn, counter("c", slot++));
            }
            if (insn instanceof VarInsnNode && insn.getOpcode() >= Opcodes.ISTORE && insn.getOpcode() <= Opcodes.DSTORE) {
                InsnList after = sum((VarInsnNode) insn, slot++);
                AbstractInsnNode last = after.getLast();
                method.instructions.insert(insn, after);
                insn = last;
            }
        }
        return slot;
    }

    /** The first real instruction of each block. */
    private static Set<AbstractInsnNode> leaders(MethodNode method) {
        Set<AbstractInsnNode> starts = Collections.newSetFromMap(new IdentityHashMap<>());
        starts.add(method.instructions.getFirst());
        for (AbstractInsnNode insn = method.instructions.getFirst(); insn != null; insn = insn.getNext()) {
            if (insn instanceof JumpInsnNode) {
                starts.add(((JumpInsnNode) insn).label);
                add(starts, insn.getNext());
            } else if (insn instanceof TableSwitchInsnNode) {
                starts.addAll(((TableSwitchInsnNode) insn).labels);
                starts.add(((TableSwitchInsnNode) insn).dflt);
            } else if (insn instanceof LookupSwitchInsnNode) {
                starts.addAll(((LookupSwitchInsnNode) insn).labels);
                starts.add(((LookupSwitchInsnNode) insn).dflt);
            }
        }
        for (TryCatchBlockNode handler : method.tryCatchBlocks) {
            starts.add(handler.handler);
        }
        Set<AbstractInsnNode> leaders = Collections.newSetFromMap(new IdentityHashMap<>());
        for (AbstractInsnNode start : starts) {
            AbstractInsnNode insn = start;
            while (insn instanceof LabelNode || insn instanceof LineNumberNode || insn instanceof FrameNode) {
                insn = insn.getNext();
            }
            add(leaders, insn);
        }
        return leaders;
    }

    private static void add(Set<AbstractInsnNode> set, AbstractInsnNode insn) {
        if (insn != null) {
            set.add(insn);
        }
    }

    private static InsnList counter(String array, int slot) {
        InsnList list = new InsnList();
        list.add(new FieldInsnNode(Opcodes.GETSTATIC, HOLDER, array, "[J"));
        list.add(new LdcInsnNode(slot));
        list.add(new InsnNode(Opcodes.DUP2));
        list.add(new InsnNode(Opcodes.LALOAD));
        list.add(new InsnNode(Opcodes.LCONST_1));
        list.add(new InsnNode(Opcodes.LADD));
        list.add(new InsnNode(Opcodes.LASTORE));
        return list;
    }

    /** Behind a store: adds the local's value to a sum. */
    private static InsnList sum(VarInsnNode store, int slot) {
        boolean floating = store.getOpcode() == Opcodes.FSTORE || store.getOpcode() == Opcodes.DSTORE;
        InsnList list = new InsnList();
        list.add(new FieldInsnNode(Opcodes.GETSTATIC, HOLDER, floating ? "d" : "s", floating ? "[D" : "[J"));
        list.add(new LdcInsnNode(slot));
        list.add(new InsnNode(Opcodes.DUP2));
        list.add(new InsnNode(floating ? Opcodes.DALOAD : Opcodes.LALOAD));
        list.add(new VarInsnNode(store.getOpcode() - Opcodes.ISTORE + Opcodes.ILOAD, store.var));
        if (store.getOpcode() == Opcodes.ISTORE) {
            list.add(new InsnNode(Opcodes.I2L));
        } else if (store.getOpcode() == Opcodes.FSTORE) {
            list.add(new InsnNode(Opcodes.F2D));
        }
        list.add(new InsnNode(floating ? Opcodes.DADD : Opcodes.LADD));
        list.add(new InsnNode(floating ? Opcodes.DASTORE : Opcodes.LASTORE));
        return list;
    }
}
