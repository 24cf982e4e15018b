// args: 3 x9y | 10 abc | 25 12-34
package strings

/** Templates, `when` over strings, parsing, regular expressions, raw strings. */
fun kind(word: String): Int = when (word) {
    "one", "eins" -> 1
    "two", "zwei" -> 2
    "Aa", "BB" -> 3
    else -> if (word in setOf("x", "y")) 4 else 5
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val words = listOf("one", "zwei", "Aa", "BB", "y", "none")
    var sum = 0
    for (i in 0 until n) sum += kind(words[i % words.size])
    val text = buildString {
        for (i in 1..n) append(i).append(if (i % 5 == 0) '\n' else ' ')
    }
    val numbers = text.lines().flatMap { it.trim().split(" ") }.mapNotNull { it.toIntOrNull() }
    val matches = Regex("""(\d)(\d)?""").findAll(text + args[1]).sumOf { it.groupValues[2].length + it.value.length }
    val reversed = args[1].reversed().filter { it.isLetterOrDigit() }.uppercase()
    val indented = """
        |total ${numbers.sum()}
        |  of ${numbers.size}
    """.trimMargin()
    println("$sum $matches $reversed ${indented.length} ${"%05d".format(sum)} ${text.padEnd(90, '.').length}")
}
