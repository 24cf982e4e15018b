// args: 3 | 10 | 25
package collections

/** Immutable collections of the standard library. */
object Main {
  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val words = Vector.tabulate(n)(i => "w" + i * 7 % 11)
    val counts = words.groupBy(identity).map { case (word, all) => word -> all.size }
    val best = counts.toList.sortBy { case (word, count) => (-count, word) }.take(2)
    val (even, odd) = (1 to n).partition(_ % 2 == 0)
    val pairs = even.zip(odd).map { case (a, b) => a * b }.filterNot(_ % 3 == 0).sum
    val squares = (1 to n).foldLeft(Map.empty[Int, List[Int]]) { (map, i) =>
      map.updated(i * i % 5, i :: map.getOrElse(i * i % 5, Nil))
    }
    val slid = (1 to n).sliding(3).map(_.sum).foldLeft(0)(_ max _)
    val set = words.flatMap(_.toList).toSet
    println(best.mkString(",") + " " + pairs + " " + squares.values.map(_.size).max + " " + slid + " " + set.size)
  }
}
