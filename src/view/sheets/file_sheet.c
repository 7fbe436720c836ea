/* file_sheet.c -- opening a game by the name of its file. */
#include "ui/line_entry.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 520.0

typedef struct FileNaming {
    bool fresh; /* the field has not been focused yet */
    char name[1024];
} FileNaming;

static FileNaming *naming_of(const View *view)
{
    return view_sheet_kept(view, SHEET_FILE);
}

static void open_sheet(View *view)
{
    naming_of(view)->fresh = true;
}

static void open_file(View *view)
{
    view_ask_with(view, (Request){.kind = REQUEST_FILE}, "", naming_of(view)->name);
    view_close_sheet(view);
}

static void pass(View *view)
{
    FileNaming *naming = naming_of(view);
    const LineEntry asked = {
        .word = "file-name",
        .width = WIDTH,
        .title = LABEL(view, T_("Which file?")),
        .explained = LABEL(view, T_("A record of opoly, or a saved game of Watopoly. "
                                    "You can also drop it into the window.")),
        .name = LABEL(view, T_("File")),
        .empty = LABEL(view, T_("Folder and name")),
        .cancel = LABEL(view, T_("Cancel")),
        .finished = LABEL(view, T_("Open")),
        .required = true,
        .fresh = &naming->fresh,
        .words = naming->name,
        .size = sizeof naming->name,
    };
    LineEntryAnswer answer = line_entry(view_ui(view), &asked);
    if (answer == LINE_ENTRY_GIVEN) open_file(view);
    if (answer == LINE_ENTRY_CANCELLED) view_close_sheet(view);
}

const SheetRow file_sheet = {
    .pass = pass, .open = open_sheet, .pauses = true, .keeps = sizeof(FileNaming)};
