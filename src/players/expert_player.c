/* expert_player.c -- the player that thinks before it answers. */
#include "players/expert_player.h"

#include "game/notation/notation.h"
#include "players/candidates.h"
#include "players/computer_player.h"
#include "players/proposal.h"

/* `words` say what came to its mind first; NULL leaves them out. */
static void say_candidate(const Decision *decision, const Thought *thought, const Candidate *best,
                          const char *words)
{
    const Candidate *first = &thought->candidates[0];
    if (thought->checks > 0 && best == &thought->candidates[thought->without]) {
        BECAUSE_PLAIN(decision, T_("It looked at what others could trade after that, and would "
                                   "rather not."));
        return;
    }
    BECAUSE(decision,
            T_("It played the game out {number} times: this way its chance to win is {decimal} %, "
               "and {other_decimal} % with its first choice[ ({word})]."),
            arg_number(best->played),
            arg_decimal(decision_tenths((float)(best->sum / best->played)), 1),
            arg_other_decimal(decision_tenths((float)(first->sum / first->played)), 1),
            words == NULL ? arg_absent() : arg_word(words));
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
    BECAUSE(decision, T_("It played the game out {number} times and found nothing better."),
            arg_number(thought->played));
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

/* Goes on with the thought; the best candidate when it is over, else NULL. */
static const Candidate *go_on(const Decision *decision, Thought *thought, int work)
{
    Decision silent = *decision;
    silent.why = NULL;
    if (!thought->begun) begin(&silent, thought);
    return thought_go_on(&silent, work, thought) ? thought_best(&silent, thought) : NULL;
}

bool expert_player_think(const Decision *decision, Thought *thought, int work, Action *action)
{
    const Candidate *best = go_on(decision, thought, work);
    if (best == NULL) return false;
    *action = best->action;
    if (decision->why == NULL) return true;
    if (best == thought->candidates) {
        say_first(decision, thought);
    } else {
        Text words = text_into(thought->first_words, sizeof thought->first_words);
        notation_action_write(decision->edition, decision->game, &thought->candidates[0].action,
                              &words);
        say_candidate(decision, thought, best, thought->first_words);
    }
    return true;
}

/* Most answers need no thought, and so no room for one. */
__attribute__((noinline)) static void think_to_the_end(const Decision *decision, Action *action)
{
    Thought thought;
    const Candidate *best = NULL;
    thought.begun = false;
    while (best == NULL) best = go_on(decision, &thought, INT32_MAX);
    *action = best->action;
    if (decision->why == NULL) return;
    if (best == thought.candidates)
        say_first(decision, &thought);
    else /* the reason outlives the thought */
        say_candidate(decision, &thought, best, NULL);
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
