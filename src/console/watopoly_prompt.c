/* watopoly_prompt.c -- the questions of Watopoly, in the words of the CS101 project. */
#include "console/watopoly_prompt.h"

#include <assert.h>

#include "base/mem.h"
#include "console/prompt.h"
#include "game/effect.h"
#include "game/legal.h"
#include "table/asking.h"
#include "table/wording.h"

enum { WORDS_MOST = 12 };

/* A question being written for whoever must answer. */
typedef struct WatopolyQuestion {
    const Table *table;
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    Text *out;
} WatopolyQuestion;

static void say(const WatopolyQuestion *question, const char *words)
{
    text_add(question->out, words);
}

static void say_name(const WatopolyQuestion *question, SeatId party)
{
    wording_party(question->table, party, question->out);
}

static void say_money(const WatopolyQuestion *question, Money sum)
{
    wording_money(question->table, sum, question->out);
}

/* What is typed for each action; NULL for what the CS101 project does not know. */
static const char *const words[] = {
    [ACTION_DICE] = "roll",         [ACTION_ROLL] = "roll",         [ACTION_FINE] = "pay",
    [ACTION_RELEASE] = "cup",       [ACTION_BUY] = "buy",           [ACTION_DECLINE] = "decline",
    [ACTION_END] = "next",          [ACTION_BUILD] = "improve",     [ACTION_SELL] = "improve",
    [ACTION_MORTGAGE] = "mortgage", [ACTION_REDEEM] = "unmortgage", [ACTION_OFFER] = "trade",
    [ACTION_ACCEPT] = "accept",     [ACTION_REJECT] = "reject",     [ACTION_BID] = "bid",
    [ACTION_PASS] = "withdraw",     [ACTION_BANKRUPT] = "bankrupt", [ACTION_COUNT] = NULL,
};
static_assert(sizeof words / sizeof words[0] == ACTION_COUNT + 1, "a place for every action");

static void say_cash(const WatopolyQuestion *question)
{
    say_name(question, question->seat);
    say(question, " has ");
    say_money(question, question->game->seats[question->seat].cash);
}

/* ---- what may be said ---- */

static int list_words(const WatopolyQuestion *question, const char *list[WORDS_MOST])
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

static void say_choices(const WatopolyQuestion *question)
{
    const char *list[WORDS_MOST];
    if (question->game->phase == PHASE_CHOICE) {
        const Effect *effect = effect_current(question->edition, question->game);
        say(question, ": ");
        text_add_int(question->out, effect->amount);
        say(question, " or ");
        text_add_int(question->out, effect->percent);
        say(question, "%");
        return;
    }
    if (question->game->phase == PHASE_HEIR) {
        say(question, ": yes or no");
        return;
    }
    int count = list_words(question, list);
    for (int i = 0; i < count; i++) {
        say(question, i == 0 ? ": " : i == count - 1 ? " or " : ", ");
        say(question, list[i]);
        Money least = 0, most = 0;
        if (text_same(list[i], "bid") && question->game->phase == PHASE_AUCTION &&
            legal_bid_range(question->edition, question->game, &least, &most)) {
            say(question, " ");
            text_add_int(question->out, least);
            say(question, " or more");
        }
    }
}

static WatopolyQuestion question_of(const Table *table, Text *out)
{
    const Game *game = table_game(table);
    return (WatopolyQuestion){.table = table,
                              .edition = table_edition(table),
                              .game = game,
                              .seat = asking_seat(game),
                              .out = out};
}

void watopoly_prompt_choices(const Table *table, Text *out)
{
    WatopolyQuestion question = question_of(table, out);
    say_choices(&question);
}

/* ---- the questions ---- */

static void ask_turn(const WatopolyQuestion *question)
{
    const Seat *seat = &question->game->seats[question->seat];
    say_name(question, question->seat);
    say(question, seat->in_jail ? " is in the " : " is on ");
    say(question, wording_space(question->table, seat->space));
    if (seat->in_jail && question->game->phase == PHASE_TURN) {
        say(question, " (roll ");
        text_add_int(question->out, seat->jail_turns + 1);
        say(question, " of ");
        text_add_int(question->out, question->edition->rule[RULE_JAIL_TURNS]);
        say(question, ")");
    }
    say(question, " and has ");
    say_money(question, seat->cash);
}

