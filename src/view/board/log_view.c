/* log_view.c -- the running account, in sentences. */
#include "view/board/log_view.h"

#include "table/account.h"
#include "ui/lettering.h"
#include "ui/scroll.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Older sentences are in the record and in the replay. */
enum { LOG_EVENTS = 400, LOG_SENTENCES = 120, SENTENCE_SIZE = 600 };

typedef struct Sentences {
    int count;
    size_t event[LOG_SENTENCES]; /* oldest first */
} Sentences;

/* The last events with a sentence, from the newest backward. */
static void collect(const View *view, Sentences *sentences)
{
    size_t shown = stage_told(view_stage(view));
    if (shown > table_event_count(view_table(view))) shown = table_event_count(view_table(view));
    const Words *words = view_words(view);
    char buffer[SENTENCE_SIZE];
    sentences->count = 0;
    for (size_t n = shown; n > 0 && shown - n < LOG_EVENTS && sentences->count < LOG_SENTENCES;
         n--) {
        Text text = text_into(buffer, sizeof buffer);
        bool heading = table_event(view_table(view), n - 1)->event.kind == EVENT_TURN_BEGAN;
        if (heading || account_event(view_table(view), n - 1, words, &text))
            sentences->event[sentences->count++] = n - 1;
    }
    for (int i = 0; i < sentences->count / 2; i++) {
        size_t other = sentences->event[sentences->count - 1 - i];
        sentences->event[sentences->count - 1 - i] = sentences->event[i];
        sentences->event[i] = other;
    }
}

static bool write_sentence(const View *view, size_t n, Text *text)
{
    const Event *event = &table_event(view_table(view), n)->event;
    if (event->kind != EVENT_TURN_BEGAN) {
        const Words *words = view_words(view);
        account_event(view_table(view), n, words, text);
        return false;
    }
    words_write_arg(view_words(view), arg_seat(event->seat), text);
    return true;
}

static Style style_of(const Ui *ui, bool heading)
{
    if (heading) return (Style){TYPE_BODY, FONT_BOLD, ui->theme.quiet, ALIGN_LEFT};
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
}

/* Goes through the sentences; draws them when `top` is not NULL. Returns the
 * height of all. */
static double pass(View *view, Box box, const Sentences *sentences, bool draw)
{
    Ui *ui = view_ui(view);
    double height = 0;
    for (int i = 0; i < sentences->count; i++) {
        char buffer[SENTENCE_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        bool heading = write_sentence(view, sentences->event[i], &text);
        Style style = style_of(ui, heading);
        if (heading && i > 0) height += ui_px(ui, 6);
        Box line = {box.x, box.y + height, box.w, 0};
        if (draw && heading) {
            const Event *event = &table_event(view_table(view), sentences->event[i])->event;
            style.colour = theme_legible(view_seat_colour(view, event->seat), ui->theme.card);
        }
        height += draw ? lettering_paragraph(ui, line, buffer, style)
                       : lettering_height(ui, box.w, buffer, style);
        height += ui_px(ui, 3);
    }
    return height;
}

void log_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    if (box.h < ui_px(ui, 40)) return;
    Sentences sentences;
    collect(view, &sentences);
    canvas_shadow(ui->canvas, box, ui_px(ui, 10), ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, ui_px(ui, 10), ui->theme.card);
    Box area = box_inset(box, ui_px(ui, 12), ui_px(ui, 10));
    Box words = area;
    words.w -= ui_px(ui, 8);
    double height = pass(view, words, &sentences, false);
    Scroll scroll;
    Box inner = scroll_begin(ui, &scroll, ui_id("log", 0), area, height, true);
    inner.w = words.w;
    if (height < area.h) inner.y = area.y;
    pass(view, inner, &sentences, true);
    scroll_end(ui, &scroll);
}
