//! Two made-up reports with everything in them, for the tests and for looking at
//! (`cargo run --example sample`).

use std::collections::BTreeMap;

use mantis_report::{
    ChosenFeature, CoverageTable, Curve, EvaluationReport, Factor, FeatureCounts, FrontierPoint,
    PredictorCost, ProgramEvaluation, Quantity, RejectedFeature, RunPoint, RunSet, SourceFile, Stage, Table,
    TargetEvaluation, Term, TrainingReport,
};

/// Numbers in [0, 1) that are the same each time.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Roughly normal with the given deviation.
    fn normal(&mut self, deviation: f64) -> f64 {
        ((0..6).map(|_| self.next()).sum::<f64>() - 3.0) * 1.414 * deviation
    }
}

fn quantity(name: &str, unit: &str) -> Quantity {
    Quantity { name: name.to_owned(), unit: unit.to_owned() }
}

/// 100 training runs from the middle of the range and 60 test runs from all of it.
fn runs(seed: u64, noise: f64, scale: f64) -> Vec<RunPoint> {
    let mut random = Noise(seed);
    let mut runs = Vec::new();
    for i in 0..160 {
        let (set, low, high) =
            if i < 100 { (RunSet::Training, 120.0, 180.0) } else { (RunSet::Test, 100.0, 200.0) };
        let n: f64 = low + (high - low) * random.next();
        let predicted = scale * (0.05 + 2.6e-5 * n * n);
        let actual = predicted * (1.0 + random.normal(noise));
        let extrapolates = !(118.0..182.0).contains(&n);
        let width = predicted * noise * if extrapolates { 2.6 } else { 1.7 };
        runs.push(RunPoint {
            label: format!("maps/map{i:04}.txt V1 I{}", i % 7),
            set,
            actual,
            predicted,
            low: predicted - width,
            high: predicted + width,
            extrapolates: extrapolates && set == RunSet::Test,
            predictor_seconds: Some(0.003 + 0.002 * random.next()),
        });
    }
    runs
}

fn chosen() -> Vec<ChosenFeature> {
    vec![
        ChosenFeature {
            name: "RoadMap.java:5 loop iterations".to_owned(),
            scheme: "executions of the loop's back edges".to_owned(),
            file: Some("routing/RoadMap.java".to_owned()),
            line: 5,
            min: 120.0,
            max: 180.0,
            cost: Some(0.0021),
        },
        ChosenFeature {
            name: "MapFile.java:62 value of count (sum)".to_owned(),
            scheme: "sum of the values stored".to_owned(),
            file: None,
            line: 62,
            min: 240.0,
            max: 360.0,
            cost: Some(0.0004),
        },
    ]
}

fn formula(scale: f64) -> Vec<Term> {
    vec![
        Term { coefficient: 0.05 * scale, factors: vec![] },
        Term { coefficient: 2.6e-5 * scale, factors: vec![Factor::power(0, "2")] },
        Term { coefficient: -1.1e-7 * scale, factors: vec![Factor::plain(0), Factor::function(1, "lg")] },
    ]
}

const SOURCE: &str = "\
package routing;

final class RoadMap {
    private void connect(ProfileWalker walker, Map<RoadKey, Surface> roads) {
        for (int i = 0; i < locations.size(); i++) {
            legs.add(new ArrayList<>());
            for (int j = 0; j < i; j++) {
                Surface surface = roads.getOrDefault(new RoadKey(i, j), Surface.NONE);
                walker.walk(locations.get(i), locations.get(j), surface);
                legs.get(i).add(new Leg(j, walker.hoursForth()));
                legs.get(j).add(new Leg(i, walker.hoursBack()));
            }
        }
    }

