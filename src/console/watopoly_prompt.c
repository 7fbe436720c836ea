/* watopoly_prompt.c -- the questions of Watopoly, in the words of seed 004. */
#include "console/watopoly_prompt.h"

#include <assert.h>

#include "base/mem.h"
#include "console/order.h"
#include "console/prompt.h"
#include "console/question.h"
#include "game/effect.h"
#include "game/legal.h"
#include "table/asking.h"

enum { WORDS_MOST = 12 };

/* What is typed for each action; NULL for what the seed does not know. */
static const char *const words[] = {
    [ACTION_DICE] = "roll",         [ACTION_ROLL] = "roll",         [ACTION_FINE] = "pay",
    [ACTION_RELEASE] = "cup",       [ACTION_BUY] = "buy",           [ACTION_DECLINE] = "decline",
    [ACTION_END] = "next",          [ACTION_BUILD] = "improve",     [ACTION_SELL] = "improve",
    [ACTION_MORTGAGE] = "mortgage", [ACTION_REDEEM] = "unmortgage", [ACTION_OFFER] = "trade",
    [ACTION_ACCEPT] = "accept",     [ACTION_REJECT] = "reject",     [ACTION_BID] = "bid",
    [ACTION_PASS] = "withdraw",     [ACTION_BANKRUPT] = "bankrupt", [ACTION_COUNT] = NULL,
};
static_assert(sizeof words / sizeof words[0] == ACTION_COUNT + 1, "a place for every action");

static void say_cash(const Question *question)
{
    question_name(question, question->seat);
    question_say(question, " has ");
    question_money(question, question->game->seats[question->seat].cash);
}

/* ---- what may be said ---- */

static int list_words(const Question *question, const char *list[WORDS_MOST])
{
    LegalList *legal = mem_new(1, sizeof *legal);
    int count = 0;
    legal_list(question->edition, question->game, legal);
    for (int i = 0; i < legal->count; i++) {
        const char *word = words[legal->list[i].action.kind];
        bool known = word == NULL;
        for (int j = 0; j < count && !known; j++) known = text_same(list[j], word);
        if (!known && count < WORDS_MOST) list[count++] = word;
    }
    mem_free(legal);
    return count;
}

static void say_choices(const Question *question)
{
    const char *list[WORDS_MOST];
    if (question->game->phase == PHASE_CHOICE) {
        const Effect *effect = effect_current(question->edition, question->game);
        question_say(question, ": ");
        text_add_int(question->out, effect->amount);
        question_say(question, " or ");
        text_add_int(question->out, effect->percent);
        question_say(question, "%");
        return;
    }
    if (question->game->phase == PHASE_HEIR) {
        question_say(question, ": yes or no");
        return;
    }
    int count = list_words(question, list);
    for (int i = 0; i < count; i++) {
        question_say(question, i == 0 ? ": " : i == count - 1 ? " or " : ", ");
        question_say(question, list[i]);
        Money least = 0, most = 0;
        if (text_same(list[i], "bid") && question->game->phase == PHASE_AUCTION &&
            legal_bid_range(question->edition, question->game, &least, &most)) {
            question_say(question, " ");
            text_add_int(question->out, least);
            question_say(question, " or more");
        }
    }
}

static Question question_of(const Table *table, Text *out)
{
    const Game *game = table_game(table);
    return (Question){.table = table,
                      .edition = table_edition(table),
                      .game = game,
                      .seat = asking_seat(game),
                      .out = out};
}

void watopoly_prompt_choices(const Table *table, Text *out)
{
    Question question = question_of(table, out);
    say_choices(&question);
}

/* ---- the questions ---- */

static void ask_turn(const Question *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    question_name(question, question->seat);
    question_say(question, seat->in_jail ? " is in the " : " is on ");
    question_say(question, wording_space(question->table, seat->space));
    if (seat->in_jail && question->game->phase == PHASE_TURN) {
        question_say(question, " (roll ");
        text_add_int(question->out, seat->jail_turns + 1);
        question_say(question, " of ");
        text_add_int(question->out, question->edition->rule[RULE_JAIL_TURNS]);
        question_say(question, ")");
    }
    question_say(question, " and has ");
    question_money(question, seat->cash);
}

