/* seating.h -- who sits where, and who decides for them. */
#ifndef TABLE_SEATING_H
#define TABLE_SEATING_H

#include "base/text.h"
#include "players/player.h"
#include "table/seat_name.h"
#include "words/language.h"

typedef struct SeatPlan {
    char name[SEAT_NAME_SIZE];
    const PlayerKind *kind; /* NULL: a person */
    TokenId token;
    uint32_t colour; /* 0xRRGGBB */
} SeatPlan;

typedef struct Seating {
    int count;
    SeatPlan seats[MAX_SEATS];
} Seating;

/* Adds a seat. An empty name becomes "Player 1", "Player 2", ...; NO_TOKEN
 * takes the first free token; colour 0 takes the first free of eight. */
void seating_add(Seating *seating, const Edition *edition, const char *name, const PlayerKind *kind,
                 TokenId token, uint32_t colour);

/* The first friendly name that nobody at the table has: "Ada", "Bruno", ... */
const char *seating_computer_name(const Seating *seating);

/* Adds computers up to RULE_FILL_TO. */
void seating_fill(Seating *seating, const Edition *edition, const PlayerKind *kind);

/* G1: number of players within the edition's bounds; no shared or empty
 * names, tokens, colours; names as seat_name_fault wants them. False with one
 * sentence in `why`, in `language` (NULL: English). */
bool seating_check(const Seating *seating, const Edition *edition, const Language *language,
                   Text *why);

/* The same for a game that has begun: Watopoly tells Bob from bob. */
bool seating_check_begun(const Seating *seating, const Edition *edition, const Language *language,
                         Text *why);

/* The seat called `name`: by whole name, by number from 1, or by an unambiguous
 * beginning; case is folded unless it tells two names apart. -1 if there is none. */
int seating_find(const Seating *seating, const char *name);

#endif
