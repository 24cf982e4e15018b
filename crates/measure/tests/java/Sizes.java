import mantis.rt.Counts;

/** Prints logical sizes. */
public class Sizes {
    public static void main(String[] args) {
        System.out.println(Counts.arrayBytes(0, 0) + " " + Counts.arrayBytes(1, 0) + " " + Counts.arrayBytes(3, 1) + " "
                + Counts.arrayBytes(3, 2) + " " + Counts.arrayBytes(3, 3) + " " + Counts.arrayBytes(-1, 3) + " "
                + Counts.arrayBytes(Integer.MAX_VALUE, 3));
        System.out.println(Counts.multiArrayBytes(new int[3][4], 2) + " " + Counts.multiArrayBytes(new int[3][4][], 2) + " "
                + Counts.multiArrayBytes(new long[2][0][5], 3) + " " + Counts.multiArrayBytes(new String[0][7], 2) + " "
                + Counts.multiArrayBytes(new byte[2][3][5], 3));
    }
}
