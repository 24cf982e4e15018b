// test: slice
// Collections whose order has a salt, or the hash codes of the JVM: a hazard.
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class P {
    enum Side {
        LEFT, RIGHT
    }

    public static void main(String[] args) {
        for (int i = 0; i < Set.of("a", "b").iterator().next().charAt(0); i++) {} //@ slice loop iterations
        for (int i = 0; i < Map.of("a", 1, "b", 2).values().iterator().next(); i++) {} //@ slice loop iterations
        Set<Side> sides = new HashSet<>(List.of(Side.values()));
        for (int i = 0; i < sides.iterator().next().ordinal(); i++) {} //@ slice loop iterations
    }
}

/* expected
14 slice loop iterations
 14         for (int i = 0; i < Set.of("a", "b").iterator().next().charAt(0); i++) {}
  hazard: line 14 walks a collection in an order that each JVM draws
15 slice loop iterations
 15         for (int i = 0; i < Map.of("a", 1, "b", 2).values().iterator().next(); i++) {}
  hazard: line 15 walks a collection in an order that each JVM draws
17 slice loop iterations
  9     enum Side {
 10         LEFT, RIGHT
 16         Set<Side> sides = new HashSet<>(List.of(Side.values()));
 17         for (int i = 0; i < sides.iterator().next().ordinal(); i++) {}
  hazard: line 17 walks a collection in an order that each JVM draws
*/
