//! Sockets, connections, routes, and the end of all that.
//!
//! A thread accepts on each socket and each connection has a thread; there are few clients, and they wait
//! most of the time. Only loopback addresses are bound. A web page can make a browser of this machine ask as
//! well, so what comes from one (`Origin`) or under another name than the loopback's (`Host`, DNS rebinding)
//! is refused.

use std::fs;
use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Error;
use crate::http::{Broken, Connection, Request, Response, Stream};
use crate::jvm::{Launch, Lost, Reply};
use crate::metrics::Metrics;
use crate::pool::{Answered, Pool, Refused};
use crate::request::Request as Asked;

/// Connections at a time; more are told to come again.
const CONNECTIONS: usize = 256;
/// How long responses may take to be sent when the server ends.
const GOODBYE: Duration = Duration::from_secs(2);
/// What the server's paths are, for whoever asks for another.
const ROUTES: &str = "there are POST /predict/NAME, GET /predictors, GET /healthz and GET /metrics";

/// What to serve and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// How JVMs are started, and with which predictors.
    pub launch: Launch,
    /// Their names, in the same order.
    pub names: Vec<String>,
    /// A loopback address to answer on; port 0 takes any that is free.
    pub listen: Option<SocketAddr>,
    /// A Unix socket to answer on.
    pub socket: Option<PathBuf>,
    /// JVMs.
    pub jvms: usize,
    /// Requests that may wait for one.
    pub queue: usize,
    /// How long a prediction may take.
    pub limit: Duration,
    /// Bytes of a body at most.
    pub body: usize,
}

/// Where a server answers.
#[derive(Clone, Debug, Default)]
pub struct Endpoints {
    /// On this address.
    pub address: Option<SocketAddr>,
    /// On this socket.
    pub socket: Option<PathBuf>,
}

/// A server that is running.
pub struct Server {
    site: Arc<Site>,
    endpoints: Endpoints,
    /// Device and inode of the socket, which another server may have replaced.
    socket: Option<(u64, u64)>,
}

/// What all connections share.
struct Site {
    options: Options,
    here: PathBuf,
    /// What each predictor predicts.
    targets: Vec<Vec<String>>,
    pool: Pool,
    metrics: Arc<Metrics>,
    ending: AtomicBool,
    connections: AtomicUsize,
    /// Requests whose responses have not been sent.
    open: Mutex<usize>,
    closed: Condvar,
}

impl Server {
    /// Loads the predictors and starts to answer.
    ///
    /// # Errors
    /// When a predictor cannot be loaded, or an address or socket is not to be had.
    pub fn start(options: Options) -> Result<Server, Error> {
        let here = std::env::current_dir().map_err(|e| Error(format!("the working directory: {e}")))?;
        let tcp = options.listen.map(listen).transpose()?;
        let address = tcp.as_ref().and_then(|tcp| tcp.local_addr().ok());
        let metrics = Arc::new(Metrics::new(options.names.clone()));
        let (pool, targets) =
            Pool::start(options.launch.clone(), options.jvms, options.queue, options.limit, metrics.clone())?;
        // Last, so that whoever sees the socket is answered.
        let unix = options.socket.as_deref().map(bind).transpose()?;
        let identity = options.socket.as_deref().and_then(identity);
        let endpoints = Endpoints { address, socket: options.socket.clone() };
        let site = Arc::new(Site {
            options,
            here,
            targets,
            pool,
            metrics,
            ending: AtomicBool::new(false),
            connections: AtomicUsize::new(0),
            open: Mutex::new(0),
            closed: Condvar::new(),
        });
        if let Some(tcp) = tcp {
            let site = site.clone();
            let accept = move || {
                // Answers are small and come in one piece: nothing is gained by waiting for more.
                let ready = |s: TcpStream| s.set_nodelay(true).map(|()| s);
                site.accept(|| tcp.accept().and_then(|(s, _)| ready(s)), true);
            };
            thread::spawn(accept);
        }
        if let Some(unix) = unix {
            let site = site.clone();
            thread::spawn(move || site.accept(|| unix.accept().map(|(s, _)| s), false));
        }
        Ok(Server { site, endpoints, socket: identity })
    }

    /// Where it answers.
    pub fn endpoints(&self) -> &Endpoints {
        &self.endpoints
    }

    /// The predictors' names and what each predicts.
    pub fn predictors(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.site.options.names.iter().map(String::as_str).zip(self.site.targets.iter().map(Vec::as_slice))
    }

