/* chat_sheet.c -- what is said at the table, over it. */
#include "ui/sheet.h"
#include "view/online/chat_view.h"
#include "view/view_online.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 440.0
#define HEIGHT 460.0

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    if (view_guest(view) == NULL) {
        view_close_sheet(view);
        return;
    }
    double height = ui_px(ui, HEIGHT), most = ui->screen.h - ui_px(ui, 140);
    if (height > most) height = most;
    Box box = sheet_begin(ui, &frame, LABEL(view, TC_("sheet", "Chat")), WIDTH, height, 0, true);
    box.h = height;
    chat_draw(view, box);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const SheetRow chat_sheet = {.pass = pass};
