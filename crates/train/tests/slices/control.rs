//! What decides whether and how often something runs: branches, calls, exceptions, callbacks, threads.

use expect_test::{Expect, expect};
use mantis_ir::{Const, Inst, Op};
use mantis_slice::Slice;
use mantis_slice::counted::{Counter, Step, counted_loops};

use crate::{check, sliced};

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
fn what_is_read_before_a_thread_starts_needs_nothing_of_it() {
    check(
        r#"
class P {
    static int[] cells = new int[4];

    static int sum() {
        int sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        cells[0] = args.length;
        int early = sum();
        for (int i = 0; i < early; i++) {
            System.out.println(i);
        }
        Thread worker = new Thread(() -> cells[1] = sum());
        worker.start();
        worker.join();
        System.out.println(sum());
    }
}
"#,
        "P.java:15 loop iterations",
        expect![[r#"
              class P {
            >     static int[] cells = new int[4];

                  static int sum() {
            >         int sum = 0;
            >         for (int cell : cells) {
            >             sum += cell;
                      }
            >         return sum;
                  }

                  public static void main(String[] args) throws InterruptedException {
            >         cells[0] = args.length;
            >         int early = sum();
            >         for (int i = 0; i < early; i++) {
                          System.out.println(i);
                      }
                      Thread worker = new Thread(() -> cells[1] = sum());
                      worker.start();
                      worker.join();
                      System.out.println(sum());
                  }
              }
        "#]],
    );
}

#[test]
fn what_one_thread_has_alone_needs_nothing_of_others() {
    check(
        r#"
class P {
    static int count(int n) {
        int[] own = {n, 2};
        int steps = 0;
        for (int i = 0; i < own[0]; i++) {
            steps++;
        }
        own[1] = steps;
        return own[1];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> System.out.println(count(7)));
        worker.start();
        worker.join();
        int late = count(args.length);
        for (int i = 0; i < late; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:17 loop iterations",
        expect![[r#"
              class P {
                  static int count(int n) {
            >         int[] own = {n, 2};
            >         int steps = 0;
            >         for (int i = 0; i < own[0]; i++) {
            >             steps++;
                      }
            >         own[1] = steps;
            >         return own[1];
                  }

                  public static void main(String[] args) throws InterruptedException {
                      Thread worker = new Thread(() -> System.out.println(count(7)));
                      worker.start();
                      worker.join();
            >         int late = count(args.length);
            >         for (int i = 0; i < late; i++) {
                          System.out.println(i);
                      }
                  }
              }
        "#]],
    );
}

/// The counted loops of a slice with their limits, as statements that compute them.
fn counted(_: &str, slice: &Slice) -> String {
    let mut lines: Vec<String> = Vec::new();
    for method in slice.methods.values() {
        let f = &method.function;
        let word = |i: &Inst| match &f.insts[*i].op {
            Op::Const(Const::Int(n)) => n.to_string(),
            Op::Copy { .. } => "local".to_owned(),
            Op::GetField(field) | Op::GetStatic(field) => field.name.to_string(),
            Op::Invoke(_, method, _) => format!("{}()", method.name),
            op => format!("{op:?}").to_lowercase(),
        };
        for found in counted_loops(method, slice.threads) {
            let limit: Vec<String> = found.limit.iter().map(word).collect();
            let limit = if limit.is_empty() { "0".to_owned() } else { limit.join(" ") };
            let line = f.insts[f.terminator(found.test)].line;
            let around = if found.nests { ", around others" } else { "" };
            let step = |c: &Counter| match c.step {
                Step::Constant(n) => n.to_string(),
                Step::Local { subtracted, .. } => (if subtracted { "-local" } else { "local" }).to_owned(),
            };
            let steps: Vec<String> = found.counters.iter().map(step).collect();
            let (steps, strict) = (steps.join(" and "), found.strict);
            lines.push(format!("line {line}: step {steps}, limit {limit}, strict {strict}{around}\n"));
        }
    }
    lines.sort();
    lines.concat()
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
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:4 loop iterations",
        expect![[r#"
        line 4: step 1, limit local, strict true
    "#]],
    );
    check(
        "P.java:5 loop iterations",
        expect![[r#"
        line 5: step -2, limit 0, strict false
    "#]],
    );
    check(
        "P.java:8 loop iterations",
        expect![[r#"
        line 8: step 1, limit local, strict true
    "#]],
    );
    // The branch decides something in every iteration.
    check("P.java:9 condition true", expect![""]);
}

/// Several locals advance together, one of them to the limit; a step may be what a local holds.
#[test]
fn loops_that_count_several_locals_by_any_step_are_recognised() {
    let source = r#"
class P {
    public static void main(String[] args) {
        int size = args.length + 2;
        int index = args[0].length();
        int at = index * size;
        while ((at -= size) >= 0) {
            index--;
            System.out.println(args[index].charAt(at));
        }
        for (int i = 0; i < index; i += size) {
            System.out.println(i);
        }
        for (int i = 0; i < index; i += size) {
            size++;
            System.out.println(i);
        }
    }
}
"#;
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:7 sum of values of index",
        expect![[r#"
        line 6: step -local and -1, limit 0, strict false
    "#]],
    );
    check(
        "P.java:10 loop iterations",
        expect![[r#"
        line 10: step local, limit local, strict true
        line 6: step -local and -1, limit 0, strict false
    "#]],
    );
    check(
        "P.java:13 loop iterations",
        expect![[r#"
        line 6: step -local and -1, limit 0, strict false
    "#]],
    );
}

/// One value for the analyses as well as for the program: what an earlier loop left in a local is no new
/// value in each test of a later one.
#[test]
fn a_limit_that_branches_of_an_earlier_loop_merged_is_no_other_in_each_cycle() {
    let source = r#"
class P {
    public static void main(String[] args) {
        int most = 0;
        for (String a : args) {
            if (a.isEmpty()) {
                most += most;
            } else {
                most = 7 * most + a.length();
            }
        }
        for (int i = 0; i < most; i++) {
            System.out.println(i);
        }
    }
}
"#;
    expect![[r#"
        line 11: step 1, limit local, strict true
    "#]]
    .assert_eq(&sliced(source, "P.java:11 loop iterations", counted));
}

/// A loop around a counted loop is counted if its cycles do not tell the inner one's from each other.
#[test]
fn loops_around_counted_loops_are_recognised() {
    let source = r#"
class P {
    int width = 7;

    int width() {
        return width;
    }

    public static void main(String[] args) {
        P p = new P();
        int n = args.length;
        for (int y = 0; y + 2 <= n; y++) {
            for (int x = 0; x < p.width(); x++) {
                System.out.println(x);
            }
        }
        for (int z = n; z > 0; z -= 2) {
            int from = 3;
            for (int y = from; y < n; y++) {
                for (int x = 0; x < from; x++) {
                    System.out.println(x);
                }
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < y; x++) {
                System.out.println(x);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = y; x < n; x++) {
                System.out.println(x);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < p.width(); x++) {
                System.out.println(x);
            }
            p.width ^= y;
        }
        for (int y = 0, begin = 0; y < n; y++) {
            for (int x = begin; x < n; x++) {
                System.out.println(x);
            }
            begin = 1;
        }
    }
}
"#;
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:12 loop iterations",
        expect![[r#"
        line 11: step 1, limit local, strict false, around others
        line 12: step 1, limit local width(), strict true
    "#]],
    );
    check(
        "P.java:19 loop iterations",
        expect![[r#"
        line 16: step -2, limit 0, strict true, around others
        line 18: step 1, limit local, strict true, around others
        line 19: step 1, limit local, strict true
    "#]],
    );
    check(
        "P.java:25 loop iterations",
        expect![[r#"
        line 25: step 1, limit local, strict true
    "#]],
    );
    check(
        "P.java:30 loop iterations",
        expect![[r#"
        line 30: step 1, limit local, strict true
    "#]],
    );
    check(
        "P.java:35 loop iterations",
        expect![[r#"
        line 35: step 1, limit local width(), strict true
    "#]],
    );
    check(
        "P.java:41 loop iterations",
        expect![[r#"
        line 41: step 1, limit local, strict true
    "#]],
    );
}

/// What the first cycle has shown is of no use where an exception ends the loop and control comes back;
/// elsewhere handlers do not matter.
#[test]
fn loops_left_by_exceptions_are_counted_if_nothing_comes_back() {
    let source = r#"
class P {
    public static void main(String[] args) {
        int[][] rows = {null, new int[args.length], null};
        int n = args.length, work = 0;
        for (int[] row : rows) {
            try {
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < row.length; x++) {
                        work += x;
                    }
                }
            } catch (NullPointerException e) {
                work--;
            }
        }
        try {
            for (int y = 0; y < n; y++) {
                for (int x = 0; x < rows[1].length; x++) {
                    work += x;
                }
            }
        } catch (NullPointerException e) {
            work--;
        }
        for (int k = 0; k < 3; k++) {
            try {
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < k; x++) {
                        work += x;
                    }
                }
            } catch (NullPointerException e) {
                work--;
            }
        }
    }
}
"#;
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:8 loop iterations",
        expect![[r#"
        line 8: step 1, limit local arraylength, strict true
    "#]],
    );
    check(
        "P.java:18 loop iterations",
        expect![[r#"
        line 17: step 1, limit local, strict true, around others
        line 18: step 1, limit local 1 arrayload(ref) arraylength, strict true
    "#]],
    );
    check(
        "P.java:28 loop iterations",
        expect![[r#"
        line 27: step 1, limit local, strict true, around others
        line 28: step 1, limit local, strict true
    "#]],
    );
}

/// A test that computes the limit anew each time: skipped if what it reads stays as it is.
#[test]
fn limits_of_counted_loops_may_be_computed() {
    let source = r#"
class P {
    int size = 7;
    int[] cells = new int[9];
    static int bound = 5;

    public static void main(String[] args) {
        P p = new P();
        java.util.List<String> list = new java.util.ArrayList<>(java.util.List.of(args));
        int n = args.length;
        for (int i = 0; i < p.size(); i++) {
            System.out.println(i);
        }
        for (int i = 0; i < list.size(); i++) {
            System.out.println(list.get(i));
        }
        for (int i = 2 * n + 1; i >= p.cells.length - bound; i--) {
            System.out.println(i);
        }
        for (int i = 0; i < args[0].length(); i++) {
            System.out.println(i);
        }
        for (int i = 0; i < list.size(); i++) {
            if (i < 3) {
                list.add("x");
            }
        }
        for (int i = 0; i < p.size; i++) {
            p.size -= i;
        }
        for (int i = 0; i < p.changing(); i++) {
            System.out.println(i);
        }
        for (int i = 0; i < Math.random() * 9; i++) {
            System.out.println(i);
        }
    }

    int size() {
        return size;
    }

    int changing() {
        return --size;
    }
}
"#;
    let check = |feature: &str, expected: Expect| expected.assert_eq(&sliced(source, feature, counted));
    check(
        "P.java:10 loop iterations",
        expect![[r#"
        line 10: step 1, limit local size(), strict true
    "#]],
    );
    check(
        "P.size calls",
        expect![[r#"
        line 10: step 1, limit local size(), strict true
    "#]],
    );
    check(
        "P.java:13 loop iterations",
        expect![[r#"
        line 13: step 1, limit local size(), strict true
    "#]],
    );
    check(
        "P.java:16 loop iterations",
        expect![[r#"
        line 16: step -1, limit local cells arraylength bound bin(sub), strict false
    "#]],
    );
    check(
        "P.java:19 loop iterations",
        expect![[r#"
        line 19: step 1, limit local 0 arrayload(ref) length(), strict true
    "#]],
    );
    // The loop changes its limit.
    check("P.java:22 loop iterations", expect![[""]]);
    check("P.java:27 loop iterations", expect![[""]]);
    check("P.java:30 loop iterations", expect![[""]]);
    check(
        "P.java:33 loop iterations",
        expect![[r#"
        refused: depends on random through java.lang.Math.random at P.java:33
    "#]],
    );
}
