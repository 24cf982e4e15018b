/** A program with one block. */
public class OneBlock {
    public static void main(String[] args) {
        int a = 6;
        int b = a * 7;
    }
}
