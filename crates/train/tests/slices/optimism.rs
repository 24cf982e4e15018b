//! What an optimistic slice assumes away, one program for each kind, and what stays refused.

use expect_test::{Expect, expect};
use mantis_pointsto::{Everything, FACTS};
use mantis_train::Rule;
use mantis_train::training::kept_lines;

use crate::analysed;

/// Slices a feature of the body of a `main` by both rules: why there is no strict slice, then lines and
/// assumptions of the other, but for the assumption that all have.
fn by_both_rules(source: &str, feature: &str, expected: Expect) {
    let source = source.trim_start_matches('\n');
    let said = analysed(source, feature, (&Everything, FACTS), |analysed, feature| {
        let strict = match analysed.slice(&[feature]) {
            Err(refusal) => format!("strict: {}\n", refusal.reason),
            Ok(slice) => format!("strict: {:?}\n", kept_lines(&slice).into_values().collect::<Vec<_>>()),
        };
        let optimistic = match analysed.under(Rule::Optimistic).slice(&[feature]) {
            Err(refusal) => format!("optimistic: {}\n", refusal.reason),
            Ok(slice) => {
                let lines = kept_lines(&slice).into_values().collect::<Vec<_>>();
                let assumed = slice.assumptions.iter().map(|a| format!("  {a}\n"));
                let told = assumed.filter(|a| !a.contains("other processes succeeds"));
                format!("optimistic: {lines:?}\n{}", told.collect::<String>())
            }
        };
        strict + &optimistic
    });
    expected.assert_eq(&said);
}

