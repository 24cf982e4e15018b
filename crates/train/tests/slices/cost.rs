//! What slices are expected to cost, and that this is known in time.

use mantis_classfile::names::MethodRef;
use mantis_pointsto::{Everything, FACTS};

use super::{analysed, analysed_features};

/// The slice calls once what the program calls a hundred thousand times. A limit is met exactly, whether the
/// slice is priced while it grows or when it is whole.
#[test]
fn a_call_of_what_others_call_often_is_cheap() {
    let work: String = (0..300).map(|k| format!("        x ^= n + {k};\n")).collect();
    let source = format!(
        r#"class P {{
    static int[] table = {{3, 1, 4, 1, 5, 9, 2, 6}};

    public static void main(String[] args) {{
        for (int i = big(args.length); i > 0; i--) {{
            System.out.println(i);
        }}
        for (int i = 0; i < 100_000; i++) {{
            System.out.println(big(i));
        }}
    }}

    static int often(int n) {{
        return table[n & 7];
    }}

    static int big(int n) {{
        int x = n;
{work}        int found = 0;
        if (x > 0) {{
            found = often(n);
        }}
        return found;
    }}
}}
"#
    );
    let count = |method: &MethodRef, _: u32| match &*method.name {
        "big" | "often" => 100_001,
        _ => 1,
    };
    let cost = |most: u64| {
        analysed(&source, "P.java:5 loop iterations", (&Everything, FACTS), |analysed, feature| {
            analysed.costs(&[feature], &count, most, "too much").remove(0)
        })
    };
    let whole = cost(u64::MAX).unwrap();
    assert!((600..6_000).contains(&whole), "{whole}");
    assert_eq!(cost(whole), Ok(whole));
    assert_eq!(cost(whole - 1), Err("too much".to_owned()));
}

/// A loop that is skipped costs no more than a few iterations, and so do the calls that its test makes; one
/// that does more than count costs what it executes.
#[test]
fn calls_in_tests_of_skipped_loops_are_cheap() {
    let source = |change: &str| {
        format!(
            r#"class P {{
    int width = 3;

    public static void main(String[] args) {{
        P p = new P();
        for (int i = 0; i < p.width(); i++) {{
            {change}
        }}
        System.out.println();
    }}

    int width() {{
        return width;
    }}
}}
"#
        )
    };
    let count = |method: &MethodRef, origin: u32| match (&*method.name, origin) {
        ("width", _) => 1_000_000,
        // What is before the loop, and behind it, by node index.
        ("main", at) if !(9..18).contains(&at) => 1,
        ("main", _) => 1_000_000,
        _ => 1,
    };
    let cost = |change: &str| {
        analysed(&source(change), "P.width calls", (&Everything, FACTS), |analysed, feature| {
            analysed.costs(&[feature], &count, u64::MAX, "").remove(0).unwrap()
        })
    };
    let (skipped, executed) = (cost("System.out.println(i);"), cost("p.width ^= i;"));
    assert!(skipped < 200, "{skipped}");
    assert!(executed > 1_000_000, "{executed}");
}

/// A feature whose slice makes all the calls of the JDK that another's makes costs at least as much, whatever
/// these take.
#[test]
fn what_makes_the_same_calls_is_as_dear() {
    let source = r#"class P {
    public static void main(String[] args) throws Exception {
        byte[] read = java.nio.file.Files.readAllBytes(java.nio.file.Path.of(args[0]));
        for (int i = 0; i < read.length; i++) {
            for (int j = 0; j < read[i]; j++) {
                System.out.println(j);
            }
        }
        for (int i = 0; i < args.length; i++) {
            System.out.println(args[i]);
        }
    }
}
"#;
    let features = ["P.java:4 loop iterations", "P.java:5 loop iterations", "P.java:9 loop iterations"];
    let as_much = analysed_features(source, &features, (&Everything, FACTS), |analysed, features| {
        analysed.calling_as_much(&features[..1], features)
    });
    assert_eq!(as_much, [true, true, false]);
    let none = analysed_features(source, &features, (&Everything, FACTS), |analysed, features| {
        analysed.calling_as_much(&features[2..], features)
    });
    assert_eq!(none, [false; 3], "a slice without such calls says nothing");
}

/// What methods cost is remembered from one slice to the next, if these keep the same of them.
#[test]
fn features_cost_the_same_one_after_the_other() {
    let source = r#"class P {
    static int[] table = {3, 1, 4, 1, 5, 9, 2, 6};
    static int odd, last;

    public static void main(String[] args) {
        for (int i = 0; i < args.length; i++) {
            step(args[i].length());
        }
    }

    static void step(int n) {
        odd += table[n & 7] & 1;
        last = n;
        if (odd > 3) {
            System.out.println(odd);
        }
        if (last > 3) {
            System.out.println(last);
        }
    }
}
"#;
    let features = ["P.java:14 condition true", "P.java:17 condition true", "P.step calls"];
    let count = |method: &MethodRef, _: u32| if &*method.name == "step" { 1000 } else { 10 };
    let costs = |features: &[&str]| -> Vec<u64> {
        analysed_features(source, features, (&Everything, FACTS), |analysed, features| {
            analysed.costs(features, &count, u64::MAX, "").into_iter().map(Result::unwrap).collect()
        })
    };
    let alone: Vec<u64> = features.iter().flat_map(|f| costs(&[f])).collect();
    assert_eq!(costs(&features), alone);
    assert!(alone[0] > alone[1] && alone[1] > alone[2], "{alone:?}");
}
