//! HTTP/1.1 as a small server needs it: requests with a body of known length, several on a connection.
//!
//! Parsing heads is `httparse`'s; here is what is around that: bounds for head and body, a time within which
//! a request must have arrived, `Expect: 100-continue`. Bodies of unknown length (`Transfer-Encoding`) are
//! refused, which leaves no doubt where a request ends.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

/// Bytes of a request's head at most.
const HEAD: usize = 16 << 10;
/// Headers at most.
const HEADERS: usize = 64;
/// How long a connection may wait for its next request.
const IDLE: Duration = Duration::from_secs(60);
/// How long a request may take to arrive once it has begun, and a response to be taken.
const PATIENCE: Duration = Duration::from_secs(20);

/// A stream of either kind.
pub trait Stream: Read + Write + Send {
    /// Limits how long reading may wait.
    ///
    /// # Errors
    /// When the operating system refuses.
    fn reading(&self, limit: Duration) -> io::Result<()>;

    /// Limits how long writing may wait.
    ///
    /// # Errors
    /// When the operating system refuses.
    fn writing(&self, limit: Duration) -> io::Result<()>;
}

impl Stream for TcpStream {
    fn reading(&self, limit: Duration) -> io::Result<()> {
        self.set_read_timeout(Some(limit))
    }

    fn writing(&self, limit: Duration) -> io::Result<()> {
        self.set_write_timeout(Some(limit))
    }
}

impl Stream for UnixStream {
    fn reading(&self, limit: Duration) -> io::Result<()> {
        self.set_read_timeout(Some(limit))
    }

    fn writing(&self, limit: Duration) -> io::Result<()> {
        self.set_write_timeout(Some(limit))
    }
}

/// A request.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `POST`, ...
    pub method: String,
    /// The path, decoded, without the query.
    pub path: String,
    /// The header that says whom the client thinks it talks to.
    pub host: Option<String>,
    /// The page that made a browser ask.
    pub origin: Option<String>,
    /// Whether the connection ends with the response.
    pub close: bool,
    /// The body.
    pub body: Vec<u8>,
}

/// A response.
#[derive(Debug, PartialEq, Eq)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// What the body is.
    pub kind: &'static str,
    /// The body.
    pub body: String,
    /// A further header line, such as `Retry-After: 1`.
    pub header: Option<&'static str>,
}

impl Response {
    /// A document.
    pub fn json(status: u16, value: &serde_json::Value) -> Response {
        Response { status, kind: "application/json", body: value.to_string() + "\n", header: None }
    }

    /// A sentence that says what is wrong.
    pub fn error(status: u16, why: &str) -> Response {
        Response::json(status, &serde_json::json!({ "error": why }))
    }
}

/// Why there is no request.
#[derive(Debug)]
pub enum Broken {
    /// The client has gone, or said nothing for long.
    Gone,
    /// What it sent is refused with this response, and the connection ends.
    Refused(Response),
}

impl From<io::Error> for Broken {
    fn from(_: io::Error) -> Broken {
        Broken::Gone
    }
}

/// What the head of a request says.
struct Head {
    request: Request,
    length: usize,
    continues: bool,
}

/// One connection.
pub struct Connection<S> {
    stream: S,
    /// What has been read and is not part of an earlier request.
    buffer: Vec<u8>,
    /// Bytes of a body at most.
    body: usize,
}

impl<S: Stream> Connection<S> {
    /// A connection whose requests have bodies of so many bytes at most.
    pub fn new(stream: S, body: usize) -> Connection<S> {
        Connection { stream, buffer: Vec::new(), body }
    }

