// args: 3 | 10 | 25
package functions

/** Default, named and variable arguments, tail recursion, local functions, functions with receivers, SAM interfaces. */
fun interface Scorer {
    fun score(value: Int): Int
}

class Tree(val name: String) {
    val children = mutableListOf<Tree>()

    fun node(name: String, body: Tree.() -> Unit = {}) {
        children += Tree(name).apply(body)
    }

    fun size(): Int = 1 + children.sumOf(Tree::size)
}

fun area(width: Int, height: Int = width + 1, margin: Int = 0) = (width + margin) * (height + margin)

fun total(vararg values: Int, by: Scorer = Scorer { it }): Int = values.sumOf { by.score(it) }

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

fun compose(functions: List<(Int) -> Int>): (Int) -> Int = { start -> functions.fold(start) { value, f -> f(value) } }

fun main(args: Array<String>) {
    val n = args[0].toInt()
    var calls = 0
    fun counted(value: Int): Int {
        calls++
        return if (value <= 1) 1 else counted(value / 2) + counted(value / 3)
    }
    var sum = counted(n) + area(n) + area(margin = 2, width = n) + area(1, 2)
    sum += total(1, n, *IntArray(n) { it }, by = { it * it }) + total(3, 4)
    for (i in 1..n) sum += gcd(i * 12, n + 6)
    val steps = compose(listOf({ it + 1 }, { it * 3 }, Math::abs))
    val root = Tree("root").apply {
        for (i in 1..n) node("n$i") {
            if (i % 2 == 0) node("leaf")
        }
    }
    println("$calls $sum ${steps(-n)} ${root.size()}")
}
