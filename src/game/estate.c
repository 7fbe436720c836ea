/* estate.c -- leaving the game: what becomes of everything. */
#include "game/estate.h"

#include "game/building.h"
#include "game/cards.h"
#include "game/claim.h"
#include "game/debt.h"
#include "game/mortgage.h"
#include "game/trade.h"
#include "game/transfer.h"
#include "game/turn.h"
#include "game/worth.h"

/* Rule X10: the bank pays half for every building. */
static void sell_buildings(const Play *play, SeatId seat)
{
    for (DeedSet rest = play->game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money value = worth_buildings_sale(play->edition, play->game, deed);
        transfer_money(play, BANK, seat, value, REASON_SALE, deed);
        building_clear(play, deed);
    }
}

static void hand_over_cards(const Play *play, SeatId seat, SeatId heir)
{
    cards_give_back(play, seat);
    for (DeckId deck = 0; deck < MAX_DECKS; deck++) {
        while (play->game->seats[seat].release[deck] > 0) transfer_release(play, deck, seat, heir);
    }
}

/* Rule X29: how much of a debt below zero its creditor bears. */
static Money creditors_part(const Play *play, SeatId seat)
{
    Money below = -play->game->seats[seat].cash;
    Money owed = play->game->owed[seat];
    switch (play->edition->rule[RULE_ESTATE_DEBT]) {
    case ESTATE_DEBT_NEGATIVE: return below;
    case ESTATE_DEBT_AVAILABLE: return owed < below ? owed : below;
    }
    return 0;
}

/* The creditor has been paid what was never there; the bank writes off the rest. */
static void cover(const Play *play, SeatId seat, SeatId creditor)
{
    Game *game = play->game;
    if (creditor < MAX_SEATS && game->seats[seat].cash < 0) {
        transfer_money(play, creditor, seat, creditors_part(play, seat), REASON_BORNE, NO_DEED);
        Seat *bearer = &game->seats[creditor];
        if (bearer->cash < 0 && bearer->owes_to == NOBODY) bearer->owes_to = BANK;
    }
    if (game->seats[seat].cash < 0)
        transfer_money(play, BANK, seat, -game->seats[seat].cash, REASON_ESTATE, NO_DEED);
}

static void hand_over_cash(const Play *play, SeatId seat, SeatId heir)
{
    Game *game = play->game;
    Money cash = game->seats[seat].cash;
    if (cash > 0) transfer_money(play, seat, heir, cash, REASON_ESTATE, NO_DEED);
    cash = game->seats[seat].cash; /* more than the heir can have */
    if (cash > 0) transfer_money(play, seat, BANK, cash, REASON_ESTATE, NO_DEED);
}

/* Rules X10-X13: everything to the creditor. */
static void to_player(const Play *play, SeatId seat, SeatId heir)
{
    Game *game = play->game;
    if (play->edition->rule[RULE_ESTATE_PLAYER] == ESTATE_SELL) sell_buildings(play, seat);
    cover(play, seat, heir);
    hand_over_cash(play, seat, heir);
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        transfer_deed(play, deed, heir);
        if (game->holdings[deed].mortgaged) mortgage_inherit(play, deed);
    }
    hand_over_cards(play, seat, heir);
}

/* Rules X15-X17: everything to the bank; deeds auctioned clear of mortgages,
 * or simply free again. */
static void to_bank(const Play *play, SeatId seat, SeatId creditor, bool auction)
{
    Game *game = play->game;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        building_clear(play, deed);
        game_set_mortgaged(game, deed, false);
        game->inherited &= ~DEED_BIT(deed);
        transfer_deed(play, deed, BANK);
        if (auction) game->estate |= DEED_BIT(deed);
    }
    cover(play, seat, creditor);
    hand_over_cash(play, seat, BANK);
    hand_over_cards(play, seat, BANK);
}

