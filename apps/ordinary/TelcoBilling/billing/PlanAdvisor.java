package billing;

import java.math.BigDecimal;
import java.util.List;

/** Re-rates the calls under every plan and recommends a cheaper one. */
final class PlanAdvisor {

    private final TariffBook book;

    PlanAdvisor(TariffBook book) {
        this.book = book;
    }

    String advise(Account account, List<Call> calls, BigDecimal current) {
        TariffBook.Plan best = null;
        BigDecimal bestCost = current;
        for (TariffBook.Plan plan : book.plans()) {
            if (plan.name().equals(account.plan())) continue;
            Rater rater = new Rater(book, plan, account);
            BigDecimal cost = BigDecimal.ZERO;
            boolean tooExpensive = false;
            for (Call c : calls) {
                cost = cost.add(rater.rate(c));
                if (cost.compareTo(bestCost) > 0) {
                    tooExpensive = true;
                    break;
                }
            }
            if (tooExpensive) continue;
            cost = cost.add(rater.monthlyFees());
            if (cost.compareTo(bestCost) < 0) {
                best = plan;
                bestCost = cost;
            }
        }
        return best == null ? null : best.name() + " would save " + current.subtract(bestCost);
    }
}
