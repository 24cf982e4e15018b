//! One child process: a time limit that ends the whole process tree, output that can neither block nor fill
//! memory, and cancellation.
//!
//! The child leads a process group of its own. A helper thread waits for it *without reaping it* (`waitid`
//! with `WNOWAIT`), so that its number stays ours until every signal has been sent; what the child leaves
//! behind in its group is ended too.

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::fmt;
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a waiting run looks at the cancellation flag.
const CANCEL_INTERVAL: Duration = Duration::from_millis(50);
/// How long output may still arrive after the group has ended, when a process that left the group holds the
/// pipe open.
const DRAIN_LIMIT: Duration = Duration::from_secs(1);

/// Limits of a run.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Wall time.
    pub timeout: Duration,
    /// Last bytes of standard output to keep, when it is a pipe.
    pub stdout: usize,
    /// Last bytes of standard error to keep, when it is a pipe.
    pub stderr: usize,
}

/// How a process ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It exited with this code.
    Exit(i32),
    /// A signal that was not ours ended it.
    Signal(i32),
    /// It was ended when its time was over.
    Timeout(Duration),
    /// It was ended because the cancellation flag was raised.
    Cancelled,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Exit(code) => write!(f, "exit code {code}"),
            End::Signal(signal) => match signal_name(*signal) {
                Some(name) => write!(f, "ended by signal {signal} ({name})"),
                None => write!(f, "ended by signal {signal}"),
            },
            End::Timeout(limit) => write!(f, "still running after {} s", limit.as_secs_f64()),
            End::Cancelled => write!(f, "cancelled"),
        }
    }
}

fn signal_name(signal: i32) -> Option<&'static str> {
    let known = [
        (Signal::ABORT, "abort"),
        (Signal::BUS, "bus error"),
        (Signal::HUP, "hang-up"),
        (Signal::ILL, "illegal instruction"),
        (Signal::INT, "interrupt"),
        (Signal::KILL, "killed; out of memory?"),
        (Signal::SEGV, "segmentation fault"),
        (Signal::TERM, "terminated"),
    ];
    known.iter().find(|(s, _)| s.as_raw() == signal).map(|(_, name)| *name)
}

/// The end of what a process wrote to a pipe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tail {
    /// Last bytes, at most as many as the limit.
    pub tail: Vec<u8>,
    /// Bytes written in all.
    pub total: u64,
    /// Whether the pipe's end was reached: every process that held it has closed it.
    pub closed: bool,
}

impl Tail {
    /// Whether bytes were dropped.
    pub fn truncated(&self) -> bool {
        self.total > self.tail.len() as u64
    }

    /// The kept bytes as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.tail).into_owned()
    }

    /// The last bytes of these as text, at most as many as the limit.
    pub fn last(&self, limit: usize) -> String {
        String::from_utf8_lossy(&self.tail[self.tail.len().saturating_sub(limit)..]).into_owned()
    }

    fn push(&mut self, bytes: &[u8], limit: usize) {
        self.total += bytes.len() as u64;
        self.tail.extend_from_slice(&bytes[bytes.len().saturating_sub(limit)..]);
        let excess = self.tail.len().saturating_sub(limit);
        self.tail.drain(..excess);
    }
}

/// A process that has ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How.
    pub end: End,
    /// Its standard output, empty unless that was a pipe.
    pub stdout: Tail,
    /// Its standard error, empty unless that was a pipe.
    pub stderr: Tail,
    /// From start to end as seen from outside.
    pub elapsed: Duration,
}

/// Runs a command to its end. The caller has set its streams: a pipe is drained and its end kept, anything
/// else is left alone. An error means that the process could not be started.
pub fn run(mut command: Command, limits: &Limits, cancel: &AtomicBool) -> io::Result<Finished> {
    command.process_group(0);
    let start = Instant::now();
    let mut child = command.spawn()?;
    let stdout = child.stdout.take().map(|pipe| Drain::start(pipe, limits.stdout));
    let stderr = child.stderr.take().map(|pipe| Drain::start(pipe, limits.stderr));
    let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    let stopped = await_end(group, start, limits.timeout, cancel);
    if let Some(group) = group {
        // The child is dead or about to be, and not reaped: the number is still its own. What remains of its
        // group would disturb later runs. An error means that nothing remains.
        let _ = kill_process_group(group, Signal::KILL);
    }
    let end = reap(&mut child, stopped)?;
    let elapsed = start.elapsed();
    let collect = |drain: Option<Drain>| drain.map(Drain::collect).unwrap_or_default();
    Ok(Finished { end, stdout: collect(stdout), stderr: collect(stderr), elapsed })
}

