package billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.*;

/** Produces the printable invoice of an account. */
final class Invoicer {

    private final TariffBook book;
    private final boolean detail;

    Invoicer(TariffBook book, boolean detail) {
        this.book = book;
        this.detail = detail;
    }

    Invoice bill(Account account, List<Call> calls) {
        TariffBook.Plan plan = book.plan(account.plan());
        Rater rater = new Rater(book, plan, account);
        EnumMap<Call.Kind, BigDecimal> sums = new EnumMap<>(Call.Kind.class);
        EnumMap<Call.Kind, Integer> counts = new EnumMap<>(Call.Kind.class);
        StringBuilder sb = new StringBuilder();
        sb.append(String.format("Invoice %s  %-24s plan %s%n", account.id(), account.name(), plan.name()));
        for (Call c : calls) {
            BigDecimal price = rater.rate(c);
            sums.merge(c.kind(), price, BigDecimal::add);
            counts.merge(c.kind(), 1, Integer::sum);
            if (detail) {
                sb.append(String.format("  %tF %<tR %-16s %5s %8d %12s%n",
                        c.start(), c.destination(), c.kind(), c.seconds(), price.toPlainString()));
            }
        }
        BigDecimal net = rater.monthlyFees();
        for (var e : sums.entrySet()) {
            sb.append(String.format("  %-6s %6d items %12s%n", e.getKey(), counts.get(e.getKey()),
                    e.getValue().setScale(2, RoundingMode.HALF_UP)));
            net = net.add(e.getValue());
        }
        net = net.setScale(2, RoundingMode.HALF_UP);
        BigDecimal tax = net.multiply(book.vat()).setScale(2, RoundingMode.HALF_UP);
        sb.append(String.format("  net %s  vat %s  total %s%n", net, tax, net.add(tax)));
        return new Invoice(account.id(), net, net.add(tax), sb.toString(), Optional.empty());
    }
}
