/* audit.c -- what must be true after every action: seats and order of play. */
#include "game/audit/audit.h"

#include <stddef.h>

#include "game/audit/audit_part.h"

static void check_left(const Game *game, AuditList *faults)
{
    unsigned places = 0;
    uint8_t alive = 0;
    for (int i = 0; i < game->seat_count; i++) {
        const Seat *seat = &game->seats[i];
        if (seat->left == 0) {
            alive |= (uint8_t)(1u << i);
            continue;
        }
        audit_need(faults, !(places >> seat->left & 1), AUDIT_SEAT, i,
                   "two seats left the game with the same number");
        places |= 1u << seat->left;
    }
    audit_need(faults, alive == game->alive, AUDIT_FIELD, offsetof(Game, alive),
               "the seats still in the game are not those that have not left");
    audit_need(faults, alive != 0, AUDIT_SEAT, 0, "nobody is left in the game");
    int left = game->seat_count - __builtin_popcount(alive);
    audit_need(faults, left == game->left_count && places == (2u << left) - 2u, AUDIT_FIELD,
               offsetof(Game, left_count), "the seats that left are not numbered from 1 on");
}

/* V09, X20: a seat that has left owns nothing. */
static void check_gone(const Game *game, int index, AuditList *faults)
{
    const Seat *seat = &game->seats[index];
    bool bare = seat->cash == 0 && seat->deeds == 0 &&
                game_release_count(game, (SeatId)index) == 0 && seat->kept_deck == NO_DECK &&
                !seat->in_jail;
    audit_need(faults, bare, AUDIT_SEAT, index, "a seat that has left still owns something (V09)");
}

static void check_cash(const Edition *edition, const Game *game, int index, AuditList *faults)
{
    const Seat *seat = &game->seats[index];
    if (edition->rule[RULE_DEBT] == DEBT_SETTLE)
        audit_need(faults, seat->cash >= 0, AUDIT_SEAT, index, "cash is below zero (V05)");
    audit_need(faults, seat->cash < 0 || seat->owes_to == NOBODY, AUDIT_SEAT, index,
               "a seat that is not below zero owes to somebody");
    bool owes =
        seat->owes_to < MAX_SEATS && edition->rule[RULE_ESTATE_DEBT] == ESTATE_DEBT_AVAILABLE;
    audit_need(faults, game->owed[index] >= 0 && (owes || game->owed[index] == 0), AUDIT_SEAT,
               index, "a seat owes a sum to nobody");
    audit_need(faults, seat->owes_to != index && seat->owes_to != DEALER && seat->owes_to != POT,
               AUDIT_SEAT, index, "a seat owes to nobody who could be a creditor");
}

static void check_jail(const Edition *edition, const Game *game, int index, AuditList *faults)
{
    const Seat *seat = &game->seats[index];
    if (!seat->in_jail) {
        audit_need(faults, seat->jail_turns == 0, AUDIT_SEAT, index,
                   "a seat that is not in jail has turns in jail");
        /* On its way the mover may touch the space for a moment. */
        bool moving = index == game_mover(game) && game->step == PHASE_ARRIVE;
        const Space *space = &edition->spaces[seat->space];
        audit_need(faults,
                   moving || space->kind != SPACE_EFFECT || space->effect.kind != EFFECT_JAIL,
                   AUDIT_SEAT, index, "a seat rests on a space that sends to jail (V07)");
        return;
    }
    audit_need(faults, seat->space == edition->jail, AUDIT_SEAT, index,
               "a seat in jail stands elsewhere (V07)");
    audit_need(faults, seat->jail_turns <= game_jail_limit(edition, game, (SeatId)index),
               AUDIT_SEAT, index, "a seat is in jail for too many turns (V08)");
}

static void check_token(const Edition *edition, const Game *game, int index, AuditList *faults)
{
    TokenId token = game->seats[index].token;
    if (token == NO_TOKEN) {
        bool before = game->step <= PHASE_TOKEN || game->step == PHASE_OVER;
        audit_need(faults, before && edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE,
                   AUDIT_SEAT, index, "a seat has no token");
        return;
    }
    for (int other = 0; other < index; other++)
        audit_need(faults, game->seats[other].token != token, AUDIT_SEAT, index,
                   "two seats have the same token");
}

static void check_order(const Game *game, AuditList *faults)
{
    unsigned seen = 0;
    for (int i = 0; i < game->seat_count; i++) seen |= 1u << game->order[i];
    audit_need(faults, seen == (1u << game->seat_count) - 1, AUDIT_FIELD, offsetof(Game, order),
               "the order of play does not name every seat once");
}

void audit_list(const Edition *edition, const Game *game, AuditList *faults)
{
    audit_range_list(edition, game, faults);
    if (faults->count > 0) return;
    check_order(game, faults);
    check_left(game, faults);
    if (faults->count > 0) return;
    for (int seat = 0; seat < game->seat_count; seat++) {
        check_token(edition, game, seat, faults);
        if (game->seats[seat].left != 0) {
            check_gone(game, seat, faults);
            continue;
        }
        check_cash(edition, game, seat, faults);
        check_jail(edition, game, seat, faults);
    }
    audit_board_list(edition, game, faults);
    audit_slot_list(edition, game, faults);
    if (faults->count == 0) audit_phase_list(edition, game, faults);
    if (faults->count == 0) audit_turn_list(edition, game, faults);
}

const char *audit_game(const Edition *edition, const Game *game)
{
    AuditList faults;
    faults.count = 0;
    audit_list(edition, game, &faults);
    return faults.count > 0 ? faults.list[0].sentence : NULL;
}
