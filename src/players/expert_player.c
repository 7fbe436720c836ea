/* expert_player.c -- the player that thinks before it answers. */
#include "players/expert_player.h"

#include "game/notation/notation.h"
#include "players/candidates.h"
#include "players/computer_player.h"
#include "players/proposal.h"

static void say_action(const Decision *decision, const Action *action)
{
    notation_action_write(decision->edition, decision->game, action, decision->why);
}

static void say_candidate(const Decision *decision, const Thought *thought, const Candidate *best)
{
    const Candidate *first = &thought->candidates[0];
    decision_say(decision, "It played on ");
    text_add_int(decision->why, best->played);
    decision_say(decision, " times: this way its chance to win is ");
    decision_say_chance(decision, (float)(best->sum / best->played));
    decision_say(decision, ", and ");
    decision_say_chance(decision, (float)(first->sum / first->played));
    decision_say(decision, " with what came to its mind first (");
    say_action(decision, &first->action);
    decision_say(decision, ").");
}

/* The same question, answered at once and without a reason. */
static void answer_at_once(const Decision *decision, const Character *character, Action *action)
{
    PlayerKind kind = {.character = character, .answers = computer_player_answers};
    Decision silent = *decision;
    silent.self = &kind;
    silent.why = NULL;
    computer_player_decide(&silent, action);
}

/* Would it rather make no offer, or one of those that came to its mind? A bold
 * one is made unless it is surely bad, others only if they are surely good. */
static void weigh_offers(const Decision *decision, const Action *first, Thought *thought)
{
    Action silent, options[PROPOSAL_MOST];
    int count = proposal_options(decision, options);
    thought_character(decision, thought);
    answer_at_once(decision, &thought->fast, &silent);
    thought_begin(decision, count > 0 ? &silent : first, thought);
    for (int i = 0; i < count; i++) thought_add(decision, &options[i], thought);
    if (count == 0) thought_add(decision, &silent, thought);
}

/* The reason for what came to its mind first; it is no offer where offers were
 * thought about and not found good enough. */
static void say_first(const Decision *decision, const Thought *thought)
{
    Action same;
    PlayerKind kind = *decision->self;
    Decision again = *decision;
    if (thought->candidates[0].action.kind != ACTION_OFFER) kind.character = &thought->fast;
    again.self = &kind;
    computer_player_decide(&again, &same);
    if (thought->played == 0) return;
    decision_say(decision, decision->why->length > 0 ? " It played on " : "It played on ");
    text_add_int(decision->why, thought->played);
    decision_say(decision, " times and found nothing better.");
}

static void begin(const Decision *decision, Thought *thought)
{
    Action first;
    answer_at_once(decision, decision->self->character, &first);
    if (!candidates_matter(decision, &first)) {
        thought_begin(decision, &first, thought);
    } else if (first.kind == ACTION_OFFER) {
        weigh_offers(decision, &first, thought);
    } else {
        thought_begin(decision, &first, thought);
        candidates_add(decision, thought);
    }
}

bool expert_player_think(const Decision *decision, Thought *thought, int work, Action *action)
{
    Decision silent = *decision;
    silent.why = NULL;
    if (!thought->begun) begin(&silent, thought);
    if (!thought_go_on(&silent, work, thought)) return false;
    const Candidate *best = thought_best(&silent, thought);
    *action = best->action;
    if (decision->why == NULL) return true;
    if (best == thought->candidates)
        say_first(decision, thought);
    else
        say_candidate(decision, thought, best);
    return true;
}

/* Most answers need no thought, and so no room for one. */
__attribute__((noinline)) static void think_to_the_end(const Decision *decision, Action *action)
{
    Thought thought;
    thought.begun = false;
    while (!expert_player_think(decision, &thought, INT32_MAX, action)) continue;
}

void expert_player_decide(const Decision *decision, Action *action)
{
    answer_at_once(decision, decision->self->character, action);
    if (candidates_matter(decision, action))
        think_to_the_end(decision, action);
    else if (decision->why != NULL)
        computer_player_decide(decision, action);
}

PlayerKind expert_player_kind(const Character *character, const char *word, const char *about)
{
    bool thinks = character->number[CHARACTER_THINK_ROLLOUTS] > 0;
    return (PlayerKind){
        .word = word,
        .about = about,
        .character = character,
        .answers = computer_player_answers,
        .decide = thinks ? expert_player_decide : computer_player_decide,
        .interrupt = computer_player_interrupt,
        .think = thinks ? expert_player_think : NULL,
    };
}
