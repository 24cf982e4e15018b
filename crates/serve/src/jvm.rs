//! One JVM that keeps the predictors loaded.
//!
//! Requests and replies are frames on its standard input and output (the layout is in `mantis.serve.Serve`).
//! Two threads move them, so that neither a JVM that stopped reading nor one that stopped writing can hold
//! whoever asks: an answer comes within its time or the process is killed, with all that it started.

use std::io::{self, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use mantis_measure::cause::last_lines;
use rustix::process::{Pid, Signal, kill_process_group};

use crate::Error;
use crate::request::{Request, Stdin};

/// The longest reply: a prediction with all its features.
const REPLY: u32 = 64 << 20;
/// Bytes of standard error that are kept to say why a JVM ended.
const SAID: usize = 8 << 10;
/// How long a JVM that ended may take to be seen dead, and its last words to arrive.
const DYING: Duration = Duration::from_secs(2);

/// How JVMs are started.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The `java` command.
    pub java: PathBuf,
    /// Flags before the class path.
    pub flags: Vec<String>,
    /// A jar with the classes of `mantis.predictor` and `mantis.serve`; see [`write_classes`].
    pub classes: PathBuf,
    /// The predictors, absolute.
    pub predictors: Vec<PathBuf>,
    /// How long loading all of them may take.
    pub patience: Duration,
}

/// What a JVM says to a request, or to a predictor that it loads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The prediction as JSON; of a predictor, its targets, one a line.
    Answer(String),
    /// There is none, and why.
    None(String),
    /// The request does not fit the predictor.
    Wrong(String),
}

/// Why there is no reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It did not come in time.
    Late,
    /// The JVM ended, with its last words.
    Died(String),
}

/// What is known of a loaded predictor: its targets, or why it cannot be used.
pub type Loaded = Result<Vec<String>, String>;

/// A running JVM; dropping it ends it.
pub struct Jvm {
    child: Child,
    requests: Sender<Vec<u8>>,
    replies: Receiver<Reply>,
    said: Arc<Mutex<Vec<u8>>>,
    /// Closed when its standard error is.
    silent: Receiver<()>,
}

impl Jvm {
    /// Starts one and loads the predictors.
    ///
    /// # Errors
    /// When it does not come up.
    pub fn start(launch: &Launch) -> Result<(Jvm, Vec<Loaded>), Error> {
        let mut command = Command::new(&launch.java);
        command.args(&launch.flags).arg("-cp").arg(&launch.classes).arg("mantis.serve.Serve");
        command.args(&launch.predictors);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own: Ctrl-C is for the front, and whatever it starts ends with it.
        command.process_group(0);
        let failed = |e: io::Error| Error(format!("cannot run {}: {e}", launch.java.display()));
        let mut child = command.spawn().map_err(failed)?;
        let missing = || Error("a JVM was started without pipes".to_owned());
        let stdin = child.stdin.take().ok_or_else(missing)?;
        let stdout = child.stdout.take().ok_or_else(missing)?;
        let stderr = child.stderr.take().ok_or_else(missing)?;
        let said = Arc::new(Mutex::new(Vec::new()));
        let (requests, written) = mpsc::channel();
        let (read, replies) = mpsc::channel();
        let (heard, silent) = mpsc::channel();
        let kept = said.clone();
        thread::spawn(move || write_all(stdin, &written));
        thread::spawn(move || read_all(io::BufReader::new(stdout), &read));
        thread::spawn(move || {
            listen(stderr, &kept);
            drop(heard);
        });
        let mut jvm = Jvm { child, requests, replies, said, silent };
        let end = Instant::now() + launch.patience;
        let mut loaded = Vec::with_capacity(launch.predictors.len());
        for path in &launch.predictors {
            match jvm.reply(end.saturating_duration_since(Instant::now())) {
                Ok(Reply::Answer(targets)) => loaded.push(Ok(targets.lines().map(str::to_owned).collect())),
                Ok(Reply::None(why) | Reply::Wrong(why)) => loaded.push(Err(why)),
                Err(Lost::Late) => {
                    let seconds = launch.patience.as_secs();
                    return Err(Error(format!("{} was not loaded within {seconds} s", path.display())));
                }
                Err(Lost::Died(why)) => {
                    return Err(Error(format!(
                        "the JVM ended before it had loaded {}: {why}",
                        path.display()
                    )));
                }
            }
        }
        Ok((jvm, loaded))
    }

    /// Asks for a prediction and waits so long for the reply. After an error this JVM is of no more use.
    ///
    /// # Errors
    /// When none comes.
    pub fn ask(&mut self, predictor: u32, request: &Request, limit: Duration) -> Result<Reply, Lost> {
        // An error means that the JVM is gone; the missing reply says it.
        let _ = self.requests.send(frame(predictor, request));
        self.reply(limit)
    }

