// test: pointsto
class P {
    public static void main(String[] args) throws Exception {
        java.io.InputStream in = System.in; //@ pointsto in
        System.out.println(in.read());
    }
}

/* expected
4 pointsto in
  the JDK's System.in
*/
