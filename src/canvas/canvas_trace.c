/* canvas_trace.c -- a canvas that writes down which texts are seen where. */
#include "canvas/canvas_trace.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "canvas/inter_width.h"
#include "canvas/trace_marks.h"
#include "canvas/trace_path.h"
#include "canvas/trace_place.h"

enum { DEPTH = 64 };

static const double above = 0.74, below = 0.22; /* of the baseline, in sizes */

typedef struct State {
    TracePlace place;
    Box clip;
} State;

typedef struct TraceLayer {
    bool kept;
    uint64_t stamp;
    Box area;
    State state; /* when it was made */
    TraceMarks marks;
} TraceLayer;

typedef struct Trace {
    Canvas canvas;
    Canvas *inner;
    int muted; /* open layers that the inner canvas still has, and wants nothing of */
    Box window;
    State states[DEPTH];
    int depth;
    int open[CANVAS_LAYERS]; /* layers being drawn, the last is inmost */
    int open_count;
    TraceMarks marks;
    TraceLayer layers[CANVAS_LAYERS];
    TracePath path;
} Trace;

static Trace *mine(Canvas *canvas)
{
    return (Trace *)canvas;
}

static State *state_of(Trace *trace)
{
    return &trace->states[trace->depth];
}

/* Where verbs are passed on to, or NULL. */
static Canvas *inner_of(Canvas *canvas)
{
    return mine(canvas)->muted > 0 ? NULL : mine(canvas)->inner;
}

static TraceMarks *marks_now(Trace *trace)
{
    if (trace->open_count == 0) return &trace->marks;
    return &trace->layers[trace->open[trace->open_count - 1]].marks;
}

static char *copy_of(const char *words, size_t length)
{
    char *copy = mem_new(length + 1, 1);
    if (length > 0) memcpy(copy, words, length);
    return copy;
}

/* ---- paths ---- */

static void move_to(Canvas *canvas, double x, double y)
{
    trace_path_move(&mine(canvas)->path, x, y);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->move_to(inner, x, y);
}

static void line_to(Canvas *canvas, double x, double y)
{
    trace_path_line(&mine(canvas)->path, x, y);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->line_to(inner, x, y);
}

static void curve_to(Canvas *canvas, double x1, double y1, double x2, double y2, double x, double y)
{
    trace_path_curve(&mine(canvas)->path, x, y);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->curve_to(inner, x1, y1, x2, y2, x, y);
}

static void close_path(Canvas *canvas)
{
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->close(inner);
}

static void fill(Canvas *canvas, Colour colour)
{
    Trace *trace = mine(canvas);
    const State *state = state_of(trace);
    Box box;
    if (trace_path_box(&trace->path, &box) && !trace_place_slants(&state->place)) {
        Box shown = box_common(trace_place_box(&state->place, box), state->clip);
        if (shown.w > 0 && shown.h > 0) {
            trace_marks_fill(marks_now(trace), (TraceFill){.box = shown, .colour = colour},
                             trace->window);
        }
    }
    trace_path_clear(&trace->path);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->fill(inner, colour);
}

static void stroke(Canvas *canvas, double width, Colour colour)
{
    trace_path_clear(&mine(canvas)->path);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->stroke(inner, width, colour);
}

/* ---- text ---- */

static double measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    Canvas *inner = mine(canvas)->inner;
    return inner != NULL ? inner->verbs->measure(inner, words, length, font)
                         : inter_width(words, length, font);
}

static void write_words(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                        Font font, Colour colour)
{
    Trace *trace = mine(canvas);
    const State *state = state_of(trace);
    Box box = {x, baseline - above * font.size, measure(canvas, words, length, font),
               (above + below) * font.size};
    TraceText text = {.words = copy_of(words, length), .font = font, .colour = colour};
    text.font.size *= trace_place_scale(&state->place);
    text.box = text.seen = trace_place_box(&state->place, box);
    text.clip = state->clip;
    text.slanted = trace_place_slants(&state->place);
    trace_marks_write(marks_now(trace), text);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->write(inner, x, baseline, words, length, font, colour);
}

/* ---- places and clips ---- */

static void push(Trace *trace)
{
    assert(trace->depth + 1 < DEPTH);
    trace->states[trace->depth + 1] = trace->states[trace->depth];
    trace->depth++;
}

static void push_place(Canvas *canvas, double x, double y, double scale, double turn)
{
    push(mine(canvas));
    trace_place_move(&state_of(mine(canvas))->place, x, y, scale, turn);
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->push_place(inner, x, y, scale, turn);
}

static void push_clip(Canvas *canvas, Box box)
{
    push(mine(canvas));
    State *state = state_of(mine(canvas));
    state->clip = box_common(state->clip, trace_place_box(&state->place, box));
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->push_clip(inner, box);
}

