//! The pages are well-formed, refer to nothing outside of themselves, and say what the data says.

mod sample;

use std::collections::HashSet;

use mantis_report::{
    Bars, Curve, EvaluationReport, Experiment, Figure, FigureReport, Quantity, RunPoint, RunSet, Series,
    Table, TrainingReport,
};
use scraper::{Html, Selector};

fn parse(page: &str) -> Html {
    let document = Html::parse_document(page);
    assert!(document.errors.is_empty(), "not well-formed: {:?}", document.errors);
    document
}

fn texts(document: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    document.select(&selector).map(|e| e.text().collect::<String>().replace('\u{a0}', " ")).collect()
}

/// No reference leads out of the page, and those inside lead somewhere.
fn assert_self_contained(page: &str) {
    let document = parse(page);
    let mut ids = HashSet::new();
    let mut references = Vec::new();
    for element in document.select(&Selector::parse("*").expect("a selector")) {
        assert!(
            !["script", "link", "img", "iframe", "object", "embed", "base"].contains(&element.value().name())
        );
        for (name, value) in element.value().attrs() {
            match name {
                "id" => assert!(ids.insert(value.to_owned()), "two elements are called {value}"),
                "href" => {
                    references.push(value.strip_prefix('#').expect("a reference inside the page").to_owned())
                }
                "aria-labelledby" => references.push(value.to_owned()),
                "src" | "srcset" | "data" | "action" | "xlink:href" => panic!("{name} refers to {value}"),
                _ => {}
            }
        }
    }
    for reference in references {
        assert!(ids.contains(&reference), "nothing is called {reference}");
    }
    for outside in ["http:", "https:", "url(", "@import"] {
        assert!(!page.contains(outside), "the page contains {outside}");
    }
}

/// All coordinates of the charts are numbers inside of their boxes.
fn assert_drawable(page: &str) {
    let document = parse(page);
    let charts = Selector::parse("svg.chart").expect("a selector");
    let marks = Selector::parse("[cx], [x1]").expect("a selector");
    for chart in document.select(&charts) {
        let size: Vec<f64> =
            chart.attr("viewBox").expect("a box").split(' ').map(|n| n.parse().expect("a number")).collect();
        for mark in chart.select(&marks) {
            for (name, value) in mark.value().attrs() {
                let limit = match name {
                    "cx" | "x1" | "x2" => size[2],
                    "cy" | "y1" | "y2" => size[3],
                    _ => continue,
                };
                let value: f64 = value.parse().unwrap_or(f64::NAN);
                assert!((0.0..=limit).contains(&value), "{name} is {value}");
            }
        }
    }
}

#[test]
fn training_page() {
    let report = sample::training();
    let page = report.to_html();
    assert_self_contained(&page);
    assert_drawable(&page);
    let document = parse(&page);
    assert_eq!(texts(&document, "h1"), ["routing.jar"]);
    assert_eq!(
        texts(&document, ".formula"),
        ["execution time = 50.0 ms + 26.0 µs × RoadMap.java:5 loop iterations2 \
          − 110 ns × RoadMap.java:5 loop iterations × lg(MapFile.java:62 value of count (sum)) "]
    );
    // Each run is a mark of each of the two charts; each test run has an interval and a row.
    assert_eq!(texts(&document, ".chart .mark").len(), 2 * report.runs.len());
    assert_eq!(texts(&document, ".intervals line").len(), 60);
    assert_eq!(texts(&document, ".runs tbody tr").len(), 60);
    assert_eq!(texts(&document, ".line.kept code").len(), 2);
    assert_eq!(texts(&document, ".badge"), ["loop iterations"]);
    // Text is text, whatever it contains.
    assert!(texts(&document, "th").iter().any(|t| t == "Router.java:47 branch taken <taken & \"quoted\">"));
    let shown = texts(&document, ".line code").join("\n");
    assert_eq!(shown, report.sources[0].lines.join("\n"));
}

#[test]
fn evaluation_page() {
    let report = sample::evaluation();
    let page = report.to_html();
    assert_self_contained(&page);
    assert_drawable(&page);
    let document = parse(&page);
    assert_eq!(texts(&document, ".overview tbody tr").len(), 12);
    assert_eq!(texts(&document, ".charts svg.chart").len(), 12);
    assert_eq!(texts(&document, ".curve text"), ["encryptor", "path routing", "spam filter", "tar archive"]);
    let met = texts(&document, ".good").len();
    assert_eq!(met + texts(&document, ".warn").len(), 12);
    assert!(met >= 8);
}

