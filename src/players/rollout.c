/* rollout.c -- playing on from a position, to see where it leads. */
#include "players/rollout.h"

#include "game/apply.h"
#include "players/computer_player.h"
#include "players/dealer.h"

/* A game that goes on and on is judged where it stands. */
enum { LONGEST_ROUNDS = 200, LONGEST_ACTIONS = 20000 };

typedef struct Dice {
    Rng chance, seat[MAX_SEATS];
} Dice;

static void deal_dice(Rng rng, int seats, Dice *dice)
{
    dice->chance = rng_seed(rng_next(&rng), 0);
    for (int seat = 0; seat < seats; seat++) dice->seat[seat] = rng_seed(rng_next(&rng), 1);
}

/* Before a throw, whoever has a whole group may want to build. */
static bool interrupted(const Rollout *rollout, const PlayerKind *kind, const Game *game,
                        Action *action)
{
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (seat == game->decider || (game->seats[seat].whole == 0 && game->claim_count == 0))
            continue;
        if (game_seat_in(game, seat) &&
            computer_player_interrupt(kind, rollout->edition, game, seat, NULL, action, NULL))
            return true;
    }
    return false;
}

static void next_action(const Rollout *rollout, const PlayerKind *kind, const Game *game,
                        Dice *dice, Action *action)
{
    if (game->decider == DEALER) {
        bool own = game->phase == PHASE_THROW;
        dealer_decide(rollout->edition, game, own ? &dice->seat[game_mover(game)] : &dice->chance,
                      action);
    } else if (game->phase != PHASE_TURN || !interrupted(rollout, kind, game, action)) {
        computer_player_decide(kind, rollout->edition, game, NULL, action, NULL);
    }
}

void rollout_play(const Rollout *rollout, const Game *game, Rng rng, Appraisal *end)
{
    PlayerKind kind = {.character = rollout->character};
    Game now = *game;
    Dice dice;
    deal_dice(rng, game->seat_count, &dice);
    int32_t rounds = rollout->rounds > 0 ? rollout->rounds : LONGEST_ROUNDS;
    int32_t last = game->turn + rounds * game_seats_left(game);
    for (int i = 0; i < LONGEST_ACTIONS && now.decider != NOBODY; i++) {
        if (now.turn >= last && now.phase == PHASE_TURN) break;
        Action action;
        next_action(rollout, &kind, &now, &dice, &action);
        apply(rollout->edition, &now, &action, NULL);
    }
    if (now.winner != NOBODY && now.phase == PHASE_OVER) {
        *end = (Appraisal){0};
        end->share[now.winner] = 1;
    } else {
        appraisal_make(rollout->edition, rollout->character, &now, end);
    }
}
