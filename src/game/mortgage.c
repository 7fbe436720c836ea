/* mortgage.c -- lending on deeds, redeeming, inheriting. */
#include "game/mortgage.h"

#include "game/building.h"
#include "game/debt.h"
#include "game/transfer.h"
#include "game/worth.h"

/* Does a street of the seat in the group of `deed` carry a building? */
static bool own_group_built(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    DeedSet own = edition->groups[edition->deeds[deed].group].deeds & game->seats[seat].deeds;
    return (own & game->built) != 0;
}

Refusal mortgage_check(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) return REFUSAL_NO_MORTGAGES;
    if (deed >= edition->deed_count) return REFUSAL_DEED;
    if (game->holdings[deed].owner != seat) return REFUSAL_NOT_OWNER;
    if (game->holdings[deed].mortgaged) return REFUSAL_MORTGAGED;
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL && !edition->rule[RULE_BUILD_WHOLE_GROUP])
        return REFUSAL_NONE;
    /* Rule P02: all buildings of the group go first. */
    return own_group_built(edition, game, seat, deed) ? REFUSAL_GROUP_BUILT : REFUSAL_NONE;
}

/* I9: sold back to the bank, buildings with it. */
static void sell_back(const Play *play, SeatId seat, DeedId deed)
{
    Money value =
        play->edition->deeds[deed].mortgage + worth_buildings_sale(play->edition, play->game, deed);
    building_clear(play, deed);
    transfer_money(play, BANK, seat, value, REASON_MORTGAGE, deed);
    transfer_deed(play, deed, BANK);
}

void mortgage_take(const Play *play, SeatId seat, DeedId deed)
{
    play_tell(play, EVENT_MORTGAGED, seat, deed);
    if (play->edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL) {
        sell_back(play, seat, deed);
        return;
    }
    game_set_mortgaged(play->game, deed, true);
    transfer_money(play, BANK, seat, play->edition->deeds[deed].mortgage, REASON_MORTGAGE, deed);
}

Refusal mortgage_check_redeem(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    if (deed >= edition->deed_count) return REFUSAL_DEED;
    if (game->holdings[deed].owner != seat) return REFUSAL_NOT_OWNER;
    if (!game->holdings[deed].mortgaged) return REFUSAL_NOT_MORTGAGED;
    if (game->phase == PHASE_HEIR && deed != mortgage_next_heir(game)) return REFUSAL_NOT_NOW;
    return game->seats[seat].cash >= edition_redeem_price(edition, deed) ? REFUSAL_NONE
                                                                         : REFUSAL_TOO_POOR;
}

void mortgage_redeem(const Play *play, SeatId seat, DeedId deed)
{
    play->game->inherited &= ~DEED_BIT(deed);
    game_set_mortgaged(play->game, deed, false);
    play_tell(play, EVENT_REDEEMED, seat, deed);
    transfer_money(play, seat, BANK, edition_redeem_price(play->edition, deed), REASON_REDEEM,
                   deed);
}

void mortgage_inherit(const Play *play, DeedId deed)
{
    if (edition_transfer_fee(play->edition, deed) > 0) play->game->inherited |= DEED_BIT(deed);
}

DeedId mortgage_next_heir(const Game *game)
{
    return game->inherited != 0 ? (DeedId)__builtin_ctzll(game->inherited) : NO_DEED;
}

bool mortgage_before_debt(const Edition *edition, const Game *game)
{
    if (game->inherited == 0 || edition->rule[RULE_DEBTOR_TRADE] != DEBTOR_TRADE_ANY) return false;
    DeedId deed = mortgage_next_heir(game);
    return game->seats[game->holdings[deed].owner].cash >= edition_transfer_fee(edition, deed);
}

void mortgage_keep(const Play *play, DeedId deed)
{
    SeatId seat = play->game->holdings[deed].owner;
    play->game->inherited &= ~DEED_BIT(deed);
    play_tell(play, EVENT_MORTGAGE_KEPT, seat, deed);
    Money fee = edition_transfer_fee(play->edition, deed);
    /* An open debt does not hold up the fee. */
    if (play->game->debt_count > 0 && play->game->seats[seat].cash >= fee)
        transfer_money(play, seat, BANK, fee, REASON_FEE, deed);
    else
        debt_owe(play, seat, BANK, fee, REASON_FEE, deed);
}
