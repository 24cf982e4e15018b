// args: 3 | 10 | 25
package traits

/** Traits with bodies and state, linearization, lazy values, abstract types, self types. */
trait Logged {
  private var lines = 0
  def log(text: String): Unit = lines += text.length
  def logged: Int = lines
}

trait Account {
  def balance: Int
  def add(amount: Int): Unit
}

class Plain extends Account {
  private var sum = 0
  def balance: Int = sum
  def add(amount: Int): Unit = sum += amount
}

trait Limited extends Account {
  abstract override def add(amount: Int): Unit = if (amount < limit) super.add(amount)
  lazy val limit: Int = 3 + balance
}

trait Doubling extends Account {
  abstract override def add(amount: Int): Unit = super.add(2 * amount)
}

trait Audited extends Account { self: Logged =>
  abstract override def add(amount: Int): Unit = {
    log("add " + amount)
    super.add(amount)
  }
}

object Main {
  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val first = new Plain with Limited with Doubling with Logged with Audited
    val second = new Plain with Doubling with Limited
    for (i <- 1 to n) {
      first.add(i % 7)
      second.add(i % 9)
    }
    println(s"${first.balance} ${first.logged} ${second.balance} ${first.limit}")
  }
}
