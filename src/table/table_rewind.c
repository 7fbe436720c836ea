/* table_rewind.c -- a table goes back to an earlier state, and remembers that it did. */
#include "table/table_state.h"

size_t table_mark_count(const Table *table)
{
    return table->mark_count;
}

const TableMark *table_mark(const Table *table, size_t n)
{
    return &table->marks[n];
}

/* Marks of actions that are gone count with the new one. */
void table_add_mark(Table *table, int64_t count)
{
    while (table->mark_count > 0 && table->marks[table->mark_count - 1].at >= table->action_count)
        count += table->marks[--table->mark_count].count;
    table->marks =
        table_with_room(table->marks, table->mark_count, &table->mark_room, sizeof *table->marks);
    table->marks[table->mark_count++] = (TableMark){.at = table->action_count, .count = count};
}

void table_rewind(Table *table, size_t n)
{
    int64_t gone = (int64_t)(table->action_count - n);
    table_state_at(table, n, &table->game);
    table->deal_count = table_deals_before(table, n);
    table->action_count = n;
    table_memory_at(table, n, &table->memory);
    while (table->event_count > 0 && table->events[table->event_count - 1].action >= n) {
        table->event_count--;
    }
    table->snapshot_count = n / SNAPSHOT_EVERY + 1;
    table->asked_at = n;
    table->asked = 0;
    table->thinking = false;
    table_add_mark(table, gone);
}
