/* guess.c -- "did you mean": the known word nearest to a misspelt one. */
#include "edition/guess.h"

#include <string.h>

#include "base/text.h"

Guess guess_for(const char *word)
{
    size_t length = strlen(word);
    int near = length < 4 ? 1 : length < 8 ? 2 : 3;
    return (Guess){.word = word, .best = NULL, .distance = near + 1};
}

void guess_offer(Guess *guess, const char *known)
{
    if (known[0] == '\0') return;
    int distance = text_distance(guess->word, known);
    bool begun = guess->best == NULL && strlen(guess->word) > 3;
    if (distance >= guess->distance && begun && text_starts_folded(known, guess->word)) {
        guess->best = known; /* and whatever is nearer goes before it */
        return;
    }
    if (distance >= guess->distance || (size_t)distance >= strlen(known)) return;
    /* A guess that changes half of the letters helps only if it begins the
     * same: "jale" may be "jail", but "hint" is not "fine". */
    if (distance * 2 >= (int)strlen(guess->word) && known[0] != guess->word[0]) return;
    guess->best = known;
    guess->distance = distance;
}

void guess_offer_all(Guess *guess, const char *const *known)
{
    for (; *known != NULL; known++) guess_offer(guess, *known);
}
