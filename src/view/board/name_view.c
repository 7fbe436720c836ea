/* name_view.c -- a player's name, with the mark of computers behind it. */
#include "view/board/name_view.h"

#include "ui/icon.h"
#include "ui/spoken.h"
#include "view/view_shown.h"
#include "view/view_words.h"

double name_view_draw(View *view, Box box, SeatId seat, Style style)
{
    Ui *ui = view_ui(view);
    double side = ui_px(ui, 15), gap = ui_px(ui, 5);
    bool computer = view_is_computer(view, seat);
    Box place = box;
    if (computer) place.w -= side + gap;
    double width =
        lettering_line(ui, place, table_seating(view_table(view))->seats[seat].name, style);
    if (!computer) return width;
    Box mark = {box.x + width + gap, box_middle_y(box) - side / 2, side, side};
    icon_draw(ui->canvas, ICON_ROBOT, mark, ui->theme.quiet);
    spoken_written(ui, mark, LABEL(view, TC_("player", "computer")), false, true);
    return width;
}
