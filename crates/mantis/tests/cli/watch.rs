//! `mantis watch`: a service with the agent, the live table, the page, the jar to compile against.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use expect_test::expect;
use mantis_classfile::jar::Jar;
use scraper::{Html, Selector};

use crate::support::{Place, jar, java};

const CONFIG: &str = r#"
metrics = 0
[[action]]
name = "handle"
method = "Serve.handle"
resources = ["cpu", "memory"]
strategy = "os"
parameters = [{ value = "arg0", max = 100, intervals = 100 }]
"#;

/// The agent's library, which cargo builds beside the tests.
fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let library = test.with_file_name("libmantis_agent.so");
    assert!(library.is_file(), "{} was built", library.display());
    library
}

fn place() -> Place {
    let place = Place::new();
    jar(&place.path("serve.jar"), &["Serve"], None);
    place.write("watch.toml", CONFIG);
    place.write("input.txt", "10\n20\n10\n");
    place
}

/// `mantis watch` of the service, whose exit code is to be `code`.
fn watch(place: &Place, more: &[&str], code: &str) -> Command {
    let java = java();
    let service = ["--", java.to_str().unwrap(), "-jar", "serve.jar", code];
    let mut command = place.command(&[&["watch", "--config", "watch.toml"][..], more, &service].concat());
    command.env("MANTIS_AGENT", library()).stdin(File::open(place.path("input.txt")).unwrap());
    command
}

#[test]
fn the_service_is_as_without() {
    let place = place();
    let done = place.finish(watch(&place, &[], "0"));
    assert_eq!((done.code, done.stdout.as_str()), (0, "45\n190\n45\n"), "{done:#?}");
    let done = place.finish(watch(&place, &[], "7"));
    assert_eq!(
        (done.code, done.stdout.as_str(), done.stderr.as_str()),
        (7, "45\n190\n45\n", ""),
        "{done:#?}"
    );
}

#[test]
fn a_page_with_error_curves() {
    let place = place();
    let done = place.finish(watch(&place, &["--report", "out.html"], "3"));
    assert_eq!((done.code, done.stdout.as_str()), (3, "45\n190\n45\n"), "{done:#?}");
    assert_eq!(done.error(), "error: the service ended with exit code 3");
    let page = Html::parse_document(&std::fs::read_to_string(place.path("out.html")).unwrap());
    let text = |selector: &str| {
        let selector = Selector::parse(selector).unwrap();
        page.select(&selector).map(|e| e.text().collect::<String>()).collect::<Vec<_>>()
    };
    assert!(text("h2").contains(&"handle".to_owned()), "{:?}", text("h2"));
    // The third execution was predicted by the first, without error.
    assert!(
        text("svg.chart g.curve title").iter().any(|t| t.replace('\u{a0}', " ").contains("cpu: 3, 0.0 %")),
        "{:?}",
        text("title")
    );
    assert!(page.select(&Selector::parse("script, link").unwrap()).next().is_none());
}

/// A service that has answered once and waits for more.
fn waiting(place: &Place) -> Child {
    let mut command = watch(place, &[], "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"10\n").unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "45\n");
    child
}

#[test]
fn the_live_table() {
    let place = place();
    let mut child = waiting(&place);
    let pid = child.id().to_string();
    let done = place.ok(&["watch", "--attach", &pid, "--once"]);
    let rows: Vec<Vec<&str>> = done.stdout.lines().map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(
        rows[1],
        ["handle", "1", "0", "cpu", "99", "bytecodes", "99", "bytecodes", "-", "0"],
        "{done:#?}"
    );
    assert!(rows[3].starts_with(&["overhead:"]), "{done:#?}");
    let json = place.ok(&["--json", "watch", "--attach", &pid]).json();
    assert_eq!(json[0]["actions"][0]["resources"][0]["provenance"], "exact");
    place.ok(&["watch", "--attach", &pid, "--report", "live.html"]);
    assert!(place.path("live.html").is_file());
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    let done = place.mantis(&["watch", "--attach", &pid]);
    assert!(done.error().contains("has no agent with an endpoint"), "{done:#?}");
}

#[test]
fn mistakes() {
    let place = place();
    place.write("bad.toml", "[[action]]\nmethod = \"handle\"\n");
    let done = place.mantis(&["watch", "--config", "bad.toml", "--", "java"]);
    assert_eq!(done.code, 1);
    assert!(done.error().starts_with("error: bad.toml"), "{done:#?}");
    let done = place.mantis(&["watch", "--config", "watch.toml", "--", "./start.sh"]);
    assert!(done.error().contains("begins with ./start.sh, not with java"), "{done:#?}");
    let mut command = watch(&place, &[], "0");
    command.env_remove("MANTIS_AGENT");
    let beside = PathBuf::from(env!("CARGO_BIN_EXE_mantis")).with_file_name("libmantis_agent.so");
    if !beside.exists() {
        let done = place.finish(command);
        expect!["error: libmantis_agent.so is not beside mantis; build it (cargo build --release -p mantis-agent) or name it in MANTIS_AGENT"]
            .assert_eq(done.error());
    }
    assert_eq!(place.mantis(&["watch"]).code, 2);
}

#[test]
fn the_jar_to_compile_against() {
    let place = Place::new();
    place.ok(&["watch", "--api", "mantis-watch.jar"]);
    let jar = Jar::open(&place.path("mantis-watch.jar")).unwrap();
    assert!(jar.classes().any(|c| c.class == "mantis/watch/Predictor"));
    assert_eq!(place.mantis(&["watch", "--api", "mantis-watch.jar"]).code, 1);
}

#[test]
fn models_are_fitted_to_recorded_executions() {
    let place = place();
    let lines: String = (1..=40).map(|n| format!("{n}\n")).collect();
    place.write("input.txt", &lines);
    let done = place.finish(watch(&place, &["--samples", "samples.json"], "0"));
    assert_eq!((done.code, done.stderr.as_str()), (0, ""), "{done:#?}");
    let done = place.mantis(&["watch", "--fit", "samples.json", "-o", "models.json"]);
    assert_eq!(done.code, 0, "{done:#?}");
    // A turn of the loop is nine bytecodes.
    let cpu = done.stdout.lines().find(|line| line.trim_start().starts_with("cpu = ")).unwrap_or_default();
    assert!(cpu.contains("9 arg0") || cpu.contains("9 [arg0]"), "{done:#?}");

    let config = CONFIG.replace("\"os\"", "\"model\"\nmodel = \"models.json\"");
    place.write("watch.toml", &config);
    place.write("input.txt", &format!("{lines}5000\n"));
    let done = place.finish(watch(&place, &["--report", "page.html"], "0"));
    assert_eq!((done.code, done.stderr.contains("models.json")), (0, false), "{done:#?}");
    let page = std::fs::read_to_string(place.path("page.html")).unwrap();
    assert!(page.contains("handle"), "{page}");

    let done = place.mantis(&["watch", "--fit", "watch.toml", "-o", "other.json"]);
    assert_ne!(done.code, 0);
    assert!(done.stderr.contains("this is no file of samples"), "{done:#?}");
}
