/** Uses a library that the manifest names. */
public class Split {
    public static void main(String[] args) {
        System.out.println(Lib.digits(Integer.parseInt(args[0])));
    }
}
