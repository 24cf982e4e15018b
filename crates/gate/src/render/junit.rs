//! JUnit XML: a suite for each scenario, a case for each resource, and one for each growth that is too much.

use std::io::Cursor;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

use super::terminal::growing;
use super::*;
use crate::report::ScenarioReport;

pub(super) fn text(report: &Report) -> String {
    let mut writer = Writer::new_with_indent(Cursor::new(Vec::new()), b' ', 2);
    // Writing to memory cannot fail.
    let _ = write_all(&mut writer, report);
    let mut text = String::from_utf8(writer.into_inner().into_inner()).unwrap_or_default();
    text.push('\n');
    text
}

type Xml = Writer<Cursor<Vec<u8>>>;

fn write_all(writer: &mut Xml, report: &Report) -> std::io::Result<()> {
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let grown: Vec<String> = report.growth.iter().filter(|g| g.exceeded).map(growing).collect();
    writer.create_element("testsuites").with_attribute(("name", "mantis gate")).write_inner_content(|w| {
        for scenario in &report.scenarios {
            write_suite(w, scenario)?;
        }
        if !grown.is_empty() {
            let number = grown.len().to_string();
            let suite = w.create_element("testsuite").with_attribute(("name", "growth"));
            let suite = suite.with_attributes([("tests", &*number), ("failures", &*number)]);
            suite.write_inner_content(|w| {
                for text in &grown {
                    write_case(w, "growth", text, Some((text, "")))?;
                }
                Ok(())
            })?;
        }
        Ok(())
    })?;
    Ok(())
}

fn write_suite(writer: &mut Xml, scenario: &ScenarioReport) -> std::io::Result<()> {
    let failures = failing(&scenario.resources).count().to_string();
    let tests = scenario.resources.len().to_string();
    let name = clean(&scenario.name);
    let suite = writer.create_element("testsuite").with_attribute(("name", &*name));
    let suite = suite.with_attributes([("tests", &*tests), ("failures", &*failures)]);
    suite.write_inner_content(|w| {
        for change in &scenario.resources {
            let why = change.fails().then(|| (sentence(change), details(change)));
            let why = why.as_ref().map(|(sentence, details)| (&**sentence, &**details));
            write_case(w, &scenario.name, change.resource.title(), why)?;
        }
        Ok(())
    })?;
    Ok(())
}

fn write_case(writer: &mut Xml, class: &str, name: &str, why: Option<(&str, &str)>) -> std::io::Result<()> {
    let (class, name) = (clean(class), clean(name));
    let case = writer.create_element("testcase").with_attributes([("classname", &*class), ("name", &*name)]);
    let Some((message, details)) = why else {
        case.write_empty()?;
        return Ok(());
    };
    case.write_inner_content(|w| {
        let (message, details) = (clean(message), clean(details));
        let failure = w.create_element("failure").with_attribute(("message", &*message));
        failure.write_text_content(BytesText::new(&details))?;
        Ok(())
    })?;
    Ok(())
}

/// Lines that explain a rise, or else the methods that became dearer.
fn details(change: &Change) -> String {
    let causes = change.causes.iter().map(|c| {
        let what = if c.changed { "changed" } else { "not changed itself" };
        format!("{}:{} in {}, {what}: {} of the rise", c.path, c.line, c.method, percent(c.share))
    });
    let methods =
        dearer(change).map(|m| format!("{}:{} {}: {}", m.path, m.line, m.method, amounts(m.base, m.head)));
    causes.chain(methods).collect::<Vec<_>>().join("\n")
}

/// Without the characters that XML 1.0 cannot hold.
fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}
