// test: pointsto
class P {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        StringBuilder same = text.append(1).append("x"); //@ pointsto same
        String made = same.toString(); //@ pointsto made
    }
}

/* expected
5 pointsto same
  StringBuilder at 4
6 pointsto made
  any String
*/
