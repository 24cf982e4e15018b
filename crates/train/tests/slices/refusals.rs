//! What has no slice, and the reason that is given.

use expect_test::expect;
use mantis_classfile::names::MethodRef;
use mantis_pointsto::{Coverage, Everything, FACTS};
use mantis_train::Rule;
use mantis_train::training::kept_lines;

use super::analysed;

#[test]
fn without_any_budget_every_feature_is_refused() {
    let source = r#"class P {
    public static void main(String[] args) {
        for (int i = 0; i < args.length; i++) {
            System.out.println(args[i]);
        }
    }
}
"#;
    let found = analysed(source, "P.java:3 loop iterations", (&Everything, 0), |analysed, feature| {
        analysed.slice(&[feature]).map_err(|refusal| refusal.reason).err()
    });
    assert_eq!(found.as_deref(), Some("the program is too large to analyse"));
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

/// What the JDK does by reflection inside is as far as the description goes.
#[test]
fn methods_that_nobody_described() {
    let source = r#"import java.awt.image.BufferedImage;
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
"#;
    let said = analysed(source, "P.java:10 loop iterations", (&Everything, FACTS), |analysed, feature| {
        let by = |rule: Rule| match analysed.under(rule).slice(&[feature]) {
            Err(refusal) => format!("{rule:?}: {}\n", refusal.reason),
            Ok(slice) => format!("{rule:?}: {:?}\n", kept_lines(&slice)),
        };
        by(Rule::Strict) + &by(Rule::Optimistic)
    });
    expect![[r#"
        Strict: needs javax.imageio.ImageReader.getHeight at P.java:10, whose effects nobody described
        Optimistic: needs javax.imageio.ImageIO$ContainsFilter.filter at P.java:8: reflection
    "#]]
    .assert_eq(&said);
}
