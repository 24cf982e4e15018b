// args: 3 | 10 | 25
package nonlocalreturns

import scala.util.control.Breaks.{break, breakable}
import scala.util.control.NonFatal

/** Returns out of closures, breaks, and handlers that match patterns: all of them exceptions. */
object Main {
  def firstAbove(values: List[Int], limit: Int): Int = {
    values.foreach { v => if (v > limit) return v }
    -1
  }

  def risky(i: Int): Int = i % 4 match {
    case 0 => throw new IllegalArgumentException("i" + i)
    case 1 => 10 / (i - i)
    case 2 => "x".charAt(i)
    case _ => i
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val values = (1 to n).map(i => i * 7 % 13).toList
    var found = 0
    for (limit <- 1 to n) found += firstAbove(values, limit)
    var steps = 0
    breakable {
      for (v <- values) {
        if (v == 5) break()
        steps += 1
      }
    }
    var caught = 0
    var finished = 0
    for (i <- 1 to n) {
      try caught += risky(i)
      catch {
        case e: IllegalArgumentException if e.getMessage.length > 2 => caught += 100
        case _: ArithmeticException                                => caught += 1000
        case NonFatal(e)                                           => caught += 7
      } finally finished += 1
    }
    println(s"$found $steps $caught $finished")
  }
}
