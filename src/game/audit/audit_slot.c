/* audit_slot.c -- what is open between seats: debts, claims, offers, auctions. */
#include <stddef.h>

#include "game/audit/audit_part.h"
#include "game/building.h"

static bool has(unsigned bits, int seat)
{
    return (bits >> seat & 1) != 0;
}

/* Is the deed of debt `index` already owed for by an older one? */
static bool owed_before(const Game *game, int index)
{
    DeedId deed = game->debts[index].deed;
    for (int i = 0; i < index; i++)
        if (game->debts[i].reason == REASON_AUCTION && game->debts[i].deed == deed) return true;
    return false;
}

static void check_debts(const Edition *edition, const Game *game, AuditList *faults)
{
    audit_need(faults, game->debt_count == 0 || edition->rule[RULE_DEBT] == DEBT_SETTLE, AUDIT_DEBT,
               0, "a debt waits where cash may fall below zero");
    for (int i = 0; i < game->debt_count; i++) {
        const Debt *debt = &game->debts[i];
        bool alive = game_seat_in(game, debt->debtor) &&
                     (debt->creditor >= NOBODY || game_seat_in(game, debt->creditor));
        audit_need(faults, alive && debt->debtor != debt->creditor, AUDIT_DEBT, i,
                   "a debt is not between two parties of the game");
        if (debt->reason != REASON_AUCTION) continue;
        /* The deed is handed over when the bid is paid. */
        audit_need(faults,
                   debt->creditor == BANK && debt->deed != NO_DEED &&
                       game->holdings[debt->deed].owner == BANK &&
                       !(game->estate & DEED_BIT(debt->deed)) && !owed_before(game, i),
                   AUDIT_DEBT, i, "a bid is owed for a deed that is not to be had");
    }
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *claim = &game->claims[i];
        audit_need(faults,
                   claim->visitor != claim->owner && game_seat_in(game, claim->visitor) &&
                       game_seat_in(game, claim->owner),
                   AUDIT_CLAIM, i, "a claim is not between two seats of the game");
        audit_need(faults,
                   claim->throws_left >= 1 && claim->throws_left <= edition->rule[RULE_RENT_CLAIM],
                   AUDIT_CLAIM, i, "a claim is open for longer than the edition lets it");
    }
}

static void check_offer(const Edition *edition, const Game *game, AuditList *faults)
{
    const Offer *offer = &game->offer;
    if (offer->open == OFFER_NONE) return;
    audit_need(faults,
               offer->from != offer->to && game_seat_in(game, offer->from) &&
                   game_seat_in(game, offer->to),
               AUDIT_OFFER, 0, "the offer is not between two seats of the game");
    audit_need(faults, edition->rule[RULE_TRADE] != TRADE_NONE, AUDIT_OFFER, 0,
               "there is an offer where nothing is traded");
    audit_need(faults, offer->open == OFFER_MADE || edition->rule[RULE_TRADE_WAITS], AUDIT_OFFER, 0,
               "an offer waits where offers are answered at once");
}

static void check_bidders(const Game *game, AuditList *faults)
{
    const Auction *auction = &game->auction;
    audit_need(faults, (auction->in & ~game->alive) == 0, AUDIT_AUCTION, 0,
               "a seat that has left bids");
    audit_need(faults,
               auction->asked != NOBODY && has(auction->in, auction->asked) &&
                   auction->asked != auction->bidder,
               AUDIT_AUCTION, 0, "the seat asked for a bid is not to be asked");
    audit_need(faults, (auction->bid == 0) == (auction->bidder == NOBODY), AUDIT_AUCTION, 0,
               "there is a bid without a bidder or a bidder without a bid");
    audit_need(faults, auction->bidder == NOBODY || has(auction->in, auction->bidder),
               AUDIT_AUCTION, 0, "the bidder has passed");
}

static void check_deed_auction(const Game *game, AuditList *faults)
{
    DeedId deed = game->auction.deed;
    audit_need(faults,
               deed != NO_DEED && game->holdings[deed].owner == BANK &&
                   !(game->estate & DEED_BIT(deed)),
               AUDIT_AUCTION, 0, "the deed that is auctioned is not the bank's to sell");
}

/* The winner pays and builds at once (N10), so both must be possible. */
static void check_building_auction(const Edition *edition, const Game *game, AuditList *faults)
{
    const Auction *auction = &game->auction;
    bool hotel = auction->open == AUCTION_HOTEL;
    audit_need(faults, (hotel ? game->hotels : game->houses) > 0, AUDIT_AUCTION, 0,
               "a building is auctioned that the bank does not have");
    if (auction->bidder == NOBODY) {
        audit_need(faults, auction->deed == NO_DEED, AUDIT_AUCTION, 0,
                   "a place is named without a bid");
        return;
    }
    audit_need(faults,
               auction->deed != NO_DEED &&
                   building_check_place(edition, game, auction->bidder, auction->deed, false) ==
                       REFUSAL_NONE &&
                   building_next_is_hotel(edition, game, auction->deed, false) == hotel &&
                   game->seats[auction->bidder].cash >= auction->bid,
               AUDIT_AUCTION, 0, "the highest bidder could not pay or place the building");
}

static void check_auction(const Edition *edition, const Game *game, AuditList *faults)
{
    if (game->auction.open == AUCTION_NONE) return;
    /* Rule O13: a debtor who sells a hotel can set off an auction of houses. */
    bool owing = game->debt_count != 0 || game->inherited != 0;
    audit_need(faults, game->auction.open > AUCTION_DEED || !owing, AUDIT_AUCTION, 0,
               "there is an auction of a deed while something is owed");
    check_bidders(game, faults);
    if (game->auction.open == AUCTION_DEED)
        check_deed_auction(game, faults);
    else
        check_building_auction(edition, game, faults);
}

