/* editor_screen.c -- the map editor. */
#include "view/editor/editor_screen.h"

#include "base/mem.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "ui/sheet.h"
#include "view/editor/editor_board.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_panel.h"
#include "view/editor/editor_problems.h"
#include "view/editor/editor_state.h"
#include "view/letters.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define PAD 16.0
#define PANEL 400.0        /* beside the board */
#define PANEL_LEAST 220.0  /* below it; with less the board has its own page */
#define BOARD_STRETCH 1.25 /* sides of the board differ by no more */

/* ---- opening ---- */

/* Its own memory: most people never open it. */
typedef struct EditorKept {
    EditorState *state; /* owned; NULL until the editor is opened */
} EditorKept;

EditorState *editor_of(const View *view)
{
    const EditorKept *kept = view_screen_kept(view, SCREEN_EDITOR);
    return kept->state;
}

static EditorState *editor_made(View *view)
{
    EditorKept *kept = view_screen_kept(view, SCREEN_EDITOR);
    if (kept->state == NULL) {
        kept->state = mem_new(1, sizeof *kept->state);
        kept->state->source = kept->state->wanted = -1;
    }
    return kept->state;
}

static void free_kept(void *kept)
{
    EditorState *editor = ((EditorKept *)kept)->state;
    if (editor == NULL) return;
    text_free(&editor->text);
    text_free(&editor->languages);
    mem_free(editor);
}

/* A draft that is not saved yet is gone on with. */
static bool start_with(View *view, const char *edition_word)
{
    const EditionLibrary *library = view_library(view);
    EditorState *editor = editor_made(view);
    editor_state_list(editor, library);
    bool keep = editor->text.start != NULL && editor_state_unsaved(editor, library);
    if (keep || editor_state_start(editor, library, view_words(view), edition_word)) return true;
    view_tell(view, LABEL(view, T_("This edition has mistakes and cannot be changed here.")));
    return false;
}

bool editor_has_unsaved(const View *view)
{
    const EditorKept *kept = view_screen_kept(view, SCREEN_EDITOR);
    return kept->state != NULL && kept->state->text.start != NULL && view_library(view) != NULL &&
           editor_state_unsaved(kept->state, view_library(view));
}

void editor_open(View *view, const char *edition_word)
{
    if (view_library(view) != NULL && start_with(view, edition_word)) view_go(view, SCREEN_EDITOR);
}

static bool open_screen(View *view)
{
    const EditionLibrary *library = view_library(view);
    if (library == NULL || library->count == 0) return false;
    return start_with(view, view_table(view) != NULL ? view_edition(view)->word
                                                     : library->sources[0].word);
}

/* ---- undo, save, play ---- */

/* What lies in the library as it is here is this board. */
static void note_saved(View *view)
{
    EditorState *editor = editor_of(view);
    if (editor->text.start != NULL && editor_state_saved(editor, view_library(view)))
        text_copy(editor->kept_as, sizeof editor->kept_as, editor->draft.word);
}

/* Another board that was there before is not replaced unasked. */
static void keep(View *view, bool play)
{
    const EditorState *editor = editor_of(view);
    const char *word = editor->draft.word;
    Request request = view_request_with(view, (Request){.kind = REQUEST_EDITION, .id = play}, word,
                                        editor->text.start);
    bool other =
        edition_source(view_library(view), word) != NULL && !text_same(editor->kept_as, word);
    if (!other) {
        view_ask(view, request);
        return;
    }
    view_confirm(view,
                 PHRASE(view,
                        T_("There is a board called {word} already. Shall this one take its "
                           "place?"),
                        arg_word(word))
                     .words,
                 LABEL(view, T_("Replace it")), request);
}

enum { ACTION_UNDO, ACTION_SAVE, ACTION_PLAY, ACTIONS };

/* How much of the buttons is written out. */
typedef enum Brevity { BREVITY_WORDS, BREVITY_MAIN_WORD, BREVITY_ICONS } Brevity;