    /// Ends: nothing more is taken, predictions that run come to their end, what waits is refused, the socket
    /// is removed.
    pub fn end(self) {
        self.site.ending.store(true, Ordering::SeqCst);
        if let Some(path) = &self.endpoints.socket
            && identity(path) == self.socket
        {
            // Nobody else can connect any more, nor can we: the thread that accepts ends with the process.
            let _ = fs::remove_file(path);
        }
        if let Some(address) = self.endpoints.address {
            // Wakes the thread that accepts.
            let _ = TcpStream::connect(address);
        }
        self.site.pool.end();
        let until = Instant::now() + GOODBYE;
        let mut open = self.site.open.lock().unwrap_or_else(PoisonError::into_inner);
        while *open > 0 && Instant::now() < until {
            let left = until.saturating_duration_since(Instant::now());
            open = self.site.closed.wait_timeout(open, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Site {
    fn accept<S: Stream + 'static>(
        self: &Arc<Site>,
        mut accept: impl FnMut() -> io::Result<S>,
        from_network: bool,
    ) {
        while !self.ending.load(Ordering::SeqCst) {
            let Ok(stream) = accept() else {
                // Out of descriptors, most likely: others must end first.
                thread::sleep(Duration::from_millis(10));
                continue;
            };
            if self.connections.fetch_add(1, Ordering::SeqCst) >= CONNECTIONS {
                self.connections.fetch_sub(1, Ordering::SeqCst);
                let response = busy("too many connections");
                let _ = Connection::new(stream, 0).send(&response, true);
                self.metrics.responded(response.status);
                continue;
            }
            let site = self.clone();
            thread::spawn(move || {
                site.converse(Connection::new(stream, site.options.body), from_network);
                site.connections.fetch_sub(1, Ordering::SeqCst);
            });
        }
    }

    fn converse<S: Stream>(&self, mut connection: Connection<S>, from_network: bool) {
        loop {
            match connection.request() {
                Err(Broken::Gone) => return,
                Err(Broken::Refused(response)) => {
                    self.metrics.responded(response.status);
                    if connection.send(&response, true).is_ok() {
                        connection.linger();
                    }
                    return;
                }
                Ok(request) => {
                    let _open = Open::begin(self);
                    let response = self.respond(&request, from_network);
                    self.metrics.responded(response.status);
                    let close = request.close || self.ending.load(Ordering::SeqCst);
                    if connection.send(&response, close).is_err() || close {
                        return;
                    }
                }
            }
        }
    }

    fn respond(&self, request: &Request, from_network: bool) -> Response {
        if from_network && !(request.origin.is_none() && request.host.as_deref().is_none_or(is_loopback)) {
            return Response::error(403, "web pages and names other than localhost are not answered");
        }
        let path = request.path.as_str();
        match (request.method.as_str(), path) {
            ("GET", "/predictors") => self.list(),
            ("GET", "/healthz") => self.health(),
            ("GET", "/metrics") => Response {
                status: 200,
                kind: "application/openmetrics-text; version=1.0.0; charset=utf-8",
                body: self.metrics.open_metrics(self.pool.waiting(), self.options.queue),
                header: None,
            },
            ("POST", _) if path.starts_with("/predict/") => self.predict(&path["/predict/".len()..], request),
            (_, "/predictors" | "/healthz" | "/metrics") => not_allowed("Allow: GET"),
            (_, _) if path.starts_with("/predict/") => not_allowed("Allow: POST"),
            _ => Response::error(404, ROUTES),
        }
    }

    fn list(&self) -> Response {
        let Options { names, launch, .. } = &self.options;
        let one = |((name, path), targets): ((&String, &PathBuf), &Vec<String>)| json!({"name": name, "path": path, "targets": targets});
        let all: Vec<Value> = names.iter().zip(&launch.predictors).zip(&self.targets).map(one).collect();
        Response::json(200, &json!({ "predictors": all }))
    }

    fn health(&self) -> Response {
        let jvms = self.metrics.jvms();
        let ending = self.ending.load(Ordering::SeqCst);
        let word = match () {
            () if ending => "ending",
            () if jvms.is_empty() => "no JVM is up",
            () => "ok",
        };
        let status = if word == "ok" { 200 } else { 503 };
        let waiting = self.pool.waiting();
        let running = self.metrics.running();
        Response::json(status, &json!({"status": word, "jvms": jvms, "queue": waiting, "running": running}))
    }

    fn predict(&self, name: &str, request: &Request) -> Response {
        let names = &self.options.names;
        let Some(predictor) = names.iter().position(|n| n == name) else {
            return Response::error(404, &format!("no predictor {name}; there are {}", names.join(", ")));
        };
        let asked = match Asked::parse(&request.body, &self.here) {
            Ok(asked) => asked,
            Err(why) => return Response::error(400, &why),
        };
        let targets = &self.targets[predictor];
        if let Some(target) = asked.target.as_ref().filter(|t| !targets.contains(t)) {
            let why = format!("{name} has no target {target}, only {}", targets.join(", "));
            return Response::error(400, &why);
        }
        let (args, target) = (asked.args.clone(), asked.target.clone());
        match self.pool.ask(predictor, asked).map(|answer| answer.recv()) {
            Ok(Ok(answered)) => self.answered(answered, args, target.as_deref()),
            Err(Refused::Full) => busy("too many requests wait already"),
            Err(Refused::Ending) | Ok(Err(_)) => busy("the server ends"),
        }
    }

    /// The document that `mantis predict --json` prints, with the time that the request waited.
    fn answered(&self, answered: Answered, args: Vec<String>, target: Option<&str>) -> Response {
        let queued = u64::try_from(answered.queued.as_nanos()).unwrap_or(u64::MAX);
        let none = |status, why: &str| {
            Response::json(status, &json!({"args": args, "error": why, "queue_nanos": queued}))
        };
        match answered.reply {
            Ok(Reply::Answer(text)) => {
                let Ok(Value::Object(mut document)) = serde_json::from_str(&text) else {
                    return none(500, "the predictor answered with what is no JSON object");
                };
                if let (Some(target), Some(Value::Array(all))) = (target, document.get_mut("predictions")) {
                    all.retain(|p| p["target"] == target);
                }
                document.insert("args".to_owned(), json!(args));
                document.insert("queue_nanos".to_owned(), json!(queued));
                Response::json(200, &Value::Object(document))
            }
            Ok(Reply::None(why)) => none(422, &why),
            Ok(Reply::Wrong(why)) => none(400, &why),
            Err(Lost::Late) => {
                let limit = self.options.limit.as_secs_f64();
                none(504, &format!("no answer within {limit} s; its JVM was ended and started again"))
            }
            Err(Lost::Died(why)) => none(500, &format!("the JVM ended during the prediction: {why}")),
        }
    }
}

/// A request that has not been answered yet.
struct Open<'a>(&'a Site);

impl Open<'_> {
    fn begin(site: &Site) -> Open<'_> {
        *site.open.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        Open(site)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        *self.0.open.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.closed.notify_all();
    }
}

