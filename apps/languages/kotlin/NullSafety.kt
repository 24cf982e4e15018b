// args: 3 | 10 | 25
package nullsafety

/** Safe calls, the Elvis operator, assertions, `lateinit`, and exceptions as values. */
class Node(val value: Int) {
    var next: Node? = null
    lateinit var label: String

    val isLabelled get() = this::label.isInitialized
}

fun chain(length: Int): Node? {
    var head: Node? = null
    for (i in 1..length) {
        val node = Node(i)
        node.next = head
        if (i % 3 == 0) node.label = "n$i"
        head = node
    }
    return head
}

fun third(node: Node?): Int = node?.next?.next?.value ?: -1

fun main(args: Array<String>) {
    val n = args[0].toInt()
    var total = 0
    var missing = 0
    for (length in 0..n) {
        val head = chain(length)
        total += third(head)
        missing += try {
            head!!.label.length
        } catch (e: NullPointerException) {
            100
        } catch (e: UninitializedPropertyAccessException) {
            1
        }
        var node = head
        while (node != null) {
            if (node.isLabelled) total++
            node = node.next
        }
    }
    val parsed = runCatching { args[0].substring(1).toInt() }.getOrElse { -7 }
    println("$total $missing $parsed ${args.getOrNull(1)?.length}")
}
