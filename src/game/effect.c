/* effect.c -- what spaces and cards do to the mover. */
#include "game/effect.h"

#include "base/apart.h"
#include "game/building.h"
#include "game/cards.h"
#include "game/debt.h"
#include "game/jail.h"
#include "game/movement.h"
#include "game/perk.h"
#include "game/transfer.h"
#include "game/worth.h"

const Effect *effect_current(const Edition *edition, const Game *game)
{
    if (game->deck < MAX_DECKS && game->card < MAX_CARDS)
        return &edition->decks[game->deck].cards[game->card].effect;
    return &edition->spaces[game->seats[game_mover(game)].space].effect;
}

static Money charge_parts(const Edition *edition, const Game *game, SeatId seat,
                          const Effect *effect)
{
    Money sum = 0;
    if (effect->percent != 0)
        sum += edition_percent(edition, worth_total(edition, game, seat), effect->percent);
    if (effect->per_street != 0) {
        for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
            GroupId group = edition->deeds[__builtin_ctzll(rest)].group;
            if (edition->groups[group].kind == GROUP_STREETS) sum += effect->per_street;
        }
    }
    if (effect->per_house != 0 || effect->per_hotel != 0) {
        int houses, hotels;
        game_buildings(edition, game, seat, &houses, &hotels);
        sum += houses * effect->per_house + hotels * effect->per_hotel;
    }
    return sum;
}

Money effect_charge(const Edition *edition, const Game *game, SeatId seat, const Effect *effect,
                    ChosenWay way)
{
    Money parts = charge_parts(edition, game, seat, effect);
    Money sum = effect->amount;
    switch ((ChargeHow)effect->how) {
    case CHARGE_SUM: sum += parts; break;
    case CHARGE_LESSER:
        if (parts < sum) sum = parts;
        break;
    case CHARGE_CHOICE:
        if (way == WAY_OTHER) sum = parts;
        break;
    }
    const Token *token = perk_token(edition, game, seat);
    if (token != NULL && effect->kind == EFFECT_TAX) sum = perk_paid(sum, token->tax);
    return sum;
}

static void charge(const Play *play, const Effect *effect, ChosenWay way)
{
    SeatId seat = game_mover(play->game);
    Reason reason = effect->kind == EFFECT_TAX    ? REASON_TAX
                    : play->game->deck == NO_DECK ? REASON_SPACE
                                                  : REASON_CARD;
    bool to_bank = effect->kind == EFFECT_PAY && effect->target == PAY_BANK;
    Money amount = effect_charge(play->edition, play->game, seat, effect, way);
    if (amount == 0)
        event_add(play->events, (Event){.kind = EVENT_NOTHING_DUE,
                                        .seat = seat,
                                        .other = NOBODY,
                                        .deed = NO_DEED,
                                        .reason = (uint8_t)reason});
    debt_owe(play, seat, to_bank ? BANK : transfer_public_purse(play->edition), amount, reason,
             NO_DEED);
}

static void ask(const Play *play, const Effect *effect)
{
    (void)effect;
    play->game->step = PHASE_CHOICE;
}

static void charge_or_ask(const Play *play, const Effect *effect)
{
    if (effect->how == CHARGE_CHOICE)
        ask(play, effect);
    else
        charge(play, effect, WAY_SUM);
}

static void collect(const Play *play, Money amount)
{
    Reason reason = play->game->deck == NO_DECK ? REASON_SPACE : REASON_CARD;
    transfer_money(play, BANK, game_mover(play->game), amount, reason, NO_DEED);
}

static void collect_sum(const Play *play, const Effect *effect)
{
    collect(play, effect->amount);
}

static void collect_salary(const Play *play, const Effect *effect)
{
    (void)effect;
    collect(play, movement_salary(play->edition, play->game, game_mover(play->game)));
}

/* Tournament rule of X21: a seat that cannot pay all of them pays none until
 * it has the whole sum. */
static bool pays_together(const Edition *edition, const Game *game, Money amount)
{
    return edition->rule[RULE_SEVERAL_CREDITORS] == CREDITORS_SHARED &&
           edition->rule[RULE_DEBT] == DEBT_SETTLE &&
           game->seats[game_mover(game)].cash < amount * (game_seats_left(game) - 1);
}

/* Rules X21, X22: in order of play from the mover's left. */
static void each_pays(const Play *play, Money amount, bool to_mover)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    bool together = !to_mover && pays_together(play->edition, game, amount);
    for (SeatId other = game_next_seat(game, seat); other != seat;
         other = game_next_seat(game, other)) {
        if (to_mover)
            debt_owe(play, other, seat, amount, REASON_EACH, NO_DEED);
        else if (together)
            debt_wait(play, seat, other, amount, REASON_EACH, NO_DEED);
        else
            debt_owe(play, seat, other, amount, REASON_EACH, NO_DEED);
    }
}

static void collect_each(const Play *play, const Effect *effect)
{
    each_pays(play, effect->amount, true);
}

