//! Many tables in a given amount of memory: the service adapts its own consumption.
//!
//! While the tables are too large, intervals are merged in pairs where that says least: of all dimensions of
//! all tables the one whose merging moves predictions least for each byte freed, where a table counts as much
//! as its measurements are many (so tables and dimensions that nobody uses go first). Greedy and
//! deterministic. Section IV names the intervals k_p as what a service must tune; which one, it leaves open.

use crate::table::Table;

/// What fitting did.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Fitted {
    /// Bytes of all tables afterwards.
    pub bytes: usize,
    /// What was merged, in order: table (an index into the tables given) and dimension.
    pub halved: Vec<(usize, usize)>,
    /// Whether the tables now fit. If not, they are as small as they can be.
    pub fits: bool,
}

/// Coarsens `tables` until they take at most `budget` bytes.
pub fn fit(tables: &mut [&mut Table], budget: usize) -> Fitted {
    let mut fitted = Fitted { bytes: tables.iter().map(|table| table.bytes()).sum(), ..Fitted::default() };
    if fitted.bytes <= budget {
        return Fitted { fits: true, ..fitted };
    }
    let mut candidates: Vec<_> = tables.iter().map(|table| table.cheapest_halving()).collect();
    while fitted.bytes > budget {
        let cheapest = candidates.iter().enumerate().filter_map(|(index, candidate)| {
            let (dimension, loss, freed) = (*candidate)?;
            Some((index, dimension, loss / freed as f64, freed))
        });
        let by_price =
            |a: &(_, _, f64, usize), b: &(_, _, f64, usize)| a.2.total_cmp(&b.2).then(b.3.cmp(&a.3));
        let Some((index, dimension, ..)) = cheapest.min_by(by_price) else { return fitted };
        let before = tables[index].bytes();
        tables[index].halve(dimension);
        fitted.bytes -= before - tables[index].bytes();
        fitted.halved.push((index, dimension));
        candidates[index] = tables[index].cheapest_halving();
    }
    Fitted { fits: true, ..fitted }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::Combine;
    use crate::table::{Adapt, Dimension};

    /// 8 x 8 cells; the cost depends on the first parameter only.
    fn table(rounds: usize) -> Table {
        let dimension = Dimension { min: 0.0, max: 8.0, intervals: 8, adapt: Adapt::Grow };
        let mut table = Table::dense(&[dimension, dimension], 1, 1 << 20);
        for i in 0..64 * rounds {
            let values = [(i % 8) as f64, (i / 8 % 8) as f64];
            let (place, _) = table.admit(&values);
            Combine::Ga.apply(&mut table.slots_mut(place)[0], 100.0 * (1.0 + values[0]), 0.2);
        }
        table
    }

    #[test]
    fn the_dimension_that_says_nothing_goes_first() {
        let mut used = table(1);
        // A table has 64 cells of 32 bytes and one more for values that are not finite.
        let fitted = fit(&mut [&mut used], 33 * 32);
        assert_eq!((fitted.halved.as_slice(), fitted.fits), ([(0, 1)].as_slice(), true));
        // Three halvings of the second dimension lose nothing at all.
        let fitted = fit(&mut [&mut used], 9 * 32);
        assert_eq!(fitted.halved, [(0, 1), (0, 1)]);
        assert_eq!(used.slots(used.locate(&[3.0, 5.0]).expect("inside"))[0].value, 400.0);
    }

    #[test]
    fn the_table_that_is_used_least_goes_first() {
        let (mut busy, mut idle) = (table(50), table(1));
        let budget = (busy.bytes() + idle.bytes()) * 9 / 16;
        // Both second dimensions say nothing; then the idle table's first costs less than the busy one's.
        let fitted = fit(&mut [&mut busy, &mut idle], budget / 5);
        let first = fitted.halved.iter().position(|&halved| halved == (1, 0)).expect("idle");
        let second = fitted.halved.iter().position(|&halved| halved == (0, 0));
        assert!(second.is_none_or(|second| first < second), "{:?}", fitted.halved);
        assert_eq!((busy.total(0).weight, idle.total(0).weight), (3200.0, 64.0));
    }

    #[test]
    fn what_cannot_fit_is_as_small_as_possible() {
        let mut table = table(1);
        let fitted = fit(&mut [&mut table], 1);
        assert!(!fitted.fits);
        assert_eq!((table.cells(), table.total(0).weight), (1, 64.0));
    }

    #[test]
    fn sparse_tables_give_memory_back() {
        let dimension = Dimension { min: 0.0, max: 1.0, intervals: 1, adapt: Adapt::Grow };
        let mut table = Table::sparse(&[dimension; 3], 1, 1 << 16);
        for i in 0..200 {
            let (place, _) = table.admit(&[f64::from(i), f64::from(i % 7), 0.0]);
            Combine::Ga.apply(&mut table.slots_mut(place)[0], 10.0, 0.2);
        }
        let budget = table.bytes() / 4;
        assert!(fit(&mut [&mut table], budget).fits);
        assert!(table.bytes() <= budget);
        assert_eq!(table.total(0).weight, 200.0);
    }
}
