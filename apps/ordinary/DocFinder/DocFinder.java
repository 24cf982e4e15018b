import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Indexes a collection of notes and answers queries read from standard input.
 * usage: DocFinder notes.txt [top=10] [stem] [snippets] < queries
 * Query syntax: word, pre*, "a phrase", term~1 (one typing error), AND OR NOT ( )
 */
public class DocFinder {

    record Doc(int id, String title, List<String> terms, String body) {}

    /** Positions of one term in one document. */
    static class Posting {
        final int doc;
        final List<Integer> positions = new ArrayList<>();
        Posting(int doc) { this.doc = doc; }
    }

    static class BadQuery extends Exception {
        BadQuery(String m) { super(m); }
    }

    // ----------------------------------------------------------- tokenising
    static class Tokenizer {
        private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]+(?:'[\\p{L}]+)?");
        private static final Set<String> STOP = Set.of("the", "a", "an", "and", "or", "of", "to", "in", "is", "it");
        private final boolean stem;
        Tokenizer(boolean stem) { this.stem = stem; }

        List<String> terms(String text) {
            List<String> out = new ArrayList<>();
            Matcher m = WORD.matcher(text);
            while (m.find()) {
                String w = m.group().toLowerCase(Locale.ROOT);
                if (!STOP.contains(w)) out.add(normal(w));
            }
            return out;
        }
        String normal(String w) {
            if (!stem || w.length() < 5) return w;
            for (String suffix : new String[] {"ingly", "ing", "edly", "ed", "ies", "es", "s"})
                if (w.endsWith(suffix) && w.length() - suffix.length() >= 3)
                    return w.substring(0, w.length() - suffix.length());
            return w;
        }
    }

    // ---------------------------------------------------------------- index
    static class Index {
        final NavigableMap<String, List<Posting>> postings = new TreeMap<>();
        final List<Doc> docs = new ArrayList<>();

        void add(Doc d) {
            docs.add(d);
            int pos = 0;
            for (String t : d.terms()) {
                List<Posting> list = postings.computeIfAbsent(t, k -> new ArrayList<>());
                if (list.isEmpty() || list.get(list.size() - 1).doc != d.id()) list.add(new Posting(d.id()));
                list.get(list.size() - 1).positions.add(pos++);
            }
        }
        List<Posting> lookup(String term) { return postings.getOrDefault(term, Collections.emptyList()); }

        void score(Map<Integer, Double> scores, String term) {
            List<Posting> list = lookup(term);
            if (list.isEmpty()) return;
            double idf = Math.log(1.0 + (double) docs.size() / list.size());
            for (Posting p : list)
                scores.merge(p.doc, idf * p.positions.size() / (p.positions.size() + 1.2), Double::sum);
        }
    }

