// test: pointsto
// The hash code that a record gets asks its components for theirs.
class P {
    static class Part {
        public int hashCode() {
            return 7; //@ reached
        }

        public boolean equals(Object other) {
            return true; //@ reached
        }
    }

    record Whole(Part part) {}

    public static void main(String[] args) {
        System.out.println(new Whole(new Part()).hashCode()); //@ calls hashCode
    }
}

/* expected
6 reached
  yes
10 reached
  no
17 calls hashCode
  hashCode:
    P.Whole.hashCode
*/
