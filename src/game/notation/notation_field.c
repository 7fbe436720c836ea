/* notation_field.c -- the plain fields of Game and Seat as words of a position. */
#include "game/notation/notation_field.h"

#include <assert.h>
#include <string.h>

#include "game/notation/notation.h"
#include "game/notation/notation_value.h"
#include "game/notation/notation_word.h"

enum { COUNT_MOST = 1000000000 };

#define GAME(name, field, stored, shown, values, ...)                                  \
    {                                                                                  \
        .word = name, .offset = offsetof(Game, field), .store = stored, .show = shown, \
        .count = values, __VA_ARGS__                                                   \
    }
#define SEAT(name, field, stored, shown, ...)                                                      \
    {                                                                                              \
        .word = name, .offset = offsetof(Seat, field), .store = stored, .show = shown, .count = 1, \
        __VA_ARGS__                                                                                \
    }

/* clang-format off */
const Field notation_game_fields[] = {
    GAME("phase", phase, STORE_U8, SHOW_PHASE, 1, .always = true),
    GAME("step", step, STORE_U8, SHOW_PHASE, 1, .always = true),
    GAME("decider", decider, STORE_U8, SHOW_PARTY, 1, .always = true),
    GAME("order", order, STORE_U8, SHOW_PARTY, FIELD_PER_SEAT, .always = true),
    GAME("turn", turn, STORE_I32, SHOW_NUMBER, 1, .always = true, .most = COUNT_MOST),
    GAME("round", round, STORE_I32, SHOW_NUMBER, 1, .most = COUNT_MOST),
    GAME("order-next", order_next, STORE_U8, SHOW_NUMBER, 1, .most = MAX_DEEDS),
    GAME("order-ties", order_ties, STORE_U8, SHOW_NUMBER, 1, .most = 127),
    GAME("order-sums", order_sum, STORE_I16, SHOW_NUMBER, FIELD_PER_SEAT, .most = INT16_MAX),
    GAME("dice", dice, STORE_I32, SHOW_NUMBER, 2, .most = INT32_MAX),
    GAME("arrival", arrival, STORE_I32, SHOW_NUMBER, 1, .most = INT32_MAX),
    GAME("doubles", doubles, STORE_U8, SHOW_NUMBER, 1, .most = 255),
    GAME("again", again, STORE_U8, SHOW_SWITCH, 1, .usual = 0),
    GAME("managed", manage_count, STORE_U16, SHOW_NUMBER, 1, .most = MAX_MANAGE),
    GAME("rent-factor", rent_factor, STORE_U8, SHOW_NUMBER, 1, .most = 255),
    GAME("rent-dice", rent_dice, STORE_U8, SHOW_NUMBER, 1, .most = 255),
    GAME("deck", deck, STORE_U8, SHOW_DECK, 1, .usual = NO_DECK),
    GAME("card", card, STORE_U8, SHOW_CARD, 1, .usual = NO_CARD),
    GAME("pot", pot, STORE_I32, SHOW_NUMBER, 1, .most = MONEY_LIMIT),
    GAME("owed", owed, STORE_I32, SHOW_NUMBER, FIELD_PER_SEAT, .most = MONEY_LIMIT),
    GAME("floor", floor, STORE_U8, SHOW_PARTY, 1, .usual = NOBODY),
    GAME("floor-used", floor_used, STORE_U8, SHOW_SEATS, 1, .usual = 0),
    GAME("vote-open", vote_open, STORE_U8, SHOW_SWITCH, 1, .usual = 0),
    GAME("vote-ask", vote_ask, STORE_U8, SHOW_SEATS, 1, .usual = 0),
    GAME("vote-from", vote_from, STORE_U8, SHOW_PARTY, 1, .usual = NOBODY),
    GAME("bell", bell, STORE_U8, SHOW_SWITCH, 1, .usual = 0),
    GAME("jail-throws", jail_throws, STORE_U8, SHOW_NUMBER, 1, .most = 3),
    GAME("jail-sums", jail_sum, STORE_I16, SHOW_NUMBER, 2, .most = INT16_MAX),
    GAME("thief", thief, STORE_U8, SHOW_SPACE, 1, .usual = NO_SPACE),
    GAME("thief-target", thief_target, STORE_U8, SHOW_PARTY, 1, .usual = NOBODY),
    GAME("winner", winner, STORE_U8, SHOW_PARTY, 1, .usual = NOBODY),
};

const Field notation_seat_fields[] = {
    SEAT("cash", cash, STORE_I32, SHOW_NUMBER, .always = true, .least = -MONEY_LIMIT,
         .most = MONEY_LIMIT),
    SEAT("space", space, STORE_U8, SHOW_SPACE, .always = true),
    SEAT("token", token, STORE_U8, SHOW_TOKEN, .usual = NO_TOKEN),
    SEAT("laps", laps, STORE_U16, SHOW_NUMBER, .most = 65535),
    SEAT("in-jail", in_jail, STORE_U8, SHOW_SWITCH, .usual = 0),
    SEAT("jail-turns", jail_turns, STORE_U8, SHOW_NUMBER, .most = 255),
    SEAT("left", left, STORE_U8, SHOW_NUMBER, .most = MAX_SEATS),
    SEAT("owes-to", owes_to, STORE_U8, SHOW_PARTY, .usual = NOBODY),
    SEAT("offers", offers, STORE_U8, SHOW_NUMBER, .most = 255),
    SEAT("kept-deck", kept_deck, STORE_U8, SHOW_DECK, .usual = NO_DECK),
    SEAT("kept-card", kept_card, STORE_U8, SHOW_CARD, .usual = NO_CARD),
};
/* clang-format on */

