/* fair_dice.h -- dice that nobody can choose and everybody can check afterwards.
 *
 * The server promises a secret before anybody sits, and everybody promises a
 * share; then all shares are shown, and the secret when the game is over. All
 * dice and cards follow from the secret and all shares together: whoever gave
 * one of them could not know the others when giving it (docs/online.md). */
#ifndef TABLE_FAIR_DICE_H
#define TABLE_FAIR_DICE_H

#include "base/rng.h"
#include "base/sha256.h"
#include "base/text.h"
#include "edition/edition.h"

/* 32 bytes: a secret, a share, or the promise of one. */
typedef struct FairNumber {
    uint8_t bytes[SHA256_BYTES];
} FairNumber;

enum { FAIR_DIGITS = 2 * SHA256_BYTES, FAIR_GAME_SIZE = 40 };

typedef struct FairDice {
    char game[FAIR_GAME_SIZE]; /* the name of the game; empty: ordinary dice, from a seed */
    FairNumber promise;        /* of the secret, for this game alone */
    int share_count;
    FairNumber promises[MAX_SEATS]; /* of the shares */
    FairNumber shares[MAX_SEATS];   /* all known once the game has begun */
    bool known;                     /* the secret is: at the server, and at the end */
    FairNumber secret;
} FairDice;

FairNumber fair_dice_promise(const char *game, const FairNumber *secret);
FairNumber fair_dice_share_promise(const FairNumber *share);
/* Are the secret and all shares those that were promised? */
bool fair_dice_kept(const FairDice *dice);

/* What all chance of a game follows from. Only of dice whose secret is known. */
FairNumber fair_dice_key(const FairDice *dice);
/* The random numbers of the dealer's answer n, counted from 0. */
Rng fair_dice_deal(const FairNumber *key, uint64_t n);
/* Those of a player's question `which` before action n. */
Rng fair_dice_mind(const FairNumber *key, uint64_t which, uint64_t n);

void fair_dice_number_write(const FairNumber *number, Text *text);
/* Exactly 64 hexadecimal digits. */
bool fair_dice_number_read(const char *words, FairNumber *number);
bool fair_dice_same(const FairNumber *a, const FairNumber *b);

#endif
