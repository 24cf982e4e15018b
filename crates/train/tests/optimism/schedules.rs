//! What counts as executed although no run came there: another schedule, or another collection of garbage,
//! would have.

use std::collections::BTreeSet;

use mantis_pointsto::ClassSource;

use super::{Tried, path, tried};

impl Tried {
    /// The lines of the program that count as executed because the order of threads might have been another.
    fn assumed(&self) -> BTreeSet<u32> {
        let executed = &self.followed.executed;
        let mut lines = BTreeSet::new();
        for (method, nodes) in &executed.assumed {
            let body = ClassSource::body(&self.session.app, method).unwrap().unwrap();
            let inside = body.insts.values().filter(|data| nodes.contains(&data.origin));
            lines.extend(inside.map(|data| data.line));
        }
        lines
    }
}

/// Without threads that is what is behind references that were cleared, and what methods tell of these.
#[test]
fn references_that_the_collector_clears() {
    let source = r#"
import java.lang.ref.*;
import java.nio.file.*;
import java.util.*;

class P {
    private WeakReference<int[]> table = new WeakReference<>(null);
    private final WeakHashMap<Object, String> names = new WeakHashMap<>();
    private int lines;

    private boolean isGone() {
        return table.get() == null;
    }

    private int[] table() {
        int[] found = table.get();
        if (found == null) {
            found = new int[] {lines, 2};
        }
        return found;
    }

    private String name(Object key) {
        String name = names.get(key);
        return name != null ? name
                : "another" + lines;
    }

    public static void main(String[] args) throws Exception {
        P p = new P();
        int[] held = {1, 2, 3};
        p.table = new WeakReference<>(held);
        p.names.put(held, "held");
        for (String line : Files.readAllLines(Paths.get(args[0]))) {
            p.lines += p.table().length + p.name(held).length();
            if (p.isGone()) {
                p.lines += 2;
            }
            if (p.lines < 0) {
                p.lines = 0;
            }
        }
        System.out.println(p.lines + held[0]);
    }
}
"#;
    let tried = tried(source, path, &[]);
    assert_eq!(tried.assumed(), BTreeSet::from([12, 18, 26, 37]));
}

/// With threads, whatever they share; branches on what they cannot share stay as runs took them.
#[test]
fn flags_of_other_threads() {
    let source = r#"
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.atomic.*;

class P {
    private final AtomicInteger state = new AtomicInteger();
    private int spun;

    private boolean take() {
        return state.compareAndSet(0, 1);
    }

    private void run() {
        if (!take()) {
            spun++;
        }
        state.set(0);
    }

    public static void main(String[] args) throws Exception {
        P p = new P();
        Thread thread = new Thread(p::run);
        thread.start();
        thread.join();
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        int words = Integer.parseInt("1" + args.length);
        if (words > 20) {
            System.out.println("many");
        }
        System.out.println(lines.size() + p.spun);
    }
}
"#;
    let tried = tried(source, path, &[]);
    assert_eq!(tried.assumed(), BTreeSet::from([16]));
}
