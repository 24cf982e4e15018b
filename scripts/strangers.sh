#!/bin/sh
# Trains and tests predictors of command-line programs from Maven Central that nothing here was tuned for;
# writes docs/strangers.md and $OUT/strangers.html. Finished runs are kept in $OUT: after an interruption the
# same command continues.
#
#   TRAIN=60 TEST=30 REPEATS=3    training inputs (middle 60 % of the range), test inputs (whole range), timed
#     runs of each
#   PROGRAMS='sat4j ecj'          some of strangers.list
#   OUT=target/strangers REPORT=docs/strangers.md MANTIS=target/release/mantis MANTIS_JARS=target/jars
#     JAVA_HOME=...
set -eu
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/strangers}
report=${REPORT:-docs/strangers.md}
train=${TRAIN:-60}
test=${TEST:-30}
repeats=${REPEATS:-3}
jars=${MANTIS_JARS:-target/jars}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
mkdir -p "$out" "$jars"
jars=$(cd "$jars" && pwd)
[ -f apps/build/inputs.jar ] || apps/build.sh inputs

# fetch COORDINATES SHA256: sets $file to a jar from Maven Central.
fetch() {
    base=$(echo "$1" | awk -F: '{ print $2 "-" $3 ($5 ? "-" $5 : "") ".jar" }')
    file=$jars/$base
    if [ ! -f "$file" ]; then
        mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="$1" -DoutputDirectory="$jars"
    fi
    echo "$2  $file" | sha256sum -c --quiet -
}

. scripts/inputs.sh

# measure NAME OPTIONS...: all runs of a program.
measure() {
    name=$1
    shift
    mix "$name"
    "$mantis" profile "$@" --runs "$out/$name/runs.jsonl" -o "$out/$name.parquet" --force --quiet >/dev/null
}

documents=
stranger() {
    name=$1 main=$2 codes=$3
    shift 3
    case " ${PROGRAMS:-$name} " in *" $name "*) ;; *) return 0 ;; esac
    path=
    while [ $# -gt 0 ]; do
        fetch "$1" "$2"
        path=${path:+$path:}$file
        shift 2
    done
    generate "$name" train "$train" 1 middle
    generate "$name" test "$test" 2 full
    echo "== $name"
    set -- --class-path "$path" --main-class "$main" --repeats "$repeats" --work "$out/work"
    [ "$codes" = - ] || set -- "$@" --success-codes "$codes"
    measure "$name" "$@"
    "$mantis" train "$@" --runs "$out/$name/train/runs.jsonl" -o "$out/$name.predictor.jar" --force --json >"$out/$name.training.json"
    "$mantis" evaluate "$out/$name.predictor.jar" "$@" --runs "$out/$name/test/runs.jsonl" --noise \
        --training "$out/$name.training.json" --json >"$out/$name.json"
    documents="$documents $out/$name.json"
}
. scripts/strangers.list

# Names of programs have no spaces.
# shellcheck disable=SC2086
"$mantis" evaluate-report $documents --output "$report" --html "$out/strangers.html" --command 'scripts/strangers.sh'
