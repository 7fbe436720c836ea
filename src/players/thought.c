/* thought.c -- a decision in the making. */
#include "players/thought.h"

#include <math.h>

#include "game/apply.h"
#include "players/rollout.h"

static bool same_deal(const Deal *a, const Deal *b)
{
    return a->give == b->give && a->take == b->take && a->give_money == b->give_money &&
           a->take_money == b->take_money;
}

static bool same_action(const Action *a, const Action *b)
{
    return a->kind == b->kind && a->deed == b->deed && a->other == b->other &&
           a->amount == b->amount && same_deal(&a->deal, &b->deal);
}

/* The position that the action leads to. An offer is judged as a trade made:
 * one that is refused costs nothing. */
static bool lead_on(const Decision *decision, const Action *action, Game *after)
{
    *after = *decision->game;
    apply(decision->edition, after, action, NULL);
    if (action->kind != ACTION_OFFER && action->kind != ACTION_COUNTER) return true;
    if (after->phase != PHASE_ANSWER) return false;
    Action accept = action_of(after, ACTION_ACCEPT);
    if (action_check(decision->edition, after, &accept) != REFUSAL_NONE) return false;
    apply(decision->edition, after, &accept, NULL);
    return true;
}

bool thought_add(const Decision *decision, const Action *action, Thought *thought)
{
    if (thought->candidate_count == THOUGHT_CANDIDATES || !decision_may(decision, action))
        return false;
    for (int i = 0; i < thought->candidate_count; i++)
        if (same_action(action, &thought->candidates[i].action)) return false;
    Candidate *candidate = &thought->candidates[thought->candidate_count];
    *candidate = (Candidate){.action = *action};
    if (!lead_on(decision, action, &candidate->after)) return false;
    thought->candidate_count++;
    return true;
}

void thought_character(const Decision *decision, Thought *thought)
{
    thought->fast = *decision->self->character;
    thought->fast.number[CHARACTER_OFFER_TURNS] = 0;
    thought->fast.number[CHARACTER_THINK_ROLLOUTS] = 0;
}

void thought_begin(const Decision *decision, const Action *first, Thought *thought)
{
    thought->begun = true;
    thought_character(decision, thought);
    thought->rng = rng_seed(rng_next(decision->rng), 0);
    thought->candidate_count = thought->played = thought->trial = thought->next = thought->cuts = 0;
    thought->trade = thought->without = thought->checks = 0;
    thought->gain = thought->gain_squared = 0;
    if (!thought_add(decision, first, thought)) {
        /* An offer that could not be accepted: nothing to think about. */
        thought->candidates[0] = (Candidate){.action = *first, .after = *decision->game};
        thought->candidate_count = 1;
    }
}

static double mean_ahead(const Candidate *candidate)
{
    return candidate->played > 0 ? candidate->ahead / candidate->played : 0;
}

static int candidates_left(const Thought *thought)
{
    int left = 0;
    for (int i = 0; i < thought->candidate_count; i++) left += !thought->candidates[i].out;
    return left;
}

/* Gives up the weaker half; the first candidate stays to compare with. */
static void cut(Thought *thought)
{
    int drop = candidates_left(thought) / 2;
    for (; drop > 0; drop--) {
        Candidate *worst = NULL;
        for (int i = 1; i < thought->candidate_count; i++) {
            Candidate *candidate = &thought->candidates[i];
            if (!candidate->out && (worst == NULL || mean_ahead(candidate) < mean_ahead(worst)))
                worst = candidate;
        }
        if (worst == NULL || candidates_left(thought) <= 2) return;
        worst->out = true;
    }
    thought->cuts++;
}

static void play_candidate(const Decision *decision, Thought *thought, Candidate *candidate)
{
    Rollout rollout = {.edition = decision->edition,
                       .outlook = decision->outlook,
                       .character = &thought->fast,
                       .rounds = decision_number(decision, CHARACTER_THINK_ROUNDS)};
    Appraisal end;
    Game from = candidate->after;
    Rng dice = thought->rng;
    dice = rng_seed(rng_next(&dice), (uint64_t)thought->trial);
    rollout_guess_cards(decision->edition, &dice, &from);
    rollout_play(&rollout, &from, dice, &end);
    double share = end.share[decision->seat];
    if (candidate == thought->candidates) thought->first = share;
    double ahead = share - thought->first;
    candidate->sum += share;
    candidate->ahead += ahead;
    candidate->ahead_squared += ahead * ahead;
    candidate->played++;
    thought->played++;
}

/* How many cuts leave two candidates. */
static int cuts_needed(const Thought *thought)
{
    int cuts = 0;
    for (int left = thought->candidate_count; left > 2; left -= left / 2) cuts++;
    return cuts;
}

