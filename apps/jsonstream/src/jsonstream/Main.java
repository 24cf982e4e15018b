package jsonstream;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;

import com.google.gson.stream.JsonReader;

/** Finds the longest text of JSON documents and how often each name occurs, without building trees. */
public final class Main {
    private Main() {
    }

    /** Arguments: the documents. */
    public static void main(String[] args) {
        if (args.length == 0) {
            System.err.println("usage: jsonstream FILE...");
            System.exit(2);
        }
        Scan scan = new Scan();
        for (String file : args) {
            try (JsonReader in = new JsonReader(new BufferedReader(new FileReader(file)))) {
                scan.value(in);
            } catch (IOException e) {
                System.err.println("cannot read " + file + ": " + e.getMessage());
                System.exit(1);
            }
        }
        System.out.println(scan);
    }
}
