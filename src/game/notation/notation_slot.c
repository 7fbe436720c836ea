/* notation_slot.c -- the lines of a position that are no plain fields. */
#include "game/notation/notation_slot.h"

#include <assert.h>

#include "game/notation/notation_deal.h"
#include "game/notation/notation_value.h"

const char *const notation_offer_words[] = {"answer", "waits", NULL};
const char *const notation_auction_words[] = {"deed", "house", "hotel", NULL};
const char *const notation_want_words[] = {"house", "hotel", "sale", "break", NULL};

const char *notation_slot_word(const char *const *words, int open)
{
    int index = 0;
    while (words[index] != NULL && index != open - 1) index++;
    return words[index] != NULL ? words[index] : "?";
}

/* Notes the line of a thing; a mistake when there was one before. */
static bool first_time(PositionReading *reading, int *line)
{
    if (*line != 0) return MISTAKE_PLAIN(&reading->statement, T_("this line stands there twice"));
    *line = reading->statement.line->number;
    return true;
}

static bool take_seat(PositionReading *reading, SeatId *seat)
{
    return notation_value_seat(&reading->statement, reading->game.seat_count, seat);
}

static bool take_seats(PositionReading *reading, uint8_t *bits)
{
    return notation_value_seats(&reading->statement, reading->game.seat_count, bits);
}

static bool take_party(PositionReading *reading, SeatId *party)
{
    int32_t value;
    if (!notation_value_party(&reading->statement, reading->game.seat_count, &value)) return false;
    *party = (SeatId)value;
    return true;
}

static bool take_deed(PositionReading *reading, DeedId *deed)
{
    return notation_value_deed(reading->edition, &reading->statement, deed);
}

static bool take_byte(PositionReading *reading, Sentence what, int32_t least, int32_t most,
                      uint8_t *byte)
{
    int32_t value;
    if (!statement_number(&reading->statement, what, least, most, &value)) return false;
    *byte = (uint8_t)value;
    return true;
}

static bool take_sum(PositionReading *reading, Sentence what, Money least, Money *sum)
{
    return statement_number(&reading->statement, what, least, MONEY_LIMIT, sum);
}

static bool take_known(PositionReading *reading, const char *word)
{
    if (statement_take(&reading->statement, word)) return true;
    return MISTAKE(&reading->statement, T_("expected the word '{word}' here"), arg_word(word));
}

/* The place of the next word among `words`, from 1. */
static bool take_open(PositionReading *reading, Sentence what, const char *const *words,
                      uint8_t *open)
{
    int choice;
    if (!statement_choice(&reading->statement, what, words, &choice)) return false;
    *open = (uint8_t)(choice + 1);
    return true;
}

static bool read_release(PositionReading *reading, Seat *seat)
{
    const Edition *edition = reading->edition;
    int32_t deck;
    if (!notation_value_label(&reading->statement, (Sentence)TC_("kind", "deck"),
                              edition->deck_label, edition->deck_count, &deck))
        return false;
    if (seat->release[deck] != 0)
        return MISTAKE_PLAIN(&reading->statement, T_("the cards of this deck stand there twice"));
    return take_byte(reading, (Sentence)T_("the number of cards"), 1, 255, &seat->release[deck]);
}

static bool read_seat_field(PositionReading *reading, Seat *seat, uint32_t *seen)
{
    Statement *statement = &reading->statement;
    const char *word = statement_peek(statement);
    if (word == NULL) return MISTAKE_PLAIN(statement, T_("a text in quotes is too much"));
    if (statement_take(statement, "release")) return read_release(reading, seat);
    int index = notation_field_find(notation_seat_fields, SEAT_FIELD_COUNT, word);
    if (index < 0) return MISTAKE(statement, T_("'{word}' says nothing of a seat"), arg_word(word));
    if (*seen >> index & 1)
        return MISTAKE(statement, T_("'{word}' stands there twice"), arg_word(word));
    *seen |= 1u << index;
    statement->next++;
    return notation_field_read(reading->edition, &notation_seat_fields[index], statement,
                               reading->game.seat_count, seat);
}

static bool read_seat(PositionReading *reading)
{
    SeatId index;
    uint32_t seen = 0;
    if (!take_seat(reading, &index) || !first_time(reading, &reading->lines.seat[index]))
        return false;
    Seat *seat = &reading->game.seats[index];
    while (!statement_at_end(&reading->statement))
        if (!read_seat_field(reading, seat, &seen)) return false;
    for (int i = 0; i < SEAT_FIELD_COUNT; i++) {
        const Field *field = &notation_seat_fields[i];
        if (field->always && !(seen >> i & 1))
            return MISTAKE(&reading->statement, T_("'{word}' of this seat is missing"),
                           arg_word(field->word));
    }
    return true;
}

