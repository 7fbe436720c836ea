/* card_text.h -- what a card says, with the places and sums of its board filled in. */
#ifndef EDITION_CARD_TEXT_H
#define EDITION_CARD_TEXT_H

#include "edition/edition.h"
#include "words/words.h"

typedef enum CardPieceKind {
    CARD_LETTERS, /* shown as they are */
    CARD_SPACE,   /* {boardwalk}: the name of that space */
    CARD_SUM,     /* {money 50}: money as the edition writes it */
    CARD_WRONG    /* a brace that begins neither; the sign itself is {{ */
} CardPieceKind;

typedef struct CardPiece {
    CardPieceKind kind;
    const char *at; /* of letters */
    size_t length;
    char word[WORD_SIZE]; /* of a space */
    Money sum;
} CardPiece;

/* Takes the next piece off a text as it stands in the file; false at its end. */
bool card_text_next(const char **text, CardPiece *piece);

/* A text of a file as it is shown. A place that is not there stays as written. */
void card_text_write(const Words *words, const Edition *edition, const char *written, Text *text);

#endif
