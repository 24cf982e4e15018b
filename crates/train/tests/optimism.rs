//! Optimistic slices from end to end: what counted runs confirm, what they do not, and what the guard ends.

mod common;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Jvm, Program, Row, RunSpec};
use mantis_slice::{Assumption, Slice};
use mantis_train::candidates::Analysed;
use mantis_train::checking::Outcome;
use mantis_train::oracle::answers;
use mantis_train::reflection::Followed;
use mantis_train::session::{count, java_home};
use mantis_train::training::feature_bundle;
use mantis_train::vetting::{Budget, vet};
use mantis_train::{Phases, Rule, Session};

/// A program with a file of lines, `0.txt`, `1.txt`, ..., for each run, given by its name.
struct Tried {
    folder: tempfile::TempDir,
    session: Session,
    rows: Vec<Row>,
    followed: Followed,
}

/// Compiles and counts a program whose argument is made of the path of a file.
fn tried(source: &str, argument: impl Fn(&Path) -> String, resources: &[(&str, &str)]) -> Tried {
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let inside = |n: &str| folder.path().join(n);
    std::fs::write(inside("P.java"), source).unwrap();
    let mut javac = Command::new(java_home(&jvm).unwrap().join("bin/javac"));
    javac.args(["-g", "-nowarn", "-d"]).arg(inside("classes")).arg(inside("P.java"));
    assert!(javac.status().unwrap().success(), "the program compiles");
    for (name, text) in resources {
        let file = inside("classes").join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }
    let inputs: Vec<RunSpec> = [3, 8, 5, 13]
        .iter()
        .enumerate()
        .map(|(i, lines)| {
            let file = inside(&format!("{i}.txt"));
            std::fs::write(&file, "line\n".repeat(*lines)).unwrap();
            RunSpec::new(vec![argument(&file)], folder.path())
        })
        .collect();
    let program = Program::class_path([inside("classes")], "P").unwrap();
    let session = Session::open(program, jvm, folder.path(), Phases::Together).unwrap();
    let decoder = session.decoder();
    let store = count(&session, &inputs, &decoder, &common::Quiet, &AtomicBool::new(false)).unwrap();
    let followed = Followed::new(&session.app, decoder.executed());
    Tried { folder, session, rows: store.rows, followed }
}

impl Tried {
    fn analysed(&self) -> Analysed<'_> {
        let (main, facts) = (&self.session.main, self.session.facts);
        Analysed::followed(&self.session.app, &self.followed, main, facts).unwrap()
    }

    fn column(&self, feature: &str) -> usize {
        let names = self.session.catalog.features.iter().map(|f| &*f.name);
        let all: Vec<&str> = names.collect();
        all.iter().position(|n| *n == feature).unwrap_or_else(|| panic!("no {feature} in {all:#?}"))
    }

    /// What vetting these says.
    fn vetted(&self, features: &[&str]) -> Vec<Outcome> {
        let columns: Vec<usize> = features.iter().map(|f| self.column(f)).collect();
        let rows: Vec<&Row> = self.rows.iter().collect();
        let analysed = self.analysed().under(Rule::Optimistic);
        let cancel = AtomicBool::new(false);
        let found: BTreeMap<usize, Outcome> =
            vet(&self.session, &analysed, vec![columns.clone()], &rows, Budget::default(), &|_| 0.0, &cancel)
                .unwrap();
        columns.iter().map(|j| found[j].clone()).collect()
    }

    /// The value and the warnings of a predictor of one feature for an argument.
    fn predicted(&self, feature: &str, argument: &str) -> (Option<f64>, Vec<String>) {
        let analysed = self.analysed().under(Rule::Optimistic);
        let feature = &self.session.catalog.features[self.column(feature)];
        let (slice, emitted) = analysed.emit(&[feature]).unwrap();
        let jar = self.folder.path().join("predictor.jar");
        feature_bundle(&self.session, &[feature], &slice, &emitted).unwrap().write(&jar).unwrap();
        let input = RunSpec::new(vec![argument.to_owned()], self.folder.path());
        let flags = ["-Xverify:all".to_owned()];
        let cancel = AtomicBool::new(false);
        let jvm = &self.session.jvm;
        let mut all = answers(&jar, jvm, &[&input], &flags, self.folder.path(), &cancel).unwrap();
        let answer = all.remove(0);
        (answer.features[0].value, answer.warnings)
    }
}

