//! Why a run failed, in words: how the process ended, what the JVM says about its own crash, and what the
//! program said last.
//!
//! The last lines of standard error say it nearly always. Of a stack trace the exceptions and the frame below
//! each are lines, the other frames are left out, so that five lines are enough for a cause and its cause.
//! What a program prints is somebody else's text: colours are taken out, and whatever else could steer a
//! terminal is shown, not sent.

use crate::process::{End, Tail};
use std::path::{Path, PathBuf};

/// Lines that are shown at most.
const LINES: usize = 5;
/// Bytes of a line that are shown at most; [`LINES`] of them stay within two kilobytes.
const LINE: usize = 400;
/// Bytes of a crash report that are looked at: what happened is at its beginning.
const CRASH_HEAD: usize = 8 << 10;
/// What an exception says when `-Xmx` is the remedy.
const HEAP_FULL: [&str; 2] =
    ["OutOfMemoryError: Java heap space", "OutOfMemoryError: GC overhead limit exceeded"];
/// What the launcher and the JVM print when an environment variable has flags: no word about a failure.
const PICKED_UP: [&str; 2] = ["Picked up ", "NOTE: Picked up "];

/// How a process ended, why the JVM crashed if it did, and its last lines, of standard output when standard
/// error has none. Each of these lines is on a line of its own below the first.
pub fn explain(end: &str, crash: Option<&str>, stderr: &str, stdout: &str) -> String {
    let mut text = end.to_owned();
    if HEAP_FULL.iter().any(|words| stderr.contains(words)) {
        text.push_str(" (the heap was full; --jvm-flag=-Xmx... makes it larger)");
    }
    if let Some(crash) = crash {
        text.push_str("; ");
        text.push_str(crash);
    }
    let said = [("standard error", stderr), ("standard output, with nothing on standard error", stdout)];
    let said = said.into_iter().map(|(from, text)| (from, last_lines(text)));
    if let Some((from, lines)) = said.into_iter().find(|(_, lines)| !lines.is_empty()) {
        text.push_str(&format!("; the end of {from}:"));
        for line in lines {
            text.push_str("\n    ");
            text.push_str(&line);
        }
    }
    text
}

/// As [`explain`], for a process that was run with pipes.
pub(crate) fn of(end: &End, crash: Option<&str>, stderr: &Tail, stdout: &Tail) -> String {
    explain(&end.to_string(), crash, &whole_lines(stderr), &whole_lines(stdout))
}

/// The kept text without the line that keeping only the end has cut in two, unless there is no other.
fn whole_lines(tail: &Tail) -> String {
    let text = tail.text();
    match text.split_once('\n') {
        Some((_, rest)) if tail.truncated() && !rest.trim().is_empty() => rest.to_owned(),
        _ => text,
    }
}

/// The last lines that say something, harmless and not too long.
pub fn last_lines(text: &str) -> Vec<String> {
    let mut kept: Vec<(String, usize)> = Vec::new();
    let mut in_frames = false;
    for line in text.lines() {
        let frame = is_frame(line);
        if frame && in_frames {
            if let Some((_, left_out)) = kept.last_mut() {
                *left_out += 1;
            }
            continue;
        }
        in_frames = frame;
        let shown = harmless(line);
        if !shown.is_empty() && !PICKED_UP.iter().any(|p| shown.starts_with(p) && shown.contains("OPTIONS:"))
        {
            kept.push((shown, 0));
        }
    }
    kept.drain(..kept.len().saturating_sub(LINES));
    let more = |(line, n): (String, usize)| if n > 0 { format!("{line} (and {n} more)") } else { line };
    kept.into_iter().map(more).collect()
}

/// Whether this is a line of a stack trace below its exception.
fn is_frame(line: &str) -> bool {
    let text = line.trim_start();
    let indented = text.len() < line.len();
    indented && (text.starts_with("at ") || text.starts_with("... ") && text.ends_with(" more"))
}

/// A line as a terminal would leave it, with nothing that could steer one, cut where it is long.
fn harmless(line: &str) -> String {
    // A progress bar writes over itself.
    let line = line.trim_end_matches('\r').rsplit('\r').find(|part| !part.trim().is_empty()).unwrap_or("");
    let mut out = String::new();
    let mut chars = line.trim_end().chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\u{1b}' if chars.peek() == Some(&'[') => {
                chars.next();
                // Parameters, then one letter that ends the sequence (ECMA-48, CSI).
                while chars.next().is_some_and(|c| !('@'..='~').contains(&c)) {}
            }
            '\t' => out.push_str("    "),
            c if c.is_control() || steers(c) => out.extend(c.escape_unicode()),
            c => out.push(c),
        }
        if out.len() > LINE {
            let end = out.floor_char_boundary(LINE);
            out.truncate(end);
            out.push('…');
            break;
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// Characters that no terminal shows but that change lines or the direction of what follows.
fn steers(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The report that a crashing JVM writes, at the place where it is told to.
#[derive(Debug)]
pub(crate) struct CrashFile(PathBuf);

impl CrashFile {
    pub(crate) fn at(path: PathBuf) -> CrashFile {
        CrashFile(path)
    }

    /// The flag that has the JVM write it here; else it would lie in the program's working directory.
    pub(crate) fn flag(&self) -> std::ffi::OsString {
        let mut flag = std::ffi::OsString::from("-XX:ErrorFile=");
        flag.push(&self.0);
        flag
    }

    /// What happened, if there is a report; it is kept in the folder under this name.
    pub(crate) fn keep(&self, folder: &Path, name: &str) -> Option<String> {
        let bytes = std::fs::read(&self.0).ok()?;
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(CRASH_HEAD)]).into_owned();
        let kept = folder.join(format!("{name}.log"));
        let moved = std::fs::create_dir_all(folder).and_then(|()| std::fs::rename(&self.0, &kept));
        let what = crash(&head);
        Some(match moved {
            Ok(()) => format!("the JVM crashed: {what}; its report is {}", kept.display()),
            Err(_) => format!("the JVM crashed: {what}"),
        })
    }
}

