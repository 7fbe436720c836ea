/* menu_sheet.c -- the menu of a running game. */
#include "table/take_back.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/ask_first.h"
#include "view/letters.h"
#include "view/sheets/scores_sheet.h"
#include "view/view_coach.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 560.0

typedef enum MenuItem {
    MENU_SAVE,
    MENU_NAME,
    MENU_UNDO,
    MENU_SETTINGS,
    MENU_HELP,
    MENU_CREDITS,
    MENU_RECORD,
    MENU_STOP,
    MENU_RESIGN,
    MENU_AGAIN,
    MENU_LEAVE,
    MENU_QUIT,
    MENU_COUNT
} MenuItem;

static const struct {
    Sentence label;
    Icon icon;
    bool danger;
} faces[MENU_COUNT] = {
    [MENU_SAVE] = {T_("Save game"), ICON_SAVE, false},
    [MENU_NAME] = {T_("Name this game"), ICON_PENCIL, false},
    [MENU_UNDO] = {T_("Take back"), ICON_UNDO, false},
    [MENU_SETTINGS] = {T_("Settings"), ICON_SETTINGS, false},
    [MENU_HELP] = {T_("Help"), ICON_HELP, false},
    [MENU_CREDITS] = {T_("Credits"), ICON_CROWN, false},
    [MENU_RECORD] = {T_("Save the record"), ICON_NEWSPAPER, false},
    [MENU_STOP] = {T_("Propose to stop"), ICON_HANDSHAKE, false},
    [MENU_RESIGN] = {T_("Resign"), ICON_PERSON, true},
    [MENU_AGAIN] = {T_("Start again"), ICON_REPLAY, true},
    [MENU_LEAVE] = {T_("Main menu"), ICON_BACK, false},
    [MENU_QUIT] = {T_("Quit"), ICON_QUIT, true},
};

/* ---- what each does ---- */

static Action action_of_item(const View *view, MenuItem item)
{
    return acting_action(view, item == MENU_STOP ? ACTION_STOP : ACTION_RESIGN);
}

static bool may(const View *view, MenuItem item, Text *why)
{
    if (item == MENU_STOP || item == MENU_RESIGN) {
        Action action = action_of_item(view, item);
        return acting_may(view, &action, why);
    }
    if (item != MENU_UNDO) return true;
    if (take_back_count(view_table(view)) > 0) return true;
    text_add(why, LABEL(view, T_("There is nothing to take back since the last dice or card.")));
    return false;
}

static void ask(View *view, RequestKind kind)
{
    view_ask(view, (Request){.kind = kind});
    view_close_sheet(view);
}

static void act(View *view, MenuItem item)
{
    Action action = action_of_item(view, item);
    ask_first_act(view, &action);
}

static void choose(View *view, MenuItem item)
{
    switch (item) {
    case MENU_SAVE: ask(view, REQUEST_SAVE); break;
    case MENU_NAME: view_open_sheet(view, SHEET_NAME); break;
    case MENU_UNDO: ask(view, REQUEST_UNDO); break;
    case MENU_RECORD: ask(view, REQUEST_RECORD); break;
    case MENU_SETTINGS: view_open_sheet(view, SHEET_SETTINGS); break;
    case MENU_HELP: view_open_sheet(view, SHEET_HELP); break;
    case MENU_CREDITS: view_open_sheet(view, SHEET_CREDITS); break;
    case MENU_STOP:
    case MENU_RESIGN: act(view, item); break;
    case MENU_AGAIN: scores_sheet_open(view, REQUEST_AGAIN); break;
    case MENU_LEAVE: scores_sheet_open(view, REQUEST_LEAVE); break;
    case MENU_QUIT: scores_sheet_open(view, REQUEST_QUIT); break;
    case MENU_COUNT: break;
    }
}

/* ---- drawing ---- */

