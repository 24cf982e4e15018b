import com.ibm.wala.classLoader.IBytecodeMethod;
import com.ibm.wala.classLoader.Language;
import com.ibm.wala.core.java11.Java9AnalysisScopeReader;
import com.ibm.wala.ipa.callgraph.AnalysisCacheImpl;
import com.ibm.wala.ipa.callgraph.AnalysisOptions;
import com.ibm.wala.ipa.callgraph.AnalysisOptions.ReflectionOptions;
import com.ibm.wala.ipa.callgraph.AnalysisScope;
import com.ibm.wala.ipa.callgraph.CGNode;
import com.ibm.wala.ipa.callgraph.CallGraph;
import com.ibm.wala.ipa.callgraph.CallGraphBuilder;
import com.ibm.wala.ipa.callgraph.impl.Util;
import com.ibm.wala.ipa.callgraph.propagation.InstanceKey;
import com.ibm.wala.ipa.callgraph.propagation.PointerAnalysis;
import com.ibm.wala.ipa.cha.ClassHierarchy;
import com.ibm.wala.ipa.cha.ClassHierarchyFactory;
import com.ibm.wala.ipa.slicer.NormalStatement;
import com.ibm.wala.ipa.slicer.SDG;
import com.ibm.wala.ipa.slicer.Slicer;
import com.ibm.wala.ipa.slicer.Statement;
import com.ibm.wala.ssa.SSAConditionalBranchInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Backward slices of WALA from the conditional branches at source lines: {@code WalaSlices JAR MAIN
 * EXCLUSIONS DEPENDENCE FILE:LINE...}, where DEPENDENCE is a constant of {@code DataDependenceOptions}.
 * Prints the seconds of the call graph and, for each seed, those of its slice and how many statements and
 * source lines of the program (not of the JDK) it has. Zero-one-CFA, no reflection, control dependence
 * without exceptions.
 */
public class WalaSlices {
    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        AnalysisScope scope = new Java9AnalysisScopeReader().makeJavaBinaryAnalysisScope(args[0], new File(args[2]));
        ClassHierarchy hierarchy = ClassHierarchyFactory.make(scope);
        AnalysisOptions options = new AnalysisOptions(scope, Util.makeMainEntrypoints(hierarchy, "L" + args[1].replace('.', '/')));
        options.setReflectionOptions(ReflectionOptions.NONE);
        CallGraphBuilder<InstanceKey> builder = Util.makeZeroOneCFABuilder(Language.JAVA, options, new AnalysisCacheImpl(), hierarchy);
        CallGraph graph = builder.makeCallGraph(options, null);
        PointerAnalysis<InstanceKey> pointers = builder.getPointerAnalysis();
        System.out.printf("call graph\t%.3f\t%d nodes%n", (System.nanoTime() - start) / 1e9, graph.getNumberOfNodes());
        start = System.nanoTime();
        Slicer.DataDependenceOptions data = Slicer.DataDependenceOptions.valueOf(args[3]);
        SDG<InstanceKey> dependence = new SDG<>(graph, pointers, data, Slicer.ControlDependenceOptions.NO_EXCEPTIONAL_EDGES);
        System.out.printf("dependence graph\t%.3f%n", (System.nanoTime() - start) / 1e9);
        for (int i = 4; i < args.length; i++) {
            start = System.nanoTime();
            List<Statement> seeds = seeds(graph, args[i]);
            if (seeds.isEmpty()) {
                throw new IllegalStateException("no branch at " + args[i]);
            }
            Collection<Statement> slice = Slicer.computeBackwardSlice(dependence, seeds);
            double seconds = (System.nanoTime() - start) / 1e9;
            Set<String> lines = new TreeSet<>();
            Set<String> statements = new TreeSet<>();
            for (Statement s : slice) {
                if (isApplication(s.getNode()) && s instanceof NormalStatement) {
                    int index = ((NormalStatement) s).getInstructionIndex();
                    statements.add(s.getNode().getMethod().getSignature() + "@" + index);
                    lines.add(place(s.getNode(), index));
                }
            }
            System.out.printf("%s\t%.3f\t%d\t%d%n", args[i], seconds, statements.size(), lines.size());
        }
    }

    private static List<Statement> seeds(CallGraph graph, String wanted) throws Exception {
        List<Statement> seeds = new ArrayList<>();
        for (CGNode node : graph) {
            if (!isApplication(node) || node.getIR() == null) {
                continue;
            }
            SSAInstruction[] instructions = node.getIR().getInstructions();
            for (int i = 0; i < instructions.length; i++) {
                if (instructions[i] instanceof SSAConditionalBranchInstruction && place(node, i).equals(wanted)) {
                    seeds.add(new NormalStatement(node, i));
                }
            }
        }
        return seeds;
    }

    private static boolean isApplication(CGNode node) {
        return node.getMethod().getDeclaringClass().getClassLoader().getName().toString().equals("Application");
    }

    private static String place(CGNode node, int index) throws Exception {
        if (!(node.getMethod() instanceof IBytecodeMethod)) {
            return "?";
        }
        int line = node.getMethod().getLineNumber(((IBytecodeMethod<?>) node.getMethod()).getBytecodeIndex(index));
        // WALA does not know the source files of classes in jars: one file for each class that is in no other
        // one.
        String name = node.getMethod().getDeclaringClass().getName().getClassName().toString();
        return name.replaceFirst("\\$.*", "") + ".java:" + line;
    }
}
