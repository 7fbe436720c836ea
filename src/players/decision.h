/* decision.h -- a question to a player: who is asked, about what, and what is known. */
#ifndef PLAYERS_DECISION_H
#define PLAYERS_DECISION_H

#include "base/rng.h"
#include "players/character.h"
#include "players/outlook.h"
#include "players/player_kind.h"
#include "words/speech.h"

/* Borrowed for one answer. `outlook` is that of the edition. `rng` is the
 * player's own, never the dealer's. Reasons are added to `why`, unless it is
 * NULL; they borrow from the edition and from a thought. `seat` must decide, or
 * may interrupt. `memory` is of the game so far; NULL when nothing is remembered.
 * `memo` and `danger` save looking for the same trades and rents again; they may be NULL and never
 * change an answer. */
struct Decision {
    const PlayerKind *self;
    const Edition *edition;
    const Outlook *outlook;
    const Game *game;
    Rng *rng;
    Speech *why;
    const Memory *memory;
    struct TenderMemo *memo;
    struct DangerMemo *danger;
    SeatId seat;
};

static inline int32_t decision_number(const Decision *decision, CharacterId id)
{
    return decision->self->character->number[id];
}

static inline const Seat *decision_own(const Decision *decision)
{
    return &decision->game->seats[decision->seat];
}

static inline bool decision_may(const Decision *decision, const Action *action)
{
    return action_check(decision->edition, decision->game, action) == REFUSAL_NONE;
}

/* An action that needs nothing but its kind, made in its place or returned. */
static inline void decision_set(const Decision *decision, ActionKind kind, Action *action)
{
    *action = (Action){.kind = (uint8_t)kind, .seat = decision->seat, .deed = NO_DEED};
}

static inline Action decision_action(const Decision *decision, ActionKind kind)
{
    return (Action){.kind = (uint8_t)kind, .seat = decision->seat, .deed = NO_DEED};
}

/* The deeds of the street groups that the seat has whole. */
static inline DeedSet decision_whole_groups(const Decision *decision)
{
    return game_whole_deeds(decision->edition, decision->game, decision->seat);
}

/* The answer of its kind for the phase; false when there is none. */
static inline bool decision_answer(const Decision *decision, Action *action)
{
    Answer answer = decision->self->answers[decision->game->phase];
    return answer != NULL && answer(decision, action);
}

/* Any legal answer, for what no better thought covers. */
void decision_fall_back(const Decision *decision, Action *action);

/* Tries an action that needs nothing but its kind, or a deed too: false when
 * the rules forbid it. */
bool decision_try(const Decision *decision, ActionKind kind, Action *action);
bool decision_try_deed(const Decision *decision, ActionKind kind, DeedId deed, Action *action);
/* A get-out card, if it has one and may use it; the fine, if it has the money. */
bool decision_try_card(const Decision *decision, Action *action);
bool decision_try_fine(const Decision *decision, Action *action);
/* A rent that the seat is owed and may ask for. */
bool decision_try_claim(const Decision *decision, Action *action);

/* Does `seat` get the whole group with this deed; does another one? */
bool decision_completes(const Decision *decision, SeatId seat, DeedId deed);
bool decision_completes_for_another(const Decision *decision, DeedId deed);

/* So many percent of the average price of a deed. */
static inline Money decision_percent(const Decision *decision, int32_t percent)
{
    return (Money)(decision->outlook->prices * percent / decision->outlook->percents);
}

/* A chance as tenths of a percent, for places of one decimal. */
int decision_tenths(float chance);

/* BECAUSE(decision, T_("It buys {deed}."), arg_deed(deed)): adds to the reasons, if
 * anybody asks for them. Always true, so that it can follow a decision with &&. */
#define BECAUSE(decision, sentence, ...) \
    ((decision)->why == NULL ||          \
     (speech_add((decision)->why, (Sentence)sentence, ARGS(__VA_ARGS__)), true))
/* The same for a sentence without places. */
#define BECAUSE_PLAIN(decision, sentence) \
    ((decision)->why == NULL || (speech_add((decision)->why, (Sentence)sentence, no_args), true))

#endif
