//! The page of `mantis costs` as a browser lays it out. Skipped where no browser is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{Place, jar};

/// Programs that can show a page without a window.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell"];

/// Measures the page once it is laid out and leaves the figures in it.
const PROBE: &str = r#"<script>
addEventListener("load", () => {
  const box = e => e.getBoundingClientRect();
  const all = s => [...document.querySelectorAll(s)];
  const seen = s => all(s).filter(e => box(e).width > 0 && box(e).height > 0).length;
  const facts = {
    title: document.title,
    headings: all("h2").map(h => h.textContent),
    rows: seen("section:first-of-type tbody tr"),
    marks: seen("figure svg .mark"),
    lines: seen(".costed .line"),
    costs: all(".costed .number + .hits").filter(h => h.textContent).length,
    columns: new Set(all(".costed .line code").map(c => Math.round(box(c).left))).size,
    overflow: document.documentElement.scrollWidth - innerWidth,
    fetched: performance.getEntriesByType("resource").length,
  };
  const out = document.createElement("pre");
  out.id = "facts";
  out.textContent = JSON.stringify(facts);
  document.body.append(out);
});
</script>"#;

/// `MANTIS_BROWSER`, or a browser on the PATH that starts.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("MANTIS_BROWSER").map(PathBuf::from);
    let usual = || {
        let path = std::env::var_os("PATH")?;
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        BROWSERS.iter().find_map(|name| folders.iter().map(|f| f.join(name)).find(|f| f.is_file()))
    };
    let starts = |browser: &PathBuf| {
        Command::new(browser).arg("--version").output().is_ok_and(|done| done.status.success())
    };
    named.or_else(usual).filter(starts)
}

/// What the probe found in a page, at a window of this width.
fn facts(browser: &Path, place: &Place, page: &str, width: u32) -> serde_json::Value {
    let text = std::fs::read_to_string(place.path(page)).unwrap();
    place.write("probed.html", &text.replace("</body>", &format!("{PROBE}</body>")));
    let mut command = Command::new(browser);
    command.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
    ]);
    command.arg(format!("--window-size={width},900"));
    command.arg(format!("--user-data-dir={}", place.path("profile").display()));
    command.args(["--virtual-time-budget=5000", "--timeout=60000", "--dump-dom"]);
    command.arg(format!("file://{}", place.path("probed.html").display()));
    let done = place.finish(command);
    let facts = done.stdout.split_once("<pre id=\"facts\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    let Some((facts, _)) = facts else { panic!("the page was not shown: {done:#?}") };
    let facts = facts.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&");
    serde_json::from_str(&facts).unwrap()
}

#[test]
fn the_page_of_costs_is_shown() {
    let Some(browser) = browser() else {
        eprintln!("skipped: no browser found; install chromium or set MANTIS_BROWSER");
        return;
    };
    let place = Place::new();
    jar(&place.path("five.jar"), &["Five"], None);
    let line = |i: u32| format!("{{\"args\":[\"{}\",\"{}\",\"{}\",\"1\",\"2\"]}}\n", i, i * i % 7, i * 3 % 5);
    place.write("runs.jsonl", &(1..=24).map(line).collect::<String>());
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let done = place.ok(&[
        "costs",
        "--jar",
        "five.jar",
        "--runs",
        "runs.jsonl",
        "--resource",
        "bytecodes",
        "--test",
        "0.25",
        "--html",
        "costs.html",
        "--sources",
        sources.to_str().unwrap(),
        "-q",
        "--json",
    ]);
    let estimates = done.json()[0]["estimates"].as_array().unwrap().len();
    for width in [1280, 400] {
        let facts = facts(&browser, &place, "costs.html", width);
        assert_eq!(facts["title"], "Five – Mantis", "{facts}");
        let headings = facts["headings"].to_string();
        for heading in ["Costs", "Predicted against measured", "Where it is spent", "Fit"] {
            assert!(headings.contains(&format!("\"{heading}\"")), "{headings}");
        }
        assert_eq!(facts["rows"], estimates, "{facts}");
        // Every run is a mark in both charts.
        assert!(facts["marks"].as_u64().unwrap() >= 2 * 24, "{facts}");
        // All lines of the source, the costs of those with code beside them, the text in one column.
        assert_eq!(facts["lines"], 50, "{facts}");
        assert!(facts["costs"].as_u64().unwrap() > 15, "{facts}");
        assert_eq!(facts["columns"], 1, "{facts}");
        assert!(facts["overflow"].as_i64().unwrap() <= 0, "{width}: {facts}");
        assert_eq!(facts["fetched"], 0, "{facts}");
    }
}
