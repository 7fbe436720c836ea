/* warning_sheet.c -- a word of the coach before something that loses much. */
#include "ui/sheet.h"
#include "view/letters.h"
#include "view/view_coach.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 520.0

/* Opened by its word while there is nothing to warn of. */
static void no_warning(View *view)
{
    if (sheet_note(view_ui(view), LABEL(view, T_("Coach")),
                   LABEL(view, T_("There is nothing to warn you of."))))
        view_close_sheet(view);
}

static void answer(View *view, int pressed, bool closed, bool better)
{
    if (pressed == 0) view_answer_warning(view, WARNING_MEANT);
    if (pressed == 1 || closed) view_answer_warning(view, WARNING_NEITHER);
    if (pressed == 2 && better) view_answer_warning(view, WARNING_INSTEAD);
}

static void pass(View *view)
{
    const Warning *warning = view_warning(view);
    Ui *ui = view_ui(view);
    SheetFrame frame;
    if (warning->words[0] == '\0') {
        no_warning(view);
        return;
    }
    bool better = warning->label[0] != '\0';
    Style style = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Button buttons[3] = {
        {.id = ui_id("warning", 0), .label = LABEL(view, T_("Do it anyway")), .letter = LETTER_YES},
        {.id = ui_id("warning", 1),
         .label = LABEL(view, T_("Think again")),
         .look = better ? BUTTON_PLAIN : BUTTON_MAIN},
        {.id = ui_id("warning", 2), .label = warning->label, .look = BUTTON_MAIN},
    };
    SheetFoot foot = {.buttons = buttons, .count = better ? 3 : 2};
    double width = sheet_inner_width(ui, WIDTH);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("A word from the coach")), WIDTH,
                          lettering_height(ui, width, warning->words, style),
                          sheet_foot_height(ui, width, &foot), true);
    lettering_paragraph(ui, box, warning->words, style);
    sheet_end(ui, &frame);
    answer(view, sheet_foot(ui, frame.foot, &foot), frame.closed, better);
}

const SheetRow warning_sheet = {.pass = pass, .pauses = true};
