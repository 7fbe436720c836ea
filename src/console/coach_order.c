/* coach_order.c -- the coach in the terminal: its warning, the next throw, how much it says. */
#include "console/coach_order.h"

#include "console/paint.h"
#include "table/advice.h"
#include "table/coach.h"
#include "table/next_throw.h"

/* A slice of thinking; games for the chances before a throw; columns. */
enum { SLICE = 1000, GAMES = 150, PERCENT_COLUMN = 5, SMALL = 80 };
/* A square with less is left out. */
static const float chance_least = 0.005f;

/* ---- warnings ---- */

bool coach_order_asks(const Order *order, const Action *action)
{
    Speech said;
    if (order->sure || order->coach == COACHING_OFF || table_uncoached(order_table(order)))
        return false;
    Coach *coach = coach_new(order_table(order), action);
    if (coach == NULL) return false;
    while (!coach_think(coach, SLICE)) continue;
    bool warns = coach_warns(coach, &said);
    if (warns) {
        words_write_speech(&order->printer->words, &said, order->printer->out);
        text_add_char(order->printer->out, '\n');
    }
    coach_free(coach);
    return warns;
}

/* `coach never` and `coach again`; false when it is none of them. */
static bool set_for_all(const Order *order, Table *table)
{
    static const char *const words[] = {"again", "never"};
    for (int i = 0; i < 2; i++) {
        if (!text_starts_folded(words[i], order_word(order, 1))) continue;
        table_set_uncoached(table, i == 1);
        return true;
    }
    return false;
}

void coach_order_set(Order *order, Table *table)
{
    static const Sentence says[COACHING_COUNT] = {
        [COACHING_OFF] = T_("The coach says nothing; \"{word}\" lets it warn you."),
        [COACHING_WARNINGS] = T_("The coach warns you before you do something that loses much."),
        [COACHING_ALL] =
            T_("The coach warns you, and tells the chances and the risks before you throw."),
    };
    if (order_count(order) > 1 && !coaching_find(order_word(order, 1), &order->coach) &&
        !set_for_all(order, table)) {
        order_usage(order, COMMAND_COACH);
        return;
    }
    if (table_uncoached(table))
        PRINT(order->printer,
              T_("Somebody at this table does not want the coach: nobody has it in this game, also "
                 "when it is loaded again. \"{word}\" takes that back."),
              arg_word("coach again"));
    else
        printer_line(order->printer, &says[order->coach], ARGS(arg_word("coach warnings")));
}

/* ---- the next throw ---- */

static int percent(float chance)
{
    return (int)(chance * 100 + 0.5f);
}

static void risk_line(const Printer *printer, SpaceId space, const NextThrow *next)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    float money = next->money[space];
    Money sum = (Money)(money < 0 ? 0.5f - money : money + 0.5f);
    static const Sentence costs = T_("{space}: costs {sum}"), brings = T_("{space}: brings {sum}");
    static const Sentence plain = T_("{space}");
    words_write_arg(&printer->words, arg_percent(percent(next->chance[space]), 0), &text);
    text_add(printer->out, "  ");
    paint_cell(printer->out, buffer, PERCENT_COLUMN, true);
    text_add(printer->out, "  ");
    printer_line(printer,
                 sum == 0    ? &plain
                 : money < 0 ? &costs
                             : &brings,
                 ARGS(arg_space(space), arg_sum(sum)));
}

static void danger_line(const Printer *printer, const NextThrow *next)
{
    if (next->ruin >= chance_least)
        PRINT(printer, T_("Next throw: {percent} to go bankrupt; {space} costs {sum}."),
              arg_percent(percent(next->ruin), 0), arg_space(next->dearest_space),
              arg_sum(next->dearest));
    else if (next->forced >= chance_least)
        PRINT(printer, T_("Next throw: {percent} to owe more than your cash; {space} costs {sum}."),
              arg_percent(percent(next->forced), 0), arg_space(next->dearest_space),
              arg_sum(next->dearest));
    else if (next->dearest_space != NO_SPACE)
        PRINT(printer, T_("Next throw: at worst {space}, {sum}."), arg_space(next->dearest_space),
              arg_sum(next->dearest));
}

void coach_order_risks(const Printer *printer, SeatId seat)
{
    const Edition *edition = table_edition(printer->table);
    NextThrow next;
    next_throw_find(edition, table_game(printer->table), seat, &next);
    if (!next.known) {
        PRINT_PLAIN(printer, T_("There is no throw to look ahead to."));
        return;
    }
    PRINT(printer, T_("Where the next throw of {seat} may lead:"), arg_seat(seat));
    for (SpaceId space = 0; space < edition->space_count; space++)
        if (next.chance[space] >= chance_least) risk_line(printer, space, &next);
    danger_line(printer, &next);
}

/* ---- everything ---- */

static void chances_line(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    int odds[MAX_SEATS], errors[MAX_SEATS];
    Said parts[MAX_SEATS];
    Arg list[MAX_SEATS];
    int count = 0;
    Advice *advice = advice_new(printer->table);
    advice_odds(advice, GAMES, odds, errors);
    advice_free(advice);
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        if (!game_seat_in(game, seat)) continue;
        parts[count] = (Said){.sentence = T_("{seat} {percent}"),
                              .args = {arg_seat(seat), arg_percent((odds[seat] + 5) / 10, 0)}};
        list[count] = arg_part(&parts[count]);
        count++;
    }
    PRINT(printer, T_("Chances to win: {things}."), arg_things(list, count));
}

void coach_order_remark(const Printer *printer, SeatId seat)
{
    NextThrow next;
    if (table_game(printer->table)->phase != PHASE_TURN) return;
    if (table_seating(printer->table)->seats[seat].kind != NULL) return;
    chances_line(printer);
    next_throw_find(table_edition(printer->table), table_game(printer->table), seat, &next);
    if (next.known) danger_line(printer, &next);
}
