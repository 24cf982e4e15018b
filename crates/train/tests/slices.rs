//! What slices keep, as marked source lines: `>` before a line of which some statement is in the slice.
//!
//! One test for each idea of the slicer; whether slices compute the right values is the matter of `torture.rs`.

use std::collections::BTreeSet;
use std::process::Command;

use expect_test::{Expect, expect};
use mantis_measure::{Jvm, Program};
use mantis_pointsto::{Everything, FACTS};
use mantis_slice::Slice;
use mantis_slice::counted::counted_loops;
use mantis_train::Session;
use mantis_train::candidates::Analysed;
use mantis_train::session::java_home;
use mantis_train::training::kept_lines;

/// Slices a program for a feature, without a profile; the source with kept lines marked, or why there is no slice.
fn check(source: &str, feature: &str, expected: Expect) {
    let marked = |source: &str, slice: &Slice| {
        let kept: BTreeSet<u32> = kept_lines(slice).into_values().flatten().collect();
        let mark = |n: usize| if kept.contains(&(n as u32 + 1)) { "> " } else { "  " };
        let lines = source.lines().enumerate();
        lines.map(|(n, line)| format!("{}{line}\n", mark(n)).replace("  \n", "\n")).collect()
    };
    expected.assert_eq(&sliced(source, feature, marked));
}

/// Slices a program for a feature and says something of the slice, or why there is none.
fn sliced(source: &str, feature: &str, say: impl Fn(&str, &Slice) -> String) -> String {
    sliced_within(source, feature, FACTS, say)
}

fn sliced_within(source: &str, feature: &str, facts: usize, say: impl Fn(&str, &Slice) -> String) -> String {
    let folder = tempfile::tempdir().unwrap();
    let jvm = Jvm::find(None).unwrap();
    let file = folder.path().join("P.java");
    let source = source.trim_start_matches('\n');
    std::fs::write(&file, source).unwrap();
    let classes = folder.path().join("classes");
    let javac = java_home(&jvm).unwrap().join("bin/javac");
    let done = Command::new(javac).args(["-g", "-d"]).arg(&classes).arg(&file).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let program = Program::class_path([&classes], "P").unwrap();
    let session = Session::open(program, jvm, folder.path()).unwrap();
    let analysed = Analysed::within(&session.app, &session.main, &Everything, false, facts).unwrap();
    let names = || session.catalog.features.iter().map(|f| f.name.as_str()).collect::<Vec<_>>();
    let feature = session.catalog.features.iter().find(|f| f.name == feature);
    let feature = feature.unwrap_or_else(|| panic!("no such feature in {:#?}", names()));
    match analysed.slice(&[feature]) {
        Err(refusal) => format!("refused: {}\n", refusal.reason),
        Ok(slice) => say(source, &slice),
    }
}

#[test]
fn only_what_the_count_depends_on() {
    check(
        r#"
class P {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i * m;
        }
        System.out.println(sum);
    }
}
"#,
        "P.java:6 loop iterations",
        expect![[r#"
              class P {
                  public static void main(String[] args) {
            >         int n = Integer.parseInt(args[0]);
                      int m = Integer.parseInt(args[1]);
                      long sum = 0;
            >         for (int i = 0; i < n; i++) {
                          sum += i * m;
                      }
                      System.out.println(sum);
                  }
              }
        "#]],
    );
}

