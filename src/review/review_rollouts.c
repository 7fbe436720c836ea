/* review_rollouts.c -- the rollouts of a review: positions, pairs of positions, ways. */
#include "base/mem.h"
#include "players/candidates.h"
#include "players/computer_player.h"
#include "players/odds.h"
#include "review/review_state.h"

/* Streams of one item. */
enum { STREAM_SKETCH, STREAM_FULL, STREAM_PAIR, STREAM_WAYS, STREAMS };

static const int streams[JOB_KINDS] = {[JOB_SKETCH] = STREAM_SKETCH,
                                       [JOB_FULL] = STREAM_FULL,
                                       [JOB_PAIR] = STREAM_PAIR,
                                       [JOB_WEIGH] = STREAM_WAYS};

/* Every rollout of every item has its own dice, whatever was played before. */
static Rng dice_of(const Review *review, const ReviewJob *job, int trial)
{
    Rng family =
        rng_seed(review->plan.seed, (uint64_t)job->n * STREAMS + (uint64_t)streams[job->kind]);
    return rng_seed(rng_next(&family), (uint64_t)trial);
}

/* ---- one rollout ---- */

/* Shares as doubles that add up to 1. */
static void shares_of(const Appraisal *end, int seats, double shares[MAX_SEATS])
{
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) sum += (double)end->share[seat];
    for (int seat = 0; seat < MAX_SEATS; seat++)
        shares[seat] = seat < seats && sum > 0 ? (double)end->share[seat] / sum : 0;
}

static void play_from(const Rollout *rollout, const Game *game, Rng dice, double shares[MAX_SEATS])
{
    Appraisal end;
    Game from = *game;
    rollout_guess_cards(rollout->edition, &dice, &from);
    rollout_play(rollout, &from, dice, &end);
    shares_of(&end, game->seat_count, shares);
}

static void rollout_until(const Review *review, int32_t until, Character *judge, Rollout *rollout)
{
    odds_rollout(table_edition(review->table), table_outlook(review->table), until, judge, rollout);
}

/* The item whose chances were estimated last, at or before n. */
static const ReviewItem *fresh_before(const Review *review, size_t n)
{
    while (n > review->start && !review->items[n].fresh) n--;
    return &review->items[n];
}

/* ---- positions ---- */

static void add_shares(const double shares[MAX_SEATS], double sum[MAX_SEATS],
                       double square[MAX_SEATS])
{
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        sum[seat] += shares[seat];
        square[seat] += shares[seat] * shares[seat];
    }
}

static void play_position(const Review *review, ReviewTask *task)
{
    size_t n = task->job.n;
    int turns = task->job.kind == JOB_FULL ? review->plan.full_turns : review->plan.sketch_turns;
    const ReviewItem *item = &review->items[n];
    const ReviewItem *before = n > review->start ? fresh_before(review, n - 1) : item;
    Game game;
    Character judge;
    Rollout rollout;
    table_state_at(review->table, n, &game);
    rollout_until(review, item->turn + turns, &judge, &rollout);
    for (; task->tally.played < task->job.target; task->tally.played++) {
        Rng dice = dice_of(review, &task->job, task->tally.played);
        Appraisal passed, end;
        Game from = game;
        double shares[MAX_SEATS];
        rollout_guess_cards(rollout.edition, &dice, &from);
        rollout_play_past(&rollout, &from, dice, before->turn + turns, &passed, &end);
        shares_of(&end, game.seat_count, shares);
        add_shares(shares, task->tally.sum, task->tally.square);
        shares_of(&passed, game.seat_count, shares);
        add_shares(shares, task->tally.early, task->tally.early_square);
        task->spent++;
    }
}

/* ---- pairs ---- */

static void add_difference(const double a[MAX_SEATS], const double b[MAX_SEATS],
                           double sum[MAX_SEATS], double square[MAX_SEATS])
{
    double difference[MAX_SEATS];
    for (int seat = 0; seat < MAX_SEATS; seat++) difference[seat] = a[seat] - b[seat];
    add_shares(difference, sum, square);
}

/* The same position for somebody who has made all offers of this turn. */
static void make_quiet(Game *game, SeatId seat)
{
    game->seats[seat].offers = UINT8_MAX;
    game->offered |= (uint8_t)(1u << seat);
}

