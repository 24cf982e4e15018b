#!/bin/sh
# How long the whole-program analysis of large programs takes, and how much memory, each on one small real
# input (scripts/analysis): writes the table of docs/analysis.md to standard output. Programs come from Maven
# Central, pinned. A JDK 17 is needed.
#
#   MANTIS_ONLY=cfr       only programs whose names contain this
#   MANTIS_FEATURES=20    how many features are sliced (default: none)
#   MANTIS_MINUTES=10     after which a program is given up
#   MANTIS_PROFILE=demo   how Mantis is built (default: release)
set -eu
cd "$(dirname "$0")/.."
mkdir -p target/jars target/analysis
jars=$(cd target/jars && pwd)
work=$(cd target/analysis && pwd)
here=$PWD/scripts/analysis
. scripts/fetch.sh
. scripts/analysis.list

profile=${MANTIS_PROFILE:-release}
cargo build -q --profile "$profile" --locked -p mantis-train --example analysis
"${JAVA_HOME:+$JAVA_HOME/bin/}javac" -d "$work" "$here/Fib.java"

# program NAME RULE ARGUMENTS-OF-THE-EXAMPLE
program() {
    name=$1 rule=$2
    shift 2
    case $name in *"${MANTIS_ONLY:-}"*) ;; *) return 0 ;; esac
    if [ "$rule" = optimistic ]; then set -- --optimistic "$@"; fi
    mkdir -p "$work/$name"
    out=$work/$name/$rule.txt
    # Nothing is read from the terminal, and what was not done in time ends the row.
    timeout "$((${MANTIS_MINUTES:-10} * 60))" "target/$profile/examples/analysis" --work "$work/$name" \
        --features "${MANTIS_FEATURES:-0}" "$@" >"$out" 2>&1 </dev/null || echo "given up" >>"$out"
    awk -v name="$name" -v rule="$rule" '
        # "points-to and mod-ref  18.18 s  busy  18.16 s  peak  502 MB"
        function seconds(i) { for (i = 1; i < NF; i++) if ($(i + 1) == "s") return $i }
        /^points-to/ { strict = seconds(); peak = $(NF - 1) }
        /^guessing/ { guess = seconds(); peak = $(NF - 1) }
        /^preparing/ { prepare = seconds(); peak = $(NF - 1) }
        /^slicing/ { slice = seconds(); peak = $(NF - 1) }
        /methods, .* objects/ { sub(/, heap by/, " |"); sub(/ methods, /, " | "); sub(/ objects, [0-9]* locations \|/, " |"); sub(/, .*/, ""); heap = $0 }
        /given up/ { late = "**given up**" }
        END {
            if (heap == "") heap = "– | – | –"
            printf "| %s | %s | %s | %s | %s | %s | %s | %s %s |\n", name, rule, strict ? strict : "–", guess ? guess : "–", prepare ? prepare : "–", slice ? slice : "–", peak, heap, late
        }' "$out"
}

features=${MANTIS_FEATURES:-0}
echo "| program | rule | points-to, mod-ref: s | guessing callers: s | preparing: s | slicing $features: s | peak MB | methods | objects | heap |"
echo "|---|---|---|---|---|---|---|---|---|---|"
exports=
for package in api code file parser tree util; do
    exports="$exports --add-exports=jdk.compiler/com.sun.tools.javac.$package=ALL-UNNAMED"
done
for rule in strict optimistic; do
    program cfr $rule "$jars/cfr-0.152.jar" "$work/Fib.class"
    program h2 $rule --main org.h2.tools.RunScript "$jars/h2-2.3.232.jar" -url jdbc:h2:mem:t -script "$here/stock.sql"
    program closure $rule --main com.google.javascript.jscomp.CommandLineRunner \
        "$jars/closure-compiler-v20240317.jar" --js "$here/scales.js" --js_output_file "$work/scales.out.js"
    program groovy $rule --main groovy.ui.GroovyMain "$jars/groovy-3.0.22.jar" "$here/people.groovy"
    program google-java-format $rule --flags "$exports" "$jars/google-java-format-1.22.0-all-deps.jar" "$here/Fib.java"
done
