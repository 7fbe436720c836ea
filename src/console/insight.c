/* insight.c -- reasons, hints and chances, for whoever plays in words. */
#include "console/insight.h"

#include "console/naming.h"
#include "console/paint.h"
#include "game/notation/notation.h"
#include "game/notation/notation_deal.h"
#include "table/advice.h"
#include "table/intent.h"
#include "table/wording.h"

/* Done within about a second; a slice of a hint is any part of it. */
enum { GAMES = 500, SLICE = 1000, NAME_COLUMN = 20, CHANCE_COLUMN = 6, SMALL = 64 };

/* ---- why ---- */

static void nothing_decided(const Table *table, SeatId seat, Text *out)
{
    if (seat == NOBODY) {
        text_add(out, "No computer has decided anything yet.\n");
    } else if (table_seating(table)->seats[seat].kind == NULL) {
        text_add(out, "Computers can tell why; ask ");
        wording_party(table, seat, out);
        text_add(out, " in person.\n");
    } else {
        wording_party(table, seat, out);
        text_add(out, " has not decided anything yet.\n");
    }
}

void insight_why(const Table *table, SeatId seat, Text *out)
{
    size_t n;
    if (!advice_last_choice(table, seat, &n)) {
        nothing_decided(table, seat, out);
        return;
    }
    Game game;
    table_state_at(table, n, &game);
    wording_party(table, table_action(table, n)->seat, out);
    text_add(out, " decided to ");
    intent_write(table, &game, table_action(table, n), out);
    text_add(out, ".\n");
    advice_why(table, n, out);
    text_add_char(out, '\n');
}

/* ---- hint ---- */

void insight_typed(const Table *table, const Action *action, Text *out)
{
    if (action->kind != ACTION_OFFER) {
        notation_action_write(table_edition(table), table_game(table), action, out);
        return;
    }
    const char *name = table_seating(table)->seats[action->other].name;
    text_add(out, "trade ");
    naming_write(name, out);
    notation_deal_write(table_edition(table), &action->deal, out);
}

void insight_hint(const Table *table, Text *out)
{
    if (!advice_may_hint(table)) {
        bool blind = table_game(table)->phase == PHASE_CHOICE;
        text_add(out, blind ? "Choose first; nobody helps to reckon.\n"
                            : "Nobody has anything to decide now.\n");
        return;
    }
    Advice *advice = advice_new(table);
    Action action;
    Text why = text_growing();
    while (!advice_hint(advice, SLICE, &action, &why)) continue;
    text_add(out, "An expert would ");
    intent_write(table, table_game(table), &action, out);
    text_add(out, ".\n");
    text_add(out, why.start);
    text_add(out, "\nType: ");
    insight_typed(table, &action, out);
    text_add_char(out, '\n');
    text_free(&why);
    advice_free(advice);
}

/* ---- odds ---- */

static void add_tenths(int tenths, Text *text)
{
    text_add_int(text, tenths / 10);
    text_add_char(text, '.');
    text_add_int(text, tenths % 10);
}

static void chance_line(const Table *table, SeatId seat, int chance, int error, bool colour,
                        Text *out)
{
    char buffer[SMALL];
    Text name = text_into(buffer, sizeof buffer);
    wording_listed(table, seat, &name);
    text_add(out, "  ");
    paint_ground(out, colour, table_seating(table)->seats[seat].colour);
    if (colour) text_add_char(out, ' ');
    paint_off(out, colour);
    if (colour) text_add_char(out, ' ');
    paint_cell(out, buffer, NAME_COLUMN, false);
    Text number = text_into(buffer, sizeof buffer);
    add_tenths(chance, &number);
    paint_cell(out, buffer, CHANCE_COLUMN, true);
    text_add(out, " %");
    if (error > 0) {
        text_add(out, " ± ");
        add_tenths(error, out);
    } else if (!game_seat_in(table_game(table), seat)) {
        text_add(out, "  has left the game");
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

void insight_odds(const Table *table, bool colour, Text *out)
{
    Advice *advice = advice_new(table);
    int chances[MAX_SEATS], errors[MAX_SEATS];
    SeatId ranking[MAX_SEATS] = {0};
    int games = advice_odds(advice, GAMES, chances, errors);
    advice_free(advice);
    rank(table_game(table), chances, ranking);
    text_add(out, "Chances to win, by ");
    text_add_int(out, games);
    text_add(out, " games played on from here:\n");
    for (int i = 0; i < table_game(table)->seat_count; i++) {
        SeatId seat = ranking[i];
        chance_line(table, seat, chances[seat], errors[seat], colour, out);
    }
}
