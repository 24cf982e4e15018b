//! Axes: a range of values, where it lies on the paper, and where its ticks are.

/// How values map to distances.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Equal differences are equal distances.
    Linear,
    /// Equal ratios are equal distances.
    Log,
}

/// One axis of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    scale: Scale,
    min: f64,
    max: f64,
    start: f64,
    end: f64,
    /// Values to label, ascending.
    pub ticks: Vec<f64>,
}

impl Axis {
    /// An axis from pixel `start` to pixel `end` for these values: logarithmic when all are positive and span
    /// more than a factor of `log_from`. Values that are not [`drawable`] are ignored.
    pub fn fit(values: impl IntoIterator<Item = f64>, log_from: f64, start: f64, end: f64) -> Axis {
        let (low, high) = extent(values);
        if low > 0.0 && high / low > log_from {
            Axis::log(low, high, start, end)
        } else {
            Axis::linear(low, high, start, end)
        }
    }

    /// A linear axis from one nice number to another.
    pub fn linear(low: f64, high: f64, start: f64, end: f64) -> Axis {
        let (low, high) = if low < high {
            (low, high)
        } else {
            (low - 0.5 * low.abs().max(1.0), high + 0.5 * high.abs().max(1.0))
        };
        let step = nice_step((high - low) / 5.0);
        let first = (low / step + 1e-9).floor();
        let last = (high / step - 1e-9).ceil();
        let ticks = (0..=(last - first) as usize).map(|i| (first + i as f64) * step).collect();
        Axis { scale: Scale::Linear, min: first * step, max: last * step, start, end, ticks }
    }

    /// A logarithmic axis a little wider than the values; they are positive.
    fn log(low: f64, high: f64, start: f64, end: f64) -> Axis {
        let (min, max) = (low / 1.15, high * 1.15);
        let decades = (max / min).log10();
        let digits: &[f64] = match decades {
            d if d < 1.5 => &[1.0, 2.0, 3.0, 5.0, 7.0],
            d if d < 3.0 => &[1.0, 2.0, 5.0],
            _ => &[1.0],
        };
        let mut ticks = Vec::new();
        for exponent in min.log10().floor() as i32..=max.log10().ceil() as i32 {
            ticks.extend(digits.iter().map(|d| d * 10f64.powi(exponent)).filter(|t| (min..=max).contains(t)));
        }
        Axis { scale: Scale::Log, min, max, start, end, ticks }
    }

    /// The same range at another place.
    pub fn placed(&self, start: f64, end: f64) -> Axis {
        Axis { start, end, ..self.clone() }
    }

    /// Linear or logarithmic.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// Smallest value shown.
    pub fn min(&self) -> f64 {
        self.min
    }

    /// Largest value shown.
    pub fn max(&self) -> f64 {
        self.max
    }

    /// The pixel of a value; values outside of the range are put at its end.
    pub fn place(&self, value: f64) -> f64 {
        let value = if value.is_nan() { self.min } else { value.clamp(self.min, self.max) };
        let share = match self.scale {
            Scale::Linear => (value - self.min) / (self.max - self.min),
            Scale::Log => (value / self.min).ln() / (self.max / self.min).ln(),
        };
        self.start + share * (self.end - self.start)
    }

    /// Distance of the tick at `index` to its nearest neighbour, for the number of digits of its label.
    pub fn step(&self, index: usize) -> f64 {
        let here = self.ticks[index];
        let gap = |other: Option<&f64>| other.map_or(f64::INFINITY, |o| (o - here).abs());
        let step = gap(self.ticks.get(index.wrapping_sub(1))).min(gap(self.ticks.get(index + 1)));
        if step.is_finite() { step } else { here.abs().max(1.0) }
    }
}

/// Finite, and neither so large nor so small that differences or ratios of two of them would overflow.
pub fn drawable(value: f64) -> bool {
    value == 0.0 || (1e-100..1e100).contains(&value.abs())
}

/// Smallest and largest drawable value; 0 and 1 when there is none.
fn extent(values: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values
        .into_iter()
        .filter(|v| drawable(*v))
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
    if low <= high { (low, high) } else { (0.0, 1.0) }
}

/// The next number of 1, 2, 2.5, 5 times a power of ten.
fn nice_step(raw: f64) -> f64 {
    let power = 10f64.powf(raw.log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0];
    steps.into_iter().map(|s| s * power).find(|s| *s >= raw * (1.0 - 1e-9)).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_ticks_are_nice_and_enclose_the_values() {
        let a = Axis::fit([3.0, 17.0, f64::NAN], 20.0, 0.0, 100.0);
        assert_eq!(a.ticks, [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!((a.place(0.0), a.place(20.0)), (0.0, 100.0));
        assert_eq!(a.place(f64::INFINITY), 100.0);
    }

    #[test]
    fn wide_ranges_are_logarithmic() {
        let a = Axis::fit([1.0, 1000.0], 20.0, 0.0, 100.0);
        assert_eq!(a.scale(), Scale::Log);
        assert_eq!(a.ticks, [1.0, 10.0, 100.0, 1000.0]);
        assert!((a.place(1000f64.sqrt()) - 50.0).abs() < 1e-9);
        assert_eq!(a.place(-5.0), 0.0);
    }

    #[test]
    fn degenerate_values_still_have_an_axis() {
        for values in [vec![], vec![5.0], vec![0.0, 0.0], vec![-2.0, -2.0]] {
            let a = Axis::fit(values, 20.0, 0.0, 100.0);
            assert!(a.ticks.len() >= 2 && a.min() < a.max());
        }
    }
}
