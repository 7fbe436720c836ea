/* coach_facts.c -- what is plain to see about a choice: groups made and broken, danger ahead. */
#include "table/coach_facts.h"

#include "game/rent.h"
#include "table/next_throw.h"

/* How far ahead rents are looked for: as far as one throw leads; what dice count for. */
enum { SQUARES_AHEAD = 12, USUAL_DICE = 7 };
/* From these chances on the next throw is a danger worth a sentence. */
static const float ruin_least = 0.03f, forced_least = 0.15f;

/* ---- groups ---- */

/* Who lacks nothing of the group but this deed; NOBODY: nobody does. */
static SeatId lacks_only(const Edition *edition, const Game *game, DeedId deed)
{
    DeedSet rest = edition->groups[edition->deeds[deed].group].deeds & ~DEED_BIT(deed);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (rest != 0 && (game->seats[seat].deeds & rest) == rest) return seat;
    return NOBODY;
}

static void about_deed(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                       Speech *said)
{
    if (deed == NO_DEED) return;
    SeatId holder = lacks_only(edition, game, deed);
    GroupId group = edition->deeds[deed].group;
    if (holder == seat)
        SPEAK(said, T_("{deed} would make all of {group} yours."), arg_deed(deed),
              arg_group(group));
    else if (holder != NOBODY)
        SPEAK(said, T_("{deed} is all that {other} lacks of {group}."), arg_deed(deed),
              arg_other(holder), arg_group(group));
}

static bool whole(const Edition *edition, const Game *game, SeatId seat, GroupId group)
{
    DeedSet deeds = edition->groups[group].deeds;
    return (game->seats[seat].deeds & deeds) == deeds;
}

/* Groups of streets that the other gets, or the seat loses, by a deal. */
static void about_deal(const Edition *edition, const Game *game, const Game *after, SeatId seat,
                       SeatId other, Speech *said)
{
    for (GroupId group = 0; group < edition->group_count; group++) {
        if (edition->groups[group].kind != GROUP_STREETS) continue;
        if (whole(edition, after, other, group) && !whole(edition, game, other, group))
            SPEAK(said, T_("The deal gives {other} all of {group}."), arg_other(other),
                  arg_group(group));
        else if (whole(edition, game, seat, group) && !whole(edition, after, seat, group))
            SPEAK(said, T_("The deal breaks up your {group}."), arg_group(group));
    }
}

/* ---- danger ---- */

static int percent(float chance)
{
    return (int)(chance * 100 + 0.5f);
}

static void about_danger(const Edition *edition, const Game *after, SeatId seat, Speech *said)
{
    NextThrow next;
    next_throw_find(edition, after, seat, &next);
    if (!next.known || next.dearest_space == NO_SPACE) return;
    if (next.ruin >= ruin_least)
        SPEAK(
            said,
            T_("It leaves you open: your next throw makes you bankrupt in {percent} of all cases; "
               "{space} costs {sum}."),
            arg_percent(percent(next.ruin), 0), arg_space(next.dearest_space),
            arg_sum(next.dearest));
    else if (next.forced >= forced_least)
        SPEAK(
            said,
            T_("It leaves you open: on your next throw the cash is not enough in {percent} of all "
               "cases; {space} costs {sum}."),
            arg_percent(percent(next.forced), 0), arg_space(next.dearest_space),
            arg_sum(next.dearest));
}

/* Rents on the squares of the next throw that the cash is not enough for. */
static void about_rents(const Edition *edition, const Game *after, SeatId seat, Speech *said)
{
    const Seat *own = &after->seats[seat];
    int count = 0, houses = 0, hotels = 0;
    for (int ahead = 1; ahead <= SQUARES_AHEAD && ahead < edition->space_count; ahead++) {
        DeedId deed = edition->spaces[(own->space + ahead) % edition->space_count].deed;
        if (deed == NO_DEED || rent_due(edition, after, seat, deed, USUAL_DICE) <= own->cash)
            continue;
        count++;
        houses += edition_level_houses(after->holdings[deed].level);
        hotels += edition_level_hotels(after->holdings[deed].level);
    }
    if (count == 0) return;
    bool both = houses > 0 && hotels > 0;
    SPEAK(said,
          T_("On {count} of the next {at_most} squares the rent is more than your {cash}[, with "
             "{hotels}][, with {houses}][, with {buildings}]."),
          arg_count(count), arg_at_most(SQUARES_AHEAD), arg_cash(own->cash),
          hotels > 0 && !both ? arg_hotels(hotels) : arg_absent(),
          houses > 0 && !both ? arg_houses(houses) : arg_absent(),
          both ? arg_buildings(houses + hotels) : arg_absent());
}

/* ---- what to leave ---- */

static bool is_deal(const Game *game, const Action *action)
{
    return action->kind == ACTION_OFFER || action->kind == ACTION_COUNTER ||
           (action->kind == ACTION_ACCEPT && game->phase == PHASE_ANSWER);
}

void coach_facts_refrain(const Game *game, const Action *meant, const Game *after,
                         const Action *better, Speech *said)
{
    Money kept = game->seats[meant->seat].cash - after->seats[meant->seat].cash;
    if (better->kind == meant->kind) return;
    if (meant->kind == ACTION_MORTGAGE)
        SPEAK(said, T_("Do not mortgage {deed}."), arg_deed(meant->deed));
    else if (meant->kind == ACTION_SELL)
        SPEAK(said, T_("Do not sell what stands on {deed}."), arg_deed(meant->deed));
    else if (meant->kind == ACTION_BUILD && kept > 0)
        SPEAK(said, T_("Build one less, and keep {sum}."), arg_sum(kept));
    else if (meant->kind == ACTION_REDEEM && kept > 0)
        SPEAK(said, T_("Leave {deed} mortgaged, and keep {sum}."), arg_deed(meant->deed),
              arg_sum(kept));
    else if (meant->kind == ACTION_BUY && kept > 0)
        SPEAK(said, T_("Keep your {sum}."), arg_sum(kept));
    else if (is_deal(game, meant) && kept > 0)
        SPEAK(said, T_("Do not trade, and keep your {sum}."), arg_sum(kept));
}

/* ---- all of it ---- */

static DeedId deed_at_stake(const Edition *edition, const Game *game, const Action *action)
{
    if (action->kind == ACTION_DECLINE)
        return edition->spaces[game->seats[action->seat].space].deed;
    return action->kind == ACTION_PASS && game->phase == PHASE_AUCTION ? game->auction.deed
                                                                       : NO_DEED;
}

void coach_facts_find(const Edition *edition, const Game *game, const Action *action,
                      const Game *after, Speech *said)
{
    SeatId seat = action->seat;
    *said = (Speech){0};
    about_deed(edition, game, seat, deed_at_stake(edition, game, action), said);
    if (is_deal(game, action))
        about_deal(edition, game, after, seat,
                   action->kind == ACTION_OFFER ? action->other : game->offer.from, said);
    if (action->kind == ACTION_ROLL) return;
    about_danger(edition, after, seat, said);
    if (!after->seats[seat].in_jail) about_rents(edition, after, seat, said);
}
