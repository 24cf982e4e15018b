// test: pointsto
interface Named {
    default Object name() {
        return new Object();
    }
}

class P implements Named {
    static class Other implements Named {
        public Object name() {
            return null;
        }
    }

    public static void main(String[] args) {
        Named p = new P();
        Object name = p.name(); //@ calls; pointsto name
    }
}

/* expected
17 calls
  name:
    Named.name
17 pointsto name
  Object at 4
*/
