// test: pointsto
class P {
    public static void main(String[] args) {
        String[] all = args; //@ pointsto all
        String first = args[0]; //@ pointsto first
    }
}

/* expected
4 pointsto all
  the arguments
5 pointsto first
  any String
*/
