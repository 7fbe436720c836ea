/* prompt.c -- the question for whoever must answer. */
#include "console/prompt.h"

#include "console/choices.h"
#include "table/asking.h"
#include "table/wording.h"

/* How to answer for the dealer, which people do only when testing, and
 * between two ways to pay. NULL: the choices are listed. */
static const char *how_to_answer(const Game *game)
{
    switch ((Phase)game->phase) {
    case PHASE_ORDER:
    case PHASE_THROW:
    case PHASE_RENT_THROW:
    case PHASE_THIEF_DICE: return ": roll NUMBER NUMBER, or roll";
    case PHASE_SHUFFLE:
    case PHASE_DEAL:
    case PHASE_PICK_DEED:
    case PHASE_PICK_SEAT:
    case PHASE_PICK_SUM: return ": pick and a name or sum, or pick";
    case PHASE_DRAW: return ": draw NUMBER, draw \"TEXT\", or draw";
    case PHASE_CHOICE: return ": choose 1 or choose 2";
    case PHASE_OPEN:
    case PHASE_OVER: return "";
    case PHASE_TOKEN:
    case PHASE_TURN:
    case PHASE_BUY:
    case PHASE_THIEF:
    case PHASE_JAIL_OUT:
    case PHASE_TRAVEL:
    case PHASE_END:
    case PHASE_ANSWER:
    case PHASE_WANT:
    case PHASE_BUILDING_AUCTION:
    case PHASE_VOTE:
    case PHASE_DEBT:
    case PHASE_HEIR:
    case PHASE_AUCTION:
    case PHASE_FLOOR:
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
    return NULL;
}

void prompt_write(const Table *table, Text *out)
{
    const Game *game = table_game(table);
    const char *how = how_to_answer(game);
    asking_write(table, game, out);
    if (how != NULL)
        text_add(out, how);
    else
        choices_write(table, out);
    text_add(out, ".\n");
    if (game->phase != PHASE_OVER) wording_party(table, asking_seat(game), out);
    text_add(out, "> ");
}
