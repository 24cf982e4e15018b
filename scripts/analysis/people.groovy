class Person { String name; int age
  String toString() { "$name:$age" } }
def all = (1..50).collect { new Person(name: "n$it", age: it) }
println all.findAll { it.age % 3 == 0 }.groupBy { it.age % 2 }.collectEntries { k, v -> [k, v*.toString().join(',')] }
