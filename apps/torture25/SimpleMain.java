// args: 3 | 10 | 25
int total;

int twice(int n) {
    total += n;
    return n * 2;
}

record Pair(int a, int b) {}

int sum(Object o) {
    return switch (o) {
        case Pair(var a, var _) when a > 4 -> a;
        case Pair(_, int b) -> b;
        case Integer _ -> 1;
        default -> 0;
    };
}

void main(String[] args) {
    var it = new Object() { int k; };
    for (int i = 0; i < Integer.parseInt(args[0]); i++) {
        it.k += twice(i) % 3 + sum(new Pair(i, 1)) + sum(i);
    }
    System.out.println(it.k);
}
