//! Invariants of tables under every adaptation: no measurement is lost, totals are preserved, memory is
//! bounded.

use mantis_history::strategy::Combine;
use mantis_history::table::{Adapt, Dimension, Place, Table};
use proptest::prelude::*;

const CAP: usize = 64 << 10;

fn adapt() -> impl Strategy<Value = Adapt> {
    prop_oneof![Just(Adapt::Grow), Just(Adapt::Widen), Just(Adapt::Redivide)]
}

fn dimension() -> impl Strategy<Value = Dimension> {
    (-1000i32..1000, 1u16..1000, 1usize..12, adapt()).prop_map(|(min, width, intervals, adapt)| Dimension {
        min: f64::from(min),
        max: f64::from(min) + f64::from(width),
        intervals,
        adapt,
    })
}

/// Values in, near and far from any range, and some that are no numbers.
fn value() -> impl Strategy<Value = f64> {
    prop_oneof![
        8 => -2000.0..3000.0f64,
        4 => (-2000i32..3000).prop_map(f64::from),
        1 => prop_oneof![Just(1e9), Just(-1e9), Just(1e300), Just(-1e300)],
        1 => prop_oneof![Just(f64::NAN), Just(f64::INFINITY)],
    ]
}

/// Parameters and cost of an execution.
type Observation = (Vec<f64>, f64);

fn observations(dimensions: usize) -> impl Strategy<Value = Vec<Observation>> {
    prop::collection::vec((prop::collection::vec(value(), dimensions), 1.0..1e6f64), 1..60)
}

fn cases() -> impl Strategy<Value = (Vec<Dimension>, bool, Vec<Observation>)> {
    (0usize..4).prop_flat_map(|n| (prop::collection::vec(dimension(), n), any::<bool>(), observations(n)))
}

fn table(dimensions: &[Dimension], sparse: bool) -> Table {
    if sparse { Table::sparse(dimensions, 2, CAP / 16) } else { Table::dense(dimensions, 2, CAP) }
}

fn put(table: &mut Table, values: &[f64], cost: f64) {
    let (place, _) = table.admit(values);
    for slot in table.slots_mut(place) {
        Combine::Ga.apply(slot, cost, 0.2);
    }
}

/// The weights and weighted costs of all slots, and their absolute sum for tolerances.
fn totals(table: &Table) -> (f64, f64) {
    let total = table.total(0);
    (total.weight, total.weight * total.value)
}

fn assert_close(found: f64, expected: f64) -> Result<(), TestCaseError> {
    prop_assert!((found - expected).abs() <= 1e-9 * expected.abs().max(1.0), "{found} is not {expected}");
    Ok(())
}

