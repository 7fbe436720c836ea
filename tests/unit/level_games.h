/* level_games.h -- whole games of computer players, every action checked. */
#ifndef TESTS_LEVEL_GAMES_H
#define TESTS_LEVEL_GAMES_H

#include "asking.h"
#include "check.h"
#include "game/apply.h"
#include "game/audit/audit.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/player.h"
#include "unit/edition_files.h"

typedef struct LevelGames {
    Edition edition;
    Outlook outlook;                    /* of the edition */
    const PlayerKind *kinds[MAX_SEATS]; /* by seat */
    int seats;
    int32_t most_rounds; /* longer games are cut */
    bool wishes;         /* somebody asks for the floor or a vote now and then */
    int finished, faults;
    uint64_t phases; /* bit per phase in which a seat answered */
} LevelGames;

static inline bool level_games_wish(const LevelGames *games, const Game *game, Rng *rng,
                                    Action *action)
{
    if (!games->wishes || game->phase != PHASE_TURN || rng_below(rng, 50) != 0) return false;
    ActionKind kind = rng_below(rng, 4) == 0 ? ACTION_STOP : ACTION_FLOOR;
    *action = (Action){
        .kind = (uint8_t)kind, .seat = game_next_seat(game, game->decider), .deed = NO_DEED};
    return action_check(&games->edition, game, action) == REFUSAL_NONE;
}

static inline void level_games_next(const LevelGames *games, const Game *game, Rng *rng,
                                    Action *action)
{
    if (game->decider == DEALER) {
        dealer_decide(&games->edition, game, rng, action);
        return;
    }
    if (level_games_wish(games, game, rng, action)) return;
    bool between = game->phase == PHASE_TURN || game->phase == PHASE_END;
    for (SeatId seat = 0; between && seat < game->seat_count; seat++) {
        const PlayerKind *kind = games->kinds[seat];
        if (seat != game->decider && game_seat_in(game, seat) &&
            ask_interrupt(kind, &games->edition, &games->outlook, game, seat, rng, action, NULL))
            return;
    }
    const PlayerKind *kind = games->kinds[game->decider];
    ask(kind, &games->edition, &games->outlook, game, rng, action, NULL);
}

static inline bool level_games_fault(LevelGames *games, const char *words, const Game *game,
                                     const Action *action)
{
    printf("%s: %s: action kind %d of seat %d in phase %d\n", games->edition.word, words,
           action->kind, action->seat, game->phase);
    games->faults++;
    return false;
}

/* Legal, and everything holds afterwards. */
static inline bool level_games_step(LevelGames *games, const Action *action, Game *game)
{
    if (action_check(&games->edition, game, action) != REFUSAL_NONE)
        return level_games_fault(games, "refused", game, action);
    apply(&games->edition, game, action, NULL);
    const char *fault = audit_game(&games->edition, game);
    return fault == NULL || level_games_fault(games, fault, game, action);
}

static inline void level_games_play(LevelGames *games, uint64_t number)
{
    Rng rng = rng_seed(77, number);
    Game game;
    setup_game(&games->edition, games->seats, NULL, &game);
    while (game.phase != PHASE_OVER && game.round < games->most_rounds) {
        Action action;
        if (game.decider < MAX_SEATS) games->phases |= (uint64_t)1 << game.phase;
        level_games_next(games, &game, &rng, &action);
        if (!level_games_step(games, &action, &game)) return;
    }
    games->finished += game.phase == PHASE_OVER;
}

#endif
