//! Text files for the Java side, which has no JSON parser: `META-INF/mantis/predictor.txt`, the frontier, and
//! for each point of it `META-INF/mantis/point-K.txt`, what evaluating it needs.
//!
//! UTF-8, one record a line, fields separated by tabs. In texts `\t`, `\n` and `\\` stand for tab, line feed
//! and backslash. Numbers are written so that reading them gives the same `double`. Unknown records are
//! skipped.
//!
//! ```text
//! mantis-predictor  2                           format; always first
//! program           name
//! machine           processor that times were measured on; absent where it is not known
//! target            name                        in the order of every point
//! point             share, largest share, nanoseconds, most nanoseconds, error    NaN where unknown
//! knee              index of a point
//! beyond            index of the point that answers where the knee extrapolates a target, indices of
//!                   targets; absent where the knee always answers
//!
//! mantis-point      2                           format; always first
//! slice             code, entry class with dots, 1 when it may start threads else 0, slots, share of input
//!                   files, way
//! strides           of the slice above: for each loop of its code that may be perforated, of how many
//!                   iterations one runs; absent when all do
//! feature           name, kind, slot, slices    numbered from 0; kinds: SlotKind
//! feature           name, input, source, measure    what an input says: `argument 2`, `lines`
//! target            name, unit, inputs, terms   starts a model of so many inputs and terms
//! estimated                                     of the target above; absent where its figures were measured
//! input             index, feature, shift, scale, min, max
//! term              index, coefficient, then input and transform of each factor
//! floor             smallest prediction; absent when there is none
//! largest           largest training target
//! interval          level, 1 when relative, sigma, quantile, inflation, largest leverage
//! inverse           row, its elements; of the first terms, whose coefficients were fitted
//! ```
//!
//! How these make a prediction: `mantis_model::Model`.

use std::fmt::{Display, Write as _};

use mantis_feature::Criterion;

use crate::description::{Description, FORMAT, Point, Target};

/// Writes the frontier.
pub fn write(description: &Description) -> String {
    let mut out = Records(String::new());
    out.record("mantis-predictor").field(FORMAT);
    out.record("program").text(&description.program);
    let machine = &description.provenance.machine;
    if !machine.is_empty() {
        out.record("machine").text(machine);
    }
    for target in description.points.first().iter().flat_map(|p| &p.targets) {
        out.record("target").text(&target.name);
    }
    let known = |x: Option<f64>| x.unwrap_or(f64::NAN);
    for Point { price, error, .. } in &description.points {
        out.record("point").number(known(price.share)).number(known(price.largest_share));
        out.number(price.nanos).number(price.largest_nanos).number(known(*error));
    }
    out.record("knee").field(description.knee);
    if let Some(beyond) = &description.beyond {
        out.record("beyond").field(beyond.point);
        beyond.targets.iter().for_each(|target| {
            out.field(target);
        });
    }
    out.0.push('\n');
    out.0
}

/// Writes a point.
pub fn write_point(point: &Point) -> String {
    let mut out = Records(String::new());
    out.record("mantis-point").field(FORMAT);
    for slice in &point.slices {
        out.record("slice").field(slice.code).text(&slice.entry).field(u8::from(slice.threads));
        out.field(slice.slots).number(slice.sample.map_or(1.0, |s| s.share));
        out.field(slice.sample.map_or("whole", |s| s.way.name()));
        if !slice.strides.is_empty() {
            out.record("strides");
            slice.strides.iter().for_each(|stride| {
                out.field(stride);
            });
        }
    }
    for info in &point.features {
        out.record("feature").text(&info.name).field(info.kind.name());
        if let Criterion::Input(said) = &info.feature.criterion {
            out.text(&said.source.to_string()).text(&said.measure);
            continue;
        }
        out.field(info.slot);
        info.slices.iter().for_each(|slice| {
            out.field(slice);
        });
    }
    point.targets.iter().for_each(|target| model(&mut out, target));
    out.0.push('\n');
    out.0
}

fn model(out: &mut Records, target: &Target) {
    let model = &target.model;
    out.record("target").text(&target.name).text(&target.unit);
    out.field(model.features.len()).field(model.terms.len());
    if target.estimated {
        out.record("estimated");
    }
    for (i, feature) in model.features.iter().enumerate() {
        out.record("input").field(i).field(target.inputs.get(i).copied().unwrap_or(0));
        out.number(feature.shift).number(feature.scale).number(feature.min).number(feature.max);
    }
    for (i, term) in model.terms.iter().enumerate() {
        out.record("term").field(i).number(term.coef);
        for &(input, transform) in &term.factors {
            out.field(input).field(transform);
        }
    }
    if let Some(floor) = model.floor {
        out.record("floor").number(floor);
    }
    out.record("largest").number(model.largest);
    let interval = &model.interval;
    out.record("interval").number(interval.level).field(u8::from(interval.relative)).number(interval.sigma);
    out.number(interval.quantile).number(interval.inflation).number(interval.max_leverage);
    for (i, row) in interval.inverse.iter().enumerate() {
        out.record("inverse").field(i);
        row.iter().for_each(|&x| {
            out.number(x);
        });
    }
}

struct Records(String);

impl Records {
    fn record(&mut self, key: &str) -> &mut Self {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(key);
        self
    }

    fn field(&mut self, value: impl Display) -> &mut Self {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "\t{value}");
        self
    }

    fn text(&mut self, text: &str) -> &mut Self {
        self.field(text.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n"))
    }

    fn number(&mut self, x: f64) -> &mut Self {
        if x.is_infinite() {
            return self.field(if x > 0.0 { "Infinity" } else { "-Infinity" });
        }
        // The shortest text that reads back the same, as `Double.parseDouble` takes it.
        self.field(format_args!("{x:?}"))
    }
}
