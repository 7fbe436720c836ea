/* caution.c -- what cannot be taken back is asked before it is done. */
#include "console/caution.h"

#include <string.h>

#include "game/apply.h"
#include "game/worth.h"
#include "table/asking.h"
#include "table/wording.h"

enum { WORD_MOST = 64 };

/* ---- what would happen ---- */

static bool puts_out(const Order *order, const Game *before, const Action *action)
{
    if (action->seat >= before->seat_count || !game_seat_in(before, action->seat)) return false;
    Game trial = *before;
    apply(order_edition(order), &trial, action, NULL);
    return !game_seat_in(&trial, action->seat);
}

static bool sells_for_good(const Order *order, const Action *action)
{
    return action->kind == ACTION_MORTGAGE &&
           order_edition(order)->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
}

/* A letter slips out of the hand sooner than a word. */
static bool slips(const Order *order, const Action *action)
{
    return (action->kind == ACTION_DECLINE || action->kind == ACTION_PASS) &&
           strlen(order_word(order, 0)) == 1;
}

/* ---- what it means ---- */

static void explain_out(const Order *order, const Action *action)
{
    static const Sentence ends =
        T_("Ending the turn with {cash} makes {seat} bankrupt.[ {sum} can still be raised: "
           "\"{word}\" shows how.]");
    static const Sentence gives_up =
        T_("{seat} goes bankrupt and is out of the game.[ {sum} can still be raised: \"{word}\" "
           "shows how.]");
    static const Sentence leaves = T_("{seat} leaves the game for good, with everything owned.");
    const Game *game = order_game(order);
    const Sentence *means = action->kind == ACTION_RESIGN ? &leaves
                            : action->kind == ACTION_END  ? &ends
                                                          : &gives_up;
    Money liquid = worth_liquid(order_edition(order), game, action->seat);
    Money raised = liquid - game->seats[action->seat].cash;
    printer_line(order->printer, means,
                 ARGS(arg_seat(action->seat), arg_cash(game->seats[action->seat].cash),
                      raised > 0 && liquid >= 0 ? arg_sum(raised) : arg_absent(),
                      arg_word("legal")));
}

static void explain_sale(const Order *order, const Action *actions, int count)
{
    DeedSet deeds = 0;
    for (int i = 0; i < count; i++) deeds |= DEED_BIT(actions[i].deed);
    PRINT(order->printer, T_("This sells {deeds} to {bank.the} for good; it is no loan."),
          arg_deeds(deeds));
}

static void explain_slip(const Order *order, const Action *action)
{
    const Game *game = order_game(order);
    if (action->kind == ACTION_DECLINE) {
        PRINT(order->printer, T_("{seat} does not buy {deed}."), arg_seat(action->seat),
              arg_deed(order_edition(order)->spaces[game->seats[action->seat].space].deed));
    } else {
        PRINT(order->printer, T_("{seat} bids no more."), arg_seat(action->seat));
    }
}

static bool explain(const Order *order, const Game *before, const Action *action)
{
    if (action->kind == ACTION_STOP) {
        PRINT_PLAIN(order->printer,
                    T_("Everybody is asked; if all agree, the game ends and the richest wins."));
    } else if (slips(order, action)) {
        explain_slip(order, action);
    } else if (puts_out(order, before, action)) {
        explain_out(order, action);
    } else {
        return false;
    }
    return true;
}

bool caution_asks(const Order *order, const Action *actions, int count)
{
    if (order->sure || count == 0) return false;
    if (sells_for_good(order, &actions[0])) {
        explain_sale(order, actions, count);
        return true;
    }
    Game trial = *order_game(order);
    for (int i = 0; i < count; i++) {
        if (explain(order, &trial, &actions[i])) return true;
        apply(order_edition(order), &trial, &actions[i], NULL);
    }
    return false;
}

/* ---- what the program does ---- */

/* A load without a name is refused by itself. */
static bool takes_place(const Order *order, CommandId id)
{
    return (id == COMMAND_LOAD || id == COMMAND_POSITION) && !order->kept && order_count(order) > 1;
}

bool caution_asks_wish(const Order *order, CommandId id)
{
    static const Sentence restarts[] = {T_("A new game begins, and this one is lost."),
                                        T_("A new game begins; this one stays saved.")};
    static const Sentence leaves[] = {T_("This game is not saved: it is lost."),
                                      T_("You leave the game; it stays saved.")};
    static const Sentence loads = T_("This game is not saved: the other takes its place.");
    if (order->sure || order_game(order)->phase == PHASE_OVER) return false;
    const Sentence *means = id == COMMAND_RESTART    ? &restarts[order->kept]
                            : id == COMMAND_QUIT     ? &leaves[order->kept]
                            : id == COMMAND_NEW      ? &leaves[order->kept]
                            : takes_place(order, id) ? &loads
                                                     : NULL;
    if (means == NULL) return false;
    printer_line(order->printer, means, ARGS(arg_absent()));
    return true;
}

void caution_prompt(const Printer *printer, const char *line)
{
    char buffer[WORD_MOST];
    Text sure = text_into(buffer, sizeof buffer);
    line += strspn(line, " \t");
    text_add_bytes(&sure, line, strcspn(line, " \t\r\n"));
    text_add_char(&sure, '!');
    PRINT(printer, T_("Really? \"{word}\" or \"{other_word}\" does it; anything else does not."),
          arg_word("yes"), arg_other_word(buffer));
    wording_party(printer->table, asking_seat(table_game(printer->table)), printer->out);
    text_add(printer->out, "> ");
}
