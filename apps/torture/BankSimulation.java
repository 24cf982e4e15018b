// args: 3 100 | 10 50 | 25 7
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Accounts, transfers that fail and are rolled back, interest by class of account, a journal of commands. */
public class BankSimulation {
    static class Account {
        final String owner;
        protected long cents;

        Account(String owner, long cents) {
            this.owner = owner;
            this.cents = cents;
        }

        void withdraw(long amount) {
            if (amount > available()) {
                throw new IllegalStateException(owner + " has " + cents);
            }
            cents -= amount;
        }

        long available() {
            return cents;
        }

        void month() {
        }
    }

    static class Savings extends Account {
        Savings(String owner, long cents) {
            super(owner, cents);
        }

        @Override
        void month() {
            cents += cents / 50;
        }
    }

    static class Credit extends Account {
        private int late;

        Credit(String owner) {
            super(owner, 0);
        }

        @Override
        long available() {
            return cents + 200 - late;
        }

        @Override
        void month() {
            if (cents < 0) {
                late++;
            }
        }
    }

    static int refused;

    static boolean transfer(Account from, Account to, long amount) {
        long before = to.cents;
        try {
            to.cents += amount;
            from.withdraw(amount);
            return true;
        } catch (IllegalStateException e) {
            to.cents = before;
            refused++;
            return false;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<String, Account> bank = new LinkedHashMap<>();
        bank.put("a", new Account("a", Long.parseLong(args[1]) * 10));
        bank.put("s", new Savings("s", 500));
        bank.put("c", new Credit("c"));
        List<Account> all = new ArrayList<>(bank.values());
        List<Runnable> undo = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Account from = all.get(i % 3);
            Account to = all.get(i * i % 3);
            long amount = i * 37 % 180;
            if (transfer(from, to, amount)) {
                undo.add(() -> transfer(to, from, amount));
            }
            if (i % 4 == 3) {
                bank.values().forEach(Account::month);
            }
        }
        for (int i = undo.size() - 1; i > n / 2; i--) {
            undo.get(i).run();
        }
        int total = 0;
        for (Account a : bank.values()) {
            for (long c = a.cents; c > 0; c -= 60) {
                total++;
            }
        }
        for (int i = 0; i < refused; i++) {
            total += 2;
        }
        System.out.println(total + " " + refused);
    }
}
