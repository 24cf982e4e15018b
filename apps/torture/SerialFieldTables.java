// args: 3 | 17 | 33
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectInputStream.GetField;
import java.io.ObjectOutputStream;
import java.io.ObjectOutputStream.PutField;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Fields that are serialised under other names than they have, validations run by priority once the graph is there. */
public class SerialFieldTables {
    static final List<Integer> VALIDATED = new ArrayList<>();

    static class Account implements Serializable {
        private static final long serialVersionUID = 3;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("owner", String.class),
            new ObjectStreamField("cents", long.class),
            new ObjectStreamField("marks", int[].class),
            new ObjectStreamField("next", Account.class, true),
        };
        private String name;
        private double total;
        private List<Integer> marks = new ArrayList<>();
        Account following;
        int missing;

        Account(String name, double total, Account following) {
            this.name = name;
            this.total = total;
            this.following = following;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            PutField f = out.putFields();
            f.put("owner", name);
            f.put("cents", Math.round(total * 100));
            f.put("marks", marks.stream().mapToInt(i -> i).toArray());
            if (following != null || name.length() % 2 == 0) {
                f.put("next", following);
            }
            out.writeFields();
            out.writeByte(name.length());
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            GetField f = in.readFields();
            name = (String) f.get("owner", "nobody");
            total = f.get("cents", 0L) / 100.0;
            marks = new ArrayList<>();
            for (int m : (int[]) f.get("marks", new int[0])) {
                marks.add(m * 2);
            }
            following = (Account) f.get("next", this);
            try {
                missing = f.get("unknown", 5);
            } catch (IllegalArgumentException e) {
                missing = 1;
            }
            missing += f.defaulted("owner") ? 10 : 0;
            int priority = in.readByte() * 7 % 5;
            in.registerValidation(() -> {
                VALIDATED.add(priority);
                if (total < 0) {
                    throw new InvalidObjectException("negative " + name);
                }
            }, priority);
        }
    }

    static Account copy(Account a) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(a);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Account) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Account chain = null;
        for (int i = 0; i < n; i++) {
            chain = new Account("x".repeat(i % 9 + 1), i * 1.005, chain);
            for (int j = 0; j < i % 4; j++) {
                chain.marks.add(j + i);
            }
        }
        Account back = copy(chain);
        int length = 0;
        int marks = 0;
        int cents = 0;
        int missing = 0;
        for (Account a = back; a != null; a = a.following) {
            length++;
            missing += a.missing;
            cents += (int) (a.total * 100) % 7;
            for (int m : a.marks) {
                marks += m;
            }
        }
        int disorder = 0;
        for (int i = 1; i < VALIDATED.size(); i++) {
            if (VALIDATED.get(i) > VALIDATED.get(i - 1)) {
                disorder++;
            }
        }
        int invalid = 0;
        for (int i = 0; i < n; i += 3) {
            try {
                copy(new Account("n" + i, 4 - i, new Account("m", i - 9, null)));
            } catch (InvalidObjectException e) {
                invalid += e.getMessage().length();
            }
        }
        ObjectStreamClass desc = ObjectStreamClass.lookup(Account.class);
        int described = 0;
        for (ObjectStreamField f : desc.getFields()) {
            described = described * 2 + (f.isPrimitive() ? 1 : 0) + (f.isUnshared() ? f.getOffset() + 1 : 0) + f.getTypeCode() % 3;
        }
        System.out.println(length + " " + marks + " " + cents + " " + missing + " " + VALIDATED.size() + " " + disorder + " " + invalid + " " + described);
    }
}
