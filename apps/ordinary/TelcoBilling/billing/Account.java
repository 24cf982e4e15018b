package billing;

import java.util.Set;

/** A customer account with its plan and favourite numbers. */
public record Account(String id, String name, String plan, String country, Set<String> friends) {

    public boolean isFriend(String number) {
        return friends.stream().anyMatch(number::startsWith);
    }
}
