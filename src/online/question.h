/* question.h -- what the computers of one table are asked: a copy of the table for whoever
 * thinks, in whatever thread and for however long.
 *
 * The answer depends on the dice, the position and the count of actions alone: it is the same
 * whoever thinks, however many do, and after a restart. */
#ifndef ONLINE_QUESTION_H
#define ONLINE_QUESTION_H

#include "online/meeting.h"

/* Which moment of a game a question is about. */
typedef struct QuestionMoment {
    int game; /* of the table: Meeting.games; 0: none */
    size_t actions;
    uint64_t hash; /* of the position */
    const PlayerKind *players[MAX_SEATS];
} QuestionMoment;
QuestionMoment question_moment(const Meeting *meeting);
bool question_moment_same(const QuestionMoment *a, const QuestionMoment *b);

typedef struct Question {
    FairNumber room; /* for the house */
    QuestionMoment moment;
    TableThinking answer; /* TABLE_WAITS: nobody wants to do anything */
    Action action;        /* TABLE_PROPOSES */
    Table *table;         /* apart; its edition is borrowed from the pool */
    EditionPool *pool;
    struct Question *next; /* for whoever has it */
} Question;

/* The meeting plays, at a server. Made and freed where the meeting lives. */
Question *question_new(const Meeting *meeting);
void question_free(Question *question);
/* Thinks for about `work` rollouts; true when the answer is there. Touches nothing but the
 * question. */
bool question_think(Question *question, int work);

#endif
