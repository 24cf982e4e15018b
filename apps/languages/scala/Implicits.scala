// args: 3 | 10 | 25
package implicits

/** Type classes, implicit conversions and extension classes, context bounds. */
trait Monoid[A] {
  def zero: A
  def plus(a: A, b: A): A
}

object Monoid {
  implicit val ints: Monoid[Int] = new Monoid[Int] {
    def zero = 0
    def plus(a: Int, b: Int) = a + b
  }
  implicit val strings: Monoid[String] = new Monoid[String] {
    def zero = ""
    def plus(a: String, b: String) = if (b.length > a.length) b else a
  }
  implicit def pairs[A, B](implicit a: Monoid[A], b: Monoid[B]): Monoid[(A, B)] = new Monoid[(A, B)] {
    def zero = (a.zero, b.zero)
    def plus(x: (A, B), y: (A, B)) = (a.plus(x._1, y._1), b.plus(x._2, y._2))
  }
}

object Main {
  implicit class Repeated(val self: Int) extends AnyVal {
    def times(body: => Unit): Unit = for (_ <- 0 until self) body
  }

  def sum[A: Monoid](values: Seq[A]): A = {
    val monoid = implicitly[Monoid[A]]
    values.foldLeft(monoid.zero)(monoid.plus)
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val pairs = (1 to n).map(i => (i, "s" * (i % 4)))
    var ticks = 0
    n times { ticks += 2 }
    println(sum(pairs) + " " + sum(pairs.map(_._1).toList) + " " + ticks)
  }
}