    /** Index of the location with this name, or -1; <b>not</b> a \"key\" & no 'id'. */
    int indexOf(String name) {
        for (int i = 0; i < locations.size(); i++) {
            if (locations.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }
}";

fn source() -> SourceFile {
    let counts = [
        (5, 151),
        (6, 150),
        (7, 11_325),
        (8, 11_175),
        (9, 11_175),
        (10, 11_175),
        (11, 11_175),
        (18, 164),
        (19, 164),
    ];
    SourceFile {
        path: "routing/RoadMap.java".to_owned(),
        lines: SOURCE.lines().map(str::to_owned).collect(),
        kept: [4, 5].into(),
        counts: BTreeMap::from(counts),
    }
}

fn stages() -> Vec<Stage> {
    [("profiling", 141.0), ("model generation", 0.4), ("slicing", 2.2), ("testing", 11.8)]
        .map(|(name, seconds)| Stage { name: name.to_owned(), seconds })
        .into()
}

fn facts() -> Vec<(String, String)> {
    [
        ("Program", "routing.jar, main class routing.Main, 13 classes"),
        ("JVM", "OpenJDK 17.0.13, HotSpot 64-bit server, -Xshare:auto"),
        ("Machine", "2 cores, Linux x86-64"),
        ("Runs", "100 for training, 60 for testing, each measured 3 times"),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()))
    .into()
}

/// A training report with every part filled in.
pub fn training() -> TrainingReport {
    TrainingReport {
        program: "routing.jar".to_owned(),
        target: quantity("execution time", "s"),
        facts: facts(),
        runs: runs(7, 0.03, 1.0),
        level: 0.9,
        formula: formula(1.0),
        chosen: chosen(),
        features: FeatureCounts { found: 214, varying: 61, chosen: 2 },
        rejected: vec![
            RejectedFeature {
                name: "ProfileWalker.java:31 loop iterations".to_owned(),
                reason: "Its slice takes 38 % of the program's time (at most 5 %).".to_owned(),
            },
            RejectedFeature {
                name: "Router.java:47 branch taken <taken & \"quoted\">".to_owned(),
                reason: "Its slice needs all travel times: 97 % of the program's time, estimated.".to_owned(),
            },
        ],
        iterations: 2,
        stages: stages(),
        frontier: [(0.0004, 0.21, 0.12), (0.011, 0.041, 0.022), (0.14, 0.034, 0.0002)]
            .into_iter()
            .map(|(share, time, bytecodes)| FrontierPoint {
                share,
                seconds: share * 0.8,
                errors: vec![("time".to_owned(), time), ("bytecodes".to_owned(), bytecodes)],
                features: vec!["Route.java:88 loop iterations".to_owned()],
                answers: share == 0.011,
                beyond: share > 0.011,
            })
            .collect(),
        predictor_cost: Some(PredictorCost { mean: 0.0042, largest: 0.0088 }),
        sources: vec![
            source(),
            SourceFile {
                path: "routing/Surface.java".to_owned(),
                kept: [7, 8, 9, 14].into(),
                ..SourceFile::default()
            },
            SourceFile {
                path: "routing/Router.java".to_owned(),
                lines: vec!["class Router {}".to_owned()],
                ..SourceFile::default()
            },
        ],
        coverage: Some(CoverageTable {
            rows: vec![
                ("Methods".to_owned(), [(12, 15), (12, 40)]),
                ("Basic blocks".to_owned(), [(64, 100), (64, 300)]),
            ],
            unreached: vec![("routing/RoadMap.java".to_owned(), 3, 80, "17-19".to_owned())],
        }),
        notes: vec!["Assumed: no implicit exception is thrown in RoadMap.connect.".to_owned()],
    }
}

fn target(seed: u64, target: Quantity, noise: f64, scale: f64, published: f64) -> TargetEvaluation {
    TargetEvaluation {
        target,
        runs: runs(seed, noise, scale),
        aim: Some(published / 2.0),
        published: Some(published),
        noise_floor: Some(noise * 0.8),
        predictor_cost: Some(PredictorCost { mean: 0.0031, largest: 0.0077 }),
        iterations: 2,
        formula: formula(scale),
        chosen: chosen(),
    }
}

/// An evaluation of four programs.
pub fn evaluation() -> EvaluationReport {
    let programs =
        [("encryptor", 0.045), ("path routing", 0.054), ("spam filter", 0.031), ("tar archive", 0.034)];
    EvaluationReport {
        title: "Four programs, three quantities".to_owned(),
        facts: facts(),
        programs: programs
            .iter()
            .enumerate()
            .map(|(i, (name, published))| ProgramEvaluation {
                name: (*name).to_owned(),
                features: FeatureCounts { found: 214, varying: 61, chosen: 2 },
                stages: stages(),
                targets: vec![
                    target(i as u64, quantity("executed bytecodes", ""), 0.004, 2.0e9, *published),
                    target(i as u64 + 10, quantity("allocated bytes", "B"), 0.002, 4.0e7, *published),
                    target(i as u64 + 20, quantity("execution time", "s"), 0.03, 1.0, *published),
                ],
            })
            .collect(),
        learning_curves: programs
            .iter()
            .enumerate()
            .map(|(i, (name, error))| Curve {
                name: (*name).to_owned(),
                points: [10.0, 20.0, 30.0, 50.0, 75.0, 100.0]
                    .map(|n| (n, error * (1.0 + 12.0 / n) * (1.0 + 0.1 * i as f64)))
                    .into(),
            })
            .collect(),
        tables: vec![Table {
            caption: "Against partial and bounded execution".to_owned(),
            columns: ["Program", "Mantis", "Partial execution"].map(str::to_owned).into(),
            rows: vec![["encryptor", "0.2 %", "100 %"].map(str::to_owned).into()],
        }],
        notes: vec!["Made-up figures.".to_owned()],
    }
}
