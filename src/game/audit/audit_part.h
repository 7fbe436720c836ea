/* audit_part.h -- the parts of the audit; only audit*.c include it. */
#ifndef GAME_AUDIT_AUDIT_PART_H
#define GAME_AUDIT_AUDIT_PART_H

#include "game/audit/audit.h"

/* Notes a fault unless the condition holds; gives the condition back. */
static inline bool audit_need(AuditList *faults, bool holds, AuditPlace place, int index,
                              const char *sentence)
{
    if (!holds && faults->count < AUDIT_MAX)
        faults->list[faults->count++] = (AuditFault){sentence, place, index};
    return holds;
}

/* Is every id, count and switch within its range? Only then the others may
 * look at the game. */
void audit_range_list(const Edition *edition, const Game *game, AuditList *faults);
/* Deeds, buildings, cards. */
void audit_board_list(const Edition *edition, const Game *game, AuditList *faults);
/* Debts, claims, offer, auction, want, estate, vote, floor, thief. */
void audit_slot_list(const Edition *edition, const Game *game, AuditList *faults);
/* What is being waited for, by whom, and whether it can be answered. */
void audit_phase_list(const Edition *edition, const Game *game, AuditList *faults);
/* What the play so far can have left behind. */
void audit_turn_list(const Edition *edition, const Game *game, AuditList *faults);

#endif
