// args: 3 | 10 | 25
package sequences

/** `sequence` blocks: functions that suspend become state machines. */
fun collatz(start: Int): Sequence<Int> = sequence {
    var value = start
    while (value != 1) {
        yield(value)
        value = if (value % 2 == 0) value / 2 else 3 * value + 1
    }
    yield(1)
}

fun nested(n: Int): Sequence<Int> = sequence {
    for (i in 1..n) {
        if (i % 3 == 0) yieldAll(collatz(i)) else yield(-i)
    }
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    var longest = 0
    for (start in 1..n) longest = maxOf(longest, collatz(start).count())
    val early = nested(n).takeWhile { it != 10 }.sum()
    val iterator = nested(n).iterator()
    var pulled = 0
    while (iterator.hasNext() && pulled < 2 * n) {
        if (iterator.next() > 4) pulled += 2 else pulled++
    }
    println("$longest $early $pulled")
}
