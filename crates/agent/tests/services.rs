//! Whole services under the agent, with peers that count: `apps/httpservice` under a fixed number of requests.

mod common;

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{action, compile, jdks, library, project, resource};

/// Java files of an application.
fn sources(folder: &str) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(project(folder)).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn text(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", common::errors(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// What the client did: requests, bytes sent, bytes received.
fn load(home: &Path, classes: &Path, requests: u32, port: &str) -> (u64, u64, u64) {
    let mut java = Command::new(home.join("bin/java"));
    java.arg("-cp").arg(classes).args(["httpservice.Load", &requests.to_string(), "0", "1", port]);
    let line = text(&mut java);
    let numbers: Vec<u64> = line.split(' ').take(3).map(|n| n.parse().unwrap()).collect();
    (numbers[0], numbers[1], numbers[2])
}

#[test]
fn requests_and_bytes_of_an_http_service_are_those_of_its_client() {
    for (release, home) in jdks() {
        let dir = tempfile::tempdir().unwrap();
        let classes = compile(&home, &sources("apps/httpservice/src/httpservice"), &[], dir.path());
        let summary = dir.path().join("summary.json");
        let config = project("apps/httpservice/watch.toml");
        let agent = format!(
            "-agentpath:{}=config={},summary={}",
            library().display(),
            config.display(),
            summary.display()
        );
        let mut service = Command::new(home.join("bin/java"))
            .args([&agent, "-Dsun.net.httpserver.nodelay=true", "-cp"])
            .arg(&classes)
            .arg("httpservice.Service")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(service.stdout.take().unwrap());
        let mut first = String::new();
        output.read_line(&mut first).unwrap();
        let port = first.trim().strip_prefix("port ").expect("the service says its port");
        let (requests, sent, received) = load(&home, &classes, 200, port);
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        assert!(service.wait().unwrap().success());

        assert_eq!(rest.trim(), format!("calls {requests}"), "JDK {release}");
        let report = serde_json::from_slice(&std::fs::read(&summary).unwrap()).unwrap();
        assert_eq!(action(&report, "respond").calls, requests, "JDK {release}");
        assert_eq!(action(&report, "respond").failed, 0);
        assert_eq!(action(&report, "page").calls, requests);
        let network = resource(&report, "exchange", "network");
        assert_eq!(network.provenance, "exact");
        assert_eq!(network.total, (sent + received) as f64, "JDK {release}");
        // The handler is part of what makes an answer, and itself calls what makes the page.
        assert!(resource(&report, "respond", "cpu").total > resource(&report, "page", "cpu").total);
    }
}
