/* prompt.c -- the question for whoever must answer. */
#include "console/prompt.h"

#include "console/choices.h"
#include "console/order.h"
#include "console/question.h"
#include "game/effect.h"

static void say_deed(const Question *question, DeedId deed)
{
    question_say(question, wording_deed(question->table, deed));
}

static void say_cash(const Question *question)
{
    question_say(question, " and has ");
    question_money(question, question->game->seats[question->seat].cash);
}

/* ---- one question for each phase ---- */

static void ask_turn(const Question *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    int turns = game_jail_limit(question->edition, question->game, question->seat);
    question_name(question, question->seat);
    if (seat->in_jail) {
        question_say(question, " is in ");
        question_say(question, wording_jail(question->table));
        if (seat->jail_turns < turns) {
            question_say(question, " (turn ");
            text_add_int(question->out, seat->jail_turns + 1);
            question_say(question, " of ");
            text_add_int(question->out, turns);
            question_say(question, ")");
        } else {
            question_say(question, " and has no throw left");
        }
    } else {
        question_say(question, " is on ");
        question_say(question, wording_space(question->table, seat->space));
        if (question->game->doubles > 0) question_say(question, " after doubles");
    }
    say_cash(question);
}

static void ask_end(const Question *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    question_name(question, question->seat);
    question_say(question, seat->in_jail ? " is in " : " has moved to ");
    question_say(question, seat->in_jail ? wording_jail(question->table)
                                : wording_space(question->table, seat->space));
    say_cash(question);
    if (seat->cash < 0) question_say(question, ", which must be raised before the turn ends");
}

static void ask_buy(const Question *question)
{
    const Game *game = question->game;
    DeedId deed = question->edition->spaces[game->seats[question->seat].space].deed;
    Money price = game_price(question->edition, game, question->seat, deed);
    question_name(question, question->seat);
    question_say(question,
                 game->seats[question->seat].cash >= price ? " may buy " : " would have to pay ");
    if (game->seats[question->seat].cash >= price) {
        say_deed(question, deed);
        question_say(question, " for ");
        question_money(question, price);
    } else {
        question_money(question, price);
        question_say(question, " for ");
        say_deed(question, deed);
    }
    say_cash(question);
}

static void ask_choice(const Question *question)
{
    const Effect *effect = effect_current(question->edition, question->game);
    question_name(question, question->seat);
    question_say(question, " pays ");
    question_money(question, effect->amount);
    question_say(question, " (choose 1) or ");
    if (effect->kind == EFFECT_PAY_OR_DRAW) {
        question_say(question, "draws from ");
        question_say(question, question->edition->deck_label[effect->target].name);
    } else {
        text_add_int(question->out, effect->percent);
        question_say(question, "% of everything");
    }
    question_say(question, " (choose 2)");
}

static void ask_answer(const Question *question)
{
    const Offer *offer = &question->game->offer;
    question_name(question, offer->from);
    question_say(question, " offers ");
    question_name(question, offer->to);
    question_say(question, " ");
    wording_deal(question->table, question->game, &offer->deal, question->out);
}

static void ask_want(const Question *question)
{
    const Want *want = &question->game->want;
    question_name(question, want->seat);
    question_say(question,
                 want->open == 3 ? " would take houses for broken hotels" : " would build a ");
    if (want->open != 3) question_say(question, wording_building(question->table, want->open == 2));
    question_say(question, ", and the bank has not enough for all; does ");
    question_name(question, question->seat);
    question_say(question, " want one too");
}

static void say_bid(const Question *question)
{
    const Auction *auction = &question->game->auction;
    if (auction->bidder == NOBODY || auction->bid == 0) {
        question_say(question, "no bid yet");
    } else {
        question_money(question, auction->bid);
        question_say(question, " bid by ");
        question_name(question, auction->bidder);
    }
    question_say(question, "; ");
    question_name(question, question->seat);
    question_say(question, " has ");
    question_money(question, question->game->seats[question->seat].cash);
}