    // -------------------------------------------------------------- queries
    sealed interface Query permits Term, Prefix, Phrase, Fuzzy, And, Or, Not {
        BitSet match(Index ix, Set<String> used);
    }
    record Term(String word) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            used.add(word);
            BitSet b = new BitSet();
            ix.lookup(word).forEach(p -> b.set(p.doc));
            return b;
        }
    }
    record Prefix(String start) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = new BitSet();
            ix.postings.subMap(start, true, start + Character.MAX_VALUE, false).keySet()
                    .forEach(w -> b.or(new Term(w).match(ix, used)));
            return b;
        }
    }
    record Phrase(List<String> words) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = new BitSet();
            used.addAll(words);
            List<Map<Integer, Posting>> byDoc = words.stream()
                    .map(w -> ix.lookup(w).stream().collect(Collectors.toMap(p -> p.doc, p -> p)))
                    .collect(Collectors.toList());
            for (Posting first : ix.lookup(words.get(0)))
                for (int pos : first.positions) {
                    boolean ok = true;
                    for (int k = 1; ok && k < words.size(); k++) {
                        Posting p = byDoc.get(k).get(first.doc);
                        ok = p != null && Collections.binarySearch(p.positions, pos + k) >= 0;
                    }
                    if (ok) { b.set(first.doc); break; }
                }
            return b;
        }
    }
    record Fuzzy(String word, int max) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = new BitSet();
            for (String w : ix.postings.keySet())
                if (Math.abs(w.length() - word.length()) <= max && distance(w, word) <= max)
                    b.or(new Term(w).match(ix, used));
            return b;
        }
        static int distance(String a, String b) {
            int[] prev = new int[b.length() + 1];
            for (int j = 0; j <= b.length(); j++) prev[j] = j;
            for (int i = 1; i <= a.length(); i++) {
                int[] cur = new int[b.length() + 1];
                cur[0] = i;
                for (int j = 1; j <= b.length(); j++)
                    cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1,
                            prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                prev = cur;
            }
            return prev[b.length()];
        }
    }
    record And(Query l, Query r) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = l.match(ix, used);
            if (b.isEmpty()) return b;
            b.and(r.match(ix, used));
            return b;
        }
    }
    record Or(Query l, Query r) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = l.match(ix, used);
            b.or(r.match(ix, used));
            return b;
        }
    }
    record Not(Query q) implements Query {
        public BitSet match(Index ix, Set<String> used) {
            BitSet b = new BitSet();
            b.set(0, ix.docs.size());
            b.andNot(q.match(ix, new HashSet<>()));
            return b;
        }
    }

    static class QueryParser {
        private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|[()]|[^\\s()\"]+");
        private final Deque<String> toks = new ArrayDeque<>();
        private final Tokenizer tk;
        QueryParser(String line, Tokenizer tk) {
            this.tk = tk;
            Matcher m = TOKEN.matcher(line);
            while (m.find()) toks.add(m.group());
        }
        Query parse() throws BadQuery {
            Query q = or();
            if (!toks.isEmpty()) throw new BadQuery("unexpected " + toks.peek());
            return q;
        }
        private Query or() throws BadQuery {
            Query q = and();
            while ("OR".equals(toks.peek())) { toks.poll(); q = new Or(q, and()); }
            return q;
        }
        private Query and() throws BadQuery {
            Query q = unary();
            while (toks.peek() != null && !toks.peek().equals("OR") && !toks.peek().equals(")")) {
                if (toks.peek().equals("AND")) toks.poll();
                q = new And(q, unary());
            }
            return q;
        }
        private Query unary() throws BadQuery {
            String t = toks.poll();
            if (t == null) throw new BadQuery("query ends early");
            if (t.equals("NOT")) return new Not(unary());
            if (t.equals("(")) {
                Query q = or();
                if (!")".equals(toks.poll())) throw new BadQuery("missing )");
                return q;
            }
            if (t.startsWith("\"")) {
                List<String> w = tk.terms(t);
                if (w.isEmpty()) throw new BadQuery("empty phrase");
                return new Phrase(w);
            }
            String low = t.toLowerCase(Locale.ROOT);
            if (low.endsWith("*")) return new Prefix(low.substring(0, low.length() - 1));
            int tilde = low.indexOf('~');
            if (tilde > 0) return new Fuzzy(low.substring(0, tilde), Integer.parseInt(low.substring(tilde + 1)));
            return new Term(tk.normal(low));
        }
    }

    // ----------------------------------------------------------------- main
    public static void main(String[] args) throws IOException {
        Map<String, String> opts = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            String[] kv = args[i].split("=");
            opts.put(kv[0], kv.length > 1 ? kv[1] : "true");
        }
        Tokenizer tk = new Tokenizer(opts.containsKey("stem"));
        Index ix = new Index();
        String[] chunks = Files.readString(Path.of(args[0])).split("(?m)^== ");
        List<Doc> docs = java.util.stream.IntStream.range(1, chunks.length).parallel().mapToObj(i -> {
            int nl = chunks[i].indexOf('\n');
            String body = chunks[i].substring(nl + 1);
            return new Doc(i - 1, chunks[i].substring(0, nl).trim(), tk.terms(body), body);
        }).collect(Collectors.toList());
        docs.forEach(ix::add);
        System.out.println(docs.size() + " documents, " + ix.postings.size() + " terms");

        int top = Integer.parseInt(opts.getOrDefault("top", "10"));
        Map<String, Integer> totals = new HashMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line; (line = in.readLine()) != null; ) {
                if (line.isBlank()) continue;
                try {
                    answer(ix, line, new QueryParser(line, tk).parse(), top, opts.containsKey("snippets"));
                    totals.merge("answered", 1, Integer::sum);
                } catch (BadQuery | NumberFormatException e) {
                    System.out.println("? " + line + ": " + e.getMessage());
                    totals.merge("bad", 1, Integer::sum);
                }
            }
        }
        System.out.println(totals);
    }

    static void answer(Index ix, String line, Query q, int top, boolean snippets) {
        Set<String> used = new HashSet<>();
        BitSet hits = q.match(ix, used);
        Map<Integer, Double> scores = new HashMap<>();
        for (String w : used) ix.score(scores, w);
        Comparator<Integer> byScore = Comparator.comparing((Integer d) -> scores.getOrDefault(d, 0.0))
                .thenComparing(Comparator.reverseOrder());
        PriorityQueue<Integer> heap = new PriorityQueue<>(byScore);
        hits.stream().forEach(d -> {
            heap.add(d);
            if (heap.size() > top) heap.poll();
        });
        System.out.println("> " + line + "  [" + hits.cardinality() + " hits]");
        List<Integer> ranked = new ArrayList<>(heap);
        ranked.sort(byScore.reversed());
        for (int d : ranked) {
            Doc doc = ix.docs.get(d);
            System.out.printf(Locale.ROOT, "  %6.3f %s%n", scores.getOrDefault(d, 0.0), doc.title());
            if (snippets) snippet(doc, used);
        }
    }

    static void snippet(Doc doc, Set<String> used) {
        String lower = doc.body().toLowerCase(Locale.ROOT);
        int at = used.stream().mapToInt(lower::indexOf).filter(i -> i >= 0).min().orElse(0);
        int from = Math.max(0, at - 20), to = Math.min(lower.length(), at + 40);
        System.out.println("         ..." + doc.body().substring(from, to).replaceAll("\\s+", " ").trim() + "...");
    }
}