fn busy(why: &str) -> Response {
    Response { header: Some("Retry-After: 1"), ..Response::error(503, why) }
}

fn not_allowed(allow: &'static str) -> Response {
    Response { header: Some(allow), ..Response::error(405, ROUTES) }
}

/// Whether a `Host` header names this machine's loopback.
fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    if !address.ip().is_loopback() {
        let why = "is no loopback address: predictors read files of this machine for whoever asks";
        return Err(Error(format!("{} {why}; say 127.0.0.1:{}", address.ip(), address.port())));
    }
    TcpListener::bind(address).map_err(|e| Error(format!("cannot listen on {address}: {e}")))
}

/// Binds a socket that only this user can use. A socket that a killed server left is replaced.
fn bind(path: &Path) -> Result<UnixListener, Error> {
    let failed = |e: io::Error| Error(format!("cannot make the socket {}: {e}", path.display()));
    match fs::symlink_metadata(path) {
        Ok(there) if !there.file_type().is_socket() => {
            return Err(Error(format!("{} is there and no socket; name another", path.display())));
        }
        Ok(_) if UnixStream::connect(path).is_ok() => {
            return Err(Error(format!("another server answers on {}", path.display())));
        }
        _ => {}
    }
    // Made in a folder that nobody else can enter, so that it has its mode before it can be seen.
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let private = tempfile::Builder::new().prefix(".mantis").tempdir_in(folder).map_err(failed)?;
    let made = private.path().join("s");
    let listener = UnixListener::bind(&made).map_err(failed)?;
    fs::set_permissions(&made, fs::Permissions::from_mode(0o600)).map_err(failed)?;
    fs::rename(&made, path).map_err(failed)?;
    Ok(listener)
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    fs::symlink_metadata(path).ok().map(|m| (m.dev(), m.ino()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_loopback() {
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1:7350", "127.9.9.9", "[::1]:7350", "[::1]"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in
            ["", "example.org", "localhost.example.org:80", "10.0.0.1:80", "[::2]", "127.0.0.1.example.org"]
        {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn other_addresses_are_not_bound() {
        let error = listen("0.0.0.0:7350".parse().unwrap()).unwrap_err().to_string();
        assert!(error.ends_with("for whoever asks; say 127.0.0.1:7350"), "{error}");
        assert!(listen("[::]:0".parse().unwrap()).is_err());
        assert!(listen("127.0.0.1:0".parse().unwrap()).is_ok());
    }

    #[test]
    fn sockets_are_private_and_not_taken_from_others() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("mantis.sock");
        let first = bind(&path).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(bind(&path).unwrap_err().to_string().starts_with("another server answers on "));
        drop(first);
        // Left behind: nobody answers.
        bind(&path).unwrap();
        let file = dir.path().join("file");
        fs::write(&file, "precious").unwrap();
        assert!(bind(&file).unwrap_err().to_string().ends_with("is there and no socket; name another"));
        assert!(
            bind(&dir.path().join("absent/s"))
                .unwrap_err()
                .to_string()
                .starts_with("cannot make the socket ")
        );
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    }
}
