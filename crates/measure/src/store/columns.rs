//! Columns of a Parquet file: the low-level reader and writer of the `parquet` crate without Arrow.
//!
//! Flat columns have definition level 1 where a value is present. List columns have the standard three levels
//! (definition level 0: null, 1: empty, 2: element), repetition level 1 where an element continues its row's
//! list. Columns are whole in memory but for [`Lists`], the one that may be huge: each of its rows is made
//! when it is written.

use parquet::basic::{Compression, ConvertedType, LogicalType, Repetition, Type as Physical};
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::column::writer::{ColumnWriter, ColumnWriterImpl};
use parquet::data_type::{ByteArray, DataType};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, RowGroupReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;

/// A column and its name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Leaf {
    pub(crate) name: String,
    pub(crate) data: Data,
}

/// Values of a column, one for each row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Data {
    Text(Vec<Option<String>>),
    Int(Vec<Option<i64>>),
    Double(Vec<Option<f64>>),
    Bool(Vec<Option<bool>>),
    IntList(Vec<Vec<i64>>),
    DoubleList(Vec<Option<Vec<f64>>>),
}

/// A column of lists of doubles that is written row by row.
pub(crate) struct Lists<'a> {
    pub(crate) name: &'a str,
    /// The list of a row; `None` for null.
    pub(crate) row: &'a dyn Fn(usize) -> Option<Vec<f64>>,
}

impl Data {
    pub(crate) fn len(&self) -> usize {
        match self {
            Data::Text(v) => v.len(),
            Data::Int(v) => v.len(),
            Data::Double(v) => v.len(),
            Data::Bool(v) => v.len(),
            Data::IntList(v) => v.len(),
            Data::DoubleList(v) => v.len(),
        }
    }

    pub(crate) fn text(&self, row: usize) -> Option<&str> {
        match self {
            Data::Text(v) => v.get(row)?.as_deref(),
            _ => None,
        }
    }

    pub(crate) fn int(&self, row: usize) -> Option<i64> {
        match self {
            Data::Int(v) => *v.get(row)?,
            _ => None,
        }
    }

    /// A number of any type.
    pub(crate) fn double(&self, row: usize) -> Option<f64> {
        match self {
            Data::Double(v) => *v.get(row)?,
            Data::Int(v) => v.get(row)?.map(|i| i as f64),
            Data::Bool(v) => v.get(row)?.map(f64::from),
            Data::Text(_) | Data::IntList(_) | Data::DoubleList(_) => None,
        }
    }

    pub(crate) fn bool(&self, row: usize) -> Option<bool> {
        match self {
            Data::Bool(v) => *v.get(row)?,
            _ => None,
        }
    }

    pub(crate) fn list(&self, row: usize) -> &[i64] {
        match self {
            Data::IntList(v) => v.get(row).map(Vec::as_slice).unwrap_or_default(),
            _ => &[],
        }
    }

    /// A list of doubles, taken out.
    pub(crate) fn take_doubles(&mut self, row: usize) -> Option<Vec<f64>> {
        match self {
            Data::DoubleList(v) => v.get_mut(row)?.take(),
            _ => None,
        }
    }
}

fn field(leaf: &Leaf) -> Result<TypePtr> {
    let optional = |physical| Type::primitive_type_builder(&leaf.name, physical);
    let built = match &leaf.data {
        Data::Text(_) => {
            optional(Physical::BYTE_ARRAY).with_logical_type(Some(LogicalType::String)).build()?
        }
        Data::Int(_) => optional(Physical::INT64).build()?,
        Data::Double(_) => optional(Physical::DOUBLE).build()?,
        Data::Bool(_) => optional(Physical::BOOLEAN).build()?,
        Data::IntList(_) => return list(&leaf.name, Physical::INT64),
        Data::DoubleList(_) => return list(&leaf.name, Physical::DOUBLE),
    };
    Ok(Arc::new(built))
}

/// The three levels of a list whose elements are never null.
fn list(name: &str, physical: Physical) -> Result<TypePtr> {
    let element =
        Type::primitive_type_builder("element", physical).with_repetition(Repetition::REQUIRED).build()?;
    let list = Type::group_type_builder("list")
        .with_repetition(Repetition::REPEATED)
        .with_fields(vec![Arc::new(element)])
        .build()?;
    let built = Type::group_type_builder(name)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(Some(LogicalType::List))
        .with_converted_type(ConvertedType::LIST)
        .with_fields(vec![Arc::new(list)])
        .build()?;
    Ok(Arc::new(built))
}

