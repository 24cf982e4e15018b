//! The benchmarks of `apps/benchmarks` and their sizes.

/// A benchmark with its arguments: size, and how often it is repeated in one process.
pub struct Benchmark {
    /// What it is called in tables.
    pub name: &'static str,
    /// The class, in package `benchmarks`.
    pub main: &'static str,
    /// Arguments with the JIT compiler: about two seconds of processor time, so that starting, which is
    /// reported by itself, is a small part, and repetitions enough for the compiler to have finished halfway.
    pub jit: &'static [&'static str],
    /// Arguments without it.
    pub int: &'static [&'static str],
}

const fn benchmark(
    name: &'static str,
    main: &'static str,
    jit: &'static [&'static str],
    int: &'static [&'static str],
) -> Benchmark {
    Benchmark { name, main, jit, int }
}

/// The JVM's start, which is reported by itself.
pub const START: &str = "start";

/// All of them, in the order of the tables.
pub const ALL: &[Benchmark] = &[
    benchmark(START, "Empty", &[], &[]),
    benchmark("bh", "Bh", &["4000", "20"], &["600", "12"]),
    benchmark("bisort", "Bisort", &["17", "28"], &["14", "18"]),
    benchmark("em3d", "Em3d", &["10000", "90"], &["3000", "12"]),
    benchmark("health", "Health", &["3000", "13"], &["200", "18"]),
    benchmark("mst", "Mst", &["800", "76"], &["300", "18"]),
    benchmark("perimeter", "Perimeter", &["12", "40"], &["9", "18"]),
    benchmark("power", "Power", &["10", "120"], &["5", "18"]),
    benchmark("treeadd", "TreeAdd", &["19", "56"], &["15", "36"]),
    benchmark("tsp", "Tsp", &["100000", "44"], &["10000", "24"]),
    benchmark("voronoi", "Voronoi", &["20000", "12"], &["5000", "18"]),
    benchmark("arith", "Arith", &["10000000", "9"], &["500000", "12"]),
    benchmark("assign", "Assign", &["40000000", "62"], &["500000", "12"]),
    benchmark("cast", "Cast", &["10000000", "8"], &["1000000", "12"]),
    benchmark("create", "Create", &["1000000", "12"], &["80000", "12"]),
    benchmark("exception", "Thrown", &["150000", "14"], &["30000", "24"]),
    benchmark("loop", "Loops", &["50000000", "15"], &["1500000", "12"]),
    benchmark("math", "Functions", &["4000000", "32"], &["300000", "12"]),
    benchmark("method", "Methods", &["20000000", "11"], &["600000", "12"]),
    benchmark("serial", "Serial", &["40000", "11"], &["5000", "12"]),
    benchmark("series", "Series", &["2000", "20"], &["200", "12"]),
    benchmark("lufact", "LuFact", &["500", "130"], &["180", "12"]),
    benchmark("heapsort", "HeapSort", &["1000000", "11"], &["60000", "12"]),
    benchmark("crypt", "Crypt", &["3000000", "22"], &["100000", "12"]),
    benchmark("fft", "Fft", &["1024", "54"], &["128", "30"]),
    benchmark("fft, large", "Fft", &["262144", "10"], &["16384", "6"]),
    benchmark("sor", "Sor", &["100", "560"], &["100", "18"]),
    benchmark("sor, large", "Sor", &["1000", "5"], &["250", "6"]),
    benchmark("sparsematmult", "Sparse", &["1000", "1100"], &["1000", "36"]),
    benchmark("sparse, large", "Sparse", &["100000", "9"], &["10000", "6"]),
    benchmark("montecarlo", "MonteCarlo", &["10000000", "20"], &["500000", "12"]),
    benchmark("lu", "Lu", &["100", "160"], &["100", "6"]),
];
