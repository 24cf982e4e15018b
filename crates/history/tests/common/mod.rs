//! Services for tests.
#![allow(dead_code)]

use mantis_history::{ActionId, ActionSettings, Config, Service};

/// A service configured by the text of a `watch.toml`.
pub fn config(text: &str) -> Config {
    Config::parse(text, "watch.toml").unwrap_or_else(|error| panic!("{error}"))
}

/// One action named `a` that measures CPU, by `arg0` in 0..100 in ten intervals, with these further settings.
pub fn one_action(settings: &str) -> Config {
    config(&format!(
        "[[action]]\nname = \"a\"\nmethod = \"x.A.m\"\nresources = [\"cpu\"]\n\
         parameters = [{{ value = \"arg0\", max = 100, intervals = 10 }}]\n{settings}"
    ))
}

/// The service of a configuration with its first action registered.
pub fn service(config: &Config) -> (Service, ActionId) {
    let service = Service::new(config);
    let id = register(&service, config);
    (service, id)
}

/// Registers the first action under its name.
pub fn register(service: &Service, config: &Config) -> ActionId {
    let action = &config.actions[0];
    service.register(action.name.as_deref().unwrap_or("a"), &action.settings).expect("registered")
}

/// The settings of the first action.
pub fn settings(config: &Config) -> &ActionSettings {
    &config.actions[0].settings
}
