//! Reading `watch.toml`: what is accepted, and what errors say.

use std::path::Path;

use expect_test::{Expect, expect};
use mantis_history::config::{Empty, Layout, Strategy};
use mantis_history::table::Adapt;
use mantis_history::{Config, Error, Resource};

fn check(text: &str, expected: Expect) {
    let error = Config::parse(text, "watch.toml").expect_err("a configuration that is wrong");
    assert!(matches!(error, Error::Config { .. }));
    expected.assert_eq(&error.to_string());
}

/// An action with one more line, which is line 3.
fn check_action(line: &str, expected: Expect) {
    check(&format!("[[action]]\nmethod = \"x.A.m\"\n{line}\n"), expected);
}

/// The example of the reference for users.
#[test]
fn the_documented_example_is_accepted() {
    let text = include_str!("../../../docs/watch.md");
    let begin = text.find("```toml\n").expect("an example") + "```toml\n".len();
    let example = &text[begin..][..text[begin..].find("```").expect("its end")];
    let config = Config::parse(example, "docs/watch.md").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(config.state.as_deref(), Some(Path::new("watch.state")));
    assert_eq!((config.metrics, config.training, config.level), (Some(9464), 20, 0.9));
    assert_eq!(config.budget.map(|budget| budget.0), Some(4 << 20));
    assert_eq!(config.actions.len(), 3);
    let handle = &config.actions[0];
    assert_eq!(handle.name.as_deref(), Some("handle"));
    assert_eq!((handle.settings.strategy, handle.settings.weight), (Strategy::Lpf, 0.3));
    assert_eq!(handle.settings.parameters[0].adapt, Adapt::Redivide);
    assert!(handle.settings.resources.contains(Resource::Network));
}

#[test]
fn defaults() {
    let config = Config::parse(
        "[[action]]\nmethod = \"x.A.m\"\nparameters = [{ value = \"arg0\", max = 500 }]",
        "watch.toml",
    )
    .expect("a configuration");
    let settings = &config.actions[0].settings;
    assert_eq!(
        (config.state, config.metrics, config.budget, config.training, config.level),
        (None, None, None, 0, 0.9)
    );
    assert_eq!(settings.resources.iter().collect::<Vec<_>>(), [Resource::Cpu, Resource::Memory]);
    assert_eq!((settings.strategy, settings.weight, settings.memory.0), (Strategy::Lpf, 0.2, 256 << 10));
    assert_eq!((settings.table, settings.empty, settings.training), (Layout::Auto, Empty::Nearest, None));
    let parameter = &settings.parameters[0];
    assert_eq!(
        (parameter.min, parameter.max, parameter.intervals, parameter.adapt),
        (0.0, 500.0, 10, Adapt::Grow)
    );
}

#[test]
fn the_hash_is_of_what_is_said() {
    let hash = |text| Config::parse(text, "watch.toml").expect("a configuration").hash();
    let one = hash("[[action]]\nmethod = \"x.A.m\"");
    assert_eq!(one, hash("# comment\n[[action]]\nmethod = [\"x.A.m\"]\nstrategy = \"lpf\""));
    assert_eq!(one, hash("metrics = 80\n[[action]]\nmethod = \"x.A.m\""));
    assert_ne!(one, hash("[[action]]\nmethod = \"x.A.n\""));
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let error = Config::load(Path::new("/nonexistent/watch.toml")).expect_err("no file");
    expect![
        "/nonexistent/watch.toml: reading the configuration failed: No such file or directory (os error 2)"
    ]
    .assert_eq(&error.to_string());
}

#[test]
fn errors_of_the_whole() {
    check(
        "",
        expect![[
            r#"watch.toml:1: no action is configured: add [[action]] with method = "com.x.Service.handle""#
        ]],
    );
    check("[[action]\nmethod = 1", expect!["watch.toml:1: unclosed array table, expected `]`"]);
    check(
        "\n\nstat = \"x\"",
        expect![
            "watch.toml:3: unknown field `stat`, expected one of `state`, `metrics`, `budget`, `training`, `level`, `action`"
        ],
    );
    check(
        "level = 1.5\n[[action]]\nmethod = \"x.A.m\"",
        expect!["watch.toml:1: level 1.5 is the coverage of intervals: give more than 0, less than 1"],
    );
    check(
        "metrics = 99999\n",
        expect!["watch.toml:1: metrics 99999 is a port on loopback: give 1 to 65535, or 0 for any free one"],
    );
    check(
        "budget = \"4 MB\"\n",
        expect!["watch.toml:1: '4 MB' is no amount of memory: write bytes, or a number with KiB, MiB or GiB"],
    );
    check(
        "budget = 0\n",
        expect![[
            r#"watch.toml:1: invalid value: integer `0`, expected bytes as a number above 0, or text such as "64 KiB""#
        ]],
    );
    check(
        "[[action]]\nname = \"a\"\nmethod = \"x.A.m\"\n[[action]]\nname = \"a\"\nmethod = \"x.B.m\"",
        expect!["watch.toml:4: two actions are named 'a': name them differently, or list both in method"],
    );
}

