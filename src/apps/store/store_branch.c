/* store_branch.c -- which saved games branch off which others. */
#include "apps/store/store_branch.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"

enum { PROMISE_BYTES = 8, DEEPEST = 20 };

/* The seed of fair dice is the beginning of their promise, as records read it. */
static uint64_t seed_of_promise(const char *digits)
{
    uint64_t seed = 0;
    for (int i = 0; i < 2 * PROMISE_BYTES && digits[i] != '\0'; i++) {
        const char *at = strchr("0123456789abcdef", digits[i]);
        if (at == NULL) return 0;
        seed = seed << 4 | (uint64_t)(strlen("0123456789abcdef") - strlen(at));
    }
    return seed;
}

static void read_line(const Line *line, StoredGame *game)
{
    const char *first = line->words[0].at;
    uint64_t at = 0;
    if (text_same(first, "seed") && line->word_count == 2)
        text_to_unsigned(line->words[1].at, &game->seed);
    if (text_same(first, "dice") && line->word_count == 3)
        game->seed = seed_of_promise(line->words[2].at);
    if (!text_same(first, "branch") || line->word_count != 3) return;
    game->branch = text_to_unsigned(line->words[1].at, &game->parent) &&
                   text_to_unsigned(line->words[2].at, &at);
    game->branch_at = (int64_t)at;
}

void store_branch_read(const char *header, StoredGame *game)
{
    Lines lines = lines_of(header, strlen(header));
    Line *line = mem_new(1, sizeof *line);
    while (lines_next(&lines, line)) {
        if (line->word_count == 0) continue;
        if (text_same(line->words[0].at, "seat") || text_same(line->words[0].at, "begin")) break;
        read_line(line, game);
    }
    mem_free(line);
}

int store_branch_parent(const StoredGame *games, int count, int n)
{
    for (int i = 0; i < count && games[n].branch; i++)
        if (i != n && games[i].seed == games[n].parent && games[i].length >= games[n].branch_at &&
            text_same(games[i].edition, games[n].edition))
            return i;
    return -1;
}

/* Adds game n and, below it, its branches. */
static int add(const StoredGame *games, int count, int n, int below, int made, int *order,
               int *depth)
{
    order[made] = n;
    depth[made++] = below;
    for (int i = 0; i < count && below < DEEPEST; i++)
        if (store_branch_parent(games, count, i) == n)
            made = add(games, count, i, below + 1, made, order, depth);
    return made;
}

void store_branch_order(const StoredGame *games, int count, int *order, int *depth)
{
    int made = 0;
    for (int n = 0; n < count; n++)
        if (store_branch_parent(games, count, n) < 0)
            made = add(games, count, n, 0, made, order, depth);
    /* Somebody else's database may have games that branch off each other. */
    for (int n = 0; n < count; n++) {
        bool listed = false;
        for (int i = 0; i < made; i++) listed = listed || order[i] == n;
        if (listed) continue;
        order[made] = n;
        depth[made++] = 0;
    }
}
