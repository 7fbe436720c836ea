/* table_words.c -- the names at a table, for sentences about its game. */
#include "table/table_words.h"

#include "edition/edition_words.h"

static bool name_party(const Table *table, const Words *words, SeatId party, Text *text)
{
    static const Sentence nobody = T_("nobody");
    const Seating *seating = table_seating(table);
    if (party < seating->count) {
        text_add(text, seating->seats[party].name);
    } else if (party == POT) {
        words_write_noun(words, NOUN_POT, 1, NULL, text);
    } else if (party == BANK) {
        words_write_noun(words, NOUN_BANK, 1, "the", text);
        return true;
    } else {
        text_add(text, words_plain(words, &nobody));
        return true;
    }
    return false;
}

static bool name_of(const Words *words, PlaceKind kind, uint8_t id, Text *text)
{
    const Table *table = words->whose;
    if (kind == PLACE_KIND_SEAT) return name_party(table, words, id, text);
    return edition_words_name(table_edition(table), words, kind, id, text);
}

Words table_words(const Table *table, const Language *language)
{
    Words words = edition_words(table_edition(table), language);
    words.name = name_of;
    words.whose = table;
    return words;
}
