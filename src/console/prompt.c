/* prompt.c -- the question for the player to act. */
#include "console/prompt.h"

#include "console/choices.h"
#include "game/phase.h"
#include "table/asking.h"
#include "table/wording.h"

/* How to answer for the dealer, which people do only when testing. */
static void ask_dealer(const Printer *printer, const char *asked, PhaseAsk ask)
{
    static const Sentence typed = T_("{text}: {word}, or {other_word}.");
    if (ask == ASK_DICE) {
        printer_line(printer, &typed,
                     ARGS(arg_text(asked), arg_word("roll NUMBER NUMBER"), arg_other_word("roll")));
    } else if (ask == ASK_CARD) {
        printer_line(
            printer, &typed,
            ARGS(arg_text(asked), arg_word("draw NUMBER, draw \"TEXT\""), arg_other_word("draw")));
    } else {
        PRINT(printer, T_("{text}: {word} and a name or sum, or {other_word}."), arg_text(asked),
              arg_word("pick"), arg_other_word("pick"));
    }
}

void prompt_write(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    Phase phase = (Phase)game->phase;
    Text asked = text_growing();
    asking_write(table_edition(printer->table), game, &printer->words, &asked);
    if (phase_rows[phase].who == WHO_DEALER) {
        ask_dealer(printer, asked.start, (PhaseAsk)phase_rows[phase].ask);
    } else if (phase == PHASE_OPEN || phase == PHASE_OVER) {
        PRINT(printer, T_("{text}."), arg_text(asked.start));
    } else {
        choices_ask(printer, asked.start);
    }
    text_free(&asked);
    if (phase != PHASE_OVER) wording_party(printer->table, asking_seat(game), printer->out);
    text_add(printer->out, "> ");
}