static void ask_auction(const Question *question)
{
    const Auction *auction = &question->game->auction;
    question_say(question, "Auction of ");
    if (auction->open == 1) {
        say_deed(question, auction->deed);
        question_say(question, " (price ");
        question_money(question, question->edition->deeds[auction->deed].price);
        question_say(question, "), ");
    } else {
        question_say(question, "a ");
        question_say(question, wording_building(question->table, auction->open == 3));
        question_say(question, ", ");
    }
    say_bid(question);
}

static void ask_vote(const Question *question)
{
    question_name(question, question->game->vote_from);
    question_say(question, " asks ");
    question_name(question, question->seat);
    question_say(question, " to end the game now, the richest winning");
}

static void ask_debt(const Question *question)
{
    const Debt *debt = &question->game->debts[0];
    question_name(question, question->seat);
    question_say(question, " owes ");
    question_name(question, debt->creditor);
    question_say(question, " ");
    question_money(question, debt->amount);
    if (debt->reason == REASON_RENT) {
        question_say(question, " rent for ");
        say_deed(question, debt->deed);
    } else if (debt->reason == REASON_TAX) {
        question_say(question, " tax");
    } else if (debt->reason == REASON_FEE) {
        question_say(question, " interest");
    } else if (debt->reason == REASON_AUCTION) {
        question_say(question, " for ");
        say_deed(question, debt->deed);
    }
    say_cash(question);
}

static void ask_heir(const Question *question)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (question->game->inherited & DEED_BIT(deed)) == 0) deed++;
    question_name(question, question->seat);
    question_say(question, " received ");
    say_deed(question, deed);
    question_say(question, " mortgaged: redeem it now or keep it so, for ");
    question_money(question, edition_transfer_fee(question->edition, deed));
    question_say(question, " interest");
}

static void ask_token(const Question *question)
{
    const Edition *edition = question->edition;
    question_name(question, question->seat);
    question_say(question, " chooses a token (");
    bool first = true;
    for (int token = 0; token < edition->token_count; token++) {
        Action action = action_of(question->game, ACTION_TOKEN);
        action.amount = token;
        if (action_check(edition, question->game, &action) != REFUSAL_NONE) continue;
        if (!first) question_say(question, ", ");
        question_say(question, edition->token_label[token].word);
        first = false;
    }
    question_say(question, ")");
}

static void ask_over(const Question *question)
{
    question_say(question, "The game is over");
    if (question->game->winner < question->game->seat_count) {
        question_say(question, ": ");
        question_name(question, question->game->winner);
        question_say(question, " has won");
    }
}

/* ---- the dealer's part, asked of people only when testing ---- */

static void ask_dealer(const Question *question, const char *what, const char *how)
{
    question_name(question, question->seat);
    question_say(question, what);
    question_say(question, how);
}

static void ask_draw(const Question *question)
{
    question_name(question, question->seat);
    question_say(question, " draws from ");
    question_say(question, question->game->deck < question->edition->deck_count
                      ? question->edition->deck_label[question->game->deck].name
                      : "a deck");
    question_say(question, ": draw NUMBER, draw \"TEXT\", or draw");
}

static void ask_thief(const Question *question)
{
    question_name(question, question->seat);
    question_say(question, " may set a thief loose for ");
    question_money(question, question->edition->rule[RULE_THIEF_FEE]);
}

static void ask_thief_sum(const Question *question, const char *how)
{
    question_name(question, question->game->thief_target);
    question_say(question, " loses money to the thief");
    question_say(question, how);
}

static void ask_named(const Question *question, const char *what)
{
    question_name(question, question->seat);
    question_say(question, what);
}

static void ask_jail_out(const Question *question)
{
    ask_named(question, " must leave ");
    question_say(question, wording_jail(question->table));
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
    question_say(&question, ".\n");
    if (game->phase != PHASE_OVER) question_name(&question, question.seat);
    question_say(&question, "> ");
}