static void ask_buy(const Question *question)
{
    DeedId deed = question->edition->spaces[question->game->seats[question->seat].space].deed;
    question_say(question, wording_deed(question->table, deed));
    question_say(question, " is for sale at ");
    question_money(question, game_price(question->edition, question->game, question->seat, deed));
    question_say(question, "; ");
    say_cash(question);
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

static void ask_auction(const Question *question)
{
    const Auction *auction = &question->game->auction;
    question_say(question, "Auction of ");
    question_say(question, wording_deed(question->table, auction->deed));
    question_say(question, ": ");
    if (auction->bidder == NOBODY) {
        question_say(question, "no bid yet");
    } else {
        question_money(question, auction->bid);
        question_say(question, " bid by ");
        question_name(question, auction->bidder);
    }
    question_say(question, "; ");
    say_cash(question);
}

static void ask_debt(const Question *question)
{
    const Debt *debt = &question->game->debts[0];
    question_name(question, question->seat);
    question_say(question, " owes ");
    question_name(question, debt->creditor);
    question_say(question, " ");
    question_money(question, debt->amount);
    question_say(question, " and has ");
    question_money(question, question->game->seats[question->seat].cash);
}

/* W9: 10 % of the price now in any case; the principal more to be free of it. */
static void ask_heir(const Question *question)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (question->game->inherited & DEED_BIT(deed)) == 0) deed++;
    Money fee = edition_transfer_fee(question->edition, deed);
    question_name(question, question->seat);
    question_say(question, " received ");
    question_say(question, wording_deed(question->table, deed));
    question_say(question, " mortgaged and pays ");
    question_money(question, fee);
    question_say(question, "; unmortgage it now for ");
    question_money(question, edition_redeem_price(question->edition, deed) - fee);
    question_say(question, " more");
}

static void ask_named(const Question *question, const char *what)
{
    question_name(question, question->seat);
    question_say(question, what);
}

bool watopoly_prompt_knows(Phase phase)
{
    return phase == PHASE_TURN || phase == PHASE_END || phase == PHASE_BUY ||
           phase == PHASE_CHOICE || phase == PHASE_RENT_THROW || phase == PHASE_JAIL_OUT ||
           phase == PHASE_ANSWER || phase == PHASE_DEBT || phase == PHASE_HEIR ||
           phase == PHASE_AUCTION || phase == PHASE_OVER;
}

static void ask(const Question *question)
{
    switch ((int)question->game->phase) {
    case PHASE_TURN:
    case PHASE_END: ask_turn(question); break;
    case PHASE_BUY: ask_buy(question); break;
    case PHASE_CHOICE: ask_named(question, " pays Tuition"); break;
    case PHASE_RENT_THROW: ask_named(question, " rolls for the fee"); break;
    case PHASE_JAIL_OUT: ask_named(question, " rolled no doubles and must leave the line"); break;
    case PHASE_ANSWER: ask_answer(question); break;
    case PHASE_DEBT: ask_debt(question); break;
    case PHASE_HEIR: ask_heir(question); break;
    case PHASE_AUCTION: ask_auction(question); break;
    default: break;
    }
}

void watopoly_prompt_write(const Table *table, Text *out)
{
    Question question = question_of(table, out);
    Phase phase = (Phase)question.game->phase;
    if (!watopoly_prompt_knows(phase) || phase == PHASE_OVER) {
        prompt_write(table, out);
        return;
    }
    ask(&question);
    if (phase == PHASE_HEIR) {
        question_say(&question, "? yes or no");
    } else {
        say_choices(&question);
    }
    question_say(&question, ".\n");
    question_name(&question, question.seat);
    question_say(&question, "> ");
}