static_assert(sizeof(SeatId) == 1 && sizeof(DeckId) == 1 && sizeof(Money) == 4,
              "the stores of the fields");

int notation_field_find(const Field *fields, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (text_same(fields[i].word, word)) return i;
    return -1;
}

int32_t notation_field_get(const Field *field, const void *thing, int index)
{
    const unsigned char *at = (const unsigned char *)thing + field->offset;
    uint16_t wide;
    int16_t narrow;
    int32_t full;
    switch (field->store) {
    case STORE_U8: return at[index];
    case STORE_U16: memcpy(&wide, at + 2 * index, sizeof wide); return wide;
    case STORE_I16: memcpy(&narrow, at + 2 * index, sizeof narrow); return narrow;
    case STORE_I32: memcpy(&full, at + 4 * index, sizeof full); return full;
    }
    return 0;
}

void notation_field_set(const Field *field, void *thing, int index, int32_t value)
{
    unsigned char *at = (unsigned char *)thing + field->offset;
    uint16_t wide = (uint16_t)value;
    int16_t narrow = (int16_t)value;
    switch (field->store) {
    case STORE_U8: at[index] = (unsigned char)value; break;
    case STORE_U16: memcpy(at + 2 * index, &wide, sizeof wide); break;
    case STORE_I16: memcpy(at + 2 * index, &narrow, sizeof narrow); break;
    case STORE_I32: memcpy(at + 4 * index, &value, sizeof value); break;
    }
}

void notation_field_reset(const Field *field, void *thing)
{
    int count = field->count == FIELD_PER_SEAT ? MAX_SEATS : field->count;
    for (int i = 0; i < count; i++) notation_field_set(field, thing, i, field->usual);
}

static int value_count(const Field *field, int seat_count)
{
    return field->count == FIELD_PER_SEAT ? seat_count : field->count;
}

bool notation_field_shown(const Field *field, const void *thing, int seat_count)
{
    for (int i = 0; i < value_count(field, seat_count); i++)
        if (notation_field_get(field, thing, i) != field->usual) return true;
    return field->always;
}

void notation_field_seats_write(uint8_t bits, Text *text)
{
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        if (!(bits >> seat & 1)) continue;
        text_add_char(text, ' ');
        text_add_int(text, seat + 1);
    }
}

static void write_value(const Edition *edition, FieldShow show, int32_t value, Text *text)
{
    if (show == SHOW_SWITCH) return;
    if (show == SHOW_SEATS) {
        notation_field_seats_write((uint8_t)value, text);
        return;
    }
    text_add_char(text, ' ');
    switch (show) {
    case SHOW_SWITCH:
    case SHOW_SEATS:
    case SHOW_NUMBER: text_add_int(text, value); break;
    case SHOW_PARTY: notation_word_party(value, text); break;
    case SHOW_SPACE: notation_word_space(edition, value, text); break;
    case SHOW_TOKEN: notation_word_token(edition, value, text); break;
    case SHOW_DECK: notation_word_deck(edition, value, text); break;
    case SHOW_CARD: text_add_int(text, value + 1); break;
    case SHOW_PHASE: text_add(text, phase_word((Phase)value)); break;
    }
}

void notation_field_write(const Edition *edition, const Field *field, const void *thing,
                          int seat_count, Text *text)
{
    text_add(text, field->word);
    for (int i = 0; i < value_count(field, seat_count); i++)
        write_value(edition, field->show, notation_field_get(field, thing, i), text);
}

static bool read_value(const Edition *edition, const Field *field, Statement *statement,
                       int seat_count, int32_t *value)
{
    uint8_t bits;
    OwnWord own;
    switch (field->show) {
    case SHOW_NUMBER:
        return statement_number(statement, statement_own_word(field->word, &own), field->least,
                                field->most, value);
    case SHOW_SWITCH: *value = 1; return true;
    case SHOW_PARTY: return notation_value_party(statement, seat_count, value);
    case SHOW_SEATS:
        if (!notation_value_seats(statement, seat_count, &bits)) return false;
        *value = bits;
        return true;
    case SHOW_SPACE:
        return notation_value_label(statement, (Sentence)TC_("kind", "space"), edition->space_label,
                                    edition->space_count, value);
    case SHOW_TOKEN:
        return notation_value_label(statement, (Sentence)TC_("kind", "token"), edition->token_label,
                                    edition->token_count, value);
    case SHOW_DECK:
        return notation_value_label(statement, (Sentence)TC_("kind", "deck"), edition->deck_label,
                                    edition->deck_count, value);
    case SHOW_CARD:
        if (!statement_number(statement, statement_own_word(field->word, &own), 1, MAX_CARDS,
                              value))
            return false;
        --*value;
        return true;
    case SHOW_PHASE: return notation_value_phase(statement, value);
    }
    return false;
}

bool notation_field_read(const Edition *edition, const Field *field, Statement *statement,
                         int seat_count, void *thing)
{
    for (int i = 0; i < value_count(field, seat_count); i++) {
        int32_t value;
        if (!read_value(edition, field, statement, seat_count, &value)) return false;
        notation_field_set(field, thing, i, value);
    }
    return true;
}
