/* confirm_sheet.c -- a question before something that cannot be taken back. */
#include "ui/sheet.h"
#include "view/letters.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 440.0

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    Style style = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Button buttons[2] = {
        {.id = ui_id("confirm", 0), .label = LABEL(view, T_("Cancel"))},
        {.id = ui_id("confirm", 1),
         .label = view_confirmed(view)->yes,
         .look = BUTTON_DANGER,
         .letter = LETTER_YES},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("Are you sure?")), WIDTH,
                          lettering_height(ui, width, view_confirmed(view)->question, style),
                          sheet_foot_height(ui, width, &foot), true);
    lettering_paragraph(ui, box, view_confirmed(view)->question, style);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 1) view_ask(view, view_confirmed(view)->request);
    if (pressed >= 0 || frame.closed) view_close_sheet(view);
}

const SheetRow confirm_sheet = {.pass = pass, .pauses = true};
