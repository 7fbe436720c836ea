/* monopd_file.h -- a board file of monopd, taken apart: sections, entries, keys. */
#ifndef EDITION_MONOPD_MONOPD_FILE_H
#define EDITION_MONOPD_MONOPD_FILE_H

#include "edition/edition.h"
#include "words/problem.h"

/* Part of the file's text; borrowed. */
typedef struct Slice {
    const char *at;
    size_t length;
} Slice;

/* A slice as a separate text, cut if it is too long; for sentences. */
typedef struct MonopdEntry {
    char text[NAME_SIZE];
} MonopdEntry;

enum { MONOPD_UNSAID = INT32_MIN, MONOPD_NUMBER_MOST = 1000000 };

/* The numbers and words of each kind of entry. */
enum {
    GENERAL_PLAYERS_MIN,
    GENERAL_PLAYERS_MAX,
    GENERAL_HOUSES,
    GENERAL_HOTELS,
    GENERAL_MONEY,
    GENERAL_GO,
    GENERAL_NUMBERS
};
enum { GENERAL_NAME, GENERAL_ABOUT, GENERAL_COLOUR, GENERAL_WORDS };
enum { GROUP_PRICE, GROUP_HOUSE, GROUP_NUMBERS };
enum { GROUP_COLOUR, GROUP_BACKGROUND, GROUP_RENT, GROUP_WORDS };
enum {
    ESTATE_PRICE,
    ESTATE_MORTGAGE,
    ESTATE_REDEEM,
    ESTATE_HOUSE,
    ESTATE_HOUSE_SALE,
    ESTATE_FINE,
    ESTATE_PASS,
    ESTATE_TAX,
    ESTATE_PERCENT,
    ESTATE_TO_JAIL,
    ESTATE_JAIL,
    ESTATE_TARGET,
    ESTATE_IF_OWNED,
    ESTATE_RENT,
    ESTATE_NUMBERS = ESTATE_RENT + RENT_STEPS
};
enum { ESTATE_GROUP, ESTATE_DECK, ESTATE_WORDS };
enum {
    CARD_KEPT,
    CARD_PAY,
    CARD_HOUSE,
    CARD_HOTEL,
    CARD_EACH,
    CARD_TO_JAIL,
    CARD_RELEASE,
    CARD_STEPS,
    CARD_TO,
    CARD_NUMBERS
};
enum { CARD_NEXT_OF, CARD_RENT, CARD_WORDS };

typedef struct MonopdGroup {
    Slice name;
    int line;
    int32_t numbers[GROUP_NUMBERS]; /* MONOPD_UNSAID where the file is silent */
    Slice words[GROUP_WORDS];       /* of length 0 where it is silent */
} MonopdGroup;

typedef struct MonopdEstate {
    Slice name;
    int line;
    int32_t numbers[ESTATE_NUMBERS];
    Slice words[ESTATE_WORDS];
} MonopdEstate;

typedef struct MonopdCard {
    Slice name;
    int line;
    int deck;
    int32_t numbers[CARD_NUMBERS];
    Slice words[CARD_WORDS];
} MonopdCard;

typedef struct MonopdDeck {
    Slice name;
    int line;
} MonopdDeck;

typedef struct MonopdBoard {
    const char *file; /* borrowed, for sentences */
    int group_count, estate_count, deck_count, card_count;
    int32_t numbers[GENERAL_NUMBERS];
    Slice words[GENERAL_WORDS];
    MonopdGroup groups[MAX_GROUPS];
    MonopdEstate estates[MAX_SPACES];
    MonopdDeck decks[MAX_DECKS];
    MonopdCard cards[MAX_DECKS * MAX_CARDS];
} MonopdBoard;

/* Takes the text apart. Mistakes go to `problems`, keys that mean nothing to
 * us to `remarks`, each with its line. False when there were mistakes. */
bool monopd_file_read(const char *file, const char *text, size_t length, MonopdBoard *board,
                      Problems *problems, Problems *remarks);

MonopdEntry monopd_file_said(Slice slice);
bool monopd_file_same(Slice a, Slice b);

#endif
