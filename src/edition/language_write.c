/* language_write.c -- the names of an edition in another language, as lines for its file. */
#include "edition/language_write.h"

#include <string.h>

#include "base/lines.h"
#include "edition/edition_write.h"

static void begin(const char *code, const char *keyword, Text *text)
{
    text_add(text, "in ");
    text_add(text, code);
    text_add(text, keyword);
}

static void write_box(const char *code, const Edition *a, const Edition *b, Text *text)
{
    if (!text_same(a->title, b->title)) {
        begin(code, " edition ", text);
        text_add(text, b->word);
        text_add_char(text, ' ');
        text_add_quoted(text, b->title);
        text_add_char(text, '\n');
    }
    if (!text_same(a->about, b->about) && b->about[0] != '\0') {
        begin(code, " about ", text);
        text_add_quoted(text, b->about);
        text_add_char(text, '\n');
    }
    if (!text_same(a->money.sign, b->money.sign) || a->money.sign_after != b->money.sign_after ||
        a->money.grouping != b->money.grouping) {
        begin(code, " ", text);
        edition_write_money(&b->money, text);
        text_add_char(text, '\n');
    }
    for (int i = 0; i < NOUN_COUNT; i++) {
        const Noun *noun = &b->nouns[i];
        if (noun->forms[0][0] == '\0' || noun_same(&a->nouns[i], noun)) continue;
        begin(code, " ", text);
        edition_write_noun((NounId)i, noun, text);
        text_add_char(text, '\n');
    }
}

static void write_labels(const char *code, const char *keyword, const Label *a, const Label *b,
                         int count, Text *text)
{
    bool spaces = text_same(keyword, " space ");
    for (int i = 0; i < count; i++) {
        if (text_same(a[i].name, b[i].name) && text_same(a[i].shorter, b[i].shorter)) continue;
        begin(code, keyword, text);
        if (spaces) {
            text_add_int(text, i);
            text_add_char(text, ' ');
        }
        text_add(text, b[i].word);
        text_add_char(text, ' ');
        text_add_quoted(text, b[i].name);
        if (b[i].shorter[0] != '\0') {
            text_add(text, " short ");
            text_add_quoted(text, b[i].shorter);
        }
        text_add_char(text, '\n');
    }
}

static void write_cards(const char *code, const Edition *a, const Edition *b, Text *text)
{
    for (int d = 0; d < a->deck_count; d++)
        for (int c = 0; c < a->decks[d].card_count; c++) {
            if (text_same(a->card_written[d][c], b->card_written[d][c])) continue;
            begin(code, " card ", text);
            text_add_quoted(text, a->card_written[d][c]);
            text_add_char(text, ' ');
            text_add_quoted(text, b->card_written[d][c]);
            text_add_char(text, '\n');
        }
}

void language_write(const char *code, const Edition *written, const Edition *spoken, Text *text)
{
    const Edition *a = written, *b = spoken;
    write_box(code, a, b, text);
    write_labels(code, " group ", a->group_label, b->group_label, a->group_count, text);
    write_labels(code, " space ", a->space_label, b->space_label, a->space_count, text);
    write_labels(code, " deck ", a->deck_label, b->deck_label, a->deck_count, text);
    write_labels(code, " token ", a->token_label, b->token_label, a->token_count, text);
    write_cards(code, a, b, text);
}

static int find_label(const Label *labels, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (text_same(labels[i].word, word)) return i;
    return -1;
}

static bool has_card(const Edition *edition, const char *words)
{
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++)
            if (text_same(edition->card_written[d][c], words)) return true;
    return false;
}

/* in CODE KEYWORD ...: is there still what it names? */
static bool names_something(const Line *line, const Edition *edition)
{
    const char *keyword = line->words[2].at, *first = line->words[3].at;
    if (text_same(keyword, "group"))
        return find_label(edition->group_label, edition->group_count, first) >= 0;
    if (text_same(keyword, "deck"))
        return find_label(edition->deck_label, edition->deck_count, first) >= 0;
    if (text_same(keyword, "token"))
        return find_label(edition->token_label, edition->token_count, first) >= 0;
    if (text_same(keyword, "card")) return has_card(edition, first);
    return !text_same(keyword, "space");
}

/* Its number may have changed; false when the space is gone. */
static bool write_space(const Line *line, const Edition *edition, Text *text)
{
    int number = find_label(edition->space_label, edition->space_count, line->words[4].at);
    if (number < 0) return false;
    begin(line->words[1].at, " space ", text);
    text_add_int(text, number);
    text_add_char(text, ' ');
    text_add(text, line->words[4].at);
    text_add_char(text, ' ');
    text_add_quoted(text, line->words[5].at);
    if (line->word_count > 7) {
        text_add(text, " short ");
        text_add_quoted(text, line->words[7].at);
    }
    return true;
}

static void write_again(const char *start, size_t length, const Edition *edition, Text *text)
{
    Line line;
    lines_split(start, length, &line);
    if (line.word_count < 4) return;
    if (text_same(line.words[2].at, "edition")) { /* its word may have changed */
        begin(line.words[1].at, " edition ", text);
        text_add(text, edition->word);
        text_add_char(text, ' ');
        text_add_quoted(text, line.words[4].at);
    } else if (!text_same(line.words[2].at, "space") || !write_space(&line, edition, text)) {
        if (!names_something(&line, edition)) text_add(text, "# ");
        text_add_bytes(text, start, length);
    }
    text_add_char(text, '\n');
}

void language_write_again(const char *lines, const Edition *edition, Text *text)
{
    if (*lines != '\0') text_add_char(text, '\n');
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        write_again(lines, length, edition, text);
        lines += length;
        if (*lines == '\n') lines++;
    }
}
