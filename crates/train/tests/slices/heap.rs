//! Reads and the writes they depend on: aliases, collections, objects a call keeps to itself, class
//! initialisers.

use expect_test::expect;

use crate::check;

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
fn what_the_jdk_puts_into_an_array_or_a_field_is_of_its_type() {
    check(
        r#"
class P {
    static int asked;

    public int hashCode() {
        return asked++;
    }

    public static void main(String[] args) {
        Object[] mixed = {new P(), "text", args};
        String[] texts = new String[1];
        System.arraycopy(mixed, 1, texts, 0, 1);
        int n = 0;
        for (Object text : texts) {
            n += text.hashCode() % 3;
        }
        for (int i = 0; i < asked; i++) {
            n++;
        }
        asked = n;
    }
}
"#,
        "P.java:16 loop iterations",
        expect![[r#"
              class P {
                  static int asked;

                  public int hashCode() {
                      return asked++;
                  }

                  public static void main(String[] args) {
                      Object[] mixed = {new P(), "text", args};
                      String[] texts = new String[1];
                      System.arraycopy(mixed, 1, texts, 0, 1);
                      int n = 0;
                      for (Object text : texts) {
                          n += text.hashCode() % 3;
                      }
            >         for (int i = 0; i < asked; i++) {
                          n++;
                      }
                      asked = n;
                  }
              }
        "#]],
    );
}

/// An initialiser that reads what other initialisers left behind finds the same whenever it runs: earlier
/// uses of its class are not needed.
#[test]
fn what_initialisers_leave_behind_is_read_at_any_moment() {
    check(
        r#"
class P {
    enum Side {
        LEFT(1), RIGHT(2);

        final int width;

        Side(int width) {
            this.width = width;
        }
    }

    static final class Table {
        static final int[] ALL = new int[2];

        static {
            for (Side side : Side.values()) {
                ALL[side.ordinal()] = side.width;
            }
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < args.length; i++) {
            sum += Table.ALL[i % 2];
        }
        System.out.println(sum);
        for (int i = 0; i < Table.ALL[1]; i++) {
            System.out.println(i);
        }
    }
}
"#,
        "P.java:28 loop iterations",
        expect![[r#"
              class P {
            >     enum Side {
            >         LEFT(1), RIGHT(2);

                      final int width;

            >         Side(int width) {
            >             this.width = width;
                      }
                  }

                  static final class Table {
            >         static final int[] ALL = new int[2];

                      static {
            >             for (Side side : Side.values()) {
            >                 ALL[side.ordinal()] = side.width;
                          }
                      }
                  }

                  public static void main(String[] args) {
                      int sum = 0;
                      for (int i = 0; i < args.length; i++) {
                          sum += Table.ALL[i % 2];
                      }
                      System.out.println(sum);
            >         for (int i = 0; i < Table.ALL[1]; i++) {
                          System.out.println(i);
                      }
                  }
              }
        "#]],
    );
}
