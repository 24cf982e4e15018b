// test: pointsto
import java.util.EnumMap;

enum Side {
    LEFT, RIGHT
}

class P {
    public static void main(String[] args) {
        EnumMap<Side, Object> map = new EnumMap<>(Side.class);
        map.put(Side.LEFT, new int[1]);
        Object x = map.get(Side.LEFT); //@ pointsto x
        for (Side side : map.keySet()) {
            System.out.println(side); //@ pointsto side
        }
    }
}

/* expected
12 pointsto x
  int[] at 11
14 pointsto side
  Side at 5 #1
*/
