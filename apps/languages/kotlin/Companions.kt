// args: 3 | 10 | 25
package companions

/** Companion objects, constants, objects with state, top-level and lazy properties. */
class Account private constructor(val owner: String, private var balance: Int) {
    companion object Registry {
        const val LIMIT = 40
        private val all = mutableListOf<Account>()

        @JvmStatic
        fun open(owner: String, balance: Int): Account = Account(owner, minOf(balance, LIMIT)).also { all += it }

        val count get() = all.size
        val total by lazy { all.sumOf { it.balance } }
    }
}

object Journal {
    private val lines = ArrayList<String>()

    fun note(line: String) {
        lines.add(line)
    }

    fun long() = lines.count { it.length > 6 }
}

private var opened = 0
val banner: String by lazy { "accounts:" + opened }

fun main(args: Array<String>) {
    val n = args[0].toInt()
    for (i in 1..n) {
        val account = Account.open("owner$i", i * 5)
        opened++
        if (account.owner.endsWith("1")) Journal.note(account.owner + " " + i)
    }
    println("$banner ${Account.count} ${Account.total} ${Account.total} ${Journal.long()}")
}
