/* deed_flight.c -- deeds on their way: from their square to the middle, and to who bought them. */
#include "view/moments/deed_flight.h"

#include "table/asking.h"
#include "view/board/board_layout.h"
#include "view/moments/brush.h"
#include "view/view_shown.h"

#define RISE_SECONDS 0.26
#define RISE_FROM 0.3 /* of its size */
/* Of the time of a purchase: the stamp, the flight, the tab that grows on the rail. */
#define STAMPED (0.12 / 0.6)
#define ARRIVED (0.44 / 0.6)

/* ---- rising ---- */

static double rise_seconds(const View *view)
{
    if (view_ui(view)->calm) return 0;
    if (view_is_person(view, asking_turn(view_game(view)))) return RISE_SECONDS;
    return view_pace(view) == PACE_INSTANT ? 0 : RISE_SECONDS / 2;
}

double deed_flight_rise(View *view, DeedId deed)
{
    Ui *ui = view_ui(view);
    double *last = ui_memory(ui, ui_id("deed-shown", 0), -1);
    bool first = *last < 0, other = *last != deed;
    *last = deed;
    double *began = ui_memory(ui, ui_id("deed-began", 0), -1);
    if (other) *began = first ? -1 : ui->now;
    double seconds = rise_seconds(view), time = ui->now - *began;
    if (*began < 0 || seconds <= 0 || time >= seconds) return 1;
    ui->restless = true;
    return brush_back(time / seconds);
}

Box deed_flight_box(Box square, Box place, double rise)
{
    double size = RISE_FROM + (1 - RISE_FROM) * rise;
    double x = box_middle_x(square) + (box_middle_x(place) - box_middle_x(square)) * rise,
           y = box_middle_y(square) + (box_middle_y(place) - box_middle_y(square)) * rise;
    return (Box){x - place.w * size / 2, y - place.h * size / 2, place.w * size, place.h * size};
}

/* ---- to who bought it ---- */

double deed_flight_part(const Stage *stage)
{
    if (stage->stamped == NO_DEED || stage->stamp_length <= 0) return 1;
    double part = (stage->clock - stage->stamp_began) / stage->stamp_length;
    if (part >= ARRIVED) return 1;
    return (part - STAMPED) / (ARRIVED - STAMPED);
}

void deed_flight_draw(View *view, const TableLayout *at)
{
    const Stage *stage = view_stage(view);
    Ui *ui = view_ui(view);
    double part = deed_flight_part(stage), way = brush_cubic(part);
    if (part < 0 || part >= 1 || stage->stamp_seat >= view_game(view)->seat_count) return;
    const Edition *edition = view_edition(view);
    Box middle = board_frame(at->board, edition->space_count, ui->unit).middle,
        card = at->card[stage->stamp_seat];
    double to = card.x + card.h, x = box_middle_x(middle) + (to - box_middle_x(middle)) * way,
           y = box_middle_y(middle) + (box_middle_y(card) - box_middle_y(middle)) * way;
    ui->canvas->verbs->push_place(ui->canvas, x, y, ui_px(ui, 2.4 - 1.8 * way), 0);
    brush_deed(
        ui->canvas, 0, 0, 0.03 * (1 - way),
        theme_group(&ui->theme, edition->groups[edition->deeds[stage->stamped].group].colour));
    ui->canvas->verbs->pop(ui->canvas);
}
