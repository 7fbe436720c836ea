/* audit.h -- what must be true after every action (docs/rules.md, section V). */
#ifndef GAME_AUDIT_AUDIT_H
#define GAME_AUDIT_AUDIT_H

#include "game/event.h"

/* NULL when everything holds, else one sentence naming what does not. Safe
 * for any bytes: ids are looked at before they are used. */
const char *audit_game(const Edition *edition, const Game *game);

/* V01 between two states with the events of the step: cash and pot change by
 * EVENT_PAID only, owners by EVENT_DEED_MOVED, levels by EVENT_BUILT and
 * EVENT_UNBUILT, get-out cards by EVENT_RELEASE_MOVED. A full EventList says
 * nothing, and passes. */
const char *audit_step(const Edition *edition, const Game *before, const Game *after,
                       const EventList *events);

/* The same as audit_game, every fault with the part of the Game that has it:
 * for texts, which name the line. */
typedef enum AuditPlace {
    AUDIT_FIELD, /* index: offset in Game */
    AUDIT_SEAT,
    AUDIT_DEED,
    AUDIT_PILE,
    AUDIT_DEBT,
    AUDIT_CLAIM,
    AUDIT_OFFER,
    AUDIT_AUCTION,
    AUDIT_WANT,
    AUDIT_ESTATE,
    AUDIT_INHERITED,
    AUDIT_MOVER
} AuditPlace;

typedef struct AuditFault {
    const char *sentence;
    AuditPlace place;
    int index; /* of the seat, deed, pile, debt or claim */
} AuditFault;

enum { AUDIT_MAX = 20 };

typedef struct AuditList {
    int count;
    AuditFault list[AUDIT_MAX];
} AuditList;

/* Adds what does not hold, beginning with an empty list. */
void audit_list(const Edition *edition, const Game *game, AuditList *faults);

#endif
