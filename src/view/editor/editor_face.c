/* editor_face.c -- the theme of a board. */
#include "view/editor/editor_face.h"

#include "base/mem.h"
#include "view/editor/editor_colour.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- like another edition ---- */

static bool read_like(const View *view, const char *word, Edition *edition)
{
    Problems *problems = mem_new(1, sizeof *problems);
    bool good = edition_read(view_library(view), word, NULL, edition, problems);
    mem_free(problems);
    return good;
}

static void take_face(EditorForm *form, int source)
{
    Edition *like = mem_new(1, sizeof *like);
    if (read_like(form->view, form->editor->sources[source].word, like)) {
        editor_state_change(form->editor, 0);
        form->editor->draft.face = like->face;
        form->editor->draft.felt = like->felt;
    }
    mem_free(like);
}

static void like_buttons(EditorForm *form)
{
    EditorState *editor = form->editor;
    Button buttons[EDITOR_SOURCES + 1];
    int count = editor->source_count;
    for (int i = 0; i < count; i++)
        buttons[i] = (Button){.id = ui_id("editor-like", i),
                              .label = editor->sources[i].title,
                              .disabled = editor->sources[i].broken};
    buttons[count] = (Button){.id = ui_id("editor-like", EDITOR_SOURCES),
                              .label = EDITOR_LABEL(form, T_("From the middle's colour")),
                              .chosen = editor->draft.face.said == 0};
    editor_form_label(form, EDITOR_LABEL(form, T_("Theme as in")));
    int pressed = editor_form_buttons(form, buttons, NULL, count + 1);
    if (pressed >= 0 && pressed < count) take_face(form, pressed);
    if (pressed != count || editor->draft.face.said == 0) return;
    editor_state_change(editor, 0);
    editor->draft.face = (Face){0};
}

/* ---- one by one ---- */

static const struct {
    Sentence label;
    FaceMotif motif;
} motifs[] = {
    {TC_("motif", "Rays"), MOTIF_SUNBURST}, {TC_("motif", "Boardwalk"), MOTIF_BOARDWALK},
    {TC_("motif", "Bridge"), MOTIF_BRIDGE}, {TC_("motif", "Palace"), MOTIF_PALACE},
    {TC_("motif", "Winter"), MOTIF_WINTER}, {TC_("motif", "Tulips"), MOTIF_TULIPS},
    {TC_("motif", "Campus"), MOTIF_CAMPUS},
};
enum { MOTIFS = sizeof motifs / sizeof motifs[0] };

static void motif_buttons(EditorForm *form)
{
    EditorState *editor = form->editor;
    Face whole = face_whole(&editor->draft.face, editor->draft.felt);
    Button buttons[MOTIFS];
    for (int i = 0; i < MOTIFS; i++)
        buttons[i] = (Button){.id = ui_id("editor-motif", i),
                              .label = words_plain(&form->ui->words, &motifs[i].label),
                              .chosen = whole.value[FACE_MOTIF] == (uint32_t)motifs[i].motif};
    editor_form_label(form, EDITOR_LABEL(form, T_("Picture in the middle")));
    int pressed = editor_form_buttons(form, buttons, NULL, MOTIFS);
    if (pressed < 0) return;
    editor_state_change(editor, 0);
    face_say(&editor->draft.face, FACE_MOTIF, (uint32_t)motifs[pressed].motif);
}

static void colour_row(EditorForm *form, FaceDetail detail, const char *label)
{
    EditorState *editor = form->editor;
    Face whole = face_whole(&editor->draft.face, editor->draft.felt);
    uint32_t rgb = whole.value[detail];
    if (editor_colour(form, ui_id("editor-face", (int)detail * 40), label, EDITOR_PALETTE_GROUPS,
                      &rgb))
        face_say(&editor->draft.face, detail, rgb);
}

void editor_face(EditorForm *form)
{
    like_buttons(form);
    editor_form_gap(form, 8);
    motif_buttons(form);
    editor_form_gap(form, 8);
    colour_row(form, FACE_RAIL, EDITOR_LABEL(form, T_("Edge of the board")));
    colour_row(form, FACE_MAIN, EDITOR_LABEL(form, T_("Main button")));
    colour_row(form, FACE_ACCENT, EDITOR_LABEL(form, T_("Icons")));
}
