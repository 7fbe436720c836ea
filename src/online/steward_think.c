/* steward_think.c -- chance and computers at one meeting: chance answers at once, computers are
 * asked and answer later. */
#include "online/steward_state.h"

enum {
    AHEAD = 200, /* lines that may wait to be kept before chance goes on */
    STEPS = 64   /* actions of chance in a row */
};

static bool goes_on(const Steward *steward)
{
    return steward->meeting.stage == MEETING_PLAYS && !steward->stuck && !steward->dozes &&
           steward->journal.count - steward->journal.kept <= AHEAD;
}

bool steward_work(Steward *steward, Moment now)
{
    Action action;
    for (int i = 0; i < STEPS; i++) {
        if (!goes_on(steward) || !table_deal(steward->meeting.table, &action)) return false;
        steward_note_action(steward, &action, now);
    }
    return true;
}

Question *steward_question(Steward *steward)
{
    if (steward->pondering || !goes_on(steward)) return NULL;
    if (!table_asks_computers(steward->meeting.table)) return NULL;
    QuestionMoment moment = question_moment(&steward->meeting);
    if (question_moment_same(&moment, &steward->settled)) return NULL;
    steward->pondering = true;
    return question_new(&steward->meeting);
}

/* What was asked about another moment than this one is forgotten: somebody was faster. */
void steward_answer(Steward *steward, const Question *question, Moment now)
{
    steward->pondering = false;
    if (steward->meeting.stage != MEETING_PLAYS || steward->stuck || steward->dozes) return;
    QuestionMoment moment = question_moment(&steward->meeting);
    if (!question_moment_same(&moment, &question->moment)) return;
    const Table *table = steward->meeting.table;
    bool acts =
        question->answer == TABLE_PROPOSES &&
        action_check(table_edition(table), table_game(table), &question->action) == REFUSAL_NONE;
    if (acts)
        steward_note_action(steward, &question->action, now);
    else
        steward->settled = moment;
}
