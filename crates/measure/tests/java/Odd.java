/** Main methods that plain java accepts, or not. */
class Odd {
    static class Parent {
        public static void main(String[] args) {
            System.err.println("parent " + args.length);
        }
    }

    static class Child extends Parent {}

    static class None {
        void other() {}
    }

    static class BadInit {
        static {
            if (true) {
                throw new IllegalStateException("in the initialiser");
            }
        }

        public static void main(String[] args) {}
    }

    static class Instance {
        void main() {
            System.err.println("instance main");
            System.exit(4);
        }
    }
}
