// args: 3 | 10 | 25
package lazylists

/** Lazy lists, iterators, views: what is computed depends on what is asked for. */
object Main {
  def from(n: Int): LazyList[Int] = n #:: from(n + 1)

  def sieve(numbers: LazyList[Int]): LazyList[Int] = numbers.head #:: sieve(numbers.tail.filter(_ % numbers.head != 0))

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val primes = sieve(from(2)).takeWhile(_ < n).toList
    lazy val fibonacci: LazyList[BigInt] = BigInt(0) #:: BigInt(1) #:: fibonacci.zip(fibonacci.tail).map { case (a, b) => a + b }
    var looked = 0
    val first = (1 to n).view.map { i => looked += 1; i * i }.find(_ > n)
    val chunks = Iterator.iterate(1)(_ * 3 % 17).take(n).grouped(4).map(_.sum).toList
    println(s"${primes.sum} ${fibonacci(n)} $looked $first ${chunks.max}")
  }
}
