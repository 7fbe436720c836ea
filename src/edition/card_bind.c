/* card_bind.c -- the places that the texts of cards name, while an edition is read. */
#include "edition/card_bind.h"

#include <string.h>

#include "edition/card_text.h"
#include "edition/edition_words.h"

bool card_bind_check(Draft *draft, Statement *statement, const char *written)
{
    CardPiece piece;
    while (card_text_next(&written, &piece)) {
        if (piece.kind == CARD_WRONG)
            return MISTAKE(statement,
                           T_("a brace in the text of a card holds a space or '{word}', expected "
                              "'{other_word}' for the sign itself"),
                           arg_word("money 50"), arg_other_word("{{"));
        if (piece.kind == CARD_SPACE && draft_find(draft, PART_SPACE, piece.word) < 0 &&
            !draft->lenient && statement->active && !draft_is_unused(draft, piece.word))
            return draft_unknown(draft, statement, PART_SPACE, piece.word);
    }
    return true;
}

void card_bind_words(Draft *draft)
{
    for (int i = 0; i < MAX_SPACES; i++) {
        const char *word = draft->edition.space_label[i].word;
        draft->space_words[draft->source][i] = text_hash(word, strlen(word));
    }
}

/* Spaces are counted at the end; until then all of them may be named. */
static void show(const Draft *draft, const Words *words, int deck, int card,
                 char shown[CARD_TEXT_SIZE])
{
    Text text = text_into(shown, CARD_TEXT_SIZE);
    card_text_write(words, &draft->edition, draft->edition.card_written[deck][card], &text);
}

void card_bind_shown(Draft *draft)
{
    const Words english = edition_words(&draft->edition, NULL);
    for (int d = 0; d < MAX_DECKS; d++)
        for (int c = 0; c < draft->edition.decks[d].card_count; c++) {
            char shown[CARD_TEXT_SIZE];
            if (draft->card_source[d][c] != draft->source) continue;
            show(draft, &english, d, c, shown);
            draft->card_shown[d][c] = text_hash(shown, strlen(shown));
        }
}

/* The space that a card of file `source` calls so; -1: none. */
static int space_of(const Draft *draft, int source, const char *word)
{
    uint64_t hash = text_hash(word, strlen(word));
    for (int i = 0; i < MAX_SPACES; i++)
        if (draft->space_words[source][i] == hash) return i;
    return -1;
}

static void bind_text(Draft *draft, int source, char text[CARD_TEXT_SIZE])
{
    char buffer[CARD_TEXT_SIZE];
    Text bound = text_into(buffer, sizeof buffer);
    const char *rest = text;
    CardPiece piece;
    while (card_text_next(&rest, &piece)) {
        int space = piece.kind == CARD_SPACE ? space_of(draft, source, piece.word) : -1;
        bool brace = piece.kind == CARD_LETTERS && piece.at[0] == '{';
        if (brace) text_add_char(&bound, '{');
        if (space < 0) {
            text_add_bytes(&bound, piece.at, piece.length);
            continue;
        }
        text_add_char(&bound, '{');
        text_add(&bound, draft->edition.space_label[space].word);
        text_add_char(&bound, '}');
    }
    if (!bound.cut) text_copy(text, CARD_TEXT_SIZE, buffer);
}

void card_bind(Draft *draft, const Language *language)
{
    Edition *edition = &draft->edition;
    const Words words = edition_words(edition, language);
    for (int d = 0; d < MAX_DECKS; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++) {
            bind_text(draft, draft->card_source[d][c], edition->card_written[d][c]);
            show(draft, &words, d, c, edition->card_text[d][c]);
        }
}