static void pay_each(const Play *play, const Effect *effect)
{
    each_pays(play, effect->amount, false);
}

static void move_to_nearest(const Play *play, const Effect *effect)
{
    const Edition *edition = play->edition;
    int nearest = MAX_SPACES;
    for (DeedSet rest = edition->groups[effect->target].deeds; rest != 0; rest &= rest - 1) {
        int distance =
            movement_distance(edition, play->game, edition->deeds[__builtin_ctzll(rest)].space);
        if (distance < nearest) nearest = distance;
    }
    movement_forward(play, game_mover(play->game), nearest);
    play->game->rent_factor = effect->factor;
    play->game->rent_dice = effect->dice_factor;
}

static void move_by(const Play *play, const Effect *effect)
{
    if (effect->amount < 0)
        movement_backward(play, -effect->amount);
    else
        movement_forward(play, game_mover(play->game), effect->amount);
}

static void move_to(const Play *play, const Effect *effect)
{
    movement_forward(play, game_mover(play->game),
                     movement_distance(play->edition, play->game, effect->target));
}

static void move_back_to(const Play *play, const Effect *effect)
{
    movement_backward(play, play->edition->space_count -
                                movement_distance(play->edition, play->game, effect->target));
}

static void arrest(const Play *play, const Effect *effect)
{
    (void)effect;
    jail_send(play, play->game->deck == NO_DECK ? JAILED_BY_SPACE : JAILED_BY_CARD);
}

static void draw(const Play *play, const Effect *effect)
{
    cards_ask(play, effect->target);
}

static void take_pot(const Play *play, const Effect *effect)
{
    Game *game = play->game;
    (void)effect;
    if (!play->edition->rule[RULE_POT]) return;
    if (game->pot == 0)
        event_add(play->events, (Event){.kind = EVENT_POT_EMPTY,
                                        .seat = game_mover(game),
                                        .other = NOBODY,
                                        .deed = NO_DEED,
                                        .second = game->seats[game_mover(game)].space});
    transfer_money(play, POT, game_mover(game), game->pot, REASON_POT, NO_DEED);
    /* W14: a centre that starts with money is filled up again. */
    transfer_money(play, BANK, POT, play->edition->rule[RULE_POT_START], REASON_POT, NO_DEED);
}

static void pick_deed(const Play *play, const Effect *effect)
{
    Game *game = play->game;
    if (effect_pick_set(play->edition, game, game_mover(game), (EffectKind)effect->kind) != 0)
        game->step = PHASE_PICK_DEED;
}

static void take_release(const Play *play, const Effect *effect)
{
    Game *game = play->game;
    (void)effect;
    transfer_release(play, game->deck, BANK, game_mover(game));
}

static void ask_for_thief(const Play *play, const Effect *effect)
{
    (void)effect;
    play->game->step = PHASE_THIEF;
}

static void do_nothing(const Play *play, const Effect *effect)
{
    (void)play;
    (void)effect;
}

APART void effect_run(const Play *play, const Effect *effect)
{
    play->game->step = PHASE_AFTER;
    switch ((EffectKind)effect->kind) {
#define EFFECT(id, form, leads, rule, run, ...) \
    case id:                                    \
        run(play, effect);                      \
        break;
#include "edition/effect_rows.h"
    case EFFECT_COUNT: break;
    }
}

void effect_choose(const Play *play, ChosenWay way)
{
    const Effect *effect = effect_current(play->edition, play->game);
    play->game->step = PHASE_AFTER;
    if (effect->kind == EFFECT_PAY_OR_DRAW && way == WAY_OTHER)
        cards_ask(play, effect->target);
    else
        charge(play, effect, way);
}

static DeedSet bank_deeds(const Edition *edition, const Game *game)
{
    DeedSet set = 0;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        if (game->holdings[deed].owner == BANK) set |= DEED_BIT(deed);
    }
    return set;
}

DeedSet effect_pick_set(const Edition *edition, const Game *game, SeatId seat, EffectKind kind)
{
    if (kind == EFFECT_GAIN_DEED) return bank_deeds(edition, game);
    DeedSet set = 0;
    for (DeedSet rest = game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (kind == EFFECT_GAIN_BUILDING ? building_may_grow(edition, game, seat, deed)
                                         : building_may_shrink(edition, game, deed))
            set |= DEED_BIT(deed);
    }
    return set;
}

void effect_pick_deed(const Play *play, DeedId deed)
{
    Game *game = play->game;
    SeatId seat = game_mover(game);
    EffectKind kind = (EffectKind)effect_current(play->edition, game)->kind;
    game->step = PHASE_AFTER;
    if (kind == EFFECT_GAIN_DEED)
        transfer_deed(play, deed, seat);
    else if (kind == EFFECT_GAIN_BUILDING)
        building_raise(play, deed, false);
    else
        building_lower(play, deed, edition_level_hotels(game->holdings[deed].level) != 0);
}
