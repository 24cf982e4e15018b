#!/bin/sh
# Compiles the evaluation programs into apps/build/<program>.jar (runnable) and the input generator into
# apps/build/inputs.jar. Needs a JDK (17 or later) and, for the tar program's library, Maven or a copy of the library
# in apps/lib. The same sources give the same jars.
#
#   apps/build.sh [program...]        default: all
set -eu
cd "$(dirname "$0")"

JTAR_VERSION=2.3
JTAR_SHA256=4e5d426813a4426e5aca874ab06cd01c5de53904e0147f38698b736ad519dda2
JTAR=lib/jtar-$JTAR_VERSION.jar

# A JDK from JAVA_HOME, the PATH, or the usual place.
if [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/javac" ]; then
    bin=$JAVA_HOME/bin/
elif command -v javac >/dev/null; then
    bin=
else
    bin=
    for home in /usr/lib/jvm/*; do
        if [ -x "$home/bin/javac" ]; then bin=$home/bin/; fi
    done
    if [ -z "$bin" ]; then
        echo "apps/build.sh: no JDK found; set JAVA_HOME" >&2
        exit 1
    fi
fi

fetch_jtar() {
    if [ ! -f "$JTAR" ]; then
        mkdir -p lib
        mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="org.kamranzafar:jtar:$JTAR_VERSION" -DoutputDirectory="$PWD/lib"
    fi
    echo "$JTAR_SHA256  $JTAR" | sha256sum -c --quiet -
}

# build PROGRAM MAIN_CLASS [LIBRARY]
build() {
    program=$1 main=$2 library=${3:-}
    classes=build/classes/$program
    rm -rf "$classes"
    mkdir -p "$classes"
    if [ -n "$library" ]; then
        (cd "$classes" && "${bin}jar" xf "../../../$library" && rm -rf META-INF)
    fi
    find "$program/src" -name '*.java' | LC_ALL=C sort >"build/$program.sources"
    "${bin}javac" --release 11 -g -Xlint:all -Werror -encoding UTF-8 ${library:+-cp "$library"} -d "$classes" @"build/$program.sources"
    (cd "$classes" && find . -name '*.class' | LC_ALL=C sort) >"build/$program.classes"
    (cd "$classes" && "${bin}jar" --create --date=2000-01-01T00:00:00Z --file "../../$program.jar" --main-class "$main" @"../../$program.classes")
    echo "apps/build/$program.jar"
}

mkdir -p build
for program in ${*:-routing encryptor spamfilter tar inputs}; do
    case $program in
        routing) build routing routing.Main ;;
        encryptor) build encryptor encryptor.Main ;;
        spamfilter) build spamfilter spamfilter.Main ;;
        tar) fetch_jtar && build tar archiver.Main "$JTAR" ;;
        inputs) build inputs inputs.Main ;;
        *) echo "apps/build.sh: no such program: $program" >&2; exit 2 ;;
    esac
done
