//! The service as its callers see it.

use std::sync::Arc;

use crate::common;
use crate::common::{config, one_action, register, service};
use mantis_history::{ActionId, Error, Import, Method, Profile, Resource, Service, Source};

#[test]
fn the_first_execution_has_no_prediction_and_then_it_is_the_prediction() {
    let (service, a) = service(&one_action("empty = \"none\""));
    let answer = service.query(a, &[5.0]).expect("an answer");
    assert_eq!(answer[0].source, Source::Unknown);
    assert!(answer[0].value.is_nan() && answer[0].low == 0.0 && answer[0].high.is_infinite());
    let outcome = service.update(a, &[5.0], &[70.0]).expect("an outcome");
    assert_eq!(outcome.predicted[0].source, Source::Unknown);
    let answer = service.query(a, &[9.9]).expect("an answer");
    assert_eq!((answer[0].value, answer[0].source), (70.0, Source::History));
    assert_eq!(answer.get(Resource::Cpu), Some(&answer[0]));
    assert_eq!(answer.get(Resource::Memory), None);
    // Footnote 3: other parameters have no prediction yet.
    assert_eq!(service.query(a, &[10.0]).expect("an answer")[0].source, Source::Unknown);
}

#[test]
fn other_parameters_are_answered_from_the_nearest_cell() {
    let (service, a) = service(&one_action(""));
    service.update(a, &[5.0], &[70.0]).expect("an outcome");
    service.update(a, &[95.0], &[900.0]).expect("an outcome");
    let answer = |value: f64| service.query(a, &[value]).expect("an answer")[0];
    assert_eq!((answer(33.0).value, answer(33.0).source), (70.0, Source::Neighbour(3)));
    assert_eq!((answer(1e9).value, answer(1e9).source), (900.0, Source::Neighbour(0)));
    assert_eq!((answer(f64::NAN).value, answer(f64::NAN).source), (485.0, Source::Overall));
}

#[test]
fn every_strategy_predicts_as_worked_by_hand() {
    for (strategy, expected) in
        [("os", 400.0), ("as", 262.5), ("lpf", 172.8), ("ga", 200.0), ("model", 200.0)]
    {
        let (service, a) = service(&one_action(&format!("strategy = \"{strategy}\"")));
        for cost in [100.0, 200.0, 100.0, 400.0] {
            service.update(a, &[5.0], &[cost]).expect("an outcome");
        }
        let found = service.query(a, &[5.0]).expect("an answer")[0].value;
        assert!((found - expected).abs() < 1e-9, "{strategy}: {found}");
    }
    let (service, a) = service(&one_action("weight = 0.5"));
    [100.0, 200.0].iter().for_each(|&cost| drop(service.update(a, &[5.0], &[cost])));
    assert_eq!(service.query(a, &[5.0]).expect("an answer")[0].value, 150.0);
}

#[test]
fn what_was_not_measured_leaves_the_prediction_alone() {
    let config = config("[[action]]\nmethod = \"x.A.m\"\nresources = [\"energy\", \"cpu\"]");
    let (service, a) = service(&config);
    service.update(a, &[], &[10.0, f64::NAN]).expect("an outcome");
    service.update(a, &[], &[20.0, 7.0]).expect("an outcome");
    service.update(a, &[], &[20.0, f64::INFINITY]).expect("an outcome");
    let answer = service.query(a, &[]).expect("an answer");
    assert_eq!(answer.get(Resource::Energy).map(|estimate| estimate.value), Some(7.0));
    let status = service.status(a).expect("a status");
    assert_eq!(
        status.resources.iter().map(|r| (r.resource, r.count)).collect::<Vec<_>>(),
        [(Resource::Cpu, 3), (Resource::Energy, 1)]
    );
}

/// The model is exact below 50 and wrong above; the history is a wide cell's average.
#[test]
fn the_model_takes_over_where_it_is_better() {
    let (service, a) = service(&one_action("strategy = \"model\""));
    let model = |values: &[f64], costs: &mut [f64]| {
        costs[0] = if values[0] < 50.0 { values[0] * 10.0 } else { 1.0 };
    };
    service.set_model(a, Some(Arc::new(model))).expect("set");
    assert_eq!(service.query(a, &[7.0]).expect("an answer")[0].source, Source::Model);
    for i in 0..200 {
        let value = f64::from(i * 37 % 100);
        service.update(a, &[value], &[value * 10.0]).expect("an outcome");
    }
    let answer = |value: f64| service.query(a, &[value]).expect("an answer")[0];
    assert_eq!((answer(33.0).value, answer(33.0).source), (330.0, Source::Model));
    assert_eq!(answer(77.0).source, Source::History);
    assert!((answer(77.0).value - 745.0).abs() < 20.0, "{}", answer(77.0).value);
    service.set_model(a, None).expect("taken away");
    assert_eq!(answer(33.0).source, Source::History);
}