proptest! {
    #[test]
    fn nothing_is_lost((dimensions, sparse, observations) in cases()) {
        let mut table = table(&dimensions, sparse);
        let bound = table.bytes().max(CAP) + 64;
        for (count, (values, cost)) in (1..).zip(&observations) {
            put(&mut table, values, *cost);
            // What was just put in is found again, at a place with a measurement.
            let place = table.locate(values).expect("a place");
            prop_assert!(table.slots(place)[0].weight > 0.0);
            prop_assert!(table.bytes() <= bound, "{} bytes", table.bytes());
            let expected: f64 = observations[..count].iter().map(|(_, cost)| cost).sum();
            let (weight, sum) = totals(&table);
            assert_close(weight, count as f64)?;
            assert_close(sum, expected)?;
        }
    }

    #[test]
    fn reshaping_preserves_totals(
        (dimensions, _, observations) in cases(),
        changes in prop::collection::vec((0usize..3, -3000i32..3000, 1u16..3000, 1usize..20), 1..8),
    ) {
        let mut table = table(&dimensions, false);
        observations.iter().for_each(|(values, cost)| put(&mut table, values, *cost));
        let before = totals(&table);
        for (which, min, width, intervals) in changes {
            if dimensions.is_empty() {
                break;
            }
            let dimension = which % dimensions.len();
            match intervals % 3 {
                0 => table.halve(dimension),
                1 => { table.trim(); }
                _ => {
                    let min = f64::from(min);
                    table.reshape(dimension, min, min + f64::from(width), intervals);
                    prop_assert_eq!(table.step(dimension), f64::from(width) / intervals as f64);
                }
            }
            let after = totals(&table);
            assert_close(after.0, before.0)?;
            assert_close(after.1, before.1)?;
        }
    }

    /// Values of one cell stay together and values of two cells apart when the range grows.
    #[test]
    fn growth_moves_no_boundary(
        min in -100i32..100, intervals in 1usize..20, step in 1u8..50,
        inside in prop::collection::vec(0.0..1.0f64, 2), outside in -5000.0..5000.0f64,
    ) {
        let max = f64::from(min) + f64::from(step) * intervals as f64;
        let dimension = Dimension { min: f64::from(min), max, intervals, adapt: Adapt::Grow };
        let mut table = Table::dense(&[dimension], 2, CAP);
        let values: Vec<f64> =
            inside.iter().map(|part| f64::from(min) + part * (max - f64::from(min))).collect();
        put(&mut table, &values[..1], 7.0);
        let together = table.locate(&values[..1]) == table.locate(&values[1..]);
        put(&mut table, &[outside], 1e6);
        let (first, second) = (table.locate(&values[..1]).expect("inside"), table.locate(&values[1..]).expect("inside"));
        prop_assert_eq!(first == second, together);
        if table.locate(&[outside]) != Some(first) {
            prop_assert_eq!((table.slots(first)[0].weight, table.slots(first)[0].value), (1.0, 7.0));
        }
        prop_assert_eq!(table.step(0), f64::from(step));
    }

    /// The neighbour that the search by shells finds is the one that comparing all cells finds.
    #[test]
    fn the_neighbour_is_the_nearest(
        sizes in prop::collection::vec(1usize..7, 1..4),
        points in prop::collection::vec(prop::collection::vec(0.0..1.0f64, 3), 1..6),
        at in prop::collection::vec(-0.5..1.5f64, 3),
    ) {
        let dimensions: Vec<Dimension> = sizes
            .iter()
            .map(|&k| Dimension { min: 0.0, max: k as f64, intervals: k, adapt: Adapt::Widen })
            .collect();
        let scale = |point: &[f64]| -> Vec<f64> { sizes.iter().zip(point).map(|(&k, x)| x * k as f64).collect() };
        let mut dense = Table::dense(&dimensions, 1, CAP);
        let mut sparse = Table::sparse(&dimensions, 1, CAP);
        for (cost, point) in points.iter().enumerate() {
            put(&mut dense, &scale(point), cost as f64);
            put(&mut sparse, &scale(point), cost as f64);
        }
        let at = scale(&at);
        let cell = |values: &[f64], clamp: bool| -> Vec<f64> {
            let to = |k: usize, v: f64| if clamp { v.clamp(0.0, (k - 1) as f64) } else { v };
            sizes.iter().zip(values).map(|(&k, v)| to(k, v.floor())).collect()
        };
        let distance = |centre: &[f64], point: &[f64]| {
            let offsets = cell(&scale(point), true).into_iter().zip(centre).map(|(a, b)| (a - b).abs() as u64);
            (offsets.clone().max().unwrap_or(0), offsets.sum::<u64>())
        };
        for (table, centre) in [(&dense, cell(&at, true)), (&sparse, cell(&at, false))] {
            let nearest = points.iter().map(|point| distance(&centre, point)).min().expect("some point");
            let (slot, found) = table.nearest(&at, 0).expect("some cell");
            prop_assert_eq!(u64::from(found), nearest.0);
            let slots = points
                .iter()
                .filter(|point| distance(&centre, point) == nearest)
                .map(|point| table.slots(table.locate(&scale(point)).expect("put in"))[0].value);
            prop_assert!(slots.into_iter().any(|value| value == slot.value));
        }
    }

    #[test]
    fn tables_survive_serialisation((dimensions, sparse, observations) in cases()) {
        let mut table = table(&dimensions, sparse);
        observations.iter().for_each(|(values, cost)| put(&mut table, values, *cost));
        let text = serde_json::to_string(&table).expect("JSON");
        let mut read: Table = serde_json::from_str(&text).expect("a table");
        prop_assert!(read.is_sound(dimensions.len(), 2));
        prop_assert_eq!(serde_json::to_string(&read).expect("JSON"), text);
        for (values, cost) in &observations {
            put(&mut table, values, *cost);
            put(&mut read, values, *cost);
        }
        prop_assert_eq!(serde_json::to_string(&read).expect("JSON"), serde_json::to_string(&table).expect("JSON"));
    }
}