#[test]
fn writes_through_aliases() {
    check(
        r#"
class P {
    int[] data = new int[4];

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        P alias = args.length > 1 ? one : other;
        alias.data[0] = args.length;
        one.data[1] = 5;
        new P().data[0] = 7;
        for (int i = 0; i < other.data[0]; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:11 loop iterations",
        expect![[r#"
            > class P {
            >     int[] data = new int[4];

                  public static void main(String[] args) {
            >         P one = new P();
            >         P other = new P();
            >         P alias = args.length > 1 ? one : other;
            >         alias.data[0] = args.length;
            >         one.data[1] = 5;
            >         new P().data[0] = 7;
            >         for (int i = 0; i < other.data[0]; i++) {
                          System.out.println(i);
                      }
                  }
              }
        "#]],
    );
}

#[test]
fn lists_that_only_a_recursion_knows() {
    check(
        r#"
import java.util.ArrayList;
import java.util.List;

class P {
    static List<Integer> moves(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        return list;
    }

    static int search(int depth, int n) {
        int best = 0;
        for (int move : moves(n)) {
            best = Math.max(best, depth == 0 ? move : search(depth - 1, n));
        }
        return best;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int move : moves(n)) {
            sum += search(2, move);
        }
        System.out.println(sum);
    }
}
"#,
        "P.java:24 loop iterations",
        expect![[r#"
              import java.util.ArrayList;
              import java.util.List;

              class P {
                  static List<Integer> moves(int n) {
            >         List<Integer> list = new ArrayList<>();
            >         for (int i = 0; i < n; i++) {
            >             list.add(i);
                      }
            >         return list;
                  }

                  static int search(int depth, int n) {
                      int best = 0;
                      for (int move : moves(n)) {
                          best = Math.max(best, depth == 0 ? move : search(depth - 1, n));
                      }
                      return best;
                  }

                  public static void main(String[] args) {
            >         int n = Integer.parseInt(args[0]);
                      int sum = 0;
            >         for (int move : moves(n)) {
                          sum += search(2, move);
                      }
                      System.out.println(sum);
                  }
              }
        "#]],
    );
}

#[test]
fn tables_that_only_their_initialiser_fills() {
    check(
        r#"
class P {
    static class Table {
        static final int[][] ROWS = new int[4][];

        static {
            for (int i = 0; i < ROWS.length; i++) {
                ROWS[i] = row(i);
            }
        }

        static int[] row(int n) {
            int[] row = new int[n];
            row[0] = n;
            return row;
        }
    }

    static int used(int n) {
        return Table.ROWS[n % 4][0];
    }

    public static void main(String[] args) {
        int n = used(args.length);
        for (int i = 0; i < n; i++) {
            System.out.println(used(i));
        }
    }
}
"#,
        "P.java:24 loop iterations",
        expect![[r#"
              class P {
                  static class Table {
            >         static final int[][] ROWS = new int[4][];

                      static {
            >             for (int i = 0; i < ROWS.length; i++) {
            >                 ROWS[i] = row(i);
                          }
                      }

                      static int[] row(int n) {
            >             int[] row = new int[n];
            >             row[0] = n;
            >             return row;
                      }
                  }

                  static int used(int n) {
            >         return Table.ROWS[n % 4][0];
                  }

                  public static void main(String[] args) {
            >         int n = used(args.length);
            >         for (int i = 0; i < n; i++) {
                          System.out.println(used(i));
                      }
                  }
              }
        "#]],
    );
}

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
fn two_lists_of_one_class_are_kept_apart() {
    check(
        r#"
import java.util.ArrayList;
import java.util.List;

class P {
    public static void main(String[] args) {
        List<String> wanted = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String arg : args) {
            if (arg.startsWith("w")) {
                wanted.add(arg);
            } else {
                others.add(arg);
            }
        }
        for (String s : wanted) {
            System.out.println(s);
        }
        System.out.println(others);
    }
}
"#,
        "P.java:15 loop iterations",
        expect![[r#"
              import java.util.ArrayList;
              import java.util.List;

              class P {
                  public static void main(String[] args) {
            >         List<String> wanted = new ArrayList<>();
                      List<String> others = new ArrayList<>();
            >         for (String arg : args) {
            >             if (arg.startsWith("w")) {
            >                 wanted.add(arg);
                          } else {
                              others.add(arg);
                          }
                      }
            >         for (String s : wanted) {
                          System.out.println(s);
                      }
                      System.out.println(others);
                  }
              }
        "#]],
    );
}

#[test]
fn a_method_is_needed_in_the_calls_that_matter_only() {
    check(
        r#"
class P {
    static int square(int x) {
        return x * x;
    }

    public static void main(String[] args) {
        int a = square(args.length);
        int b = square(args[0].length());
        for (int i = 0; i < a; i++) {
            System.out.println(i);
        }
        System.out.println(b);
    }
}
"#,
        "P.java:9 loop iterations",
        expect![[r#"
              class P {
                  static int square(int x) {
            >         return x * x;
                  }

                  public static void main(String[] args) {
            >         int a = square(args.length);
                      int b = square(args[0].length());
            >         for (int i = 0; i < a; i++) {
                          System.out.println(i);
                      }
                      System.out.println(b);
                  }
              }
        "#]],
    );
}

#[test]
fn an_exception_decides_what_runs() {
    check(
        r#"
class P {
    static int parse(String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        return text.length();
    }

    public static void main(String[] args) {
        int failures = 0;
        int length = 0;
        for (String arg : args) {
            try {
                length += parse(arg);
            } catch (IllegalArgumentException e) {
                failures++;
            }
        }
        for (int i = 0; i < failures; i++) {
            System.out.println(length);
        }
    }
}
"#,
        "P.java:19 loop iterations",
        expect![[r#"
              class P {
                  static int parse(String text) {
            >         if (text.isEmpty()) {
            >             throw new IllegalArgumentException("empty");
                      }
                      return text.length();
                  }

                  public static void main(String[] args) {
            >         int failures = 0;
                      int length = 0;
            >         for (String arg : args) {
                          try {
            >                 length += parse(arg);
                          } catch (IllegalArgumentException e) {
            >                 failures++;
                          }
                      }
            >         for (int i = 0; i < failures; i++) {
                          System.out.println(length);
                      }
                  }
              }
        "#]],
    );
}

#[test]
fn the_jdk_calls_back() {
    check(
        r#"
import java.util.Arrays;

class P {
    static int comparisons;

    public static void main(String[] args) {
        String[] words = args.clone();
        Arrays.sort(words, (a, b) -> {
            comparisons++;
            return a.length() - b.length();
        });
        for (int i = 0; i < comparisons; i++) {
            System.out.println(words[0]);
        }
    }
}
"#,
        "P.java:12 loop iterations",
        expect![[r#"
              import java.util.Arrays;

              class P {
                  static int comparisons;

                  public static void main(String[] args) {
            >         String[] words = args.clone();
            >         Arrays.sort(words, (a, b) -> {
            >             comparisons++;
            >             return a.length() - b.length();
                      });
            >         for (int i = 0; i < comparisons; i++) {
                          System.out.println(words[0]);
                      }
                  }
              }
        "#]],
    );
}

#[test]
fn an_output_that_decides_what_runs_is_refused() {
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
            refused: needs java.io.FileWriter.<init> at P.java:8, which no predictor may call
        "#]],
    );
}

#[test]
fn a_thread_comes_with_what_orders_it() {
    check(
        r#"
class P {
    static volatile int counted;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> counted = args.length);
        worker.start();
        worker.join();
        for (int i = 0; i < counted; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:8 loop iterations",
        expect![[r#"
              class P {
                  static volatile int counted;

                  public static void main(String[] args) throws InterruptedException {
            >         Thread worker = new Thread(() -> counted = args.length);
            >         worker.start();
            >         worker.join();
            >         for (int i = 0; i < counted; i++) {
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
fn a_class_initialiser_runs_where_its_class_is_first_used() {
    check(
        r#"
class P {
    static class Table {
        static final int[] SIZES = {1, 2, 3};
        static int used = SIZES.length;
    }

    public static void main(String[] args) {
        if (args.length > 2) {
            Table.used++;
        }
        for (int i = 0; i < Table.used; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:11 loop iterations",
        expect![[r#"
              class P {
                  static class Table {
            >         static final int[] SIZES = {1, 2, 3};
            >         static int used = SIZES.length;
                  }

                  public static void main(String[] args) {
            >         if (args.length > 2) {
            >             Table.used++;
                      }
            >         for (int i = 0; i < Table.used; i++) {
                          System.out.println(i);
                      }
                  }
              }
        "#]],
    );
}

#[test]
fn loops_that_only_count_are_recognised() {
    let source = r#"
class P {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            for (int k = i; k >= 0; k -= 2) {
                System.out.println(k);
            }
            for (String a : args) {
                if (a.length() == k(i)) {
                    System.out.println(a);
                }
            }
        }
    }

    static int k(int i) {
        return i;
    }
}
"#;
    let counted = |_: &str, slice: &Slice| {
        let loops = slice.methods.values().flat_map(|m| {
            counted_loops(m).into_iter().map(|l| {
                let line = m.function.insts[m.function.terminator(l.test)].line;
                format!("line {line}: step {}, limit {:?}, strict {}\n", l.step, l.limit, l.strict)
            })
        });
        loops.collect::<String>()
    };
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:4 loop iterations",
        expect![[r#"
        line 4: step 1, limit Local(1), strict true
    "#]],
    );
    check(
        "P.java:5 loop iterations",
        expect![[r#"
        line 5: step -2, limit Const(0), strict false
    "#]],
    );
    check(
        "P.java:8 loop iterations",
        expect![[r#"
        line 8: step 1, limit Local(4), strict true
    "#]],
    );
    // The branch decides something in every iteration.
    check("P.java:9 condition true", expect![""]);
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