#[test]
fn clocks_chance_and_identity() {
    by_both_rules(
        r#"
class P {
    public static void main(String[] args) {
        long start = System.nanoTime();
        Object lock = new Object();
        int n = args.length;
        if (System.nanoTime() - start > 1000000000000L || lock.hashCode() == 7 || Math.random() > 2) {
            n++;
        }
        for (int i = 0; i < n; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:9 loop iterations",
        expect![[r#"
            strict: depends on clock through java.lang.System.nanoTime at P.java:3
            optimistic: [[3, 4, 5, 6, 7, 9]]
              no value depends on what java.lang.System.nanoTime at P.java:3 gives (clock)
              no value depends on what java.lang.System.nanoTime at P.java:6 gives (clock)
              no value depends on what java.lang.Math.random at P.java:6 gives (random)
              no value depends on what java.lang.Object.hashCode at P.java:6 gives (random)
        "#]],
    );
}

/// What the JDK does by reflection inside is as far as the description goes.
#[test]
fn methods_that_nobody_described() {
    by_both_rules(
        r#"
import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;

class P {
    public static void main(String[] args) throws Exception {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        reader.setInput(ImageIO.createImageInputStream(new File(args[0])));
        for (int i = 0; i < reader.getHeight(0); i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:10 loop iterations",
        expect![[r#"
            strict: needs javax.imageio.ImageReader.getHeight at P.java:10, whose effects nobody described
            optimistic: needs javax.imageio.ImageIO$ContainsFilter.filter at P.java:8: reflection
        "#]],
    );
}

#[test]
fn reflection_that_is_not_followed() {
    by_both_rules(
        r#"
class P {
    public static void main(String[] args) throws Exception {
        Class<?> type = Class.forName(args[0]);
        int n = type.isInterface() ? 2 : args.length;
        for (int i = 0; i < n; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:5 loop iterations",
        expect![[r#"
            strict: needs java.lang.Class.forName at P.java:3: reflection
            optimistic: [[3, 4, 5]]
              java.lang.Class.forName at P.java:3 finds the same by reflection as in the program
        "#]],
    );
}

#[test]
fn how_the_program_was_started() {
    by_both_rules(
        r#"
class P {
    public static void main(String[] args) {
        int n = System.getProperty("java.class.path").isEmpty() ? 0 : args.length;
        for (int i = 0; i < n; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:4 loop iterations",
        expect![[r#"
            strict: depends on how the program was started through java.lang.System.getProperty at P.java:3
            optimistic: [[3, 4]]
              no value depends on how the program was started, which java.lang.System.getProperty at P.java:3 asks for
        "#]],
    );
}

/// The address may be one of a file.
#[test]
fn an_address_that_may_be_anywhere() {
    by_both_rules(
        r#"
import java.io.InputStream;
import java.net.URL;

class P {
    public static void main(String[] args) throws Exception {
        try (InputStream in = new URL(args[0]).openStream()) {
            while (in.read() >= 0) {
                System.out.println();
            }
        }
    }
}
"#,
        "P.java:7 loop iterations",
        expect![[r#"
            strict: needs java.io.InputStream.read at P.java:7: network
            optimistic: [[6, 7]]
              java.io.InputStream.read at P.java:7 has no effect outside (network); no training input made it have one
              java.net.URL.openStream at P.java:6 has no effect outside (network); no training input made it have one
        "#]],
    );
}

/// An abstract method of the JDK that nobody described, which the program implements: what else may be behind
/// it must not run.
#[test]
fn calls_enter_the_programs_own_methods() {
    by_both_rules(
        r#"
import java.util.Properties;
import javax.xml.transform.*;
import javax.xml.parsers.DocumentBuilderFactory;

class P implements Templates {
    public Transformer newTransformer() {
        made++;
        return null;
    }

    public Properties getOutputProperties() {
        return new Properties();
    }

    static int made;

    public static void main(String[] args) throws Exception {
        Object other = DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation().getFeature("", "");
        Templates[] all = {new P(), new P(), (Templates) other};
        for (int i = 0; i < args.length; i++) {
            all[args[i].length() % 2].newTransformer();
        }
        for (int i = 0; i < made; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:23 loop iterations",
        expect![[r#"
            strict: needs javax.xml.transform.Templates.newTransformer at P.java:21, whose effects nobody described
            optimistic: [[5, 7, 18, 19, 20, 21, 23]]
              javax.xml.parsers.DocumentBuilder.getDOMImplementation at P.java:18, which nobody described, changes no more than it is given
              org.w3c.dom.DOMImplementation.getFeature at P.java:18, which nobody described, changes no more than it is given
              javax.xml.transform.Templates.newTransformer at P.java:21 enters methods of the program alone
        "#]],
    );
}

/// What writes outside, what native code of the program does, and classes that the program makes itself. What
/// makes a folder has an answer in its place, which counted runs must confirm.
#[test]
fn effects_outside_stay_refused() {
    let source = r#"
import java.io.File;
import java.io.FileOutputStream;

class P extends ClassLoader {
    static native int rows();

    public static void main(String[] args) throws Exception {
        int made = new File(args[0]).mkdir() ? 3 : 1;
        for (int i = 0; i < made; i++) {
            System.out.println(i);
        }
        long room = new FileOutputStream(args[0]).getChannel().position();
        for (int i = 0; i < room; i++) {
            System.out.println(i);
        }
        for (int i = 0; i < rows(); i++) {
            System.out.println(i);
        }
        byte[] code = new byte[100];
        int fields = new P().defineClass(null, code, 0, 100).getFields().length;
        for (int i = 0; i < fields; i++) {
            System.out.println(i);
        }
        int exit = new ProcessBuilder(args).start().waitFor();
        for (int i = 0; i < exit; i++) {
            System.out.println(i);
        }
    }
}
"#;
    let of = |line: u32, expected| by_both_rules(source, &format!("P.java:{line} loop iterations"), expected);
    of(
        9,
        expect![[r#"
            strict: needs java.io.File.mkdir at P.java:8, which no predictor may call
            optimistic: [[8, 9]]
        "#]],
    );
    of(
        13,
        expect![[r#"
            strict: needs java.nio.channels.FileChannel.position at P.java:12: file-write
            optimistic: needs java.io.FileOutputStream.getChannel at P.java:12, which no predictor may call
        "#]],
    );
    of(
        16,
        expect![[r#"
        strict: needs the native method rows
        optimistic: needs the native method rows
    "#]],
    );
    of(
        21,
        expect![[r#"
        strict: needs java.lang.Class.getFields at P.java:20: reflection
        optimistic: needs P.defineClass at P.java:20, whose effects nobody described
    "#]],
    );
    of(
        25,
        expect![[r#"
        strict: needs java.lang.Process.waitFor at P.java:24: process
        optimistic: needs java.lang.Process.waitFor at P.java:24: process
    "#]],
    );
}
