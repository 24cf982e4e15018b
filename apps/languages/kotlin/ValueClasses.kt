// args: 3 | 10 | 25
package valueclasses

/** Inline value classes, unsigned numbers, enum entries with bodies, bit fields. */
@JvmInline
value class Cents(val amount: Long) : Comparable<Cents> {
    operator fun plus(other: Cents) = Cents(amount + other.amount)

    override fun compareTo(other: Cents) = amount.compareTo(other.amount)

    override fun toString() = "${amount / 100}.${amount % 100}"
}

enum class Rate(val percent: Int) {
    LOW(5) {
        override fun of(price: Cents) = Cents(price.amount * percent / 100)
    },
    HIGH(20) {
        override fun of(price: Cents) = Cents(price.amount * percent / 100 + 1)
    };

    abstract fun of(price: Cents): Cents
}

fun hash(values: List<Int>): UInt {
    var hash = 2166136261u
    for (value in values) hash = (hash xor value.toUInt()) * 16777619u
    return hash
}

fun main(args: Array<String>) {
    val n = args[0].toInt()
    val prices = (1..n).map { Cents(it * 37L % 250) }
    var sum = Cents(0)
    for (price in prices) {
        val rate = if (price > Cents(120)) Rate.HIGH else Rate.valueOf("LOW")
        sum += rate.of(price)
        when (rate) {
            Rate.LOW -> sum += Cents(1)
            Rate.HIGH -> {}
        }
    }
    val dearest: Any = prices.maxOrNull() ?: Cents(-1)
    println("$sum $dearest ${hash((1..n).toList())} ${Rate.entries.size} ${prices.toSet().size}")
}
