/* lesson_sheet.c -- a page of the lesson. */
#include "ui/sheet.h"
#include "view/view_lesson.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 520.0

static void pass(View *view)
{
    const LessonShown *page = view_lesson_page(view);
    Ui *ui = view_ui(view);
    SheetFrame frame;
    Style style = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    if (page->words[0] == '\0') {
        if (sheet_note(ui, LABEL(view, T_("Lesson")), LABEL(view, T_("No lesson is being given."))))
            view_close_sheet(view);
        return;
    }
    Button buttons[2] = {
        {.id = ui_id("lesson", 0), .label = LABEL(view, T_("Leave the lesson"))},
        {.id = ui_id("lesson", 1), .label = LABEL(view, T_("Go on")), .look = BUTTON_MAIN},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH);
    Box box =
        sheet_begin(ui, &frame, page->title, WIDTH, lettering_height(ui, width, page->words, style),
                    sheet_foot_height(ui, width, &foot), true);
    lettering_paragraph(ui, box, page->words, style);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 0) view_leave_lesson(view);
    if (pressed >= 0 || frame.closed) view_close_sheet(view);
}

const SheetRow lesson_sheet = {.pass = pass, .pauses = true};
