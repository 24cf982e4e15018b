package billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.YearMonth;

/** Rates the calls of one account under one plan; keeps the running minute counters. */
final class Rater {

    private static final BigDecimal SIXTY = BigDecimal.valueOf(60);
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private final TariffBook book;
    private final TariffBook.Plan plan;
    private final Account account;
    private YearMonth month;
    private long freeSecondsLeft;
    private long minutesThisMonth;
    private int monthsSeen;

    Rater(TariffBook book, TariffBook.Plan plan, Account account) {
        this.book = book;
        this.plan = plan;
        this.account = account;
    }

    BigDecimal rate(Call call) {
        YearMonth ym = YearMonth.from(call.start());
        if (!ym.equals(month)) {
            month = ym;
            monthsSeen++;
            freeSecondsLeft = plan.freeMinutes() * 60L;
            minutesThisMonth = 0;
        }
        BigDecimal price = switch (call.kind()) {
            case SMS -> plan.sms().multiply(book.zoneFactor(call.destination()));
            case DATA -> plan.dataMb().multiply(BigDecimal.valueOf(call.seconds()));
            case VOICE -> voice(call);
        };
        if (plan.friendDiscount() > 0 && account.isFriend(call.destination())) {
            price = price.multiply(BigDecimal.valueOf(100L - plan.friendDiscount())).divide(HUNDRED, 6, RoundingMode.HALF_EVEN);
        }
        return price.setScale(4, RoundingMode.HALF_UP);
    }

    private BigDecimal voice(Call call) {
        long billed = (call.seconds() + plan.increment() - 1L) / plan.increment() * plan.increment();
        BigDecimal zone = book.zoneFactor(call.destination());
        boolean national = zone.compareTo(BigDecimal.ONE) <= 0;
        BigDecimal sum = BigDecimal.ZERO;
        LocalDateTime t = call.start();
        while (billed > 0) {
            LocalDateTime boundary = book.nextBoundary(plan, t);
            long slice = Math.min(billed, Duration.between(t, boundary).getSeconds());
            boolean peak = book.isPeak(plan, t);
            long chargeable = slice;
            if (national && freeSecondsLeft > 0) {
                long free = Math.min(freeSecondsLeft, slice);
                freeSecondsLeft -= free;
                chargeable -= free;
            }
            if (chargeable > 0) {
                BigDecimal perMinute = (peak ? plan.peak() : plan.offPeak())
                        .multiply(zone).multiply(plan.tierFactor(minutesThisMonth));
                sum = sum.add(perMinute.multiply(BigDecimal.valueOf(chargeable)).divide(SIXTY, 6, RoundingMode.HALF_EVEN));
            }
            minutesThisMonth += slice / 60;
            billed -= slice;
            t = t.plusSeconds(slice);
        }
        return sum;
    }

    BigDecimal monthlyFees() {
        return plan.monthly().multiply(BigDecimal.valueOf(Math.max(1, monthsSeen)));
    }
}
