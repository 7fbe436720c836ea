/* audit_phase.c -- what is being waited for, by whom, and can it be answered? */
#include <stddef.h>

#include "game/audit/audit_part.h"
#include "game/debt.h"
#include "game/effect.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "game/rent.h"
#include "game/thief.h"

static const char no_step[] = "the mover's turn cannot stand there";

static void need_step(AuditList *faults, bool holds, const char *sentence)
{
    audit_need(faults, holds, AUDIT_FIELD, offsetof(Game, step), sentence);
}

/* The throws for the order go through the lowest run of ties. */
static bool order_goes_on(const Edition *edition, const Game *game)
{
    (void)edition;
    unsigned ties = game->order_ties;
    if (ties == 0 || ties >> (game->seat_count - 1) != 0) return false;
    int first = __builtin_ctz(ties), last = first;
    while (ties >> last & 1) last++;
    return game->order_next >= first && game->order_next <= last;
}

static bool shuffle_goes_on(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->order_next < game->seat_count - 1;
}

static bool deals_go_on(const Edition *edition, const Game *game)
{
    int wanted = edition->rule[RULE_DEAL_DEEDS] * game->seat_count;
    if (wanted > edition->deed_count) wanted = edition->deed_count;
    for (int deed = 0; deed < edition->deed_count; deed++)
        if (game->holdings[deed].owner == BANK) return game->order_next < wanted;
    return false;
}