static void action_buttons(const View *view, Brevity brevity, Button buttons[ACTIONS])
{
    const EditorState *editor = editor_of(view);
    bool good = editor_check_good(editor),
         saved = good && editor_state_saved(editor, view_library(view));
    const char *wrong = good ? NULL : editor_problems_first(editor);
    if (number_field_any_wrong(view_ui(view))) {
        good = false;
        wrong = LABEL(view, T_("A number is wrong: its field is marked."));
    }
    buttons[ACTION_UNDO] = (Button){.id = ui_id("editor-undo", 0),
                                    .label = LABEL(view, T_("Undo")),
                                    .icon = ICON_UNDO,
                                    .icon_only = brevity != BREVITY_WORDS,
                                    .letter = LETTER_UNDO,
                                    .disabled = !editor_state_can_undo(editor)};
    buttons[ACTION_SAVE] =
        (Button){.id = ui_id("editor-save", 0),
                 .label = saved ? LABEL(view, T_("Saved")) : LABEL(view, T_("Save")),
                 .icon = saved ? ICON_CHECK : ICON_SAVE,
                 .icon_only = brevity != BREVITY_WORDS,
                 .letter = LETTER_SAVE,
                 .disabled = !good || saved,
                 .tip = wrong};
    buttons[ACTION_PLAY] = (Button){.id = ui_id("editor-play", 0),
                                    .label = LABEL(view, T_("Play it")),
                                    .look = BUTTON_MAIN,
                                    .icon = ICON_PLAY,
                                    .icon_only = brevity == BREVITY_ICONS,
                                    .letter = LETTER_PLAY,
                                    .disabled = !good,
                                    .tip = wrong};
}

static double actions_width(View *view, Brevity brevity)
{
    Button buttons[ACTIONS];
    double sum = -ui_px(view_ui(view), 8);
    action_buttons(view, brevity, buttons);
    for (int i = 0; i < ACTIONS; i++)
        sum += button_width(view_ui(view), buttons[i]) + ui_px(view_ui(view), 8);
    return sum;
}

static Brevity brevity_for(View *view, double room)
{
    Brevity brevity = BREVITY_WORDS;
    while (brevity < BREVITY_ICONS && actions_width(view, brevity) > room)
        brevity = (Brevity)(brevity + 1);
    return brevity;
}

/* They fill the box: those with words share what is left. */
static void actions(View *view, Box box, Brevity brevity)
{
    Ui *ui = view_ui(view);
    Button buttons[ACTIONS];
    int pressed = -1, wordy = brevity == BREVITY_MAIN_WORD ? 1 : ACTIONS;
    action_buttons(view, brevity, buttons);
    double spare = box.w - actions_width(view, brevity);
    for (int i = 0; i < ACTIONS; i++) {
        bool grows = brevity != BREVITY_MAIN_WORD || i == ACTION_PLAY;
        double wide = button_width(ui, buttons[i]) + (grows ? spare / wordy : 0);
        if (button(ui, box_cut_left(&box, wide), buttons[i])) pressed = i;
        box_cut_left(&box, ui_px(ui, 8));
    }
    if (pressed == ACTION_UNDO) editor_state_undo(editor_of(view));
    if (pressed == ACTION_SAVE || pressed == ACTION_PLAY) keep(view, pressed == ACTION_PLAY);
}

/* ---- where things are ---- */

static void beside(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double wide = ui_px(ui, PANEL), gap = ui_px(ui, PAD);
    if (wide > box.w * 0.5) wide = box.w * 0.5;
    double spare = box.w - wide - gap - box.h * BOARD_STRETCH;
    if (spare > 0) wide += spare;
    Box column = box_cut_right(&box, wide);
    box.w -= gap;
    if (editor_of(view)->page == EDITOR_PAGE_MAP) editor_of(view)->page = EDITOR_PAGE_SPACE;
    if (box.h > box.w * BOARD_STRETCH) box.h = box.w * BOARD_STRETCH;
    editor_panel(view, column, EDITOR_PAGE_SPACE);
    editor_board(view, box);
}

