//! A small HTTP server on loopback: `/metrics` in the OpenMetrics text format for Prometheus, `/actions.json`
//! for `mantis watch --attach`.
//!
//! One request at a time, read-only, nothing but GET. The port is also written to a file by which
//! `--attach PID` finds it.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use mantis_report::{WatchReport, WatchedAction, WatchedResource, port_file};

/// The longest request that is looked at.
const REQUEST: usize = 8 << 10;
/// A client that says nothing for this long is dropped.
const PATIENCE: Duration = Duration::from_secs(2);

/// A server that is running; dropping it removes the file with its port.
#[derive(Debug)]
pub struct Server {
    file: PathBuf,
    port: u16,
}

impl Server {
    /// Serves what `snapshot` gives; port 0 takes any that is free.
    ///
    /// # Errors
    /// A sentence, when the port is taken or the file cannot be written.
    pub fn start(port: u16, snapshot: impl Fn() -> WatchReport + Send + 'static) -> Result<Server, String> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|e| {
            format!("metrics cannot be served on port {port}: {e}; choose another in `metrics`")
        })?;
        let port = listener.local_addr().map_err(|e| format!("metrics: {e}"))?.port();
        let file = port_file(std::process::id());
        publish(&file, port).map_err(|e| format!("{} cannot be written: {e}", file.display()))?;
        let serve = move || {
            for stream in listener.incoming().flatten() {
                // A client that goes away is its own business.
                let _ = answer(stream, &snapshot);
            }
        };
        thread::Builder::new()
            .name("mantis metrics".into())
            .spawn(serve)
            .map_err(|e| format!("metrics cannot be served: {e}"))?;
        Ok(Server { file, port })
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Removes the file with the port, because the process ends.
    pub fn retire(&self) {
        let _ = fs::remove_file(&self.file);
    }
}

/// Writes the port into a file that was not there: a link of that name, placed by somebody else, is not
/// followed.
fn publish(file: &PathBuf, port: u16) -> io::Result<()> {
    // Left by a process that had our number and was killed.
    let _ = fs::remove_file(file);
    fs::File::create_new(file)?.write_all(format!("{port}\n").as_bytes())
}

fn answer(mut stream: TcpStream, snapshot: &impl Fn() -> WatchReport) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut request = vec![0; REQUEST];
    let mut length = 0;
    while length < REQUEST {
        let read = stream.read(&mut request[length..])?;
        length += read;
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut parsed = httparse::Request::new(&mut headers);
        match parsed.parse(&request[..length]) {
            Ok(status) if status.is_complete() => {
                return respond(&mut stream, parsed.method, parsed.path, snapshot);
            }
            Ok(_) if read > 0 => {}
            Ok(_) | Err(_) => break,
        }
    }
    send(&mut stream, "400 Bad Request", "text/plain", "this is not an HTTP request\n")
}

fn respond(
    stream: &mut TcpStream,
    method: Option<&str>,
    path: Option<&str>,
    snapshot: &impl Fn() -> WatchReport,
) -> io::Result<()> {
    match (method, path) {
        (Some("GET"), Some("/metrics")) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            send(stream, "200 OK", kind, &open_metrics(&snapshot()))
        }
        (Some("GET"), Some("/actions.json")) => {
            let json = serde_json::to_string(&snapshot()).map_err(io::Error::other)?;
            send(stream, "200 OK", "application/json", &json)
        }
        (Some("GET"), _) => {
            send(stream, "404 Not Found", "text/plain", "there are /metrics and /actions.json\n")
        }
        _ => send(stream, "405 Method Not Allowed", "text/plain", "only GET\n"),
    }
}

fn send(stream: &mut TcpStream, status: &str, kind: &str, body: &str) -> io::Result<()> {
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )?;
    stream.flush()
}

