// args: 5 abc | 16 hello | 40 longer
import java.util.*;

/** An editor whose commands can be undone: inner classes that hold what was there, macros that fail half-way, merged typing, marks that move. */
public class CommandHistory {
    abstract class Command {
        protected int position;
        private boolean done;

        Command(int position) {
            this.position = Math.min(position, text.length());
            created++;
        }

        final void execute() {
            if (done) {
                throw new IllegalStateException("done");
            }
            redo();
            done = true;
            marks.forEach(m -> m.moved(position, delta()));
        }

        final void undo() {
            revert();
            done = false;
            marks.forEach(m -> m.moved(position, -delta()));
        }

        abstract void redo();

        abstract void revert();

        int delta() {
            return 0;
        }

        boolean absorb(Command next) {
            return false;
        }
    }

    class Type extends Command {
        private String typed;

        Type(int position, String typed) {
            super(position);
            this.typed = typed;
        }

        @Override void redo() { text.insert(position, typed); }
        @Override void revert() { text.delete(position, position + typed.length()); }
        @Override int delta() { return typed.length(); }

        @Override
        boolean absorb(Command next) {
            if (next instanceof Type t && t.position == position + typed.length() && typed.length() < 6) {
                typed += t.typed;
                merged++;
                return true;
            }
            return false;
        }
    }

    class Erase extends Command {
        private final int length;
        private String erased = "";

        Erase(int position, int length) {
            super(position);
            this.length = length;
        }

        @Override
        void redo() {
            int end = Math.min(text.length(), position + length);
            erased = text.substring(position, end);
            text.delete(position, end);
        }

        @Override void revert() { text.insert(position, erased); }
        @Override int delta() { return -erased.length(); }
    }

    class Macro extends Command {
        private final List<Command> parts;
        private final Deque<Command> ran = new ArrayDeque<>();

        Macro(Command... parts) {
            super(0);
            this.parts = Arrays.asList(parts);
        }

        @Override
        void redo() {
            try {
                for (Command c : parts) {
                    c.execute();
                    ran.push(c);
                }
            } catch (RuntimeException e) {
                rolledBack++;
                revert();
                throw e;
            }
        }

        @Override
        void revert() {
            while (!ran.isEmpty()) {
                ran.pop().undo();
            }
        }
    }

    static class Mark {
        int at;
        int moves;

        Mark(int at) {
            this.at = at;
        }

        void moved(int from, int by) {
            if (by != 0 && from <= at) {
                at = Math.max(from, at + by);
                moves++;
            }
        }
    }

    final StringBuilder text = new StringBuilder();
    final List<Mark> marks = new ArrayList<>();
    final Deque<Command> undos = new ArrayDeque<>();
    final Deque<Command> redos = new ArrayDeque<>();
    int created;
    int merged;
    int rolledBack;

    void run(Command c) {
        c.execute();
        redos.clear();
        if (undos.isEmpty() || !undos.peek().absorb(c)) {
            undos.push(c);
        }
    }

    boolean shift(Deque<Command> from, Deque<Command> to) {
        Command c = from.poll();
        if (c == null) {
            return false;
        }
        if (from == undos) {
            c.undo();
        } else {
            c.execute();
        }
        to.push(c);
        return true;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CommandHistory h = new CommandHistory();
        h.marks.add(new Mark(0));
        h.marks.add(new Mark(7));
        int failed = 0;
        int undone = 0;
        int redone = 0;
        for (int i = 0; i < n; i++) {
            switch (i * 5 % 8) {
                case 0, 5, 2 -> h.run(h.new Type(h.text.length(), args[1].substring(i % 3)));
                case 7 -> h.run(h.new Erase(i % 9, 3));
                case 4 -> {
                    Command once = h.new Type(2, "<>");
                    try {
                        h.run(h.new Macro(h.new Erase(0, 2), once, i % 16 < 8 ? once : h.new Type(1, "m")));
                    } catch (IllegalStateException e) {
                        failed += e.getMessage().length();
                    } catch (StringIndexOutOfBoundsException e) {
                        failed += 100;
                    }
                }
                case 1, 6 -> undone += h.shift(h.undos, h.redos) ? 1 : 0;
                default -> redone += h.shift(h.redos, h.undos) ? 1 : 10;
            }
        }
        String before = h.text.toString();
        while (h.shift(h.undos, h.redos)) {
            undone++;
        }
        int empty = h.text.length();
        while (h.shift(h.redos, h.undos)) {
            redone++;
        }
        int same = 0;
        for (int i = 0; i < before.length() && i < h.text.length(); i++) {
            same += before.charAt(i) == h.text.charAt(i) ? 1 : 0;
        }
        int brackets = 0;
        for (int i = h.text.indexOf("<"); i >= 0; i = h.text.indexOf("<", i + 1)) {
            brackets++;
        }
        System.out.println(same + " " + empty + " " + brackets + " " + failed + " " + undone + " " + redone + " " + h.created + " " + h.merged + " " + h.rolledBack
            + " " + h.marks.get(0).moves + " " + h.marks.get(1).at);
    }
}
