/* asking.c -- who must do what, in one sentence. */
#include "table/asking.h"

#include "game/effect.h"
#include "table/wording.h"

/* A question being written. */
typedef struct Asking {
    const Table *table;
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    Text *text;
} Asking;

static void say(const Asking *asking, const char *words)
{
    text_add(asking->text, words);
}

static void say_name(const Asking *asking, SeatId party)
{
    wording_party(asking->table, party, asking->text);
}

static void say_money(const Asking *asking, Money sum)
{
    wording_money(asking->table, sum, asking->text);
}

static void say_deed(const Asking *asking, DeedId deed)
{
    say(asking, wording_deed(asking->table, deed));
}

static void say_cash(const Asking *asking)
{
    say(asking, " and has ");
    say_money(asking, asking->game->seats[asking->seat].cash);
}

/* ---- one question for each phase ---- */

static void ask_turn(const Asking *asking)
{
    const Seat *seat = &asking->game->seats[asking->seat];
    int turns = game_jail_limit(asking->edition, asking->game, asking->seat);
    say_name(asking, asking->seat);
    if (seat->in_jail) {
        say(asking, " is in ");
        say(asking, wording_jail(asking->table));
        if (seat->jail_turns < turns) {
            say(asking, " (turn ");
            text_add_int(asking->text, seat->jail_turns + 1);
            say(asking, " of ");
            text_add_int(asking->text, turns);
            say(asking, ")");
        } else {
            say(asking, " and has no throw left");
        }
    } else {
        say(asking, " is on ");
        say(asking, wording_space(asking->table, seat->space));
        if (asking->game->doubles > 0) say(asking, " after doubles");
    }
    say_cash(asking);
}

static void ask_end(const Asking *asking)
{
    const Seat *seat = &asking->game->seats[asking->seat];
    say_name(asking, asking->seat);
    say(asking, seat->in_jail ? " is in " : " has moved to ");
    say(asking,
        seat->in_jail ? wording_jail(asking->table) : wording_space(asking->table, seat->space));
    say_cash(asking);
    if (seat->cash < 0) say(asking, ", which must be raised before the turn ends");
}

static void ask_buy(const Asking *asking)
{
    const Game *game = asking->game;
    DeedId deed = asking->edition->spaces[game->seats[asking->seat].space].deed;
    Money price = game_price(asking->edition, game, asking->seat, deed);
    say_name(asking, asking->seat);
    say(asking, game->seats[asking->seat].cash >= price ? " may buy " : " would have to pay ");
    if (game->seats[asking->seat].cash >= price) {
        say_deed(asking, deed);
        say(asking, " for ");
        say_money(asking, price);
    } else {
        say_money(asking, price);
        say(asking, " for ");
        say_deed(asking, deed);
    }
    say_cash(asking);
}

static void ask_choice(const Asking *asking)
{
    const Effect *effect = effect_current(asking->edition, asking->game);
    say_name(asking, asking->seat);
    say(asking, " pays ");
    say_money(asking, effect->amount);
    say(asking, " or ");
    if (effect->kind == EFFECT_PAY_OR_DRAW) {
        say(asking, "draws from ");
        say(asking, asking->edition->deck_label[effect->target].name);
    } else {
        text_add_int(asking->text, effect->percent);
        say(asking, "% of everything");
    }
}

static void ask_answer(const Asking *asking)
{
    const Offer *offer = &asking->game->offer;
    say_name(asking, offer->from);
    say(asking, " offers ");
    say_name(asking, offer->to);
    say(asking, " ");
    wording_deal(asking->table, asking->game, &offer->deal, asking->text);
}

static void ask_want(const Asking *asking)
{
    const Want *want = &asking->game->want;
    bool breaks = want->open >= 3;
    say_name(asking, want->seat);
    say(asking, breaks ? " would take houses for broken hotels" : " would build a ");
    if (!breaks) say(asking, wording_building(asking->table, want->open == 2));
    say(asking, ", and the bank has not enough for all; does ");
    say_name(asking, asking->seat);
    say(asking, " want one too");
}

static void say_bid(const Asking *asking)
{
    const Auction *auction = &asking->game->auction;
    if (auction->bidder == NOBODY || auction->bid == 0) {
        say(asking, "no bid yet");
    } else {
        say_money(asking, auction->bid);
        say(asking, " bid by ");
        say_name(asking, auction->bidder);
    }
    say(asking, "; ");
    say_name(asking, asking->seat);
    say(asking, " has ");
    say_money(asking, asking->game->seats[asking->seat].cash);
}

static void ask_auction(const Asking *asking)
{
    const Auction *auction = &asking->game->auction;
    say(asking, "Auction of ");
    if (auction->open == 1) {
        say_deed(asking, auction->deed);
        say(asking, " (price ");
        say_money(asking, asking->edition->deeds[auction->deed].price);
        say(asking, "), ");
    } else {
        say(asking, "a ");
        say(asking, wording_building(asking->table, auction->open == 3));
        say(asking, ", ");
    }
    say_bid(asking);
}

static void ask_vote(const Asking *asking)
{
    say_name(asking, asking->game->vote_from);
    say(asking, " asks ");
    say_name(asking, asking->seat);
    say(asking, " to end the game now, the richest winning");
}

