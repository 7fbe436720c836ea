/* reaction.c -- short reactions at an online table. */
#include "online/reaction.h"

#include <assert.h>

#include "base/text.h"

static const struct {
    const char *word;
    Sentence sentence;
} reactions[] = {
    [REACTION_HELLO] = {"hello", T_("Hello!")},
    [REACTION_BRAVO] = {"bravo", T_("Well played!")},
    [REACTION_THANKS] = {"thanks", T_("Thank you!")},
    [REACTION_SORRY] = {"sorry", T_("Sorry!")},
    [REACTION_OUCH] = {"ouch", T_("Ouch!")},
    [REACTION_LAUGH] = {"laugh", T_("Ha ha!")},
    [REACTION_MOMENT] = {"moment", T_("Just a moment.")},
    [REACTION_HURRY] = {"hurry", T_("Your turn!")},
    [REACTION_BYE] = {"bye", T_("See you!")},
};
static_assert(sizeof reactions / sizeof reactions[0] == REACTION_COUNT, "a word for each");

const char *reaction_word(Reaction reaction)
{
    return reactions[reaction].word;
}

Reaction reaction_find(const char *word)
{
    int n = 0;
    while (n < REACTION_COUNT && !text_same(reactions[n].word, word)) n++;
    return (Reaction)n;
}

const Sentence *reaction_sentence(Reaction reaction)
{
    return &reactions[reaction].sentence;
}
