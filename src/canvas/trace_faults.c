/* trace_faults.c -- what is wrong with the texts of a picture. */
#include "canvas/canvas_trace.h"

#include <math.h>

static const double slack = 1; /* pixels */

static void write_box(Box box, Text *out)
{
    const double parts[] = {box.x, box.y, box.w, box.h};
    for (int i = 0; i < 4; i++) {
        if (i > 0) text_add_char(out, ' ');
        text_add_int(out, (int64_t)floor(parts[i] + 0.5));
    }
}

static void write_text(const TraceText *text, Text *out)
{
    text_add_quoted(out, text->words);
    text_add(out, " (");
    write_box(text->box, out);
    text_add_char(out, ')');
}

static Box visible_part(const TraceText *text)
{
    return box_common(text->seen, text->clip);
}

/* Can anything of it be seen? Blank texts never are. */
static bool visible(const TraceText *text)
{
    enum { ALPHA_LEAST = 16 };
    if (text->hidden || text->colour >> 24 < ALPHA_LEAST) return false;
    Box part = visible_part(text);
    return part.w > slack && part.h > slack;
}

/* The same words drawn once more, a little beside: an edge or a shadow. */
static bool is_double(const TraceText *a, const TraceText *b)
{
    const double near = 3;
    return text_same(a->words, b->words) && fabs(a->box.x - b->box.x) < near &&
           fabs(a->box.y - b->box.y) < near;
}

static bool overlap(const TraceText *a, const TraceText *b)
{
    if (a->slanted || b->slanted || is_double(a, b)) return false;
    Box common = box_common(visible_part(a), visible_part(b));
    return common.w > slack && common.h > slack;
}

static int overlaps_of(const Canvas *trace, int n, Text *out)
{
    const TraceText *text = canvas_trace_text(trace, n);
    int count = 0;
    for (int i = 0; i < n; i++) {
        const TraceText *other = canvas_trace_text(trace, i);
        if (!visible(other) || !overlap(text, other)) continue;
        write_text(other, out);
        text_add(out, " lies under ");
        write_text(text, out);
        text_add_char(out, '\n');
        count++;
    }
    return count;
}

static int cut_of(const TraceText *text, Text *out)
{
    if (text->slanted) return 0;
    Box box = text->box, clip = text->clip;
    const double over[] = {clip.x - box.x, clip.y - box.y, box_right(box) - box_right(clip),
                           box_bottom(box) - box_bottom(clip)};
    static const char *const sides[] = {"left", "top", "right", "bottom"};
    for (int i = 0; i < 4; i++) {
        if (over[i] <= slack) continue;
        write_text(text, out);
        text_add(out, " is cut by ");
        text_add_int(out, (int64_t)ceil(over[i]));
        text_add(out, " at the ");
        text_add(out, sides[i]);
        text_add_char(out, '\n');
        return 1;
    }
    return 0;
}

int canvas_trace_faults(const Canvas *trace, Text *out)
{
    int count = 0;
    for (int i = 0; i < canvas_trace_count(trace); i++) {
        const TraceText *text = canvas_trace_text(trace, i);
        if (!visible(text)) continue;
        count += overlaps_of(trace, i, out) + cut_of(text, out);
    }
    return count;
}

static double contrast_wanted(Font font)
{
    const double large = 24, large_bold = 18.66;
    return font.size >= (font.weight >= FONT_BOLD ? large_bold : large) ? 3 : 4.5;
}

int canvas_trace_faint(const Canvas *trace, Text *out)
{
    int count = 0;
    for (int i = 0; i < canvas_trace_count(trace); i++) {
        const TraceText *text = canvas_trace_text(trace, i);
        /* What lies slanted under a slanted text is not known. */
        if (!visible(text) || text->ground == 0 || text->slanted) continue;
        Colour colour =
            colour_mixed(text->ground, text->colour | 0xFF000000u, (text->colour >> 24) / 255.0);
        double contrast = colour_contrast(colour, text->ground);
        if (contrast >= contrast_wanted(text->font)) continue;
        write_text(text, out);
        text_add(out, " has a contrast of ");
        text_add_int(out, (int64_t)contrast);
        text_add_char(out, '.');
        text_add_int(out, (int64_t)(contrast * 10) % 10);
        text_add_char(out, '\n');
        count++;
    }
    return count;
}

int canvas_trace_small(const Canvas *trace, double least, Text *out)
{
    int count = 0;
    for (int i = 0; i < canvas_trace_count(trace); i++) {
        const TraceText *text = canvas_trace_text(trace, i);
        if (!visible(text) || text->font.size >= least - 0.01) continue;
        write_text(text, out);
        text_add(out, " is only ");
        text_add_int(out, (int64_t)text->font.size);
        text_add_char(out, '.');
        text_add_int(out, (int64_t)(text->font.size * 10) % 10);
        text_add(out, " pixels high\n");
        count++;
    }
    return count;
}
