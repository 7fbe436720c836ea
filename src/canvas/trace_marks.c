/* trace_marks.c -- texts and filled boxes in the order drawn. */
#include "canvas/trace_marks.h"

#include <string.h>

#include "base/mem.h"

static const double little = 0.01; /* pixels */
static const unsigned veil = 0x40; /* alpha from which all that is below is dimmed */

void trace_marks_clear(TraceMarks *marks)
{
    for (int i = 0; i < marks->count; i++) mem_free(marks->list[i].text.words);
    marks->count = 0;
    marks->text_count = 0;
}

void trace_marks_free(TraceMarks *marks)
{
    trace_marks_clear(marks);
    mem_free(marks->list);
    mem_free(marks->texts);
    *marks = (TraceMarks){0};
}

static TraceMark *add(TraceMarks *marks)
{
    if (marks->count == marks->room) {
        marks->room = marks->room == 0 ? 64 : marks->room * 2;
        marks->list = mem_resize(marks->list, (size_t)marks->room, sizeof *marks->list);
    }
    TraceMark *mark = &marks->list[marks->count++];
    memset(mark, 0, sizeof *mark);
    return mark;
}

static bool contains(Box outer, Box box)
{
    return box.x >= outer.x - little && box.y >= outer.y - little &&
           box_right(box) <= box_right(outer) + little &&
           box_bottom(box) <= box_bottom(outer) + little;
}

/* What is left of a text under an opaque box that covers one end of it. */
static Box trimmed(Box seen, Box cover)
{
    if (cover.y > seen.y + little || box_bottom(cover) < box_bottom(seen) - little) return seen;
    double right = box_right(seen);
    if (cover.x <= seen.x && box_right(cover) > seen.x) {
        seen.x = box_right(cover);
        seen.w = right - seen.x;
    } else if (cover.x < right && box_right(cover) >= right) {
        seen.w = cover.x - seen.x;
    }
    return seen;
}

void trace_marks_fill(TraceMarks *marks, TraceFill fill, Box window)
{
    unsigned alpha = fill.colour >> 24;
    bool veils = alpha >= veil && contains(fill.box, window);
    if (alpha == 0xFF || veils) {
        for (int i = 0; i < marks->text_count; i++) {
            TraceText *text = &marks->list[marks->texts[i]].text;
            if (veils || contains(fill.box, text->seen))
                text->hidden = true;
            else
                text->seen = trimmed(text->seen, fill.box);
        }
    }
    add(marks)->fill = fill;
}

/* Mixed from the boxes below; 0 while none of them is opaque. The corners of
 * a text do not count: grounds have round ones. */
static Colour ground_under(const TraceMarks *marks, Box box)
{
    Colour ground = 0;
    Box middle = box_inset(box, box.w / 8, box.h / 8);
    int first = marks->count - 1; /* the last opaque one: nothing below it is seen */
    for (; first > 0; first--) {
        const TraceMark *mark = &marks->list[first];
        if (mark->fill.colour >> 24 == 0xFF && !mark->is_text && contains(mark->fill.box, middle))
            break;
    }
    for (int i = first > 0 ? first : 0; i < marks->count; i++) {
        const TraceFill *fill = &marks->list[i].fill;
        if (marks->list[i].is_text || !contains(fill->box, middle)) continue;
        unsigned alpha = fill->colour >> 24;
        if (alpha == 0xFF)
            ground = fill->colour;
        else if (ground != 0)
            ground = colour_mixed(ground, fill->colour | 0xFF000000u, alpha / 255.0);
    }
    return ground;
}

void trace_marks_write(TraceMarks *marks, TraceText text)
{
    if (text.ground == 0) text.ground = ground_under(marks, text.box);
    if (marks->text_count == marks->text_room) {
        marks->text_room = marks->text_room == 0 ? 64 : marks->text_room * 2;
        marks->texts = mem_resize(marks->texts, (size_t)marks->text_room, sizeof *marks->texts);
    }
    marks->texts[marks->text_count++] = marks->count;
    TraceMark *mark = add(marks);
    mark->is_text = true;
    mark->text = text;
}
