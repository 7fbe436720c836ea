/* audit_phase.c -- what is being waited for, by whom, and can it be answered? */
#include <stddef.h>

#include "game/audit/audit_part.h"
#include "game/debt.h"
#include "game/effect.h"
#include "game/floor.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "game/rent.h"
#include "game/setup.h"
#include "game/thief.h"

static const char no_step[] = "the mover's turn cannot stand there";

static void need_step(AuditList *faults, bool holds, const char *sentence)
{
    audit_need(faults, holds, AUDIT_FIELD, offsetof(Game, step), sentence);
}

/* The throws for the order go through the lowest run of ties. */
static bool order_goes_on(const Game *game)
{
    unsigned ties = game->order_ties;
    if (ties == 0 || ties >> (game->seat_count - 1) != 0) return false;
    int first = __builtin_ctz(ties), last = first;
    while (ties >> last & 1) last++;
    return game->order_next >= first && game->order_next <= last;
}

static bool deals_go_on(const Edition *edition, const Game *game)
{
    int wanted = edition->rule[RULE_DEAL_DEEDS] * game->seat_count;
    if (wanted > edition->deed_count) wanted = edition->deed_count;
    for (int deed = 0; deed < edition->deed_count; deed++)
        if (game->holdings[deed].owner == BANK) return game->order_next < wanted;
    return false;
}

static bool token_is_due(const Game *game)
{
    return game->order_next < game->seat_count && game->seats[setup_seat(game)].token == NO_TOKEN;
}

static bool card_can_be_drawn(const Edition *edition, const Game *game)
{
    if (game->deck == NO_DECK) return false;
    const Pile *pile = &game->piles[game->deck];
    switch ((DeckKind)edition->decks[game->deck].kind) {
    case DECK_CARDS: return pile->unseen != 0 || pile->count > 0;
    case DECK_WEIGHTS: return true;
    case DECK_DICE: break;
    }
    return false;
}

static bool card_can_be_kept(const Edition *edition, const Game *game)
{
    if (game->deck == NO_DECK || game->card == NO_CARD) return false;
    const Deck *deck = &edition->decks[game->deck];
    return edition->rule[RULE_KEEP_CARDS] && deck->kind == DECK_CARDS &&
           deck->cards[game->card].effect.kind != EFFECT_RELEASE &&
           game->seats[game_mover(game)].kept_deck == NO_DECK;
}

/* A deed of the bank that nobody else is about to get. */
static bool deed_is_free(const Game *game, DeedId deed)
{
    if (deed == NO_DEED || game->holdings[deed].owner != BANK || (game->estate & DEED_BIT(deed)))
        return false;
    for (int i = 0; i < game->debt_count; i++)
        if (game->debts[i].reason == REASON_AUCTION && game->debts[i].deed == deed) return false;
    return game->auction.open != 1 || game->auction.deed != deed;
}

static bool offers_choice(const Effect *effect)
{
    if (effect->kind == EFFECT_PAY_OR_DRAW) return true;
    return (effect->kind == EFFECT_PAY || effect->kind == EFFECT_TAX) &&
           effect->how == CHARGE_CHOICE;
}

static bool deed_can_be_picked(const Edition *edition, const Game *game, const Effect *effect)
{
    EffectKind kind = (EffectKind)effect->kind;
    if (kind != EFFECT_GAIN_DEED && kind != EFFECT_GAIN_BUILDING && kind != EFFECT_LOSE_BUILDING)
        return false;
    return effect_pick_set(edition, game, game_mover(game), kind) != 0;
}

static bool sum_can_be_picked(const Edition *edition, const Game *game)
{
    return game->thief != NO_SPACE && game->seats[game->thief_target].space == game->thief &&
           thief_most(edition, game) > 0;
}

