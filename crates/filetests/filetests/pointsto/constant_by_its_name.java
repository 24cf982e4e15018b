// test: pointsto
enum Side {
    LEFT, RIGHT
}

class P {
    public static void main(String[] args) {
        Side side = Side.valueOf(args[0]); //@ pointsto side
        switch (side) {
            case LEFT:
                System.out.println("left"); //@ reached
                break;
            default:
        }
    }
}

/* expected
8 pointsto side
  Side at 3 #1
  Side at 3 #2
11 reached
  yes
*/
