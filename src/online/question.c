/* question.c -- what the computers of one table are asked. */
#include "online/question.h"

#include "base/mem.h"
#include "game/notation/notation.h"

QuestionMoment question_moment(const Meeting *meeting)
{
    const Table *table = meeting->table;
    QuestionMoment moment = {.game = meeting->games, .actions = table_action_count(table)};
    moment.hash = notation_hash(table_edition(table), table_game(table));
    for (int i = 0; i < meeting->seat_count; i++) {
        const MeetingSeat *seat = &meeting->seats[i];
        moment.players[i] = seat->plan.kind != NULL ? seat->plan.kind : seat->stand_in;
    }
    return moment;
}

bool question_moment_same(const QuestionMoment *a, const QuestionMoment *b)
{
    if (a->game != b->game || a->actions != b->actions || a->hash != b->hash) return false;
    for (int i = 0; i < MAX_SEATS; i++)
        if (a->players[i] != b->players[i]) return false;
    return true;
}

Question *question_new(const Meeting *meeting)
{
    Question *question = mem_new(1, sizeof *question);
    question->moment = question_moment(meeting);
    question->answer = TABLE_THINKS;
    question->table = table_apart(meeting->table);
    question->pool = meeting->pool;
    edition_pool_share(question->pool, table_edition(question->table));
    return question;
}

void question_free(Question *question)
{
    if (question == NULL) return;
    edition_pool_give_back(question->pool, table_edition(question->table));
    table_free(question->table);
    mem_free(question);
}

bool question_think(Question *question, int work)
{
    question->answer = table_think(question->table, false, work, &question->action);
    return question->answer != TABLE_THINKS;
}