/* Is there something to decide in the step of the mover's turn? */
static void check_step(const Edition *edition, const Game *game, AuditList *faults)
{
    const Seat *seat = &game->seats[game_mover(game)];
    const Effect *effect = effect_current(edition, game);
    DeedId here = landing_deed(edition, game);
    SeatId owner = here != NO_DEED ? game->holdings[here].owner : NOBODY;
    /* Rule X27: the turn of a mover who has left is passed on, once settled. */
    if (!game_seat_in(game, game_mover(game))) return;
    switch ((Phase)game->step) {
    case PHASE_ORDER:
        need_step(faults, order_goes_on(game), "nobody is to throw for the order of play");
        break;
    case PHASE_SHUFFLE:
        need_step(faults, game->order_next < game->seat_count - 1, "the order is shuffled already");
        break;
    case PHASE_DEAL:
        need_step(faults, deals_go_on(edition, game), "no deed is left to be dealt");
        break;
    case PHASE_TOKEN: need_step(faults, token_is_due(game), "no seat is to choose a token"); break;
    case PHASE_BUY:
        need_step(faults, deed_is_free(game, here),
                  "the mover does not stand on a deed of the bank");
        break;
    case PHASE_DRAW:
        need_step(faults, card_can_be_drawn(edition, game), "there is no card to be drawn");
        break;
    case PHASE_OPEN:
        need_step(faults, card_can_be_kept(edition, game), "there is no card to open or to keep");
        break;
    case PHASE_CHOICE:
        need_step(faults, offers_choice(effect), "there is nothing to choose");
        break;
    case PHASE_RENT_THROW:
        need_step(faults, here != NO_DEED && rent_needs_throw(edition, game, here),
                  "no rent depends on a throw here");
        break;
    case PHASE_PICK_DEED:
        need_step(faults, deed_can_be_picked(edition, game, effect), "no deed can be picked");
        break;
    case PHASE_PICK_SEAT:
    case PHASE_THIEF:
        need_step(faults, effect->kind == EFFECT_THIEF, "nobody can set the thief loose");
        break;
    case PHASE_PICK_SUM:
        need_step(faults, sum_can_be_picked(edition, game), "the thief has nobody to rob");
        break;
    case PHASE_THIEF_DICE:
        need_step(faults, game->thief != NO_SPACE, "the thief is not about");
        break;
    case PHASE_JAIL_OUT:
    case PHASE_JAIL_MOVE: need_step(faults, seat->in_jail != 0, "the mover is not in jail"); break;
    case PHASE_TRAVEL:
        need_step(faults, owner == game_mover(game) && edition->rule[RULE_RAIL_TRAVEL],
                  "the mover cannot travel from here");
        break;
    case PHASE_TURN:
    case PHASE_THROW:
    case PHASE_END:
    case PHASE_OVER:
    case PHASE_ARRIVE:
    case PHASE_AFTER: break;
    case PHASE_EFFECT:
    case PHASE_ANSWER:
    case PHASE_WANT:
    case PHASE_BUILDING_AUCTION:
    case PHASE_VOTE:
    case PHASE_DEBT:
    case PHASE_HEIR:
    case PHASE_AUCTION:
    case PHASE_FLOOR:
    case PHASE_COUNT: need_step(faults, false, no_step); break;
    }
}

