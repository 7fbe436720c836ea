/* fuzz_rule_words.h -- the words of rules and of their values, as rows of
 * fuzz_words. No guard: it stands inside a list. */
#define SWITCH(id, word, usual, sentence) word,
#define NUMBER(id, word, least, most, usual, sentence) word,
#define WORD(id, word, list, usual, sentence) word,
#include "edition/rule_rows.h"
#undef SWITCH
#undef NUMBER
#undef WORD
/* clang-format off */
"on", "off", "entered", "highest", "throws", "shuffled", "setup", "table", "solvency", "cash",
"none", "automatic", "next", "second", "arrival", "new", "three_ways", "move", "card", "leave",
"wait", "anywhere", "group", "deed", "any", "top", "beside", "lend", "sell", "up", "down",
"nearest", "price", "one", "settle", "end_of_turn", "before_end", "insolvent", "debtor", "keep",
"free", "auction", "shared", "current", "old", "flat", "choice", "ten", "cheapest",
"order=entered", "pot=on", "auction=off", "any_dice=on", "mortgage=off", "start_money=10",
"debt=end_of_turn", "rent_claim=next", "deal_deeds=2", "lap_limit=3", "houses=1", "hotels=1",
    /* clang-format on */
