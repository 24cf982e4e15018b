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

/// A method that has each mark, what stands behind it, and a method of the same class that has it not.
const METHODS: &[(Mark, &str, &str, &str)] = &[
    (Mark::Denied, "", "java/io/File.delete()Z", "java/io/File.length()J"),
    (Mark::Misleading, "files", "java/lang/ClassLoader.resources()V", "java/lang/ClassLoader.loadClass()V"),
    (Mark::Contained, "", "org/xml/sax/Parser.setLocale()V", "org/xml/sax/Parser.parse()V"),
    (Mark::Lookup, "", "java/lang/Class.getMethods()V", "java/lang/Object.getClass()V"),
    (Mark::Instead, "mantis/predictor/Splitter", "java/lang/String.split()V", "java/lang/String.trim()V"),
    (
        Mark::Replaced,
        "mantis/predictor/Sinks",
        "java/nio/file/Files.newOutputStream()V",
        "java/nio/file/Files.size()J",
    ),
    (
        Mark::Sunk,
        "mantis/predictor/SinkStream",
        "java/io/FileOutputStream.<init>(Ljava/io/File;Z)V",
        "java/io/FileOutputStream.<init>()V",
    ),
    (Mark::Tame, "", "java/net/URLConnection.connect()V", "java/net/URL.getPath()V"),
    (Mark::OfFile, "", "java/nio/MappedByteBuffer.force()V", "java/nio/MappedByteBuffer.load()V"),
    (
        Mark::Opens,
        "",
        "java/util/Scanner.<init>(Ljava/io/File;)V",
        "java/util/Scanner.<init>(Ljava/lang/String;)V",
    ),
    (Mark::ReadOnly, "String", "java/io/RandomAccessFile.<init>()V", "java/io/RandomAccessFile.read()I"),
    (Mark::Exits, "receiver", "java/lang/Runtime.halt(I)V", "java/lang/Runtime.gc()V"),
    (Mark::Puts, "", "java/util/List.add(I)V", "java/util/List.get(I)V"),
    (Mark::Holds, "", "java/util/List.get(I)V", "java/io/File.getName()V"),
    (Mark::HandsOn, "", "java/lang/System.getenv()V", "java/lang/System.gc()V"),
    (Mark::Walks, "", "java/nio/file/Files.walk()V", "java/nio/file/Path.getParent()V"),
    (Mark::Sampled, "", "java/io/File.length()J", "java/io/File.getName()V"),
    (Mark::Scans, "", "java/util/Scanner.<init>(Ljava/nio/file/Path;)V", "java/util/Scanner.<init>(I)V"),
    (Mark::Watched, "", "java/util/Scanner.next()V", "java/util/Scanner.<init>()V"),
    (
        Mark::ReadsNamed,
        "",
        "java/util/zip/ZipFile.<init>(Ljava/io/File;)V",
        "java/util/zip/ZipFile.getEntry(Ljava/lang/String;)V",
    ),
    (
        Mark::ByOptions,
        "",
        "java/nio/channels/FileChannel.open(Ljava/nio/file/Path;Ljava/util/Set;)V",
        "java/nio/channels/FileChannel.open(Ljava/nio/file/Path;)V",
    ),
    (Mark::TellsSuccess, "", "java/io/File.mkdir()Z", "java/io/File.exists()Z"),
    (Mark::FollowsLinks, "", "java/io/File.getCanonicalPath()V", "java/io/File.getPath()V"),
    (Mark::AsksFile, "", "java/io/File.exists()Z", "java/io/File.getPath()V"),
    (Mark::ToleratesNull, "value", "java/util/HashMap.put()V", "java/util/HashMap.get()V"),
    (Mark::RejectsNull, "", "java/util/List.of()V", "java/util/List.add()V"),
    (Mark::HasMore, "", "java/util/Iterator.hasNext()Z", "java/util/Iterator.next()V"),
    (Mark::IntoArrays, "", "java/util/Arrays.deepToString()V", "java/util/Arrays.toString()V"),
    (Mark::Algorithm, "", "java/util/Collections.sort()V", "java/util/Collections.emptyList()V"),
    (Mark::MayBeParallel, "", "java/util/stream/StreamSupport.stream()V", "java/util/stream/Stream.of()V"),
    (Mark::Whole, "", "java/util/List.stream()V", "java/util/stream/Stream.concat()V"),
    (Mark::Ambient, "locale", "java/util/Locale.setDefault()V", "java/util/Locale.getDefault()V"),
    (Mark::SetsProperty, "", "java/lang/System.setProperty()V", "java/lang/System.getProperty()V"),
    (Mark::DeniesExit, "", "java/lang/System.setSecurityManager()V", "java/lang/System.exit()V"),
    (Mark::ByProperty, "sorts", "java/util/Arrays.sort()V", "java/util/Arrays.fill()V"),
    (Mark::AsksProperty, "", "java/lang/System.getProperty()V", "java/lang/System.setProperty()V"),
    (Mark::Collects, "", "java/lang/Runtime.gc()V", "java/lang/Runtime.exit()V"),
    (Mark::GivesObject, "", "java/lang/Integer.valueOf()V", "java/lang/Integer.getInteger()V"),
    (Mark::DrawsSeed, "", "java/util/Random.<init>()V", "java/util/Random.<init>(J)V"),
    (Mark::StartsThreads, "", "java/lang/Thread.start()V", "java/lang/Thread.join()V"),
    (
        Mark::StartsThreads,
        "",
        "java/util/concurrent/CompletableFuture.runAsync(Ljava/lang/Runnable;)V",
        "java/util/concurrent/CompletableFuture.runAsync(Ljava/lang/Runnable;Ljava/util/concurrent/Executor;)V",
    ),
    (
        Mark::ByCompleter,
        "",
        "java/util/concurrent/CompletionStage.thenRun()V",
        "java/util/concurrent/ForkJoinPool.submit()V",
    ),
    (
        Mark::Waits,
        "",
        "java/util/concurrent/locks/Condition.await()V",
        "java/util/concurrent/locks/Condition.signal()V",
    ),
    (
        Mark::Volatile,
        "read",
        "java/util/concurrent/atomic/AtomicLong.get()J",
        "java/util/concurrent/Semaphore.acquire()V",
    ),
    (Mark::Numbered, "", "java/lang/Thread.getName()V", "java/lang/Thread.join()V"),
    (Mark::OfThread, "", "java/lang/ThreadLocal.get()V", "java/lang/ThreadLocal.set()V"),
    (Mark::AsksOuter, "", "java/lang/Class.getSimpleName()V", "java/lang/Class.getName()V"),
    (Mark::EnumConstants, "one", "java/lang/Enum.valueOf(Ljava/lang/Class;)V", "java/lang/Enum.ordinal()I"),
    (
        Mark::FindsField,
        "1,2",
        "java/lang/invoke/MethodHandles$Lookup.findVarHandle()V",
        "java/lang/invoke/MethodHandles$Lookup.findVirtual()V",
    ),
    (Mark::SetsStatic, "", "java/lang/reflect/Field.setInt()V", "java/lang/reflect/Field.setAccessible()V"),
];

