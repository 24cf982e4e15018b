// test: pointsto
// What is made by reflection is not known here: it is an object of the JDK's description.
class P {
    public static void main(String[] args) throws Exception {
        Object made = Class.forName(args[0]).getDeclaredConstructor().newInstance(); //@ pointsto newInstance()
        P p = (P) made; //@ pointsto p
    }
}

/* expected
5 pointsto newInstance()
  Object[] at 5
  any Constructor
  unknown Object at 5
6 pointsto p
  nothing
*/
