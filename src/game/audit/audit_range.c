/* audit_range.c -- is every id, count and switch of a game within its range? */
#include <stddef.h>

#include "game/audit/audit_part.h"

static bool is_seat(const Game *game, int party)
{
    return party < game->seat_count;
}

static bool is_seat_or_nobody(const Game *game, int party)
{
    return is_seat(game, party) || party == NOBODY;
}

static bool is_deed(const Edition *edition, int deed)
{
    return deed < edition->deed_count;
}

static bool is_deed_or_none(const Edition *edition, int deed)
{
    return is_deed(edition, deed) || deed == NO_DEED;
}

static bool is_sum(Money sum)
{
    return sum >= 0 && sum <= MONEY_LIMIT;
}

static bool is_card(const Edition *edition, int deck, int card)
{
    if (deck == NO_DECK) return card == NO_CARD;
    return deck < edition->deck_count &&
           (card == NO_CARD || card < edition->decks[deck].card_count);
}

static bool are_seats(const Game *game, unsigned bits)
{
    return bits >> game->seat_count == 0;
}

static bool are_deeds(const Edition *edition, DeedSet deeds)
{
    return deeds >> edition->deed_count == 0;
}

static void check_seat(const Edition *edition, const Game *game, int index, AuditList *faults)
{
    const Seat *seat = &game->seats[index];
    audit_need(faults, seat->cash >= -MONEY_LIMIT && seat->cash <= MONEY_LIMIT, AUDIT_SEAT, index,
               "cash is beyond every limit");
    audit_need(faults, seat->space < edition->space_count, AUDIT_SEAT, index,
               "a seat stands on no space");
    audit_need(faults, seat->token == NO_TOKEN || seat->token < edition->token_count, AUDIT_SEAT,
               index, "a seat has a token that does not exist");
    audit_need(faults, are_deeds(edition, seat->deeds), AUDIT_SEAT, index,
               "a seat owns deeds that do not exist");
    audit_need(faults, seat->in_jail <= 1 && seat->left <= game->seat_count, AUDIT_SEAT, index,
               "a switch of a seat is out of range");
    audit_need(faults, seat->owes_to == BANK || is_seat_or_nobody(game, seat->owes_to), AUDIT_SEAT,
               index, "a seat owes to nobody who could be a creditor");
    audit_need(faults,
               is_card(edition, seat->kept_deck, seat->kept_card) &&
                   (seat->kept_deck == NO_DECK) == (seat->kept_card == NO_CARD),
               AUDIT_SEAT, index, "a seat keeps a card that does not exist");
    for (int deck = edition->deck_count; deck < MAX_DECKS; deck++)
        audit_need(faults, seat->release[deck] == 0, AUDIT_SEAT, index,
                   "a seat has get-out cards of a deck that does not exist");
}

static void check_holding(const Game *game, const Holding *holding, int deed, AuditList *faults)
{
    audit_need(faults, holding->owner == BANK || is_seat(game, holding->owner), AUDIT_DEED, deed,
               "a deed has an owner that does not exist (V02)");
    audit_need(faults, holding->mortgaged <= 1 && holding->level < 2 * BESIDE_HOTEL, AUDIT_DEED,
               deed, "a deed has an impossible level");
}

static void check_pile(const Edition *edition, const Game *game, int deck, AuditList *faults)
{
    const Pile *pile = &game->piles[deck];
    int cards = edition->decks[deck].card_count;
    bool good =
        pile->count <= cards && pile->first < MAX_CARDS && (uint64_t)pile->unseen >> cards == 0;
    for (int i = 0; good && i < pile->count; i++)
        good = pile->order[(pile->first + i) % MAX_CARDS] < cards;
    audit_need(faults, good, AUDIT_PILE, deck, "a pile holds cards that do not exist (V06)");
}

static void check_debts(const Edition *edition, const Game *game, AuditList *faults)
{
    if (!audit_need(faults, game->debt_count <= MAX_DEBTS && game->claim_count <= MAX_CLAIMS,
                    AUDIT_FIELD, offsetof(Game, debt_count), "there are too many debts"))
        return;
    for (int i = 0; i < game->debt_count; i++) {
        const Debt *debt = &game->debts[i];
        bool creditor =
            debt->creditor == BANK || debt->creditor == POT || is_seat(game, debt->creditor);
        audit_need(faults,
                   is_seat(game, debt->debtor) && creditor && debt->reason < REASON_COUNT &&
                       is_deed_or_none(edition, debt->deed) && debt->amount > 0 &&
                       debt->amount <= MONEY_LIMIT,
                   AUDIT_DEBT, i, "a debt is out of range");
    }
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *claim = &game->claims[i];
        audit_need(faults,
                   is_seat(game, claim->visitor) && is_seat(game, claim->owner) &&
                       is_deed(edition, claim->deed) && claim->amount > 0 &&
                       claim->amount <= MONEY_LIMIT,
                   AUDIT_CLAIM, i, "a claim is out of range");
    }
}