#[test]
fn errors_of_actions() {
    check("[[action]]\nname = \"a\"", expect!["watch.toml:1: missing field `method`"]);
    check(
        "\n[[action]]\n\nmethod = \"m\"",
        expect![
            "watch.toml:4: method pattern 'm' has no class before the method: write com.x.Service.handle(java.lang.String,int), com.x.*.handle* or @com.x.Watched"
        ],
    );
    check(
        "[[action]]\nmethod = [\"x.A.m\",\n  \"x.A.m(\"]",
        expect![
            "watch.toml:2: method pattern 'x.A.m(' has a ( without a ) at its end: write com.x.Service.handle(java.lang.String,int), com.x.*.handle* or @com.x.Watched"
        ],
    );
    check(
        "[[action]]\nmethod = []",
        expect!["watch.toml:2: method is an empty list: give a method pattern or several"],
    );
    check(
        "[[action]]\nmethod = [1]",
        expect![
            "watch.toml:2: method has an element of type integer: give a method pattern in quotes, or a list of them"
        ],
    );
    check_action(
        "resources = [\"cpu\", \"disk\"]",
        expect![
            "watch.toml:3: unknown variant `disk`, expected one of `cpu`, `memory`, `time`, `network`, `energy`, `cputime`"
        ],
    );
    check_action(
        "resources = []",
        expect![
            "watch.toml:1: resources is empty: name at least one of cpu, memory, time, network, energy, cputime"
        ],
    );
    check_action(
        "strategy = \"best\"",
        expect!["watch.toml:3: unknown variant `best`, expected one of `os`, `as`, `lpf`, `ga`, `model`"],
    );
    check_action(
        "weight = 1.5",
        expect!["watch.toml:3: weight 1.5 is the part of a new measurement: give more than 0, at most 1"],
    );
    check_action(
        "strategy = \"os\"\nweight = 0.5",
        expect![[r#"watch.toml:1: weight is given and only strategy = "lpf" has one: leave it out"#]],
    );
    check_action(
        "model = \"m.jar\"",
        expect![[r#"watch.toml:1: a model is given and the strategy is another: write strategy = "model""#]],
    );
    check_action(
        "memory = -1",
        expect![[
            r#"watch.toml:3: invalid value: integer `-1`, expected bytes as a number above 0, or text such as "64 KiB""#
        ]],
    );
    check(
        "[[action]]\nmethod = \"x.A.m\"\n\n[[action]]\nresources = []\nmethod = \"x.A.m\"",
        expect![
            "watch.toml:4: resources is empty: name at least one of cpu, memory, time, network, energy, cputime"
        ],
    );
    check_action(
        "wieght = 0.5",
        expect![
            "watch.toml:3: unknown field `wieght`, expected one of `name`, `method`, `resources`, `parameters`, `strategy`, `weight`, `memory`, `table`, `empty`, `training`, `model`"
        ],
    );
}

#[test]
fn errors_of_parameters() {
    check_action("parameters = [{ value = \"arg0\" }]", expect!["watch.toml:3: missing field `max`"]);
    check_action(
        "parameters = [{ value = \"size\", max = 5 }]",
        expect![
            "watch.toml:3: parameter 'size' does not begin with this or an argument: write arg0, arg0.length, arg0.size(), arg1.name, this.size() or this.getX()"
        ],
    );
    check_action(
        "parameters = [{ value = \"arg0\", min = 5, max = 5 }]",
        expect!["watch.toml:3: parameter 'arg0' has min 5 and max 5: give finite numbers, min below max"],
    );
    check_action(
        "parameters = [{ value = \"arg0\", max = inf }]",
        expect!["watch.toml:3: parameter 'arg0' has min 0 and max inf: give finite numbers, min below max"],
    );
    check_action(
        "parameters = [{ value = \"arg0\", max = 5, intervals = 0 }]",
        expect!["watch.toml:3: parameter 'arg0' has 0 intervals: give 1 to 16777216"],
    );
    check_action(
        "parameters = [{ value = \"arg0\", max = 5, adapt = \"shrink\" }]",
        expect!["watch.toml:3: unknown variant `shrink`, expected one of `grow`, `widen`, `redivide`"],
    );
    check_action(
        "table = \"dense\"\nparameters = [{ value = \"arg0\", max = 5, intervals = 1000 }, \
         { value = \"arg1\", max = 5, intervals = 1000 }]",
        expect![[
            r#"watch.toml:1: a dense table of these intervals takes 64000000 B and memory is 256 KiB: give fewer intervals, more memory, or table = "sparse""#
        ]],
    );
}
