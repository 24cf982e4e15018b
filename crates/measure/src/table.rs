//! Tables of numbers for model fitting: a run store, any other Parquet file, or plain CSV.

use crate::Error;
use crate::store::columns::{self, Data, Leaf};
use crate::store::{self, Row, RunStore};
use parquet::file::reader::SerializedFileReader;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A column of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// One value for each row; NaN where the file has none.
    pub values: Vec<f64>,
    /// Whether it is a resource of a run store, so never a feature.
    pub resource: bool,
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The columns, in the order of the file.
    pub columns: Vec<Column>,
    /// Number of rows.
    pub rows: usize,
    /// What was left out, in words.
    pub notes: Vec<String>,
    /// Key-value metadata of a Parquet file.
    pub metadata: BTreeMap<String, String>,
}

impl Table {
    /// The column of that name.
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|c| c.name == name)
    }

    /// Columns that may explain `target`: all but the target and the resources.
    pub fn features<'a>(&'a self, target: &'a str) -> impl Iterator<Item = &'a Column> {
        self.columns.iter().filter(move |c| !c.resource && c.name != target)
    }

    /// Reads a Parquet file (known by its first bytes) or a CSV file. Of a run store, failed runs are left
    /// out.
    pub fn read(path: &Path) -> Result<Table, Error> {
        let mut file = File::open(path).map_err(Error::read(path))?;
        let mut magic = Vec::new();
        (&mut file).take(4).read_to_end(&mut magic).map_err(Error::read(path))?;
        drop(file);
        if magic == b"PAR1" { read_parquet(path) } else { read_csv(path) }
    }
}

fn read_parquet(path: &Path) -> Result<Table, Error> {
    let file = File::open(path).map_err(Error::read(path))?;
    let reader = SerializedFileReader::new(file)
        .map_err(|e| Error::format(path, format!("a damaged Parquet file ({e})")))?;
    let (leaves, metadata) = columns::read(&reader).map_err(|e| Error::format(path, e))?;
    if metadata.contains_key(store::meta::FORMAT) {
        drop((leaves, reader));
        return RunStore::read(path).map(|store| of_store(&store));
    }
    let rows = leaves.first().map_or(0, |l| l.data.len());
    let mut table = Table { rows, metadata, ..Table::default() };
    for Leaf { name, data } in leaves {
        if !matches!(data, Data::Int(_) | Data::Double(_)) {
            table.notes.push(format!("column {name:?} holds no numbers and is left out"));
            continue;
        }
        let values = (0..rows).map(|i| data.double(i).unwrap_or(f64::NAN)).collect();
        table.columns.push(Column { name, values, resource: false });
    }
    Ok(table)
}

/// The resources that were measured and the features of the runs that ended well.
fn of_store(store: &RunStore) -> Table {
    let kept: Vec<&Row> = store.ok_rows().collect();
    let mut table = Table { rows: kept.len(), metadata: store.metadata.clone(), ..Table::default() };
    let all = store.rows.len();
    if kept.len() < all {
        table.notes.push(format!("{} of {all} runs failed and are left out", all - kept.len()));
    }
    for (name, of) in store::RESOURCES {
        let values: Vec<f64> = kept.iter().map(|r| of(r).map_or(f64::NAN, |v| v as f64)).collect();
        if !values.iter().all(|v| v.is_nan()) {
            table.columns.push(Column { name: name.to_owned(), values, resource: true });
        }
    }
    for (j, name) in store.features.iter().enumerate() {
        let values = kept.iter().map(|r| r.features.get(j).copied().unwrap_or(f64::NAN)).collect();
        table.columns.push(Column { name: name.clone(), values, resource: false });
    }
    table
}

/// A CSV file with a header line. A column in which no cell is a number is left out with a note; a column in
/// which only some cells are not is an error that names the first such cell.
fn read_csv(path: &Path) -> Result<Table, Error> {
    let mut reader =
        csv::ReaderBuilder::new().trim(csv::Trim::All).from_path(path).map_err(|e| Error::format(path, e))?;
    let header: Vec<String> =
        reader.headers().map_err(|e| Error::format(path, e))?.iter().map(str::to_string).collect();
    if let Some(name) = header.iter().enumerate().find(|(i, n)| header[..*i].contains(n)) {
        return Err(Error::format(path, format!("two columns are named {:?}", name.1)));
    }
    let mut values = vec![Vec::new(); header.len()];
    let mut wrong: Vec<Option<(u64, String)>> = vec![None; header.len()];
    let mut rows = 0;
    for record in reader.records() {
        let record = record.map_err(|e| Error::format(path, e))?;
        let line = record.position().map_or(0, csv::Position::line);
        for (column, cell) in record.iter().enumerate() {
            let number = if cell.is_empty() { Some(f64::NAN) } else { cell.parse::<f64>().ok() };
            if number.is_none() && wrong[column].is_none() {
                wrong[column] = Some((line, cell.to_string()));
            }
            values[column].push(number.unwrap_or(f64::NAN));
        }
        rows += 1;
    }
    if rows == 0 {
        return Err(Error::format(path, "no rows in it"));
    }
    let mut table = Table { rows, ..Table::default() };
    for ((name, values), wrong) in header.into_iter().zip(values).zip(wrong) {
        match wrong {
            None => table.columns.push(Column { name, values, resource: false }),
            Some(_) if values.iter().all(|v| v.is_nan()) => {
                table.notes.push(format!("column {name:?} holds no numbers and is left out"));
            }
            Some((line, cell)) => {
                let text = format!("line {line}: {cell:?} in column {name:?} is not a number");
                return Err(Error::format(path, text));
            }
        }
    }
    Ok(table)
}
