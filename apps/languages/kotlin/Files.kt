// args: 3 | 10 | 25
package files

import java.io.File

/** Kotlin's extensions of `java.io`: lines, `use`, sorting the words of a file that is written first. */
class Resource(private val log: MutableList<String>, private val name: String) : AutoCloseable {
    override fun close() {
        log += "closed $name"
    }
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val log = mutableListOf<String>()
    var failures = 0
    for (i in 1..n) {
        try {
            Resource(log, "r$i").use {
                if (i % 4 == 0) throw IllegalStateException("at $i")
                log += "used $i"
            }
        } catch (e: IllegalStateException) {
            failures += e.message!!.length
        }
    }
    val words = log.joinToString("\n").reader().useLines { lines ->
        lines.filter { it.startsWith("closed") }.map { it.substringAfter(' ') }.toList()
    }
    val missing = try {
        File("no such file $n").readLines().size
    } catch (e: java.io.IOException) {
        -1
    }
    println("$failures ${words.size} ${words.last()} $missing")
}