/// The sentences of a crash report: `SIGSEGV (0xb) at pc=..., in V  [libjvm.so+0x...]  Unsafe_PutInt+0x5`.
fn crash(report: &str) -> String {
    let mut lines =
        report.lines().map_while(|l| l.strip_prefix('#')).map(str::trim).filter(|l| !l.is_empty());
    let mut what = Vec::new();
    let mut frame = None;
    while let Some(line) = lines.next() {
        if line.starts_with("Problematic frame") {
            frame = lines.next();
        } else if !line.starts_with("A fatal error has been detected") && frame.is_none() && what.len() < 2 {
            what.push(line);
        }
    }
    // The second line says which JRE it was, unless memory ran out.
    what.truncate(if what.get(1).is_some_and(|l| l.starts_with("JRE version")) { 1 } else { 2 });
    let mut text = if what.is_empty() { "without a reason".to_owned() } else { what.join(" ") };
    if let Some(frame) = frame {
        text.push_str(", in ");
        text.push_str(frame);
    }
    harmless(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tail(text: &str, dropped: u64) -> Tail {
        Tail { tail: text.as_bytes().to_vec(), total: text.len() as u64 + dropped, closed: true }
    }

    #[test]
    fn a_trace_is_its_exceptions() {
        let text = "Picked up JAVA_TOOL_OPTIONS: -Xint\nreading in.txt\n\
                    Exception in thread \"main\" java.lang.IllegalStateException: no good\n\tat A.f(A.java:3)\n\tat \
                    A.main(A.java:9)\nCaused by: java.io.IOException: closed\n\tat B.g(B.java:1)\n\t... 2 more\n\n";
        assert_eq!(
            explain("exit code 1", None, text, "not looked at"),
            "exit code 1; the end of standard error:\n    reading in.txt\n    Exception in thread \"main\" \
             java.lang.IllegalStateException: no good\n        at A.f(A.java:3) (and 1 more)\n    Caused by: \
             java.io.IOException: closed\n        at B.g(B.java:1) (and 1 more)"
        );
    }

    #[test]
    fn standard_output_speaks_where_standard_error_is_silent() {
        let said = of(&End::Exit(2), None, &tail(" \n\t\n", 0), &tail("half a line\nusage: app FILE\n", 9));
        assert_eq!(
            said,
            "exit code 2; the end of standard output, with nothing on standard error:\n    usage: app FILE"
        );
        assert_eq!(of(&End::Exit(3), None, &tail("", 0), &tail("", 0)), "exit code 3");
        // The only line there is, though it was cut.
        assert_eq!(whole_lines(&tail("the rest of a long line\n", 9)), "the rest of a long line\n");
    }

    #[test]
    fn what_steers_a_terminal_is_shown() {
        assert_eq!(last_lines("\u{1b}[31;1mred\u{1b}[0m \u{1b}]0;title\u{7}"), ["red \\u{1b}]0;title\\u{7}"]);
        assert_eq!(last_lines("10 %\r50 %\r\n100 %\r\r\n"), ["50 %", "100 %"]);
        assert_eq!(last_lines("evil \u{202e}txt.exe"), ["evil \\u{202e}txt.exe"]);
        assert_eq!(last_lines("cut \u{1b}[31"), ["cut"]);
    }

    #[test]
    fn crashes_are_summed_up() {
        let report = "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at \
                      pc=0x1, pid=2, tid=3\n#\n# JRE version: OpenJDK\n# Java VM: x\n# Problematic frame:\n# V  \
                      [libjvm.so+0x1]  Unsafe_PutInt\n#\n\n---------------  S U M M A R Y\n# not this\n";
        assert_eq!(
            crash(report),
            "SIGSEGV (0xb) at pc=0x1, pid=2, tid=3, in V  [libjvm.so+0x1]  Unsafe_PutInt"
        );
        let memory = "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native \
                      memory allocation (mmap) failed to map 9 bytes.\n# Possible reasons:\n";
        assert!(crash(memory).ends_with("continue. Native memory allocation (mmap) failed to map 9 bytes."));
        assert_eq!(crash(""), "without a reason");
    }

    proptest! {
        #[test]
        fn few_short_lines_without_control_characters(text in "(\\PC|[\u{0}-\u{1f}\u{80}-\u{9f}\u{2028}-\u{202e}]){0,900}") {
            let lines = last_lines(&text);
            prop_assert!(lines.len() <= LINES);
            prop_assert!(lines.concat().len() <= 2048);
            prop_assert!(lines.iter().all(|l| !l.trim().is_empty() && !l.chars().any(|c| c.is_control() || steers(c))));
        }
    }
}
