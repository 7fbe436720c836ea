/* named_scene.h -- what players known by a description say in a scene. */
#ifndef TESTS_NAMED_SCENE_H
#define TESTS_NAMED_SCENE_H

#include "asking.h"
#include "players/dealer.h"
#include "players/player.h"
#include "unit/scene.h"

/* The reason is one sentence, whatever was decided. */
static inline void named_check_reason(const char *word, const Speech *reason)
{
    char words[300];
    Text why = text_into(words, sizeof words);
    ask_reason(&scene.edition, reason, &why);
    size_t length = why.length;
    bool sentence =
        length > 0 && !why.cut && words[length - 1] == '.' && strpbrk(words, "%{") == NULL;
    if (!sentence) printf("%s gives as its reason: \"%s\"\n", word, words);
    CHECK(sentence);
}

static inline const char *named_words(const Action *action)
{
    static char words[300];
    Text text = text_into(words, sizeof words);
    notation_action_write(&scene.edition, &scene.game, action, &text);
    return words;
}

/* What the player called `word` decides for the seat that must, with its own
 * random numbers, in the notation. */
static inline const char *named_says_with(const char *word, uint64_t number)
{
    const PlayerKind *kind = player_find(word);
    Rng rng = rng_seed(5, number);
    Speech why = {0};
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    Action action;
    ask(kind, &scene.edition, &outlook, &scene.game, &rng, &action, &why);
    CHECK_INT(REFUSAL_NONE, action_check(&scene.edition, &scene.game, &action));
    named_check_reason(word, &why);
    return named_words(&action);
}

static inline const char *named_says(const char *word)
{
    return named_says_with(word, 0);
}

/* What it says out of turn for `seat`, or "nothing". */
static inline const char *named_interrupts(const char *word, SeatId seat)
{
    const PlayerKind *kind = player_find(word);
    Rng rng = rng_seed(6, 0);
    Speech why = {0};
    Outlook outlook;
    outlook_make(&scene.edition, &outlook);
    Action action;
    if (!ask_interrupt(kind, &scene.edition, &outlook, &scene.game, seat, &rng, &action, &why))
        return "nothing";
    CHECK_INT(REFUSAL_NONE, action_check(&scene.edition, &scene.game, &action));
    named_check_reason(word, &why);
    return named_words(&action);
}

/* How often it says this, of 600 times: within five standard deviations of
 * one in `chance`? */
static inline void named_check_chance(const char *word, const char *words, int chance)
{
    enum { TIMES = 600 };
    int said = 0;
    for (uint64_t i = 0; i < TIMES; i++) said += strcmp(words, named_says_with(word, i)) == 0;
    int off = said - TIMES / chance;
    bool within = off * off <= 25 * TIMES * (chance - 1) / (chance * chance);
    if (!within) printf("%s says \"%s\" %d times of %d\n", word, words, said, TIMES);
    CHECK(within);
}

static inline void named_cash(SeatId seat, Money cash)
{
    scene.game.seats[seat].cash = cash;
}

/* Seat 0 has arrived on `space` with so much money. */
static inline void named_arrive(int space, Money cash)
{
    CHECK(scene_land(space, 1, 2));
    named_cash(0, cash);
}

#endif