/// Writes the columns, and the lists behind them, in groups of this many rows: the writer keeps a group of a
/// column in memory.
pub(crate) fn write<W: Write + Send>(
    out: W,
    leaves: &[Leaf],
    lists: Option<&Lists<'_>>,
    rows: usize,
    group: usize,
    metadata: &BTreeMap<String, String>,
) -> Result<()> {
    let mut fields = leaves.iter().map(field).collect::<Result<Vec<_>>>()?;
    if let Some(lists) = lists {
        fields.push(list(lists.name, Physical::DOUBLE)?);
    }
    let schema = Arc::new(Type::group_type_builder("run").with_fields(fields).build()?);
    let pairs = metadata.iter().map(|(k, v)| KeyValue::new(k.clone(), v.clone())).collect();
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by(format!("mantis {}", env!("CARGO_PKG_VERSION")))
        .set_key_value_metadata(Some(pairs))
        .build();
    let mut file = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
    let mut from = 0;
    while from < rows {
        let to = rows.min(from + group.max(1));
        let mut writer = file.next_row_group()?;
        for leaf in leaves {
            let mut column = writer
                .next_column()?
                .ok_or_else(|| ParquetError::General(format!("no column for {}", leaf.name)))?;
            write_leaf(column.untyped(), leaf, from..to)?;
            column.close()?;
        }
        if let Some(lists) = lists
            && let Some(mut column) = writer.next_column()?
        {
            if let ColumnWriter::DoubleColumnWriter(w) = column.untyped() {
                for row in from..to {
                    write_list(w, (lists.row)(row).as_deref())?;
                }
            }
            column.close()?;
        }
        writer.close()?;
        from = to;
    }
    file.close()?;
    Ok(())
}

fn write_leaf(writer: &mut ColumnWriter<'_>, leaf: &Leaf, rows: Range<usize>) -> Result<()> {
    match (writer, &leaf.data) {
        (ColumnWriter::ByteArrayColumnWriter(w), Data::Text(v)) => {
            let (present, levels) = present(&v[rows], |t| ByteArray::from(t.as_str()));
            w.write_batch(&present, Some(&levels), None)?;
        }
        (ColumnWriter::Int64ColumnWriter(w), Data::Int(v)) => {
            let (present, levels) = present(&v[rows], |i| *i);
            w.write_batch(&present, Some(&levels), None)?;
        }
        (ColumnWriter::DoubleColumnWriter(w), Data::Double(v)) => {
            let (present, levels) = present(&v[rows], |d| *d);
            w.write_batch(&present, Some(&levels), None)?;
        }
        (ColumnWriter::BoolColumnWriter(w), Data::Bool(v)) => {
            let (present, levels) = present(&v[rows], |b| *b);
            w.write_batch(&present, Some(&levels), None)?;
        }
        (ColumnWriter::Int64ColumnWriter(w), Data::IntList(v)) => {
            v[rows].iter().try_for_each(|list| write_list(w, Some(list)))?;
        }
        (ColumnWriter::DoubleColumnWriter(w), Data::DoubleList(v)) => {
            v[rows].iter().try_for_each(|list| write_list(w, list.as_deref()))?;
        }
        _ => return Err(ParquetError::General(format!("column {} changed its type", leaf.name))),
    }
    Ok(())
}

/// Writes the list of one row.
fn write_list<T: DataType>(writer: &mut ColumnWriterImpl<'_, T>, list: Option<&[T::T]>) -> Result<()> {
    let (definition, repetition) = match list {
        None => (vec![0], vec![0]),
        Some([]) => (vec![1], vec![0]),
        Some(list) => {
            let mut repetition = vec![1; list.len()];
            repetition[0] = 0;
            (vec![2; list.len()], repetition)
        }
    };
    writer.write_batch(list.unwrap_or_default(), Some(&definition), Some(&repetition))?;
    Ok(())
}

/// Values that are present, and the definition level of each row.
fn present<T, U>(values: &[Option<T>], f: impl Fn(&T) -> U) -> (Vec<U>, Vec<i16>) {
    (values.iter().flatten().map(f).collect(), values.iter().map(|v| i16::from(v.is_some())).collect())
}

