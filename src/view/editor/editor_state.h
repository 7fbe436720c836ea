/* editor_state.h -- an edition in the making: the draft, what it was before,
 * and what is being looked at. */
#ifndef VIEW_EDITOR_EDITOR_STATE_H
#define VIEW_EDITOR_EDITOR_STATE_H

#include "edition/edition_read.h"
#include "words/words.h"

typedef struct View View;

/* What the panel shows. The map has its page only where there is no room for
 * it beside the panel. */
typedef enum EditorPage {
    EDITOR_PAGE_MAP,
    EDITOR_PAGE_SPACE,
    EDITOR_PAGE_GROUPS,
    EDITOR_PAGE_CARDS,
    EDITOR_PAGE_BOX,
    EDITOR_PAGE_CHECK,
    EDITOR_PAGE_COUNT
} EditorPage;

/* What a statement of the draft's text is about. */
typedef enum EditorPart {
    EDITOR_PART_BOX,
    EDITOR_PART_RULE,
    EDITOR_PART_GROUP,
    EDITOR_PART_SPACE,
    EDITOR_PART_DECK,
    EDITOR_PART_CARD,
    EDITOR_PART_TOKEN
} EditorPart;

typedef struct EditorPlace {
    EditorPart part;
    int number; /* of the group, space or deck */
    int card;   /* of EDITOR_PART_CARD */
} EditorPlace;

enum { EDITOR_STEPS = 16, EDITOR_SOURCES = 64, EDITOR_HEX = 8 };

/* An edition of the library to start from. */
typedef struct EditorSource {
    char word[WORD_SIZE];
    char title[NAME_SIZE];
    bool broken; /* it has its own mistakes */
} EditorSource;

typedef struct EditorState {
    Edition draft;
    Edition steps[EDITOR_STEPS]; /* earlier drafts, a ring; the last is undone first */
    int first_step, step_count;
    uint32_t touched; /* what is typed into one field is one step; 0: none */

    EditorPage page;
    int space, group, deck, card; /* being looked at; card -1: none */
    char hex[EDITOR_HEX];         /* a colour half written, */
    uint32_t hex_id;              /* in this field; 0: none */

    EditorSource sources[EDITOR_SOURCES];
    int source_count;
    const EditionLibrary *library; /* that they are of; only compared */
    int source;                    /* the draft began as this one; -1: none */
    int wanted;                    /* requested while there are changes; -1: none */

    bool checked;                      /* text and problems are of the present draft */
    Text text;                         /* the draft as a file; grows */
    Text languages;                    /* its lines in other languages; grows */
    char kept_as[WORD_SIZE];           /* the name it was saved under last */
    uint64_t text_at_first;            /* its hash when nothing had been changed */
    Label labels_at_first[MAX_SPACES]; /* of the spaces */
    Problems problems;                 /* what `edition check` says of it */
    Problems warnings;                 /* what can be played, but is odd */
    EditorPlace places[PROBLEM_MAX];
    char word_trouble[320]; /* why the word cannot be used; else empty */
} EditorState;

/* Of the editor that is open; NULL until it is opened. */
EditorState *editor_of(const View *view);

/* A draft of the edition called `word`; false when it cannot be read. One's
 * own is changed in place, any other under a new word. */
bool editor_state_start(EditorState *editor, const EditionLibrary *library, const Words *words,
                        const char *word);
/* Looks the editions of the library up, if it is another one than before. */
void editor_state_list(EditorState *editor, const EditionLibrary *library);

/* Call it before the draft is changed by the control `id`. */
void editor_state_change(EditorState *editor, uint32_t id);
bool editor_state_can_undo(const EditorState *editor);
void editor_state_undo(EditorState *editor);

/* Was the edition written by the editor? */
bool editor_state_is_own(const EditionSource *source);
/* The first line of its files, which identifies them. */
extern const char editor_state_mark[];
/* Does the library hold exactly this draft? */
bool editor_state_saved(const EditorState *editor, const EditionLibrary *library);
/* Would something be lost with the draft? */
bool editor_state_unsaved(const EditorState *editor, const EditionLibrary *library);

#endif
