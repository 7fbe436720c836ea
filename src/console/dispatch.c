/* dispatch.c -- which part of the console carries out a command. */
#include "console/dispatch.h"

#include "console/answer_order.h"
#include "console/chance_order.h"
#include "console/deal_order.h"
#include "console/property_order.h"
#include "game/notation/notation.h"

enum { REASON_SIZE = 400 };

bool dispatch_notation(Order *order)
{
    char buffer[ACTION_TEXT_SIZE], reason[REASON_SIZE];
    Text words = text_into(buffer, sizeof buffer), why = text_into(reason, sizeof reason);
    order_words(order, 0, order_count(order), &words);
    Action action;
    if (!notation_action_read(order_edition(order), order_game(order), buffer, &action, &why)) {
        return false;
    }
    if (action.seat == DEALER && !order->testing) return false;
    if (action.seat < MAX_SEATS && order_of_computer(order, action.seat)) return false;
    return order_act(order, &action);
}

bool dispatch_run(Order *order, CommandId id)
{
    switch (id) {
    case COMMAND_ROLL:
    case COMMAND_DICE:
    case COMMAND_DRAW:
    case COMMAND_PICK:
    case COMMAND_BELL: return chance_order_run(order, id);
    case COMMAND_END: return order_simple(order, ACTION_END);
    case COMMAND_BUY: return order_simple(order, ACTION_BUY);
    case COMMAND_DECLINE: return order_simple(order, ACTION_DECLINE);
    case COMMAND_PASS:
    case COMMAND_YES:
    case COMMAND_NO:
    case COMMAND_CHOOSE:
    case COMMAND_FINE:
    case COMMAND_CARD:
    case COMMAND_OPEN:
    case COMMAND_KEEP:
    case COMMAND_TOKEN:
    case COMMAND_CLAIM:
    case COMMAND_FLOOR:
    case COMMAND_RESIGN:
    case COMMAND_STOP: return answer_order_run(order, id);
    case COMMAND_WAIT: return order_simple(order, ACTION_WAIT);
    case COMMAND_BID:
    case COMMAND_TRAVEL:
    case COMMAND_BUILD:
    case COMMAND_SELL:
    case COMMAND_BREAK:
    case COMMAND_MORTGAGE:
    case COMMAND_REDEEM:
    case COMMAND_WANT: return property_order_run(order, id);
    case COMMAND_TRADE:
    case COMMAND_COUNTER: return deal_order_run(order, id);
    case COMMAND_ACCEPT: return order_simple(order, ACTION_ACCEPT);
    case COMMAND_REJECT: return order_simple(order, ACTION_REJECT);
    case COMMAND_DONE: return order_simple(order, ACTION_DONE);
    case COMMAND_BANKRUPT: return order_simple(order, ACTION_BANKRUPT);
    case COMMAND_BOARD:
    case COMMAND_ASSETS:
    case COMMAND_ALL:
    case COMMAND_DEED:
    case COMMAND_GROUPS:
    case COMMAND_PLAYERS:
    case COMMAND_ACCOUNT:
    case COMMAND_LEGAL:
    case COMMAND_SPACE:
    case COMMAND_RULES:
    case COMMAND_TOKENS:
    case COMMAND_ASK:
    case COMMAND_WHY:
    case COMMAND_HINT:
    case COMMAND_ODDS:
    case COMMAND_RISKS:
    case COMMAND_COACH:
    case COMMAND_LESSON:
    case COMMAND_HELP:
    case COMMAND_CREDITS:
    case COMMAND_UNDO:
    case COMMAND_SAVE:
    case COMMAND_LOAD:
    case COMMAND_GAMES:
    case COMMAND_REVIEW:
    case COMMAND_RECORD:
    case COMMAND_POSITION:
    case COMMAND_RESTART:
    case COMMAND_NEW:
    case COMMAND_QUIT:
    case COMMAND_COUNT: break;
    }
    return false;
}
