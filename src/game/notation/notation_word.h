/* notation_word.h -- the words that actions and positions are written in. */
#ifndef GAME_NOTATION_NOTATION_WORD_H
#define GAME_NOTATION_NOTATION_WORD_H

#include "game/action.h"

/* What follows the word of an action. */
typedef enum ActionShape {
    SHAPE_NOTHING,
    SHAPE_DICE,   /* two numbers */
    SHAPE_CARD,   /* the number of a card of Game.deck */
    SHAPE_PICK,   /* a seat, deed or sum, by the phase */
    SHAPE_CHOICE, /* 1 or 2 */
    SHAPE_DECK,
    SHAPE_TRAVEL, /* a deed or `stay` */
    SHAPE_TOKEN,
    SHAPE_BUILDING, /* a deed, and perhaps `hotel` */
    SHAPE_BREAK,    /* a group and a number of houses */
    SHAPE_DEED,
    SHAPE_OFFER,   /* a seat and a deal */
    SHAPE_COUNTER, /* a deal */
    SHAPE_BID,     /* a sum, perhaps a deed, perhaps who bids */
    SHAPE_SPEAKER, /* perhaps the seat that acts, after `by` */
    SHAPE_SEAT,    /* the seat that acts */
    SHAPE_CLAIM    /* the seat that acts, `from`, a seat and a deed */
} ActionShape;

typedef struct ActionWord {
    const char *word;
    ActionShape shape;
    const char *usage; /* for sentences: "build DEED [hotel]" */
} ActionWord;

const ActionWord *notation_word_of(ActionKind kind);

/* Adds the word of a deed, group, deck or token, the number of a seat or
 * card; '?' when there is none, so that any bytes can be shown. */
void notation_word_deed(const Edition *edition, int deed, Text *text);
void notation_word_group(const Edition *edition, int group, Text *text);
void notation_word_deck(const Edition *edition, int deck, Text *text);
void notation_word_token(const Edition *edition, int token, Text *text);
void notation_word_space(const Edition *edition, int space, Text *text);
/* A seat by its number from 1, or bank, pot, dealer, nobody. */
void notation_word_party(int party, Text *text);

/* A whole number as we write it: digits only, no leading zero. */
bool notation_word_number(const char *word, int64_t *number);
/* The deed nearest to `word` for "did you mean", or NULL. */
const char *notation_word_guess_deed(const Edition *edition, const char *word);

#endif
