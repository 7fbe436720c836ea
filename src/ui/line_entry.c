/* line_entry.c -- a sheet that asks for one line of text. */
#include "ui/line_entry.h"

#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "ui/writing.h"

typedef struct LineEntryPass {
    const LineEntry *asked;
    bool enter; /* Enter was pressed in the field */
} LineEntryPass;

static bool may_be_given(const LineEntry *asked)
{
    return !asked->required || asked->words[0] != '\0';
}

static double contents(Ui *ui, Box box, void *what)
{
    LineEntryPass *pass = what;
    const LineEntry *asked = pass->asked;
    double used = form_words(ui, box, asked->explained, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) +
                  ui_px(ui, 12);
    Box field = {box.x, box.y + used, box.w, button_height(ui)};
    uint32_t id = ui_id(asked->word, 2);
    if (*asked->fresh) writing_begin(ui, id);
    *asked->fresh = false;
    if (may_be_given(asked) && ui_is_focused(ui, id) && ui_key(ui, KEY_ENTER)) pass->enter = true;
    control_field(ui, field, id, asked->name, asked->words, asked->size, asked->empty);
    return used + field.h + ui_px(ui, 4);
}

LineEntryAnswer line_entry(Ui *ui, const LineEntry *asked)
{
    LineEntryPass pass = {.asked = asked};
    SheetFrame frame;
    Button buttons[2] = {
        {.id = ui_id(asked->word, 0), .label = asked->cancel},
        {.id = ui_id(asked->word, 1),
         .label = asked->finished,
         .look = BUTTON_MAIN,
         .disabled = !may_be_given(asked)},
    };
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, asked->width);
    Box box =
        sheet_begin(ui, &frame, asked->title, asked->width, form_height(ui, width, contents, &pass),
                    sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &pass);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 1 || pass.enter) return LINE_ENTRY_GIVEN;
    return pressed == 0 || frame.closed ? LINE_ENTRY_CANCELLED : LINE_ENTRY_OPEN;
}