/// Waits until the process has ended by itself (`None`) or must be ended.
fn await_end(pid: Option<Pid>, start: Instant, timeout: Duration, cancel: &AtomicBool) -> Option<End> {
    let pid = pid?;
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || {
        let wait = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        while matches!(waitid(WaitId::Pid(pid), wait), Err(rustix::io::Errno::INTR)) {}
        // Nobody listens when the run was cancelled or timed out.
        let _ = sender.send(());
    });
    loop {
        if cancel.load(Ordering::Relaxed) {
            return Some(End::Cancelled);
        }
        let left = timeout.saturating_sub(start.elapsed());
        match ended.recv_timeout(left.min(CANCEL_INTERVAL)) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) if start.elapsed() >= timeout => {
                return Some(End::Timeout(timeout));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

fn reap(child: &mut Child, stopped: Option<End>) -> io::Result<End> {
    let status = child.wait()?;
    Ok(match (stopped, status.code(), status.signal()) {
        (Some(end), _, _) => end,
        (None, Some(code), _) => End::Exit(code),
        (None, None, signal) => End::Signal(signal.unwrap_or(0)),
    })
}

/// A thread that empties a pipe.
struct Drain {
    tail: Arc<Mutex<Tail>>,
    closed: Receiver<()>,
}

impl Drain {
    fn start(mut pipe: impl Read + Send + 'static, limit: usize) -> Drain {
        let tail = Arc::new(Mutex::new(Tail::default()));
        let shared = Arc::clone(&tail);
        let (sender, closed) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = vec![0; 1 << 16];
            loop {
                match pipe.read(&mut buffer) {
                    Ok(0) => break,
                    Ok(n) => shared.lock().unwrap_or_else(PoisonError::into_inner).push(&buffer[..n], limit),
                    Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                    Err(_) => break,
                }
            }
            let _ = sender.send(());
        });
        Drain { tail, closed }
    }

    fn collect(self) -> Tail {
        let closed = self.closed.recv_timeout(DRAIN_LIMIT).is_ok();
        let tail = std::mem::take(&mut *self.tail.lock().unwrap_or_else(PoisonError::into_inner));
        Tail { closed, ..tail }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::process::Stdio;

    fn sh(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run_sh(script: &str, timeout: Duration) -> Finished {
        run(sh(script), &Limits { timeout, stdout: 16, stderr: 16 }, &AtomicBool::new(false)).unwrap()
    }

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn exit_codes_signals_and_output() {
        let done = run_sh("echo out; echo err >&2; exit 3", LONG);
        assert_eq!(done.end, End::Exit(3));
        assert_eq!((done.stdout.text().as_str(), done.stderr.text().as_str()), ("out\n", "err\n"));
        assert_eq!(run_sh("kill -SEGV $$", LONG).end.to_string(), "ended by signal 11 (segmentation fault)");
    }

    #[test]
    fn megabytes_of_output_are_drained_and_capped() {
        let done = run_sh("head -c 5000000 /dev/zero; printf 0123456789abcdef", LONG);
        assert_eq!(done.stdout.text(), "0123456789abcdef");
        assert_eq!(done.stdout.total, 5_000_016);
        assert!(done.stdout.truncated());
    }

    #[test]
    fn timeout_ends_the_whole_tree() {
        // If the grandchild survived, it would hold the pipe open.
        let done = run_sh("sleep 1000 & wait", Duration::from_millis(300));
        assert_eq!(done.end, End::Timeout(Duration::from_millis(300)));
        assert!(done.stdout.closed);
    }

    #[test]
    fn what_a_process_leaves_behind_is_ended() {
        let done = run_sh("sleep 1000 & echo started", LONG);
        assert_eq!((done.end, done.stdout.text().as_str()), (End::Exit(0), "started\n"));
        assert!(done.stdout.closed);
    }

    #[test]
    fn raised_flag_cancels() {
        let limits = Limits { timeout: LONG, stdout: 0, stderr: 0 };
        let done = run(sh("sleep 1000"), &limits, &AtomicBool::new(true)).unwrap();
        assert_eq!(done.end, End::Cancelled);
    }

    proptest! {
        #[test]
        fn tail_is_the_end_of_the_concatenation(chunks in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..20), 0..10), limit in 0usize..30) {
            let mut tail = Tail::default();
            for chunk in &chunks {
                tail.push(chunk, limit);
            }
            let all = chunks.concat();
            prop_assert_eq!(&tail.tail[..], &all[all.len().saturating_sub(limit)..]);
            prop_assert_eq!(tail.total, all.len() as u64);
        }
    }
}
