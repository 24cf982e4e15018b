// args: 3 | 10 | 25
package generics

/** Variance, specialization, higher kinds, ordering, value classes. */
class Cell[@specialized(Int, Double) A](var value: A) {
  def update(f: A => A): this.type = { value = f(value); this }
}

trait Functor[F[_]] {
  def map[A, B](fa: F[A])(f: A => B): F[B]
}

sealed trait Tree[+A]
case object Leaf extends Tree[Nothing]
case class Branch[A](left: Tree[A], value: A, right: Tree[A]) extends Tree[A]

object Tree {
  implicit val functor: Functor[Tree] = new Functor[Tree] {
    def map[A, B](fa: Tree[A])(f: A => B): Tree[B] = fa match {
      case Leaf            => Leaf
      case Branch(l, v, r) => Branch(map(l)(f), f(v), map(r)(f))
    }
  }

  def insert[A](tree: Tree[A], value: A)(implicit order: Ordering[A]): Tree[A] = tree match {
    case Leaf => Branch(Leaf, value, Leaf)
    case Branch(l, v, r) =>
      if (order.lt(value, v)) Branch(insert(l, value), v, r)
      else if (order.gt(value, v)) Branch(l, v, insert(r, value))
      else tree
  }

  def depth(tree: Tree[Any]): Int = tree match {
    case Leaf            => 0
    case Branch(l, _, r) => 1 + math.max(depth(l), depth(r))
  }
}

class Meters(val value: Double) extends AnyVal {
  def +(other: Meters): Meters = new Meters(value + other.value)
}

object Main {
  def lengths[F[_]](words: F[String])(implicit functor: Functor[F]): F[Int] = functor.map(words)(_.length)

  def main(args: Array[String]): Unit = {
    val n = args(0).toInt
    val ints = new Cell(1)
    val doubles = new Cell(1.5)
    var tree: Tree[String] = Leaf
    var way = new Meters(0)
    for (i <- 1 to n) {
      ints.update(_ * 3 % 101)
      doubles.update(_ + i)
      tree = Tree.insert(tree, "k" + i * 5 % 8)
      way = way + new Meters(i / 2.0)
    }
    println(s"${ints.value} ${doubles.value} ${Tree.depth(tree)} ${Tree.depth(lengths(tree))} ${way.value}")
  }
}
