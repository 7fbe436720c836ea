/* thought.c -- a decision in the making. */
#include "players/thought.h"

#include <math.h>

#include "game/apply.h"
#include "players/closed_card.h"
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
static bool lead_on(const Mind *mind, const Action *action, Game *after)
{
    *after = *mind->game;
    apply(mind->edition, after, action, NULL);
    if (action->kind != ACTION_OFFER && action->kind != ACTION_COUNTER) return true;
    if (after->phase != PHASE_ANSWER) return false;
    Action accept = action_of(after, ACTION_ACCEPT);
    if (action_check(mind->edition, after, &accept) != REFUSAL_NONE) return false;
    apply(mind->edition, after, &accept, NULL);
    return true;
}

bool thought_add(const Mind *mind, const Action *action, Thought *thought)
{
    if (thought->choice_count == THOUGHT_CHOICES || !mind_may(mind, action)) return false;
    for (int i = 0; i < thought->choice_count; i++)
        if (same_action(action, &thought->choices[i].action)) return false;
    Choice *choice = &thought->choices[thought->choice_count];
    *choice = (Choice){.action = *action};
    if (!lead_on(mind, action, &choice->after)) return false;
    thought->choice_count++;
    return true;
}

void thought_character(const Mind *mind, Thought *thought)
{
    thought->fast = *mind->character;
    thought->fast.number[CHARACTER_OFFER_TURNS] = 0;
    thought->fast.number[CHARACTER_THINK_ROLLOUTS] = 0;
}

void thought_begin(const Mind *mind, const Action *first, Rng *rng, Thought *thought)
{
    thought->begun = true;
    thought_character(mind, thought);
    thought->rng = rng_seed(rng_next(rng), 0);
    thought->choice_count = thought->played = thought->trial = thought->next = thought->cuts = 0;
    if (!thought_add(mind, first, thought)) {
        /* An offer that could not be accepted: nothing to think about. */
        thought->choices[0] = (Choice){.action = *first, .after = *mind->game};
        thought->choice_count = 1;
    }
}

static double mean_ahead(const Choice *choice)
{
    return choice->played > 0 ? choice->ahead / choice->played : 0;
}

static int choices_left(const Thought *thought)
{
    int left = 0;
    for (int i = 0; i < thought->choice_count; i++) left += !thought->choices[i].out;
    return left;
}

/* Gives up the weaker half; the first choice stays to compare with. */
static void cut(Thought *thought)
{
    int drop = choices_left(thought) / 2;
    for (; drop > 0; drop--) {
        Choice *worst = NULL;
        for (int i = 1; i < thought->choice_count; i++) {
            Choice *choice = &thought->choices[i];
            if (!choice->out && (worst == NULL || mean_ahead(choice) < mean_ahead(worst)))
                worst = choice;
        }
        if (worst == NULL || choices_left(thought) <= 2) return;
        worst->out = true;
    }
    thought->cuts++;
}

static void play_choice(const Mind *mind, Thought *thought, Choice *choice)
{
    Rollout rollout = {.edition = mind->edition,
                       .character = &thought->fast,
                       .rounds = mind_number(mind, CHARACTER_THINK_ROUNDS)};
    Appraisal end;
    Game from = choice->after;
    Rng dice = thought->rng;
    dice = rng_seed(rng_next(&dice), (uint64_t)thought->trial);
    closed_card_guess(mind->edition, &dice, &from);
    rollout_play(&rollout, &from, dice, &end);
    double share = end.share[mind->seat];
    if (choice == thought->choices) thought->first = share;
    double ahead = share - thought->first;
    choice->sum += share;
    choice->ahead += ahead;
    choice->ahead_squared += ahead * ahead;
    choice->played++;
    thought->played++;
}

/* How many cuts leave two choices. */
static int cuts_needed(const Thought *thought)
{
    int cuts = 0;
    for (int left = thought->choice_count; left > 2; left -= left / 2) cuts++;
    return cuts;
}

bool thought_go_on(const Mind *mind, int work, Thought *thought)
{
    int budget = mind_number(mind, CHARACTER_THINK_ROLLOUTS);
    if (thought->choice_count < 2) return true;
    for (; work > 0 && thought->played < budget; work--) {
        while (thought->next < thought->choice_count && thought->choices[thought->next].out)
            thought->next++;
        if (thought->next == thought->choice_count) {
            thought->next = 0;
            thought->trial++;
            int phases = cuts_needed(thought) + 1;
            if (thought->played * phases >= budget * (thought->cuts + 1)) cut(thought);
        }
        play_choice(mind, thought, &thought->choices[thought->next++]);
    }
    return thought->played >= budget;
}

/* How far the choice is ahead of the first, less what may be luck. */
static double surely_ahead(const Mind *mind, const Choice *choice)
{
    if (choice->played < 2) return 0;
    double mean = mean_ahead(choice);
    double spread = choice->ahead_squared / choice->played - mean * mean;
    double error = sqrt(spread > 0 ? spread / choice->played : 0);
    return mean - error * mind_number(mind, CHARACTER_THINK_DOUBT) / 100;
}

const Choice *thought_best(const Mind *mind, const Thought *thought)
{
    const Choice *best = &thought->choices[0];
    double most = 0;
    for (int i = 1; i < thought->choice_count; i++) {
        const Choice *choice = &thought->choices[i];
        double ahead = choice->out ? 0 : surely_ahead(mind, choice);
        if (ahead <= most) continue;
        most = ahead;
        best = choice;
    }
    return best;
}
