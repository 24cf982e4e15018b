#!/bin/sh
# Compiles the evaluation programs into apps/build/<program>.jar (runnable), the input generator into
# apps/build/inputs.jar and the generator of random programs into apps/build/programs.jar. Needs a JDK (17 or
# later) and, for the libraries of tar, ringtone, json, jsonstream and facecv, Maven or copies of them in
# apps/lib. The same sources give the same jars.
#
#   apps/build.sh [program...]        default: all but facecv, whose library is a download of 110 MB
set -eu
cd "$(dirname "$0")"

JTAR_VERSION=2.3
JTAR_SHA256=4e5d426813a4426e5aca874ab06cd01c5de53904e0147f38698b736ad519dda2
JTAR=lib/jtar-$JTAR_VERSION.jar
JUMP3R_VERSION=1.0.5
JUMP3R_SHA256=89a5894eee514f9e86a61f01d59b2665af6eddcc25b01accc86514bae16f0054
JUMP3R=lib/jump3r-$JUMP3R_VERSION.jar
GSON_VERSION=2.10.1
GSON_SHA256=4241c14a7727c34feea6507ec801318a3d4a90f070e4525681079fb94ee4c593
GSON=lib/gson-$GSON_VERSION.jar
OPENCV_VERSION=4.9.0-0
OPENCV_SHA256=17823d249cb8ba18bc3cdb878db84936694d1cfaeac0f95517e320c8a8c458d9
OPENCV=lib/opencv-$OPENCV_VERSION.jar

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

# fetch COORDINATES FILE SHA256: a library, unless it is there; in any case it must be the one that is
# expected
fetch() {
    if [ ! -f "$2" ]; then
        mkdir -p lib
        mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="$1" -DoutputDirectory="$PWD/lib"
    fi
    echo "$3  $2" | sha256sum -c --quiet -
}

# compile PROGRAM CLASS_PATH SOURCES...: into build/classes/PROGRAM; the class path may be ''
compile() {
    program=$1 path=$2
    shift 2
    find "$@" -name '*.java' | LC_ALL=C sort >"build/$program.sources"
    "${bin}javac" --release 11 -g -Xlint:all -Werror -encoding UTF-8 ${path:+-cp "$path"} -d "build/classes/$program" @"build/$program.sources"
}

# pack PROGRAM MAIN_CLASS FILES [MANIFEST]: those of build/classes/PROGRAM whose names match
pack() {
    (cd "build/classes/$1" && find . -type f -name "$3" | LC_ALL=C sort) >"build/$1.classes"
    (cd "build/classes/$1" && "${bin}jar" --create --date=2000-01-01T00:00:00Z --file "../../$1.jar" --main-class "$2" ${4:+--manifest "../../../$4"} @"../../$1.classes")
    echo "apps/build/$1.jar"
}

# build PROGRAM MAIN_CLASS [LIBRARY [SOURCES...]]: SOURCES are folders beside the program's own; the library
# may be ''
build() {
    program=$1 main=$2 library=${3:-}
    shift $(($# < 3 ? $# : 3))
    classes=build/classes/$program
    rm -rf "$classes"
    mkdir -p "$classes"
    if [ -n "$library" ]; then
        (cd "$classes" && "${bin}jar" xf "../../../$library" && rm -rf META-INF)
    fi
    compile "$program" "$library" "$program/src" "$@"
    pack "$program" "$main" '*.class'
}

# build_beside PROGRAM MAIN_CLASS LIBRARY [SOURCES...]: with resources; the library is large and stays where
# it is, named by the manifest
build_beside() {
    rm -rf "build/classes/$1"
    mkdir -p "build/classes/$1"
    program=$1 main=$2 library=$3
    shift 3
    compile "$program" "$library" "$program/src" "$@"
    (cd "$program/src" && find . -type f ! -name '*.java' -exec cp --parents {} "../../build/classes/$program" \;)
    echo "Class-Path: ../$library" >"build/$program.manifest"
    pack "$program" "$main" '*' "build/$program.manifest"
}

# build_against PROGRAM MAIN_CLASS CLASSES: with classes that are there when it runs
build_against() {
    rm -rf "build/classes/$1"
    mkdir -p "build/classes/$1"
    compile "$1" "$3" "$1/src"
    pack "$1" "$2" '*.class'
}

mkdir -p build
for program in ${*:-routing encryptor spamfilter chess chessmt ringtone face tar json jsonstream benchmarks inputs programs offload}; do
    case $program in
        routing) build routing routing.Main ;;
        encryptor) build encryptor encryptor.Main ;;
        spamfilter) build spamfilter spamfilter.Main ;;
        chess) build chess chess.Main ;;
        chessmt) build chessmt chessmt.Main '' chess/src ;;
        ringtone)
            fetch "de.sciss:jump3r:$JUMP3R_VERSION" "$JUMP3R" "$JUMP3R_SHA256"
            build ringtone ringtone.Main "$JUMP3R"
            ;;
        face) build face face.Main ;;
        facecv)
            fetch "org.openpnp:opencv:$OPENCV_VERSION" "$OPENCV" "$OPENCV_SHA256"
            build_beside facecv facecv.Main "$OPENCV" face/src/pnm
            ;;
        tar)
            fetch "org.kamranzafar:jtar:$JTAR_VERSION" "$JTAR" "$JTAR_SHA256"
            build tar archiver.Main "$JTAR"
            ;;
        json | jsonstream)
            fetch "com.google.code.gson:gson:$GSON_VERSION" "$GSON" "$GSON_SHA256"
            build "$program" "$program.Main" "$GSON"
            ;;
        benchmarks) build benchmarks benchmarks.Empty ;;
        programs) build programs programs.Main ;;
        offload)
            # Against the classes of java/src, which a device has in its predictors.
            rm -rf build/classes/predictor
            mkdir -p build/classes/predictor
            find ../java/src/mantis -name '*.java' | LC_ALL=C sort >build/predictor.sources
            "${bin}javac" --release 8 -Xlint:-options -g -encoding UTF-8 -sourcepath ../java/stubs -d build/classes/predictor @build/predictor.sources
            build_against offload offload.Device build/classes/predictor
            ;;
        inputs) build inputs inputs.Main '' chess/src ;;
        *) echo "apps/build.sh: no such program: $program" >&2; exit 2 ;;
    esac
done
