/* transfer.c -- what changes hands: money, deeds, get-out cards. */
#include "game/transfer.h"

#include <assert.h>

#include "base/apart.h"
#include "game/pile.h"

static void take_cash(Game *game, SeatId party, Money amount)
{
    if (party < MAX_SEATS)
        game->seats[party].cash -= amount;
    else if (party == POT)
        game->pot -= amount;
}

/* Whoever is no longer below zero owes nobody. */
static void give_cash(Game *game, SeatId party, Money amount)
{
    if (party == POT) {
        game->pot += amount;
    } else if (party < MAX_SEATS) {
        Seat *seat = &game->seats[party];
        seat->cash += amount;
        if (seat->owes_to != NOBODY && seat->cash >= 0) {
            seat->owes_to = NOBODY;
            game->owed[party] = 0;
        }
    }
}

static void pay(const Play *play, SeatId from, SeatId to, Money amount, Reason reason, DeedId deed)
{
    if (amount == 0) return;
    take_cash(play->game, from, amount);
    give_cash(play->game, to, amount);
    event_add(play->events, (Event){.kind = EVENT_PAID,
                                    .seat = from,
                                    .other = to,
                                    .deed = deed,
                                    .reason = (uint8_t)reason,
                                    .amount = amount});
}

/* How much more a party can hold. */
static Money room_of(const Game *game, SeatId party)
{
    if (party == POT) return MONEY_LIMIT - game->pot;
    return party < MAX_SEATS ? MONEY_LIMIT - game->seats[party].cash : 2 * MONEY_LIMIT;
}

RARE static void transfer_bounded(const Play *play, SeatId from, SeatId to, Money amount,
                                  Reason reason, DeedId deed)
{
    const Game *game = play->game;
    Money room = room_of(game, to);
    if (from < MAX_SEATS && amount > game->seats[from].cash + MONEY_LIMIT)
        amount = game->seats[from].cash + MONEY_LIMIT;
    pay(play, from, to, amount < room ? amount : room, reason, deed);
}

/* Is the party far from every bound, before and after an ordinary sum? */
static bool at_ease(const Game *game, SeatId party)
{
    if (party < MAX_SEATS)
        return (uint32_t)(game->seats[party].cash + SUM_LIMIT) <= 2 * (uint32_t)SUM_LIMIT;
    return party == BANK || game->pot <= SUM_LIMIT;
}
static_assert(2 * SUM_LIMIT <= MONEY_LIMIT, "an ordinary sum more is within the bounds");

void transfer_money(const Play *play, SeatId from, SeatId to, Money amount, Reason reason,
                    DeedId deed)
{
    const Game *game = play->game;
    assert(amount >= 0);
    if ((uint32_t)amount <= SUM_LIMIT && at_ease(game, from) && at_ease(game, to))
        pay(play, from, to, amount, reason, deed);
    else
        transfer_bounded(play, from, to, amount, reason, deed);
}

static void take_deed(const Edition *edition, Game *game, SeatId from, DeedId deed)
{
    Seat *seat = &game->seats[from];
    seat->deeds &= ~DEED_BIT(deed);
    seat->whole &= (uint16_t) ~(1u << edition->deeds[deed].group);
    if (seat->whole == 0) game->builders &= (uint8_t) ~(1u << from);
}

static void give_deed(const Edition *edition, Game *game, SeatId to, DeedId deed)
{
    Seat *seat = &game->seats[to];
    GroupId group = edition->deeds[deed].group;
    DeedSet all = edition->groups[group].deeds;
    seat->deeds |= DEED_BIT(deed);
    if ((seat->deeds & all) != all || edition->groups[group].kind != GROUP_STREETS) return;
    seat->whole |= (uint16_t)(1u << group);
    game->builders |= (uint8_t)(1u << to);
}

APART void transfer_deed(const Play *play, DeedId deed, SeatId to)
{
    Game *game = play->game;
    SeatId from = game->holdings[deed].owner;
    if (from < MAX_SEATS) take_deed(play->edition, game, from, deed);
    if (to < MAX_SEATS) give_deed(play->edition, game, to, deed);
    game->holdings[deed].owner = to;
    event_add(play->events,
              (Event){.kind = EVENT_DEED_MOVED, .seat = from, .other = to, .deed = deed});
}

void transfer_release(const Play *play, DeckId deck, SeatId from, SeatId to)
{
    Game *game = play->game;
    if (from < MAX_SEATS) game->seats[from].release[deck]--;
    if (to < MAX_SEATS)
        game->seats[to].release[deck]++;
    else
        pile_return_release(play->edition, game, deck);
    event_add(play->events, (Event){.kind = EVENT_RELEASE_MOVED,
                                    .seat = from,
                                    .other = to,
                                    .deed = NO_DEED,
                                    .amount = deck});
}

SeatId transfer_public_purse(const Edition *edition)
{
    return edition->rule[RULE_POT] ? POT : BANK;
}
