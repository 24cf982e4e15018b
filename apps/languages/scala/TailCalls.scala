// args: 3 | 10 | 25
package tailcalls

import scala.annotation.tailrec
import scala.util.control.TailCalls._

/** Tail recursion, mutual recursion on a trampoline, accumulators, memoization. */
object Main {
  @tailrec
  def digits(n: Long, sum: Int = 0): Int = if (n == 0) sum else digits(n / 10, sum + (n % 10).toInt)

  def even(n: Int): TailRec[Boolean] = if (n == 0) done(true) else tailcall(odd(n - 1))

  def odd(n: Int): TailRec[Boolean] = if (n == 0) done(false) else tailcall(even(n - 1))

  private val known = collection.mutable.HashMap.empty[Int, Long]

  def ways(n: Int): Long = if (n < 2) 1 else known.getOrElseUpdate(n, ways(n - 1) + ways(n - 2))

  def hanoi(n: Int, from: Char, to: Char, over: Char): Int =
    if (n == 0) 0 else hanoi(n - 1, from, over, to) + 1 + hanoi(n - 1, over, to, from)

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val evens = (1 to n).count(even(_).result)
    println(s"$evens ${digits(ways(n))} ${known.size} ${hanoi(n % 6, 'a', 'b', 'c')}")
  }
}
