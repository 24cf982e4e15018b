//! The price of a query and an update through the Java API, by strategy and number of parameters, the size of
//! the tables, and the time a class takes when it is loaded.

use std::fmt::Write;
use std::process::Command;

use mantis_report::WatchReport;

use crate::{Outcome, Setting};

const SOURCE: &str = include_str!("Calls.java");

/// In the paper's order.
const STRATEGIES: [&str; 4] = ["os", "as", "lpf", "ga"];

/// Paper 003, Table II: bytecodes of one query and update with one parameter.
const PAPER: [u32; 4] = [273, 279, 283, 332];

/// The configuration: an action for each strategy and number of parameters. `Calls` names them alike.
fn config() -> String {
    let mut text = String::new();
    for strategy in STRATEGIES {
        for parameters in 1..=2 {
            let dimension = "{ value = \"arg0\", max = 50, intervals = 10 }";
            let dimensions = vec![dimension; parameters].join(", ");
            let _ = writeln!(
                text,
                "[[action]]\nname = \"{strategy}{parameters}\"\nmethod = \"Calls.{strategy}{parameters}\"\n\
                 resources = [\"cpu\"]\nstrategy = \"{strategy}\"\nparameters = [{dimensions}]\n"
            );
        }
    }
    text
}

/// The tables.
pub fn markdown(setting: &Setting) -> Outcome<String> {
    let dir = setting.work.path();
    let (api, config_file, summary) = (dir.join("api"), dir.join("calls.toml"), dir.join("summary.json"));
    for (name, bytes) in mantis_runtime::package("mantis/watch") {
        let path = api.join(format!("{name}.class"));
        std::fs::create_dir_all(path.parent().unwrap_or(&api))?;
        std::fs::write(path, bytes)?;
    }
    std::fs::write(dir.join("Calls.java"), SOURCE)?;
    std::fs::write(&config_file, config())?;
    let options = ["-cp".as_ref(), api.as_os_str()];
    mantis_javac::javac(&mantis_javac::home_of(&setting.java), options, [dir.join("Calls.java")], dir)?;
    let options = format!("config={},summary={}", config_file.display(), summary.display());
    let output = Command::new(&setting.java)
        .arg(format!("-agentpath:{}={options}", setting.agent.display()))
        .arg("-cp")
        .arg(dir)
        .arg("Calls")
        .args(STRATEGIES)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let report: WatchReport = serde_json::from_str(&std::fs::read_to_string(summary)?)?;
    let mut out = format!("### JDK {}, one call of the API\n\n", setting.jdk);
    out.push_str(
        "| strategy | paper: bytecodes | query, ns | update, ns | 2 parameters: query, ns | update, ns |\n",
    );
    out.push_str("|---|---|---|---|---|---|\n");
    // A line for each strategy: its name and four times.
    for (line, paper) in String::from_utf8_lossy(&output.stdout).lines().zip(PAPER) {
        let (name, times) = line.split_once(' ').ok_or("a line without times")?;
        let _ = writeln!(out, "| {} | {paper} | {} |", name.to_uppercase(), times.replace(' ', " | "));
    }
    let o = &report.overhead;
    let _ = writeln!(out, "\nTables of the eight actions: {} bytes.", o.tables);
    let _ = writeln!(
        out,
        "Loading a class: {:.2} ms (of {}).",
        1e3 * o.instrumenting / o.classes as f64,
        o.classes
    );
    Ok(out)
}
