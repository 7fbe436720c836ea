/* landing.c -- what a space does to the player who lands on it. */
#include "game/landing.h"

#include "game/auction.h"
#include "game/claim.h"
#include "game/effect.h"
#include "game/jail.h"
#include "game/rent.h"
#include "game/transfer.h"

DeedId landing_deed(const Edition *edition, const Game *game)
{
    return edition->spaces[game->seats[game_mover(game)].space].deed;
}

/* The mover's own stations to which it may travel. */
static DeedSet destinations(const Edition *edition, const Game *game)
{
    DeedId deed = landing_deed(edition, game);
    if (deed == NO_DEED || !edition->rule[RULE_RAIL_TRAVEL]) return 0;
    const Group *group = &edition->groups[edition->deeds[deed].group];
    if (group->kind != GROUP_COUNT) return 0;
    return group->deeds & game->seats[game_mover(game)].deeds & ~DEED_BIT(deed);
}

static void owe_rent(const Play *play, SeatId visitor, DeedId deed, int dice)
{
    claim_rent(play, visitor, deed, rent_due(play->edition, play->game, visitor, deed, dice));
}

static void arrive_on_deed(const Play *play, SeatId seat, DeedId deed)
{
    const Edition *edition = play->edition;
    Game *game = play->game;
    SeatId owner = game->holdings[deed].owner;
    if (owner == BANK) {
        if (game->seats[seat].laps >= edition->rule[RULE_BUY_AFTER_LAPS]) game->step = PHASE_BUY;
    } else if (owner == seat) {
        if (destinations(edition, game) != 0) game->step = PHASE_TRAVEL;
    } else if (rent_needs_throw(edition, game, deed)) {
        game->step = PHASE_RENT_THROW;
    } else {
        owe_rent(play, seat, deed, game->arrival);
    }
}

void landing_arrive(const Play *play, SeatId seat)
{
    Game *game = play->game;
    const Space *space = &play->edition->spaces[game->seats[seat].space];
    game->step = PHASE_AFTER;
    switch ((SpaceKind)space->kind) {
    case SPACE_START: break;
    case SPACE_DEED: arrive_on_deed(play, seat, space->deed); break;
    case SPACE_JAIL:
        if (play->edition->rule[RULE_JAIL_LANDING]) jail_send(play, JAILED_BY_SPACE);
        break;
    case SPACE_EFFECT:
        game->deck = NO_DECK;
        game->card = NO_CARD;
        effect_run(play, &space->effect);
        break;
    }
}

void landing_rent_throw(const Play *play)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    event_add(play->events, (Event){.kind = EVENT_DICE_THROWN,
                                    .seat = seat,
                                    .other = NOBODY,
                                    .deed = landing_deed(play->edition, game),
                                    .amount = game->dice[0],
                                    .second = game->dice[1]});
    game->step = PHASE_AFTER;
    owe_rent(play, seat, landing_deed(play->edition, game), game_total(game));
}

void landing_buy(const Play *play)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    DeedId deed = landing_deed(play->edition, game);
    Money price = game_price(play->edition, game, seat, deed);
    event_add(
        play->events,
        (Event){
            .kind = EVENT_BOUGHT, .seat = seat, .other = NOBODY, .deed = deed, .amount = price});
    transfer_money(play, seat, BANK, price, REASON_PRICE, deed);
    transfer_deed(play, deed, seat);
    game->step = PHASE_AFTER;
}

void landing_decline(const Play *play)
{
    Game *game = play->game;
    DeedId deed = landing_deed(play->edition, game);
    play_tell(play, EVENT_DECLINED, game_mover(game), deed);
    game->step = PHASE_AFTER;
    if (play->edition->rule[RULE_AUCTION]) auction_begin(play, deed);
}

Refusal landing_check_travel(const Edition *edition, const Game *game, DeedId deed)
{
    if (deed == NO_DEED) return REFUSAL_NONE;
    return deed < MAX_DEEDS && (destinations(edition, game) & DEED_BIT(deed)) != 0 ? REFUSAL_NONE
                                                                                   : REFUSAL_TRAVEL;
}

void landing_travel(const Play *play, DeedId deed)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    game->step = PHASE_AFTER;
    if (deed == NO_DEED) return;
    SpaceId to = play->edition->deeds[deed].space;
    event_add(play->events, (Event){.kind = EVENT_TRAVELLED,
                                    .seat = seat,
                                    .other = NOBODY,
                                    .deed = deed,
                                    .amount = game->seats[seat].space,
                                    .second = to});
    game->seats[seat].space = to;
}
