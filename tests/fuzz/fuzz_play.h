/* fuzz_play.h -- playing on with what a text gave: any legal actions, each
 * audited. */
#ifndef TESTS_FUZZ_PLAY_H
#define TESTS_FUZZ_PLAY_H

#include "../senseless.h"
#include "fuzz.h"
#include "game/apply.h"
#include "game/audit/audit.h"
#include "game/legal.h"
#include "game/notation/notation.h"

static inline void fuzz_audit(const Edition *edition, const Game *game)
{
    const char *wrong = audit_game(edition, game);
    FUZZ_REQUIRE(wrong == NULL, "audit_game", wrong);
}

/* With FUZZ_TRACE in the environment: what is being done, to investigate a
 * finding. */
static inline void fuzz_trace(const Edition *edition, const Game *game, const Action *action)
{
    char words[ACTION_TEXT_SIZE];
    Text text = text_into(words, sizeof words);
    if (getenv("FUZZ_TRACE") == NULL) return;
    notation_action_write(edition, game, action, &text);
    fprintf(stderr, "%s: %s\n", phase_word((Phase)game->phase), words);
}

/* Carries out an action that passed action_check. */
static inline void fuzz_apply(const Edition *edition, Game *game, const Action *action)
{
    static EventList events;
    Game before = *game;
    events.count = 0;
    fuzz_trace(edition, game, action);
    apply(edition, game, action, &events);
    fuzz_audit(edition, game);
    const char *wrong = audit_step(edition, &before, game, &events);
    FUZZ_REQUIRE(wrong == NULL, "audit_step", wrong);
}

/* One of the actions open now, chosen by `number`; false when it is a deal
 * that the rules refuse, or nothing is open. */
static inline bool fuzz_choose(const Edition *edition, const Game *game, uint32_t number,
                               Action *action)
{
    static LegalList legal;
    Rng rng = rng_seed(number, 0);
    bool out_of_turn = rng_below(&rng, 8) == 0;
    if (game->phase == PHASE_OVER) return false;
    if (out_of_turn)
        legal_out_of_turn(edition, game, (SeatId)rng_below(&rng, game->seat_count), &legal);
    else
        legal_list(edition, game, &legal);
    FUZZ_REQUIRE(out_of_turn || legal.count > 0, "something is legal before the end", "");
    if (legal.count == 0) return false;
    const LegalAction *entry = &legal.list[rng_below(&rng, (uint32_t)legal.count)];
    uint32_t width = (uint32_t)(entry->most - entry->least) + 1;
    *action = entry->action;
    if (entry->least < entry->most) action->amount = entry->least + (Money)rng_below(&rng, width);
    if (action->kind == ACTION_DICE) action->second = entry->least + (Money)rng_below(&rng, width);
    bool deal = action->kind == ACTION_OFFER || action->kind == ACTION_COUNTER;
    if (deal) random_player_deal(edition, game, action->seat, action->other, &rng, &action->deal);
    Refusal why = action_check(edition, game, action);
    FUZZ_REQUIRE(deal || why == REFUSAL_NONE, "a listed action is allowed", "");
    return why == REFUSAL_NONE;
}

/* So many actions from here, some of them senseless. */
static inline void fuzz_play(const Edition *edition, const Game *from, uint64_t seed, int actions)
{
    Game game = *from;
    Rng rng = rng_seed(seed, 1);
    for (int i = 0; i < actions && game.phase != PHASE_OVER; i++) {
        Action action;
        bool good = rng_below(&rng, 8) > 0;
        if (good) {
            good = fuzz_choose(edition, &game, (uint32_t)rng_next(&rng), &action);
        } else {
            senseless_action(edition, &game, &rng, &action);
            good = action_check(edition, &game, &action) == REFUSAL_NONE;
        }
        if (good) fuzz_apply(edition, &game, &action);
    }
}

#endif
