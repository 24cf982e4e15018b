//! `mantis serve`: predictors that stay loaded, behind sockets.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use mantis_measure::Jvm;
use mantis_predictor::Bundle;
use mantis_serve::jvm::write_classes;
use mantis_serve::{Launch, Options, Server};
use serde::Serialize;

use crate::Context;
use crate::args::ServeArgs;
use crate::error::Failure;
use crate::output::say;

/// Where it answers if nothing else is said.
const PORT: u16 = 7350;
/// How long loading all predictors may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// Flags of JVMs that live long and have little to collect: all compilers, no threads for a collector, no
/// file for `jps`.
const FLAGS: [&str; 2] = ["-XX:-UsePerfData", "-XX:+UseSerialGC"];

/// The `--json` document: printed when requests are answered.
#[derive(Serialize)]
struct Document {
    address: Option<SocketAddr>,
    socket: Option<PathBuf>,
    predictors: Vec<Served>,
}

/// A predictor.
#[derive(Serialize)]
struct Served {
    name: String,
    path: PathBuf,
    targets: Vec<String>,
}

/// Serves until a signal comes.
pub fn run(args: &ServeArgs, context: &mut Context) -> Result<(), Failure> {
    if !(args.limit.is_finite() && args.limit > 0.0 && args.limit <= 86_400.0) {
        return Err(Failure::Other("--limit wants a number of seconds above 0, a day at most".to_owned()));
    }
    let named = args.predictors.iter().map(|text| named(text)).collect::<Result<Vec<_>, _>>()?;
    if let Some((name, _)) =
        named.iter().enumerate().find_map(|(i, n)| named[..i].iter().find(|m| m.0 == n.0))
    {
        return Err(Failure::Other(format!("two predictors are called {name}; say NAME=FILE for one")));
    }
    // Before anything is started: from now on a signal is an end.
    let (raise, raised) = mpsc::channel();
    let handler = move || {
        // Nobody listens any more: the end takes too long.
        if raise.send(()).is_err() {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|e| Failure::Other(format!("signals cannot be handled: {e}")))?;
    let mut flags: Vec<String> = FLAGS.map(str::to_owned).to_vec();
    flags.extend(shared_flags(&named)?);
    flags.extend(args.jvm_flags.iter().cloned());
    let folder = tempfile::Builder::new().prefix("mantis-serve-").tempdir();
    let folder = folder.map_err(Failure::io("create", &std::env::temp_dir()))?;
    let classes = folder.path().join("serve.jar");
    write_classes(&classes).map_err(serving)?;
    let (names, predictors): (Vec<String>, Vec<PathBuf>) = named.into_iter().unzip();
    let usual = || SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
    let server = Server::start(Options {
        launch: Launch {
            java: Jvm::locate(args.java_home.as_deref())?,
            flags,
            classes,
            predictors: predictors.clone(),
            patience: PATIENCE,
        },
        names,
        listen: args.listen.or_else(|| args.socket.is_none().then(usual)),
        socket: args.socket.clone(),
        jvms: usize::from(args.jvms),
        queue: args.queue,
        limit: Duration::from_secs_f64(args.limit),
        body: args.max_body,
    })
    .map_err(serving)?;
    announce(&server, predictors, context)?;
    // An error means that no signal can come any more.
    let _ = raised.recv();
    drop(raised);
    if !context.quiet {
        say("ending");
    }
    server.end();
    Ok(())
}

fn serving(error: mantis_serve::Error) -> Failure {
    Failure::Other(error.to_string())
}

/// Says where requests are answered, at once.
fn announce(server: &Server, paths: Vec<PathBuf>, context: &mut Context) -> Result<(), Failure> {
    let endpoints = server.endpoints().clone();
    let served: Vec<Served> = server
        .predictors()
        .zip(paths)
        .map(|((name, targets), path)| Served { name: name.to_owned(), path, targets: targets.to_vec() })
        .collect();
    for Served { name, targets, .. } in &served {
        context.out.line(format!("/predict/{name}: {}", targets.join(", ")))?;
    }
    if let Some(address) = endpoints.address {
        context.out.line(format!("answering on http://{address}"))?;
    }
    if let Some(socket) = &endpoints.socket {
        context.out.line(format!("answering on {}", socket.display()))?;
    }
    let (address, socket) = (endpoints.address, endpoints.socket);
    context.out.json(&Document { address, socket, predictors: served })?;
    context.out.finish()
}

/// A predictor and its name: `NAME=FILE`, or a file that gives its own.
fn named(text: &str) -> Result<(String, PathBuf), Failure> {
    let (name, path) = match text.split_once('=') {
        Some((name, path)) if !Path::new(text).exists() => (name.to_owned(), Path::new(path)),
        _ => {
            let name = Path::new(text).file_name().unwrap_or_default().to_string_lossy().into_owned();
            let name = name.strip_suffix(".jar").unwrap_or(&name);
            (name.strip_suffix(".predictor").unwrap_or(name).to_owned(), Path::new(text))
        }
    };
    if name.is_empty() || name.contains('/') {
        return Err(Failure::Other(format!("{text}: {name:?} is no name of a predictor")));
    }
    // Absolute, because what loads it may be started again much later.
    Ok((name, std::path::absolute(path).map_err(Failure::io("read", path))?))
}

/// The JVM flags that all predictors need: one JVM has one set of them.
fn shared_flags(named: &[(String, PathBuf)]) -> Result<Vec<String>, Failure> {
    let mut shared: Option<(&str, Vec<String>)> = None;
    for (name, path) in named {
        let flags = Bundle::read(path)?.description.jvm_flags;
        match &shared {
            Some((first, needed)) if *needed != flags => {
                let why =
                    format!("{first} needs the JVM flags {needed:?}, {name} {flags:?}; serve them apart");
                return Err(Failure::Other(why));
            }
            Some(_) => {}
            None => shared = Some((name, flags)),
        }
    }
    Ok(shared.map(|(_, flags)| flags).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_predictors() {
        let name =
            |text: &str| named(text).map(|(name, path)| (name, path.file_name().map(|n| n.to_owned())));
        for (text, expected, file) in [
            ("dir/route.predictor.jar", "route", "route.predictor.jar"),
            ("route.jar", "route", "route.jar"),
            ("fast=dir/a.jar", "fast", "a.jar"),
            ("fast=x=y.jar", "fast", "x=y.jar"),
        ] {
            assert_eq!(name(text).unwrap(), (expected.to_owned(), Some(file.into())));
        }
        assert!(name("=a.jar").is_err());
        assert!(name("a/b=c.jar").is_err());
    }
}
