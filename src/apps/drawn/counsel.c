/* counsel.c -- hints and chances to win for the view, worked out in slices. */
#include "apps/drawn/counsel.h"

#include "base/mem.h"
#include "table/advice.h"
#include "table/intent.h"

/* Rollouts in a slice of a hint; games for the chances, and after how many they
 * are told anew. */
enum { HINT_WORK = 2, ODDS_GAMES = 1000, ODDS_TOLD = 50, HINT_SIZE = 600 };

struct Counsel {
    Advice *advice; /* NULL: nothing was asked about this state */
    const Table *table;
    size_t at; /* actions when it was asked */
    bool hint;
    int odds; /* games left */
};

Counsel *counsel_new(void)
{
    return mem_new(1, sizeof(Counsel));
}

void counsel_drop(Counsel *counsel)
{
    if (counsel->advice != NULL) advice_free(counsel->advice);
    *counsel = (Counsel){0};
}

void counsel_free(Counsel *counsel)
{
    if (counsel == NULL) return;
    counsel_drop(counsel);
    mem_free(counsel);
}

static bool out_of_date(const Counsel *counsel)
{
    return counsel->advice != NULL && table_action_count(counsel->table) != counsel->at;
}

static void begin(Counsel *counsel, const Table *table)
{
    if (counsel->table != table || out_of_date(counsel)) counsel_drop(counsel);
    if (counsel->advice != NULL) return;
    counsel->advice = advice_new(table);
    counsel->table = table;
    counsel->at = table_action_count(table);
}

void counsel_ask_hint(Counsel *counsel, const Table *table)
{
    if (!advice_may_hint(table)) return;
    begin(counsel, table);
    counsel->hint = true;
}

void counsel_ask_odds(Counsel *counsel, const Table *table)
{
    begin(counsel, table);
    counsel->odds = ODDS_GAMES;
}

bool counsel_busy(const Counsel *counsel)
{
    return counsel->advice != NULL && (counsel->hint || counsel->odds > 0);
}

static void tell_hint(const Counsel *counsel, const Action *action, const Text *why, View *view)
{
    char words[HINT_SIZE];
    Text hint = text_into(words, sizeof words);
    text_add(&hint, "Hint: an expert would ");
    intent_write(counsel->table, table_game(counsel->table), action, &hint);
    text_add(&hint, ". ");
    text_add(&hint, why->start);
    view_set_hint(view, action, words);
}

static void work_on_hint(Counsel *counsel, View *view)
{
    Action action;
    Text why = text_growing();
    if (advice_hint(counsel->advice, HINT_WORK, &action, &why)) {
        counsel->hint = false;
        tell_hint(counsel, &action, &why, view);
    }
    text_free(&why);
}

static void work_on_odds(Counsel *counsel, View *view)
{
    int odds[MAX_SEATS] = {0}, error[MAX_SEATS] = {0};
    advice_odds(counsel->advice, 1, odds, error);
    counsel->odds--;
    if (counsel->odds % ODDS_TOLD == 0) view_set_odds(view, odds);
}

void counsel_work(Counsel *counsel, View *view)
{
    if (out_of_date(counsel)) counsel_drop(counsel);
    if (!counsel_busy(counsel)) return;
    if (counsel->hint)
        work_on_hint(counsel, view);
    else
        work_on_odds(counsel, view);
}
