// args: 3 | 10 | 25
package dataclasses

/** Data classes: generated equality, hash codes, copies and destructuring. */
data class Point(val x: Int, val y: Int)

data class Named<T>(val name: String, val value: T)

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val seen = HashSet<Point>()
    var repeated = 0
    for (i in 0 until 2 * n) {
        val point = Point(i % 5, i * i % 7)
        if (!seen.add(point)) repeated++
        val (x, y) = point.copy(x = point.x + 1)
        if (x > y) seen.remove(Point(y, x))
    }
    val named = (1..n).map { Named("p${it % 3}", Point(it, -it)) }
    var same = 0
    for (a in named) for (b in named) if (a.name == b.name && a.value != b.value) same++
    println("${seen.size} $repeated $same ${named.lastOrNull()}")
}
