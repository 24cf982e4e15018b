//! From the journal and the counts to the rows of a run store.

use super::{Decode, Session};
use crate::journal::Record;
use crate::store::{Row, RunStore, Status, meta};
use crate::{Error, Machine, RawCounts};
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

impl Session<'_> {
    /// The store, from the journal and the counts.
    pub(super) fn assemble(&self, decode: &dyn Decode, machine: &Machine) -> Result<RunStore, Error> {
        let mut rows = Vec::with_capacity(self.inputs.len());
        for input in 0..self.inputs.len() {
            rows.push(self.row(input, decode)?);
        }
        let (features, definitions) = (decode.features().to_vec(), decode.definitions());
        Ok(RunStore {
            features,
            definitions,
            rows,
            metadata: self.metadata(machine),
            elapsed: Duration::ZERO,
        })
    }

    fn row(&self, input: usize, decode: &dyn Decode) -> Result<Row, Error> {
        let spec = self.inputs[input].clone();
        let fail = |reason: String, status| Row { reason: Some(reason), ..Row::new(spec.clone(), status) };
        let key = match &self.counting[input] {
            Ok(key) => key,
            Err(reason) => return Ok(fail(reason.clone(), Status::Input)),
        };
        let mut records = vec![self.journal.get(key)];
        records.extend((0..self.options.repeats).map(|r| self.journal.get(&self.timing_key(input, r))));
        let records: Vec<Record> = records.into_iter().flatten().collect();
        if let Some(failed) = records.iter().find(|r| r.status != Status::Ok) {
            return Ok(Row {
                reason: failed.reason.clone().map(|r| format!("{} run: {r}", failed.stage)),
                exit_code: failed.exit_code,
                stderr: failed.stderr.clone(),
                ..Row::new(spec, failed.status)
            });
        }
        let file = self.counts_file(key);
        let bytes = std::fs::read(&file).map_err(Error::read(&file))?;
        let raw = RawCounts::parse(&bytes).map_err(|e| Error::format(&file, e))?;
        let decoded = match decode.decode_file(&file, &bytes) {
            Ok(decoded) if decoded.features.len() == decode.features().len() => decoded,
            Ok(_) => return Ok(fail("a value for each feature was expected".to_string(), Status::Decode)),
            Err(reason) => return Ok(fail(reason, Status::Decode)),
        };
        let [parts_of_bytecodes, parts_of_bytes] = decoded.parts;
        let cpu: Vec<u64> = records.iter().filter_map(|r| r.cpu_ns).collect();
        let heap = self.options.wanted.heap.then(|| self.journal.get(&self.heap_key(input))).flatten();
        let resident: Vec<u64> = records.iter().filter_map(|r| r.resident_bytes).collect();
        let (energy_uj, work) = self.energy(&records, decoded.allocated_bytes, decoded.opcodes.as_deref());
        Ok(Row {
            exit_code: Some(0),
            times_ns: records.iter().filter_map(|r| r.wall_ns).collect(),
            cpu_ns: crate::store::median(&cpu),
            bytecodes: Some(decoded.bytecodes),
            allocated_bytes: Some(decoded.allocated_bytes),
            jvm_allocated_bytes: records.iter().find_map(|r| r.jvm_allocated_bytes),
            resident_bytes: crate::store::median(&resident),
            began: self.began(input, &records),
            elapsed: records.first().map(|r| Duration::from_nanos(r.elapsed_ns)),
            heap_bytes: heap.and_then(|r| r.heap_bytes),
            energy_uj,
            work,
            exact: Some(raw.exact()),
            features: decoded.features,
            parts_of_bytecodes,
            parts_of_bytes,
            ..Row::new(spec, Status::Ok)
        })
    }

    /// From when on files may be the runs' own: the first of these runs began, and the files that were its
    /// input were there, though perhaps they were written once more as they were.
    fn began(&self, input: usize, records: &[Record]) -> Option<SystemTime> {
        let first = records.iter().map(|r| r.began_ms).min()??;
        Some(UNIX_EPOCH + Duration::from_millis(first)).max(self.written[input])
    }

    fn metadata(&self, machine: &Machine) -> BTreeMap<String, String> {
        let json = |value: serde_json::Result<String>| value.unwrap_or_default();
        let flags: Vec<&String> = self.options.flags.iter().chain(&self.original.jvm_flags).collect();
        [
            (meta::VERSION, env!("CARGO_PKG_VERSION").to_string()),
            (meta::PROGRAM, self.program_hash.clone()),
            (meta::MAIN_CLASS, self.original.main_class.clone()),
            (meta::JVM, json(serde_json::to_string(&self.jvm.properties))),
            (meta::JVM_FLAGS, json(serde_json::to_string(&flags))),
            (meta::MACHINE, json(serde_json::to_string(machine))),
        ]
        .into_iter()
        .chain(self.energy_metadata())
        .map(|(k, v)| (k.to_string(), v))
        .collect()
    }
}