/* Who decides in a step of the mover's turn. */
static SeatId step_decider(const Game *game)
{
    switch ((Phase)game->step) {
    case PHASE_ORDER:
    case PHASE_SHUFFLE:
    case PHASE_DEAL:
    case PHASE_THROW:
    case PHASE_DRAW:
    case PHASE_RENT_THROW:
    case PHASE_PICK_DEED:
    case PHASE_PICK_SEAT:
    case PHASE_PICK_SUM:
    case PHASE_THIEF_DICE: return DEALER;
    case PHASE_TOKEN: return setup_seat(game);
    case PHASE_OVER: return NOBODY;
    case PHASE_TURN:
    case PHASE_BUY:
    case PHASE_OPEN:
    case PHASE_CHOICE:
    case PHASE_THIEF:
    case PHASE_JAIL_OUT:
    case PHASE_TRAVEL:
    case PHASE_END:
    case PHASE_ANSWER:
    case PHASE_WANT:
    case PHASE_BUILDING_AUCTION:
    case PHASE_VOTE:
    case PHASE_DEBT:
    case PHASE_HEIR:
    case PHASE_AUCTION:
    case PHASE_FLOOR:
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
    return game_mover(game);
}

/* What the open slots make the game wait for, most urgent first; the order
 * is that of apply.c. */
static Phase expected_phase(const Game *game, SeatId *decider)
{
    if (game->step == PHASE_OVER) return *decider = NOBODY, PHASE_OVER;
    if (game->offer.open == 1) return *decider = game->offer.to, PHASE_ANSWER;
    if (game->want.open) return *decider = game->want.asked, PHASE_WANT;
    if (game->auction.open > 1) return *decider = game->auction.asked, PHASE_BUILDING_AUCTION;
    if (game->vote_open) return *decider = floor_voter(game), PHASE_VOTE;
    if (game->debt_count > 0) return *decider = game->debts[0].debtor, PHASE_DEBT;
    if (game->inherited != 0)
        return *decider = game->holdings[mortgage_next_heir(game)].owner, PHASE_HEIR;
    if (game->auction.open) return *decider = game->auction.asked, PHASE_AUCTION;
    if (game->floor != NOBODY) return *decider = game->floor, PHASE_FLOOR;
    return *decider = step_decider(game), (Phase)game->step;
}

/* Where seats may manage, owe or be asked while the mover's turn stands still. */
static bool may_be_interrupted(Phase step)
{
    return step == PHASE_TURN || step == PHASE_BUY || step == PHASE_END || step == PHASE_AFTER ||
           step == PHASE_JAIL_MOVE;
}

static void check_waiting(const Edition *edition, const Game *game, AuditList *faults)
{
    SeatId decider;
    Phase phase = expected_phase(game, &decider);
    audit_need(faults, game->phase == phase, AUDIT_FIELD, offsetof(Game, phase),
               "the game does not wait for what is open");
    audit_need(faults, game->decider == decider, AUDIT_FIELD, offsetof(Game, decider),
               "the decider is not the one who must decide");
    if (phase == PHASE_DEBT)
        audit_need(faults, game->seats[game->debts[0].debtor].cash < debt_due(edition, game),
                   AUDIT_DEBT, 0, "a debt waits although it could be paid");
    if (phase > PHASE_OVER)
        need_step(faults, may_be_interrupted((Phase)game->step),
                  "the mover's turn cannot be interrupted there");
    audit_need(faults, phase == PHASE_AUCTION || game->estate == 0 || phase > PHASE_OVER,
               AUDIT_ESTATE, 0, "an estate waits although nothing comes before it");
    bool own_turn = phase <= PHASE_OVER && phase != PHASE_OVER;
    audit_need(faults, !own_turn || game_seat_in(game, game_mover(game)), AUDIT_MOVER, 0,
               "the mover has left the game");
}

static void check_end(const Edition *edition, const Game *game, AuditList *faults)
{
    bool over = game->step == PHASE_OVER;
    int limit = edition->rule[RULE_END_BANKRUPTCIES];
    audit_need(
        faults, over == (game->winner != NOBODY) && (!over || game_seat_in(game, game->winner)),
        AUDIT_FIELD, offsetof(Game, winner), "there is a winner before the end, or none at it");
    audit_need(faults,
               over || (game_seats_left(game) > 1 && (limit == 0 || game->left_count < limit)),
               AUDIT_FIELD, offsetof(Game, phase), "the game goes on although it is decided");
}

void audit_phase_list(const Edition *edition, const Game *game, AuditList *faults)
{
    int doubles = edition->rule[RULE_DOUBLES_TO_JAIL];
    audit_need(faults, doubles == 0 || game->doubles < doubles, AUDIT_FIELD,
               offsetof(Game, doubles), "so many doubles lead to jail");
    check_end(edition, game, faults);
    /* The step of a mover who has left is passed over. */
    if (game_seat_in(game, game_mover(game)))
        check_step(edition, game, faults);
    else
        need_step(faults, game->step <= PHASE_OVER || game->step >= PHASE_ARRIVE, no_step);
    if (faults->count == 0) check_waiting(edition, game, faults);
}
