/* load_chosen.h -- the saved game that is chosen, beside the list: its board, who plays, what can
 * be done. */
#ifndef VIEW_SCREENS_LOAD_CHOSEN_H
#define VIEW_SCREENS_LOAD_CHOSEN_H

#include "ui/button.h"
#include "view/request.h"

typedef struct View View;

/* What can be done with it. */
typedef enum LoadAnswer { LOAD_DELETE, LOAD_NAME, LOAD_OPEN, LOAD_ANSWERS } LoadAnswer;

/* Its edition, read when another one is chosen. */
typedef struct LoadChosen {
    char word[WORD_SIZE]; /* "": none was read yet */
    bool known;
    Edition edition;
} LoadChosen;

/* Where the list goes when there is room for the chosen game at its right; `page` is all that is
 * below the head. Width 0: there is none. */
Box load_chosen_list(const View *view, Box page);

/* Draws it: the main button is where that of the table will be. Returns what was pressed, or -1. */
int load_chosen(View *view, Box page, LoadChosen *chosen, const SavedGame *game, const char *title,
                const Button answers[LOAD_ANSWERS]);

#endif
