//! Predictors that stay warm: the real server, its JVMs, and clients on both sockets.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use crate::support::{Place, jar};

/// How long anything that must happen may take on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A folder with the predictors of `Tiny` and `Endless`.
fn trained() -> &'static Place {
    static TRAINED: OnceLock<Place> = OnceLock::new();
    TRAINED.get_or_init(|| {
        let place = Place::new();
        let mut runs = ["tiny", "endless"].map(|_| String::new());
        for n in 1..=12 {
            let numbers: String = (1..=n).map(|k| format!("{}\n", k * (1 + n % 4))).collect();
            place.write(&format!("in/{n}.txt"), &numbers);
            runs[0] += &format!("{{\"args\":[\"in/{n}.txt\"]}}\n");
            runs[1] += &format!("{{\"args\":[\"{}\"]}}\n", 3 * n);
        }
        runs[0] += "{\"args\":[\"-\"],\"stdin\":\"in/5.txt\"}\n";
        for (name, (class, runs)) in ["tiny", "endless"].iter().zip(["Tiny", "Endless"].iter().zip(&runs)) {
            jar(&place.path(&format!("{name}.jar")), &[class], None);
            place.write(&format!("{name}.jsonl"), runs);
            let [jar, list, out] = ["jar", "jsonl", "predictor.jar"].map(|e| format!("{name}.{e}"));
            place.ok(&["train", "--jar", &jar, "--runs", &list, "-o", &out, "--repeats", "0", "-q"]);
        }
        place
    })
}

/// A running server.
struct Serving {
    child: Child,
    address: String,
    socket: PathBuf,
}

impl Serving {
    fn start(socket: &str, more: &[&str]) -> Serving {
        let place = trained();
        let args = ["serve", "tiny.predictor.jar", "endless.predictor.jar", "--json", "-q"];
        let sockets = ["--listen", "127.0.0.1:0", "--socket", socket];
        let mut command = place.command(&[&args[..], &sockets, more].concat());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let document: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(document["predictors"][1]["name"], "endless", "{document}");
        let address = document["address"].as_str().unwrap().to_owned();
        Serving { child, address, socket: place.path(socket) }
    }

    fn tcp(&self) -> TcpStream {
        TcpStream::connect(&self.address).unwrap()
    }

    fn unix(&self) -> UnixStream {
        UnixStream::connect(&self.socket).unwrap()
    }

    fn get(&self, path: &str) -> (u16, String) {
        ask(self.tcp(), "GET", path, "", "")
    }

    fn predict(&self, name: &str, body: &Value) -> (u16, Value) {
        document(ask(self.tcp(), "POST", &format!("/predict/{name}"), "", &body.to_string()))
    }

    fn health(&self) -> Value {
        document(self.get("/healthz")).1
    }

    fn jvms(&self) -> Vec<u64> {
        self.health()["jvms"].as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect()
    }

    /// Waits until the server says so.
    fn until(&self, what: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + LONG;
        loop {
            let health = self.health();
            if what(&health) {
                return health;
            }
            assert!(Instant::now() < end, "{health}");
            thread::yield_now();
        }
    }

