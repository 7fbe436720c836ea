/* branch.c -- playing on from any moment of another game. */
#include "table/branch.h"

#include <assert.h>

Table *branch_new(const Table *parent, size_t at, const Seating *seating, uint64_t seed)
{
    assert(at <= table_action_count(parent) && seating->count == table_seating(parent)->count);
    Table *table = table_new_at(table_edition(parent), table_rules(parent), seating, seed,
                                table_beginning(parent));
    for (size_t n = 0; n < at; n++) table_submit(table, table_action(parent, n));
    table_set_branch(table, (TableBranch){.is = true, .parent = table_seed(parent), .at = at});
    table_set_uncoached(table, table_uncoached(parent));
    return table;
}
