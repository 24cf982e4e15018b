// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Copies between lists by wildcards, captured types, lists of lists, aliases through views. */
public class Wildcards {
    static class Animal {
        int legs() {
            return 4;
        }
    }

    static class Bird extends Animal {
        @Override
        int legs() {
            return 2;
        }
    }

    static <T> void copy(List<? extends T> from, List<? super T> to, int every) {
        for (int i = 0; i < from.size(); i += every) {
            to.add(from.get(i));
        }
    }

    static void swapEnds(List<?> list) {
        swap(list);
    }

    private static <T> void swap(List<T> list) {
        T first = list.get(0);
        list.set(0, list.get(list.size() - 1));
        list.set(list.size() - 1, first);
    }

    static int legs(Map<?, ? extends List<? extends Animal>> map) {
        int k = 0;
        for (List<? extends Animal> list : map.values()) {
            for (Animal a : list) {
                k += a.legs();
            }
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Bird> birds = new ArrayList<>();
        List<Animal> animals = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                birds.add(new Bird());
            } else {
                animals.add(new Animal());
            }
        }
        int before = animals.size();
        copy(birds, animals, 2);
        swapEnds(animals);
        Map<String, List<? extends Animal>> map = new LinkedHashMap<>();
        map.put("birds", birds);
        map.put("view", Collections.unmodifiableList(birds));
        map.put("animals", animals);
        birds.add(new Bird());
        int total = legs(map);
        if (animals.get(0) instanceof Bird) {
            total += 1000;
        }
        for (int i = before; i < animals.size(); i++) {
            total++;
        }
        List<List<? super Bird>> sinks = List.of(animals, new ArrayList<Object>(), birds);
        for (int i = 0; i < n; i++) {
            sinks.get(i % 3).add(new Bird());
        }
        for (List<? super Bird> sink : sinks) {
            for (int i = 0; i < sink.size(); i += 4) {
                total++;
            }
        }
        System.out.println(total);
    }
}
