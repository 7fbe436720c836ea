/* dice_check.c -- was chance in a game what its promises say? */
#include "table/dice_check.h"

#include "game/notation/notation.h"
#include "players/dealer.h"

static bool same_action(const Edition *edition, const Game *game, const Action *a, const Action *b)
{
    char first[ACTION_TEXT_SIZE], second[ACTION_TEXT_SIZE];
    Text one = text_into(first, sizeof first), other = text_into(second, sizeof second);
    notation_action_write(edition, game, a, &one);
    notation_action_write(edition, game, b, &other);
    return text_same(first, second);
}

static bool dealt_fairly(const Table *table, const Game *game, size_t n)
{
    Rng rng = table_stream(table, n, TABLE_STREAM_DEALER);
    Action expected;
    dealer_decide(table_edition(table), game, &rng, &expected);
    return same_action(table_edition(table), game, table_action(table, n), &expected);
}

static DiceVerdict check_actions(const Table *table, size_t *action)
{
    Game game = *table_beginning(table);
    size_t checked = 0;
    for (size_t n = 0; n < table_action_count(table); n++) {
        const Action *done = table_action(table, n);
        if (done->seat == DEALER && done->kind != ACTION_BELL) {
            *action = n;
            if (!dealt_fairly(table, &game, n)) return DICE_DIFFERENT;
            checked++;
        }
        apply(table_edition(table), &game, done, NULL);
    }
    *action = checked;
    return DICE_FAIR;
}

DiceVerdict dice_check(const Table *table, size_t *action)
{
    const FairDice *dice = table_dice(table);
    *action = 0;
    if (dice->game[0] == '\0') return DICE_ORDINARY;
    if (!dice->known) return DICE_SECRET;
    if (!fair_dice_kept(dice)) return DICE_PROMISE;
    return check_actions(table, action);
}
