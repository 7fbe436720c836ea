/* jail.c -- getting in, staying, getting out. */
#include "game/jail.h"

#include "base/apart.h"
#include "game/debt.h"
#include "game/movement.h"
#include "game/transfer.h"

static Seat *mover(const Play *play)
{
    return &play->game->seats[game_mover(play->game)];
}

static void tell(const Play *play, EventKind kind, uint8_t other, Money amount)
{
    event_add(play->events, (Event){.kind = (uint8_t)kind,
                                    .seat = game_mover(play->game),
                                    .other = other,
                                    .deed = NO_DEED,
                                    .amount = amount});
}

APART void jail_send(const Play *play, JailedBy by)
{
    Game *game = play->game;
    Seat *seat = mover(play);
    tell(play, EVENT_JAILED, (uint8_t)by, seat->space);
    seat->space = play->edition->jail;
    seat->in_jail = 1;
    seat->jail_turns = 0;
    game->again = 0;
    game->doubles = 0;
    game->step = PHASE_AFTER;
}

static void set_free(const Play *play, ReleasedBy by)
{
    Seat *seat = mover(play);
    seat->in_jail = 0;
    seat->jail_turns = 0;
    tell(play, EVENT_RELEASED, (uint8_t)by, 0);
}

static void move_by_throw(const Play *play)
{
    Game *game = play->game;
    game->arrival = game_total(game);
    game->again = 0; /* Rule C09: no further throw. */
    movement_forward(play, game_mover(game), game_thrown(game));
}

static void owe_fine(const Play *play, RuleId fine)
{
    debt_owe(play, game_mover(play->game), transfer_public_purse(play->edition),
             play->edition->rule[fine], REASON_FINE, NO_DEED);
}

static void stay(const Play *play)
{
    tell(play, EVENT_JAIL_STAYED, NOBODY, mover(play)->jail_turns);
    play->game->step = PHASE_END;
}

/* The last throw of the stay has failed. */
static void last_throw_failed(const Play *play)
{
    Game *game = play->game;
    int how = play->edition->rule[RULE_JAIL_LAST];
    if (how == JAIL_LAST_WAIT) {
        stay(play);
    } else if (how == JAIL_LAST_LEAVE) {
        set_free(play, RELEASED_BY_FINE);
        game->step = PHASE_END;
        owe_fine(play, RULE_JAIL_FINE);
    } else if (how == JAIL_LAST_CARD && game_release_count(game, game_mover(game)) > 0) {
        game->step = PHASE_JAIL_OUT;
    } else {
        game->step = PHASE_JAIL_MOVE;
        owe_fine(play, RULE_JAIL_FINE);
    }
}

/* I8: three throws at once; a doublet or three equal totals free. */
static void throw_of_three(const Play *play)
{
    Game *game = play->game;
    int16_t sum = game_short_total(game);
    if (game->dice[0] == game->dice[1]) {
        set_free(play, RELEASED_BY_DOUBLES);
        move_by_throw(play);
        return;
    }
    if (game->jail_throws < 2) {
        game->jail_sum[game->jail_throws++] = sum;
        game->step = PHASE_THROW;
        return;
    }
    if (sum == game->jail_sum[0] && sum == game->jail_sum[1]) {
        set_free(play, RELEASED_BY_DOUBLES);
        move_by_throw(play);
        return;
    }
    game->step = PHASE_JAIL_MOVE;
    owe_fine(play, RULE_JAIL_THROW_FINE);
}

APART void jail_throw(const Play *play)
{
    Game *game = play->game;
    Seat *seat = mover(play);
    if (play->edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS) {
        throw_of_three(play);
        return;
    }
    if (game->dice[0] == game->dice[1]) {
        set_free(play, RELEASED_BY_DOUBLES);
        move_by_throw(play);
        return;
    }
    seat->jail_turns++;
    if (seat->jail_turns >= game_jail_limit(play->edition, game, game_mover(game)))
        last_throw_failed(play);
    else
        stay(play);
}

void jail_pay(const Play *play)
{
    if (play->game->phase == PHASE_JAIL_OUT) {
        play->game->step = PHASE_JAIL_MOVE;
    } else {
        set_free(play, RELEASED_BY_FINE);
    }
    owe_fine(play, RULE_JAIL_FINE);
}

void jail_use_card(const Play *play, DeckId deck)
{
    bool move = play->game->phase == PHASE_JAIL_OUT;
    transfer_release(play, deck, game_mover(play->game), BANK);
    set_free(play, RELEASED_BY_CARD);
    if (move) move_by_throw(play);
}

void jail_wait(const Play *play)
{
    mover(play)->jail_turns++;
    stay(play);
}

void jail_move_on(const Play *play)
{
    set_free(play, RELEASED_BY_FINE);
    move_by_throw(play);
}

APART void jail_turn_began(const Play *play)
{
    const Edition *edition = play->edition;
    if (edition->rule[RULE_JAIL_STYLE] != JAIL_STYLE_THREE_WAYS) return;
    if (mover(play)->jail_turns >= game_jail_limit(edition, play->game, game_mover(play->game)))
        set_free(play, RELEASED_BY_TIME);
}

static bool throws_used_up(const Edition *edition, const Game *game)
{
    SeatId seat = game_mover(game);
    return edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS &&
           game->seats[seat].jail_turns >= game_jail_limit(edition, game, seat);
}

Refusal jail_check_roll(const Edition *edition, const Game *game)
{
    const Seat *seat = &game->seats[game_mover(game)];
    return seat->in_jail && throws_used_up(edition, game) ? REFUSAL_JAIL_ROLL : REFUSAL_NONE;
}

/* Trap of the last throw: a debt would take away the choice of the card (W7). */
static Refusal check_last_fine(const Edition *edition, const Seat *seat)
{
    if (edition->rule[RULE_JAIL_LAST_DEBT]) return REFUSAL_NONE;
    return seat->cash >= edition->rule[RULE_JAIL_FINE] ? REFUSAL_NONE : REFUSAL_TOO_POOR;
}

Refusal jail_check_fine(const Edition *edition, const Game *game)
{
    const Seat *seat = &game->seats[game_mover(game)];
    if (!seat->in_jail) return REFUSAL_NOT_IN_JAIL;
    if (game->phase == PHASE_JAIL_OUT) return check_last_fine(edition, seat);
    if (throws_used_up(edition, game)) return REFUSAL_NONE;
    /* Rule L06: before the throw, on the first turns only. */
    if (edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS &&
        seat->jail_turns >= edition->rule[RULE_JAIL_PAY_UNTIL])
        return REFUSAL_JAIL_PAY;
    return seat->cash >= edition->rule[RULE_JAIL_FINE] ? REFUSAL_NONE : REFUSAL_TOO_POOR;
}

Refusal jail_check_card(const Game *game, uint8_t deck)
{
    const Seat *seat = &game->seats[game_mover(game)];
    if (!seat->in_jail) return REFUSAL_NOT_IN_JAIL;
    return deck < MAX_DECKS && seat->release[deck] > 0 ? REFUSAL_NONE : REFUSAL_NO_CARD;
}

Refusal jail_check_wait(const Edition *edition, const Game *game)
{
    if (!game->seats[game_mover(game)].in_jail) return REFUSAL_NOT_IN_JAIL;
    return edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS ? REFUSAL_NONE : REFUSAL_NOT_NOW;
}
