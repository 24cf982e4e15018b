//! The live table of a service that runs with the agent, read from its endpoint on loopback.

use std::io::{IsTerminal, Read, Write, stdout};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use mantis_report::{WatchReport, port_file};

use super::write_page;
use crate::Context;
use crate::args::WatchArgs;
use crate::error::Failure;
use crate::output::{count, number, percent, quantity};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Shows the table again and again until the service ends; once where nobody looks, or when asked to.
pub fn run(pid: u32, args: &WatchArgs, context: &mut Context) -> Result<(), Failure> {
    let port = port(pid)?;
    let mut report = fetch(port).map_err(|e| unreachable(pid, &e))?;
    if let Some(page) = &args.report {
        return write_page(page, &report, context);
    }
    let again = !args.once && stdout().is_terminal();
    let pause = Duration::try_from_secs_f64(args.interval.max(0.1))
        .map_err(|_| Failure::Other("--interval is a number of seconds, such as 2".into()))?;
    loop {
        if again {
            // Home, and clear what is below.
            context.out.line("\u{1b}[H\u{1b}[J")?;
        }
        context.out.json(&report)?;
        show(&report, context)?;
        context.out.finish()?;
        if !again {
            return Ok(());
        }
        std::thread::sleep(pause);
        match fetch(port) {
            Ok(next) => report = next,
            // The service has ended.
            Err(_) => return Ok(()),
        }
    }
}

fn unreachable(pid: u32, error: &std::io::Error) -> Failure {
    Failure::Other(format!(
        "the agent of process {pid} does not answer: {error}; is the process still there?"
    ))
}

/// The port that the agent of a process left.
fn port(pid: u32) -> Result<u16, Failure> {
    let file = port_file(pid);
    let text = std::fs::read_to_string(&file).map_err(|_| {
        Failure::Other(format!(
            "process {pid} has no agent with an endpoint; start it with mantis watch --config, and write metrics = 0 \
             (any free port) in the configuration"
        ))
    })?;
    let bad = || Failure::Other(format!("{} does not hold a port; delete it", file.display()));
    text.trim().parse().map_err(|_| bad())
}

fn fetch(port: u16) -> std::io::Result<WatchReport> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /actions.json HTTP/1.0\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(std::io::Error::other)
}

fn show(report: &WatchReport, context: &mut Context) -> Result<(), Failure> {
    let out = &mut context.out;
    let width = report.actions.iter().map(|a| a.name.chars().count()).max().unwrap_or(0).clamp(6, 48);
    out.heading(&format!(
        "{:<width$} {:>10} {:>7}  {:<8} {:>18} {:>18} {:>9} {:>8}",
        "action", "calls", "failed", "resource", "last", "predicted next", "error", "changes"
    ))?;
    for action in &report.actions {
        let name: String = action.name.chars().take(width).collect();
        for (i, r) in action.resources.iter().enumerate() {
            let cell = |value: Option<f64>| value.map_or("-".to_owned(), |v| quantity(v, &r.unit));
            let (name, calls, failed) = match i {
                0 => (name.as_str(), number(action.calls as f64), number(action.failed as f64)),
                _ => ("", String::new(), String::new()),
            };
            out.line(format!(
                "{name:<width$} {calls:>10} {failed:>7}  {:<8} {:>18} {:>18} {:>9} {:>8}",
                r.resource,
                cell(r.last),
                cell(r.next),
                r.error.map_or("-".to_owned(), percent),
                number(r.changes as f64),
            ))?;
        }
    }
    let o = &report.overhead;
    let share = if report.uptime > 0.0 { (o.instrumenting + o.measuring) / report.uptime } else { 0.0 };
    out.line(format!(
        "overhead: {} classes instrumented in {}, {} taken in and predicted in {}, {} of tables; {} of {} in all",
        number(o.classes as f64),
        quantity(o.instrumenting * 1e9, "ns"),
        count(o.measured as usize, "execution"),
        quantity(o.measuring * 1e9, "ns"),
        quantity(o.tables as f64, "bytes"),
        percent(share),
        quantity(report.uptime * 1e9, "ns"),
    ))?;
    report.notes.iter().try_for_each(|note| out.line(format!("note: {note}")))
}
