// args: 3 | 10 | 25
package forcomprehensions

import scala.util.Try

/** `for` over ranges, lists, options and eithers, with guards and bindings. */
object Main {
  def half(x: Int): Option[Int] = if (x % 2 == 0) Some(x / 2) else None

  def checked(x: Int): Either[String, Int] = if (x % 5 == 0) Left("five" + x) else Right(x)

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val triples = for {
      a <- 1 to n
      b <- a to n
      c = a * a + b * b
      root = math.sqrt(c).toInt
      if root * root == c
    } yield (a, b, root)
    val quarters = (1 to n).flatMap(x => for (h <- half(x); q <- half(h)) yield q)
    val sums = (1 to n).map(x => for { a <- checked(x); b <- checked(x + 1) } yield a + b)
    val lefts = sums.collect { case Left(text) => text.length }.sum
    val parsed = Try(args(0).drop(1).toInt).getOrElse(-1)
    println(s"${triples.size} ${quarters.sum} $lefts ${sums.count(_.isRight)} $parsed")
  }
}
