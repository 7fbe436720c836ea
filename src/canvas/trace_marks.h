/* trace_marks.h -- texts and filled boxes in the order drawn; only for canvas_trace.c. */
#ifndef CANVAS_TRACE_MARKS_H
#define CANVAS_TRACE_MARKS_H

#include "canvas/canvas_trace.h"

typedef struct TraceFill {
    Box box;
    Colour colour;
} TraceFill;

typedef struct TraceMark {
    bool is_text;
    TraceText text;
    TraceFill fill;
} TraceMark;

/* Begins as zeros. */
typedef struct TraceMarks {
    TraceMark *list;
    int count, room;
    int *texts; /* places of the texts in `list` */
    int text_count, text_room;
} TraceMarks;

void trace_marks_clear(TraceMarks *marks);
void trace_marks_free(TraceMarks *marks);

/* Hides or trims the texts below it. */
void trace_marks_fill(TraceMarks *marks, TraceFill fill, Box window);
/* Takes text.words; finds text.ground unless it is known. */
void trace_marks_write(TraceMarks *marks, TraceText text);

#endif
