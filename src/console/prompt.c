/* prompt.c -- the question for the player to act. */
#include "console/prompt.h"

#include "console/choices.h"
#include "game/phase.h"
#include "table/asking.h"
#include "table/round_count.h"
#include "table/speaker.h"
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

/* The game as the person at this terminal is asked about it. */
static const Game *asked_game(const Table *table, Game *unasked)
{
    return speaker_game(table_game(table), speaker_here(table, table_game(table)), unasked);
}

/* "Ann> ", and where the rounds are limited "Ann (Round 3 of 20)> ". */
static void ask_name(const Printer *printer)
{
    const Edition *edition = table_edition(printer->table);
    Game unasked;
    const Game *game = asked_game(printer->table, &unasked);
    wording_party(printer->table, asking_seat(game), printer->out);
    if (edition->rule[RULE_LAP_LIMIT] == 0 || round_count_now(edition, game) == 0) return;
    text_add(printer->out, " (");
    round_count_say(&printer->words, edition, game, printer->out);
    text_add_char(printer->out, ')');
}

void prompt_write(const Printer *printer, bool pressing)
{
    Game unasked;
    const Game *game = asked_game(printer->table, &unasked);
    Phase phase = (Phase)game->phase;
    Text asked = text_growing();
    asking_write(table_edition(printer->table), game, &printer->words, &asked);
    if (pressing) {
        PRINT(printer, T_("{text}: press Enter."), arg_text(asked.start));
    } else if (phase_rows[phase].who == WHO_DEALER) {
        ask_dealer(printer, asked.start, (PhaseAsk)phase_rows[phase].ask);
    } else if (phase == PHASE_OPEN || phase == PHASE_OVER) {
        PRINT(printer, T_("{text}."), arg_text(asked.start));
    } else {
        choices_ask(printer, asked.start);
    }
    text_free(&asked);
    if (phase != PHASE_OVER) ask_name(printer);
    text_add(printer->out, "> ");
}