/* Goes on comparing all candidates; the work that is left. */
static int compare_all(const Decision *decision, int work, Thought *thought)
{
    int budget = decision_number(decision, CHARACTER_THINK_ROLLOUTS);
    for (; work > 0 && thought->played < budget; work--) {
        while (thought->next < thought->candidate_count && thought->candidates[thought->next].out)
            thought->next++;
        if (thought->next == thought->candidate_count) {
            thought->next = 0;
            thought->trial++;
            int phases = cuts_needed(thought) + 1;
            if (thought->played * phases >= budget * (thought->cuts + 1)) cut(thought);
        }
        play_candidate(decision, thought, &thought->candidates[thought->next++]);
    }
    return work;
}

/* How far the candidate is ahead of the first, less what may be luck. */
static double surely_ahead(const Decision *decision, const Candidate *candidate)
{
    if (candidate->played < 2) return 0;
    double mean = mean_ahead(candidate);
    double spread = candidate->ahead_squared / candidate->played - mean * mean;
    double error = sqrt(spread > 0 ? spread / candidate->played : 0);
    return mean - error * decision_number(decision, CHARACTER_THINK_DOUBT) / 100;
}

static const Candidate *most_promising(const Decision *decision, const Thought *thought)
{
    const Candidate *best = &thought->candidates[0];
    double most = 0;
    for (int i = 1; i < thought->candidate_count; i++) {
        const Candidate *candidate = &thought->candidates[i];
        double ahead = candidate->out ? 0 : surely_ahead(decision, candidate);
        if (ahead <= most) continue;
        most = ahead;
        best = candidate;
    }
    return best;
}

/* ---- a second look at a trade ------------------------------------------------------ */

/* In these rollouts everybody plays and trades as `hard`, to the end: what a trade is worth
 * depends on those that follow. One of them takes as long as many of the others. */
enum { CHECK_ROUNDS = 60, CHECK_LEAST = 16, CHECK_WORK = 20 };
/* Errors by which the trade is ahead that settle it early, and that it needs in the end. */
#define CHECK_GOOD 2.5
#define CHECK_BAD (-1.0)
#define CHECK_SURE 0.8

static bool is_trade(const Decision *decision, const Candidate *candidate)
{
    ActionKind kind = (ActionKind)candidate->action.kind;
    return kind == ACTION_OFFER || kind == ACTION_COUNTER ||
           (kind == ACTION_ACCEPT && decision->game->phase == PHASE_ANSWER);
}

static void choose_pair(const Decision *decision, Thought *thought)
{
    int best = (int)(most_promising(decision, thought) - thought->candidates);
    thought->trade = thought->without = best;
    if (decision_number(decision, CHARACTER_THINK_CHECK) == 0) return;
    if (!is_trade(decision, &thought->candidates[best])) return;
    for (int i = 0; i < thought->candidate_count && thought->without == best; i++)
        if (!is_trade(decision, &thought->candidates[i])) thought->without = i;
}

static double play_check(const Decision *decision, const Thought *thought, int which)
{
    Rollout rollout = {.edition = decision->edition,
                       .outlook = decision->outlook,
                       .character = &character_hard,
                       .judge = &thought->fast,
                       .rounds = CHECK_ROUNDS};
    Appraisal end;
    Game from = thought->candidates[which].after;
    Rng dice = thought->rng;
    dice = rng_seed(rng_next(&dice), (uint64_t)(thought->trial + 1 + thought->checks));
    rollout_guess_cards(decision->edition, &dice, &from);
    rollout_play(&rollout, &from, dice, &end);
    return end.share[decision->seat];
}

/* How many errors the trade is ahead. */
static double errors_ahead(const Thought *thought)
{
    double mean = thought->gain / thought->checks;
    double spread = thought->gain_squared / thought->checks - mean * mean;
    double error = sqrt((spread > 0 ? spread : 0) / thought->checks) + 1e-6;
    return mean / error;
}

static bool settled(const Decision *decision, const Thought *thought)
{
    if (thought->trade == thought->without) return true;
    if (thought->checks >= decision_number(decision, CHARACTER_THINK_CHECK)) return true;
    if (thought->checks < CHECK_LEAST) return false;
    double ahead = errors_ahead(thought);
    return ahead > CHECK_GOOD || ahead < CHECK_BAD;
}

static bool look_again(const Decision *decision, int work, Thought *thought)
{
    if (thought->checks == 0) choose_pair(decision, thought);
    for (; work > 0 && !settled(decision, thought); work -= CHECK_WORK) {
        double gain = play_check(decision, thought, thought->trade) -
                      play_check(decision, thought, thought->without);
        thought->gain += gain;
        thought->gain_squared += gain * gain;
        thought->checks++;
    }
    return settled(decision, thought);
}

bool thought_go_on(const Decision *decision, int work, Thought *thought)
{
    if (thought->candidate_count < 2) return true;
    work = compare_all(decision, work, thought);
    return thought->played >= decision_number(decision, CHARACTER_THINK_ROLLOUTS) &&
           look_again(decision, work, thought);
}

const Candidate *thought_best(const Decision *decision, const Thought *thought)
{
    if (thought->checks > 0)
        return &thought->candidates[errors_ahead(thought) >= CHECK_SURE ? thought->trade
                                                                        : thought->without];
    return most_promising(decision, thought);
}
