// args: 3 easy | 9 hard | 20 odd
import module java.base;

final List<Room> rooms = new ArrayList<>();
final Map<String, IntUnaryOperator> rules = new LinkedHashMap<>();
int turns;
int gold = 5;
static int visits;
private String mode = "none";

record Room(String name, int[] exits, Set<Thing> things) {
    Room(String name, int... exits) {
        this(name, exits, EnumSet.noneOf(Thing.class));
    }

    boolean enter() {
        visits++;
        return things.remove(Thing.TRAP) || things.isEmpty();
    }
}

enum Thing {
    LAMP(2), COIN(7), TRAP(-4) {
        @Override
        int use(int gold) {
            return Math.max(0, super.use(gold));
        }
    };

    final int worth;

    Thing(int worth) {
        this.worth = worth;
    }

    int use(int gold) {
        return gold + worth;
    }
}

interface Player {
    int choose(int[] exits);

    default Player careful() {
        return exits -> exits.length > 2 ? exits[0] : choose(exits);
    }
}

void build(int n) {
    for (int i = 0; i < n; i++) {
        Room r = new Room("r" + i, (i + 1) % n, i * i % n, (i + n - 1) % n);
        switch (i % 4) {
            case 1 -> r.things().add(Thing.COIN);
            case 2 -> Collections.addAll(r.things(), Thing.TRAP, Thing.LAMP);
            case 3 -> r.things().addAll(EnumSet.complementOf(EnumSet.of(Thing.COIN)));
        }
        rooms.add(r);
    }
    rules.put("easy", g -> g + 1);
    rules.put("hard", g -> g - turns % 3);
    rules.putIfAbsent("odd", g -> g % 2 == 0 ? g + turns : g);
}

int play(Player p, int limit) {
    int at = 0;
    for (int i = 0; i < limit; i++) {
        turns++;
        Room r = rooms.get(at);
        if (r.enter()) {
            gold = rules.getOrDefault(mode, IntUnaryOperator.identity()).applyAsInt(gold);
        }
        for (Iterator<Thing> it = r.things().iterator(); it.hasNext(); ) {
            Thing t = it.next();
            gold = t.use(gold);
            if (t == Thing.COIN || gold % 5 == 0) {
                it.remove();
            }
        }
        at = p.choose(r.exits());
    }
    return at;
}

void main(String[] args) throws IOException {
    int n = Integer.parseInt(args[0]);
    mode = args[1];
    build(n);
    var random = new int[] {n};
    Player drawn = exits -> exits[(random[0] = random[0] * 31 % 1009) % exits.length];
    int first = play(drawn, n * 2);
    int second = play(drawn.careful(), n);
    int third = play(new Player() {
        private int last = turns;

        public int choose(int[] exits) {
            last = (last + 1) % exits.length;
            return exits[last];
        }
    }, n + 1);
    int words = 0;
    for (String line; (line = IO.readln()) != null && words < 5; ) {
        words += line.split(" ").length;
    }
    int left = rooms.stream().map(Room::things).mapToInt(Set::size).sum();
    var groups = rooms.stream().collect(Collectors.groupingBy(r -> r.things().size(), TreeMap::new, Collectors.mapping(Room::name, Collectors.joining())));
    int steps = 0;
    for (int i = first + second * 2 + third * 3 + Math.abs(gold) + groups.lastEntry().getValue().length(); i > 0; i -= 3) {
        steps++;
    }
    IO.println(steps + " " + left + " " + groups.size() + " " + visits + " " + turns + " " + gold + " " + (words > 0));
}
