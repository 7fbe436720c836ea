/* review_marks.c -- the marks of moments: good, brilliant, mistaken, luck. */
#include "view/review/review_marks.h"

#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/review/review_facts.h"
#include "view/view_review.h"
#include "view/view_shown.h"

static const double brilliant = 0.1;

static bool is_luck(FindingKind kind)
{
    return kind == FINDING_THROW || kind == FINDING_CARD || kind == FINDING_PICK ||
           kind == FINDING_SETUP;
}

Colour review_mark_colour(const View *view, int moment)
{
    const Theme *theme = &view_ui(view)->theme;
    double change;
    review_facts_seat(view, moment, &change);
    if (is_luck(finding_moment(view_review(view), moment)->kind)) return theme->quiet;
    return change > 0 ? theme->good : theme->bad;
}

static void draw_disc(Ui *ui, Box box, Colour ground)
{
    double x = box_middle_x(box), y = box_middle_y(box);
    canvas_fill_circle(ui->canvas, x, y, box.w / 2, ui->theme.card);
    canvas_fill_circle(ui->canvas, x, y, box.w * 0.43, ground);
}

void review_mark(View *view, Box box, int moment)
{
    Ui *ui = view_ui(view);
    Colour ground = review_mark_colour(view, moment);
    Colour ink = theme_legible(ui->theme.card, ground);
    double change;
    review_facts_seat(view, moment, &change);
    draw_disc(ui, box, ground);
    if (is_luck(finding_moment(view_review(view), moment)->kind)) {
        icon_draw(ui->canvas, ICON_DICE, box_centred(box, box.w * 0.55, box.w * 0.55), ink);
        return;
    }
    spoken_hush(ui);
    lettering_line(ui, box,
                   change > brilliant ? "!!"
                   : change > 0       ? "!"
                                      : "?",
                   (Style){TYPE_LARGE, FONT_HEAVY, ink, ALIGN_CENTRE});
    spoken_speak(ui);
}

void review_mark_out(View *view, Box box, Colour colour)
{
    Ui *ui = view_ui(view);
    double x = box_middle_x(box), y = box_middle_y(box), arm = box.w * 0.17;
    Colour ink = theme_legible(ui->theme.card, colour);
    draw_disc(ui, box, colour);
    canvas_line(ui->canvas, x - arm, y - arm, x + arm, y + arm, ui_px(ui, 2), ink);
    canvas_line(ui->canvas, x - arm, y + arm, x + arm, y - arm, ui_px(ui, 2), ink);
}
