/* audit_turn.c -- what the play so far can have left behind: throws, turns in
 * jail, offers made, and nothing that belongs to a rule that is off. */
#include <stddef.h>

#include "game/auction.h"
#include "game/audit/audit_part.h"
#include "game/trade.h"

static void need_field(AuditList *faults, bool holds, size_t field, const char *sentence)
{
    audit_need(faults, holds, AUDIT_FIELD, (int)field, sentence);
}

static void check_throws(const Edition *edition, const Game *game, AuditList *faults)
{
    const int32_t *rule = edition->rule;
    bool thrown = game->dice[0] != 0 || game->dice[1] != 0 || rule[RULE_ANY_DICE];
    need_field(faults, thrown || (game->doubles == 0 && game->arrival == 0),
               offsetof(Game, doubles), "there are doubles or a move without dice");
    /* At the end by laps or bell the mover has changed already; the doubles of the last turn stay,
     * since records kept from before have them. */
    bool free = !game->seats[game_mover(game)].in_jail || game->phase == PHASE_OVER;
    need_field(faults, game->doubles == 0 || (rule[RULE_DOUBLES_AGAIN] && free),
               offsetof(Game, doubles), "there are doubles that give no other throw");
    /* B4: after a kept card the throw is still to come. */
    need_field(faults, !game->again || game->doubles > 0 || rule[RULE_KEEP_CARDS],
               offsetof(Game, again), "another throw is due without doubles");
    need_field(faults, game->jail_throws == 0 || rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS,
               offsetof(Game, jail_throws), "three throws in jail where there is one");
    bool begun = game->step > PHASE_TOKEN;
    need_field(faults, game->step == PHASE_OVER || begun == (game->turn > 0), offsetof(Game, turn),
               "the turns are not those of a game that has begun");
}

/* The last failed throw is followed by the fine at once, in the same turn,
 * unless the rules let the seat wait. */
static void check_jail_turns(const Edition *edition, const Game *game, AuditList *faults)
{
    int last = edition->rule[RULE_JAIL_LAST];
    bool waits = edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS || last == JAIL_LAST_WAIT;
    if (waits || game->step == PHASE_OVER) return;
    for (int i = 0; i < game->seat_count; i++) {
        const Seat *seat = &game->seats[i];
        bool leaving = i == game_mover(game) &&
                       (game->step == PHASE_JAIL_OUT || game->step == PHASE_JAIL_MOVE);
        audit_need(faults,
                   !seat->in_jail || leaving ||
                       seat->jail_turns < game_jail_limit(edition, game, (SeatId)i),
                   AUDIT_SEAT, i, "a seat is in jail after its last turn there (V08)");
    }
}

static bool has_thief(const Edition *edition)
{
    for (int i = 0; i < edition->space_count; i++)
        if (edition->spaces[i].effect.kind == EFFECT_THIEF) return true;
    for (int i = 0; i < edition->deck_count; i++)
        for (int card = 0; card < edition->decks[i].card_count; card++)
            if (edition->decks[i].cards[card].effect.kind == EFFECT_THIEF) return true;
    return false;
}

static void check_rules_off(const Edition *edition, const Game *game, AuditList *faults)
{
    const int32_t *rule = edition->rule;
    need_field(faults, game->pot == 0 || rule[RULE_POT], offsetof(Game, pot),
               "there is money in a pot where there is none");
    need_field(faults, !game->bell || rule[RULE_TIME_LIMIT], offsetof(Game, bell),
               "the bell has rung without a time limit");
    need_field(faults, (game->floor == NOBODY && game->floor_used == 0) || rule[RULE_OUT_OF_TURN],
               offsetof(Game, floor), "somebody has the floor where nobody can have it");
    need_field(faults, game->thief == NO_SPACE || has_thief(edition), offsetof(Game, thief),
               "there is a thief where there is none");
    audit_need(faults, game->want.open == WANT_NONE || rule[RULE_BUILDING_AUCTION], AUDIT_WANT, 0,
               "a building is scarce where it goes to whoever asks first");
    audit_need(faults, game->auction.open <= AUCTION_DEED || rule[RULE_BUILDING_AUCTION],
               AUDIT_AUCTION, 0, "a building is auctioned where none is");
    for (int seat = 0; seat < game->seat_count; seat++)
        audit_need(faults, game->seats[seat].offers <= rule[RULE_OFFERS_PER_TURN], AUDIT_SEAT, seat,
                   "a seat has made more offers than it may");
}

static void check_bid(const Edition *edition, const Game *game, AuditList *faults)
{
    const Auction *auction = &game->auction;
    if (auction->open != AUCTION_DEED || auction->bidder == NOBODY) return;
    audit_need(faults, auction->bid >= edition->rule[RULE_AUCTION_MINIMUM], AUDIT_AUCTION, 0,
               "the bid is lower than the lowest");
    audit_need(faults, auction->bid <= auction_limit(edition, game, auction->bidder), AUDIT_AUCTION,
               0, "the bid is more than the bidder could pay");
}

/* An offer is answered before anything else happens, so it can be kept; one
 * that waited for its turn need not be. */
static void check_offer(const Edition *edition, const Game *game, AuditList *faults)
{
    if (game->offer.open != OFFER_MADE || edition->rule[RULE_TRADE_WAITS]) return;
    audit_need(faults, trade_check_accept(edition, game) == REFUSAL_NONE, AUDIT_OFFER, 0,
               "the offer cannot be kept");
}

void audit_turn_list(const Edition *edition, const Game *game, AuditList *faults)
{
    check_throws(edition, game, faults);
    check_jail_turns(edition, game, faults);
    check_rules_off(edition, game, faults);
    if (game->step == PHASE_OVER) return;
    check_bid(edition, game, faults);
    check_offer(edition, game, faults);
}
