/* mind.c -- what a computer player has before its eyes when it decides. */
#include "players/mind.h"

bool mind_try(const Mind *mind, ActionKind kind, Action *action)
{
    *action = mind_action(mind, kind);
    return mind_may(mind, action);
}

Money mind_percent(const Mind *mind, int32_t percent)
{
    const Edition *edition = mind->edition;
    int64_t sum = 0;
    if (percent == 0 || edition->deed_count == 0) return 0;
    for (int deed = 0; deed < edition->deed_count; deed++) sum += edition->deeds[deed].price;
    return (Money)(sum * percent / (100 * edition->deed_count));
}

void mind_say(const Mind *mind, const char *words)
{
    if (mind->why != NULL) text_add(mind->why, words);
}

void mind_say_sum(const Mind *mind, Money sum)
{
    if (mind->why != NULL) edition_money_write(mind->edition, sum, mind->why);
}

void mind_say_deed(const Mind *mind, DeedId deed)
{
    if (mind->why != NULL) text_add(mind->why, edition_deed_label(mind->edition, deed)->name);
}

void mind_say_deeds(const Mind *mind, DeedSet deeds)
{
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1) {
        if (rest != deeds) mind_say(mind, (rest & (rest - 1)) == 0 ? " and " : ", ");
        mind_say_deed(mind, (DeedId)__builtin_ctzll(rest));
    }
}

void mind_say_chance(const Mind *mind, float chance)
{
    if (mind->why == NULL) return;
    int tenths = (int)(chance * 1000 + (chance < 0 ? -0.5f : 0.5f));
    if (tenths < 0) text_add(mind->why, "-");
    if (tenths < 0) tenths = -tenths;
    text_add_int(mind->why, tenths / 10);
    text_add(mind->why, ".");
    text_add_int(mind->why, tenths % 10);
    text_add(mind->why, " %");
}
