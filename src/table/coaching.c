/* coaching.c -- how much the coach says while a game is played. */
#include "table/coaching.h"

#include "base/text.h"

const char *const coaching_words[COACHING_COUNT] = {"off", "warnings", "everything"};

bool coaching_find(const char *word, Coaching *coaching)
{
    for (int i = 0; i < COACHING_COUNT; i++) {
        if (word[0] == '\0' || !text_starts_folded(coaching_words[i], word)) continue;
        *coaching = (Coaching)i;
        return true;
    }
    return false;
}