#[test]
fn pages_are_the_same_each_time() {
    assert_eq!(sample::training().to_html(), sample::training().to_html());
    assert_eq!(sample::evaluation().to_html(), sample::evaluation().to_html());
}

#[test]
fn the_data_serialises() {
    let mut report = sample::training();
    // Of the many digits of these, serde_json reads back all but the last one.
    report.runs.clear();
    let json = serde_json::to_string(&report).expect("JSON");
    assert_eq!(serde_json::from_str::<TrainingReport>(&json).expect("a report"), report);
}

/// Reports without runs, features, sources or stages, and with values that nobody can draw, are still pages.
#[test]
fn poor_data_is_still_a_page() {
    let mut report = sample::training();
    for x in [0.0, -1.0, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE, f64::MAX, 1.0] {
        for y in [0.0, -3.0, f64::NAN, f64::NEG_INFINITY, 1e300] {
            report.runs.push(RunPoint {
                label: String::new(),
                set: RunSet::Test,
                actual: x,
                predicted: y,
                low: y,
                high: x,
                extrapolates: true,
                predictor_seconds: Some(x),
            });
        }
    }
    report.sources[0].kept.extend([0, 10_000]);
    report.chosen[0].line = 10_000;
    report.formula[1].factors[0].feature = 99;
    report.stages[0].seconds = f64::NAN;
    let page = report.to_html();
    assert_self_contained(&page);
    assert_drawable(&page);

    let empty = TrainingReport {
        facts: vec![],
        runs: vec![],
        formula: vec![],
        chosen: vec![],
        rejected: vec![],
        stages: vec![],
        predictor_cost: None,
        frontier: Vec::new(),
        sources: vec![],
        coverage: None,
        notes: vec![],
        ..sample::training()
    };
    assert_self_contained(&empty.to_html());
    let empty = EvaluationReport {
        facts: vec![],
        programs: vec![],
        learning_curves: vec![],
        tables: vec![],
        notes: vec![],
        ..sample::evaluation()
    };
    assert_self_contained(&empty.to_html());
}

#[test]
fn page_of_experiments() {
    let table = Table {
        caption: "Sizes".into(),
        columns: vec!["structure".into(), "bytes".into()],
        rows: vec![vec!["int[10]".into(), "56".into()]],
    };
    let time = Quantity { name: "time".into(), unit: "s".into() };
    let curve = |name: &str, y: f64| Curve { name: name.into(), points: vec![(1.0, y), (2.0, 2.0 * y)] };
    let bars = Bars {
        groups: vec!["k = 1".into(), "k = 5".into()],
        series: vec![Series { name: "OS".into(), values: vec![0.32, f64::NAN] }],
    };
    let figures = vec![
        Figure::Table(table),
        Figure::Curves {
            x: "execution".into(),
            y: time,
            curves: vec![curve("query", 1e-7), curve("action", 1e-5)],
        },
        Figure::Bars { x: "intervals".into(), y: Quantity::share("error"), bars },
    ];
    let experiment = Experiment {
        title: "Figure 11".into(),
        lead: "What is done.".into(),
        figures,
        remarks: vec!["As in the paper.".into()],
    };
    let report =
        FigureReport { title: "Remade".into(), experiments: vec![experiment], ..FigureReport::default() };
    let page = report.to_html();
    assert_self_contained(&page);
    assert_drawable(&page);
    let document = parse(&page);
    assert_eq!(texts(&document, "h1, h2"), ["Remade", "Figure 11"]);
    // The curves' axis is logarithmic in seconds, the bars' a share; what is no number has no bar.
    let ticks = texts(&document, ".grid text");
    assert!(ticks.contains(&"1 µs".to_owned()) && ticks.contains(&"20 %".to_owned()), "{ticks:?}");
    assert_eq!(texts(&document, ".bars rect"), ["k = 1, OS: 32.0 %"]);
    let markdown = report.to_markdown();
    assert!(
        markdown.contains("Sizes:\n\n| structure | bytes |\n|---|---|\n| int[10] | 56 |\n"),
        "{markdown}"
    );
}
