// args: 3 | 10 | 25
package delegation

import kotlin.properties.Delegates
import kotlin.reflect.KProperty

/** Delegated interfaces and delegated properties. */
class Counting<T>(private val inner: MutableList<T> = ArrayList()) : MutableList<T> by inner {
    var added = 0

    override fun add(element: T): Boolean {
        added++
        return inner.add(element)
    }
}

class Clamped(private var value: Int, private val most: Int) {
    operator fun getValue(owner: Any?, property: KProperty<*>): Int = value

    operator fun setValue(owner: Any?, property: KProperty<*>, new: Int) {
        value = minOf(new, most)
    }
}

class Gauge(settings: Map<String, Any>) {
    var changes = 0
    var level: Int by Clamped(0, 12)
    var mode: String by Delegates.observable("idle") { _, old, new -> if (old != new) changes++ }
    val name: String by settings
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val list = Counting<Int>()
    val gauge = Gauge(mapOf("name" to "g" + n))
    for (i in 1..n) {
        list.add(i)
        if (i % 4 == 0) list.addAll(listOf(i, i))
        gauge.level = gauge.level + i % 3
        gauge.mode = if (gauge.level > 5 && i % 2 == 0) "busy" else "idle"
    }
    println("${list.added} ${list.size} ${gauge.level} ${gauge.changes} ${gauge.name}")
}
