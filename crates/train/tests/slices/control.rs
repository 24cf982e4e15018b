//! What decides whether and how often something runs: branches, calls, exceptions, callbacks, threads.

use expect_test::{Expect, expect};
use mantis_slice::Slice;
use mantis_slice::counted::counted_loops;

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
