// args: 3 | 10 | 25
package sealedtypes

/** Sealed hierarchies, exhaustive `when`, smart casts, singletons. */
sealed interface Expression

data class Number(val value: Long) : Expression
data class Sum(val left: Expression, val right: Expression) : Expression
data class Product(val left: Expression, val right: Expression) : Expression
data object Nothing : Expression

fun build(depth: Int, seed: Int): Expression = when {
    depth == 0 -> if (seed % 4 == 0) Nothing else Number(seed.toLong() % 10)
    seed % 2 == 0 -> Sum(build(depth - 1, seed / 2 + 1), build(depth - 1, seed * 3 + 1))
    else -> Product(build(depth - 1, seed + 5), build(depth - 1, seed / 3))
}

fun evaluate(expression: Expression): Long = when (expression) {
    is Number -> expression.value
    is Sum -> evaluate(expression.left) + evaluate(expression.right)
    is Product -> evaluate(expression.left) * evaluate(expression.right) % 1_000_007
    Nothing -> 1
}

fun leaves(expression: Expression): Int {
    if (expression is Sum) return leaves(expression.left) + leaves(expression.right)
    val product = expression as? Product ?: return 1
    return leaves(product.left) + leaves(product.right)
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    var total = 0L
    for (seed in 1..n) {
        val expression = build(seed % 6, seed)
        total += evaluate(expression) + leaves(expression)
    }
    println(total)
}
