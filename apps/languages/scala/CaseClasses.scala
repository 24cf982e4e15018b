// args: 3 | 10 | 25
package caseclasses

/** Case classes, sealed traits, pattern matching with guards, nested patterns and extractors. */
sealed trait Shape
case class Circle(radius: Int) extends Shape
case class Box(width: Int, height: Int) extends Shape
case class Group(parts: List[Shape], name: Option[String]) extends Shape
case object Empty extends Shape

object Square {
  def unapply(shape: Shape): Option[Int] = shape match {
    case Box(w, h) if w == h => Some(w)
    case _                   => None
  }
}

object Main {
  def area(shape: Shape): Long = shape match {
    case Circle(r) if r > 5         => 3L * r * r
    case Circle(r)                  => r
    case Square(side)               => side.toLong * side
    case Box(w, h)                  => w.toLong * h
    case Group(first :: rest, None) => area(first) + area(Group(rest, Some("rest")))
    case Group(parts, Some(name))   => parts.map(area).sum + name.length
    case Group(Nil, _)              => 0
    case Empty                      => 1
  }

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val shapes: List[Shape] = (1 to n).toList.map { i =>
      i % 4 match {
        case 0 => Circle(i)
        case 1 => Box(i, i + i % 3)
        case 2 => Group(List(Circle(i), Empty, Box(2, 2)), if (i % 3 == 0) None else Some("g" + i))
        case _ => Empty
      }
    }
    val copies = shapes.collect { case b: Box => b.copy(height = 1) }.toSet
    println(shapes.map(area).sum + " " + copies.size + " " + shapes.distinct.size)
  }
}
