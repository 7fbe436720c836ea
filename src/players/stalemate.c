/* stalemate.c -- a game in which nothing changes any more. */
#include "players/stalemate.h"

#include "game/worth.h"
#include "players/memory.h"

/* Somebody poorer than when the last thing changed may be ruined yet. */
static bool nobody_runs_down(const Decision *decision)
{
    const Game *game = decision->game;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) &&
            worth_net(decision->edition, game, seat) < decision->memory->worth[seat])
            return false;
    return true;
}

/* Trades and buildings may go back and forth for ever, so what is too long is too long. */
static bool stuck(const Decision *decision, int32_t rounds)
{
    int32_t round = decision->game->round;
    return round >= STALEMATE_LONGEST * rounds ||
           (memory_still(decision->memory, decision->game) >= rounds && nobody_runs_down(decision));
}

bool stalemate_seen(const Decision *decision)
{
    const Memory *memory = decision->memory;
    int32_t rounds = decision->edition->rule[RULE_STALEMATE], round = decision->game->round;
    if (memory == NULL || memory->round < 0 || rounds == 0 || round < rounds) return false;
    if (memory->voted >= 0 && round < memory->voted + STALEMATE_PATIENCE * rounds) return false;
    return stuck(decision, rounds);
}

static bool calls(const Decision *decision, Action *action)
{
    if (decision->game->decider != decision->seat || !stalemate_seen(decision) ||
        !decision_try(decision, ACTION_STOP, action))
        return false;
    return BECAUSE(decision,
                   T_("Nothing has changed for {number} rounds and nobody is getting poorer, so "
                      "the richest should win."),
                   arg_number(memory_still(decision->memory, decision->game)));
}

/* Whoever calls for it: the vote was not lost before. */
static bool agrees(const Decision *decision, Action *action)
{
    if (!stalemate_seen(decision) || !decision_try(decision, ACTION_ACCEPT, action)) return false;
    return BECAUSE_PLAIN(decision, T_("It too sees that nothing changes any more."));
}

bool stalemate_answer(const Decision *decision, Action *action)
{
    if (decision->game->phase == PHASE_TURN) return calls(decision, action);
    return decision->game->phase == PHASE_VOTE && agrees(decision, action);
}