/* Rule X25: a deed won but not paid for is auctioned again. */
static void reclaim_unpaid(const Play *play, SeatId seat)
{
    Game *game = play->game;
    for (int i = 0; i < game->debt_count; i++) {
        const Debt *debt = &game->debts[i];
        if (debt->debtor == seat && debt->reason == REASON_AUCTION)
            game->estate |= DEED_BIT(debt->deed);
    }
}

/* Tournament rule of X21: what is there is shared among all creditors, the
 * bank auctions the deeds. */
static void share_out(const Play *play, SeatId seat)
{
    Game *game = play->game;
    Debt debts[MAX_DEBTS];
    int count = 0;
    for (int i = 0; i < game->debt_count; i++) {
        if (game->debts[i].debtor == seat && game->debts[i].creditor < MAX_SEATS)
            debts[count++] = game->debts[i];
    }
    sell_buildings(play, seat);
    for (int i = 0; i < count; i++) {
        Money share = game->seats[seat].cash / (count - i);
        if (share > debts[i].amount) share = debts[i].amount;
        transfer_money(play, seat, debts[i].creditor, share, REASON_ESTATE, NO_DEED);
    }
    to_bank(play, seat, BANK, play->edition->rule[RULE_ESTATE_BANK] == ESTATE_BANK_AUCTION);
}

static bool several_creditors(const Game *game, SeatId seat)
{
    return game->debt_count > 1 && game->debts[0].debtor == seat && game->debts[1].debtor == seat;
}

/* Rule X26: with one left the game is over; open auctions and fees lapse. */
static void end_if_decided(const Play *play)
{
    Game *game = play->game;
    int limit = play->edition->rule[RULE_END_BANKRUPTCIES];
    if (game_seats_left(game) > 1 && (limit == 0 || game->left_count < limit)) return;
    game->estate = 0;
    game->inherited = 0;
    game->debt_count = 0;
    for (int i = 0; i < MAX_DEBTS; i++) game->debts[i] = (Debt){0};
    turn_finish(play);
}

static void leave(const Play *play, SeatId seat)
{
    Game *game = play->game;
    game->alive &= (uint8_t) ~(1u << seat);
    game->seats[seat].left = ++game->left_count;
    game->seats[seat].in_jail = 0;
    game->seats[seat].jail_turns = 0;
    debt_forget(game, seat);
    claim_forget(game, seat);
    trade_forget(play, seat);
    if (game->floor == seat) game->floor = NOBODY;
    if (game->thief_target == seat) {
        game->thief = NO_SPACE;
        game->thief_target = NOBODY;
    }
    end_if_decided(play);
}

static void settle_estate(const Play *play, SeatId seat, SeatId creditor)
{
    const Edition *edition = play->edition;
    bool auction = edition->rule[RULE_ESTATE_BANK] == ESTATE_BANK_AUCTION;
    reclaim_unpaid(play, seat);
    if (edition->rule[RULE_SEVERAL_CREDITORS] == CREDITORS_SHARED &&
        several_creditors(play->game, seat))
        share_out(play, seat);
    else if (creditor == BANK)
        to_bank(play, seat, BANK, auction);
    else if (edition->rule[RULE_ESTATE_PLAYER] == ESTATE_FREE)
        to_bank(play, seat, creditor, false);
    else
        to_player(play, seat, creditor);
}

void estate_bankrupt(const Play *play, SeatId seat)
{
    SeatId creditor = debt_creditor(play->game, seat);
    event_add(play->events,
              (Event){.kind = EVENT_BANKRUPT, .seat = seat, .other = creditor, .deed = NO_DEED});
    settle_estate(play, seat, creditor);
    leave(play, seat);
}

/* L9: a player below zero at the end of the turn is out. */
void estate_end_turn(const Play *play)
{
    SeatId seat = game_mover(play->game);
    play_tell(play, EVENT_TURN_ENDED, seat, NO_DEED);
    estate_bankrupt(play, seat);
}

void estate_resign(const Play *play, SeatId seat)
{
    event_add(play->events,
              (Event){.kind = EVENT_RESIGNED, .seat = seat, .other = BANK, .deed = NO_DEED});
    settle_estate(play, seat, BANK);
    leave(play, seat);
}
