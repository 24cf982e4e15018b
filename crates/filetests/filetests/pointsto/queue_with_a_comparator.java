// test: pointsto
import java.util.PriorityQueue;

class P {
    static class Job {
        int weight;
    }

    public static void main(String[] args) {
        PriorityQueue<Job> queue = new PriorityQueue<>((a, b) -> a.weight - b.weight);
        queue.add(new Job()); //@ calls add
        Job next = queue.poll(); //@ pointsto next; calls poll
    }
}

/* expected
11 calls add
  add:
    JDK PriorityQueue.add
    P.lambda$main$0, called back by PriorityQueue.add
12 pointsto next
  P.Job at 11
12 calls poll
  poll:
    JDK PriorityQueue.poll
    P.lambda$main$0, called back by PriorityQueue.poll
*/
