/* naming_sheet.c -- giving a saved game a name. */
#include "view/sheets/naming_sheet.h"

#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 440.0

typedef struct GameNaming {
    int64_t id;
    bool fresh; /* the field has not been focused yet */
    char name[248];
} GameNaming;

static GameNaming *naming_of(const View *view)
{
    return view_sheet_kept(view, SHEET_NAME);
}

/* Of the running game, until somebody says of which. */
static void open_sheet(View *view)
{
    int count;
    const SavedGame *saved = view_saved(view, &count);
    *naming_of(view) = (GameNaming){.fresh = true};
    for (int i = 0; i < count; i++)
        if (saved[i].running)
            text_copy(naming_of(view)->name, sizeof naming_of(view)->name, saved[i].given);
}

void naming_sheet_open(View *view, int64_t id, const char *given)
{
    view_open_sheet(view, SHEET_NAME);
    naming_of(view)->id = id;
    text_copy(naming_of(view)->name, sizeof naming_of(view)->name, given);
}

static void keep_name(View *view)
{
    GameNaming *naming = naming_of(view);
    view_ask_with(view, (Request){.kind = REQUEST_NAME, .id = naming->id}, "", naming->name);
    view_close_sheet(view);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = what;
    GameNaming *naming = naming_of(view);
    double gap = ui_px(ui, 12);
    double used = form_words(ui, box,
                             LABEL(view, T_("Without a name, the game is called by its edition, "
                                            "its players and when it began.")),
                             TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) +
                  gap;
    Box field = {box.x, box.y + used, box.w, button_height(ui)};
    uint32_t id = ui_id("game-name", 0);
    if (naming->fresh) ui_focus_on(ui, id);
    naming->fresh = false;
    bool enter = ui_is_focused(ui, id) && ui_key(ui, KEY_ENTER);
    control_field(ui, field, id, LABEL(view, T_("Name")), naming->name, sizeof naming->name,
                  LABEL(view, T_("No name")));
    if (enter) keep_name(view);
    return used + field.h + ui_px(ui, 4);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    Button buttons[2] = {
        {.id = ui_id("naming", 0), .label = LABEL(view, T_("Cancel"))},
        {.id = ui_id("naming", 1), .label = LABEL(view, T_("Keep the name")), .look = BUTTON_MAIN},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("What is this game called?")), WIDTH,
                          form_height(ui, width, contents, view),
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, view);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 1) keep_name(view);
    if (pressed == 0 || frame.closed) view_close_sheet(view);
}

const SheetRow naming_sheet = {
    .pass = pass, .open = open_sheet, .pauses = true, .keeps = sizeof(GameNaming)};
