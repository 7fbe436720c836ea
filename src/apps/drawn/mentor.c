/* mentor.c -- what a person means to do, weighed in slices before it is done. */
#include "apps/drawn/mentor.h"

#include "base/mem.h"
#include "table/coach.h"
#include "table/intent.h"
#include "table/table_words.h"

/* Rollouts in a slice; longest sentences. */
enum { WORK = 2, WORDS_SIZE = 1000, LABEL_SIZE = 160 };

struct Mentor {
    Coach *coach; /* NULL: nothing is held back */
    const Table *table;
    Action action;
};

Mentor *mentor_new(void)
{
    return mem_new(1, sizeof(Mentor));
}

void mentor_drop(Mentor *mentor)
{
    coach_free(mentor->coach);
    *mentor = (Mentor){0};
}

void mentor_free(Mentor *mentor)
{
    if (mentor == NULL) return;
    mentor_drop(mentor);
    mem_free(mentor);
}

bool mentor_holds(Mentor *mentor, const Table *table, const Action *action)
{
    mentor_drop(mentor);
    mentor->coach = coach_new(table, action);
    mentor->table = table;
    mentor->action = *action;
    return mentor->coach != NULL;
}

bool mentor_busy(const Mentor *mentor)
{
    return mentor->coach != NULL;
}

static void warn(const Mentor *mentor, const Speech *said, View *view)
{
    char words[WORDS_SIZE], label[LABEL_SIZE];
    Text text = text_into(words, sizeof words), face = text_into(label, sizeof label);
    const Action *better = coach_better(mentor->coach);
    Words names = table_words(mentor->table, view_language(view));
    Intent intent;
    intent_make(&intent, table_edition(mentor->table), table_game(mentor->table), better);
    words_write_speech(&names, said, &text);
    if (intent.button.sentence.words != NULL) words_write_said(&names, &intent.button, &face);
    view_warn(view, &mentor->action, better, label, words);
}

bool mentor_work(Mentor *mentor, View *view, Action *action)
{
    Speech said;
    if (!coach_think(mentor->coach, WORK)) return false;
    bool warns = coach_warns(mentor->coach, &said);
    if (warns) warn(mentor, &said, view);
    *action = mentor->action;
    mentor_drop(mentor);
    return !warns;
}
