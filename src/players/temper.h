/* temper.h -- how computers of one level differ from each other. */
#ifndef PLAYERS_TEMPER_H
#define PLAYERS_TEMPER_H

#include "players/player_kind.h"

/* Made out of characters/tempers when this is built. Its words are English, for the catalogue. */
struct Temper {
    const char *word;                  /* "builder": a pill beside a name */
    const char *about;                 /* what its player does, behind a name: "builds ..." */
    const char *remarks[ACTION_COUNT]; /* a sentence for why it does this; NULL: none */
};

extern const PlayerKind *const temper_kinds[]; /* level by level, ended by NULL */

/* Temper `n`, from 0, of a level; NULL beyond the last, and for kinds that are no levels. */
const PlayerKind *temper_of_level(const PlayerKind *level, int n);
int temper_count(const PlayerKind *level);

/* The level, whatever the temper. */
static inline const PlayerKind *temper_level(const PlayerKind *kind)
{
    return kind != NULL && kind->level != NULL ? kind->level : kind;
}

/* Adds what somebody of this temper says to the reasons for an action, if anybody asks. */
void temper_remark(const Decision *decision, const Action *action);

#endif
