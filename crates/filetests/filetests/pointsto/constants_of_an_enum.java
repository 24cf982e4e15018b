// test: pointsto
enum Side {
    LEFT, RIGHT {
        int width() {
            return 2;
        }
    };

    int width() {
        return 1;
    }
}

class P {
    public static void main(String[] args) {
        for (Side side : Side.values()) {
            System.out.println(side.width()); //@ pointsto side; calls width
        }
        Side left = Side.LEFT; //@ pointsto left
    }
}

/* expected
17 pointsto side
  Side at 3
  Side.1 at 3
17 calls width
  width:
    Side.1.width
    Side.width
19 pointsto left
  Side at 3
*/
