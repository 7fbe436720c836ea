/* editor_language.c -- what the edition being drafted is called in other languages. */
#include "view/editor/editor_language.h"

#include "base/lines.h"
#include "base/mem.h"
#include "edition/language_read.h"
#include "edition/language_write.h"
#include "words/language.h"

enum { CODES_MOST = 16 };

typedef struct Codes {
    int count;
    char list[CODES_MOST][LANGUAGE_CODE_SIZE];
} Codes;

static void add_code(Codes *codes, const char *code)
{
    if (code == NULL || !language_is_code(code) || code[0] == '\0') return;
    for (int i = 0; i < codes->count; i++)
        if (text_same(codes->list[i], code)) return;
    if (codes->count < CODES_MOST) text_copy(codes->list[codes->count++], LANGUAGE_CODE_SIZE, code);
}

/* All languages that some edition has lines in: any may be a base. */
static void find_codes(const EditionLibrary *library, Codes *codes)
{
    add_code(codes, library->language);
    for (int i = 0; i < library->count; i++) {
        Line line;
        Lines lines = lines_of(library->sources[i].text, library->sources[i].length);
        while (lines_next(&lines, &line))
            if (language_read_is_line(&line)) add_code(codes, language_read_code(&line));
    }
}

static void read_in(EditorState *editor, const EditionLibrary *library, const char *code,
                    const char *word)
{
    EditionLibrary in = *library;
    Edition *spoken = mem_new(1, sizeof *spoken);
    Problems *problems = mem_new(1, sizeof *problems);
    in.language = code;
    if (library->language == NULL || !text_same(code, library->language)) in.words_count = 0;
    if (edition_read(&in, word, NULL, spoken, problems)) {
        bool own = editor_state_is_own(edition_source(library, word));
        if (!own) { /* a copy is another game */
            text_copy(spoken->title, NAME_SIZE, editor->draft.title);
            text_copy(spoken->about, ABOUT_SIZE, editor->draft.about);
        }
        language_write(code, &editor->draft, spoken, &editor->languages);
    }
    mem_free(problems);
    mem_free(spoken);
}

void editor_language_read(EditorState *editor, const EditionLibrary *library, const char *word)
{
    Codes codes = {.count = 0};
    if (editor->languages.start == NULL) editor->languages = text_growing();
    text_clear(&editor->languages);
    find_codes(library, &codes);
    for (int i = 0; i < codes.count; i++) read_in(editor, library, codes.list[i], word);
}
