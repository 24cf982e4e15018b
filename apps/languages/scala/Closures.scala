// args: 3 | 10 | 25
package closures

/** Captured variables, currying, partial functions, by-name parameters, composition. */
object Main {
  def counter(): () => Int = {
    var count = 0
    () => { count += 1; count }
  }

  def unless(condition: Boolean)(body: => Int): Int = if (condition) 0 else body

  def curried(a: Int)(b: Int)(c: Int): Int = a * b + c

  val classify: PartialFunction[Int, String] = {
    case x if x % 15 == 0 => "both"
    case x if x % 3 == 0  => "three"
    case x if x % 5 == 0  => "five"
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val next = counter()
    val add: Int => Int => Int = curried(n)(_)
    var evaluated = 0
    var sum = 0
    for (i <- 1 to n) {
      sum += unless(i % 3 == 0) { evaluated += 1; next() + i }
      sum += add(i)(evaluated)
    }
    val both = classify.orElse[Int, String] { case x => x.toString }
    val composed = ((x: Int) => x + 1).andThen(_ * 2).compose[Int](_ - 3)
    val names = (1 to n).collect(classify).size + (1 to n).map(both).map(_.length).sum
    println(s"$sum $evaluated ${next()} $names ${composed(n)} ${classify.lift(n)}")
  }
}
