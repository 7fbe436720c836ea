/* moment.c -- the peaks of a game: which event is one, whose it is, how long it is shown. */
#include "view/moments/moment.h"

#include "ui/cue.h"

#define STILL_SECONDS 1.2

static const struct {
    double seconds;
    Cue cue;
} rows[MOMENT_COUNT] = {
    [MOMENT_NONE] = {0, CUE_CLICK},          [MOMENT_GROUP] = {1.8, CUE_GROUP},
    [MOMENT_HOTEL] = {1.4, CUE_HOTEL},       [MOMENT_RENT] = {1.6, CUE_HUGE},
    [MOMENT_BANKRUPT] = {1.9, CUE_BANKRUPT},
};

static bool completes_group(const Edition *edition, const Game *game, const Event *event)
{
    const Group *group = &edition->groups[edition->deeds[event->deed].group];
    if (event->other >= game->seat_count || event->seat == event->other) return false;
    DeedSet held = game->seats[event->other].deeds;
    bool held_all = (held & group->deeds) == group->deeds;
    held |= DEED_BIT(event->deed);
    return group->kind == GROUP_STREETS && group->deed_count > 1 && !held_all &&
           (held & group->deeds) == group->deeds;
}

/* A hotel; without hotels, the last of the houses, whatever the edition calls them. */
static bool tops_street(const Edition *edition, const Game *game, const Event *event)
{
    int level = (int)event->amount, before = game->holdings[event->deed].level;
    if (edition->rule[RULE_HOTEL] == HOTEL_NONE)
        return before < level && level == edition->rule[RULE_HOUSES_PER_STREET];
    return edition_level_hotels(level) > edition_level_hotels(before);
}

static bool is_huge(const Edition *edition, const Game *game, const Event *event)
{
    if (event->reason != REASON_RENT || event->seat >= game->seat_count ||
        event->other >= game->seat_count)
        return false;
    int64_t amount = event->amount, cash = game->seats[event->seat].cash,
            start = edition->rule[RULE_START_MONEY];
    return amount > 0 && amount * 100 >= cash * MOMENT_RENT_PERCENT &&
           amount * 100 >= start * MOMENT_RENT_LEAST;
}

static MomentKind kind_of(const Edition *edition, const Game *game, const Event *event)
{
    if (event->kind == EVENT_DEED_MOVED && completes_group(edition, game, event))
        return MOMENT_GROUP;
    if (event->kind == EVENT_BUILT && tops_street(edition, game, event)) return MOMENT_HOTEL;
    if (event->kind == EVENT_PAID && is_huge(edition, game, event)) return MOMENT_RENT;
    return event->kind == EVENT_BANKRUPT ? MOMENT_BANKRUPT : MOMENT_NONE;
}

GameMoment moment_of(const Edition *edition, const Game *game, const Event *event)
{
    GameMoment moment = {.kind = kind_of(edition, game, event),
                         .seat = event->seat,
                         .other = event->other,
                         .deed = event->deed,
                         .amount = event->amount};
    if (moment.kind == MOMENT_GROUP) {
        moment.seat = event->other;
        moment.group = edition->deeds[event->deed].group;
    }
    if (moment.kind == MOMENT_GROUP || moment.kind == MOMENT_HOTEL) moment.other = BANK;
    return moment;
}

double moment_seconds(MomentKind kind, bool watched, const Settings *settings)
{
    if (kind == MOMENT_NONE || (watched && settings->pace == PACE_INSTANT)) return 0;
    double seconds = settings->calm ? STILL_SECONDS : rows[kind].seconds;
    return watched ? seconds / 2 : seconds;
}

int moment_cue(MomentKind kind)
{
    return (int)rows[kind].cue;
}
