//! What is outside of the program: files, drivers of databases, names of hosts, resources.

use mantis_train::checking::Outcome;

use super::{path, tried};

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

/// Files whose names end in `.made`.
fn made_in(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path());
    files.filter(|f| f.extension().is_some_and(|e| e == "made")).collect()
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
    let made = || made_in(tried.folder.path());
    made().iter().for_each(|file| std::fs::remove_file(file).unwrap());
    let found = tried.vetted(&["P.Counting.write calls", "P.java:47 loop iterations"]);
    assert_eq!(found, [Outcome::Equal, Outcome::Equal]);
    assert_eq!(made(), Vec::<std::path::PathBuf>::new());
}

/// So is the file that a result of a transformation names.
#[test]
fn what_a_transformation_writes_is_a_sink() {
    let source = r#"
import java.io.*;
import java.nio.file.*;
import java.util.function.BiConsumer;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

class P {
    static int given;

    interface Target extends Result {}

    static class Named implements Target {
        final StreamResult result = new StreamResult();
        private String name;

        public void setSystemId(String name) {
            this.name = name;
        }

        public String getSystemId() {
            return name;
        }
    }

    static class Counting extends FilterReader {
        Counting(Reader from) {
            super(from);
        }

        @Override
        public int read(char[] into, int from, int length) throws IOException {
            int found = in.read(into, from, Math.min(length, 5));
            given++;
            return found;
        }
    }

    public static void main(String[] args) throws Exception {
        String text = "<list>" + "<item/>".repeat(Files.readAllLines(Paths.get(args[0])).size()) + "</list>";
        File made = new File(args[0] + ".made");
        Transformer copy = TransformerFactory.newInstance().newTransformer();
        copy.transform(new StreamSource(new Counting(new StringReader(text))), new StreamResult(made));
        copy.transform(new StreamSource(new Counting(new StringReader(text))), new StreamResult(made.getPath()));
        StreamResult named = new StreamResult();
        named.setSystemId(new File(args[0] + ".named.made"));
        copy.transform(new StreamSource(new Counting(new StringReader(text))), named);
        Named last = new Named();
        Target target = last;
        target.setSystemId(new File(args[0] + ".last.made").toURI().toString());
        BiConsumer<Target, String> setter = Target::setSystemId;
        setter.accept(target, target.getSystemId() + ".made");
        Result result = last.result;
        result.setSystemId(last.getSystemId());
        copy.transform(new StreamSource(new Counting(new StringReader(text))), result);
        for (int i = 0; i < given; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let tried = tried(source, path, &[]);
    let made = || made_in(tried.folder.path());
    assert!(!made().is_empty(), "the program writes");
    made().iter().for_each(|file| std::fs::remove_file(file).unwrap());
    let found = tried.vetted(&["P.Counting.read calls", "P.java:56 loop iterations"]);
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
