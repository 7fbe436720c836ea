/* expert_player.c -- the player that thinks before it answers. */
#include "players/expert_player.h"

#include "game/notation/notation.h"
#include "players/choices.h"
#include "players/computer_player.h"
#include "players/proposal.h"

static void say_action(const Mind *mind, const Action *action)
{
    notation_action_write(mind->edition, mind->game, action, mind->why);
}

static void say_choice(const Mind *mind, const Thought *thought, const Choice *best)
{
    const Choice *first = &thought->choices[0];
    mind_say(mind, "It played on ");
    text_add_int(mind->why, best->played);
    mind_say(mind, " times: this way its chance to win is ");
    mind_say_chance(mind, (float)(best->sum / best->played));
    mind_say(mind, ", and ");
    mind_say_chance(mind, (float)(first->sum / first->played));
    mind_say(mind, " with what came to its mind first (");
    say_action(mind, &first->action);
    mind_say(mind, ").");
}

/* Would it rather make no offer, or one of those that came to its mind? A bold
 * one is made unless it is surely bad, others only if they are surely good. */
static void weigh_offers(const Mind *mind, Rng *rng, const Action *first, Thought *thought)
{
    Action silent, options[PROPOSAL_MOST];
    PlayerKind kind = {.character = &thought->fast};
    int count = proposal_options(mind, options);
    thought_character(mind, thought);
    computer_player_decide(&kind, mind->edition, mind->game, rng, &silent, NULL);
    thought_begin(mind, count > 0 ? &silent : first, rng, thought);
    for (int i = 0; i < count; i++) thought_add(mind, &options[i], thought);
    if (count == 0) thought_add(mind, &silent, thought);
}

/* The reason for what came to its mind first; it is no offer where offers were
 * thought about and not found good enough. */
static void say_first(const PlayerKind *self, const Mind *mind, const Thought *thought)
{
    Action same;
    PlayerKind kind = *self;
    if (thought->choices[0].action.kind != ACTION_OFFER) kind.character = &thought->fast;
    computer_player_decide(&kind, mind->edition, mind->game, NULL, &same, mind->why);
    if (mind->why == NULL || thought->played == 0) return;
    mind_say(mind, mind->why->length > 0 ? " It played on " : "It played on ");
    text_add_int(mind->why, thought->played);
    mind_say(mind, " times and found nothing better.");
}

static void begin(const PlayerKind *self, const Mind *mind, Rng *rng, Thought *thought)
{
    Action first;
    computer_player_decide(self, mind->edition, mind->game, rng, &first, NULL);
    if (!choices_matter(mind, &first)) {
        thought_begin(mind, &first, rng, thought);
    } else if (first.kind == ACTION_OFFER) {
        weigh_offers(mind, rng, &first, thought);
    } else {
        thought_begin(mind, &first, rng, thought);
        choices_add(mind, thought);
    }
}

static bool think(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                  Thought *thought, int work, Action *action, Text *why)
{
    Mind mind = {
        .edition = edition, .game = game, .character = self->character, .seat = game->decider};
    if (!thought->begun) begin(self, &mind, rng, thought);
    if (!thought_go_on(&mind, work, thought)) return false;
    mind.why = why;
    const Choice *best = thought_best(&mind, thought);
    *action = best->action;
    if (why == NULL) return true;
    if (best == thought->choices)
        say_first(self, &mind, thought);
    else
        say_choice(&mind, thought, best);
    return true;
}

/* Most answers need no thought, and so no room for one. */
__attribute__((noinline)) static void think_to_the_end(const PlayerKind *self,
                                                       const Edition *edition, const Game *game,
                                                       Rng *rng, Action *action, Text *why)
{
    Thought thought;
    thought.begun = false;
    while (!think(self, edition, game, rng, &thought, INT32_MAX, action, why)) continue;
}

static void decide(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                   Action *action, Text *why)
{
    Mind mind = {
        .edition = edition, .game = game, .character = self->character, .seat = game->decider};
    computer_player_decide(self, edition, game, rng, action, NULL);
    if (choices_matter(&mind, action))
        think_to_the_end(self, edition, game, rng, action, why);
    else if (why != NULL)
        computer_player_decide(self, edition, game, rng, action, why);
}

const PlayerKind expert_player = {
    .word = "expert",
    .about = "thinks before it answers",
    .character = &character_expert,
    .decide = decide,
    .interrupt = computer_player_interrupt,
    .think = think,
};
