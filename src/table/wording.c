/* wording.c -- seats, sums, deeds and deals in words, for whoever shows a table. */
#include "table/wording.h"

#include <string.h>

#include "base/utf8.h"

void wording_party(const Table *table, SeatId party, Text *text)
{
    const Seating *seating = table_seating(table);
    const Edition *edition = table_edition(table);
    if (party < seating->count) {
        text_add(text, seating->seats[party].name);
    } else if (party == POT) {
        text_add(text, edition_noun(edition, NOUN_POT));
    } else {
        text_add(text, party == BANK ? "the bank" : "nobody");
    }
}

void wording_listed(const Table *table, SeatId seat, Text *text)
{
    if (table_seating(table)->seats[seat].kind != NULL) text_add_char(text, '#');
    wording_party(table, seat, text);
}

void wording_owner(const Table *table, SeatId party, Text *text)
{
    wording_party(table, party, text);
    text_add(text, "'s");
}

void wording_money(const Table *table, Money sum, Text *text)
{
    edition_money_write(table_edition(table), sum, text);
}

const char *wording_deed(const Table *table, DeedId deed)
{
    const Edition *edition = table_edition(table);
    return deed < edition->deed_count ? edition_deed_label(edition, deed)->name : "nothing";
}

const char *wording_space(const Table *table, int space)
{
    const Edition *edition = table_edition(table);
    return space >= 0 && space < edition->space_count ? edition->space_label[space].name
                                                      : "nowhere";
}

const char *wording_jail(const Table *table)
{
    const Edition *edition = table_edition(table);
    const Label *label = &edition->space_label[edition->jail];
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

const char *wording_building(const Table *table, bool hotel)
{
    const Edition *edition = table_edition(table);
    return hotel ? edition_noun(edition, NOUN_HOTEL) : edition_noun(edition, NOUN_HOUSE);
}

static void add_count(int count, const char *name, Text *text)
{
    text_add_int(text, count);
    text_add_char(text, ' ');
    text_add(text, name);
    if (count != 1) text_add_char(text, 's');
}

void wording_level(const Table *table, int level, Text *text)
{
    int houses = edition_level_houses(level), hotels = edition_level_hotels(level);
    if (houses > 0) add_count(houses, wording_building(table, false), text);
    if (houses > 0 && hotels > 0) text_add(text, " and ");
    if (hotels > 0) add_count(hotels, wording_building(table, true), text);
}

/* Commas between things and "and" before the last one of `total`. */
static void begin_thing(int number, int total, Text *text)
{
    if (number == 0) return;
    text_add(text, number == total - 1 ? " and " : ", ");
}

void wording_side(const Table *table, const Game *game, DeedSet deeds, Money money,
                  const uint8_t cards[MAX_DECKS], Text *text)
{
    const Edition *edition = table_edition(table);
    int card_count = 0, total = money != 0 ? 1 : 0, number = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) card_count += cards[deck];
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1) total++;
    if (card_count > 0) total++;
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if ((deeds & DEED_BIT(deed)) == 0) continue;
        begin_thing(number++, total, text);
        text_add(text, wording_deed(table, (DeedId)deed));
        if (game != NULL && game->holdings[deed].mortgaged) text_add(text, " (mortgaged)");
    }
    if (money != 0) {
        begin_thing(number++, total, text);
        wording_money(table, money, text);
    }
    if (card_count > 0) {
        begin_thing(number++, total, text);
        add_count(card_count, edition_noun(edition, NOUN_RELEASE), text);
    }
    if (total == 0) text_add(text, "nothing");
}

void wording_deal(const Table *table, const Game *game, const Deal *deal, Text *text)
{
    wording_side(table, game, deal->give, deal->give_money, deal->give_cards, text);
    text_add(text, " for ");
    wording_side(table, game, deal->take, deal->take_money, deal->take_cards, text);
}

void wording_clean(const char *words, Text *text)
{
    const char *end = words + strlen(words);
    while (words < end) {
        size_t size = utf8_size(words, end);
        if (size == 0 || utf8_obeyed(words, size)) {
            text_add_char(text, '?');
        } else {
            text_add_bytes(text, words, size);
        }
        words += size > 0 ? size : 1;
    }
}
