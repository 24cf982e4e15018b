//! The watched services of `apps`: an HTTP service under a fixed number of requests, whose client counts; the
//! paper's experiments; the audio streamer.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common;
use crate::common::{Java, action, api, compile, errors, jdks, library, project, resource, seen};

/// Java files of an application.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(project(folder)).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn text(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", errors(&output));
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

/// An application that uses `mantis.watch`, compiled with the first JDK.
fn compile_watched(name: &str, package: &str, dir: &Path) -> PathBuf {
    let folder = format!("apps/{name}/src/{package}");
    compile(&jdks()[0].1, &sources(&folder), &["-cp", api(dir).to_str().unwrap()], dir)
}

#[test]
fn the_experiments_are_the_same_on_every_jdk() {
    let dir = tempfile::tempdir().unwrap();
    let classes = compile_watched("watch-experiments", "experiments", dir.path());
    let (result, config) = (dir.path().join("result.json"), project("apps/watch-experiments/watch.toml"));
    let mut all = Vec::new();
    for (release, home) in jdks() {
        let java = Java::new(&home, &classes).watched(&format!("config={}", config.display()));
        let output = java.run("experiments.Main", &[result.to_str().unwrap(), "60"]);
        assert_eq!(output.status.code(), Some(0), "JDK {release}: {}", errors(&output));
        let json: serde_json::Value = serde_json::from_slice(&std::fs::read(&result).unwrap()).unwrap();
        let mean = |k: u32, strategy: &str| {
            let found =
                json["errors"].as_array().unwrap().iter().find(|e| e["k"] == k && e["strategy"] == strategy);
            found.unwrap()["mean"].as_f64().unwrap()
        };
        // An interval for each number of vertices: six executions without prediction, the rest nearly right.
        assert!((10.0..14.0).contains(&mean(10, "ga")), "{}", mean(10, "ga"));
        assert!(mean(1, "os") > 20.0 && mean(1, "ga") < mean(1, "os"));
        all.push(json["errors"].clone());
    }
    assert!(all.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn the_audio_streamer_measures_what_it_encodes() {
    let dir = tempfile::tempdir().unwrap();
    let classes = compile_watched("audiostream", "audiostream", dir.path());
    let config = std::fs::read_to_string(project("apps/audiostream/watch.toml")).unwrap();
    for (release, home) in jdks() {
        let java = Java::new(&home, &classes);
        let (output, report) = common::watch(java, dir.path(), &config, "audiostream.Server", &["calibrate"]);
        let receivers: u32 = seen(&output).0.trim().parse().unwrap();
        assert!(receivers > 0, "JDK {release}: {}", errors(&output));
        // 200 blocks in each of five qualities, which have a cell each.
        assert_eq!((action(&report, "encode").calls, action(&report, "encode").cells.1), (1000, 5));
    }
}
