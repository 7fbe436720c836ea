/* editor_panel.c -- the pages of the map editor beside or below the board, and their tabs. */
#include "view/editor/editor_panel.h"

#include "ui/button.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/editor/editor_board.h"
#include "view/editor/editor_box.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_deck.h"
#include "view/editor/editor_group.h"
#include "view/editor/editor_problems.h"
#include "view/editor/editor_space.h"
#include "view/editor/editor_state.h"
#include "view/view_shown.h"
#include "view/view_words.h"

typedef struct PageInfo {
    Sentence label;
    Icon icon;
    Contents contents;
} PageInfo;

static const PageInfo pages[EDITOR_PAGE_COUNT] = {
    [EDITOR_PAGE_MAP] = {T_("Map"), ICON_MAP, NULL},
    [EDITOR_PAGE_SPACE] = {T_("Space"), ICON_PENCIL, editor_space},
    [EDITOR_PAGE_GROUPS] = {T_("Groups"), ICON_HOUSE, editor_group},
    [EDITOR_PAGE_CARDS] = {T_("Cards"), ICON_CARD, editor_deck},
    [EDITOR_PAGE_BOX] = {T_("Box"), ICON_INFO, editor_box},
    [EDITOR_PAGE_CHECK] = {T_("Check"), ICON_CHECK, editor_problems},
};

static Button page_button(const View *view, const EditorState *editor, EditorPage page,
                          const char *problems)
{
    bool wrong = page == EDITOR_PAGE_CHECK && !editor_check_good(editor);
    return (Button){.id = ui_id("editor-tab", (int)page),
                    .label = wrong ? problems : view_label(view, &pages[page].label),
                    .look = wrong ? BUTTON_DANGER : BUTTON_PLAIN,
                    .chosen = editor->page == page};
}

/* Tabs are a little closer together than other buttons. */
static double tab_width(Ui *ui, Button tab)
{
    return button_width(ui, tab) - ui_px(ui, 11);
}

static double tabs_width(Ui *ui, Button *tabs, int count, double gap)
{
    double sum = -gap;
    for (int i = 0; i < count; i++) {
        tabs[i].icon_only = false;
        sum += tab_width(ui, tabs[i]) + gap;
    }
    return sum;
}

/* Words where all of them fit, or else icons. */
static void tab_row(View *view, Box row, EditorPage first)
{
    Ui *ui = view_ui(view);
    EditorState *editor = editor_of(view);
    char problems[160];
    Text text = text_into(problems, sizeof problems);
    Button tabs[EDITOR_PAGE_COUNT];
    int count = EDITOR_PAGE_COUNT - (int)first;
    double gap = ui_px(ui, row.w < ui_px(ui, 320) ? 2 : 6);
    editor_problems_count(&ui->words, editor, &text);
    for (int i = 0; i < count; i++)
        tabs[i] = page_button(view, editor, (EditorPage)((int)first + i), problems);
    double spare = (row.w - tabs_width(ui, tabs, count, gap)) / count;
    for (int i = 0; i < count; i++) {
        tabs[i].icon_only = spare < 0;
        if (spare < 0) tabs[i].icon = pages[(int)first + i].icon;
        if (spare < 0 && tabs[i].look == BUTTON_DANGER) tabs[i].icon = ICON_WARNING;
        double wide =
            spare < 0 ? box_column(row, 0, count - i, gap).w : tab_width(ui, tabs[i]) + spare;
        if (button(ui, box_cut_left(&row, wide), tabs[i]))
            editor->page = (EditorPage)((int)first + i);
        box_cut_left(&row, gap);
    }
}

void editor_panel(View *view, Box box, EditorPage first)
{
    Ui *ui = view_ui(view);
    EditorState *editor = editor_of(view);
    double pad = ui_px(ui, 16);
    tab_row(view, box_cut_top(&box, ui_target(ui)), first);
    box_cut_top(&box, ui_px(ui, 8));
    if (editor->page == EDITOR_PAGE_MAP) {
        editor_board(view, box);
        return;
    }
    form_panel(ui, box);
    Contents contents = pages[editor->page].contents;
    double height = form_height(ui, box.w - 2 * pad, contents, NULL) + 2 * pad;
    Scroll scroll;
    Box inner =
        scroll_begin(ui, &scroll, ui_id("editor-page", (int)editor->page), box, height, false);
    contents(ui, box_inset(inner, pad, pad), NULL);
    scroll_end(ui, &scroll);
}
