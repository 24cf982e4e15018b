package billing;

import java.math.BigDecimal;
import java.util.Optional;

public record Invoice(String account, BigDecimal net, BigDecimal gross, String text, Optional<String> advice) {

    public Invoice withAdvice(String newAdvice) {
        return new Invoice(account, net, gross, text, Optional.ofNullable(newAdvice));
    }
}
