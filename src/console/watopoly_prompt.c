/* watopoly_prompt.c -- the questions of Watopoly, in the words of the original. */
#include "console/watopoly_prompt.h"

#include <assert.h>

#include "base/mem.h"
#include "console/printer.h"
#include "console/prompt.h"
#include "console/watopoly_words.h"
#include "game/effect.h"
#include "game/legal.h"
#include "table/asking.h"
#include "table/wording.h"

/* What is typed for each action; NULL for what the original does not know. */
static const char *const words[] = {
    [ACTION_DICE] = "roll",         [ACTION_ROLL] = "roll",         [ACTION_FINE] = "pay",
    [ACTION_RELEASE] = "cup",       [ACTION_BUY] = "buy",           [ACTION_DECLINE] = "decline",
    [ACTION_END] = "next",          [ACTION_BUILD] = "improve",     [ACTION_SELL] = "improve",
    [ACTION_MORTGAGE] = "mortgage", [ACTION_REDEEM] = "unmortgage", [ACTION_OFFER] = "trade",
    [ACTION_ACCEPT] = "accept",     [ACTION_REJECT] = "reject",     [ACTION_BID] = "bid",
    [ACTION_PASS] = "withdraw",     [ACTION_BANKRUPT] = "bankrupt", [ACTION_COUNT] = NULL,
};
static_assert(sizeof words / sizeof words[0] == ACTION_COUNT + 1, "a place for every action");

/* ---- what may be typed ---- */

static void add_choice(WatopolyChoices *choices, const char *word)
{
    for (int i = 0; i < choices->count; i++) {
        if (text_same(choices->items[i].is.words, word)) return;
    }
    if (choices->count < WATOPOLY_CHOICES_MOST) choices->items[choices->count++] = arg_word(word);
}

/* In an auction a bid is named with the least it may be. */
static void name_bid(const Edition *edition, const Game *game, WatopolyChoices *choices)
{
    Money least = 0, most = 0;
    if (game->phase != PHASE_AUCTION || !legal_bid_range(edition, game, &least, &most)) return;
    for (int i = 0; i < choices->count; i++) {
        if (!text_same(choices->items[i].is.words, "bid")) continue;
        choices->bid = (Said){W_("bid {at_least} or more"), {arg_at_least(least)}};
        choices->items[i] = arg_part(&choices->bid);
        return;
    }
}

/* In the order of the table of words, whatever order the rules list them in. */
static void list_choices(const Edition *edition, const Game *game, WatopolyChoices *choices)
{
    LegalList *legal = mem_new(1, sizeof *legal);
    bool possible[ACTION_COUNT] = {false};
    legal_list(edition, game, legal);
    for (int i = 0; i < legal->count; i++) possible[legal->list[i].action.kind] = true;
    for (int kind = 0; kind < ACTION_COUNT; kind++)
        if (possible[kind] && words[kind] != NULL) add_choice(choices, words[kind]);
    mem_free(legal);
    name_bid(edition, game, choices);
}

Arg watopoly_prompt_choices(const Table *table, WatopolyChoices *choices)
{
    const Game *game = table_game(table);
    *choices = (WatopolyChoices){0};
    if (game->phase == PHASE_CHOICE) {
        const Effect *effect = effect_current(table_edition(table), game);
        choices->items[0] = arg_at_least(effect->amount);
        choices->items[1] = arg_percent(effect->percent, 0);
        choices->count = 2;
    } else if (game->phase == PHASE_HEIR) {
        add_choice(choices, "yes");
        add_choice(choices, "no");
    } else {
        list_choices(table_edition(table), game, choices);
    }
    return arg_choices(choices->items, choices->count);
}

/* ---- the questions ---- */

static void ask_turn(const Printer *printer, SeatId seat, Arg choices)
{
    const Game *game = table_game(printer->table);
    const Seat *it = &game->seats[seat];
    bool rolls = it->in_jail && game->phase == PHASE_TURN;
    static const Sentence line = W_("{seat} is in the {space}[ (roll {first} of {second})] and has "
                                    "{cash}[: {choices}].");
    static const Sentence board = W_("{seat} is on {space} and has {cash}[: {choices}].");
    printer_line(printer, it->in_jail ? &line : &board,
                 ARGS(arg_seat(seat), arg_space(it->space), arg_cash(it->cash), choices,
                      rolls ? arg_first(it->jail_turns + 1) : arg_absent(),
                      arg_second(table_edition(printer->table)->rule[RULE_JAIL_TURNS])));
}

