/* trade_trial.c -- the trades of a game, each tried by playing on with it and without it. */
#include "lab/trade_trial.h"

#include <assert.h>

#include "game/apply.h"
#include "game/notation/notation.h"
#include "lab/stats.h"
#include "players/bargain.h"
#include "players/rollout.h"

static_assert(sizeof(TradeGame) % sizeof(int64_t) == 0, "rows can be added up");

enum { STREAM_TRIALS = 1 << 21, ROUNDS = 60 };

/* Chances with a trade less those without it. */
typedef struct Trial {
    int played;
    double sum[MAX_SEATS], squares[MAX_SEATS];
} Trial;

typedef struct Judge {
    const Match *match;
    uint64_t number;
    int rollouts;
    bool asked; /* somebody had an offer before it */
    Game offer; /* in this position */
    Rng rng;
    TradeGame *found;
} Judge;

/* False when the rules forbid the answer. */
static bool answer(const Edition *edition, ActionKind kind, const Game *asked, Game *after)
{
    Action action = {.kind = (uint8_t)kind, .seat = asked->decider, .deed = NO_DEED};
    *after = *asked;
    if (action_check(edition, asked, &action) != REFUSAL_NONE) return false;
    apply(edition, after, &action, NULL);
    return true;
}

static void play_on(const Judge *judge, Game from, Rng dice, Appraisal *end)
{
    Rollout rollout = {.edition = judge->match->edition,
                       .outlook = &judge->match->outlook,
                       .character = &character_hard,
                       .rounds = ROUNDS};
    rollout_guess_cards(rollout.edition, &dice, &from);
    rollout_play(&rollout, &from, dice, end);
}

static void try(Judge *judge, int rollouts, const Game *with, const Game *without, Trial *trial)
{
    *trial = (Trial){0};
    for (; trial->played < rollouts; trial->played++) {
        Rng dice = rng_seed(rng_next(&judge->rng), 0);
        Appraisal made, refused;
        play_on(judge, *with, dice, &made);
        play_on(judge, *without, dice, &refused);
        for (int seat = 0; seat < with->seat_count; seat++) {
            double gain = (double)made.share[seat] - (double)refused.share[seat];
            trial->sum[seat] += gain;
            trial->squares[seat] += gain * gain;
        }
    }
}

static int64_t rounded(double share)
{
    double scaled = share * TRADE_TRIAL_SCALE;
    return (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static int64_t gain_of(const Trial *trial, SeatId seat)
{
    return rounded(trial->sum[seat] / trial->played);
}

static int64_t error_of(const Trial *trial, SeatId seat)
{
    double mean = trial->sum[seat] / trial->played;
    double spread = trial->squares[seat] / trial->played - mean * mean;
    return rounded(stats_root(spread / trial->played));
}

static int64_t gain_of_others(const Trial *trial, const Game *game)
{
    int64_t most = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (seat != game->offer.from && seat != game->offer.to && gain_of(trial, seat) > most)
            most = gain_of(trial, seat);
    return most;
}

static bool seems_bad(const Trial *trial, const Offer *offer)
{
    int64_t from = gain_of(trial, offer->from), to = gain_of(trial, offer->to);
    return 2 * (from < to ? from : to) < -TRADE_TRIAL_BAD;
}

static void judge_trade(Judge *judge, const Game *with, const uint8_t seated[MAX_SEATS])
{
    const Offer *offer = &judge->offer.offer;
    Game without;
    Trial trial;
    if (judge->found->count == TRADE_TRIAL_MOST) return;
    if (!answer(judge->match->edition, ACTION_REJECT, &judge->offer, &without)) return;
    try(judge, judge->rollouts, with, &without, &trial);
    if (seems_bad(&trial, offer))
        try(judge, judge->rollouts * TRADE_TRIAL_AGAIN, with, &without, &trial);
    judge->found->rows[judge->found->count++] =
        (TradeRow){.number = (int64_t)judge->number,
                   .round = judge->offer.round,
                   .from = seated[offer->from],
                   .to = seated[offer->to],
                   .give = (int64_t)offer->deal.give,
                   .take = (int64_t)offer->deal.take,
                   .money = bargain_money(&offer->deal),
                   .gain_from = gain_of(&trial, offer->from),
                   .gain_to = gain_of(&trial, offer->to),
                   .gain_other = gain_of_others(&trial, &judge->offer),
                   .error_from = error_of(&trial, offer->from),
                   .error_to = error_of(&trial, offer->to)};
}

/* Was the offer seen last accepted just now? */
static bool made(const Judge *judge, const Game *game)
{
    const Edition *edition = judge->match->edition;
    Game after;
    return judge->asked && answer(edition, ACTION_ACCEPT, &judge->offer, &after) &&
           notation_hash(edition, &after) == notation_hash(edition, game);
}

static void look(void *context, const Game *game, const uint8_t seated[MAX_SEATS])
{
    Judge *judge = context;
    if (made(judge, game)) judge_trade(judge, game, seated);
    judge->asked = game->phase == PHASE_ANSWER;
    if (judge->asked) judge->offer = *game;
}

void trade_trial_play(const Match *match, uint64_t number, int rollouts, TradeGame *game)
{
    Judge judge = {.match = match,
                   .number = number,
                   .rollouts = rollouts,
                   .rng = rng_seed(match->seed, STREAM_TRIALS + number),
                   .found = game};
    uint64_t seats = (uint64_t)match->seat_count;
    game->count = 0;
    match_follow(match, number / seats, (int)(number % seats), look, &judge);
}
