import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Registers members from a file of lines {@code name;mail;points} and prints statistics. Weakness: every new
 * member is looked for in a list of all members, which takes time quadratic in their number.
 */
public final class Registry {
    private static final class Member {
        final String name;
        final String mail;
        final int points;

        Member(String name, String mail, int points) {
            this.name = name;
            this.mail = mail;
            this.points = points;
        }
    }

    private final List<Member> members = new ArrayList<>();
    private int rejected;
    private int duplicates;

    private void read(String file) throws IOException {
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            String line;
            while ((line = in.readLine()) != null) {
                register(line);
            }
        }
    }

    private void register(String line) {
        int first = indexOf(line, ';', 0);
        int second = indexOf(line, ';', first + 1);
        if (first < 0 || second < 0) {
            rejected++;
            return;
        }
        Member member = new Member(line.substring(0, first), line.substring(first + 1, second),
                digits(line, second + 1));
        if (!isMail(member.mail)) {
            rejected++;
        } else if (isKnown(member.mail)) {
            duplicates++;
        } else {
            members.add(member);
        }
    }

    private static int indexOf(String line, char wanted, int from) {
        for (int i = from; i < line.length(); i++) {
            if (line.charAt(i) == wanted) {
                return i;
            }
        }
        return -1;
    }

    private static int digits(String line, int from) {
        int value = 0;
        for (int i = from; i < line.length(); i++) {
            value = 10 * value + (line.charAt(i) - '0');
        }
        return value;
    }

    private static boolean isMail(String mail) {
        int ats = 0;
        for (int i = 0; i < mail.length(); i++) {
            if (mail.charAt(i) == '@') {
                ats++;
            }
        }
        return ats == 1;
    }

    private boolean isKnown(String mail) {
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).mail.equals(mail)) {
                return true;
            }
        }
        return false;
    }

    private int[] histogram(int width) {
        int[] counts = new int[10];
        for (Member member : members) {
            counts[Math.min(member.points / width, counts.length - 1)]++;
        }
        return counts;
    }

    private String longestName() {
        String longest = "";
        for (Member member : members) {
            if (member.name.length() > longest.length()) {
                longest = member.name;
            }
        }
        return longest;
    }

    /** Arguments: the file. */
    public static void main(String[] args) throws IOException {
        Registry registry = new Registry();
        registry.read(args[0]);
        System.out.println(registry.members.size() + " members, " + registry.duplicates + " duplicates, "
                + registry.rejected + " rejected");
        int[] counts = registry.histogram(100);
        for (int i = 0; i < counts.length; i++) {
            System.out.println("from " + 100 * i + " points: " + counts[i]);
        }
        System.out.println("longest name: " + registry.longestName());
    }
}
