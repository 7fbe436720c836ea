/* editor_state.c -- an edition in the making: the draft, what it was before,
 * and what is being looked at. */
#include "view/editor/editor_state.h"

#include <string.h>

#include "base/mem.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_language.h"

const char editor_state_mark[] = "# Made with the map editor.\n";

bool editor_state_is_own(const EditionSource *source)
{
    size_t length = strlen(editor_state_mark);
    return source->length >= length && memcmp(source->text, editor_state_mark, length) == 0;
}

/* ---- the editions there are ---- */

static void list_source(EditorSource *entry, const EditionLibrary *library, const char *word)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    *entry = (EditorSource){.broken = !edition_read(library, word, NULL, edition, problems)};
    text_copy(entry->word, sizeof entry->word, word);
    text_copy(entry->title, sizeof entry->title, entry->broken ? word : edition->title);
    mem_free(problems);
    mem_free(edition);
}

static int source_number(const EditorState *editor, const char *word)
{
    for (int i = 0; i < editor->source_count; i++)
        if (text_same(editor->sources[i].word, word)) return i;
    return -1;
}

void editor_state_list(EditorState *editor, const EditionLibrary *library)
{
    char source[WORD_SIZE] = "";
    if (editor->library == library) return;
    if (editor->source_count > 0 && editor->source >= 0)
        text_copy(source, sizeof source, editor->sources[editor->source].word);
    editor->library = library;
    editor->source_count = 0;
    editor->wanted = -1;
    editor->checked = false;
    for (int i = 0; i < library->count && editor->source_count < EDITOR_SOURCES; i++)
        list_source(&editor->sources[editor->source_count++], library, library->sources[i].word);
    editor->source = source_number(editor, source);
}

/* ---- starting ---- */

/* "my-classic", with a number when there is one already. */
static void suggest_word(const EditionLibrary *library, const char *word, char target[WORD_SIZE])
{
    char base[WORD_SIZE - 4];
    Text text = text_into(base, sizeof base);
    text_add(&text, strncmp(word, "my-", 3) == 0 ? "" : "my-");
    text_add(&text, word);
    text_copy(target, WORD_SIZE, base);
    for (int n = 2; edition_source(library, target) != NULL; n++) {
        Text numbered = text_into(target, WORD_SIZE);
        text_add(&numbered, base);
        text_add_char(&numbered, '-');
        text_add_int(&numbered, n);
    }
}

static void suggest_title(char title[NAME_SIZE])
{
    char own[NAME_LETTERS + 1];
    Text text = text_into(own, sizeof own);
    text_add(&text, "My ");
    text_add(&text, title);
    if (strncmp(title, "My ", 3) != 0 && !text.cut) text_copy(title, NAME_SIZE, own);
}

bool editor_state_start(EditorState *editor, const EditionLibrary *library, const Words *words,
                        const char *word)
{
    const EditionSource *source = edition_source(library, word);
    EditionLibrary as_written = *library;
    as_written.language = NULL;
    memset(&editor->problems, 0, sizeof editor->problems);
    editor->checked = false;
    if (!edition_read(&as_written, word, NULL, &editor->draft, &editor->problems)) return false;
    editor_language_read(editor, library, word);
    if (!editor_state_is_own(source)) {
        suggest_word(library, word, editor->draft.word);
        suggest_title(editor->draft.title);
    }
    editor->source = source_number(editor, word);
    editor->step_count = 0;
    bool own = edition_source(library, editor->draft.word) != NULL; /* it is being changed */
    text_copy(editor->kept_as, sizeof editor->kept_as, own ? editor->draft.word : "");
    editor->touched = 0;
    editor->wanted = -1;
    editor->page = EDITOR_PAGE_SPACE;
    editor->space = editor->draft.space_count > 1 ? 1 : 0;
    editor->group = editor->deck = 0;
    editor->card = -1;
    editor_check(editor, library, words);
    editor->text_at_first = text_hash(editor->text.start, editor->text.length);
    memcpy(editor->labels_at_first, editor->draft.space_label, sizeof editor->labels_at_first);
    return true;
}

/* ---- steps ---- */

void editor_state_change(EditorState *editor, uint32_t id)
{
    editor->checked = false;
    if (id != 0 && id == editor->touched) return;
    editor->touched = id;
    if (editor->step_count == EDITOR_STEPS) {
        editor->first_step = (editor->first_step + 1) % EDITOR_STEPS;
        editor->step_count--;
    }
    editor->steps[(editor->first_step + editor->step_count) % EDITOR_STEPS] = editor->draft;
    editor->step_count++;
}

bool editor_state_can_undo(const EditorState *editor)
{
    return editor->step_count > 0;
}

void editor_state_undo(EditorState *editor)
{
    if (editor->step_count == 0) return;
    editor->step_count--;
    editor->draft = editor->steps[(editor->first_step + editor->step_count) % EDITOR_STEPS];
    editor->touched = 0;
    editor->hex_id = 0;
    editor->checked = false;
}

/* ---- saved or not ---- */

bool editor_state_saved(const EditorState *editor, const EditionLibrary *library)
{
    const EditionSource *source = edition_source(library, editor->draft.word);
    return source != NULL && source->length == editor->text.length &&
           memcmp(source->text, editor->text.start, source->length) == 0;
}

bool editor_state_unsaved(const EditorState *editor, const EditionLibrary *library)
{
    return text_hash(editor->text.start, editor->text.length) != editor->text_at_first &&
           !editor_state_saved(editor, library);
}
