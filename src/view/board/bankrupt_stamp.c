/* bankrupt_stamp.c -- the stamp that stays on a bankrupt's card. */
#include "view/board/bankrupt_stamp.h"

#include "ui/lettering.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Not before it was seen. */
static bool went_bankrupt(const View *view, SeatId seat)
{
    for (size_t n = stage_told(view_stage(view)); n > 0; n--) {
        const Event *event = &table_event(view_table(view), n - 1)->event;
        if (event->seat == seat && event->kind == EVENT_RESIGNED) return false;
        if (event->seat == seat && event->kind == EVENT_BANKRUPT) return true;
    }
    return false;
}

void bankrupt_stamp(View *view, SeatId seat, Box box, double scale, bool centred)
{
    Ui *ui = view_ui(view);
    if (!went_bankrupt(view, seat)) return;
    const char *words = LABEL(view, T_("BANKRUPT"));
    Style style = {TYPE_SMALL, FONT_HEAVY, ui->theme.bad, ALIGN_CENTRE};
    double wide = lettering_width(ui, words, style) + 16 * scale, high = 20 * scale;
    double x = centred ? box_middle_x(box) : box.x + wide / 2 + 6 * scale;
    ui->canvas->verbs->push_place(ui->canvas, x, box_bottom(box) - high, 1, -8 / 360.0);
    Box stamp = {-wide / 2, -high / 2, wide, high};
    canvas_stroke_round(ui->canvas, stamp, 4 * scale, 2 * scale, ui->theme.bad);
    lettering_line(ui, stamp, words, style);
    ui->canvas->verbs->pop(ui->canvas);
}
