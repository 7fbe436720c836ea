/* room_terms.h -- how the table plays, in short words: clock, watching, who drops out. */
#ifndef VIEW_ONLINE_ROOM_TERMS_H
#define VIEW_ONLINE_ROOM_TERMS_H

#include "canvas/box.h"
#include "online/meeting.h"
#include "words/words.h"

typedef struct View View;

/* Tiles in as many columns as fit; returns the height used. Pressing one opens the terms. */
double room_terms_draw(View *view, Box box, double scale);
/* "10 min + 20 s", "none". */
void room_terms_clock(const Words *words, const MeetingTerms *terms, Text *text);
/* A clock: "8:41", "2 d 4 h". */
void room_terms_time(const Words *words, int64_t milliseconds, Text *text);
/* "terms 600 20 60 on off on" */
void room_terms_line(const MeetingTerms *terms, Text *line);

#endif
