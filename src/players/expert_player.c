/* expert_player.c -- the player that thinks before it answers. */
#include "players/expert_player.h"

#include "game/notation.h"
#include "players/choices.h"
#include "players/computer_player.h"

static void say_action(const Mind *mind, const Action *action)
{
    notation_action_write(mind->edition, mind->game, action, mind->why);
}

static void say_choice(const Mind *mind, const Thought *thought, const Choice *best)
{
    const Choice *first = &thought->choices[0];
    if (mind->why == NULL) return;
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

static bool think(const PlayerKind *self, const Edition *edition, const Game *game, Rng *rng,
                  Thought *thought, int work, Action *action, Text *why)
{
    Mind mind = {.edition = edition,
                 .game = game,
                 .character = self->character,
                 .seat = game->decider};
    if (!thought->begun) {
        computer_player_decide(self, edition, game, rng, action, NULL);
        thought_begin(&mind, action, rng, thought);
        if (choices_matter(&mind, action)) choices_add(&mind, thought);
    }
    if (!thought_go_on(&mind, work, thought)) return false;
    mind.why = why;
    const Choice *best = thought_best(&mind, thought);
    *action = best->action;
    if (best != thought->choices)
        say_choice(&mind, thought, best);
    else if (why != NULL)
        computer_player_decide(self, edition, game, rng, action, why);
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
    Mind mind = {.edition = edition,
                 .game = game,
                 .character = self->character,
                 .seat = game->decider};
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
