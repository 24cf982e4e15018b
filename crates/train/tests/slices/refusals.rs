//! What has no slice, and the reason that is given.

use expect_test::expect;
use mantis_classfile::names::MethodRef;
use mantis_pointsto::{Coverage, FACTS};
use mantis_slice::Slice;
use mantis_train::training::kept_lines;

use crate::{analysed, check, sliced, sliced_within};

#[test]
fn native_methods_of_the_program() {
    let source = r#"
class P {
    static int kept;
    static native int rows();
    static native void fill(int[] data);

    public static void main(String[] args) {
        int n = args.length;
        int[] data = new int[2];
        int[] own = new int[2];
        fill(data);
        for (int i = 0; i < rows(); i++) {
            n++;
        }
        for (int i = 0; i < data[0]; i++) {
            n++;
        }
        for (int i = 0; i < kept; i++) {
            n++;
        }
        own[0] = args.length;
        for (int i = 0; i < own[0]; i++) {
            n++;
        }
        kept = n;
    }
}
"#;
    let lines =
        |_: &str, slice: &Slice| format!("{:?}\n", kept_lines(slice).into_values().collect::<Vec<_>>());
    let of = |line: u32| sliced(source, &format!("P.java:{line} loop iterations"), lines);
    expect![[r#"
        refused: needs the native method rows
        refused: code, which runs by reflection or from native code, may change what P.java:14 reads
        refused: code, which runs by reflection or from native code, may change what P.java:17 reads
        [[9, 20, 21]]
    "#]]
    .assert_eq(&[11, 14, 17, 21].map(of).concat());
}

#[test]
fn an_output_that_decides_what_runs_is_refused() {
    check(
        r#"
import java.io.File;

class P {
    public static void main(String[] args) {
        boolean made = new File(args[0]).mkdir();
        int lines = made ? 3 : args.length;
        for (int i = 0; i < lines; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:7 loop iterations",
        expect![[r#"
            refused: needs java.io.File.mkdir at P.java:5, which no predictor may call
        "#]],
    );
}

/// What it throws ends the program: nobody catches it.
#[test]
fn an_output_that_decides_nothing_is_left_out() {
    check(
        r#"
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;

class P {
    public static void main(String[] args) throws IOException {
        int lines = 0;
        try (PrintWriter out = new PrintWriter(new FileWriter(args[0]))) {
            for (String arg : args) {
                out.println(arg);
                lines += arg.length();
            }
        }
        for (int i = 0; i < lines; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:14 loop iterations",
        expect![[r#"
              import java.io.FileWriter;
              import java.io.IOException;
              import java.io.PrintWriter;

              class P {
                  public static void main(String[] args) throws IOException {
            >         int lines = 0;
                      try (PrintWriter out = new PrintWriter(new FileWriter(args[0]))) {
            >             for (String arg : args) {
                              out.println(arg);
            >                 lines += arg.length();
                          }
                      }
            >         for (int i = 0; i < lines; i++) {
                          System.out.println(i);
                      }
                  }
              }
        "#]],
    );
}

#[test]
fn what_is_up_to_the_schedule_is_refused() {
    check(
        r#"
class P {
    static volatile int counted;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> counted = args.length);
        worker.start();
        while (worker.isAlive()) {
            counted++;
        }
    }
}
"#,
        "P.java:7 loop iterations",
        expect![[r#"
            refused: depends on how threads are scheduled through java.lang.Thread.isAlive at P.java:7
        "#]],
    );
}

#[test]
fn what_a_predictor_must_not_do_is_refused() {
    check(
        r#"
class P {
    public static void main(String[] args) throws java.io.IOException {
        java.nio.file.Path file = java.nio.file.Files.createTempFile("n", args[0]);
        long n = java.nio.file.Files.size(file) + args.length;
        for (long i = 0; i < n; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:5 loop iterations",
        expect![[r#"
            refused: needs java.nio.file.Files.createTempFile at P.java:3, which no predictor may call
        "#]],
    );
}

#[test]
fn the_clock_has_no_slice() {
    check(
        r#"
class P {
    public static void main(String[] args) {
        long n = System.currentTimeMillis() & 15;
        for (long i = 0; i < n; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:4 loop iterations",
        expect![[r#"
            refused: depends on clock through java.lang.System.currentTimeMillis at P.java:3
        "#]],
    );
}

#[test]
fn without_any_budget_every_feature_is_refused() {
    let source = r#"
class P {
    public static void main(String[] args) {
        for (int i = 0; i < args.length; i++) {
            System.out.println(args[i]);
        }
    }
}
"#;
    let found = sliced_within(source, "P.java:3 loop iterations", 0, |_, _| "a slice".to_owned());
    assert_eq!(found, "refused: the program is too large to analyse\n");
}

/// Every instruction ran once, but those of methods called `more`, which ran twice.
struct RanTwice;

impl Coverage for RanTwice {
    fn executed(&self, _: &MethodRef, _: u32) -> bool {
        true
    }

    fn count(&self, method: &MethodRef, _: u32) -> Option<u64> {
        Some(if &*method.name == "more" { 2 } else { 1 })
    }
}

#[test]
fn counts_of_runs_show_what_the_call_graph_lacks() {
    let source = r#"class P {
    interface Task {
        int size();
    }

    static int seen;

    static void more() {
        seen++;
    }

    static void once() {
        seen++;
    }

    public static void main(String[] args) {
        once();
        int n = 0;
        for (int i = 0; i < args.length; i++) {
            n++;
        }
        more();
        for (int i = 0; i < seen; i++) {
            n++;
        }
        Task task = (Task) System.getProperties().get("task");
        for (int i = 0; i < task.size(); i++) {
            n++;
        }
        seen = n;
    }
}
"#;
    let of = |feature: &str| {
        analysed(source, feature, (&RanTwice, FACTS), |analysed, feature| match analysed.slice(&[feature]) {
            Err(refusal) => format!("{feature}: {}\n", refusal.reason, feature = feature.name),
            Ok(slice) => format!("{}: {:?}\n", feature.name, kept_lines(&slice)),
        })
    };
    let features = [
        "P.once calls",
        "P.more calls",
        "P.java:19 loop iterations",
        "P.java:23 loop iterations",
        "P.java:27 loop iterations",
    ];
    expect![[r#"
        P.once calls: {"P.java": [17]}
        P.more calls: depends on when P.more()V runs, which something unknown calls, too (reflection, native code)
        P.java:19 loop iterations: {"P.java": [19]}
        P.java:23 loop iterations: P.more()V, which runs by reflection or from native code, may change what P.java:23 reads
        P.java:27 loop iterations: what the call at P.java:27 enters is not known (reflection, native code)
    "#]].assert_eq(&features.map(of).concat());
}

#[test]
fn hash_codes_that_the_jvm_makes_up_are_random() {
    let source = r#"
import java.util.*;

class P {
    static class Own {
        public int hashCode() {
            return 7;
        }
    }

    public static void main(String[] args) {
        int n = 0;
        for (int i = 0; i < new P().hashCode() % 5; i++) {
            n++;
        }
        for (int i = 0; i < List.of(new P()).hashCode() % 5; i++) {
            n++;
        }
        for (int i = 0; i < new Own().hashCode() % 5; i++) {
            n++;
        }
        Set<Object> set = new HashSet<>(List.of(new P(), new Own()));
        for (int i = 0; i < set.size(); i++) {
            n++;
        }
    }
}
"#;
    let lines =
        |_: &str, slice: &Slice| format!("{:?}\n", kept_lines(slice).into_values().collect::<Vec<_>>());
    let of = |line: u32| sliced(source, &format!("P.java:{line} loop iterations"), lines);
    expect![[r#"
        refused: depends on random through P.hashCode at P.java:12
        refused: depends on random through P.hashCode at P.java:15
        [[4, 6, 18]]
        [[3, 4, 6, 21, 22]]
    "#]]
    .assert_eq(&[12, 15, 18, 22].map(of).concat());
}