static void play_pair(const Review *review, ReviewTask *task)
{
    size_t n = task->job.n;
    const ReviewItem *item = &review->items[n];
    ReviewPair *pair = &task->pair;
    Game before, after, quiet;
    Character judge;
    Rollout rollout;
    table_state_at(review->table, n, &before);
    table_state_at(review->table, n + 1, &after);
    quiet = before;
    make_quiet(&quiet, item->owner);
    rollout_until(review, fresh_before(review, n)->turn + review->plan.sketch_turns, &judge,
                  &rollout);
    for (; pair->played < task->job.target; pair->played++) {
        Rng dice = dice_of(review, &task->job, pair->played);
        double done[MAX_SEATS], hard[MAX_SEATS], silent[MAX_SEATS];
        play_from(&rollout, &after, dice, done);
        play_from(&rollout, &before, dice, hard);
        if (item->doing == DOING_BOTH) {
            play_from(&rollout, &quiet, dice, silent);
            add_difference(done, silent, pair->done, pair->done_square);
            add_difference(silent, hard, pair->missed, pair->missed_square);
        } else if (item->doing == DOING_MISSED) {
            add_difference(done, hard, pair->missed, pair->missed_square);
        } else {
            add_difference(done, hard, pair->done, pair->done_square);
        }
        task->spent += task->cost;
    }
}

/* ---- ways ---- */

/* Whether an offer that was not made would have been accepted is for the rollouts to say. */
static void leave_offers_open(const Decision *decision, Thought *thought)
{
    for (int way = 1; way < thought->candidate_count; way++) {
        Candidate *candidate = &thought->candidates[way];
        if (candidate->action.kind != ACTION_OFFER && candidate->action.kind != ACTION_COUNTER)
            continue;
        candidate->after = *decision->game;
        apply(decision->edition, &candidate->after, &candidate->action, NULL);
    }
}

static int ways_of(const Review *review, size_t n, const Game *game, const Action *done,
                   Thought *thought)
{
    static const PlayerKind hard = {.character = &character_hard,
                                    .answers = computer_player_answers};
    Rng rng = rng_seed(0, 0);
    Decision decision = {.self = &hard,
                         .edition = table_edition(review->table),
                         .outlook = table_outlook(review->table),
                         .game = game,
                         .rng = &rng,
                         .seat = done->seat};
    thought_begin(&decision, done, thought);
    if (review->items[n].hard.seat == done->seat)
        thought_add(&decision, &review->items[n].hard, thought);
    candidates_add(&decision, thought);
    leave_offers_open(&decision, thought);
    return thought->candidate_count < FINDING_WAYS ? thought->candidate_count : FINDING_WAYS;
}

int review_rollouts_ways(const Review *review, size_t n, const Game *game, Thought *thought)
{
    return ways_of(review, n, game, table_action(review->table, n), thought);
}

static void weigh_once(const Rollout *rollout, const Thought *thought, SeatId seat, Rng dice,
                       ReviewWeighing *weighing)
{
    double first = 0;
    for (int way = 0; way < weighing->count; way++) {
        double shares[MAX_SEATS];
        play_from(rollout, &thought->candidates[way].after, dice, shares);
        if (way == 0) first = shares[seat];
        double ahead = shares[seat] - first;
        weighing->sum[way] += shares[seat];
        weighing->ahead[way][weighing->played % 2] += ahead;
        weighing->square[way] += ahead * ahead;
    }
    weighing->played++;
}

static void play_ways(const Review *review, ReviewTask *task)
{
    size_t n = task->job.n;
    Game game;
    Character judge;
    Rollout rollout;
    Thought *thought = mem_new(1, sizeof *thought);
    table_state_at(review->table, n, &game);
    task->weighing.count = review_rollouts_ways(review, n, &game, thought);
    rollout_until(review, fresh_before(review, n)->turn + review->plan.sketch_turns, &judge,
                  &rollout);
    while (task->weighing.played < task->job.target) {
        Rng dice = dice_of(review, &task->job, task->weighing.played);
        weigh_once(&rollout, thought, table_action(review->table, n)->seat, dice, &task->weighing);
        task->spent += task->weighing.count;
    }
    mem_free(thought);
}

/* ---- tasks ---- */

int review_rollouts_cost(const Review *review, const ReviewJob *job)
{
    if (job->kind == JOB_PAIR) return review->items[job->n].doing == DOING_BOTH ? 3 : 2;
    return job->kind == JOB_WEIGH ? 3 : 1;
}

void review_rollouts_play(const Review *review, ReviewTask *task)
{
    switch (task->job.kind) {
    case JOB_SKETCH:
    case JOB_FULL: play_position(review, task); break;
    case JOB_PAIR: play_pair(review, task); break;
    case JOB_WEIGH: play_ways(review, task); break;
    case JOB_KINDS: break;
    }
}
