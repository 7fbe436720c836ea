/* no.c -- why a server does not do what it was asked: a word on the wire, a sentence for people. */
#include "online/no.h"

#include <assert.h>

#include "base/text.h"

static const struct {
    const char *word;
    Sentence sentence;
} reasons[] = {
    [NO_OBJECTION] = {"objection", T_("Done.")},
    [NO_SENSE] = {"sense", T_("The server does not understand that.")},
    [NO_TIME] = {"time", T_("That is not possible now.")},
    [NO_SEAT] = {"seat", T_("There is no free seat.")},
    [NO_YOURS] = {"yours", T_("That is for somebody else to decide.")},
    [NO_HOST] = {"host", T_("Only the host can do that.")},
    [NO_NAME] = {"name", T_("Somebody has that name already, or it cannot be a name.")},
    [NO_RULE] = {"rule", T_("It cannot be played like that.")},
    [NO_LATE] = {"late", T_("The game has gone on meanwhile.")},
    [NO_OUTBID] = {"outbid", T_("Somebody else has bid meanwhile.")},
    [NO_LEGAL] = {"legal", T_("The rules do not allow that.")},
    [NO_HURRY] = {"hurry", T_("That was too much at once; please wait a moment.")},
    [NO_ROOM] = {"room", T_("There is no such table here, or it is full.")},
    [NO_VERSION] = {"version", T_("The server has another version of the game.")},
    [NO_OLD] = {"old", T_("This program is too old for the server; please update it.")},
    [NO_RESTS] = {"rests", T_("This game was played with another version of opoly and cannot go on "
                              "here; what can be read of it is shown, and all of it is kept.")},
    [NO_WELCOME] = {"welcome", T_("The host has closed this table to you.")},
};
static_assert(sizeof reasons / sizeof reasons[0] == NO_COUNT, "a word for every reason");

const char *no_word(No no)
{
    return reasons[no].word;
}

No no_find(const char *word)
{
    int n = 0;
    while (n < NO_COUNT && !text_same(reasons[n].word, word)) n++;
    return (No)n;
}

const Sentence *no_sentence(No no)
{
    return &reasons[no].sentence;
}