static void check_want(const Edition *edition, const Game *game, AuditList *faults)
{
    const Want *want = &game->want;
    if (want->open == WANT_NONE) return;
    bool known = want->seat != NOBODY && game_seat_in(game, want->seat) && want->deed != NO_DEED;
    if (!audit_need(faults, known, AUDIT_WANT, 0, "a scarce building is wanted by nobody")) return;
    audit_need(faults,
               ((want->ask | want->want) & ~game->alive) == 0 && (want->ask & want->want) == 0 &&
                   has(want->want, want->seat),
               AUDIT_WANT, 0, "the seats asked for a scarce building are not those to be asked");
    audit_need(faults, want->asked != NOBODY && has(want->ask, want->asked), AUDIT_WANT, 0,
               "the seat asked whether it wants a building is not to be asked");
    audit_need(faults, game->holdings[want->deed].owner == want->seat, AUDIT_WANT, 0,
               "a scarce building is wanted for a deed of another");
    if (want->open > WANT_HOTEL) return;
    audit_need(faults,
               building_check(edition, game, want->seat, want->deed, false) == REFUSAL_NONE &&
                   building_next_is_hotel(edition, game, want->deed, false) ==
                       (want->open == WANT_HOTEL),
               AUDIT_WANT, 0, "the scarce building could not be built");
}

/* Wishes are there only as long as somebody is asked or bids. */
static void check_wishes(const Edition *edition, const Game *game, AuditList *faults)
{
    bool asking = game->want.open == WANT_HOUSE || game->want.open == WANT_HOTEL;
    bool bidding = game->auction.open > AUCTION_DEED;
    bool rule = edition->rule[RULE_BUILDING_WISHES] != 0;
    audit_need(faults, game->wishes == 0 || (rule && (asking || bidding)), AUDIT_WANT, 0,
               "buildings are wished for by nobody");
    for (DeedSet rest = game->wishes; rest != 0; rest &= rest - 1)
        audit_need(faults, game->holdings[__builtin_ctzll(rest)].owner != BANK, AUDIT_WANT, 0,
                   "a building is wished for on a deed of the bank");
}

static void check_deed_sets(const Edition *edition, const Game *game, AuditList *faults)
{
    for (DeedSet rest = game->estate; rest != 0; rest &= rest - 1)
        audit_need(faults, game->holdings[__builtin_ctzll(rest)].owner == BANK, AUDIT_ESTATE, 0,
                   "a deed of the estate is not the bank's");
    for (DeedSet rest = game->inherited; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        const Holding *holding = &game->holdings[deed];
        audit_need(faults,
                   holding->owner != BANK && holding->mortgaged &&
                       edition_transfer_fee(edition, deed) > 0,
                   AUDIT_INHERITED, 0, "a deed was inherited that is not mortgaged");
    }
}

static void check_vote(const Game *game, AuditList *faults)
{
    if (!game->vote_open) {
        audit_need(faults, game->vote_ask == 0 && game->vote_from == NOBODY, AUDIT_FIELD,
                   offsetof(Game, vote_ask), "seats are asked without a vote");
        return;
    }
    audit_need(
        faults,
        game->vote_from != NOBODY && game_seat_in(game, game->vote_from) && game->vote_ask != 0 &&
            (game->vote_ask & ~game->alive) == 0 && !has(game->vote_ask, game->vote_from),
        AUDIT_FIELD, offsetof(Game, vote_ask), "the seats that vote are not those to be asked");
}

static void check_floor(const Game *game, AuditList *faults)
{
    audit_need(faults,
               game->floor == NOBODY ||
                   (game_seat_in(game, game->floor) && game->floor != game_mover(game)),
               AUDIT_FIELD, offsetof(Game, floor), "the floor is with a seat that cannot have it");
}

static void check_thief(const Game *game, AuditList *faults)
{
    audit_need(faults,
               (game->thief == NO_SPACE) == (game->thief_target == NOBODY) &&
                   (game->thief_target == NOBODY || game_seat_in(game, game->thief_target)),
               AUDIT_FIELD, offsetof(Game, thief), "the thief is after nobody of the game");
}

/* Rents to come: 0, or as some card of the edition has it. */
static void check_rent_to_come(const Edition *edition, const Game *game, AuditList *faults)
{
    if (game->rent_factor == 0 && game->rent_dice == 0) return;
    for (int i = 0; i < edition->deck_count; i++) {
        const Deck *deck = &edition->decks[i];
        for (int card = 0; card < deck->card_count; card++) {
            const Effect *effect = &deck->cards[card].effect;
            if (effect->kind == EFFECT_NEAREST && effect->factor == game->rent_factor &&
                effect->dice_factor == game->rent_dice)
                return;
        }
    }
    audit_need(faults, false, AUDIT_FIELD, offsetof(Game, rent_factor),
               "the rent to come is raised as no card raises it");
}

void audit_slot_list(const Edition *edition, const Game *game, AuditList *faults)
{
    check_floor(game, faults);
    check_thief(game, faults);
    check_rent_to_come(edition, game, faults);
    /* What was open when the game ended may stay so. */
    if (game->step == PHASE_OVER) return;
    check_debts(edition, game, faults);
    check_offer(edition, game, faults);
    check_auction(edition, game, faults);
    check_want(edition, game, faults);
    check_wishes(edition, game, faults);
    check_deed_sets(edition, game, faults);
    check_vote(game, faults);
}