/// Reads every flat column of a known type and every list of long integers or doubles; columns of other
/// shapes are left out.
pub(crate) fn read(file: &dyn FileReader) -> Result<(Vec<Leaf>, BTreeMap<String, String>)> {
    let metadata = file.metadata().file_metadata();
    let pairs = metadata.key_value_metadata().map(Vec::as_slice).unwrap_or_default();
    let pairs = pairs.iter().map(|p| (p.key.clone(), p.value.clone().unwrap_or_default())).collect();
    let schema = metadata.schema_descr();
    let mut leaves = Vec::new();
    for index in 0..schema.num_columns() {
        let column = schema.column(index);
        let flat = column.path().parts().len() == 1 && column.max_rep_level() == 0;
        let list = column.max_rep_level() == 1 && column.path().parts().len() == 3;
        let empty = match (column.physical_type(), flat, list) {
            (Physical::BYTE_ARRAY, true, _) => Data::Text(Vec::new()),
            (Physical::INT32 | Physical::INT64, true, _) => Data::Int(Vec::new()),
            (Physical::FLOAT | Physical::DOUBLE, true, _) => Data::Double(Vec::new()),
            (Physical::BOOLEAN, true, _) => Data::Bool(Vec::new()),
            (Physical::INT64, _, true) => Data::IntList(Vec::new()),
            (Physical::DOUBLE, _, true) => Data::DoubleList(Vec::new()),
            _ => continue,
        };
        let mut leaf = Leaf { name: column.path().parts()[0].clone(), data: empty };
        for group in 0..file.num_row_groups() {
            let reader = file.get_row_group(group)?;
            read_leaf(&*reader, index, column.max_def_level(), &mut leaf)?;
        }
        leaves.push(leaf);
    }
    Ok((leaves, pairs))
}

fn read_leaf(group: &dyn RowGroupReader, index: usize, deepest: i16, leaf: &mut Leaf) -> Result<()> {
    let rows =
        usize::try_from(group.metadata().num_rows()).map_err(|e| ParquetError::General(e.to_string()))?;
    match (group.get_column_reader(index)?, &mut leaf.data) {
        (ColumnReader::ByteArrayColumnReader(r), Data::Text(v)) => {
            let text = |b: ByteArray| String::from_utf8_lossy(b.data()).into_owned();
            v.extend(flat(r, rows)?.into_iter().map(|b| b.map(text)));
        }
        (ColumnReader::Int32ColumnReader(r), Data::Int(v)) => {
            v.extend(flat(r, rows)?.into_iter().map(|i| i.map(i64::from)));
        }
        (ColumnReader::Int64ColumnReader(r), Data::Int(v)) => v.extend(flat(r, rows)?),
        (ColumnReader::FloatColumnReader(r), Data::Double(v)) => {
            v.extend(flat(r, rows)?.into_iter().map(|f| f.map(f64::from)));
        }
        (ColumnReader::DoubleColumnReader(r), Data::Double(v)) => v.extend(flat(r, rows)?),
        (ColumnReader::BoolColumnReader(r), Data::Bool(v)) => v.extend(flat(r, rows)?),
        (ColumnReader::Int64ColumnReader(r), Data::IntList(v)) => {
            v.extend(lists(r, rows, deepest)?.into_iter().map(Option::unwrap_or_default));
        }
        (ColumnReader::DoubleColumnReader(r), Data::DoubleList(v)) => v.extend(lists(r, rows, deepest)?),
        _ => return Err(ParquetError::General(format!("column {} changes its type", leaf.name))),
    }
    Ok(())
}

/// All records of a column: values, definition levels, repetition levels.
type Records<T> = (Vec<T>, Vec<i16>, Vec<i16>);

fn records<T: DataType>(mut reader: ColumnReaderImpl<T>, rows: usize) -> Result<Records<T::T>> {
    let (mut values, mut definition, mut repetition) = (Vec::new(), Vec::new(), Vec::new());
    let mut done = 0;
    while done < rows {
        let (read, _, _) =
            reader.read_records(rows - done, Some(&mut definition), Some(&mut repetition), &mut values)?;
        if read == 0 {
            return Err(ParquetError::EOF("a column ends early".to_string()));
        }
        done += read;
    }
    Ok((values, definition, repetition))
}

fn flat<T: DataType>(reader: ColumnReaderImpl<T>, rows: usize) -> Result<Vec<Option<T::T>>> {
    let (values, definition, _) = records(reader, rows)?;
    if definition.is_empty() {
        // A required column has no levels.
        return Ok(values.into_iter().map(Some).collect());
    }
    let mut values = values.into_iter();
    Ok(definition.iter().map(|level| if *level > 0 { values.next() } else { None }).collect())
}

/// Lists, row by row so that there is one copy of the values; elements that are null are left out.
fn lists<T: DataType>(
    mut reader: ColumnReaderImpl<T>,
    rows: usize,
    deepest: i16,
) -> Result<Vec<Option<Vec<T::T>>>> {
    let mut out = Vec::with_capacity(rows);
    let (mut definition, mut repetition) = (Vec::new(), Vec::new());
    while out.len() < rows {
        definition.clear();
        repetition.clear();
        let mut values = Vec::new();
        let (read, _, _) =
            reader.read_records(1, Some(&mut definition), Some(&mut repetition), &mut values)?;
        if read == 0 {
            return Err(ParquetError::EOF("a column ends early".to_string()));
        }
        let null = definition.first().is_some_and(|level| *level == 0 && deepest > 1);
        out.push((!null).then_some(values));
    }
    Ok(out)
}
