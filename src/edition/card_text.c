/* card_text.c -- what a card says, with the places and sums of its board filled in. */
#include "edition/card_text.h"

#include <string.h>

static const char money[] = "money ";

/* What stands between the braces. */
static void read_place(const char *inside, size_t length, CardPiece *piece)
{
    char buffer[WORD_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    int64_t sum;
    text_add_bytes(&text, inside, length);
    if (text.cut || length == 0) return;
    if (strncmp(buffer, money, sizeof money - 1) == 0) {
        if (!text_to_int(buffer + sizeof money - 1, &sum) || sum < 0 || sum > SUM_LIMIT) return;
        piece->sum = (Money)sum;
        piece->kind = CARD_SUM;
        return;
    }
    if (strchr(buffer, ' ') != NULL) return;
    text_copy(piece->word, sizeof piece->word, buffer);
    piece->kind = CARD_SPACE;
}

bool card_text_next(const char **text, CardPiece *piece)
{
    const char *at = *text;
    *piece = (CardPiece){.kind = CARD_LETTERS, .at = at, .length = strcspn(at, "{")};
    if (*at == '\0') return false;
    if (piece->length == 0 && at[1] == '{') {
        piece->length = 1;
        *text = at + 2;
        return true;
    }
    if (piece->length == 0) {
        size_t end = strcspn(at, "}");
        piece->kind = CARD_WRONG;
        if (at[end] == '\0') end = 0;
        piece->length = end + 1;
        if (end > 0) read_place(at + 1, end - 1, piece);
    }
    *text = at + piece->length;
    return true;
}

void card_text_write(const Words *words, const Edition *edition, const char *written, Text *text)
{
    CardPiece piece;
    while (card_text_next(&written, &piece)) {
        int space = piece.kind == CARD_SPACE ? edition_find_space(edition, piece.word) : -1;
        if (space >= 0)
            text_add(text, edition->space_label[space].name);
        else if (piece.kind == CARD_SUM)
            words_write_arg(words, arg_sum(piece.sum), text);
        else
            text_add_bytes(text, piece.at, piece.length);
    }
}