static void pop(Canvas *canvas)
{
    assert(mine(canvas)->depth > 0);
    mine(canvas)->depth--;
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->pop(inner);
}

/* ---- layers ---- */

static bool same_box(Box a, Box b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

static bool layer_begin(Canvas *canvas, int number, uint64_t stamp, Box area)
{
    Trace *trace = mine(canvas);
    TraceLayer *layer = &trace->layers[number];
    if (layer->kept && layer->stamp == stamp && same_box(layer->area, area)) return false;
    Canvas *inner = inner_of(canvas);
    bool opened = inner != NULL && inner->verbs->layer_begin(inner, number, stamp, area);
    if (!opened) trace->muted++;
    trace_marks_clear(&layer->marks);
    layer->kept = true;
    layer->stamp = stamp;
    layer->area = area;
    push(trace);
    State *state = state_of(trace);
    state->clip = trace_place_box(&state->place, area);
    layer->state = *state;
    trace->open[trace->open_count++] = number;
    return true;
}

static void layer_end(Canvas *canvas)
{
    Trace *trace = mine(canvas);
    assert(trace->open_count > 0);
    trace->open_count--;
    trace->depth--;
    if (trace->muted > 0) {
        trace->muted--;
    } else {
        trace->inner->verbs->layer_end(trace->inner);
    }
}

/* Everything in a layer, from where it was made to where it is shown. */
static void show_mark(Trace *trace, const TraceMark *mark, const TracePlace *since)
{
    const State *state = state_of(trace);
    if (!mark->is_text) {
        Box box = box_common(trace_place_box(since, mark->fill.box), state->clip);
        if (box.w > 0 && box.h > 0) {
            trace_marks_fill(marks_now(trace), (TraceFill){box, mark->fill.colour}, trace->window);
        }
        return;
    }
    TraceText text = mark->text;
    text.words = copy_of(text.words, strlen(text.words));
    text.font.size *= trace_place_scale(since);
    text.box = trace_place_box(since, text.box);
    text.seen = trace_place_box(since, text.seen);
    text.clip = box_common(trace_place_box(since, text.clip), state->clip);
    text.slanted = text.slanted || trace_place_slants(since);
    trace_marks_write(marks_now(trace), text);
}

static void layer_show(Canvas *canvas, int number)
{
    Trace *trace = mine(canvas);
    const TraceLayer *layer = &trace->layers[number];
    if (layer->kept) {
        TracePlace since = trace_place_since(&layer->state.place, &state_of(trace)->place);
        for (int i = 0; i < layer->marks.count; i++) {
            show_mark(trace, &layer->marks.list[i], &since);
        }
    }
    Canvas *inner = inner_of(canvas);
    if (inner != NULL) inner->verbs->layer_show(inner, number);
}

static bool picture(Canvas *canvas, int number, Box box, bool round)
{
    Canvas *inner = inner_of(canvas);
    return inner != NULL && inner->verbs->picture(inner, number, box, round);
}

/* ---- the trace ---- */

static const CanvasVerbs verbs = CANVAS_VERBS;

Canvas *canvas_trace_new(Canvas *inner, double width, double height)
{
    Trace *trace = mem_new(1, sizeof *trace);
    trace->canvas.verbs = &verbs;
    trace->inner = inner;
    canvas_trace_begin(&trace->canvas, width, height);
    return &trace->canvas;
}

static void layers_forget(Trace *trace)
{
    for (int i = 0; i < CANVAS_LAYERS; i++) {
        trace_marks_free(&trace->layers[i].marks);
        trace->layers[i].kept = false;
    }
}

void canvas_trace_free(Canvas *canvas)
{
    if (canvas == NULL) return;
    Trace *trace = mine(canvas);
    layers_forget(trace);
    trace_marks_free(&trace->marks);
    mem_free(trace);
}

void canvas_trace_begin(Canvas *canvas, double width, double height)
{
    Trace *trace = mine(canvas);
    if (trace->window.w != width || trace->window.h != height) layers_forget(trace);
    trace->window = (Box){0, 0, width, height};
    trace->depth = 0;
    trace->states[0] = (State){.place = trace_place_none(), .clip = trace->window};
    trace_marks_clear(&trace->marks);
    trace_path_clear(&trace->path);
}

int canvas_trace_count(const Canvas *canvas)
{
    return ((const Trace *)canvas)->marks.text_count;
}

const TraceText *canvas_trace_text(const Canvas *canvas, int n)
{
    const TraceMarks *marks = &((const Trace *)canvas)->marks;
    return &marks->list[marks->texts[n]].text;
}

Box canvas_trace_window(const Canvas *canvas)
{
    return ((const Trace *)canvas)->window;
}
