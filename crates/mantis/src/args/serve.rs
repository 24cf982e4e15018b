//! Arguments of `mantis serve`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;

/// Arguments of `serve`.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  mantis serve route.predictor.jar &
  curl -d '{\"args\": [\"maps/new.txt\", \"A17\", \"B203\"]}' http://127.0.0.1:7350/predict/route
  curl http://127.0.0.1:7350/metrics

  mantis serve fast=a.jar slow=b.jar --socket /run/user/1000/mantis.sock --jvms 2 --limit 0.5
  curl --unix-socket /run/user/1000/mantis.sock -d '{\"stdin\": {\"text\": \"3 4\\n\"}}' http://localhost/predict/fast

The answer is what mantis predict --json prints, with the time that the request waited (queue_nanos). SIGTERM or Ctrl-C \
                  ends the server: predictions that run come to their end, the socket is removed.")]
pub struct ServeArgs {
    /// Predictors that mantis train wrote. The name in the URL is the file's without .jar and .predictor;
    /// NAME=FILE gives another.
    #[arg(required = true, value_name = "[NAME=]FILE")]
    pub predictors: Vec<String>,
    /// Answer on this loopback address; port 0 takes any that is free. Without --socket: 127.0.0.1:7350.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// Answer on this Unix socket, which gets mode 600.
    #[arg(long, value_name = "FILE")]
    pub socket: Option<PathBuf>,
    /// JVMs. One answers one request at a time, and each has all predictors.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jvms: u16,
    /// Requests that may wait for a JVM; more are answered with 503.
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub queue: usize,
    /// Seconds that a prediction may take before its JVM is ended and the request answered with 504.
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub limit: f64,
    /// Bytes of a request's body at most.
    #[arg(long = "max-body", value_name = "BYTES", default_value_t = 1 << 20)]
    pub max_body: usize,
    /// A flag for the JVMs, such as -Xmx512m; repeat for more.
    #[arg(long = "jvm-flag", value_name = "FLAG", allow_hyphen_values = true)]
    pub jvm_flags: Vec<String>,
    /// The JDK or JRE; default: JAVA_HOME, the PATH, /usr/lib/jvm.
    #[arg(long = "java-home", value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}