static void below(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12), high = box.w;
    if (box.h - high - gap < ui_px(ui, PANEL_LEAST)) high = box.h - gap - ui_px(ui, PANEL_LEAST);
    if (high < box.w * 0.7) {
        editor_panel(view, box, EDITOR_PAGE_MAP);
        return;
    }
    Box board = box_cut_top(&box, high);
    box_cut_top(&box, gap);
    if (editor_of(view)->page == EDITOR_PAGE_MAP) editor_of(view)->page = EDITOR_PAGE_SPACE;
    editor_panel(view, box, EDITOR_PAGE_SPACE);
    editor_board(view, board);
}

/* The buttons are beside the title if there is room, otherwise at the
 * bottom. */
static void draw_all(View *view)
{
    Ui *ui = view_ui(view);
    double high = button_height(ui);
    Box rest = view_screen_head(view, LABEL(view, T_("Map editor")));
    double title = lettering_width(ui, LABEL(view, T_("Map editor")),
                                   (Style){TYPE_HEAD, FONT_BOLD, 0, ALIGN_LEFT});
    double room = rest.w - ui_px(ui, 52) - title - ui_px(ui, 24);
    if (actions_width(view, BREVITY_MAIN_WORD) <= room) {
        Brevity brevity = brevity_for(view, room);
        double wide = actions_width(view, brevity);
        double banner = rest.y - ui_px(ui, 12) - ui->screen.y;
        Box place = {box_right(rest) - wide, ui->screen.y + (banner - high) / 2, wide, high};
        actions(view, place, brevity);
    } else {
        Box foot = box_cut_bottom(&rest, high);
        box_cut_bottom(&rest, ui_px(ui, 12));
        actions(view, foot, brevity_for(view, foot.w));
    }
    if (ui->screen.w > ui->screen.h * 0.8)
        beside(view, rest);
    else
        below(view, rest);
}

/* ---- starting from another edition ---- */

static void ask_to_start_again(View *view)
{
    enum { WIDTH = 440 };
    Ui *ui = view_ui(view);
    EditorState *editor = editor_of(view);
    SheetFrame frame;
    char question[480];
    Text text = text_into(question, sizeof question);
    Style style = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Button buttons[2] = {
        {.id = ui_id("editor-again", 0), .label = LABEL(view, T_("Keep them"))},
        {.id = ui_id("editor-again", 1),
         .label = LABEL(view, T_("Start again")),
         .look = BUTTON_DANGER},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH);
    SAY(&ui->words, &text,
        T_("The changes to {name} are not saved. Discard them and start from {other_name}?"),
        arg_name(editor->draft.title), arg_other_name(editor->sources[editor->wanted].title));
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("Start again?")), WIDTH,
                          lettering_height(ui, width, question, style),
                          sheet_foot_height(ui, width, &foot), true);
    lettering_paragraph(ui, box, question, style);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 1) {
        editor_state_start(editor, view_library(view), view_words(view),
                           editor->sources[editor->wanted].word);
        editor->page = EDITOR_PAGE_BOX;
    }
    if (pressed >= 0 || frame.closed) editor->wanted = -1;
}

/* ---- the screen ---- */

/* Escape lets go of a space before it leaves the screen. */
static void cancel_drag(View *view)
{
    if (editor_board_dragged(view) >= 0 && ui_key(view_ui(view), KEY_ESCAPE))
        view_ui(view)->active = 0;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    EditorState *editor = editor_of(view);
    bool enabled = ui->enabled;
    if (editor == NULL || view_library(view) == NULL || editor->draft.space_count == 0) {
        view_screen_head(view, LABEL(view, T_("Map editor")));
        return;
    }
    editor_state_list(editor, view_library(view));
    editor_check(editor, view_library(view), &ui->words);
    note_saved(view);
    if (enabled && ui->focus != editor->touched) editor->touched = 0;
    bool asks = editor->wanted >= 0;
    ui->enabled = enabled && !asks;
    cancel_drag(view);
    draw_all(view);
    ui->enabled = enabled;
    if (asks) ask_to_start_again(view);
    editor_check(editor, view_library(view), &ui->words);
}

const ScreenRow editor_screen = {
    .pass = pass, .open = open_screen, .keeps = sizeof(EditorKept), .free = free_kept};
