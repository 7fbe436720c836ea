/* lesson_shown.h -- a page of the lesson in words. */
#ifndef VIEW_LESSON_SHOWN_H
#define VIEW_LESSON_SHOWN_H

enum { LESSON_TITLE = 120, LESSON_WORDS = 1000 };

typedef struct LessonShown {
    char title[LESSON_TITLE];
    char words[LESSON_WORDS];
} LessonShown;

#endif
