package spamfilter;

/** A hash table of salted digests: who reads the database does not learn the numbers in it. */
final class SpamDatabase {
    private static final int ROUNDS = 20_000;
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private static final class Entry {
        private final long digest;
        private final Entry next;

        private Entry(long digest, Entry next) {
            this.digest = digest;
            this.next = next;
        }
    }

    private final long salt;
    private final Entry[] buckets;
    private int size;

    SpamDatabase(long salt, int expected) {
        this.salt = salt;
        this.buckets = new Entry[Integer.highestOneBit(Math.max(8, expected)) * 2];
    }

    void add(PhoneNumber number) {
        long digest = digest(number);
        int bucket = bucketOf(digest);
        buckets[bucket] = new Entry(digest, buckets[bucket]);
        size++;
    }

    boolean contains(PhoneNumber number) {
        long digest = digest(number);
        for (Entry e = buckets[bucketOf(digest)]; e != null; e = e.next) {
            if (e.digest == digest) {
                return true;
            }
        }
        return false;
    }

    int size() {
        return size;
    }

    /** Length of the longest chain. */
    int longestChain() {
        int longest = 0;
        for (Entry bucket : buckets) {
            int length = 0;
            for (Entry e = bucket; e != null; e = e.next) {
                length++;
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private int bucketOf(long digest) {
        return (int) (digest ^ (digest >>> 32)) & (buckets.length - 1);
    }

    /** FNV-1a over the bytes of the number, again and again so that nobody tries all numbers. */
    private long digest(PhoneNumber number) {
        long hash = FNV_OFFSET ^ salt;
        for (int round = 0; round < ROUNDS; round++) {
            long rest = number.digits();
            while (rest != 0) {
                hash = (hash ^ (rest & 0xff)) * FNV_PRIME;
                rest >>>= 8;
            }
        }
        return hash;
    }
}