static void ask_buy(const WatopolyQuestion *question)
{
    DeedId deed = question->edition->spaces[question->game->seats[question->seat].space].deed;
    say(question, wording_deed(question->table, deed));
    say(question, " is for sale at ");
    say_money(question, game_price(question->edition, question->game, question->seat, deed));
    say(question, "; ");
    say_cash(question);
}

static void ask_answer(const WatopolyQuestion *question)
{
    const Offer *offer = &question->game->offer;
    say_name(question, offer->from);
    say(question, " offers ");
    say_name(question, offer->to);
    say(question, " ");
    wording_deal(question->table, question->game, &offer->deal, question->out);
}

static void ask_auction(const WatopolyQuestion *question)
{
    const Auction *auction = &question->game->auction;
    say(question, "Auction of ");
    say(question, wording_deed(question->table, auction->deed));
    say(question, ": ");
    if (auction->bidder == NOBODY) {
        say(question, "no bid yet");
    } else {
        say_money(question, auction->bid);
        say(question, " bid by ");
        say_name(question, auction->bidder);
    }
    say(question, "; ");
    say_cash(question);
}

static void ask_debt(const WatopolyQuestion *question)
{
    const Debt *debt = &question->game->debts[0];
    say_name(question, question->seat);
    say(question, " owes ");
    say_name(question, debt->creditor);
    say(question, " ");
    say_money(question, debt->amount);
    say(question, " and has ");
    say_money(question, question->game->seats[question->seat].cash);
}

/* W9: 10 % of the price now in any case; the principal more to be free of it. */
static void ask_heir(const WatopolyQuestion *question)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (question->game->inherited & DEED_BIT(deed)) == 0) deed++;
    Money fee = edition_transfer_fee(question->edition, deed);
    say_name(question, question->seat);
    say(question, " received ");
    say(question, wording_deed(question->table, deed));
    say(question, " mortgaged and pays ");
    say_money(question, fee);
    say(question, "; unmortgage it now for ");
    say_money(question, edition_redeem_price(question->edition, deed) - fee);
    say(question, " more");
}

static void ask_named(const WatopolyQuestion *question, const char *what)
{
    say_name(question, question->seat);
    say(question, what);
}

bool watopoly_prompt_knows(Phase phase)
{
    return phase == PHASE_TURN || phase == PHASE_END || phase == PHASE_BUY ||
           phase == PHASE_CHOICE || phase == PHASE_RENT_THROW || phase == PHASE_JAIL_OUT ||
           phase == PHASE_ANSWER || phase == PHASE_DEBT || phase == PHASE_HEIR ||
           phase == PHASE_AUCTION || phase == PHASE_OVER;
}

static void ask(const WatopolyQuestion *question, Phase phase)
{
    if (phase == PHASE_TURN || phase == PHASE_END) ask_turn(question);
    if (phase == PHASE_BUY) ask_buy(question);
    if (phase == PHASE_CHOICE) ask_named(question, " pays Tuition");
    if (phase == PHASE_RENT_THROW) ask_named(question, " rolls for the fee");
    if (phase == PHASE_JAIL_OUT) ask_named(question, " rolled no doubles and must leave the line");
    if (phase == PHASE_ANSWER) ask_answer(question);
    if (phase == PHASE_DEBT) ask_debt(question);
    if (phase == PHASE_HEIR) ask_heir(question);
    if (phase == PHASE_AUCTION) ask_auction(question);
}

void watopoly_prompt_write(const Table *table, Text *out)
{
    WatopolyQuestion question = question_of(table, out);
    Phase phase = (Phase)question.game->phase;
    if (!watopoly_prompt_knows(phase) || phase == PHASE_OVER) {
        Printer printer = printer_of(table, NULL, out);
        prompt_write(&printer);
        return;
    }
    ask(&question, phase);
    if (phase == PHASE_HEIR) {
        say(&question, "? yes or no");
    } else {
        say_choices(&question);
    }
    say(&question, ".\n");
    say_name(&question, question.seat);
    say(&question, "> ");
}
