// args: 3 ok | 10 cancel | 24 a_long_title
import java.util.*;
import java.util.function.*;

/** Widgets whose constructors call what subclasses override, before these have their fields; layouts that go up through super; listeners that leak this. */
public class WidgetLayouts {
    static final List<Widget> ALIVE = new ArrayList<>();
    static int early;
    static int laidOut;

    abstract static class Widget {
        protected int width;
        protected int height = 1;
        private Widget parent;
        private final List<Consumer<Widget>> resized = new ArrayList<>(2);

        {
            ALIVE.add(this);
            width = 2;
        }

        Widget() {
            init();
            resize(preferred(), height);
        }

        protected void init() {
            resized.add(w -> laidOut++);
        }

        protected abstract int preferred();

        void resize(int w, int h) {
            boolean changed = w != width || h != height;
            width = w;
            height = h;
            if (changed) {
                resized.forEach(c -> c.accept(this));
                if (parent != null) {
                    parent.resize(parent.preferred(), Math.max(parent.height, h));
                }
            }
        }

        Widget onResize(Consumer<Widget> c) {
            resized.add(c);
            return this;
        }
    }

    static class Label extends Widget {
        private String text = "??";
        protected final int margin;
        static int labels;

        Label(String text, int margin) {
            this.text = text;
            this.margin = margin;
            labels++;
            resize(preferred(), height);
        }

        Label(String text) {
            this(text, text.length() % 3);
        }

        @Override
        protected int preferred() {
            if (text == null) {
                early++;
                return 5;
            }
            return text.length() + 2 * margin;
        }
    }

    static class Button extends Label {
        private int clicks;
        private Runnable action = () -> clicks++;
        int width = 100;

        Button(String text, Runnable action) {
            super("[" + text + "]");
            if (action != null) {
                this.action = action;
            }
        }

        @Override
        protected void init() {
            super.init();
            clicks = 50;
            action = () -> clicks += 1000;
            onResize(w -> {
                if (action != null) {
                    action.run();
                }
            });
        }

        @Override
        protected int preferred() {
            return super.preferred() + (action == null ? 7 : 1) + super.width / 50;
        }
    }

    class Panel extends Widget {
        final List<Widget> children = new ArrayList<>();
        private final int gap;
        final String name = WidgetLayouts.this.title + ALIVE.size();

        Panel(int gap, Widget... ws) {
            this.gap = gap;
            for (Widget w : ws) {
                w.parent = this;
                children.add(w);
            }
            resize(preferred(), 2);
        }

        @Override
        protected int preferred() {
            if (children == null) {
                early += title.length();
                return width + gap;
            }
            int sum = gap;
            for (Widget w : children) {
                sum += w.width + gap;
            }
            return sum;
        }
    }

    final String title;

    WidgetLayouts(String title) {
        this.title = title;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        WidgetLayouts ui = new WidgetLayouts(args[1]);
        List<Button> buttons = new ArrayList<>();
        int[] pressed = {0};
        Panel root = null;
        for (int i = 0; i < n; i++) {
            int k = i;
            Button b = new Button(args[1] + i * i, i % 3 == 0 ? null : () -> pressed[0] += k);
            buttons.add(b);
            Label bigger = new Label("l" + i) {
                private final int extra = k;
                private int asked;

                {
                    resize(preferred() + 1, 1);
                }

                @Override
                protected int preferred() {
                    asked++;
                    return super.preferred() + extra * 2 + asked % 2;
                }
            };
            root = ui.new Panel(i % 4, root == null ? new Widget[] {b} : new Widget[] {b, bigger, root}) {
                @Override
                void resize(int w, int h) {
                    super.resize(Math.min(w, 300), h);
                }
            };
        }
        int sum = 0;
        for (Widget w : ALIVE) {
            if (w instanceof Button b) {
                sum += b.clicks + b.width + ((Widget) b).width;
            } else {
                sum += w.width % 13 + w.height;
            }
        }
        buttons.get(n / 2).resize(40, 3);
        int steps = 0;
        for (int i = sum % 1000 + root.width + root.height; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + early + " " + laidOut + " " + pressed[0] + " " + Label.labels + " " + root.name + " " + root.height);
    }
}
