/* notation_action.c -- text -> Action. */
#include <stdarg.h>
#include <string.h>

#include "edition/guess.h"
#include "game/notation/notation.h"
#include "game/notation/notation_deal.h"
#include "game/notation/notation_word.h"

/* No word of the notation is longer than 255*WORD-card; a longer one is cut
 * and so matches nothing. */
enum { READING_WORD = 64 };

/* A line being taken apart from left to right. Every function that returns
 * false has written its sentence. */
typedef struct ActionReading {
    const Edition *edition;
    const Game *game;
    const char *at;          /* what is left */
    char word[READING_WORD]; /* taken last: printable, so it may be shown */
    Text *why;
    Action action;
    const ActionWord *form;
} ActionReading;

static bool refuse(ActionReading *reading, ...)
{
    va_list parts;
    va_start(parts, reading);
    for (const char *part = va_arg(parts, const char *); part != NULL;
         part = va_arg(parts, const char *))
        text_add(reading->why, part);
    va_end(parts);
    return false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Takes the next word; false at the end, without a sentence. */
static bool next_word(ActionReading *reading)
{
    while (is_blank(*reading->at)) reading->at++;
    size_t length = 0;
    for (; *reading->at != '\0' && !is_blank(*reading->at); reading->at++) {
        char c = *reading->at;
        if (length < READING_WORD - 1) reading->word[length++] = c > ' ' && c <= '~' ? c : '?';
    }
    reading->word[length] = '\0';
    return length > 0;
}

static bool take_word(ActionReading *reading)
{
    if (next_word(reading)) return true;
    return refuse(reading, "something is missing, write: ", reading->form->usage, NULL);
}

static bool take_end(ActionReading *reading)
{
    if (!next_word(reading)) return true;
    return refuse(reading, "'", reading->word, "' is too much, write: ", reading->form->usage,
                  NULL);
}

static bool take_known(ActionReading *reading, const char *known)
{
    if (!take_word(reading)) return false;
    if (text_same_folded(reading->word, known)) return true;
    return refuse(reading, "expected '", known, "' and not '", reading->word,
                  "', write: ", reading->form->usage, NULL);
}

static bool number_of_word(ActionReading *reading, const char *what, int64_t least, int64_t most,
                           int64_t *number)
{
    if (notation_word_number(reading->word, number) && *number >= least && *number <= most)
        return true;
    char buffer[64];
    Text range = text_into(buffer, sizeof buffer);
    text_add_int(&range, least);
    text_add(&range, " to ");
    text_add_int(&range, most);
    return refuse(reading, what, " cannot be '", reading->word, "', expected a number from ",
                  buffer, NULL);
}

static bool take_number(ActionReading *reading, const char *what, int64_t least, int64_t most,
                        int64_t *number)
{
    return take_word(reading) && number_of_word(reading, what, least, most, number);
}

static bool take_sum(ActionReading *reading, const char *what, Money least, Money most, Money *sum)
{
    int64_t number;
    if (!take_number(reading, what, least, most, &number)) return false;
    *sum = (Money)number;
    return true;
}

static bool take_seat(ActionReading *reading, const char *what, SeatId *seat)
{
    int64_t number;
    if (!take_number(reading, what, 1, reading->game->seat_count, &number)) return false;
    *seat = (SeatId)(number - 1);
    return true;
}

static bool deed_of_word(ActionReading *reading, DeedId *deed)
{
    *deed = edition_find_deed(reading->edition, reading->word);
    if (*deed != NO_DEED) return true;
    const char *near = notation_word_guess_deed(reading->edition, reading->word);
    if (near == NULL) return refuse(reading, "'", reading->word, "' is no deed", NULL);
    return refuse(reading, "'", reading->word, "' is no deed, did you mean '", near, "'?", NULL);
}

static bool take_deed(ActionReading *reading)
{
    return take_word(reading) && deed_of_word(reading, &reading->action.deed);
}

/* One of the labels; `index` is its place. */
static bool take_label(ActionReading *reading, const char *what, const Label *labels, int count,
                       int *index)
{
    if (!take_word(reading)) return false;
    Guess guess = guess_for(reading->word);
    for (*index = 0; *index < count; ++*index) {
        if (text_same_folded(labels[*index].word, reading->word)) return true;
        guess_offer(&guess, labels[*index].word);
    }
    if (guess.best == NULL) return refuse(reading, "'", reading->word, "' is no ", what, NULL);
    return refuse(reading, "'", reading->word, "' is no ", what, ", did you mean '", guess.best,
                  "'?", NULL);
}

static bool take_dice(ActionReading *reading)
{
    return take_sum(reading, "a die", 0, INT32_MAX, &reading->action.amount) &&
           take_sum(reading, "a die", 0, INT32_MAX, &reading->action.second);
}

static bool take_card(ActionReading *reading)
{
    DeckId deck = reading->game->deck;
    int most =
        deck < reading->edition->deck_count ? reading->edition->decks[deck].card_count : MAX_CARDS;
    int64_t number;
    if (!take_number(reading, "the card", 1, most, &number)) return false;
    reading->action.other = (uint8_t)(number - 1);
    return true;
}

static bool take_picked_seat(ActionReading *reading)
{
    SeatId seat;
    if (!take_seat(reading, "the seat", &seat)) return false;
    reading->action.amount = seat;
    return true;
}

static bool take_picked_deed(ActionReading *reading)
{
    if (!take_deed(reading)) return false;
    reading->action.amount = reading->action.deed;
    reading->action.deed = NO_DEED;
    return true;
}

static bool take_pick(ActionReading *reading)
{
    PhaseAsk ask = (PhaseAsk)phase_rows[reading->game->phase].ask;
    if (ask == ASK_SEAT) return take_picked_seat(reading);
    if (ask == ASK_DEED) return take_picked_deed(reading);
    return take_sum(reading, "the sum", 0, MONEY_LIMIT, &reading->action.amount);
}

static bool take_deck(ActionReading *reading)
{
    int deck;
    const Edition *edition = reading->edition;
    if (!take_label(reading, "deck", edition->deck_label, edition->deck_count, &deck)) return false;
    reading->action.other = (uint8_t)deck;
    return true;
}

static bool take_token(ActionReading *reading)
{
    int token;
    const Edition *edition = reading->edition;
    if (!take_label(reading, "token", edition->token_label, edition->token_count, &token))
        return false;
    reading->action.amount = token;
    return true;
}

static bool take_travel(ActionReading *reading)
{
    if (!take_word(reading)) return false;
    if (text_same_folded(reading->word, "stay")) return true;
    return deed_of_word(reading, &reading->action.deed);
}

static bool take_building(ActionReading *reading)
{
    if (!take_deed(reading)) return false;
    if (!next_word(reading)) return true;
    reading->action.amount = BUILDING_BESIDE;
    if (text_same_folded(reading->word, "hotel")) return true;
    return refuse(reading, "'", reading->word, "' is too much, write: ", reading->form->usage,
                  NULL);
}

static bool take_break(ActionReading *reading)
{
    int group;
    const Edition *edition = reading->edition;
    if (!take_label(reading, "group", edition->group_label, edition->group_count, &group))
        return false;
    if (edition->groups[group].deeds == 0)
        return refuse(reading, "the group '", reading->word, "' has no deeds", NULL);
    reading->action.deed = (DeedId)__builtin_ctzll(edition->groups[group].deeds);
    return take_sum(reading, "the number of houses", 0, 255, &reading->action.amount);
}

/* The things of one side, up to the word `end` or the end of the line. */
static bool take_side(ActionReading *reading, DealSide side, const char *end)
{
    bool any = false, nothing = false, ended = false;
    while (!ended && next_word(reading)) {
        ended = end != NULL && text_same_folded(reading->word, end);
        if (ended) break;
        if (nothing || (any && text_same_folded(reading->word, "nothing")))
            return refuse(reading, "'nothing' stands alone on its side of a deal", NULL);
        nothing = text_same_folded(reading->word, "nothing");
        any = true;
        if (!nothing &&
            !notation_deal_thing_read(reading->edition, reading->word, side, reading->why))
            return false;
    }
    if (any && (ended || end == NULL)) return true;
    return refuse(reading, "something is missing, write: ", reading->form->usage, NULL);
}

static bool take_deal(ActionReading *reading)
{
    Deal *deal = &reading->action.deal;
    return take_known(reading, "give") && take_side(reading, notation_deal_give(deal), "take") &&
           take_side(reading, notation_deal_take(deal), NULL);
}

/* "by 3", where anybody may speak (F19); else it is the seat asked. */
static bool take_speaker(ActionReading *reading)
{
    const char *before = reading->at;
    if (next_word(reading) && text_same_folded(reading->word, "by"))
        return take_seat(reading, "the seat", &reading->action.seat);
    reading->at = before;
    return true;
}

static bool take_bid(ActionReading *reading)
{
    if (!take_sum(reading, "the bid", 1, MONEY_LIMIT, &reading->action.amount)) return false;
    const char *before = reading->at;
    if (!next_word(reading)) return true;
    if (!text_same_folded(reading->word, "by") && !deed_of_word(reading, &reading->action.deed))
        return false;
    if (text_same_folded(reading->word, "by")) reading->at = before;
    return take_speaker(reading);
}

static bool take_rest(ActionReading *reading)
{
    Action *action = &reading->action;
    switch (reading->form->shape) {
    case SHAPE_NOTHING: return true;
    case SHAPE_DICE: return take_dice(reading);
    case SHAPE_CARD: return take_card(reading);
    case SHAPE_PICK: return take_pick(reading);
    case SHAPE_CHOICE: return take_sum(reading, "the choice", 1, 2, &action->amount);
    case SHAPE_DECK: return take_deck(reading);
    case SHAPE_TRAVEL: return take_travel(reading);
    case SHAPE_TOKEN: return take_token(reading);
    case SHAPE_BUILDING: return take_building(reading);
    case SHAPE_BREAK: return take_break(reading);
    case SHAPE_DEED: return take_deed(reading);
    case SHAPE_OFFER: return take_seat(reading, "the seat", &action->other) && take_deal(reading);
    case SHAPE_COUNTER: return take_deal(reading);
    case SHAPE_BID: return take_bid(reading);
    case SHAPE_SPEAKER: return take_speaker(reading);
    case SHAPE_SEAT: return take_seat(reading, "the seat", &action->seat);
    case SHAPE_CLAIM:
        return take_seat(reading, "the seat", &action->seat) && take_known(reading, "from") &&
               take_seat(reading, "the visitor", &action->other) && take_deed(reading);
    }
    return false;
}

static bool is_of_dealer(ActionKind kind)
{
    return kind == ACTION_DICE || kind == ACTION_DRAW || kind == ACTION_PICK || kind == ACTION_BELL;
}

static bool take_kind(ActionReading *reading)
{
    if (!next_word(reading)) return refuse(reading, "the action is missing", NULL);
    Guess guess = guess_for(reading->word);
    for (int kind = 0; kind < ACTION_COUNT; kind++) {
        reading->form = notation_word_of((ActionKind)kind);
        if (text_same_folded(reading->form->word, reading->word)) {
            reading->action = action_of(reading->game, (ActionKind)kind);
            if (is_of_dealer((ActionKind)kind)) reading->action.seat = DEALER;
            return true;
        }
        guess_offer(&guess, reading->form->word);
    }
    if (guess.best == NULL) return refuse(reading, "'", reading->word, "' is no action", NULL);
    return refuse(reading, "'", reading->word, "' is no action, did you mean '", guess.best, "'?",
                  NULL);
}

bool notation_action_read(const Edition *edition, const Game *game, const char *words,
                          Action *action, Text *why)
{
    ActionReading reading = {.edition = edition, .game = game, .at = words, .why = why};
    if (!take_kind(&reading) || !take_rest(&reading) || !take_end(&reading)) return false;
    *action = reading.action;
    return true;
}