#[test]
fn training_is_said() {
    let (service, a) = service(&one_action("training = 3"));
    for i in 0..5 {
        assert_eq!(service.query(a, &[5.0]).expect("an answer").training, i < 3);
        service.update(a, &[5.0], &[1.0]).expect("an outcome");
    }
}

#[test]
fn misuse_is_an_error() {
    let (service, a) = service(&one_action(""));
    assert!(matches!(service.query(a, &[]), Err(Error::Parameters { expected: 1, given: 0 })));
    assert!(matches!(service.update(a, &[1.0], &[]), Err(Error::Measurements { expected: 1, given: 0 })));
    for number in [1, 63, 64, 1 << 20, u32::MAX] {
        let error = service.query(ActionId::from_number(number), &[]).expect_err("no such action");
        assert!(matches!(error, Error::NoSuchAction(n) if n == number));
    }
}

#[test]
fn methods_become_actions() {
    let config = config(
        "[[action]]\nname = \"all\"\nmethod = [\"x.A.*\", \"x.B.*\"]\n[[action]]\nmethod = \"x.*.run(int)\"",
    );
    let service = Service::new(&config);
    let register = |class, name| {
        let method = Method { class, name, parameters: &["int"], annotations: &[] };
        service.register_method(&config, &method).expect("registered")
    };
    assert_eq!(register("x.A", "run"), register("x.B", "other"));
    let (c, index) = register("x.C", "run").expect("an action");
    assert_eq!((service.name(c).expect("a name"), index), ("x.C.run(int)", 1));
    assert_ne!(register("x.C", "run"), register("x.D", "run"));
    assert_eq!(register("y.C", "run"), None);
    assert_eq!((service.len(), service.find("all")), (3, register("x.A", "m").map(|(id, _)| id)));
}

#[test]
fn a_thousand_actions_keep_their_numbers() {
    let config = one_action("");
    let service = Service::new(&config);
    for i in 0..1000u32 {
        let id = service.register(&format!("a{i}"), common::settings(&config)).expect("registered");
        assert_eq!(id.number(), i);
        service.update(id, &[1.0], &[f64::from(i)]).expect("an outcome");
    }
    for id in service.actions() {
        assert_eq!(service.name(id).expect("a name"), format!("a{}", id.number()));
        assert_eq!(service.query(id, &[1.0]).expect("an answer")[0].value, f64::from(id.number()));
    }
}

#[test]
fn threads_lose_nothing() {
    let config = one_action("strategy = \"ga\"");
    let (service, a) = service(&config);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (service, config) = (&service, &config);
            scope.spawn(move || {
                let own =
                    service.register(&format!("own{thread}"), common::settings(config)).expect("registered");
                for i in 0..1000 {
                    // Half of them make the shared table grow.
                    service.update(a, &[f64::from(i % 200)], &[f64::from(thread)]).expect("an outcome");
                    service.update(own, &[1.0], &[1.0]).expect("an outcome");
                }
            });
        }
    });
    assert_eq!(service.status(a).expect("a status").updates, 4000);
    assert!((service.status(a).expect("a status").resources[0].mean - 1.5).abs() < 1e-9);
    assert_eq!(service.len(), 5);
}

/// The hot path: no allocation in any strategy, kind of table, or source of answers.
#[test]
fn queries_and_updates_do_not_allocate() {
    let sparse = "table = \"sparse\"\nmemory = \"8 KiB\"";
    for settings in ["strategy = \"os\"", "strategy = \"ga\"", "strategy = \"model\"", sparse] {
        let config = config(&format!(
            "[[action]]\nmethod = \"x.A.m\"\nresources = [\"cpu\", \"memory\", \"time\"]\nparameters = [\
             {{ value = \"arg0\", max = 10, adapt = \"widen\" }}, {{ value = \"arg1\", max = 10, adapt = \"widen\" }}]\n{settings}"
        ));
        let (service, a) = service(&config);
        service.set_model(a, Some(Arc::new(|_: &[f64], costs: &mut [f64]| costs.fill(3.0)))).expect("set");
        let count = allocation_counter::measure(|| {
            for i in 0..5000 {
                let values = [f64::from(i % 7), f64::from(i % 1009)];
                std::hint::black_box(service.query(a, &values).is_ok());
                // The cost changes in the middle: noticing it allocates nothing either.
                let cost = if i < 2500 { 10.0 } else { 100.0 };
                std::hint::black_box(service.update(a, &values, &[cost, cost, f64::NAN]).is_ok());
            }
            assert!(service.query(a, &[]).is_err());
        });
        assert_eq!(count.count_total, 0, "{settings}");
        assert!(service.name(a).is_ok());
    }
}

