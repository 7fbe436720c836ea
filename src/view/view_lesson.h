/* view_lesson.h -- the lesson at the table: its pages open as a sheet where they first matter. */
#ifndef VIEW_VIEW_LESSON_H
#define VIEW_VIEW_LESSON_H

#include <stdbool.h>

#include "view/lesson_shown.h"

typedef struct View View;

const LessonShown *view_lesson_page(const View *view);
bool view_learns(const View *view);
/* Somebody has learned enough; the game goes on. */
void view_leave_lesson(View *view);
/* Opens the next page when its time has come. */
void view_lesson_tick(View *view);

#endif
