/* notation_slot.h -- the lines of a position that are no plain fields. */
#ifndef GAME_NOTATION_NOTATION_SLOT_H
#define GAME_NOTATION_NOTATION_SLOT_H

#include "edition/statement.h"
#include "game/notation/notation_field.h"

/* The words for the values 1, 2, ... of `open` in an offer, an auction, a
 * want; ended by NULL. */
extern const char *const notation_offer_words[];
extern const char *const notation_auction_words[];
extern const char *const notation_want_words[];
/* The word of value `open`, "?" when there is none. */
const char *notation_slot_word(const char *const *words, int open);

/* On which line each thing of a position was read; 0: not yet. */
typedef struct PositionLines {
    int field[GAME_FIELD_COUNT];
    int seat[MAX_SEATS];
    int deed[MAX_DEEDS];
    int pile[MAX_DECKS];
    int debt[MAX_DEBTS];
    int claim[MAX_CLAIMS];
    int mover, offer, gives, takes, auction, want, estate, inherited, wishes;
} PositionLines;

/* A position being read. */
typedef struct PositionReading {
    const Edition *edition;
    Statement statement; /* the current line, its first word taken */
    PositionLines lines;
    SeatId mover; /* the seat; its place in the order is found at the end */
    Game game;
} PositionReading;

/* Reads the rest of a line that begins with `word`; false when no slot is
 * called so. Mistakes are noted. */
bool notation_slot_read(PositionReading *reading, const char *word);
/* The first words of such lines, ended by NULL. */
extern const char *const notation_slot_keys[];

#endif