    /// The next request.
    ///
    /// # Errors
    /// When there is none.
    pub fn request(&mut self) -> Result<Request, Broken> {
        if self.buffer.is_empty() {
            self.more(Instant::now() + IDLE)?;
        }
        let end = Instant::now() + PATIENCE;
        let (head, consumed) = loop {
            if let Some(parsed) = head(&self.buffer)? {
                break parsed;
            }
            if self.buffer.len() > HEAD {
                return Err(refused(431, "the head of a request has 16 KiB at most"));
            }
            self.more(end)?;
        };
        let Head { mut request, length, continues } = head;
        if length > self.body {
            let why = format!("a body has {} bytes at most; a file can be named instead of sent", self.body);
            return Err(refused(413, &why));
        }
        if continues && self.buffer.len() < consumed + length {
            self.stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n")?;
        }
        while self.buffer.len() < consumed + length {
            self.more(end)?;
        }
        let rest = self.buffer.split_off(consumed + length);
        request.body = self.buffer.split_off(consumed);
        self.buffer = rest;
        Ok(request)
    }

    /// Reads what there is, before this time.
    fn more(&mut self, end: Instant) -> Result<(), Broken> {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Broken::Gone);
        }
        self.stream.reading(left)?;
        let mut chunk = [0; 8 << 10];
        match self.stream.read(&mut chunk) {
            Ok(0) => Err(Broken::Gone),
            Ok(n) => {
                self.buffer.extend_from_slice(&chunk[..n]);
                Ok(())
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(()),
            Err(_) => Err(Broken::Gone),
        }
    }

    /// Sends a response; after `close` the connection is of no more use.
    ///
    /// # Errors
    /// When the client does not take it.
    pub fn send(&mut self, response: &Response, close: bool) -> io::Result<()> {
        self.stream.writing(PATIENCE)?;
        let Response { status, kind, body, header } = response;
        let mut out = format!(
            "HTTP/1.1 {status} {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: {}\r\n",
            phrase(*status),
            body.len(),
            if close { "close" } else { "keep-alive" },
        );
        if let Some(header) = header {
            out.push_str(header);
            out.push_str("\r\n");
        }
        out.push_str("\r\n");
        out.push_str(body);
        self.stream.write_all(out.as_bytes())?;
        self.stream.flush()
    }

    /// Reads what the client still sends to a response that refused it, a little and not for long: a
    /// connection that is closed with bytes unread is reset, and the client may not see the response.
    pub fn linger(&mut self) {
        let end = Instant::now() + Duration::from_secs(1);
        let mut left = 1 << 20;
        while left > 0 && self.more(end).is_ok() {
            left -= self.buffer.len().min(left);
            self.buffer.clear();
        }
    }
}

/// Parses the head if it is there in full, and says how long it is.
fn head(bytes: &[u8]) -> Result<Option<(Head, usize)>, Broken> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    let consumed = match parsed.parse(bytes) {
        Ok(httparse::Status::Complete(consumed)) => consumed,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => {
            return Err(refused(431, &format!("a request has {HEADERS} headers at most")));
        }
        Err(e) => return Err(refused(400, &format!("this is not an HTTP request: {e}"))),
    };
    let mut head = Head {
        request: Request {
            method: parsed.method.unwrap_or_default().to_owned(),
            path: path(parsed.path.unwrap_or_default())
                .ok_or_else(|| refused(400, "the path is not UTF-8"))?,
            close: parsed.version == Some(0),
            ..Request::default()
        },
        length: 0,
        continues: false,
    };
    let mut length: Option<&str> = None;
    for header in parsed.headers.iter() {
        let value = std::str::from_utf8(header.value).unwrap_or_default().trim();
        match header.name.to_ascii_lowercase().as_str() {
            "host" => head.request.host = Some(value.to_owned()),
            "origin" => head.request.origin = Some(value.to_owned()),
            "connection" => head.request.close |= value.eq_ignore_ascii_case("close"),
            "expect" => head.continues = value.eq_ignore_ascii_case("100-continue"),
            "transfer-encoding" => {
                return Err(refused(411, "say Content-Length; bodies in chunks are not taken"));
            }
            "content-length" if length.is_some_and(|one| one != value) => {
                return Err(refused(400, "two lengths of one body"));
            }
            "content-length" => length = Some(value),
            _ => {}
        }
    }
    if let Some(length) = length {
        let digits = !length.is_empty() && length.bytes().all(|b| b.is_ascii_digit());
        // A number too large to read is too large to take.
        head.length = if digits { length.parse().unwrap_or(usize::MAX) } else { 0 };
        if !digits {
            return Err(refused(400, "Content-Length is no number"));
        }
    }
    Ok(Some((head, consumed)))
}

