/* notation_deal.c -- the two sides of a deal <-> words. */
#include "game/notation/notation_deal.h"

#include <string.h>

#include "game/notation/notation_word.h"

enum { THINGS_A_LINE = 8, CARDS_MOST = 255 };

static const char card_suffix[] = "-card";

DealSide notation_deal_give(Deal *deal)
{
    return (DealSide){&deal->give, &deal->give_money, deal->give_cards};
}

DealSide notation_deal_take(Deal *deal)
{
    return (DealSide){&deal->take, &deal->take_money, deal->take_cards};
}

/* What is written of a side, and how many things so far. */
typedef struct ThingLine {
    const char *key;
    int count;
    Text *text;
} ThingLine;

static void begin_thing(ThingLine *line)
{
    if (line->key != NULL && line->count > 0 && line->count % THINGS_A_LINE == 0) {
        text_add_char(line->text, '\n');
        text_add(line->text, line->key);
    }
    line->count++;
    text_add_char(line->text, ' ');
}

static void write_cards(const Edition *edition, int deck, int count, ThingLine *line)
{
    begin_thing(line);
    if (count > 1) {
        text_add_int(line->text, count);
        text_add_char(line->text, '*');
    }
    notation_word_deck(edition, deck, line->text);
    text_add(line->text, card_suffix);
}

void notation_deal_side_write(const Edition *edition, DealSide side, const char *key, Text *text)
{
    ThingLine line = {key, 0, text};
    for (DeedSet rest = *side.deeds; rest != 0; rest &= rest - 1) {
        begin_thing(&line);
        notation_word_deed(edition, __builtin_ctzll(rest), text);
    }
    if (*side.money != 0) {
        begin_thing(&line);
        text_add_int(text, *side.money);
    }
    for (int deck = 0; deck < MAX_DECKS; deck++)
        if (side.cards[deck] != 0) write_cards(edition, deck, side.cards[deck], &line);
    if (line.count == 0) text_add(text, " nothing");
}

void notation_deal_write(const Edition *edition, const Deal *deal, Text *text)
{
    Deal copy = *deal;
    text_add(text, " give");
    notation_deal_side_write(edition, notation_deal_give(&copy), NULL, text);
    text_add(text, " take");
    notation_deal_side_write(edition, notation_deal_take(&copy), NULL, text);
}

static bool refuse(Text *why, const char *before, const char *word, const char *after)
{
    text_add(why, before);
    text_add(why, word);
    text_add(why, after);
    return false;
}

static bool read_money(int64_t number, const char *word, Money *money, Text *why)
{
    if (number < 1 || number > MONEY_LIMIT)
        return refuse(why, "'", word,
                      "' is no sum for a deal, expected a number from 1 to 100000000");
    if (*money != 0) return refuse(why, "the sum '", word, "' is a second one on the same side");
    *money = (Money)number;
    return true;
}

static bool read_deed(DeedId deed, const char *word, DeedSet *deeds, Text *why)
{
    if (*deeds & DEED_BIT(deed)) return refuse(why, "'", word, "' stands there twice");
    *deeds |= DEED_BIT(deed);
    return true;
}

/* "2*chance-card": the count, and where the rest begins. */
static int read_count(const char *word, const char **rest)
{
    int count = 0;
    const char *at = word;
    while (*at >= '0' && *at <= '9' && count <= CARDS_MOST) count = count * 10 + (*at++ - '0');
    bool counted = at > word && *at == '*' && word[0] != '0' && count <= CARDS_MOST;
    *rest = counted ? at + 1 : word;
    return counted ? count : 1;
}

/* The deck of "chance-card", -1 when the word is something else. */
static int read_deck(const Edition *edition, const char *word)
{
    size_t length = strlen(word), suffix = strlen(card_suffix);
    char deck[WORD_SIZE];
    if (length <= suffix || length - suffix >= sizeof deck) return -1;
    if (!text_same_folded(word + length - suffix, card_suffix)) return -1;
    memcpy(deck, word, length - suffix);
    deck[length - suffix] = '\0';
    return edition_find_deck(edition, deck);
}

bool notation_deal_thing_read(const Edition *edition, const char *word, DealSide side, Text *why)
{
    int64_t number;
    if (notation_word_number(word, &number)) return read_money(number, word, side.money, why);
    DeedId deed = edition_find_deed(edition, word);
    if (deed != NO_DEED) return read_deed(deed, word, side.deeds, why);
    const char *card;
    int count = read_count(word, &card);
    int deck = read_deck(edition, card);
    if (deck < 0) {
        const char *near = notation_word_guess_deed(edition, word);
        if (near == NULL) return refuse(why, "'", word, "' is no deed, no sum and no get-out card");
        refuse(why, "'", word, "' is no deed, did you mean '");
        return refuse(why, "", near, "'?");
    }
    if (side.cards[deck] + count > CARDS_MOST)
        return refuse(why, "'", word, "' makes more than 255 cards");
    side.cards[deck] = (uint8_t)(side.cards[deck] + count);
    return true;
}
