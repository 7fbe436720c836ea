/* steward_differ.c -- a guest came to another position than the server: both for the log. */
#include <string.h>

#include "game/notation/notation.h"
#include "online/steward_state.h"

enum { HASH_DIGITS = 16 };

/* "differ N HASH": line N makes no sense to a guest, whose position has this hash. It will ask
 * for everything once more. */
No steward_differ(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t number;
    const Table *table = steward->meeting.table;
    const char *hash = steward_word(line, 2);
    if (line->word_count != 3 || !text_to_int(steward_word(line, 1), &number) || number < 0 ||
        strlen(hash) != HASH_DIGITS || strspn(hash, "0123456789abcdef") != HASH_DIGITS) {
        return NO_SENSE;
    }
    if (!steward_allowed(&member->words, STEWARD_TALK, STEWARD_TALK_EVERY, now)) return NO_HURRY;
    Text text = text_into(steward->difference, sizeof steward->difference);
    text_add(&text, "line=");
    text_add_int(&text, number);
    text_add(&text, " theirs=");
    text_add(&text, hash);
    text_add(&text, " ours=");
    text_add_hex(&text, table == NULL ? 0 : notation_hash(table_edition(table), table_game(table)),
                 HASH_DIGITS);
    text_add(&text, " actions=");
    text_add_unsigned(&text, table == NULL ? 0 : table_action_count(table));
    text_add(&text, " edition=");
    text_add_hex(&text, steward->meeting.edition_hash, HASH_DIGITS);
    return NO_OBJECTION;
}

bool steward_next_difference(Steward *steward, Text *text)
{
    if (steward->difference[0] == '\0') return false;
    text_add(text, steward->difference);
    steward->difference[0] = '\0';
    return true;
}
