/* naming_sheet.c -- giving a saved game a name. */
#include "view/sheets/naming_sheet.h"

#include "ui/line_entry.h"
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

static void pass(View *view)
{
    GameNaming *naming = naming_of(view);
    const LineEntry asked = {
        .word = "game-name",
        .width = WIDTH,
        .title = LABEL(view, T_("What is this game called?")),
        .explained = LABEL(view, T_("Without a name, the game is called by its edition, "
                                    "its players and when it began.")),
        .name = LABEL(view, T_("Name")),
        .empty = LABEL(view, T_("No name")),
        .cancel = LABEL(view, T_("Cancel")),
        .finished = LABEL(view, T_("Keep the name")),
        .fresh = &naming->fresh,
        .words = naming->name,
        .size = sizeof naming->name,
    };
    LineEntryAnswer answer = line_entry(view_ui(view), &asked);
    if (answer == LINE_ENTRY_GIVEN) keep_name(view);
    if (answer == LINE_ENTRY_CANCELLED) view_close_sheet(view);
}

const SheetRow naming_sheet = {
    .pass = pass, .open = open_sheet, .pauses = true, .keeps = sizeof(GameNaming)};
