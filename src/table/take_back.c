/* take_back.c -- the last decision of a person, taken back: a friendly game. */
#include "table/take_back.h"

static bool is_person(const Table *table, SeatId seat)
{
    const Seating *seating = table_seating(table);
    return seat < seating->count && seating->seats[seat].kind == NULL;
}

/* A card kept face down is chance too, and shown by whoever turns it over. */
static bool shows_card(const Table *table, size_t from)
{
    for (size_t n = table_event_count(table); n > 0; n--) {
        const TableEvent *event = table_event(table, n - 1);
        if (event->action < from) return false;
        if (event->event.kind == EVENT_CARD_DRAWN) return true;
    }
    return false;
}

size_t take_back_count(const Table *table)
{
    size_t count = table_action_count(table);
    if (table_dice(table)->game[0] != '\0') return 0;
    for (size_t n = count; n > 0; n--) {
        const Action *action = table_action(table, n - 1);
        if (action->seat == DEALER) return 0;
        if (is_person(table, action->seat)) return shows_card(table, n - 1) ? 0 : count - n + 1;
    }
    return 0;
}

bool take_back(Table *table)
{
    size_t count = take_back_count(table);
    if (count > 0) table_rewind(table, table_action_count(table) - count);
    return count > 0;
}

bool take_back_possible(const Table *table)
{
    const Game *game = table_game(table);
    if (game->phase == PHASE_OVER || game->decider >= game->seat_count) return false;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (is_person(table, seat)) return true;
    return false;
}

int64_t take_back_total(const Table *table)
{
    int64_t total = 0;
    for (size_t n = 0; n < table_mark_count(table); n++) total += table_mark(table, n)->count;
    return total;
}
