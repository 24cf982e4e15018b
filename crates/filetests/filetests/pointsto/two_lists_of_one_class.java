// test: pointsto
// Lists are told apart by where they are made: what is put into one does not come out of the other.
import java.util.ArrayList;
import java.util.List;

class P {
    static class Wanted {}

    static class Other {}

    public static void main(String[] args) {
        List<Object> wanted = new ArrayList<>();
        List<Object> others = new ArrayList<>();
        wanted.add(new Wanted());
        others.add(new Other());
        Object got = wanted.get(0); //@ pointsto got
        Object other = others.get(0); //@ pointsto other
    }
}

/* expected
16 pointsto got
  P.Wanted at 14
17 pointsto other
  P.Other at 15
*/
