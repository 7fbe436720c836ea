/* spoken.h -- a screen in words: its regions, what is written there, what can be pressed.
 *
 * Whatever lettering.h writes and ui_press notes is said too, in the order of
 * drawing: a screen gives its words by drawing them. What is written within a
 * thing that can be pressed describes it; a name that is there anyway is not
 * said again. Two regions take no writing, because pictures are no sentences:
 * board and players say their names, and what spoken_words gives.
 *
 * Nothing is noted unless somebody listens. */
#ifndef UI_SPOKEN_H
#define UI_SPOKEN_H

#include "ui/ui.h"

typedef enum SpokenRegion {
    SPOKEN_SCREEN, /* where nothing else was said */
    SPOKEN_QUESTION,
    SPOKEN_PLAYERS,
    SPOKEN_BOARD,
    SPOKEN_ACCOUNT,
    SPOKEN_SHEET,
    SPOKEN_REGIONS
} SpokenRegion;

typedef enum SpokenKind { SPOKEN_TEXT, SPOKEN_HEADING, SPOKEN_ITEM } SpokenKind;

typedef struct SpokenLine {
    uint8_t kind, region;
    bool single;     /* one line: beside others it is a row with them */
    bool given;      /* by spoken_words, not written */
    bool covered;    /* the name of something that a sheet covers */
    bool repeated;   /* is said by something else */
    int item;        /* of SPOKEN_ITEM: which of the pass */
    int describes;   /* the line of the item it is written in, or -1 */
    uint32_t scroll; /* the scrolled area it is in, or 0 */
    size_t words;    /* where they begin */
    Box box;
} SpokenLine;

struct Spoken {
    SpokenRegion region; /* of what comes next */
    int hushed;
    bool heading;      /* what is written next is one */
    Text words;        /* all of them, each ended by '\0' */
    SpokenLine *lines; /* owned */
    int count, room;
};

Spoken *spoken_new(void);
void spoken_free(Spoken *spoken);

/* ---- for screens ---- */

/* What comes next belongs to this region. */
void spoken_region(Ui *ui, SpokenRegion region);
/* Words that are not drawn as such; also said where nothing written is, and
 * under a sheet. */
void spoken_words(Ui *ui, Box box, const char *words);
/* What is written next is a heading, whatever its type. */
void spoken_heading(Ui *ui);
/* What is drawn until spoken_speak is no text: pictures of boards, flying money. */
void spoken_hush(Ui *ui);
void spoken_speak(Ui *ui);

/* ---- for ui.c and lettering.c ---- */

void spoken_begin(Ui *ui);
void spoken_written(Ui *ui, Box box, const char *words, bool heading, bool single);
/* The item noted last, or one that a sheet covers. */
void spoken_item(Ui *ui);
void spoken_covered(Ui *ui, Box box, const char *name);
/* After the pass: finds what is said twice, and what describes what. */
void spoken_settle(Ui *ui);

/* ---- for listeners, after the pass ---- */

/* Adds line n, with those that are beside it; false when it is said by
 * another line. For items: what is written in them beside their names. */
bool spoken_write(const Spoken *spoken, int n, Text *text);
/* Where several items of the pass have the name of this one: what tells them
 * apart, a name beside it or "2 of 3". Otherwise nothing. */
void spoken_context(const Ui *ui, int item, Text *text);

#endif
