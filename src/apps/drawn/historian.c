/* historian.c -- counts what people have played so far, game by game, while somebody looks at it.
 */
#include "apps/drawn/historian.h"

#include "base/mem.h"

struct Historian {
    const ControllerHost *host;
    History *history; /* NULL: nobody looks */
    SavedGame *games; /* owned */
    int count, next;
};

Historian *historian_new(const ControllerHost *host)
{
    Historian *historian = mem_new(1, sizeof *historian);
    historian->host = host;
    return historian;
}

static void put_away(Historian *historian)
{
    history_free(historian->history);
    mem_free(historian->games);
    *historian = (Historian){.host = historian->host};
}

void historian_free(Historian *historian)
{
    if (historian == NULL) return;
    put_away(historian);
    mem_free(historian);
}

static bool is_looked_at(const View *view)
{
    return text_same(view_place(view), "stats");
}

bool historian_busy(const Historian *historian, const View *view)
{
    if (!is_looked_at(view)) return false;
    return historian->history == NULL || historian->next < historian->count;
}

static void count_game(Historian *historian, const SavedGame *game, const View *view)
{
    const ControllerHost *host = historian->host;
    Text why = text_growing(), kept = text_growing();
    Table *table = game->over ? host->load(host->self, game->id, &why) : NULL;
    if (table != NULL) {
        bool reviewed = host->review != NULL && host->review(host->self, game->id, &kept);
        history_add(historian->history, table, game->id, game->date, reviewed ? kept.start : NULL,
                    view_language(view));
    }
    table_free(table);
    text_free(&kept);
    text_free(&why);
}

void historian_tick(Historian *historian, View *view, double until)
{
    const ControllerHost *host = historian->host;
    if (!is_looked_at(view)) {
        if (historian->history == NULL) return;
        view_set_history(view, NULL, 0);
        put_away(historian);
        return;
    }
    if (historian->history == NULL) {
        historian->history = history_new();
        historian->count = host->list(host->self, &historian->games);
        view_set_history(view, historian->history, historian->count == 0 ? 1 : 0);
    }
    if (historian->next == historian->count) return;
    while (historian->next < historian->count) {
        count_game(historian, &historian->games[historian->next++], view);
        if (host->now(host->self) > until) break;
    }
    view_set_history(view, historian->history, (double)historian->next / historian->count);
}