static void ask_debt(const Asking *asking)
{
    const Debt *debt = &asking->game->debts[0];
    say_name(asking, asking->seat);
    say(asking, " owes ");
    say_name(asking, debt->creditor);
    say(asking, " ");
    say_money(asking, debt->amount);
    if (debt->reason == REASON_RENT) {
        say(asking, " rent for ");
        say_deed(asking, debt->deed);
    } else if (debt->reason == REASON_TAX) {
        say(asking, " tax");
    } else if (debt->reason == REASON_FEE) {
        say(asking, " interest");
    } else if (debt->reason == REASON_AUCTION) {
        say(asking, " for ");
        say_deed(asking, debt->deed);
    }
    say_cash(asking);
}

static void ask_heir(const Asking *asking)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (asking->game->inherited & DEED_BIT(deed)) == 0) deed++;
    say_name(asking, asking->seat);
    say(asking, " received ");
    say_deed(asking, deed);
    say(asking, " mortgaged: redeem it now or keep it so, for ");
    say_money(asking, edition_transfer_fee(asking->edition, deed));
    say(asking, " interest");
}

static void ask_token(const Asking *asking)
{
    const Edition *edition = asking->edition;
    say_name(asking, asking->seat);
    say(asking, " chooses a token (");
    bool first = true;
    for (int token = 0; token < edition->token_count; token++) {
        Action action = action_of(asking->game, ACTION_TOKEN);
        action.amount = token;
        if (action_check(edition, asking->game, &action) != REFUSAL_NONE) continue;
        if (!first) say(asking, ", ");
        say(asking, edition->token_label[token].word);
        first = false;
    }
    say(asking, ")");
}

static void ask_over(const Asking *asking)
{
    say(asking, "The game is over");
    if (asking->game->winner < asking->game->seat_count) {
        say(asking, ": ");
        say_name(asking, asking->game->winner);
        say(asking, " has won");
    }
}

/* ---- the dealer's part ---- */

static void ask_draw(const Asking *asking)
{
    say_name(asking, asking->seat);
    say(asking, " draws from ");
    say(asking, asking->game->deck < asking->edition->deck_count
                    ? asking->edition->deck_label[asking->game->deck].name
                    : "a deck");
}

static void ask_thief(const Asking *asking)
{
    say_name(asking, asking->seat);
    say(asking, " may set a thief loose for ");
    say_money(asking, asking->edition->rule[RULE_THIEF_FEE]);
}

static void ask_thief_sum(const Asking *asking)
{
    say_name(asking, asking->game->thief_target);
    say(asking, " loses money to the thief");
}

static void ask_named(const Asking *asking, const char *what)
{
    say_name(asking, asking->seat);
    say(asking, what);
}

static void ask_jail_out(const Asking *asking)
{
    ask_named(asking, " must leave ");
    say(asking, wording_jail(asking->table));
}

static void ask(const Asking *asking)
{
    switch ((Phase)asking->game->phase) {
    case PHASE_ORDER: ask_named(asking, " throws for the order of play"); break;
    case PHASE_SHUFFLE:
        ask_named(asking, " sees the order of play shuffled: who comes next");
        break;
    case PHASE_DEAL: ask_named(asking, " is dealt a property"); break;
    case PHASE_TOKEN: ask_token(asking); break;
    case PHASE_TURN: ask_turn(asking); break;
    case PHASE_THROW: ask_named(asking, " throws"); break;
    case PHASE_BUY: ask_buy(asking); break;
    case PHASE_DRAW: ask_draw(asking); break;
    case PHASE_OPEN: ask_named(asking, " drew a card: open it now or keep it"); break;
    case PHASE_CHOICE: ask_choice(asking); break;
    case PHASE_RENT_THROW: ask_named(asking, " throws for the rent"); break;
    case PHASE_PICK_DEED: ask_named(asking, " is given or loses something"); break;
    case PHASE_PICK_SEAT: ask_named(asking, " sets the thief on somebody"); break;
    case PHASE_PICK_SUM: ask_thief_sum(asking); break;
    case PHASE_THIEF_DICE: ask_named(asking, " throws for the thief"); break;
    case PHASE_THIEF: ask_thief(asking); break;
    case PHASE_JAIL_OUT: ask_jail_out(asking); break;
    case PHASE_TRAVEL: ask_named(asking, " may travel to another station, or stay"); break;
    case PHASE_END: ask_end(asking); break;
    case PHASE_OVER: ask_over(asking); break;
    case PHASE_ANSWER: ask_answer(asking); break;
    case PHASE_WANT: ask_want(asking); break;
    case PHASE_BUILDING_AUCTION:
    case PHASE_AUCTION: ask_auction(asking); break;
    case PHASE_VOTE: ask_vote(asking); break;
    case PHASE_DEBT: ask_debt(asking); break;
    case PHASE_HEIR: ask_heir(asking); break;
    case PHASE_FLOOR: ask_named(asking, " has the floor"); break;
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
}

SeatId asking_seat(const Game *game)
{
    if (game->decider < game->seat_count) return game->decider;
    SeatId seat = game_mover(game);
    if (game->phase == PHASE_ORDER || game->phase == PHASE_DEAL) {
        seat = game->order[game->order_next % game->seat_count];
    }
    return seat < game->seat_count ? seat : 0;
}

void asking_write(const Table *table, const Game *game, Text *text)
{
    Asking asking = {.table = table,
                     .edition = table_edition(table),
                     .game = game,
                     .seat = asking_seat(game),
                     .text = text};
    ask(&asking);
}
