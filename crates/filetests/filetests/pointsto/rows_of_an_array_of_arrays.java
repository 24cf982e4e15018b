// test: pointsto
// An array of arrays that one instruction makes is one object for each dimension.
class P {
    public static void main(String[] args) {
        P[][] grid = new P[2][3]; //@ pointsto grid
        P[] row = grid[1]; //@ pointsto row
        row[0] = new P();
        P cell = grid[0][2]; //@ pointsto cell
    }
}

/* expected
5 pointsto grid
  P[][] at 5
6 pointsto row
  P[] at 5
8 pointsto cell
  P at 7
*/
