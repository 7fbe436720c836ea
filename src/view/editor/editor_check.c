/* editor_check.c -- what is wrong with a draft, and where. */
#include "view/editor/editor_check.h"

#include <string.h>

#include "base/mem.h"
#include "edition/edition_warn.h"
#include "edition/edition_write.h"
#include "edition/language_write.h"

/* ---- where ---- */

static bool begins(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ';
}

static int number_after(const char *line)
{
    int number = 0;
    for (const char *at = strchr(line, ' ') + 1; *at >= '0' && *at <= '9'; at++)
        number = number * 10 + (*at - '0');
    return number;
}

/* Groups, decks and cards are numbered as they come. */
static void count_line(const char *line, int counts[3], EditorPlace *place)
{
    enum { GROUPS, DECKS, CARDS };
    *place = (EditorPlace){.part = EDITOR_PART_BOX, .card = -1};
    if (begins(line, "rule")) {
        place->part = EDITOR_PART_RULE;
    } else if (begins(line, "group")) {
        *place = (EditorPlace){EDITOR_PART_GROUP, counts[GROUPS]++, -1};
    } else if (begins(line, "space")) {
        *place = (EditorPlace){EDITOR_PART_SPACE, number_after(line), -1};
    } else if (begins(line, "deck")) {
        *place = (EditorPlace){EDITOR_PART_DECK, counts[DECKS]++, -1};
        counts[CARDS] = 0;
    } else if (begins(line, "card")) {
        *place = (EditorPlace){EDITOR_PART_CARD, counts[DECKS] - 1, counts[CARDS]++};
    } else if (begins(line, "token")) {
        place->part = EDITOR_PART_TOKEN;
    }
}

EditorPlace editor_check_place(const char *text, int line)
{
    EditorPlace place = {.part = EDITOR_PART_BOX, .card = -1};
    int counts[3] = {0};
    for (int n = 1; n <= line && text != NULL; n++) {
        count_line(text, counts, &place);
        text = strchr(text, '\n');
        if (text != NULL) text++;
    }
    return place;
}

static EditorPlace place_among(EditorPart part, int number, int count)
{
    if (number >= count) return (EditorPlace){EDITOR_PART_BOX, 0, -1};
    return (EditorPlace){part, number, -1};
}

/* Problems without a line may still be about a part of the draft. */
static EditorPlace place_about(const Edition *draft, const ProblemAbout *about)
{
    switch (about->topic) {
    case PROBLEM_OF_NOTHING: break;
    case PROBLEM_OF_RULE: return (EditorPlace){EDITOR_PART_RULE, 0, -1};
    case PROBLEM_OF_SPACE: return place_among(EDITOR_PART_SPACE, about->number, draft->space_count);
    case PROBLEM_OF_GROUP: return place_among(EDITOR_PART_GROUP, about->number, draft->group_count);
    case PROBLEM_OF_DECK: return place_among(EDITOR_PART_DECK, about->number, draft->deck_count);
    case PROBLEM_OF_TOKEN: return (EditorPlace){EDITOR_PART_TOKEN, 0, -1};
    case PROBLEM_OF_CARD: return (EditorPlace){EDITOR_PART_CARD, about->number, about->card};
    }
    return (EditorPlace){EDITOR_PART_BOX, 0, -1};
}

const char *editor_check_trouble(const EditorState *editor, EditorPart part, int number, int card)
{
    for (int i = 0; i < editor->problems.count && i < PROBLEM_MAX; i++) {
        const EditorPlace *place = &editor->places[i];
        if (place->part != part || place->card != card) continue;
        if (place->number == number) return editor->problems.list[i].sentence;
    }
    return NULL;
}

/* ---- the word ---- */

void editor_check_clean_word(char word[WORD_SIZE])
{
    char *to = word;
    for (const char *at = word; *at != '\0'; at++) {
        char c = *at >= 'A' && *at <= 'Z'   ? (char)(*at - 'A' + 'a')
                 : *at == ' ' || *at == '_' ? '-'
                                            : *at;
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') *to++ = c;
    }
    *to = '\0';
}

static void check_word(EditorState *editor, const EditionLibrary *library, const Words *words)
{
    const char *word = editor->draft.word;
    const EditionSource *source = edition_source(library, word);
    Text trouble = text_into(editor->word_trouble, sizeof editor->word_trouble);
    if (word[0] < 'a' || word[0] > 'z') {
        text_add(&trouble, PLAIN(words, T_("The file name must begin with a letter.")));
    } else if (source != NULL && !editor_state_is_own(source)) {
        SAY(words, &trouble, T_("There is already an edition called {word}; choose another name."),
            arg_word(word));
    }
}

/* ---- the check ---- */

static void read_back(EditorState *editor)
{
    char file[WORD_SIZE + 16];
    Text name = text_into(file, sizeof file);
    text_add(&name, editor->draft.word);
    text_add(&name, ".edition");
    EditionSource source = {.word = editor->draft.word,
                            .file = file,
                            .text = editor->text.start,
                            .length = editor->text.length};
    EditionLibrary alone = {.sources = &source, .count = 1};
    Edition *read = mem_new(1, sizeof *read);
    Origins *origins = mem_new(1, sizeof *origins);
    if (edition_read_origins(&alone, source.word, NULL, read, origins, &editor->problems)) {
        editor->draft = *read;
        edition_warn(read, origins, &editor->warnings);
    }
    mem_free(origins);
    mem_free(read);
}

void editor_check(EditorState *editor, const EditionLibrary *library, const Words *words)
{
    if (editor->checked) return;
    editor->checked = true;
    memset(&editor->problems, 0, sizeof editor->problems);
    memset(&editor->warnings, 0, sizeof editor->warnings);
    editor->problems.words = editor->warnings.words = words;
    if (editor->text.start == NULL) editor->text = text_growing();
    text_clear(&editor->text);
    text_add(&editor->text, editor_state_mark);
    edition_write(&editor->draft, &editor->text);
    language_write_again(editor->languages.start, &editor->draft, &editor->text);
    read_back(editor);
    for (int i = 0; i < editor->problems.count && i < PROBLEM_MAX; i++) {
        const Problem *problem = &editor->problems.list[i];
        editor->places[i] = problem->line > 0
                                ? editor_check_place(editor->text.start, problem->line)
                                : place_about(&editor->draft, &problem->about);
    }
    check_word(editor, library, words);
}

bool editor_check_good(const EditorState *editor)
{
    return editor->problems.count == 0 && editor->word_trouble[0] == '\0';
}