static void ask_buy(const Printer *printer, SeatId seat, Arg choices)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    DeedId deed = edition->spaces[game->seats[seat].space].deed;
    PRINT(printer, W_("{deed} is for sale at {price}; {seat} has {cash}[: {choices}]."),
          arg_deed(deed), arg_price(game_price(edition, game, seat, deed)), arg_seat(seat),
          arg_cash(game->seats[seat].cash), choices);
}

static void ask_answer(const Printer *printer, Arg choices)
{
    const Offer *offer = &table_game(printer->table)->offer;
    Text deal = text_growing();
    wording_deal(printer->table, table_game(printer->table), &offer->deal, &deal);
    PRINT(printer, W_("{seat} offers {other} {text}[: {choices}]."), arg_seat(offer->from),
          arg_other(offer->to), arg_text(deal.start), choices);
    text_free(&deal);
}

static void ask_auction(const Printer *printer, SeatId seat, Arg choices)
{
    const Game *game = table_game(printer->table);
    const Auction *auction = &game->auction;
    static const Sentence first = W_("Auction of {deed}: no bid yet; {seat} has {cash}"
                                     "[: {choices}].");
    static const Sentence next = W_("Auction of {deed}: {bid} bid by {bidder}; {seat} has {cash}"
                                    "[: {choices}].");
    printer_line(printer, auction->bidder == NOBODY ? &first : &next,
                 ARGS(arg_deed(auction->deed), arg_bid(auction->bid), arg_bidder(auction->bidder),
                      arg_seat(seat), arg_cash(game->seats[seat].cash), choices));
}

static void ask_debt(const Printer *printer, SeatId seat, Arg choices)
{
    const Game *game = table_game(printer->table);
    PRINT(printer, W_("{seat} owes {other} {sum} and has {cash}[: {choices}]."), arg_seat(seat),
          arg_other(game->debts[0].creditor), arg_sum(game->debts[0].amount),
          arg_cash(game->seats[seat].cash), choices);
}

/* W9: 10 % of the price now in any case; the principal more to be free of it. */
static void ask_heir(const Printer *printer, SeatId seat, Arg choices)
{
    const Edition *edition = table_edition(printer->table);
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (table_game(printer->table)->inherited & DEED_BIT(deed)) == 0) {
        deed++;
    }
    Money fee = edition_transfer_fee(edition, deed);
    PRINT(printer,
          W_("{seat} received {deed} mortgaged and pays {fee}; unmortgage it now for {sum} more? "
             "{choices}."),
          arg_seat(seat), arg_deed(deed), arg_fee(fee),
          arg_sum(edition_redeem_price(edition, deed) - fee), choices);
}

bool watopoly_prompt_knows(Phase phase)
{
    return phase == PHASE_TURN || phase == PHASE_END || phase == PHASE_BUY ||
           phase == PHASE_CHOICE || phase == PHASE_RENT_THROW || phase == PHASE_JAIL_OUT ||
           phase == PHASE_ANSWER || phase == PHASE_DEBT || phase == PHASE_HEIR ||
           phase == PHASE_AUCTION || phase == PHASE_OVER;
}

static void ask(const Printer *printer, Phase phase, SeatId seat, Arg choices)
{
    if (phase == PHASE_TURN || phase == PHASE_END) ask_turn(printer, seat, choices);
    if (phase == PHASE_BUY) ask_buy(printer, seat, choices);
    if (phase == PHASE_CHOICE) {
        PRINT(printer, W_("{seat} pays Tuition[: {choices}]."), arg_seat(seat), choices);
    }
    if (phase == PHASE_RENT_THROW) {
        PRINT(printer, W_("{seat} rolls for the fee[: {choices}]."), arg_seat(seat), choices);
    }
    if (phase == PHASE_JAIL_OUT) {
        PRINT(printer, W_("{seat} rolled no doubles and must leave the line[: {choices}]."),
              arg_seat(seat), choices);
    }
    if (phase == PHASE_ANSWER) ask_answer(printer, choices);
    if (phase == PHASE_DEBT) ask_debt(printer, seat, choices);
    if (phase == PHASE_HEIR) ask_heir(printer, seat, choices);
    if (phase == PHASE_AUCTION) ask_auction(printer, seat, choices);
}

void watopoly_prompt_write(const Table *table, Text *out)
{
    Printer printer = printer_of(table, NULL, out);
    Phase phase = (Phase)table_game(table)->phase;
    SeatId seat = asking_seat(table_game(table));
    if (!watopoly_prompt_knows(phase) || phase == PHASE_OVER) {
        prompt_write(&printer, false);
        return;
    }
    WatopolyChoices choices;
    ask(&printer, phase, seat, watopoly_prompt_choices(table, &choices));
    wording_party(table, seat, out);
    text_add(out, "> ");
}
