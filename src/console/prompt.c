/* prompt.c -- the question for whoever must answer. */
#include "console/prompt.h"

#include "console/choices.h"
#include "console/order.h"
#include "game/effect.h"
#include "table/wording.h"

/* A question being written. */
typedef struct Question {
    const Table *table;
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    Text *out;
} Question;

static void say(const Question *question, const char *words)
{
    text_add(question->out, words);
}

static void say_name(const Question *question, SeatId party)
{
    wording_party(question->table, party, question->out);
}

static void say_money(const Question *question, Money sum)
{
    wording_money(question->table, sum, question->out);
}

static void say_deed(const Question *question, DeedId deed)
{
    say(question, wording_deed(question->table, deed));
}

static void say_cash(const Question *question)
{
    say(question, " and has ");
    say_money(question, question->game->seats[question->seat].cash);
}

/* ---- one question for each phase ---- */

static void ask_turn(const Question *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    int turns = game_jail_limit(question->edition, question->game, question->seat);
    say_name(question, question->seat);
    if (seat->in_jail) {
        say(question, " is in ");
        say(question, wording_jail(question->table));
        if (seat->jail_turns < turns) {
            say(question, " (turn ");
            text_add_int(question->out, seat->jail_turns + 1);
            say(question, " of ");
            text_add_int(question->out, turns);
            say(question, ")");
        } else {
            say(question, " and has no throw left");
        }
    } else {
        say(question, " is on ");
        say(question, wording_space(question->table, seat->space));
        if (question->game->doubles > 0) say(question, " after doubles");
    }
    say_cash(question);
}

static void ask_end(const Question *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    say_name(question, question->seat);
    say(question, seat->in_jail ? " is in " : " has moved to ");
    say(question, seat->in_jail ? wording_jail(question->table)
                                : wording_space(question->table, seat->space));
    say_cash(question);
    if (seat->cash < 0) say(question, ", which must be raised before the turn ends");
}

static void ask_buy(const Question *question)
{
    const Game *game = question->game;
    DeedId deed = question->edition->spaces[game->seats[question->seat].space].deed;
    Money price = game_price(question->edition, game, question->seat, deed);
    say_name(question, question->seat);
    say(question, game->seats[question->seat].cash >= price ? " may buy " : " would have to pay ");
    if (game->seats[question->seat].cash >= price) {
        say_deed(question, deed);
        say(question, " for ");
        say_money(question, price);
    } else {
        say_money(question, price);
        say(question, " for ");
        say_deed(question, deed);
    }
    say_cash(question);
}

static void ask_choice(const Question *question)
{
    const Effect *effect = effect_current(question->edition, question->game);
    say_name(question, question->seat);
    say(question, " pays ");
    say_money(question, effect->amount);
    say(question, " (choose 1) or ");
    if (effect->kind == EFFECT_PAY_OR_DRAW) {
        say(question, "draws from ");
        say(question, question->edition->deck_label[effect->target].name);
    } else {
        text_add_int(question->out, effect->percent);
        say(question, "% of everything");
    }
    say(question, " (choose 2)");
}

static void ask_answer(const Question *question)
{
    const Offer *offer = &question->game->offer;
    say_name(question, offer->from);
    say(question, " offers ");
    say_name(question, offer->to);
    say(question, " ");
    wording_deal(question->table, question->game, &offer->deal, question->out);
}

static void ask_want(const Question *question)
{
    const Want *want = &question->game->want;
    say_name(question, want->seat);
    say(question, want->open == 3 ? " would take houses for broken hotels" : " would build a ");
    if (want->open != 3) say(question, wording_building(question->table, want->open == 2));
    say(question, ", and the bank has not enough for all; does ");
    say_name(question, question->seat);
    say(question, " want one too");
}

static void say_bid(const Question *question)
{
    const Auction *auction = &question->game->auction;
    if (auction->bidder == NOBODY || auction->bid == 0) {
        say(question, "no bid yet");
    } else {
        say_money(question, auction->bid);
        say(question, " bid by ");
        say_name(question, auction->bidder);
    }
    say(question, "; ");
    say_name(question, question->seat);
    say(question, " has ");
    say_money(question, question->game->seats[question->seat].cash);
}

static void ask_auction(const Question *question)
{
    const Auction *auction = &question->game->auction;
    say(question, "Auction of ");
    if (auction->open == 1) {
        say_deed(question, auction->deed);
        say(question, " (price ");
        say_money(question, question->edition->deeds[auction->deed].price);
        say(question, "), ");
    } else {
        say(question, "a ");
        say(question, wording_building(question->table, auction->open == 3));
        say(question, ", ");
    }
    say_bid(question);
}

static void ask_vote(const Question *question)
{
    say_name(question, question->game->vote_from);
    say(question, " asks ");
    say_name(question, question->seat);
    say(question, " to end the game now, the richest winning");
}

static void ask_debt(const Question *question)
{
    const Debt *debt = &question->game->debts[0];
    say_name(question, question->seat);
    say(question, " owes ");
    say_name(question, debt->creditor);
    say(question, " ");
    say_money(question, debt->amount);
    if (debt->reason == REASON_RENT) {
        say(question, " rent for ");
        say_deed(question, debt->deed);
    } else if (debt->reason == REASON_TAX) {
        say(question, " tax");
    } else if (debt->reason == REASON_FEE) {
        say(question, " interest");
    } else if (debt->reason == REASON_AUCTION) {
        say(question, " for ");
        say_deed(question, debt->deed);
    }
    say_cash(question);
}

