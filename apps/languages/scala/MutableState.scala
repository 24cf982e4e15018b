// args: 3 | 10 | 25
package mutablestate

import scala.collection.mutable

/** Loops over arrays, buffers, mutable maps and sets, priority queues. */
object Main {
  def sieve(limit: Int): Int = {
    val composite = new Array[Boolean](limit + 1)
    var count = 0
    var i = 2
    while (i <= limit) {
      if (!composite(i)) {
        count += 1
        var j = i * 2
        while (j <= limit) { composite(j) = true; j += i }
      }
      i += 1
    }
    count
  }

  def shortest(nodes: Int): Int = {
    val distance = mutable.Map(0 -> 0)
    val queue = mutable.PriorityQueue((0, 0))(Ordering.by[(Int, Int), Int](_._1).reverse)
    while (queue.nonEmpty) {
      val (length, node) = queue.dequeue()
      if (length <= distance(node)) {
        for (to <- Seq(node + 1, node * 2 % nodes) if to < nodes) {
          val other = length + (node + to) % 4 + 1
          if (other < distance.getOrElse(to, Int.MaxValue)) {
            distance(to) = other
            queue.enqueue((other, to))
          }
        }
      }
    }
    distance.values.sum
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val buffer = mutable.ArrayBuffer.empty[Int]
    for (i <- 0 until n) {
      if (i % 3 == 0) buffer.prepend(i) else buffer += i
      if (buffer.size > 6) buffer.remove(2)
    }
    val seen = mutable.LinkedHashSet.empty[Int]
    buffer.foreach(x => seen += x % 4)
    println(s"${sieve(n * 3)} ${shortest(n)} ${buffer.sum} ${seen.mkString}")
  }
}
