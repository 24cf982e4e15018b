package jsonstream;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

import com.google.gson.stream.JsonReader;

/** What passes by while documents are read. */
final class Scan {
    private final Map<String, Integer> names = new TreeMap<>();
    private String longest = "";
    private double largest;

    /** Reads one value with all that is in it. */
    void value(JsonReader in) throws IOException {
        switch (in.peek()) {
            case BEGIN_OBJECT:
                in.beginObject();
                while (in.hasNext()) {
                    names.merge(in.nextName(), 1, Integer::sum);
                    value(in);
                }
                in.endObject();
                break;
            case BEGIN_ARRAY:
                in.beginArray();
                while (in.hasNext()) {
                    value(in);
                }
                in.endArray();
                break;
            case STRING:
                String text = in.nextString();
                if (text.length() > longest.length()) {
                    longest = text;
                }
                break;
            case NUMBER:
                largest = Math.max(largest, in.nextDouble());
                break;
            default:
                in.skipValue();
        }
    }

    @Override
    public String toString() {
        return names.size() + " names, longest text of " + longest.length() + " characters, largest number " + largest;
    }
}