/// The OpenMetrics text (<https://prometheus.io/docs/specs/om/open_metrics_spec/>).
pub fn open_metrics(report: &WatchReport) -> String {
    let mut out = String::new();
    let actions = || report.actions.iter();
    let resources = || actions().flat_map(|a| a.resources.iter().map(move |r| (a, r)));
    family(&mut out, "mantis_calls", "counter", "Executions that ended normally.");
    actions().for_each(|a| line(&mut out, "mantis_calls_total", a, None, Some(a.calls as f64)));
    family(&mut out, "mantis_failures", "counter", "Executions that ended by an exception.");
    actions().for_each(|a| line(&mut out, "mantis_failures_total", a, None, Some(a.failed as f64)));
    family(&mut out, "mantis_consumed", "counter", "What all executions consumed, in the resource's unit.");
    resources().for_each(|(a, r)| line(&mut out, "mantis_consumed_total", a, Some(r), Some(r.total)));
    family(&mut out, "mantis_last", "gauge", "What the last execution consumed.");
    resources().for_each(|(a, r)| line(&mut out, "mantis_last", a, Some(r), r.last));
    family(&mut out, "mantis_predicted", "gauge", "What the next execution will consume.");
    resources().for_each(|(a, r)| line(&mut out, "mantis_predicted", a, Some(r), r.next));
    family(&mut out, "mantis_error", "gauge", "Running mean of the relative error of predictions.");
    resources().for_each(|(a, r)| line(&mut out, "mantis_error", a, Some(r), r.error));
    family(&mut out, "mantis_changes", "counter", "How often the cost changed for good.");
    resources().for_each(|(a, r)| line(&mut out, "mantis_changes_total", a, Some(r), Some(r.changes as f64)));
    family(&mut out, "mantis_agent_seconds", "counter", "What the agent itself cost.");
    let o = &report.overhead;
    let _ = writeln!(out, "mantis_agent_seconds_total{{part=\"instrumenting\"}} {}", o.instrumenting);
    let _ = writeln!(out, "mantis_agent_seconds_total{{part=\"predicting\"}} {}", o.measuring);
    out.push_str("# EOF\n");
    out
}

fn family(out: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# TYPE {name} {kind}\n# HELP {name} {help}");
}

fn line(
    out: &mut String,
    name: &str,
    action: &WatchedAction,
    resource: Option<&WatchedResource>,
    value: Option<f64>,
) {
    let Some(value) = value else { return };
    let escaped = action.name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    let _ = write!(out, "{name}{{action=\"{escaped}\"");
    if let Some(r) = resource {
        let (resource, unit, provenance) = (&r.resource, &r.unit, &r.provenance);
        let _ = write!(out, ",resource=\"{resource}\",unit=\"{unit}\",provenance=\"{provenance}\"");
    }
    let _ = writeln!(out, "}} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> WatchReport {
        let resource = WatchedResource {
            resource: "cpu".into(),
            unit: "bytecodes".into(),
            provenance: "exact".into(),
            total: 12.0,
            last: Some(7.0),
            ..WatchedResource::default()
        };
        let action =
            WatchedAction { name: "a\"b".into(), calls: 2, resources: vec![resource], ..Default::default() };
        WatchReport { actions: vec![action], ..WatchReport::default() }
    }

    fn get(port: u16, request: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn metrics_are_open_metrics() {
        let text = open_metrics(&sample());
        assert!(text.contains("# TYPE mantis_calls counter\n"), "{text}");
        assert!(text.contains("mantis_calls_total{action=\"a\\\"b\"} 2\n"), "{text}");
        assert!(text.contains(
            "mantis_last{action=\"a\\\"b\",resource=\"cpu\",unit=\"bytecodes\",provenance=\"exact\"} 7\n"
        ));
        assert!(!text.contains("mantis_predicted{"), "what is not known is left out: {text}");
        assert!(text.ends_with("# EOF\n"));
    }

    #[test]
    fn requests_are_answered() {
        let server = Server::start(0, sample).unwrap();
        let ok = get(server.port(), "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(ok.starts_with("HTTP/1.1 200 OK\r\n") && ok.ends_with("# EOF\n"), "{ok}");
        let json = get(server.port(), "GET /actions.json HTTP/1.0\r\n\r\n");
        let body = json.split_once("\r\n\r\n").unwrap().1;
        assert_eq!(serde_json::from_str::<WatchReport>(body).unwrap(), sample());
        assert!(get(server.port(), "GET / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404"));
        assert!(get(server.port(), "POST /metrics HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
        assert!(get(server.port(), "nonsense\r\n\r\n").starts_with("HTTP/1.1 400"));
        let file = port_file(std::process::id());
        assert_eq!(fs::read_to_string(&file).unwrap().trim(), server.port().to_string());
        server.retire();
        assert!(!file.exists());
    }
}
