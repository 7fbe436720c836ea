/* claim.c -- rents that their owner has yet to ask for. */
#include "game/claim.h"

#include "base/apart.h"
#include "game/debt.h"

static void drop(Game *game, int index)
{
    game->claim_count--;
    for (int i = index; i < game->claim_count; i++) game->claims[i] = game->claims[i + 1];
    game->claims[game->claim_count] = (Claim){0};
}

static void lapse(const Play *play, int index)
{
    const Claim *claim = &play->game->claims[index];
    event_add(play->events, (Event){.kind = EVENT_RENT_LAPSED,
                                    .seat = claim->visitor,
                                    .other = claim->owner,
                                    .deed = claim->deed,
                                    .amount = claim->amount});
    drop(play->game, index);
}

static NothingDue why_nothing(const Edition *edition, const Game *game, const Holding *holding)
{
    if (holding->mortgaged) return NOTHING_MORTGAGED;
    bool jailed = !edition->rule[RULE_RENT_IN_JAIL] && game->seats[holding->owner].in_jail;
    return jailed ? NOTHING_JAILED : NOTHING_PRINTED;
}

APART static void tell_nothing(const Play *play, SeatId visitor, DeedId deed)
{
    const Holding *holding = &play->game->holdings[deed];
    event_add(play->events,
              (Event){.kind = EVENT_NOTHING_DUE,
                      .seat = visitor,
                      .other = holding->owner,
                      .reason = REASON_RENT,
                      .deed = deed,
                      .amount = (Money)why_nothing(play->edition, play->game, holding)});
}

RARE static void add(const Play *play, SeatId visitor, DeedId deed, Money amount)
{
    Game *game = play->game;
    SeatId owner = game->holdings[deed].owner;
    if (game->claim_count == MAX_CLAIMS) lapse(play, 0);
    game->claims[game->claim_count++] =
        (Claim){.amount = amount,
                .visitor = visitor,
                .owner = owner,
                .deed = deed,
                .throws_left = (uint8_t)play->edition->rule[RULE_RENT_CLAIM]};
    event_add(play->events, (Event){.kind = EVENT_RENT_DUE,
                                    .seat = visitor,
                                    .other = owner,
                                    .deed = deed,
                                    .amount = amount});
}

void claim_rent(const Play *play, SeatId visitor, DeedId deed, Money amount)
{
    if (amount <= 0)
        tell_nothing(play, visitor, deed);
    else if (play->edition->rule[RULE_RENT_CLAIM] != RENT_CLAIM_AUTOMATIC)
        add(play, visitor, deed, amount);
    else
        debt_owe(play, visitor, play->game->holdings[deed].owner, amount, REASON_RENT, deed);
}

/* Rule G12: only the first throws of the following players count. */
RARE void claim_throw(const Play *play)
{
    Game *game = play->game;
    if ((game->doubles | game->jail_throws) != 0) return;
    for (int i = game->claim_count - 1; i >= 0; i--) {
        if (--game->claims[i].throws_left == 0) lapse(play, i);
    }
}

static int find(const Game *game, SeatId owner, SeatId visitor, DeedId deed)
{
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *claim = &game->claims[i];
        if (claim->owner == owner && claim->visitor == visitor && claim->deed == deed) return i;
    }
    return -1;
}

Refusal claim_check(const Game *game, SeatId owner, SeatId visitor, DeedId deed)
{
    return find(game, owner, visitor, deed) >= 0 ? REFUSAL_NONE : REFUSAL_NO_CLAIM;
}

void claim_make(const Play *play, SeatId owner, SeatId visitor, DeedId deed)
{
    int index = find(play->game, owner, visitor, deed);
    Money amount = play->game->claims[index].amount;
    drop(play->game, index);
    debt_owe(play, visitor, owner, amount, REASON_RENT, deed);
}

void claim_forget(Game *game, SeatId seat)
{
    for (int i = game->claim_count - 1; i >= 0; i--) {
        if (game->claims[i].visitor == seat || game->claims[i].owner == seat) drop(game, i);
    }
}
