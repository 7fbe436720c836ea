/* line_entry.h -- a sheet that asks for one line of text. */
#ifndef UI_LINE_ENTRY_H
#define UI_LINE_ENTRY_H

#include "ui/ui.h"

typedef struct LineEntry {
    const char *word; /* tells its ids from those of other entries */
    double width;
    const char *title, *explained;
    const char *name, *empty;      /* of the field; what stands in it while it is empty */
    const char *cancel, *finished; /* the two buttons */
    bool required;                 /* an empty line cannot be given */
    bool *fresh;                   /* true: the field gets the focus, with all of it chosen */
    char *words;
    size_t size;
} LineEntry;

typedef enum LineEntryAnswer {
    LINE_ENTRY_OPEN,
    LINE_ENTRY_GIVEN,
    LINE_ENTRY_CANCELLED
} LineEntryAnswer;

/* Draws it, and whether the line was given (Enter does too) or not. */
LineEntryAnswer line_entry(Ui *ui, const LineEntry *asked);

#endif