static void ask_heir(const Question *question)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (question->game->inherited & DEED_BIT(deed)) == 0) deed++;
    say_name(question, question->seat);
    say(question, " received ");
    say_deed(question, deed);
    say(question, " mortgaged: redeem it now or keep it so, for ");
    say_money(question, edition_transfer_fee(question->edition, deed));
    say(question, " interest");
}

static void ask_token(const Question *question)
{
    const Edition *edition = question->edition;
    say_name(question, question->seat);
    say(question, " chooses a token (");
    bool first = true;
    for (int token = 0; token < edition->token_count; token++) {
        Action action = action_of(question->game, ACTION_TOKEN);
        action.amount = token;
        if (action_check(edition, question->game, &action) != REFUSAL_NONE) continue;
        if (!first) say(question, ", ");
        say(question, edition->token_label[token].word);
        first = false;
    }
    say(question, ")");
}

static void ask_over(const Question *question)
{
    say(question, "The game is over");
    if (question->game->winner < question->game->seat_count) {
        say(question, ": ");
        say_name(question, question->game->winner);
        say(question, " has won");
    }
}

/* ---- the dealer's part, asked of people only when testing ---- */

static void ask_dealer(const Question *question, const char *what, const char *how)
{
    say_name(question, question->seat);
    say(question, what);
    say(question, how);
}

static void ask_draw(const Question *question)
{
    say_name(question, question->seat);
    say(question, " draws from ");
    say(question, question->game->deck < question->edition->deck_count
                      ? question->edition->deck_label[question->game->deck].name
                      : "a deck");
    say(question, ": draw NUMBER, draw \"TEXT\", or draw");
}

static void ask_thief(const Question *question)
{
    say_name(question, question->seat);
    say(question, " may set a thief loose for ");
    say_money(question, question->edition->rule[RULE_THIEF_FEE]);
}

static void ask_thief_sum(const Question *question, const char *how)
{
    say_name(question, question->game->thief_target);
    say(question, " loses money to the thief");
    say(question, how);
}

static void ask_named(const Question *question, const char *what)
{
    say_name(question, question->seat);
    say(question, what);
}

static void ask_jail_out(const Question *question)
{
    ask_named(question, " must leave ");
    say(question, wording_jail(question->table));
}

static void ask(const Question *question)
{
    static const char *const dice = ": roll NUMBER NUMBER, or roll";
    static const char *const pick = ": pick and a name or sum, or pick";
    switch ((Phase)question->game->phase) {
    case PHASE_ORDER: ask_dealer(question, " throws for the order of play", dice); break;
    case PHASE_SHUFFLE:
        ask_dealer(question, " sees the order of play shuffled: who comes next", pick);
        break;
    case PHASE_DEAL: ask_dealer(question, " is dealt a property", pick); break;
    case PHASE_TOKEN: ask_token(question); break;
    case PHASE_TURN: ask_turn(question); break;
    case PHASE_THROW: ask_dealer(question, " throws", dice); break;
    case PHASE_BUY: ask_buy(question); break;
    case PHASE_DRAW: ask_draw(question); break;
    case PHASE_OPEN: ask_named(question, " drew a card: open it now or keep it"); break;
    case PHASE_CHOICE: ask_choice(question); break;
    case PHASE_RENT_THROW: ask_dealer(question, " throws for the rent", dice); break;
    case PHASE_PICK_DEED: ask_dealer(question, " is given or loses something", pick); break;
    case PHASE_PICK_SEAT: ask_dealer(question, " sets the thief on somebody", pick); break;
    case PHASE_PICK_SUM: ask_thief_sum(question, pick); break;
    case PHASE_THIEF_DICE: ask_dealer(question, " throws for the thief", dice); break;
    case PHASE_THIEF: ask_thief(question); break;
    case PHASE_JAIL_OUT: ask_jail_out(question); break;
    case PHASE_TRAVEL: ask_named(question, " may travel to another station, or stay"); break;
    case PHASE_END: ask_end(question); break;
    case PHASE_OVER: ask_over(question); break;
    case PHASE_ANSWER: ask_answer(question); break;
    case PHASE_WANT: ask_want(question); break;
    case PHASE_BUILDING_AUCTION:
    case PHASE_AUCTION: ask_auction(question); break;
    case PHASE_VOTE: ask_vote(question); break;
    case PHASE_DEBT: ask_debt(question); break;
    case PHASE_HEIR: ask_heir(question); break;
    case PHASE_FLOOR: ask_named(question, " has the floor"); break;
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
}

void prompt_write(const Table *table, Text *out)
{
    const Game *game = table_game(table);
    Question question = {.table = table,
                         .edition = table_edition(table),
                         .game = game,
                         .seat = order_asked(game),
                         .out = out};
    ask(&question);
    bool plain = game->phase == PHASE_CHOICE || game->phase == PHASE_OPEN ||
                 game->phase == PHASE_OVER || game->decider == DEALER;
    if (!plain) choices_write(table, out);
    say(&question, ".\n");
    if (game->phase != PHASE_OVER) say_name(&question, question.seat);
    say(&question, "> ");
}
