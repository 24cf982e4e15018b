"""Opens a run store with the defaults of three readers; each prints what it found. Arguments: the two files."""

import sys

import duckdb
import numpy
import polars
import pyarrow.parquet

runs, features = sys.argv[1:]


def say(tool, all_runs, ok, names, vary, seventh, thirteenth, matrix):
    rows, columns = matrix.shape
    print(
        f"{tool}: {all_runs} runs, {ok} ok, {names} features, {vary} vary, "
        f"7 of run 4: {seventh}, 13: {thirteenth}, matrix {rows} x {columns}"
    )


# pyarrow
table = pyarrow.parquet.read_table(runs)
catalogue = pyarrow.parquet.read_table(features)
position = catalogue["position"].to_pylist()
ok = table.filter(pyarrow.compute.equal(table["status"], "ok"))
lists = ok["features"].combine_chunks()
matrix = numpy.asarray(lists.flatten()).reshape(len(ok), -1)
say(
    "pyarrow", len(table), len(ok), len(catalogue), sum(p is not None for p in position),
    table["features"][4].values[position[7]].as_py(), catalogue["constant"][13].as_py(), matrix,
)

# DuckDB, whose lists begin with 1
query = lambda text: duckdb.execute(text.format(runs=runs, features=features)).fetchall()
(all_runs, good) = query("SELECT count(*), count(*) FILTER (status = 'ok') FROM '{runs}'")[0]
(names, vary) = query("SELECT count(*), count(position) FROM '{features}'")[0]
value = query(
    """SELECT r.features[f.position + 1] FROM '{runs}' r, '{features}' f
    WHERE r.input LIKE '%maps/4.txt%' AND f.name = 'Route.java:7 loop iterations'"""
)[0][0]
constant = query("SELECT constant FROM '{features}' WHERE definition->>'line' = '13'")[0][0]
rows = [row[0] for row in query("SELECT features FROM '{runs}' WHERE status = 'ok'")]
say("duckdb", all_runs, good, names, vary, value, constant, numpy.stack(rows))

# Polars
frame, catalogue = polars.read_parquet(runs), polars.read_parquet(features)
ok = frame.filter(polars.col("status") == "ok")
at = catalogue.row(7, named=True)["position"]
say(
    "polars", len(frame), len(ok), len(catalogue), catalogue["position"].count(),
    frame["features"][4][at], catalogue.row(13, named=True)["constant"], numpy.stack(ok["features"].to_list()),
)
