/* house_think.c -- chance and computers of all meetings: chance answers here, questions to
 * computers go out and come back with their answers. */
#include "online/house_state.h"

static void ask_computers(House *house, const HouseRoom *room)
{
    Question *question = steward_question(room->steward);
    if (question == NULL) return;
    question->room = room->digest;
    *house->last_question = question;
    house->last_question = &question->next;
}

bool house_work(House *house, Moment now)
{
    bool worked = false;
    while (house->work.count > 0 && !worked) {
        int n = room_queue_take(&house->work);
        HouseRoom *room = &house->rooms[n];
        room->at_work = false;
        if (!room->used || !room->whole) continue;
        size_t before = steward_journal(room->steward)->count;
        bool more = steward_work(room->steward, now);
        worked = more || steward_journal(room->steward)->count != before;
        if (worked) house_queue_room(house, room);
        if (!more) ask_computers(house, room);
    }
    return house->work.count > 0;
}

Question *house_next_question(House *house)
{
    Question *question = house->questions;
    if (question == NULL) return NULL;
    house->questions = question->next;
    if (house->questions == NULL) house->last_question = &house->questions;
    question->next = NULL;
    return question;
}

void house_answer(House *house, Question *question, Moment now)
{
    int n = house_room_find(house, &question->room);
    if (n >= 0 && house->rooms[n].whole) {
        steward_answer(house->rooms[n].steward, question, now);
        house_queue_room(house, &house->rooms[n]);
    }
    question_free(question);
}

bool house_work_here(House *house, int work, Moment now)
{
    Question *question;
    bool more = house_work(house, now);
    while ((question = house_next_question(house)) != NULL) {
        while (!question_think(question, work)) continue;
        house_answer(house, question, now);
        more = true;
    }
    return more;
}
