/* notation_field.h -- the plain fields of Game and Seat as words of a position. */
#ifndef GAME_NOTATION_NOTATION_FIELD_H
#define GAME_NOTATION_NOTATION_FIELD_H

#include "edition/statement.h"
#include "game/game.h"

/* How a value is written. */
typedef enum FieldShow {
    SHOW_NUMBER,
    SHOW_SWITCH, /* the word alone means 1 */
    SHOW_PARTY,  /* a seat from 1, bank, pot, dealer, nobody */
    SHOW_SEATS,  /* bits as a list of seats from 1 */
    SHOW_SPACE,
    SHOW_TOKEN,
    SHOW_DECK,
    SHOW_CARD, /* from 1 */
    SHOW_PHASE
} FieldShow;

typedef enum FieldStore { STORE_U8, STORE_U16, STORE_I16, STORE_I32 } FieldStore;

enum { FIELD_PER_SEAT = 0 }; /* Field.count: as many values as there are seats */

/* One line of a position, or one word and its values on the line of a seat. */
typedef struct Field {
    const char *word;
    size_t offset;
    FieldStore store;
    FieldShow show;
    int count;           /* values in a row; FIELD_PER_SEAT */
    bool always;         /* written even with its usual value */
    int32_t usual;       /* left out of the text */
    int32_t least, most; /* of SHOW_NUMBER */
} Field;

enum { GAME_FIELD_COUNT = 31, SEAT_FIELD_COUNT = 11 };
extern const Field notation_game_fields[GAME_FIELD_COUNT];
extern const Field notation_seat_fields[SEAT_FIELD_COUNT];

/* The field called `word`, -1 if there is none. */
int notation_field_find(const Field *fields, int count, const char *word);

int32_t notation_field_get(const Field *field, const void *thing, int index);
void notation_field_set(const Field *field, void *thing, int index, int32_t value);
/* Gives the field its usual value, all of a row. */
void notation_field_reset(const Field *field, void *thing);

/* Does the field of `thing` (a Game or Seat) need to be written? */
bool notation_field_shown(const Field *field, const void *thing, int seat_count);
/* The word and its values, separated by blanks. */
void notation_field_write(const Edition *edition, const Field *field, const void *thing,
                          int seat_count, Text *text);
/* The values, the word being taken already. */
bool notation_field_read(const Edition *edition, const Field *field, Statement *statement,
                         int seat_count, void *thing);

/* Bits as numbers of seats, a blank before each. */
void notation_field_seats_write(uint8_t bits, Text *text);

#endif
