package json;

import java.util.Map;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;

/** What is in a document: how many values of each kind, how deep, how much text, the sum of all numbers. */
final class Summary {
    private int objects;
    private int arrays;
    private int members;
    private int numbers;
    private int strings;
    private int others;
    private int depth;
    private long characters;
    private double sum;

    void add(JsonElement element, int level) {
        depth = Math.max(depth, level);
        if (element.isJsonObject()) {
            objects++;
            for (Map.Entry<String, JsonElement> member : element.getAsJsonObject().entrySet()) {
                members++;
                characters += member.getKey().length();
                add(member.getValue(), level + 1);
            }
        } else if (element.isJsonArray()) {
            arrays++;
            for (JsonElement item : element.getAsJsonArray()) {
                add(item, level + 1);
            }
        } else if (element.isJsonPrimitive()) {
            addPrimitive(element.getAsJsonPrimitive());
        } else {
            others++;
        }
    }

    private void addPrimitive(JsonPrimitive value) {
        if (value.isNumber()) {
            numbers++;
            sum += value.getAsDouble();
        } else if (value.isString()) {
            strings++;
            characters += value.getAsString().length();
        } else {
            others++;
        }
    }

    @Override
    public String toString() {
        return objects + " objects with " + members + " members, " + arrays + " arrays, " + numbers + " numbers of sum " + sum
            + ", " + strings + " strings, " + others + " others; " + characters + " characters, depth " + depth;
    }
}