#[test]
fn the_budget_holds_while_actions_come_and_tables_grow() {
    let config = one_action("strategy = \"ga\"\nmemory = \"64 KiB\"");
    let (service, a) = service(&config);
    for i in 0..100 {
        service.update(a, &[f64::from(i)], &[f64::from(i)]).expect("an outcome");
    }
    let fitted = service.set_budget(Some(4096));
    assert!(fitted.fits && fitted.bytes <= 4096);
    let b = service.register("b", common::settings(&config)).expect("registered");
    for i in 0..500 {
        service.update(b, &[f64::from(i * 10)], &[1.0]).expect("an outcome");
        assert!(service.bytes() <= 4096, "{} bytes", service.bytes());
    }
    assert_eq!(service.status(a).expect("a status").resources[0].count, 100);
    assert_eq!(
        service.export().actions[0].cells.iter().map(|cell| cell.costs[&Resource::Cpu].count).sum::<f64>(),
        100.0
    );
    assert!(!service.set_budget(Some(10)).fits);
}

#[test]
fn a_profile_is_initial_data_that_is_refined() {
    let config = one_action("strategy = \"ga\"");
    let (teacher, a) = service(&config);
    for i in 0..100 {
        teacher.update(a, &[f64::from(i)], &[f64::from(i / 10) * 100.0]).expect("an outcome");
    }
    teacher.update(a, &[f64::NAN], &[5.0]).expect("an outcome");
    let text = serde_json::to_string(&teacher.export()).expect("JSON");
    let profile = Profile::parse(&text).expect("a profile");

    // Imported before the action is known, or after: the same.
    for early in [true, false] {
        let pupil = Service::new(&config);
        if early {
            pupil.import(profile.clone(), Import::Initial);
        }
        let a = register(&pupil, &config);
        if !early {
            pupil.import(profile.clone(), Import::Initial);
        }
        let answer = pupil.query(a, &[42.0]).expect("an answer")[0];
        assert_eq!((answer.value, answer.source), (400.0, Source::Shared));
        assert_eq!(pupil.query(a, &[f64::NAN]).expect("an answer")[0].value, 5.0);
        // It counts as one measurement, rpm_0.
        pupil.update(a, &[42.0], &[500.0]).expect("an outcome");
        let answer = pupil.query(a, &[42.0]).expect("an answer")[0];
        assert_eq!((answer.value, answer.source), (450.0, Source::History));
        assert_eq!(pupil.take_remarks(), Vec::<String>::new());
    }
    let (pupil, a) = service(&config);
    pupil.import(profile, Import::Full);
    pupil.update(a, &[42.0], &[510.0]).expect("an outcome");
    assert!((pupil.query(a, &[42.0]).expect("an answer")[0].value - 410.0).abs() < 1e-9);
}

#[test]
fn profiles_that_do_not_fit_are_refused_with_a_reason() {
    let (teacher, _) = service(&one_action(""));
    let (pupil, _) = service(&config("[[action]]\nname = \"a\"\nmethod = \"x.A.m\""));
    pupil.import(teacher.export(), Import::Initial);
    let remarks = pupil.take_remarks();
    assert_eq!(remarks, ["the profile of action a is by [arg0] and the action's parameters are []"]);
    for (text, expected) in [
        ("", "no profile"),
        ("{\"format\": \"x\", \"version\": 1}", "this is a x and no"),
        ("{\"format\": \"mantis-history-profile\", \"version\": 9, \"new\": 1}", "version 9"),
        ("{\"format\": \"mantis-history-profile\", \"version\": 1}", "cannot be read"),
        (
            "{\"format\": \"mantis-history-profile\", \"version\": 1, \"actions\": [{\"name\": \"a\", \"parameters\": [], \
             \"resources\": [\"cpu\"], \"cells\": [{\"at\": [1.0], \"costs\": {}}]}]}",
            "cell 0 of action a",
        ),
    ] {
        let reason = Profile::parse(text).expect_err(text);
        assert!(reason.contains(expected), "{reason}");
    }
}

#[test]
fn a_programmer_can_reshape_a_table() {
    let (service, a) = service(&one_action("strategy = \"ga\"\nmemory = \"2 KiB\""));
    for i in 0..100 {
        service.update(a, &[f64::from(i)], &[f64::from(i / 50)]).expect("an outcome");
    }
    service.reshape(a, 0, 0.0, 100.0, 2).expect("reshaped");
    let status = service.status(a).expect("a status");
    assert_eq!((status.cells, status.bytes), ((2, 2), 3 * 32));
    assert_eq!(service.query(a, &[20.0]).expect("an answer")[0].value, 0.0);
    assert_eq!(service.query(a, &[80.0]).expect("an answer")[0].value, 1.0);
    for (parameter, min, max, intervals, expected) in [
        (1, 0.0, 1.0, 1, "action a: parameter 1 of 1 is to be changed: count from 0"),
        (0, 1.0, 1.0, 1, "action a: 1 intervals from 1 to 1: give at least 1, min below max"),
        (0, f64::NAN, 1.0, 1, "action a: 1 intervals from NaN to 1: give at least 1, min below max"),
        (0, 0.0, 1.0, 65, "action a: 65 intervals take 2080 B and memory is 2 KiB: give fewer"),
    ] {
        let error = service.reshape(a, parameter, min, max, intervals).expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }
}