/// A class that is what each mark says, what stands behind it, and one that is not.
const CLASSES: &[(Mark, &str, &str, &str)] = &[
    (Mark::Text, "", "java/nio/file/Path", "java/nio/file/Files"),
    (Mark::Complete, "", "java/io/File", "java/lang/String"),
    (Mark::NamedFirst, "", "java/io/RandomAccessFile", "java/io/File"),
    (Mark::PathHolder, "", "java/io/File", "java/nio/file/Path"),
    (Mark::SampledAs, "mantis/predictor/SampledReader", "java/io/FileReader", "java/io/FileWriter"),
    (Mark::Hashed, "", "java/util/HashSet", "java/util/TreeSet"),
    (Mark::ByIdentity, "", "java/util/IdentityHashMap", "java/util/HashMap"),
    (Mark::Salted, "", "java/util/ImmutableCollections$SetN", "java/util/ImmutableCollections$ListN"),
    (Mark::Weak, "", "java/util/WeakHashMap", "java/util/HashMap"),
    (Mark::Drawn, "", "java/util/concurrent/ConcurrentSkipListMap", "java/util/concurrent/ConcurrentHashMap"),
    (Mark::OfStreams, "", "java/util/stream/Collectors", "java/util/Collections"),
    (Mark::Pipeline, "", "java/util/stream/IntStream", "java/util/stream/Collectors"),
    (Mark::Functional, "", "java/util/function/Consumer", "java/util/Comparator"),
    (Mark::Task, "", "java/lang/Runnable", "java/lang/Thread"),
    (Mark::Services, "", "java/util/ServiceLoader", "java/util/Scanner"),
    (Mark::OfBeans, "", "java/beans/Introspector", "java/lang/Class"),
    (Mark::IdentityHash, "", "java/lang/Thread", "java/lang/String"),
    (
        Mark::Synchroniser,
        "",
        "java/util/concurrent/locks/AbstractQueuedSynchronizer",
        "java/util/concurrent/Semaphore",
    ),
    (Mark::Member, "", "java/lang/reflect/Method", "java/lang/Class"),
    (Mark::OfHandles, "", "java/lang/invoke/VarHandle", "java/lang/reflect/Method"),
];

#[test]
fn every_mark_has_an_example() {
    let method = |text: &str| {
        let (name, desc) = text.split_at(text.find('(').unwrap());
        let (class, name) = name.rsplit_once('.').unwrap();
        method(class, name, desc)
    };
    for &(mark, value, one, other) in METHODS {
        assert_eq!(marks().value(mark, &method(one)).unwrap_or(""), value, "{mark:?} {one}");
        assert!(marks().has(mark, &method(one)), "{mark:?} {one}");
        assert!(!marks().has(mark, &method(other)), "{mark:?} {other}");
        let of_program = MethodRef { class: "app/Main".into(), ..method(one) };
        assert!(!marks().has(mark, &of_program) || matches!(mark, Mark::ByOptions | Mark::EnumConstants));
    }
    for &(mark, value, one, other) in CLASSES {
        assert_eq!(marks().value_of(mark, one).unwrap_or(""), value, "{mark:?} {one}");
        assert!(marks().is(mark, one) && !marks().is(mark, other), "{mark:?} {one} {other}");
    }
    for (mark, word, of, _) in Mark::ALL {
        let examples = if *of == Of::Classes { CLASSES } else { METHODS };
        assert!(examples.iter().any(|e| e.0 == *mark), "no example of `{word}`");
    }
    let class = marks().class_with(Mark::SampledAs, "mantis/predictor/SampledAccess");
    assert_eq!(class.map(|c| &**c), Some("java/io/RandomAccessFile"));
    let class = marks().class_with(Mark::Sunk, "mantis/predictor/SinkPrintWriter");
    assert_eq!(class.map(|c| &**c), Some("java/io/PrintWriter"));
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
