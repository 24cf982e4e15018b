#!/usr/bin/env bash
# The Java artefacts (java/maven): builds and tests them, installs them into a file repository, and builds the
# sample project examples/maven-junit with them. Then the same tests, again and again, in random order, in one
# JVM and in one each, on each JDK and by interpreter and compilers: counts must all be the same.
#
#   RUNS     executions in one JVM on each JDK (50)
#   FORKS    JVMs with one execution each on each JDK (6)
#   OUT      repository and reports (junit-out)
#   JDKS     homes of JDKs, the first of which compiles (all from 17 on in /usr/lib/jvm, in ascending order)
#   AGENT    libmantis_agent.so, and MANTIS, the executable (both built by cargo for development if not given)
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
runs=${RUNS:-50}
forks=${FORKS:-6}
out=$(realpath -m "${OUT:-junit-out}")
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
[ -n "${AGENT:-}" ] || cargo build --locked -p mantis-agent
[ -n "${MANTIS:-}" ] || cargo build --locked -p mantis
agent=$(realpath "${AGENT:-$target/debug/libmantis_agent.so}")
mantis=$(realpath "${MANTIS:-$target/debug/mantis}")
version=0.1.0-SNAPSHOT
passed=0

say() { echo "== $*"; }
ok() { passed=$((passed + 1)); echo "ok $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
# has FILE TEXT
has() { grep -qF -- "$2" "$1" || { tail -40 "$1" >&2; fail "$1 lacks: $2"; }; }
maven() { mvn -B -ntp -Dstyle.color=never "$@"; }

homes=()
if [ -n "${JDKS:-}" ]; then
    read -ra homes <<<"$JDKS"
else
    for java in /usr/lib/jvm/*/bin/javac; do
        home=$(dirname "$(dirname "$(realpath "$java")")")
        release=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")
        case " ${homes[*]:-} " in *" $home "*) continue ;; esac
        [ "$release" -ge 17 ] && homes+=("$home")
    done
fi
# The oldest compiles, so that class files are the same everywhere.
[ -n "${JDKS:-}" ] || mapfile -t homes < <(for home in "${homes[@]}"; do
    echo "$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release") $home"
done | sort -n | cut -d' ' -f2-)
[ ${#homes[@]} -gt 0 ] || fail "no JDK from 17 on was found; name some in JDKS"

export JAVA_HOME=${homes[0]}
# Maven's runs are short.
export MAVEN_OPTS=-XX:TieredStopAtLevel=1

say "artefacts"
rm -rf "$out"
mkdir -p "$out/logs"
repository=$out/repository
# Not into the user's own repository: the sample project must find them in this one.
maven -q -f java/maven/pom.xml -Dmantis.agent="$agent" -Dmaven.install.skip=true \
    "-DaltDeploymentRepository=mantis::file://$repository" deploy \
    dependency:build-classpath -Dmdep.outputFile=target/class-path -Dmdep.includeScope=test
for artefact in mantis-watch mantis-junit mantis-maven-plugin; do
    ls "$repository/mantis/$artefact/$version/"*.jar >/dev/null || fail "$artefact was not installed"
done
for tests in CostExtensionTest GrowthTest WithoutAgentCheck; do
    has "java/maven/mantis-junit/target/surefire-reports/mantis.junit.$tests.txt" "Failures: 0, Errors: 0, Skipped: 0"
done
ok "artefacts and their tests"

say "counts"
module=java/maven/mantis-junit/target
class_path=$module/classes:$module/test-classes:$(cat $module/class-path)
counts=$out/counts
# repeats HOME FLAGS TIMES SEED
repeats() {
    # shellcheck disable=SC2086 # several flags
    "$1/bin/java" $2 "-agentpath:$agent=methods=**,log=$out/logs/agent.log" -cp "$class_path" \
        shop.Repeats "$3" "$4" "$counts" || fail "tests on $1 $2"
}
modes=("" -Xint -XX:TieredStopAtLevel=1 -Xcomp -XX:+UseSerialGC "-XX:-UseCompressedOops -XX:-DoEscapeAnalysis")
seed=1
for home in "${homes[@]}"; do
    repeats "$home" "" "$runs" $seed
    seed=$((seed + runs))
    for ((i = 0; i < forks; i++)); do
        repeats "$home" "${modes[i % ${#modes[@]}]}" 1 $seed
        seed=$((seed + 1))
    done
done
[ ! -s "$out/logs/agent.log" ] || fail "the agent says: $(cat "$out/logs/agent.log")"
executions=$((${#homes[@]} * (runs + forks)))
sort "$counts" | uniq -c | awk '{ print $2, $1, $3, $4 }' >"$out/distinct"
cat "$out/distinct"
awk -v n="$executions" '$2 != n { wrong = 1 } END { exit wrong || NR < 10 }' "$out/distinct" ||
    fail "counts differ (test, how often, bytecodes, bytes; each should be there $executions times)"
ok "$(wc -l <"$out/distinct") counts are the same in $executions executions: ${#homes[@]} JDKs, $runs in one JVM, $forks in one each"

say "sample project"
sample=examples/maven-junit
rm -rf "$sample/target"
# project NAME ARGUMENT...: builds it; standard output and exit code are kept.
project() {
    local log=$out/logs/$1.log
    shift
    code=0
    maven -f "$sample/pom.xml" "-Dmantis.repository=file://$repository" "$@" >"$log" 2>&1 || code=$?
}
installed=("-Dmantis.executable=$mantis" "-Dmantis.agent=$agent")
report=$out/surefire
project passes "${installed[@]}" "-Dmantis.report=$report" verify
[ $code = 0 ] || { cat "$out/logs/passes.log"; fail "the sample project is not built"; }
has "$out/logs/passes.log" "argLine set to -agentpath:$agent=methods=example.**:org.apache.commons.**"
has "$out/logs/passes.log" "Tests run: 14, Failures: 0, Errors: 0, Skipped: 0"
has "$out/logs/passes.log" "passed: 3 of 3 scenarios"
ok "the sample project passes with agent and gate"

project dearer "${installed[@]}" test -Dtest=DearerDemo
[ $code != 0 ] || fail "dearer tests passed"
for text in "Tests run: 6, Failures: 3" "@MaxBytecodes(10,000): " '@Grows(by = "n"): executed bytecodes grow faster' \
    "@SameCost: " "Invoices.isNumbered(int, int) (Invoices.java:"; do
    has "$out/logs/dearer.log" "$text"
done
ok "dearer tests fail and name the method"

project skipped -Dmantis.skip test
[ $code = 0 ] || fail "without the agent the build failed"
has "$out/logs/skipped.log" "Failures: 0, Errors: 0, Skipped: 4"
has "$sample/target/surefire-reports/TEST-example.InvoicesTest.xml" "this JVM has no Mantis agent"
project refused -Dmantis.skip -Dmantis.missing-agent=fail test
[ $code != 0 ] || fail "without the agent tests passed"
has "$out/logs/refused.log" "this JVM has no Mantis agent: run the tests with the goal mantis:agent"
ok "without the agent tests are skipped, or fail, as configured"

PATH=$(dirname "$(command -v mvn)"):/usr/bin:/bin project absent -o test
[ $code != 0 ] || fail "built without an executable"
has "$out/logs/absent.log" "there is no mantis on the PATH, beside which the agent would be"
project lenient -o -Dmantis.missing-agent=skip -Dmantis.executable=/nowhere/mantis test
[ $code = 0 ] || fail "missing-agent=skip did not help"
has "$out/logs/lenient.log" "/nowhere/mantis is no executable file"
project nowhere -o "${installed[1]}" -Dmantis.executable=/nowhere/mantis mantis:gate
[ $code != 0 ] || fail "the gate passed without an executable"
has "$out/logs/nowhere.log" "/nowhere/mantis is no executable file: mantis.executable must name the mantis executable"
ok "what is missing is told, offline as well"

# In the JVM that Maven runs in, which must have the agent itself, and in another order.
MAVEN_OPTS="-agentpath:$agent=methods=example.**:org.apache.commons.**" project inside "${installed[@]}" -o \
    -DforkCount=0 "-Dmantis.report=$report" \
    -Djunit.jupiter.testmethod.order.default='org.junit.jupiter.api.MethodOrderer$Random' test
[ $code = 0 ] || { tail -40 "$out/logs/inside.log"; fail "tests inside Maven"; }
sort "$report" | uniq -c >"$out/surefire-distinct"
cat "$out/surefire-distinct"
[ "$(awk '$1 == 2' "$out/surefire-distinct" | wc -l)" = 14 ] && [ "$(wc -l <"$out/surefire-distinct")" = 14 ] ||
    fail "counts differ between JVMs of Surefire"
ok "counts of 14 tests are the same in Surefire's JVM and in Maven's"

before=$(sha256sum <"$sample/gate.txt")
project record "${installed[@]}" -o mantis:gate -Dmantis.gate.record mantis:train
[ $code = 0 ] || { tail -40 "$out/logs/record.log"; fail "no baseline is recorded, or no predictor learned"; }
[ "$before" = "$(sha256sum <"$sample/gate.txt")" ] || fail "$sample/gate.txt is another baseline now; see git diff"
[ -s "$sample/target/predictor.jar" ] || fail "there is no predictor"
# The same scenarios with an argument that makes the program slower, against the same baseline.
{
    printf '[gate]\nbaseline = "%s"\n\n' "$(realpath "$sample/gate.txt")"
    sed 's#\["in/\(.*\).csv"\]#["in/\1.csv", "slowly"]#' "$sample/mantis.toml"
} >"$out/dearer.toml"
cp -r "$sample/in" "$out/"
project dearer-gate "${installed[@]}" -o mantis:train mantis:gate "-Dmantis.gate.config=$out/dearer.toml"
[ $code != 0 ] || fail "the gate passed a dearer program"
has "$out/logs/dearer-gate.log" "predictor.jar is up to date"
has "$out/logs/dearer-gate.log" "Invoices.isNumbered"
has "$out/logs/dearer-gate.log" "the program became dearer than mantis.toml allows"
ok "the gate records and finds what is dearer, and a predictor is learned once"
echo "$passed passed, 0 failed"
