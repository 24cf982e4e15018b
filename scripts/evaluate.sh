#!/bin/sh
# Evaluates predictors of the programs in apps/ on unseen inputs and writes docs/evaluation.md and
# $OUT/evaluation.html. Finished runs are kept in $OUT: after an interruption the same command continues.
#
#   TRAIN=100 TEST=60    training inputs (middle 60 % of the range) and test inputs (whole range) of each
#     program
#   REPEATS=3            timed runs of each input
#   PROGRAMS='routing encryptor spamfilter tar chess ringtone face'
#                        chessmt and facecv are there too
#   XINT=tar             the program that is evaluated in the interpreter too; empty for none
#   BASELINES=1          also compare with linear models, partial and bounded execution, and fewer training
#                        runs; empty for not
#   OUT=target/evaluation REPORT=docs/evaluation.md
#   NOTES=docs/evaluation-notes.md
#                        text of one evaluation that goes before its tables; none unless given, since its
#                          figures are of that one
#   MANTIS=target/release/mantis JAVA_HOME=...
#
# All of it takes about two hours. A small version: TRAIN=12 TEST=4 REPEATS=1 PROGRAMS=routing XINT=
# BASELINES= REPORT=target/evaluation/small.md scripts/evaluate.sh
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/evaluation}
report=${REPORT:-docs/evaluation.md}
train=${TRAIN:-100}
test=${TEST:-60}
repeats=${REPEATS:-3}
programs=${PROGRAMS:-routing encryptor spamfilter tar chess ringtone face}
xint=${XINT-tar}
baselines=${BASELINES-1}

java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java

. scripts/inputs.sh

# measure PROGRAM NAME [FLAG]: runs of $out/PROGRAM/train and $out/PROGRAM/test, mixed, so that both are timed
# while the machine is the same.
measure() {
    mix "$1"
    "$mantis" profile --jar "apps/build/$1.jar" --runs "$out/$1/runs.jsonl" ${3:+"--jvm-flag=$3"} --repeats "$repeats" \
        --work "$out/work" -o "$out/$2.parquet" --force --quiet >/dev/null
}

# evaluate PROGRAM NAME [FLAG]: trains on $out/PROGRAM/train, evaluates on $out/PROGRAM/test, both with the
# JVM flag.
evaluate() {
    program=$1 name=$2 flag=${3:-}
    echo "== $name"
    measure "$program" "$name" "$flag"
    "$mantis" train --jar "apps/build/$program.jar" --runs "$out/$program/train/runs.jsonl" ${flag:+"--jvm-flag=$flag"} \
        --no-argument-features --repeats "$repeats" --work "$out/work" -o "$out/$name.predictor.jar" --force --json \
        >"$out/$name.training.json"
    "$mantis" evaluate "$out/$name.predictor.jar" --jar "apps/build/$program.jar" --runs "$out/$program/test/runs.jsonl" \
        ${flag:+"--jvm-flag=$flag"} --repeats "$repeats" --work "$out/work" --noise --training "$out/$name.training.json" \
        --sources "apps/$program/src" --html "$out/$name.html" ${baselines:+--baselines "$out/$program/train/runs.jsonl"} --json >"$out/$name.json"
}

apps/build.sh inputs $programs >/dev/null
mkdir -p "$out"
set --
for program in $programs; do
    generate "$program" train "$train" 1 middle
    generate "$program" test "$test" 2 full
    evaluate "$program" "$program"
    set -- "$@" "$out/$program.json"
    if [ "$program" = "$xint" ]; then
        evaluate "$program" "$program-xint" -Xint
        set -- "$@" "$out/$program-xint.json"
    fi
done

# The errors of time that paper 000 reports.
"$mantis" evaluate-report "$@" --output "$report" --html "$out/evaluation.html" --command 'make evaluation' \
    ${NOTES:+--notes "$NOTES"} \
    --published encryptor=0.045 --published routing=0.054 --published spamfilter=0.031 --published tar=0.034 \
    --published chess=0.111 --published chessmt=0.06 --published ringtone=0.049 --published face=0.038 --published facecv=0.038
