// args: 3 | 10 | 25
package collections

/** The standard library's collection operations and lazy sequences. */
fun main(args: Array<String>) {
    val n = args[0].toInt()
    val words = (1..n).map { "w" + it * 7 % 11 }
    val byLength = words.groupBy { it.length }.mapValues { (_, group) -> group.distinct().size }
    val best = words.groupingBy { it }.eachCount().entries.sortedWith(compareBy({ -it.value }, { it.key })).take(2)
    val folded = words.withIndex().fold(0) { sum, (index, word) -> sum + index * word.length }
    val (even, odd) = (1..n).partition { it % 2 == 0 }
    val pairs = even.zip(odd) { a, b -> a * b }.filter { it % 3 != 0 }.sum()
    val primes = generateSequence(2) { it + 1 }.filter { c -> (2 until c).none { c % it == 0 } }.takeWhile { it < n }.count()
    val windows = (1..n).windowed(3, partialWindows = false).map { it.sum() }.maxOrNull() ?: -1
    val flat = words.flatMap { it.toList() }.associateWith { it.code }.values.sorted().joinToString("")
    println("$byLength $best $folded $pairs $primes $windows $flat")
}
