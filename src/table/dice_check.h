/* dice_check.h -- was chance in a game what its promises say? */
#ifndef TABLE_DICE_CHECK_H
#define TABLE_DICE_CHECK_H

#include "table/table.h"

typedef enum DiceVerdict {
    DICE_FAIR,
    DICE_ORDINARY,  /* the game was not played with fair dice */
    DICE_SECRET,    /* the secret is not known yet */
    DICE_PROMISE,   /* it, or a share, is not the one that was promised */
    DICE_DIFFERENT, /* an action of the dealer is another one than the dice gave */
    DICE_VERDICT_COUNT
} DiceVerdict;

/* `action`: the first that is not what the dice gave, with DICE_DIFFERENT; else how many
 * answers of the dealer were checked. The bell is a clock's, not chance. */
DiceVerdict dice_check(const Table *table, size_t *action);

#endif
