/* scroll.c -- an area that shows a part of something taller. */
#include "ui/scroll.h"

#define AT_END 1e9 /* remembered instead of an offset: follows the end */

static double most_of(const Scroll *scroll)
{
    double more = scroll->height - scroll->area.h;
    return more > 1 ? more : 0;
}

static bool over_area(const Ui *ui, const Scroll *scroll)
{
    return ui->enabled &&
           box_holds(box_common(scroll->area, ui->clip), ui->pointer_x, ui->pointer_y);
}

static void by_wheel(Ui *ui, const Scroll *scroll, double *offset)
{
    if (ui->input.kind != INPUT_WHEEL || !over_area(ui, scroll) || most_of(scroll) <= 0) return;
    *offset += ui->input.wheel * ui_px(ui, 48);
    ui->input.kind = INPUT_NONE;
    ui->changed = true;
}

/* Dragging with the finger or the held button, from anywhere inside. */
static void by_drag(Ui *ui, const Scroll *scroll, double *offset)
{
    uint32_t drag = scroll->id + 1;
    double *last = ui_memory(ui, drag, -1);
    if (ui->input.kind == INPUT_DOWN && over_area(ui, scroll)) *last = ui->input.y;
    if (ui->input.kind == INPUT_UP || ui->input.kind == INPUT_LEAVE) *last = -1;
    if (ui->input.kind != INPUT_MOVE || *last < 0 || ui->grip || ui->input.y == *last) return;
    *offset -= ui->input.y - *last;
    *last = ui->input.y;
    ui->changed = true;
}

/* The focused thing is brought into sight. */
static void by_focus(const Ui *ui, const Scroll *scroll, double *offset)
{
    if (!ui->reveal || !ui->enabled) return;
    for (int i = 0; i < ui->before_count; i++) {
        const UiItem *item = &ui->before[i];
        if (item->id != ui->focus || item->scroll != scroll->id) continue;
        double above = scroll->area.y - item->whole.y + ui_px(ui, 6);
        double below = box_bottom(item->whole) + ui_px(ui, 6) - box_bottom(scroll->area);
        if (above > 0)
            *offset -= above;
        else if (below > 0)
            *offset += below;
    }
}

/* What is drawn: the area, and around its ends the ring of what has the focus. */
static Box drawn_part(const Ui *ui, const Scroll *scroll, double offset)
{
    double ring = ui_px(ui, 5);
    Box part = box_inset(scroll->area, -ring, 0);
    if (offset >= most_of(scroll)) part.h += ring;
    if (offset > 0) return part;
    return (Box){part.x, part.y - ring, part.w, part.h + ring};
}

Box scroll_begin(Ui *ui, Scroll *scroll, uint32_t id, Box area, double height, bool follow)
{
    *scroll = (Scroll){.id = id,
                       .area = area,
                       .height = height,
                       .outer_clip = ui->clip,
                       .outer_scroll = ui->scroll};
    double most = most_of(scroll);
    double offset = *ui_memory(ui, id, follow ? AT_END : 0);
    if (offset > most) offset = most;
    by_wheel(ui, scroll, &offset);
    by_drag(ui, scroll, &offset);
    by_focus(ui, scroll, &offset);
    offset = offset < 0 ? 0 : offset > most ? most : offset;
    *ui_memory(ui, id, 0) = follow && offset >= most - 1 ? AT_END : offset;
    ui->clip = box_common(ui->clip, area);
    ui->scroll = id;
    ui->canvas->verbs->push_clip(ui->canvas, drawn_part(ui, scroll, offset));
    return (Box){area.x, area.y - offset, area.w, height};
}

void scroll_end(Ui *ui, Scroll *scroll)
{
    ui->canvas->verbs->pop(ui->canvas);
    ui->clip = scroll->outer_clip;
    ui->scroll = scroll->outer_scroll;
    double most = most_of(scroll);
    if (most <= 0) return;
    double offset = *ui_memory(ui, scroll->id, 0);
    if (offset > most) offset = most;
    double long_enough = ui_px(ui, 24);
    double size = scroll->area.h * scroll->area.h / scroll->height;
    if (size < long_enough) size = long_enough;
    double y = scroll->area.y + (scroll->area.h - size) * offset / most;
    canvas_fill_round(ui->canvas,
                      (Box){box_right(scroll->area) - ui_px(ui, 5), y, ui_px(ui, 4), size},
                      ui_px(ui, 2), colour_faded(ui->theme.ink, 0.28));
}
