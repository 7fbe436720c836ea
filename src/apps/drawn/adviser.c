/* adviser.c -- hints and chances to win for the view, worked out in slices. */
#include "apps/drawn/adviser.h"

#include "base/mem.h"
#include "table/advice.h"
#include "table/intent.h"
#include "table/table_words.h"

/* Rollouts in a slice of a hint; games for the chances, and after how many
 * the view gets them. */
enum { HINT_WORK = 2, ODDS_GAMES = 1000, ODDS_TOLD = 50, HINT_SIZE = 600 };

struct Adviser {
    Advice *advice; /* NULL: nothing was asked about this state */
    const Table *table;
    size_t at; /* actions when it was asked */
    bool hint;
    int odds; /* games left */
};

Adviser *adviser_new(void)
{
    return mem_new(1, sizeof(Adviser));
}

void adviser_drop(Adviser *adviser)
{
    if (adviser->advice != NULL) advice_free(adviser->advice);
    *adviser = (Adviser){0};
}

void adviser_free(Adviser *adviser)
{
    if (adviser == NULL) return;
    adviser_drop(adviser);
    mem_free(adviser);
}

static bool out_of_date(const Adviser *adviser)
{
    return adviser->advice != NULL && table_action_count(adviser->table) != adviser->at;
}

static void begin(Adviser *adviser, const Table *table)
{
    if (adviser->table != table || out_of_date(adviser)) adviser_drop(adviser);
    if (adviser->advice != NULL) return;
    adviser->advice = advice_new(table);
    adviser->table = table;
    adviser->at = table_action_count(table);
}

void adviser_ask_hint(Adviser *adviser, const Table *table)
{
    if (!advice_may_hint(table)) return;
    begin(adviser, table);
    adviser->hint = true;
}

void adviser_ask_odds(Adviser *adviser, const Table *table)
{
    begin(adviser, table);
    adviser->odds = ODDS_GAMES;
}

bool adviser_busy(const Adviser *adviser)
{
    return adviser->advice != NULL && (adviser->hint || adviser->odds > 0);
}

static void tell_hint(const Adviser *adviser, const Action *action, const Speech *why, View *view)
{
    char words[HINT_SIZE];
    Text hint = text_into(words, sizeof words);
    Intent intent;
    Words names = table_words(adviser->table, view_language(view));
    intent_make(&intent, table_edition(adviser->table), table_game(adviser->table), action);
    SAY(&names, &hint, T_("Hint: an expert would {part}."), arg_part(&intent.said));
    text_add_char(&hint, ' ');
    words_write_speech(&names, why, &hint);
    view_set_hint(view, action, words);
}

static void work_on_hint(Adviser *adviser, View *view)
{
    Action action;
    Speech why;
    if (advice_hint(adviser->advice, HINT_WORK, &action, &why)) {
        adviser->hint = false;
        tell_hint(adviser, &action, &why, view);
    }
}

static void work_on_odds(Adviser *adviser, View *view)
{
    int odds[MAX_SEATS] = {0}, error[MAX_SEATS] = {0};
    advice_odds(adviser->advice, 1, odds, error);
    adviser->odds--;
    if (adviser->odds % ODDS_TOLD == 0) view_set_odds(view, odds);
}

void adviser_work(Adviser *adviser, View *view)
{
    if (out_of_date(adviser)) adviser_drop(adviser);
    if (!adviser_busy(adviser)) return;
    if (adviser->hint)
        work_on_hint(adviser, view);
    else
        work_on_odds(adviser, view);
}
