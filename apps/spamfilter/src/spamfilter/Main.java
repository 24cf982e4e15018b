package spamfilter;

import java.io.IOException;

/** Builds the database of a spam filter and prints its statistics. */
public final class Main {
    private static final long SALT = 0x5eed;

    private Main() {
    }

    /** Arguments: the white list, then the lists of spammers' numbers. */
    public static void main(String[] args) {
        if (args.length < 2) {
            System.err.println("usage: spamfilter WHITELIST LIST...");
            System.exit(2);
        }
        SpamFilter filter = new SpamFilter();
        try {
            filter.readWhiteList(args[0]);
            for (int i = 1; i < args.length; i++) {
                filter.collect(args[i]);
            }
        } catch (IOException e) {
            System.err.println("cannot read the lists: " + e.getMessage());
            System.exit(1);
        }
        SpamDatabase database = filter.build(SALT);
        System.out.printf("%d numbers collected, %d rejected%n", filter.collected(), filter.rejected());
        System.out.printf("%d numbers in the database, longest chain %d%n", database.size(), database.longestChain());
    }
}
