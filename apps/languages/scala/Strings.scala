// args: 3 x9y | 10 abc | 25 12-34
package strings

/** Interpolation, regular expressions as patterns, characters as numbers, builders. */
object Main {
  private val Pair = """(\d+)-(\d+)""".r

  def parse(text: String): Int = text match {
    case Pair(a, b)               => a.toInt * b.toInt
    case s if s.forall(_.isLetter) => s.map(_ - 'a').sum
    case s                        => s.filter(_.isDigit).toIntOption.getOrElse(-1)
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val builder = new StringBuilder
    for (i <- 1 to n) builder ++= i.toString += (if (i % 5 == 0) '\n' else ' ')
    val lines = builder.toString.linesIterator.map(_.trim.split(' ').length).toList
    val caesar = args(1).map(c => if (c.isLetter) ((c - 'a' + n) % 26 + 'a').toChar else c)
    val kinds = Seq("one", "Aa", "BB", caesar).map {
      case "one"       => 1
      case "Aa" | "BB" => 2
      case other       => other.length
    }
    println(f"${parse(args(1))}%d ${lines.mkString("/")} $caesar ${kinds.sum}%03d ${"ab" * n}".length)
  }
}
