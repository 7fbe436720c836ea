/* round_count.c -- which round of the table is being played, and of how many. */
#include "table/round_count.h"

int round_count_now(const Edition *edition, const Game *game)
{
    int limit = edition->rule[RULE_LAP_LIMIT], now = game->round + 1;
    if (game->turn == 0) return 0;
    return limit != 0 && now > limit ? limit : now;
}

void round_count_say(const Words *words, const Edition *edition, const Game *game, Text *text)
{
    int limit = edition->rule[RULE_LAP_LIMIT], now = round_count_now(edition, game);
    if (now == 0) return;
    if (limit == 0)
        SAY(words, text, T_("Round {id}"), arg_id(now));
    else
        SAY(words, text, T_("Round {id} of {other_id}"), arg_id(now), arg_other_id(limit));
}
