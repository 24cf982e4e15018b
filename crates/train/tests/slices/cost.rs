//! What slices are expected to cost, and that this is known in time.

use mantis_classfile::names::MethodRef;
use mantis_pointsto::FACTS;

use crate::analysed;

/// The slice calls once what the program calls a hundred thousand times. A limit is met exactly, whether the slice is priced while it grows or
/// when it is whole.
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
        analysed(&source, "P.java:5 loop iterations", FACTS, |analysed, feature| {
            analysed.costs(&[feature], &count, most, "too much").remove(0)
        })
    };
    let whole = cost(u64::MAX).unwrap();
    assert!((600..6_000).contains(&whole), "{whole}");
    assert_eq!(cost(whole), Ok(whole));
    assert_eq!(cost(whole - 1), Err("too much".to_owned()));
}
