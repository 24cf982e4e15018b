package json;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/** Reads JSON documents as trees and says what is in them. */
public final class Main {
    private Main() {
    }

    /** Arguments: the documents. */
    public static void main(String[] args) {
        if (args.length == 0) {
            System.err.println("usage: json FILE...");
            System.exit(2);
        }
        Summary summary = new Summary();
        for (String file : args) {
            try (BufferedReader in = new BufferedReader(new FileReader(file))) {
                summary.add(JsonParser.parseReader(in), 1);
            } catch (IOException | JsonParseException e) {
                System.err.println("cannot read " + file + ": " + e.getMessage());
                System.exit(1);
            }
        }
        System.out.println(summary);
    }
}