fn path(file: &Path) -> String {
    file.to_str().unwrap().to_owned()
}

/// The clock is asked and does not matter, and once it does: neither is a strict slice.
#[test]
fn counted_runs_tell_what_matters() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

class P {
    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        if (System.nanoTime() - start < 1000000000000000L) {
            for (String line : lines) {
                System.out.println(line);
            }
        }
        int random = (int) (System.nanoTime() / 1000 % 1000);
        for (int i = 0; i < random; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let (right, wrong) = ("P.java:11 loop iterations", "P.java:16 loop iterations");
    let feature = |name: &str| &tried.session.catalog.features[tried.column(name)];
    let strict = tried.analysed().slice(&[feature(right)]).unwrap_err();
    assert!(strict.reason.contains("depends on clock"), "{}", strict.reason);
    let found = tried.vetted(&[right, wrong]);
    assert_eq!(found[0], Outcome::Equal);
    assert!(matches!(found[1], Outcome::Different { .. }), "{found:?}");
}

/// Training read files by their addresses; another address would be a connection.
#[test]
fn the_guard_ends_what_no_training_input_did() {
    let source = r#"
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URL;

class P {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(new URL(args[0]).openStream()));
        while (in.readLine() != null) {
            System.out.println();
        }
    }
}
"#;
    let tried = tried(source, |file| format!("file:{}", file.display()), &[]);
    let feature = "P.java:9 loop iterations";
    assert_eq!(tried.vetted(&[feature]), [Outcome::Equal]);
    let (value, warnings) = tried.predicted(feature, "http://localhost:1/lines.txt");
    assert_eq!(value, Some(0.0));
    let stopped = "the slice was stopped before it called java.net.URL.openConnection of http://localhost:1/";
    assert!(warnings.iter().any(|w| w.starts_with(stopped)), "{warnings:?}");
}

/// A service file of the program makes a factory of the JDK give an object of the program.
#[test]
fn objects_that_nobody_sees_made_come_out_of_factories() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.xml.xpath.*;

class P {
    public static void main(String[] args) throws Exception {
        XPathFactory factory = XPathFactory.newInstance();
        factory.setFeature(new String(Files.readAllBytes(Paths.get(args[0]))), true);
    }

    public static class Own extends XPathFactory {
        int base = 1;
        public boolean isObjectModelSupported(String model) { return true; }
        public void setFeature(String name, boolean value) {
            for (int i = base; i < name.length(); i++) {
                System.out.println(i);
            }
        }
        public boolean getFeature(String name) { return false; }
        public void setXPathVariableResolver(XPathVariableResolver resolver) {}
        public void setXPathFunctionResolver(XPathFunctionResolver resolver) {}
        public XPath newXPath() { return null; }
    }
}
"#;
    let service = [("META-INF/services/javax.xml.xpath.XPathFactory", "P$Own\n")];
    let tried = tried(source, path, &service);
    let feature = "P.java:16 loop iterations";
    let column = &tried.session.catalog.features[tried.column(feature)];
    assert!(tried.analysed().slice(&[column]).is_err(), "nothing is known to make the factory");
    assert_eq!(tried.vetted(&[feature]), [Outcome::Equal]);
}