/// The path of a target, without its query and with escapes decoded.
fn path(target: &str) -> Option<String> {
    let path = target.split(['?', '#']).next().unwrap_or_default().as_bytes();
    let mut out = Vec::with_capacity(path.len());
    let mut at = 0;
    while at < path.len() {
        let hex = |i: usize| path.get(i).and_then(|b| char::from(*b).to_digit(16));
        match (path[at], hex(at + 1), hex(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                out.push(u8::try_from(16 * high + low).ok()?);
                at += 3;
            }
            (byte, _, _) => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8(out).ok()
}

fn refused(status: u16, why: &str) -> Broken {
    Broken::Refused(Response::error(status, why))
}

/// The words behind a status (RFC 9110).
fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        411 => "Length Required",
        413 => "Content Too Large",
        422 => "Unprocessable Content",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        _ => "Internal Server Error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    /// What a connection that sends these bytes, and then ends, is answered with when all requests are
    /// echoed.
    fn echoed(bytes: &[u8], body: usize) -> Vec<Result<Request, u16>> {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        let sent = bytes.to_vec();
        let client = thread::spawn(move || {
            // The server may have hung up before all was sent.
            let _ = theirs.write_all(&sent);
            let _ = theirs.shutdown(std::net::Shutdown::Write);
            let _ = io::copy(&mut theirs, &mut io::sink());
        });
        let mut connection = Connection::new(ours, body);
        let mut out = Vec::new();
        loop {
            match connection.request() {
                Ok(request) => out.push(Ok(request)),
                Err(Broken::Gone) => break,
                Err(Broken::Refused(response)) => {
                    out.push(Err(response.status));
                    break;
                }
            }
        }
        drop(connection);
        client.join().unwrap();
        out
    }

    #[test]
    fn requests_follow_each_other_on_a_connection() {
        let text = "POST /predict/a%20b?x=1 HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 3\r\n\r\nabcGET / HTTP/1.0\r\n\r\n";
        let first = Request {
            method: "POST".into(),
            path: "/predict/a b".into(),
            host: Some("localhost:1".into()),
            body: b"abc".to_vec(),
            ..Request::default()
        };
        let second = Request { method: "GET".into(), path: "/".into(), close: true, ..Request::default() };
        assert_eq!(echoed(text.as_bytes(), 3), [Ok(first), Ok(second)]);
    }

    #[test]
    fn what_is_no_request_or_too_large_is_refused() {
        let refused = |text: &str| echoed(text.as_bytes(), 10).pop();
        let status = |text: &str| refused(text).map(|r| r.map(|_| ()).unwrap_err());
        assert_eq!(status("nonsense\r\n\r\n"), Some(400));
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 11\r\n\r\n"), Some(413));
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n"), Some(413));
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"), Some(400));
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"), Some(400));
        assert_eq!(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), Some(411));
        assert_eq!(status(&format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(HEAD + 9000))), Some(431));
        assert_eq!(status(&format!("GET / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(65))), Some(431));
        assert_eq!(status("GET /%ff HTTP/1.1\r\n\r\n"), Some(400));
        // Half a request is none, and nobody hears of it.
        assert_eq!(refused("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nab"), None);
        assert_eq!(refused(""), None);
    }

    #[test]
    fn a_client_that_asks_first_is_told_to_go_on() {
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(b"POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n").unwrap();
        let server = thread::spawn(move || {
            let mut connection = Connection::new(ours, 9);
            let request = connection.request().unwrap();
            connection.send(&Response::error(404, "no"), true).unwrap();
            request.body
        });
        let mut line = [0; 25];
        theirs.read_exact(&mut line).unwrap();
        assert_eq!(&line, b"HTTP/1.1 100 Continue\r\n\r\n");
        theirs.write_all(b"ab").unwrap();
        assert_eq!(server.join().unwrap(), b"ab");
        let mut text = String::new();
        theirs.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n"), "{text}");
        assert!(text.ends_with("Connection: close\r\n\r\n{\"error\":\"no\"}\n"), "{text}");
    }
}