static bool only_people(const View *view)
{
    const Seating *seating = table_seating(view_table(view));
    for (int i = 0; i < seating->count; i++)
        if (seating->seats[i].kind != NULL) return false;
    return true;
}

/* Whoever sits at the table may do without the coach: then nobody has it in this game. */
static double draw_coach(View *view, Box box)
{
    Ui *ui = view_ui(view);
    Box control;
    bool off = view_uncoached(view);
    if (view_preferences(view)->coach == COACHING_OFF) return 0;
    const char *label = LABEL(view, T_("No coach in this game"));
    double used = form_row(ui, box, label, LABEL(view, T_("For everybody at this table.")),
                           ui_px(ui, 44), ui_px(ui, 32), &control);
    if (control_switch(ui, control, ui_id("uncoached", 0), label, &off, false))
        view_ask(view, (Request){.kind = REQUEST_COACH, .id = off});
    return used;
}

/* A server keeps the game; nothing of it is ours to take back or begin anew. */
static bool is_offered(const View *view, MenuItem item)
{
    if (item == MENU_QUIT && view_stays(view)) return false;
    bool own = item == MENU_SAVE || item == MENU_NAME || item == MENU_UNDO || item == MENU_AGAIN;
    return !own || view_guest(view) == NULL;
}

static double draw_pace(View *view, Box box)
{
    const char *const words[PACE_COUNT] = {[PACE_WATCH] = LABEL(view, T_("Watch")),
                                           [PACE_QUICK] = LABEL(view, T_("Quick")),
                                           [PACE_INSTANT] = LABEL(view, T_("Instant"))};
    const char *title = LABEL(view, T_("Computers' turns"));
    Ui *ui = view_ui(view);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_LEFT};
    double line = lettering_line_height(ui, style) + ui_px(ui, 6);
    double height = control_choice_height(ui, box.w, words, PACE_COUNT);
    int chosen = view_preferences(view)->pace;
    lettering_line(ui, (Box){box.x, box.y, box.w, line}, title, style);
    if (control_choice(ui, (Box){box.x, box.y + line, box.w, height}, ui_id("menu-pace", 0), title,
                       words, PACE_COUNT, &chosen)) {
        view_edit_preferences(view)->pace = chosen;
        view_keep_preferences(view);
    }
    return line + height;
}

static void draw_item(View *view, Box box, MenuItem item)
{
    char buffer[UI_TIP_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    bool possible = may(view, item, &why);
    Button what = {.id = ui_id("menu-item", (int)item),
                   .label = view_label(view, &faces[item].label),
                   .icon = faces[item].icon,
                   .letter = item == MENU_SAVE ? LETTER_SAVE : '\0',
                   .look = faces[item].danger ? BUTTON_DANGER : BUTTON_PLAIN,
                   .disabled = !possible,
                   .tip = possible ? NULL : buffer};
    if (button(view_ui(view), box, what)) choose(view, item);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double gap = ui_px(ui, 8), height = ui_px(ui, 46), used = 0;
    int across = box.w >= ui_px(ui, 380) ? 2 : 1;
    (void)what;
    int count = 0;
    for (int item = 0; item < MENU_COUNT; item++) {
        if (!is_offered(view, (MenuItem)item)) continue;
        Box row = {box.x, box.y + count / across * (height + gap), box.w, height};
        draw_item(view, box_column(row, count % across, across, gap), (MenuItem)item);
        count++;
    }
    used = (count + across - 1) / across * (height + gap) + gap;
    if (view_guest(view) != NULL) return used;
    used += draw_coach(view, (Box){box.x, box.y + used, box.w, 0});
    if (only_people(view)) return used;
    return used + draw_pace(view, (Box){box.x, box.y + used, box.w, 0});
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), contents, NULL);
    Box box = sheet_begin(ui, &frame, LABEL(view, TC_("sheet", "Game")), WIDTH, height, 0, true);
    contents(ui, box, NULL);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const SheetRow menu_sheet = {.pass = pass, .pauses = true};