/// An optimistic slice touches nothing: where the value needs what is written, there is none, and what is not
/// needed is not written.
#[test]
fn what_is_written_stays_refused() {
    let source = r#"
import java.io.File;
import java.io.FileWriter;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Paths;

class P {
    public static void main(String[] args) throws Exception {
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        File copy = new File(args[0] + ".copy");
        try (FileWriter out = new FileWriter(copy)) {
            for (int i = 0; i < lines; i++) {
                out.write("line\n");
            }
        }
        long length = copy.length();
        for (long i = 0; i < length; i++) {
            System.out.println(i);
        }
        Constructor<?> byName = Class.forName("java.io.FileOutputStream").getConstructor(String.class);
        int same = byName.newInstance(args[0] + ".made").toString().length();
        for (int i = 0; i < same; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let written = || {
        let files = std::fs::read_dir(tried.folder.path()).unwrap().map(|f| f.unwrap().path());
        files.filter(|f| f.extension().is_some_and(|e| e == "copy" || e == "made")).collect::<Vec<_>>()
    };
    assert_eq!(written().len(), 8, "the program writes: {:?}", written());
    // What the runs left there is no input, though it has the right length.
    let found = tried.vetted(&["P.java:18 loop iterations"]);
    assert!(
        matches!(&found[0], Outcome::Failed { error, .. } if error.contains("after the first run")),
        "{found:?}"
    );
    written().iter().for_each(|file| std::fs::remove_file(file).unwrap());
    let found = tried.vetted(&[
        "P.java:13 loop iterations",
        "P.java:18 loop iterations",
        "P.java:23 loop iterations",
    ]);
    assert_eq!(found[0], Outcome::Equal);
    assert_ne!(found[1], Outcome::Equal);
    assert!(
        matches!(&found[2], Outcome::Refused { .. } | Outcome::Failed { .. } | Outcome::Different { .. }),
        "{found:?}"
    );
    assert_eq!(written(), Vec::<std::path::PathBuf>::new());
}

/// What a slice opens for writing is a stream to nowhere: there is one, it takes what it is given, and no
/// file is made.
#[test]
fn what_is_opened_for_writing_is_a_sink() {
    let source = r#"
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

class P {
    static int given;

    static class Counting extends FilterOutputStream {
        Counting(OutputStream to) {
            super(to);
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            given++;
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        String made = args[0] + ".made";
        List<Closeable> open = new ArrayList<>();
        open.add(new FileOutputStream(made));
        open.add(new FileOutputStream(new File(made), true));
        open.add(new FileWriter(made, StandardCharsets.UTF_8));
        open.add(new PrintWriter(made));
        open.add(new PrintStream(new File(made), "UTF-8"));
        open.add(Files.newBufferedWriter(Paths.get(made)));
        open.add(Files.newOutputStream(Paths.get(made)));
        for (int i = 0; i < lines.size() * 3; i++) {
            Closeable one = open.get(i % open.size());
            if (one instanceof Writer) {
                ((Writer) one).write(lines.get(0));
                given += 3;
            } else if (one != null) {
                new Counting((OutputStream) one).write(i);
            }
        }
        for (Closeable one : open) {
            one.close();
        }
        for (int i = 0; i < given; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let made = || {
        let files = std::fs::read_dir(tried.folder.path()).unwrap().map(|f| f.unwrap().path());
        files.filter(|f| f.extension().is_some_and(|e| e == "made")).collect::<Vec<_>>()
    };
    made().iter().for_each(|file| std::fs::remove_file(file).unwrap());
    let found = tried.vetted(&["P.Counting.write calls", "P.java:47 loop iterations"]);
    assert_eq!(found, [Outcome::Equal, Outcome::Equal]);
    assert_eq!(made(), Vec::<std::path::PathBuf>::new());
}

/// What is walked, listed and asked about may be what the program writes, as far as names tell, and is not;
/// once it is.
#[test]
fn files_of_the_program_are_noticed_when_they_are_walked() {
    let source = r#"
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;

class P {
    public static void main(String[] args) throws Exception {
        Path in = Paths.get(args[0]);
        List<String> lines = new ArrayList<>();
        Files.walkFileTree(in, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
                if (Files.isRegularFile(file)) {
                    lines.addAll(Files.readAllLines(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        for (String line : lines) {
            System.out.println(line);
        }
        Path made = Paths.get(args[0] + ".made");
        put(made, lines);
        int[] found = new int[1];
        Files.walkFileTree(made, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
                found[0] += (int) a.size();
                return FileVisitResult.CONTINUE;
            }
        });
        for (int i = 0; i < found[0]; i++) {
            System.out.println(i);
        }
    }

    static void put(Path file, List<String> lines) throws IOException {
        Files.write(file, lines);
    }
}
"#;
    let tried = tried(source, path, &[]);
    let (read, own) = ("P.java:20 loop iterations", "P.java:33 loop iterations");
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(read)]]).unwrap_err();
    assert!(strict.reason.contains("reads a file that the program itself writes"), "{}", strict.reason);
    let found = tried.vetted(&[read, own]);
    assert_eq!(found[0], Outcome::Equal);
    assert!(
        matches!(&found[1], Outcome::Failed { error, .. } if error.contains("after the first run")),
        "{found:?}"
    );
}

/// A pool is ended when its tasks have ended.
#[test]
fn pools_that_are_tidied_up() {
    let source = r#"
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

class P {
    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = 0;
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (String line : lines) {
                tasks.add(() -> line.length());
            }
            for (Future<Integer> f : pool.invokeAll(tasks)) {
                sum += f.get();
            }
        } finally {
            pool.shutdownNow();
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:22 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(sum)]]).unwrap_err();
    assert!(strict.reason.contains("depends on how threads are scheduled"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
}

/// What asks how far other threads are answers the same when nobody else has the lock; threads have numbers.
#[test]
fn locks_that_are_tried_and_threads_that_are_numbered() {
    let source = r#"
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

class P {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Map<Long, Integer> SUMS = new ConcurrentHashMap<>();
    private static volatile boolean stopped;

    public static void main(String[] args) throws Exception {
        Thread idle = new Thread(() -> {
            while (!stopped) {
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        idle.start();
        int sum = 0;
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            if (LOCK.tryLock()) {
                try {
                    SUMS.merge(Thread.currentThread().getId(), line.length(), Integer::sum);
                } finally {
                    LOCK.unlock();
                }
            }
            sum = SUMS.get(Thread.currentThread().getId());
        }
        stopped = true;
        idle.interrupt();
        idle.join();
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:37 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(sum)]]).unwrap_err();
    assert!(strict.reason.contains("thread"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
}

/// Drivers of databases register themselves when they are loaded; predictors keep them to themselves.
#[test]
fn drivers_of_the_program() {
    let source = r#"
import java.nio.file.*;
import java.sql.*;
import java.util.*;
import java.util.concurrent.Executor;
import java.util.logging.Logger;

class P {
    public static void main(String[] args) throws Exception {
        Class.forName("Shop");
        int rows = 0;
        try (Connection shop = DriverManager.getConnection("jdbc:shop:" + args[0], "sa", "")) {
            for (String line : Files.readAllLines(Paths.get(args[0]))) {
                rows += shop.nativeSQL(line).length();
            }
        }
        for (int i = 0; i < rows; i++) {
            System.out.println(i);
        }
    }
}

class Shop implements Driver {
    static {
        try {
            DriverManager.registerDriver(new Shop());
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public Connection connect(String url, Properties info) {
        return acceptsURL(url) ? new ShopConnection(info.getProperty("user")) : null;
    }

    public boolean acceptsURL(String url) {
        return url.startsWith("jdbc:shop:");
    }

    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) { return new DriverPropertyInfo[0]; }
    public int getMajorVersion() { return 1; }
    public int getMinorVersion() { return 0; }
    public boolean jdbcCompliant() { return false; }
    public Logger getParentLogger() { return null; }
}

class ShopConnection implements Connection {
    private final String user;

    ShopConnection(String user) {
        this.user = user;
    }

    public String nativeSQL(String sql) {
        return user + sql;
    }

    public java.sql.Statement createStatement() { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0) { return null; }
    public java.sql.CallableStatement prepareCall(java.lang.String p0) { return null; }
    public void setAutoCommit(boolean p0) { }
    public boolean getAutoCommit() { return false; }
    public void commit() { }
    public void rollback() { }
    public void close() { }
    public boolean isClosed() { return false; }
    public java.sql.DatabaseMetaData getMetaData() { return null; }
    public void setReadOnly(boolean p0) { }
    public boolean isReadOnly() { return false; }
    public void setCatalog(java.lang.String p0) { }
    public java.lang.String getCatalog() { return null; }
    public void setTransactionIsolation(int p0) { }
    public int getTransactionIsolation() { return 0; }
    public java.sql.SQLWarning getWarnings() { return null; }
    public void clearWarnings() { }
    public java.sql.Statement createStatement(int p0, int p1) { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0, int p1, int p2) { return null; }
    public java.sql.CallableStatement prepareCall(java.lang.String p0, int p1, int p2) { return null; }
    public java.util.Map<java.lang.String, java.lang.Class<?>> getTypeMap() { return null; }
    public void setTypeMap(java.util.Map<java.lang.String, java.lang.Class<?>> p0) { }
    public void setHoldability(int p0) { }
    public int getHoldability() { return 0; }
    public java.sql.Savepoint setSavepoint() { return null; }
    public java.sql.Savepoint setSavepoint(java.lang.String p0) { return null; }
    public void rollback(java.sql.Savepoint p0) { }
    public void releaseSavepoint(java.sql.Savepoint p0) { }
    public java.sql.Statement createStatement(int p0, int p1, int p2) { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0, int p1, int p2, int p3) { return null; }
    public java.sql.CallableStatement prepareCall(java.lang.String p0, int p1, int p2, int p3) { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0, int p1) { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0, int[] p1) { return null; }
    public java.sql.PreparedStatement prepareStatement(java.lang.String p0, java.lang.String[] p1) { return null; }
    public java.sql.Clob createClob() { return null; }
    public java.sql.Blob createBlob() { return null; }
    public java.sql.NClob createNClob() { return null; }
    public java.sql.SQLXML createSQLXML() { return null; }
    public boolean isValid(int p0) { return false; }
    public void setClientInfo(java.lang.String p0, java.lang.String p1) { }
    public void setClientInfo(java.util.Properties p0) { }
    public java.lang.String getClientInfo(java.lang.String p0) { return null; }
    public java.util.Properties getClientInfo() { return null; }
    public java.sql.Array createArrayOf(java.lang.String p0, java.lang.Object[] p1) { return null; }
    public java.sql.Struct createStruct(java.lang.String p0, java.lang.Object[] p1) { return null; }
    public void setSchema(java.lang.String p0) { }
    public java.lang.String getSchema() { return null; }
    public void abort(java.util.concurrent.Executor p0) { }
    public void setNetworkTimeout(java.util.concurrent.Executor p0, int p1) { }
    public int getNetworkTimeout() { return 0; }
    public <T> T unwrap(Class<T> p0) { return null; }
    public boolean isWrapperFor(Class<?> p0) { return false; }
}
"#;
    let tried = tried(source, path, &[]);
    let rows = "P.java:17 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(rows)]]).unwrap_err();
    assert!(strict.reason.contains("DriverManager"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[rows]), [Outcome::Equal]);
}

/// Names of hosts are looked up in this machine's own table.
#[test]
fn names_of_hosts_are_this_machines() {
    let source = r#"
import java.net.InetAddress;
import java.nio.file.*;

class P {
    public static void main(String[] args) throws Exception {
        String here = InetAddress.getLocalHost().getHostName() + InetAddress.getByName("10.2.3.4").getHostAddress();
        int sum = 0;
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            sum += line.length() + here.length();
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:12 loop iterations";
    let strict = tried.analysed().slice(&[&tried.session.catalog.features[tried.column(sum)]]).unwrap_err();
    assert!(strict.reason.contains("InetAddress"), "{}", strict.reason);
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
}

/// A map that may have keys of any class called the methods of one: another's are left out, and noticed.
#[test]
fn the_jdk_calls_what_it_was_seen_to() {
    let source = r#"
import java.nio.file.*;
import java.util.*;

class P {
    public static void main(String[] args) throws Exception {
        List<Object> pool = new ArrayList<>(Arrays.asList("even", new Key(7)));
        Map<Object, Integer> words = new HashMap<>();
        Map<Object, Integer> keys = new HashMap<>();
        keys.put(pool.get(1), 3);
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            words.merge(pool.get(line.length() % 2), 1, Integer::sum);
        }
        int sum = words.values().iterator().next();
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
        System.out.println(keys.size());
    }
}

class Key {
    private final int number;

    Key(int number) {
        this.number = number;
    }

    @Override
    public int hashCode() {
        return number * 31;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).number == number;
    }
}
"#;
    let tried = tried(source, path, &[]);
    let sum = "P.java:15 loop iterations";
    let feature = &tried.session.catalog.features[tried.column(sum)];
    let entered = |slice: &Slice| slice.methods.keys().any(|m| &*m.name == "hashCode");
    let strict = tried.analysed().slice(&[feature]).unwrap();
    assert!(entered(&strict));
    assert!(!strict.assumptions.contains(&Assumption::SeenCallbacks));
    let optimistic = tried.analysed().under(Rule::Optimistic).slice(&[feature]).unwrap();
    assert!(optimistic.assumptions.contains(&Assumption::SeenCallbacks));
    let stops =
        optimistic.methods.iter().find(|(m, _)| &*m.name == "hashCode").map(|(_, s)| !s.cold.is_empty());
    assert_eq!(stops, Some(true), "entering it stops the slice");
    assert_eq!(tried.vetted(&[sum]), [Outcome::Equal]);
    let odd = tried.folder.path().join("odd.txt");
    std::fs::write(&odd, "line\nlines\n").unwrap();
    let (_, warnings) = tried.predicted(sum, &path(&odd));
    assert!(warnings.iter().any(|w| w.contains("P.java:31")), "{warnings:?}");
}

/// A file of the class path is found by the text of its address, too.
#[test]
fn addresses_of_resources_as_text() {
    let source = r#"
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Paths;

class P {
    public static void main(String[] args) throws Exception {
        String address = P.class.getResource("/words.txt").toURI().toString();
        int bytes = 0;
        try (InputStream in = new URL(address).openStream()) {
            while (in.read() >= 0) {
                bytes++;
            }
        }
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        for (int i = 0; i < lines * bytes; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[("words.txt", "three words here\n")]);
    assert_eq!(tried.vetted(&["P.java:17 loop iterations"]), [Outcome::Equal]);
    let predicted =
        tried.predicted("P.java:17 loop iterations", tried.folder.path().join("1.txt").to_str().unwrap());
    assert_eq!(predicted, (Some(8.0 * 17.0), Vec::new()));
}

/// What a handle of a constructor makes: nobody recorded that the JDK enters the function in its place.
#[test]
fn handles_of_constructors() {
    let source = r#"
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.Map;

class P {
    public static void main(String[] args) throws Throwable {
        Map<Class<?>, MethodHandle> makers = new HashMap<>();
        for (Class<?> type : new Class<?>[] {Longest.class, Every.class}) {
            MethodHandle found = MethodHandles.lookup().findConstructor(type, MethodType.methodType(void.class));
            makers.put(type, found.asType(MethodType.methodType(Counter.class)));
        }
        Counter longest = (Counter) makers.get(Longest.class).invokeExact();
        Counter every = (Counter) makers.get(Every.class).invokeExact();
        Files.readAllLines(Paths.get(args[0])).forEach(line -> {
            longest.see(line);
            every.see(line);
        });
        for (int i = 0; i < longest.count + every.count; i++) {
            System.out.println(i);
        }
    }
}

abstract class Counter {
    int count;

    abstract void see(String line);
}

class Longest extends Counter {
    Longest() {}

    @Override
    void see(String line) {
        count = Math.max(count, line.length());
    }
}

class Every extends Counter {
    Every() {}

    @Override
    void see(String line) {
        count++;
    }
}
"#;
    let tried = tried(source, path, &[]);
    let loops = "P.java:23 loop iterations";
    assert_eq!(tried.vetted(&[loops]), [Outcome::Equal]);
    let predicted = tried.predicted(loops, tried.folder.path().join("1.txt").to_str().unwrap());
    assert_eq!(predicted, (Some(4.0 + 8.0), Vec::new()));
}

/// What the virtual machine says of itself touches nothing, asked plainly or by reflection.
#[test]
fn what_the_virtual_machine_says() {
    let source = r#"
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Paths;

class P {
    public static void main(String[] args) throws Exception {
        int name = ManagementFactory.getRuntimeMXBean().getSpecName().length();
        Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
        Method find = Class.forName("java.lang.management.ManagementFactory").getMethod("getPlatformMXBean", Class.class);
        Object bean = find.invoke(null, type);
        Object option = type.getMethod("getVMOption", String.class).invoke(bean, "UseCompressedOops");
        boolean compressed = Boolean.parseBoolean(option.getClass().getMethod("getValue").invoke(option).toString());
        int lines = Files.readAllLines(Paths.get(args[0])).size();
        for (int i = 0; i < lines * name; i++) {
            System.out.println(compressed ? i : -i);
        }
        for (int i = 0; i < (compressed ? lines : -1); i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let features = ["P.java:16 loop iterations", "P.java:19 loop iterations"];
    let strict = tried.analysed();
    for feature in features {
        let feature = &tried.session.catalog.features[tried.column(feature)];
        assert!(strict.slice(&[feature]).is_err());
    }
    assert_eq!(tried.vetted(&features), [Outcome::Equal, Outcome::Equal]);
}

/// The constants of an enum that nothing names: its class is that of a field that was found by reflection.
#[test]
fn constants_of_a_fields_enum() {
    let source = r#"
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.List;

class P {
    enum Weight {
        SINGLE { int of(int line) { return 1; } },
        DOUBLE { int of(int line) { return line % 2 + 2; } };

        abstract int of(int line);
    }

    Weight weight;

    public static void main(String[] args) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        P p = new P();
        for (Field field : P.class.getDeclaredFields()) {
            field.set(p, constant(field.getType(), lines.size() > 6 ? "double" : "single"));
        }
        int sum = 0;
        for (int i = 0; i < lines.size(); i++) {
            sum += p.weight.of(i);
        }
        for (int i = 0; i < sum; i++) {
            System.out.println(i);
        }
    }

    private static Object constant(Class<?> type, String name) {
        for (Enum<?> constant : (Enum<?>[]) type.getEnumConstants()) {
            if (constant.name().equalsIgnoreCase(name)) {
                return constant;
            }
        }
        return null;
    }
}
"#;
    let tried = tried(source, path, &[]);
    assert_eq!(
        tried.vetted(&["P.java:27 loop iterations", "P.Weight$2.of calls"]),
        [Outcome::Equal, Outcome::Equal]
    );
}

/// Factories of XML parsers that are services of the program are made as the JDK makes them.
#[test]
fn factories_that_are_services() {
    let source = r#"
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;

class P {
    public static class Own extends SAXParserFactory {
        int asked;

        public Own() {}

        public SAXParser newSAXParser() {
            return null;
        }

        public void setFeature(String name, boolean value) {
            asked += name.length();
        }

        public boolean getFeature(String name) {
            return asked > 0;
        }
    }

    public static void main(String[] args) throws Exception {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            factory.setFeature(line, true);
        }
        for (int i = 0; i < ((Own) factory).asked; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let service = [("META-INF/services/javax.xml.parsers.SAXParserFactory", "P$Own\n")];
    let tried = tried(source, path, &service);
    let loops = "P.java:31 loop iterations";
    let feature = &tried.session.catalog.features[tried.column(loops)];
    let strict = tried.analysed().slice(&[feature]).unwrap();
    assert!(strict.methods.keys().any(|m| &*m.class == "P$Own" && &*m.name == "setFeature"));
    assert_eq!(tried.vetted(&[loops]), [Outcome::Equal]);
}
