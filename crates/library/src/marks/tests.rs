//! The grammar of files of marks, and what the built-in ones say.

use mantis_classfile::names::MethodRef;

use super::mark::{Mark, Of};
use super::{FILES, Marks, marks};

fn method(class: &str, name: &str, desc: &str) -> MethodRef {
    MethodRef { class: class.into(), name: name.into(), desc: desc.into() }
}

fn error(text: &str) -> String {
    Marks::parse(&[("t.marks", text)]).expect_err("an error").to_string()
}

#[test]
fn errors_name_their_line() {
    let text = "\n  f : denied";
    assert_eq!(error(text), "t.marks:2: a line outside a `class` stanza");
    let of = |line: &str| error(&format!("class a/A\n  # nothing\n  {line}"));
    assert_eq!(of("f denied"), "t.marks:3: a line needs `methods : marks`");
    assert_eq!(of("f : # denied"), "t.marks:3: a line needs `methods : marks`");
    assert_eq!(of("f : deny"), "t.marks:3: `deny` is no mark");
    assert_eq!(of("f : denied; not denied"), "t.marks:3: `denied` is said twice");
    assert_eq!(of("f : denied Sinks"), "t.marks:3: `denied` takes no `Sinks`");
    assert_eq!(of("f : replaced"), "t.marks:3: `replaced` needs a class of the predictor");
    assert_eq!(of("f : replaced a/Sinks"), "t.marks:3: `replaced` needs a class of the predictor");
    assert_eq!(of("f : exits soon"), "t.marks:3: `exits` needs one of `at-once`, `receiver`");
    assert_eq!(of("f-g : denied"), "t.marks:3: `f-g` is no method name");
    assert_eq!(of("f/ : denied"), "t.marks:3: `` is no method name");
    assert_eq!(of("f(int : denied"), "t.marks:3: the parameter list does not end");
    assert_eq!(of("f(..,int) : denied"), "t.marks:3: `..` must be last");
    assert_eq!(of("f()/g : denied"), "t.marks:3: `/g` is no type");
    assert_eq!(error("class a/A is denied"), "t.marks:1: `denied` is a mark of methods");
}

#[test]
fn the_last_line_that_mentions_a_mark_counts() {
    let text =
        "class a/*\n  * : contained\n  f : not contained\nclass a/B\n  f(int) : contained\n  g : denied";
    let marks = Marks::parse(&[("t.marks", text)]).unwrap();
    let is = |class: &str, name: &str, desc: &str| marks.has(Mark::Contained, &method(class, name, desc));
    assert!(is("a/A", "<init>", "()V") && is("a/b/C", "g", "()V"));
    assert!(!is("a/A", "f", "(I)V") && !is("b/A", "g", "()V"));
    assert!(is("a/B", "f", "(I)V") && !is("a/B", "f", "(J)V"));
    // What says nothing of a mark leaves it.
    assert!(is("a/B", "g", "()V"));
}

#[test]
fn patterns_tell_overloads_apart() {
    let text = "class a/A\n  get*(..)URL|new(File,..)|put/set(*) : denied";
    let marks = Marks::parse(&[("t.marks", text)]).unwrap();
    let is = |name: &str, desc: &str| marks.has(Mark::Denied, &method("a/A", name, desc));
    assert!(is("getIt", "(I)Ljava/net/URL;") && !is("getIt", "()I"));
    assert!(is("<init>", "(Ljava/io/File;Z)V") && !is("<init>", "()V"));
    assert!(is("put", "(J)V") && is("set", "(I)V") && !is("put", "(II)V") && !is("puts", "(I)V"));
}

/// Some method that has each mark, and one that has not.
#[test]
fn marks_of_the_fence() {
    let check = |mark: Mark, value: Option<&str>, (class, name, desc): (&str, &str, &str)| {
        let method = method(class, name, desc);
        assert!(marks().has(mark, &method), "{mark:?} {method}");
        assert_eq!(marks().value(mark, &method), value, "{mark:?} {method}");
        let other = MethodRef { name: "other".into(), ..method };
        assert!(!marks().has(mark, &other) || mark == Mark::Contained, "{mark:?} {other}");
        assert!(!marks().has(mark, &MethodRef { class: "app/Main".into(), ..other }));
    };
    let path = "(Ljava/nio/file/Path;)V";
    check(Mark::Denied, None, ("java/io/File", "delete", "()Z"));
    check(Mark::Misleading, Some("files"), ("java/lang/ClassLoader", "resources", "()V"));
    check(Mark::Contained, None, ("java/text/Format", "clone", "()Ljava/lang/Object;"));
    check(Mark::Lookup, None, ("java/lang/invoke/MethodHandles$Lookup", "findVirtual", "()V"));
    check(Mark::Instead, Some("mantis/predictor/PlainFile"), ("java/nio/file/Files", "newInputStream", path));
    check(Mark::Replaced, Some("mantis/predictor/Locks"), ("java/nio/channels/FileChannel", "lock", "()V"));
    let by_name = "(Ljava/lang/String;)V";
    check(Mark::Sunk, Some("mantis/predictor/SinkStream"), ("java/io/FileOutputStream", "<init>", by_name));
    check(Mark::OfFile, None, ("java/nio/MappedByteBuffer", "force", "()V"));
    check(Mark::Opens, None, ("java/util/Scanner", "<init>", path));
    let mode = "(Ljava/lang/String;Ljava/lang/String;)V";
    check(Mark::ReadOnly, Some("String"), ("java/io/RandomAccessFile", "<init>", mode));
    check(Mark::Exits, Some("receiver"), ("java/lang/Runtime", "halt", "(I)V"));
    assert!(marks().has(Mark::Tame, &method("java/net/URLConnection", "connect", "()V")));
}

#[test]
fn writers_are_denied_and_readers_are_not() {
    for (class, name, desc, denied) in [
        ("java/io/FileOutputStream", "<init>", "(Ljava/lang/String;)V", true),
        ("java/io/FileInputStream", "<init>", "(Ljava/lang/String;)V", false),
        ("java/io/File", "delete", "()Z", true),
        ("java/io/File", "length", "()J", false),
        ("java/io/PrintWriter", "<init>", "(Ljava/io/Writer;)V", false),
        ("java/io/PrintWriter", "<init>", "(Ljava/lang/String;)V", true),
        ("java/nio/file/Files", "readAllLines", "(Ljava/nio/file/Path;)Ljava/util/List;", false),
        ("java/net/http/HttpClient", "newHttpClient", "()Ljava/net/http/HttpClient;", true),
        ("java/net/URI", "create", "(Ljava/lang/String;)Ljava/net/URI;", false),
        ("java/lang/Runtime", "availableProcessors", "()I", false),
    ] {
        assert_eq!(marks().has(Mark::Denied, &method(class, name, desc)), denied, "{class}.{name}{desc}");
    }
}

/// Each mark is documented and used, and is said of what it is a mark of.
#[test]
fn every_mark_is_documented_and_used() {
    let readme = include_str!("../../overlay/README.md");
    for &(_, word, of, _) in Mark::ALL {
        assert!(readme.contains(&format!("| `{word}")), "`{word}` is not in README.md");
        let said = |line: &str| {
            let separator = if of == Of::Classes { " is " } else { " : " };
            let said = line.split_once(separator).map_or("", |(_, said)| said);
            said.split([';', ' ']).any(|w| w == word)
        };
        let is_used = FILES.iter().flat_map(|(_, text)| text.lines()).any(said);
        assert!(is_used, "`{word}` is in no file");
    }
}
