/* notation_value.c -- single values of a position: words -> numbers. */
#include "game/notation/notation_value.h"

#include "edition/guess.h"
#include "game/event.h"
#include "game/notation/notation.h"
#include "game/notation/notation_word.h"

bool notation_value_seat(Statement *statement, int seat_count, SeatId *seat)
{
    int32_t number;
    if (!statement_number(statement, (Sentence)T_("the seat"), 1, seat_count, &number))
        return false;
    *seat = (SeatId)(number - 1);
    return true;
}

bool notation_value_party(Statement *statement, int seat_count, int32_t *party)
{
    static const char *const words[] = {"bank", "pot", "dealer", "nobody", NULL};
    static const uint8_t parties[] = {BANK, POT, DEALER, NOBODY};
    SeatId seat;
    int choice;
    if (statement_at_number(statement)) {
        if (!notation_value_seat(statement, seat_count, &seat)) return false;
        *party = seat;
        return true;
    }
    if (!statement_choice(statement, (Sentence)TC_("kind", "seat or party"), words, &choice))
        return false;
    *party = parties[choice];
    return true;
}

bool notation_value_seats(Statement *statement, int seat_count, uint8_t *bits)
{
    *bits = 0;
    while (statement_at_number(statement)) {
        SeatId seat;
        if (!notation_value_seat(statement, seat_count, &seat)) return false;
        if (*bits >> seat & 1) return MISTAKE_PLAIN(statement, T_("a seat is named twice"));
        *bits |= (uint8_t)(1u << seat);
    }
    return true;
}

static bool unknown(Statement *statement, Sentence what, const char *near)
{
    const char *word = statement_peek(statement);
    if (near == NULL)
        return MISTAKE(statement, T_("'{word}' is no {term}"), arg_word(word), arg_term(&what));
    return MISTAKE(statement, T_("'{word}' is no {term}, did you mean '{other_word}'?"),
                   arg_word(word), arg_term(&what), arg_other_word(near));
}

static bool missing(Statement *statement, Sentence what)
{
    return MISTAKE(statement, T_("the {term} is missing"), arg_term(&what));
}

/* Takes the next word as the one of `count` words that `word_of` gives. */
static bool take_word_of(Statement *statement, Sentence what, int count,
                         const char *(*word_of)(int), int32_t *index)
{
    const char *word = statement_peek(statement);
    if (word == NULL) return missing(statement, what);
    Guess guess = guess_for(word);
    for (*index = 0; *index < count; ++*index) {
        if (text_same(word_of(*index), word)) {
            statement->next++;
            return true;
        }
        guess_offer(&guess, word_of(*index));
    }
    return unknown(statement, what, guess.best);
}

static const char *word_of_phase(int phase)
{
    return phase_word((Phase)phase);
}

static const char *reason_word(int reason)
{
    return event_reason_word((Reason)reason);
}

bool notation_value_phase(Statement *statement, int32_t *phase)
{
    return take_word_of(statement, (Sentence)TC_("kind", "phase"), PHASE_COUNT, word_of_phase,
                        phase);
}

bool notation_value_reason(Statement *statement, uint8_t *reason)
{
    int32_t index = 0;
    if (!take_word_of(statement, (Sentence)TC_("kind", "reason"), REASON_COUNT, reason_word,
                      &index))
        return false;
    *reason = (uint8_t)index;
    return true;
}

bool notation_value_label(Statement *statement, Sentence what, const Label *labels, int count,
                          int32_t *index)
{
    const char *word = statement_peek(statement);
    if (word == NULL) return missing(statement, what);
    for (*index = 0; *index < count; ++*index) {
        if (text_same_folded(labels[*index].word, word)) {
            statement->next++;
            return true;
        }
    }
    Guess guess = guess_for(word);
    for (int i = 0; i < count; i++) guess_offer(&guess, labels[i].word);
    return unknown(statement, what, guess.best);
}

bool notation_value_deed(const Edition *edition, Statement *statement, DeedId *deed)
{
    Sentence what = TC_("kind", "deed");
    const char *word = statement_peek(statement);
    if (word == NULL) return missing(statement, what);
    *deed = edition_find_deed(edition, word);
    if (*deed == NO_DEED) return unknown(statement, what, notation_word_guess_deed(edition, word));
    statement->next++;
    return true;
}