static bool read_mover(PositionReading *reading)
{
    return first_time(reading, &reading->lines.mover) && take_seat(reading, &reading->mover);
}

static bool read_deed(PositionReading *reading)
{
    Statement *statement = &reading->statement;
    DeedId deed;
    uint8_t houses = 0;
    if (!take_deed(reading, &deed) || !first_time(reading, &reading->lines.deed[deed]))
        return false;
    Holding *holding = &reading->game.holdings[deed];
    if (!take_seat(reading, &holding->owner)) return false;
    if (statement_take(statement, "houses") &&
        !take_byte(reading, (Sentence)T_("the number of houses"), 1, HOTEL_LEVEL - 1, &houses))
        return false;
    bool hotel = statement_take(statement, "hotel");
    holding->mortgaged = statement_take(statement, "mortgaged");
    holding->level = houses;
    if (!hotel) return true;
    if (reading->edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        holding->level |= BESIDE_HOTEL;
        return true;
    }
    if (houses != 0)
        return MISTAKE_PLAIN(statement, T_("no houses stand beside a hotel in this edition"));
    holding->level = HOTEL_LEVEL;
    return true;
}

static bool read_cards(PositionReading *reading, int deck, uint32_t *seen, bool order)
{
    Pile *pile = &reading->game.piles[deck];
    int count = reading->edition->decks[deck].card_count;
    while (statement_at_number(&reading->statement)) {
        uint8_t card;
        if (!take_byte(reading, (Sentence)T_("the card"), 1, count, &card)) return false;
        card--;
        if (*seen >> card & 1)
            return MISTAKE_PLAIN(&reading->statement, T_("a card lies in this pile twice"));
        *seen |= (uint32_t)1 << card;
        if (order)
            pile->order[pile->count++] = card;
        else
            pile->unseen |= (uint32_t)1 << card;
    }
    return true;
}

static bool read_pile(PositionReading *reading)
{
    const Edition *edition = reading->edition;
    int32_t deck;
    uint32_t seen = 0;
    if (!notation_value_label(&reading->statement, (Sentence)TC_("kind", "deck"),
                              edition->deck_label, edition->deck_count, &deck) ||
        !first_time(reading, &reading->lines.pile[deck]))
        return false;
    if (edition->decks[deck].kind != DECK_CARDS)
        return MISTAKE_PLAIN(&reading->statement, T_("this deck has no pile"));
    reading->game.piles[deck] = (Pile){0};
    if (statement_take(&reading->statement, "order") && !read_cards(reading, deck, &seen, true))
        return false;
    return !statement_take(&reading->statement, "unseen") ||
           read_cards(reading, deck, &seen, false);
}

static bool read_debt(PositionReading *reading)
{
    Game *game = &reading->game;
    if (game->debt_count == MAX_DEBTS)
        return MISTAKE_PLAIN(&reading->statement, T_("there are more debts than can be"));
    reading->lines.debt[game->debt_count] = reading->statement.line->number;
    Debt *debt = &game->debts[game->debt_count++];
    *debt = (Debt){.deed = NO_DEED};
    if (!take_seat(reading, &debt->debtor) || !take_known(reading, "to") ||
        !take_party(reading, &debt->creditor) ||
        !take_sum(reading, (Sentence)T_("the sum"), 1, &debt->amount) ||
        !notation_value_reason(&reading->statement, &debt->reason))
        return false;
    return statement_at_end(&reading->statement) || take_deed(reading, &debt->deed);
}

static bool read_claim(PositionReading *reading)
{
    Game *game = &reading->game;
    if (game->claim_count == MAX_CLAIMS)
        return MISTAKE_PLAIN(&reading->statement, T_("there are more claims than can be"));
    reading->lines.claim[game->claim_count] = reading->statement.line->number;
    Claim *claim = &game->claims[game->claim_count++];
    return take_seat(reading, &claim->owner) && take_known(reading, "from") &&
           take_seat(reading, &claim->visitor) && take_deed(reading, &claim->deed) &&
           take_sum(reading, (Sentence)T_("the sum"), 1, &claim->amount) &&
           take_known(reading, "throws") &&
           take_byte(reading, (Sentence)T_("the number of throws"), 1, RENT_CLAIM_SECOND,
                     &claim->throws_left);
}

static bool read_offer(PositionReading *reading)
{
    Offer *offer = &reading->game.offer;
    return first_time(reading, &reading->lines.offer) && take_seat(reading, &offer->from) &&
           take_known(reading, "to") && take_seat(reading, &offer->to) &&
           take_open(reading, (Sentence)TC_("kind", "kind of offer"), notation_offer_words,
                     &offer->open) &&
           take_known(reading, "counters") &&
           take_byte(reading, (Sentence)T_("the number of counter-offers"), 0, MAX_COUNTERS,
                     &offer->counters);
}

