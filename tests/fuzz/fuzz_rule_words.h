/* fuzz_rule_words.h -- the words of rules and of their values, as rows of
 * fuzz_words. No guard: it is included inside a list. */
#define RULE(id, word) word,
#define CHOICES(list)
#define CHOICE(id, word, label) word,
#define CHOICES_END
#include "edition/rule_rows.h"
/* clang-format off */
"on", "off",
"order=entered", "pot=on", "auction=off", "any_dice=on", "mortgage=off", "start_money=10",
"debt=end_of_turn", "rent_claim=next", "deal_deeds=2", "lap_limit=3", "houses=1", "hotels=1",
    /* clang-format on */
