// args: 3 | 5 | 9

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Objects that are only called, and got out of copies of a map's views: whoever put them there is needed. */
public class CopiedViews {
    static class A {
        void copied() {
        }

        void listed() {
        }

        void inArray() {
        }

        void streamed() {
        }

        void added() {
        }

        void first() {
        }

        void ofEntry() {
        }

        void queued() {
        }

        void ofTree() {
        }

        void ofKey() {
        }

        void wrapped() {
        }

        void reduced() {
        }
    }

    static Map<String, A> filled() {
        Map<String, A> map = new LinkedHashMap<>();
        map.put("a", new A());
        map.put("b", new A());
        return map;
    }

    static Map<A, String> reversed() {
        Map<A, String> map = new HashMap<>();
        map.put(new A(), "a");
        return map;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<A> copy = new ArrayList<>(filled().values());
        List<A> list = List.copyOf(filled().values());
        A[] array = filled().values().toArray(new A[0]);
        List<A> streamed = filled().values().stream().limit(1).collect(Collectors.toList());
        List<A> added = new ArrayList<>();
        added.addAll(filled().values());
        Deque<A> queue = new ArrayDeque<>(filled().values());
        Map<String, A> tree = new TreeMap<>(filled());
        List<A> keys = new ArrayList<>(reversed().keySet());
        Collection<A> wrapped = Collections.unmodifiableCollection(filled().values());
        Object[] objects = filled().values().toArray();
        for (int i = 0; i < n; i++) {
            copy.get(i % 2).copied();
            list.get(i % 2).listed();
            array[i % 2].inArray();
            streamed.get(0).streamed();
            added.get(i % 2).added();
            filled().values().iterator().next().first();
            filled().entrySet().iterator().next().getValue().ofEntry();
            queue.peek().queued();
            tree.get("b").ofTree();
            keys.get(0).ofKey();
            wrapped.iterator().next().wrapped();
            ((A) objects[1]).reduced();
            for (A a : new ArrayList<>(wrapped)) {
                a.wrapped();
            }
        }
        System.out.println(n + Arrays.asList(array).size());
    }
}
