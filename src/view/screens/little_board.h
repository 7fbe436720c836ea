/* little_board.h -- a board as a small picture: its edge, its middle, its groups. */
#ifndef VIEW_SCREENS_LITTLE_BOARD_H
#define VIEW_SCREENS_LITTLE_BOARD_H

#include "edition/edition_read.h"
#include "ui/ui.h"

/* What is needed of an edition; read once. */
typedef struct LittleBoard {
    char word[WORD_SIZE]; /* "": not read yet */
    bool known;           /* the library has it */
    char title[NAME_SIZE];
    int count;
    uint32_t rail, tint, paper;
    uint32_t squares[MAX_SPACES]; /* colour of the group; 0: none */
} LittleBoard;

void little_board_read(const EditionLibrary *library, const char *word, LittleBoard *board);
/* Draws nothing when the edition is not known. */
void little_board_draw(Ui *ui, Box box, const LittleBoard *board);

#endif