/// The example of section IV-A, with a cost in every cell.
#[test]
fn redividing_repopulates_by_overlap() {
    let dimension = Dimension { min: 0.0, max: 500.0, intervals: 50, adapt: Adapt::Redivide };
    let mut table = Table::dense(&[dimension], 1, CAP);
    (0..50).for_each(|cell| put(&mut table, &[f64::from(cell) * 10.0 + 5.0], f64::from(cell)));
    put(&mut table, &[512.0], 1000.0);
    assert_eq!((table.cells(), table.step(0)), (50, 11.0));
    // [11, 22) is nine tenths of old cell 1 and a fifth of old cell 2.
    let slot = table.slots(table.locate(&[15.0]).expect("inside"))[0];
    assert!((slot.weight - 1.1).abs() < 1e-12);
    assert!((slot.value - (0.9 * 1.0 + 0.2 * 2.0) / 1.1).abs() < 1e-12);
    assert!((table.total(0).weight - 51.0).abs() < 1e-9);
}

#[test]
fn values_that_are_no_numbers_have_a_cell_of_their_own() {
    let dimension = Dimension { min: 0.0, max: 1.0, intervals: 2, adapt: Adapt::Grow };
    for mut table in [Table::dense(&[dimension], 1, CAP), Table::sparse(&[dimension], 1, CAP)] {
        put(&mut table, &[f64::NAN], 5.0);
        assert_eq!(table.locate(&[f64::NEG_INFINITY]), Some(Place::Outside));
        assert_eq!(table.slots(Place::Outside)[0].value, 5.0);
        assert!(table.nearest(&[0.0], 0).is_none(), "it is nobody's neighbour");
    }
}

#[test]
fn a_sparse_table_of_many_parameters_stays_within_its_memory() {
    let dimension = Dimension { min: 0.0, max: 100.0, intervals: 100, adapt: Adapt::Grow };
    let mut table = Table::sparse(&[dimension; 10], 1, 1 << 18);
    let bytes = table.bytes();
    for i in 0..20_000u32 {
        let values: Vec<f64> =
            (0..10).map(|d| f64::from(i.wrapping_mul(2_654_435_761) >> d) % 100.0).collect();
        put(&mut table, &values, 3.0);
    }
    assert!(bytes <= 1 << 18 && table.bytes() == bytes);
    assert_eq!(table.total(0).weight, 20_000.0);
}

/// Room for two cells, and values on both sides of every parameter's minimum.
#[test]
fn a_sparse_table_merges_until_there_is_room() {
    let dimension = Dimension { min: 0.0, max: 1.0, intervals: 1, adapt: Adapt::Grow };
    let mut table = Table::sparse(&[dimension; 5], 1, 1);
    for i in 0..1000 {
        let values = [0, 1, 2, 3, 4].map(|d| if i >> d & 1 == 0 { -1e12 } else { f64::from(i) });
        put(&mut table, &values, 2.0);
        assert!(table.cells() <= 2);
    }
    assert_eq!((table.total(0).weight, table.total(0).value), (1000.0, 2.0));
}
