// test: pointsto
// What a method of the JDK throws is one object of that class.
class P {
    public static void main(String[] args) {
        try {
            System.out.println(Integer.parseInt(args[0]));
        } catch (NumberFormatException e) {
            System.out.println(e); //@ pointsto e
        }
    }
}

/* expected
8 pointsto e
  NumberFormatException that is thrown
*/
