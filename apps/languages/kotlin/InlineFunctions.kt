// args: 3 | 10 | 25
package inlinefunctions

/** Inlined lambdas with non-local returns, `crossinline`, reified type parameters. */
inline fun repeatUntil(limit: Int, body: (Int) -> Boolean): Int {
    var steps = 0
    while (steps < limit) {
        if (body(steps)) return steps
        steps++
    }
    return limit
}

inline fun later(crossinline body: () -> Int): () -> Int = { body() + 1 }

inline fun <reified T> Iterable<*>.countOf(): Int {
    var count = 0
    for (element in this) if (element is T) count++
    return count
}

fun firstSquareAbove(limit: Int): Int {
    repeatUntil(1000) { step ->
        if (step * step > limit) return step
        false
    }
    return -1
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    var sum = 0
    for (i in 1..n) {
        sum += firstSquareAbove(i * 10)
        sum += repeatUntil(i) { it * it >= i }
        val task = later { i * 2 }
        sum += task()
    }
    val mixed: List<Any> = (1..n).map { if (it % 3 == 0) "s$it" else if (it % 3 == 1) it else it.toDouble() }
    println("$sum ${mixed.countOf<String>()} ${mixed.countOf<Int>()} ${mixed.countOf<kotlin.Number>()}")
}
