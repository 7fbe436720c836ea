/* view_lesson.c -- the lesson at the table: its pages open as a sheet where they first matter. */
#include "view/view_lesson.h"

#include "view/view.h"
#include "view/view_gate.h"
#include "view/view_shown.h"
#include "view/view_state.h"
#include "view/view_words.h"

const LessonShown *view_lesson_page(const View *view)
{
    return &view->lesson_page;
}

bool view_learns(const View *view)
{
    return view->learning;
}

void view_teach(View *view)
{
    SeatId seat = 0;
    while (seat < MAX_SEATS && !view_is_person(view, seat)) seat++;
    view->learning = seat < MAX_SEATS;
    view->lesson = (Tutorial){.learner = seat};
    view->dirty = true;
}

void view_leave_lesson(View *view)
{
    view->learning = false;
    view->dirty = true;
}

static void open_page(View *view, const TutorialPage *page)
{
    LessonShown *shown = &view->lesson_page;
    Text title = text_into(shown->title, sizeof shown->title);
    Text words = text_into(shown->words, sizeof shown->words);
    text_clear(&title);
    text_clear(&words);
    words_write_said(view_words(view), &page->title, &title);
    words_write_said(view_words(view), &page->text, &words);
    view_open_sheet(view, SHEET_LESSON);
}

/* Is the learner asked, with nothing else in sight? */
static bool is_time(const View *view)
{
    SeatId seat;
    return view->learning && view->screen == SCREEN_TABLE && view->sheet == SHEET_NONE &&
           view->request_count == 0 && view_gate(view) == NOBODY &&
           stage_moment(&view->stage) == NULL && view_person_decides(view, &seat) &&
           seat == view->lesson.learner;
}

void view_lesson_tick(View *view)
{
    TutorialPage page;
    if (is_time(view) && tutorial_next(view->table, &view->lesson, &page)) open_page(view, &page);
}