/* A side may go over several lines. */
static bool read_side(PositionReading *reading, DealSide side, int *line)
{
    Statement *statement = &reading->statement;
    *line = statement->line->number;
    if (statement_take(statement, "nothing")) return true;
    while (!statement_at_end(statement)) {
        char buffer[PROBLEM_SENTENCE];
        Text why = text_into(buffer, sizeof buffer);
        const char *word = statement_peek(statement);
        if (word == NULL) return MISTAKE_PLAIN(statement, T_("a text in quotes is no deed"));
        if (!notation_deal_thing_read(reading->edition, word, side, &why))
            return statement_mistake_text(statement, buffer);
        statement->next++;
    }
    return true;
}

static bool read_auction(PositionReading *reading)
{
    Statement *statement = &reading->statement;
    Auction *auction = &reading->game.auction;
    auction->deed = NO_DEED;
    if (!first_time(reading, &reading->lines.auction) ||
        !take_open(reading, (Sentence)TC_("kind", "kind of auction"), notation_auction_words,
                   &auction->open))
        return false;
    if (!statement_take(statement, "bid") &&
        (!take_deed(reading, &auction->deed) || !take_known(reading, "bid")))
        return false;
    return take_sum(reading, (Sentence)T_("the bid"), 0, &auction->bid) &&
           take_known(reading, "by") && take_party(reading, &auction->bidder) &&
           take_known(reading, "asked") && take_seat(reading, &auction->asked) &&
           take_known(reading, "in") && take_seats(reading, &auction->in);
}

static bool read_want(PositionReading *reading)
{
    Want *want = &reading->game.want;
    return first_time(reading, &reading->lines.want) &&
           take_open(reading, (Sentence)TC_("kind", "kind of want"), notation_want_words,
                     &want->open) &&
           take_seat(reading, &want->seat) && take_deed(reading, &want->deed) &&
           take_known(reading, "houses") &&
           take_byte(reading, (Sentence)T_("the number of houses"), 0, 255, &want->houses) &&
           take_known(reading, "ask") && take_seats(reading, &want->ask) &&
           take_known(reading, "want") && take_seats(reading, &want->want) &&
           take_known(reading, "asked") && take_party(reading, &want->asked);
}

/* A set of deeds may go over several lines. */
static bool read_deed_set(PositionReading *reading, DeedSet *deeds, int *line)
{
    *line = reading->statement.line->number;
    do {
        DeedId deed;
        if (!take_deed(reading, &deed)) return false;
        if (*deeds & DEED_BIT(deed))
            return MISTAKE_PLAIN(&reading->statement, T_("a deed is named twice"));
        *deeds |= DEED_BIT(deed);
    } while (!statement_at_end(&reading->statement));
    return true;
}

static bool read_gives(PositionReading *reading)
{
    return read_side(reading, notation_deal_give(&reading->game.offer.deal), &reading->lines.gives);
}

static bool read_takes(PositionReading *reading)
{
    return read_side(reading, notation_deal_take(&reading->game.offer.deal), &reading->lines.takes);
}

static bool read_estate(PositionReading *reading)
{
    return read_deed_set(reading, &reading->game.estate, &reading->lines.estate);
}

static bool read_wishes(PositionReading *reading)
{
    return read_deed_set(reading, &reading->game.wishes, &reading->lines.wishes);
}

static bool read_inherited(PositionReading *reading)
{
    return read_deed_set(reading, &reading->game.inherited, &reading->lines.inherited);
}

const char *const notation_slot_keys[] = {"seat",  "mover",  "deed",      "pile",   "debt",
                                          "claim", "offer",  "gives",     "takes",  "auction",
                                          "want",  "estate", "inherited", "wishes", NULL};
static bool (*const readers[])(PositionReading *reading) = {
    read_seat,  read_mover, read_deed,    read_pile, read_debt,   read_claim,     read_offer,
    read_gives, read_takes, read_auction, read_want, read_estate, read_inherited, read_wishes,
};
static_assert(sizeof readers / sizeof *readers ==
                  sizeof notation_slot_keys / sizeof *notation_slot_keys - 1,
              "a reader for every key");

bool notation_slot_read(PositionReading *reading, const char *word)
{
    for (int i = 0; notation_slot_keys[i] != NULL; i++) {
        if (!text_same(notation_slot_keys[i], word)) continue;
        if (readers[i](reading)) statement_end(&reading->statement);
        return true;
    }
    return false;
}