    /// Ends it with a signal; its exit code.
    fn end(mut self, signal: Signal) -> Option<i32> {
        kill(u64::from(self.child.id()), signal);
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn kill(process: u64, signal: Signal) {
    kill_process(Pid::from_raw(process as i32).unwrap(), signal).unwrap();
}

/// One request on a connection of its own: the status and the body.
fn ask(mut stream: impl Read + Write, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n"
    );
    stream.write_all(format!("{head}{headers}\r\n{body}").as_bytes()).unwrap();
    response(stream)
}

fn response(mut stream: impl Read) -> (u16, String) {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

fn document((status, body): (u16, String)) -> (u16, Value) {
    (status, serde_json::from_str(&body).unwrap())
}

/// An answer without what differs from one time to the next.
fn timeless(mut answer: Value) -> Value {
    ["nanos", "command_nanos", "queue_nanos"].iter().for_each(|key| {
        answer.as_object_mut().unwrap().remove(*key);
    });
    answer
}

/// What `mantis predict --json` says.
fn cold(args: &[&str]) -> Value {
    let done =
        trained().mantis(&[&["predict", "--json", "--no-archive", "tiny.predictor.jar"], args].concat());
    timeless(done.json()[0].clone())
}

#[test]
fn answers_are_those_of_cold_predictors() {
    let server = Serving::start("same.sock", &[]);
    let (status, answer) = server.predict("tiny", &json!({"args": ["in/7.txt"]}));
    assert_eq!(status, 200, "{answer}");
    assert!(answer["queue_nanos"].is_u64() && answer["nanos"].is_u64(), "{answer}");
    assert_eq!(answer["predictions"][0]["target"], "bytecodes");
    assert_eq!(timeless(answer), cold(&["--", "in/7.txt"]));

    let from_file = json!({"args": ["-"], "stdin": "in/9.txt"});
    let expected = cold(&["--stdin", "in/9.txt", "--", "-"]);
    assert_eq!(timeless(server.predict("tiny", &from_file).1), expected);
    let text = std::fs::read_to_string(trained().path("in/9.txt")).unwrap();
    let from_text = json!({"args": ["-"], "stdin": {"text": text}, "cwd": trained().path("")});
    let answer = document(ask(server.unix(), "POST", "/predict/tiny", "", &from_text.to_string()));
    assert_eq!((answer.0, timeless(answer.1)), (200, expected));

    let one = json!({"args": ["in/7.txt"], "target": "bytes"});
    let (_, answer) = server.predict("tiny", &one);
    assert_eq!(timeless(answer), cold(&["--target", "bytes", "--", "in/7.txt"]));

    // No prediction is an answer, too.
    let (status, answer) = server.predict("tiny", &json!({"args": ["-"]}));
    assert_eq!((status, timeless(answer)), (422, cold(&["--", "-"])));
    assert_eq!(server.predict("tiny", &json!({"args": ["-"], "stdin": "absent.txt"})).0, 422);
}

#[test]
fn what_is_asked_wrongly_is_said() {
    let server = Serving::start("wrong.sock", &["--max-body", "4096"]);
    let error = |(status, answer): (u16, Value), expected: u16, part: &str| {
        let text = answer["error"].as_str().unwrap_or_default();
        assert!(status == expected && text.contains(part), "{status} {answer}");
    };
    let post =
        |path: &str, headers: &str, body: &str| document(ask(server.tcp(), "POST", path, headers, body));
    error(server.predict("absent", &json!({})), 404, "no predictor absent; there are tiny, endless");
    error(document(server.get("/")), 404, "POST /predict/NAME");
    error(document(server.get("/predict/tiny")), 405, "POST /predict/NAME");
    error(post("/metrics", "", ""), 405, "GET /metrics");
    error(post("/predict/tiny", "", "{\"args\": ["), 400, "the body is no request: EOF");
    error(post("/predict/tiny", "", "{\"arg\": []}"), 400, "unknown field `arg`");
    error(
        server.predict("tiny", &json!({"target": "joules"})),
        400,
        "tiny has no target joules, only bytecodes",
    );
    error(
        server.predict("tiny", &json!({"args": ["in/1.txt"], "cwd": "/"})),
        400,
        ", not in /: give absolute",
    );
    error(server.predict("tiny", &json!({"args": ["in/1.txt"], "within": "soon"})), 400, "within");
    error(post("/predict/tiny", "", &"x".repeat(5000)), 413, "a body has 4096 bytes at most");
    error(post("/predict/tiny", "Transfer-Encoding: chunked\r\n", ""), 411, "Content-Length");
    error(post("/predict/tiny", "Origin: http://example.org\r\n", "{}"), 403, "web pages");
    let mut rebound = server.tcp();
    rebound.write_all(b"GET /predictors HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n").unwrap();
    error(document(response(rebound)), 403, "names other than localhost");
    let mut nonsense = server.unix();
    nonsense.write_all(b"\x16\x03\x01 this is not HTTP\r\n\r\n").unwrap();
    error(document(response(nonsense)), 400, "not an HTTP request");
    // All that was no harm.
    assert_eq!(server.predict("tiny", &json!({"args": ["in/3.txt"]})).0, 200);
    assert_eq!(std::fs::metadata(&server.socket).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn many_clients_at_once_get_their_own_answers() {
    let server = Serving::start("many.sock", &["--jvms", "2"]);
    let ask_one = |n: usize| timeless(server.predict("tiny", &json!({"args": [format!("in/{n}.txt")]})).1);
    let expected: Vec<Value> = (1..=12).map(ask_one).collect();
    assert_ne!(expected[3], expected[4]);
    thread::scope(|scope| {
        for client in 0..8 {
            let (expected, server) = (&expected, &server);
            scope.spawn(move || {
                // All requests of a client on one connection.
                let mut stream = BufReader::new(server.unix());
                for k in 0..25 {
                    let n = 1 + (client * 5 + k * 7) % 12;
                    let body = json!({"args": [format!("in/{n}.txt")]}).to_string();
                    let length = body.len();
                    let text =
                        format!("POST /predict/tiny HTTP/1.1\r\nContent-Length: {length}\r\n\r\n{body}");
                    stream.get_mut().write_all(text.as_bytes()).unwrap();
                    assert_eq!(timeless(read_one(&mut stream)), expected[n - 1], "{n}");
                }
            });
        }
    });
    let metrics = server.get("/metrics").1;
    let line = "mantis_serve_predictions_total{predictor=\"tiny\",outcome=\"predicted\"} 212";
    assert!(metrics.lines().any(|l| l == line) && metrics.ends_with("# EOF\n"), "{metrics}");
    assert!(metrics.contains("mantis_serve_prediction_seconds_count{predictor=\"tiny\"} 212\n"), "{metrics}");
    assert!(
        metrics.contains("mantis_serve_jvms 2\n") && metrics.contains("mantis_serve_queue_capacity 64\n")
    );
}

/// One response on a connection that goes on.
fn read_one(stream: &mut BufReader<UnixStream>) -> Value {
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        if let Some(value) = line.strip_prefix("Content-Length: ") {
            length = value.trim().parse().unwrap();
        }
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).unwrap();
    serde_json::from_slice(&body).unwrap()
}

#[test]
fn a_predictor_that_hangs_costs_its_request_only() {
    let server = Serving::start("hang.sock", &["--limit", "4", "--queue", "1"]);
    let before = server.jvms();
    thread::scope(|scope| {
        let hanging = scope.spawn(|| server.predict("endless", &json!({"args": ["0"]})));
        server.until(|health| health["running"] == 1);
        let waiting = scope.spawn(|| server.predict("endless", &json!({"args": ["27"]})));
        server.until(|health| health["queue"] == 1);
        let mut third = server.tcp();
        third.write_all(b"POST /predict/tiny HTTP/1.0\r\n\r\n").unwrap();
        let mut text = String::new();
        third.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{text}");
        assert!(text.contains("\r\nRetry-After: 1\r\n") && text.contains("too many requests wait"), "{text}");

        let (status, answer) = hanging.join().unwrap();
        assert_eq!((status, &answer["args"]), (504, &json!(["0"])), "{answer}");
        assert!(answer["error"].as_str().unwrap().starts_with("no answer within 4 s"), "{answer}");
        let (status, answer) = waiting.join().unwrap();
        assert_eq!(status, 200, "{answer}");
    });
    let after = server.jvms();
    assert!(after.len() == 1 && after != before, "{before:?} {after:?}");
    let metrics = server.get("/metrics").1;
    for line in [
        "mantis_serve_predictions_total{predictor=\"endless\",outcome=\"timeout\"} 1",
        "mantis_serve_predictions_total{predictor=\"endless\",outcome=\"predicted\"} 1",
        "mantis_serve_predictions_total{predictor=\"tiny\",outcome=\"queue_full\"} 1",
        "mantis_serve_jvm_starts_total 2",
    ] {
        assert!(metrics.lines().any(|l| l == line), "{line}: {metrics}");
    }
}

#[test]
fn a_jvm_that_dies_is_started_again() {
    let server = Serving::start("dies.sock", &[]);
    let (_, before) = server.predict("tiny", &json!({"args": ["in/6.txt"]}));
    // While nobody asks: nobody notices.
    let idle = server.jvms();
    kill(idle[0], Signal::KILL);
    until_gone(idle[0]);
    let (status, after) = server.predict("tiny", &json!({"args": ["in/6.txt"]}));
    assert_eq!((status, timeless(after)), (200, timeless(before)));
    // In the middle of a prediction: that request hears of it, the next one does not.
    let busy = server.jvms();
    assert_ne!(busy, idle);
    thread::scope(|scope| {
        let hanging = scope.spawn(|| server.predict("endless", &json!({"args": ["0"]})));
        server.until(|health| health["running"] == 1);
        kill(busy[0], Signal::KILL);
        let (status, answer) = hanging.join().unwrap();
        assert_eq!(status, 500, "{answer}");
        let why = answer["error"].as_str().unwrap();
        assert_eq!(why, "the JVM ended during the prediction: signal: 9 (SIGKILL)");
    });
    assert_eq!(server.predict("tiny", &json!({"args": ["in/6.txt"]})).0, 200);
}

#[test]
fn signals_end_it_cleanly() {
    for signal in [Signal::TERM, Signal::INT] {
        let server = Serving::start("end.sock", &[]);
        let (socket, jvms) = (server.socket.clone(), server.jvms());
        assert!(socket.exists() && jvms.len() == 1);
        assert_eq!(server.end(signal), Some(0));
        assert!(!socket.exists());
        assert!(!is_running(jvms[0]));
    }
}

#[test]
fn no_jvm_outlives_a_front_that_is_killed() {
    let server = Serving::start("killed.sock", &[]);
    let jvm = server.jvms()[0];
    assert_eq!(server.end(Signal::KILL), None);
    until_gone(jvm);
    // The socket that is left behind is no obstacle.
    let server = Serving::start("killed.sock", &[]);
    assert_eq!(server.predict("tiny", &json!({"args": ["in/2.txt"]})).0, 200);
}

fn until_gone(process: u64) {
    let end = Instant::now() + LONG;
    while is_running(process) {
        assert!(Instant::now() < end, "process {process} goes on");
        thread::yield_now();
    }
}

/// Whether a process is there and not just waiting to be reaped: its first thread may have ended before
/// others, and it can only be waited for when all have.
fn is_running(process: u64) -> bool {
    let folder = Path::new("/proc").join(process.to_string());
    let threads = std::fs::read_dir(folder.join("task")).map_or(0, Iterator::count);
    let Ok(stat) = std::fs::read_to_string(folder.join("stat")) else { return false };
    let state = stat.rsplit(')').next().and_then(|rest| rest.trim().chars().next());
    threads > 1 || !matches!(state, Some('Z' | 'X'))
}

#[test]
fn what_cannot_be_served_is_said() {
    let place = trained();
    let fails = |args: &[&str], why: &str| {
        let done = place.mantis(&[&["serve"], args].concat());
        assert!(done.code != 0 && done.error().contains(why), "{done:#?}");
    };
    fails(&["tiny.jar"], "tiny.jar is not a predictor of Mantis");
    fails(&["absent.jar"], "absent.jar");
    fails(
        &["tiny.predictor.jar", "tiny.predictor.jar"],
        "two predictors are called tiny; say NAME=FILE for one",
    );
    fails(&["tiny.predictor.jar", "--listen", "0.0.0.0:0"], "0.0.0.0 is no loopback address");
    fails(&["tiny.predictor.jar", "--limit", "0"], "--limit wants a number of seconds above 0");
    fails(&["tiny.predictor.jar", "--socket", "in/1.txt"], "in/1.txt is there and no socket");
    fails(&["tiny.predictor.jar", "--jvm-flag=-XX:NoSuchFlag"], "Unrecognized VM option 'NoSuchFlag'");
}