static void check_slots(const Edition *edition, const Game *game, AuditList *faults)
{
    const Auction *auction = &game->auction;
    const Offer *offer = &game->offer;
    const Want *want = &game->want;
    audit_need(faults,
               auction->open <= AUCTION_HOTEL && is_sum(auction->bid) &&
                   is_deed_or_none(edition, auction->deed) &&
                   is_seat_or_nobody(game, auction->bidder) &&
                   is_seat_or_nobody(game, auction->asked) && are_seats(game, auction->in),
               AUDIT_AUCTION, 0, "the auction is out of range");
    audit_need(faults,
               want->open <= WANT_BREAK && is_seat_or_nobody(game, want->seat) &&
                   is_seat_or_nobody(game, want->asked) && is_deed_or_none(edition, want->deed) &&
                   are_seats(game, want->ask) && are_seats(game, want->want),
               AUDIT_WANT, 0, "the want for a scarce building is out of range");
    audit_need(faults,
               offer->open <= OFFER_WAITING && is_seat_or_nobody(game, offer->from) &&
                   is_seat_or_nobody(game, offer->to) && offer->counters <= MAX_COUNTERS &&
                   is_sum(offer->deal.give_money) && is_sum(offer->deal.take_money) &&
                   are_deeds(edition, offer->deal.give | offer->deal.take),
               AUDIT_OFFER, 0, "the offer is out of range");
    for (int deck = edition->deck_count; deck < MAX_DECKS; deck++)
        audit_need(faults, offer->deal.give_cards[deck] == 0 && offer->deal.take_cards[deck] == 0,
                   AUDIT_OFFER, 0, "the offer has get-out cards of a deck that does not exist");
}

static void check_field(AuditList *faults, bool holds, size_t offset, const char *sentence)
{
    audit_need(faults, holds, AUDIT_FIELD, (int)offset, sentence);
}

static void check_turn(const Edition *edition, const Game *game, AuditList *faults)
{
    check_field(faults, game->phase < PHASE_ARRIVE, offsetof(Game, phase),
                "a phase that passes by itself is being waited for");
    check_field(faults, game->step < PHASE_COUNT, offsetof(Game, step), "there is no such step");
    check_field(faults, game->decider == DEALER || is_seat_or_nobody(game, game->decider),
                offsetof(Game, decider), "there is no such decider");
    audit_need(faults, game->mover < game->seat_count, AUDIT_MOVER, 0, "there is no such mover");
    for (int i = 0; i < game->seat_count; i++)
        check_field(faults, is_seat(game, game->order[i]), offsetof(Game, order),
                    "the order of play names no seat");
    check_field(faults, game->turn >= 0 && game->round >= 0, offsetof(Game, turn),
                "turns are counted from 0");
    check_field(faults, is_sum(game->pot), offsetof(Game, pot), "the pot is out of range");
    check_field(faults, is_card(edition, game->deck, game->card), offsetof(Game, card),
                "there is no such card");
    check_field(faults, game->again <= 1, offsetof(Game, again), "a switch is out of range");
    check_field(faults, game->bell <= 1, offsetof(Game, bell), "a switch is out of range");
    check_field(faults, game->vote_open <= 1, offsetof(Game, vote_open),
                "a switch is out of range");
    check_field(faults, game->manage_count <= MAX_MANAGE, offsetof(Game, manage_count),
                "too much was managed since the last throw");
    check_field(faults, game->jail_throws < 3, offsetof(Game, jail_throws),
                "too many throws in jail");
    check_field(faults, is_seat_or_nobody(game, game->floor) && are_seats(game, game->floor_used),
                offsetof(Game, floor), "a seat that does not exist has the floor");
    check_field(faults, is_seat_or_nobody(game, game->vote_from) && are_seats(game, game->vote_ask),
                offsetof(Game, vote_from), "a seat that does not exist votes");
    check_field(faults,
                (game->thief == NO_SPACE || game->thief < edition->space_count) &&
                    is_seat_or_nobody(game, game->thief_target),
                offsetof(Game, thief), "the thief is nowhere");
    check_field(faults, is_seat_or_nobody(game, game->winner), offsetof(Game, winner),
                "the winner does not exist");
    check_field(faults, are_deeds(edition, game->estate | game->inherited | game->wishes),
                offsetof(Game, estate),
                "a deed that does not exist is to be auctioned or inherited");
}

static void check_dice(const Edition *edition, const Game *game, AuditList *faults)
{
    bool any = edition->rule[RULE_ANY_DICE] != 0;
    int most = any ? INT32_MAX : 6, total = any ? INT32_MAX : 12;
    bool good = true;
    for (int i = 0; i < 2; i++) {
        good = good && game->dice[i] >= 0 && game->dice[i] <= most;
        good = good && game->jail_sum[i] >= 0 && game->jail_sum[i] <= total;
    }
    good = good && game->arrival >= 0 && game->arrival <= total;
    for (int i = 0; i < game->seat_count; i++)
        good = good && game->order_sum[i] >= 0 && game->order_sum[i] <= total;
    check_field(faults, good, offsetof(Game, dice), "the dice show what no dice can show");
}

void audit_range_list(const Edition *edition, const Game *game, AuditList *faults)
{
    if (!audit_need(faults, game->seat_count >= 1 && game->seat_count <= MAX_SEATS, AUDIT_FIELD,
                    offsetof(Game, seat_count), "the number of seats is out of range"))
        return;
    for (int seat = 0; seat < game->seat_count; seat++) check_seat(edition, game, seat, faults);
    for (int deed = 0; deed < edition->deed_count; deed++)
        check_holding(game, &game->holdings[deed], deed, faults);
    for (int deck = 0; deck < edition->deck_count; deck++) check_pile(edition, game, deck, faults);
    check_debts(edition, game, faults);
    check_slots(edition, game, faults);
    check_turn(edition, game, faults);
    check_dice(edition, game, faults);
}