    /// Its process, for whoever watches it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it has ended, though nobody asked it anything.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    fn reply(&mut self, limit: Duration) -> Result<Reply, Lost> {
        match self.replies.recv_timeout(limit) {
            Ok(reply) => Ok(reply),
            Err(RecvTimeoutError::Timeout) => Err(Lost::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Lost::Died(self.last_words())),
        }
    }

    /// How it ended and what it said; it is ended if it has not yet.
    fn last_words(&mut self) -> String {
        let until = Instant::now() + DYING;
        // Its output has ended, so it has or is about to; its end of the other pipe tells without polling.
        let _ = self.silent.recv_timeout(until.saturating_duration_since(Instant::now()));
        self.kill();
        let status = self.child.wait().map_or_else(|e| e.to_string(), |status| status.to_string());
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = last_lines(&String::from_utf8_lossy(&said));
        if lines.is_empty() { status } else { format!("{status}; it said: {}", lines.join(" | ")) }
    }

    fn kill(&self) {
        let group = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        // An error means that nothing is left of it.
        let _ = group.map(|group| kill_process_group(group, Signal::KILL));
    }
}

impl Drop for Jvm {
    fn drop(&mut self) {
        // Not reaped before, or reaped by `last_words`: then its number may be another's, and the standard
        // library knows.
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

/// A request as `mantis.serve.Serve` reads it.
fn frame(predictor: u32, request: &Request) -> Vec<u8> {
    let mut out = predictor.to_be_bytes().to_vec();
    let text = |out: &mut Vec<u8>, text: &str| {
        out.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
        out.extend(text.as_bytes());
    };
    match &request.stdin {
        Stdin::None => out.push(0),
        Stdin::File(file) => {
            out.push(1);
            text(&mut out, file);
        }
        Stdin::Text(content) => {
            out.push(2);
            text(&mut out, content);
        }
    }
    text(&mut out, request.budget.as_deref().unwrap_or_default());
    text(&mut out, request.within.as_deref().unwrap_or_default());
    out.extend(u32::try_from(request.args.len()).unwrap_or(u32::MAX).to_be_bytes());
    request.args.iter().for_each(|arg| text(&mut out, arg));
    out
}

/// Writes requests until nobody has any more or the JVM does not read them.
fn write_all(mut to: impl Write, requests: &Receiver<Vec<u8>>) {
    for request in requests {
        if to.write_all(&request).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

/// Reads replies until the JVM's output ends, or is not what it should be.
fn read_all(mut from: impl Read, replies: &Sender<Reply>) {
    while let Ok(reply) = read_reply(&mut from) {
        if replies.send(reply).is_err() {
            return;
        }
    }
}

fn read_reply(from: &mut impl Read) -> io::Result<Reply> {
    let (mut kind, mut length) = ([0; 1], [0; 4]);
    from.read_exact(&mut kind)?;
    from.read_exact(&mut length)?;
    let length = u32::from_be_bytes(length);
    if length > REPLY {
        return Err(io::Error::other("a reply that long is none of ours"));
    }
    let mut bytes = vec![0; length as usize];
    from.read_exact(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    match kind {
        [0] => Ok(Reply::Answer(text)),
        [1] => Ok(Reply::None(text)),
        [2] => Ok(Reply::Wrong(text)),
        [other] => Err(io::Error::other(format!("a reply of kind {other}"))),
    }
}

/// Keeps the end of what it says.
fn listen(mut from: impl Read, said: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(n) = from.read(&mut buffer) {
        if n == 0 {
            return;
        }
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        said.extend_from_slice(&buffer[..n]);
        let excess = said.len().saturating_sub(SAID);
        said.drain(..excess);
    }
}

/// Writes the jar with the classes that run in these JVMs.
///
/// # Errors
/// When the file cannot be written.
pub fn write_classes(path: &Path) -> Result<(), Error> {
    let packages = [&mantis_runtime::PREDICTOR[..], &["mantis/serve"]].concat();
    mantis_measure::output::write_jar(path, &packages).map_err(|e| Error(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_the_java_side_reads_them() {
        let request = Request {
            args: vec!["ü".into(), String::new()],
            stdin: Stdin::Text("x".into()),
            within: Some("5ms".into()),
            ..Request::default()
        };
        let expected: &[&[u8]] = &[
            &[0, 0, 0, 3, 2],
            b"\0\0\0\x01x",
            b"\0\0\0\0",
            b"\0\0\0\x035ms",
            b"\0\0\0\x02",
            b"\0\0\0\x02\xc3\xbc",
            b"\0\0\0\0",
        ];
        assert_eq!(frame(3, &request), expected.concat());
    }

    #[test]
    fn replies_are_read_and_what_is_none_is_refused() {
        let bytes = b"\0\0\0\0\x02{}\x01\0\0\0\x02no\x02\0\0\0\0";
        let mut from = &bytes[..];
        let mut next = || read_reply(&mut from).unwrap();
        assert_eq!([next(), next()], [Reply::Answer("{}".into()), Reply::None("no".into())]);
        assert_eq!(next(), Reply::Wrong(String::new()));
        for wrong in [&b"\0\0\0\0\x05abc"[..], b"\x07\0\0\0\0", b"\0\xff\xff\xff\xff", b""] {
            assert!(read_reply(&mut &*wrong).is_err(), "{wrong:?}");
        }
    }
}
