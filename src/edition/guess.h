/* guess.h -- "did you mean": the known word nearest to a misspelt one. */
#ifndef EDITION_GUESS_H
#define EDITION_GUESS_H

typedef struct Guess {
    const char *word; /* as misspelt; borrowed */
    const char *best; /* nearest so far, NULL while nothing is near; borrowed */
    int distance;
} Guess;

Guess guess_for(const char *word);
/* Considers one known word. */
void guess_offer(Guess *guess, const char *known);
/* Considers all words of a list ended by NULL. */
void guess_offer_all(Guess *guess, const char *const *known);

#endif
