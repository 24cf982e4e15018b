// args: 3 | 10 | 25
package operators

/** Operator functions, extensions, infix calls, ranges and progressions. */
class Matrix(val rows: Int, val columns: Int) {
    private val cells = IntArray(rows * columns)

    operator fun get(row: Int, column: Int) = cells[row * columns + column]

    operator fun set(row: Int, column: Int, value: Int) {
        cells[row * columns + column] = value
    }

    operator fun times(other: Matrix): Matrix {
        val product = Matrix(rows, other.columns)
        for (i in 0 until rows) for (j in 0 until other.columns) for (k in 0..columns - 1) {
            product[i, j] += this[i, k] * other[k, j] % 101
        }
        return product
    }
}

operator fun Matrix.contains(value: Int): Boolean {
    for (i in 0 until rows) for (j in 0 until columns) if (this[i, j] == value) return true
    return false
}

infix fun Int.pow(exponent: Int): Long {
    var result = 1L
    repeat(exponent) { result *= this }
    return result
}

val Int.digits get() = toString().length

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val a = Matrix(n % 5 + 2, 3)
    val b = Matrix(3, 4)
    for (i in a.rows - 1 downTo 0) for (j in 0..2) a[i, j] = i + j * n
    for (i in 0..2) for (j in 3 downTo 0 step 2) b[i, j] = i - j
    val c = a * b
    var found = 0
    for (v in -n..n step 3) if (v in c) found++
    var powers = 0
    for (letter in 'a'..'e') powers += ((letter - 'a') pow (n % 4)).toInt().digits
    println("$found $powers ${(1L..n.toLong()).last { it % 3 == 1L }}")
}