static bool token_is_due(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->order_next < game->seat_count &&
           game->seats[game_next_in_order(game)].token == NO_TOKEN;
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
static bool deed_is_free(const Edition *edition, const Game *game)
{
    DeedId deed = landing_deed(edition, game);
    if (deed == NO_DEED || game->holdings[deed].owner != BANK || (game->estate & DEED_BIT(deed)))
        return false;
    for (int i = 0; i < game->debt_count; i++)
        if (game->debts[i].reason == REASON_AUCTION && game->debts[i].deed == deed) return false;
    return game->auction.open != AUCTION_DEED || game->auction.deed != deed;
}

static bool offers_choice(const Edition *edition, const Game *game)
{
    const Effect *effect = effect_current(edition, game);
    if (effect->kind == EFFECT_PAY_OR_DRAW) return true;
    return (effect->kind == EFFECT_PAY || effect->kind == EFFECT_TAX) &&
           effect->how == CHARGE_CHOICE;
}

static bool deed_can_be_picked(const Edition *edition, const Game *game)
{
    EffectKind kind = (EffectKind)effect_current(edition, game)->kind;
    if (kind != EFFECT_GAIN_DEED && kind != EFFECT_GAIN_BUILDING && kind != EFFECT_LOSE_BUILDING)
        return false;
    return effect_pick_set(edition, game, game_mover(game), kind) != 0;
}

static bool rent_is_thrown(const Edition *edition, const Game *game)
{
    DeedId here = landing_deed(edition, game);
    return here != NO_DEED && rent_needs_throw(edition, game, here);
}

static bool thief_is_offered(const Edition *edition, const Game *game)
{
    return effect_current(edition, game)->kind == EFFECT_THIEF;
}

static bool thief_is_about(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->thief != NO_SPACE;
}

static bool mover_in_jail(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->seats[game_mover(game)].in_jail != 0;
}

static bool mover_can_travel(const Edition *edition, const Game *game)
{
    DeedId here = landing_deed(edition, game);
    return here != NO_DEED && game->holdings[here].owner == game_mover(game) &&
           edition->rule[RULE_RAIL_TRAVEL];
}

static bool sum_can_be_picked(const Edition *edition, const Game *game)
{
    return game->thief != NO_SPACE && game->seats[game->thief_target].space == game->thief &&
           thief_most(edition, game) > 0;
}

/* Is there something to decide in the step of the mover's turn? A step
 * without a question is valid at any time. */
typedef struct StepRow {
    bool (*holds)(const Edition *edition, const Game *game);
    const char *otherwise;
} StepRow;

static bool always(const Edition *edition, const Game *game)
{
    (void)edition;
    (void)game;
    return true;
}

static const StepRow steps[PHASE_COUNT] = {
    [PHASE_ORDER] = {order_goes_on, "nobody is to throw for the order of play"},
    [PHASE_SHUFFLE] = {shuffle_goes_on, "the order is shuffled already"},
    [PHASE_DEAL] = {deals_go_on, "no deed is left to be dealt"},
    [PHASE_TOKEN] = {token_is_due, "no seat is to choose a token"},
    [PHASE_TURN] = {always, NULL},
    [PHASE_THROW] = {always, NULL},
    [PHASE_BUY] = {deed_is_free, "the mover does not stand on a deed of the bank"},
    [PHASE_DRAW] = {card_can_be_drawn, "there is no card to be drawn"},
    [PHASE_OPEN] = {card_can_be_kept, "there is no card to open or to keep"},
    [PHASE_CHOICE] = {offers_choice, "there is nothing to choose"},
    [PHASE_RENT_THROW] = {rent_is_thrown, "no rent depends on a throw here"},
    [PHASE_PICK_DEED] = {deed_can_be_picked, "no deed can be picked"},
    [PHASE_PICK_SEAT] = {thief_is_offered, "nobody can set the thief loose"},
    [PHASE_PICK_SUM] = {sum_can_be_picked, "the thief has nobody to rob"},
    [PHASE_THIEF_DICE] = {thief_is_about, "the thief is not about"},
    [PHASE_THIEF] = {thief_is_offered, "nobody can set the thief loose"},
    [PHASE_JAIL_OUT] = {mover_in_jail, "the mover is not in jail"},
    [PHASE_TRAVEL] = {mover_can_travel, "the mover cannot travel from here"},
    [PHASE_END] = {always, NULL},
    [PHASE_OVER] = {always, NULL},
    [PHASE_ARRIVE] = {always, NULL},
    [PHASE_JAIL_MOVE] = {mover_in_jail, "the mover is not in jail"},
    [PHASE_AFTER] = {always, NULL},
};

static void check_step(const Edition *edition, const Game *game, AuditList *faults)
{
    const StepRow *row = &steps[game->step];
    if (row->holds == NULL)
        need_step(faults, false, no_step);
    else
        need_step(faults, row->holds(edition, game), row->otherwise);
}

/* What the open slots make the game wait for, most urgent first; the order
 * is that of apply.c. */
static Phase expected_phase(const Edition *edition, const Game *game)
{
    if (game->step == PHASE_OVER) return PHASE_OVER;
    if (game->offer.open == OFFER_MADE) return PHASE_ANSWER;
    if (game->want.open) return PHASE_WANT;
    if (game->auction.open > AUCTION_DEED) return PHASE_BUILDING_AUCTION;
    if (game->vote_open) return PHASE_VOTE;
    if (game->debt_count > 0) return mortgage_before_debt(edition, game) ? PHASE_HEIR : PHASE_DEBT;
    if (game->inherited != 0) return PHASE_HEIR;
    if (game->auction.open) return PHASE_AUCTION;
    return game->floor != NOBODY ? PHASE_FLOOR : (Phase)game->step;
}

/* Where seats may manage, owe or be asked while the mover's turn waits. */
static bool may_be_interrupted(Phase step)
{
    return step == PHASE_TURN || step == PHASE_BUY || step == PHASE_END || step == PHASE_AFTER ||
           step == PHASE_JAIL_MOVE;
}

static void check_waiting(const Edition *edition, const Game *game, AuditList *faults)
{
    Phase phase = expected_phase(edition, game);
    audit_need(faults, game->phase == phase, AUDIT_FIELD, offsetof(Game, phase),
               "the game does not wait for what is open");
    audit_need(faults, game->decider == game_decider(game, phase), AUDIT_FIELD,
               offsetof(Game, decider), "the decider is not the one who must decide");
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
