/* load_empty.c -- what is shown while no game is saved. */
#include "view/screens/load_empty.h"

#include "ui/button.h"
#include "ui/form.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

void load_empty(View *view, Box box)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_TITLE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE};
    const char *words =
        LABEL(view, T_("No saved games yet.\nEvery game you play is saved here automatically."));
    double width = box.w - 2 * form_margin(ui);
    double high = lettering_height(ui, width, words, style), side = ui_px(ui, 56),
           gap = ui_px(ui, 24);
    Box all = box_centred(box, width, side + high + button_height(ui) + 2 * gap);
    icon_draw(ui->canvas, ICON_LOAD, box_centred(box_cut_top(&all, side), side, side),
              ui->theme.quiet);
    box_cut_top(&all, gap);
    lettering_paragraph(ui, box_cut_top(&all, high), words, style);
    box_cut_top(&all, gap);
    Button begin = {.id = ui_id("load-new", 0),
                    .label = LABEL(view, T_("New game")),
                    .look = BUTTON_MAIN,
                    .icon = ICON_DICE};
    if (button(ui, box_centred(all, button_width(ui, begin), button_height(ui)), begin))
        view_open_screen(view, SCREEN_SETUP);
}
