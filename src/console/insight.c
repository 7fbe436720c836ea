/* insight.c -- reasons, hints and chances, for players in the terminal. */
#include "console/insight.h"

#include "console/naming.h"
#include "console/paint.h"
#include "game/notation/notation.h"
#include "game/notation/notation_deal.h"
#include "table/advice.h"
#include "table/haggling.h"
#include "table/intent.h"
#include "table/wording.h"

/* Done within about a second; a slice of a hint is any part of it. */
enum { GAMES = 500, SLICE = 1000, NAME_COLUMN = 20, CHANCE_COLUMN = 8, SMALL = 64 };

/* ---- what would you want for it? ---- */

void insight_ask(const Printer *printer, SeatId asker, DeedId deed)
{
    const Table *table = printer->table;
    HagglingPrice price;
    haggling_ask(table, asker, deed, &price);
    words_write_speech(&printer->words, &price.said, printer->out);
    text_add_char(printer->out, '\n');
    if (!price.sells) return;
    Text typed = text_growing();
    Action offer = {.kind = ACTION_OFFER,
                    .seat = asker,
                    .deed = NO_DEED,
                    .other = price.owner,
                    .deal = price.deal};
    insight_typed(table, &offer, &typed);
    PRINT(printer, T_("Type: {word}"), arg_word(typed.start));
    text_free(&typed);
}

/* ---- why ---- */

static void nothing_decided(const Printer *printer, SeatId seat)
{
    if (seat == NOBODY) {
        PRINT_PLAIN(printer, T_("No computer has decided anything yet."));
    } else if (table_seating(printer->table)->seats[seat].kind == NULL) {
        PRINT(printer, T_("Computers can tell why; ask {seat} in person."), arg_seat(seat));
    } else {
        PRINT(printer, T_("{seat} has not decided anything yet."), arg_seat(seat));
    }
}

void insight_why(const Printer *printer, SeatId seat)
{
    const Table *table = printer->table;
    size_t n;
    if (!advice_last_choice(table, seat, &n)) {
        nothing_decided(printer, seat);
        return;
    }
    Game game;
    table_state_at(table, n, &game);
    Intent intent;
    intent_make(&intent, table_edition(table), &game, table_action(table, n));
    PRINT(printer, T_("{seat} decided to {part}."), arg_seat(table_action(table, n)->seat),
          arg_part(&intent.said));
    Advice *advice = advice_new(table);
    Speech why = {0};
    advice_why(advice, n, &why);
    words_write_speech(&printer->words, &why, printer->out);
    advice_free(advice);
    text_add_char(printer->out, '\n');
}

/* ---- hint ---- */

void insight_typed(const Table *table, const Action *action, Text *out)
{
    if (action->kind == ACTION_FINE) {
        text_add(out, "pay"); /* records call it a fine */
        return;
    }
    if (action->kind != ACTION_OFFER) {
        notation_action_write(table_edition(table), table_game(table), action, out);
        return;
    }
    const char *name = table_seating(table)->seats[action->other].name;
    text_add(out, "trade ");
    naming_write(name, out);
    notation_deal_write(table_edition(table), &action->deal, out);
}

void insight_hint(const Printer *printer)
{
    const Table *table = printer->table;
    if (!advice_may_hint(table)) {
        if (table_game(table)->phase == PHASE_CHOICE) {
            PRINT_PLAIN(printer, T_("Choose first; there is no help with the sums."));
        } else {
            PRINT_PLAIN(printer, T_("Nobody has anything to decide now."));
        }
        return;
    }
    Advice *advice = advice_new(table);
    Action action;
    Speech why;
    Text typed = text_growing();
    while (!advice_hint(advice, SLICE, &action, &why)) continue;
    Intent intent;
    intent_make(&intent, table_edition(table), table_game(table), &action);
    insight_typed(table, &action, &typed);
    PRINT(printer, T_("An expert would {part}."), arg_part(&intent.said));
    words_write_speech(&printer->words, &why, printer->out);
    text_add_char(printer->out, '\n');
    PRINT(printer, T_("Type: {word}"), arg_word(typed.start));
    text_free(&typed);
    advice_free(advice);
}

/* ---- odds ---- */

static void chance_line(const Printer *printer, SeatId seat, int chance, int error)
{
    const Table *table = printer->table;
    Text *out = printer->out;
    char buffer[SMALL];
    Text name = text_into(buffer, sizeof buffer);
    wording_listed(table, seat, &name);
    text_add(out, "  ");
    paint_ground(out, printer->colour, table_seating(table)->seats[seat].colour);
    if (printer->colour) text_add_char(out, ' ');
    paint_off(out, printer->colour);
    if (printer->colour) text_add_char(out, ' ');
    paint_cell(out, buffer, NAME_COLUMN, false);
    Text percent = text_into(buffer, sizeof buffer);
    SAY(&printer->words, &percent, T_("{decimal} %"), arg_decimal(chance, 1));
    paint_cell(out, buffer, CHANCE_COLUMN, true);
    if (error > 0) {
        text_add(out, " ± ");
        words_write_arg(&printer->words, arg_decimal(error, 1), out);
    } else if (!game_seat_in(table_game(table), seat)) {
        text_add(out, "  ");
        text_add(out, PLAIN(&printer->words, T_("has left the game")));
    }
    text_add_char(out, '\n');
}

/* Seats by their chance, the best first; equal ones in order of play. */
static void rank(const Game *game, const int chances[MAX_SEATS], SeatId ranking[MAX_SEATS])
{
    for (int i = 0; i < game->seat_count; i++) {
        int at = i;
        for (; at > 0 && chances[ranking[at - 1]] < chances[game->order[i]]; at--)
            ranking[at] = ranking[at - 1];
        ranking[at] = game->order[i];
    }
}

/* Whom the players were taken for. */
static void taken_for(const Printer *printer, bool seated)
{
    if (seated)
        PRINT(printer, T_("Computers are taken for what they are, people for {word} players."),
              arg_word("hard"));
    else
        PRINT(printer,
              T_("Everybody is taken for a player like {word}; {other_word} takes computers for "
                 "what they are."),
              arg_word("hard"), arg_other_word("odds levels"));
}

void insight_odds(const Printer *printer, bool seated)
{
    const Game *game = table_game(printer->table);
    Advice *advice = advice_new(printer->table);
    int chances[MAX_SEATS], errors[MAX_SEATS];
    SeatId ranking[MAX_SEATS] = {0};
    if (seated) advice_as_seated(advice);
    int games = advice_odds(advice, GAMES, chances, errors);
    advice_free(advice);
    rank(game, chances, ranking);
    PRINT(printer,
          TN_("Chances to win, from {count} game played out from here:",
              "Chances to win, from {count} games played out from here:"),
          arg_count(games));
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = ranking[i];
        chance_line(printer, seat, chances[seat], errors[seat]);
    }
    taken_for(printer, seated);
}
