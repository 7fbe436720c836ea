/* replay_chart.c -- the course of a game that is replayed: worth, chances, turns. */
#include "view/screens/replay_chart.h"

#include "review/finding.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/chart_view.h"
#include "view/screens/replay_controls.h"
#include "view/view.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

bool replay_wants_chances(const View *view)
{
    return text_same(view_place(view), "replay") && end_of(view)->part == REPLAY_CHANCES;
}

/* Once for all news of the review; false while it knows nothing. */
static bool collect_chances(View *view)
{
    const Review *review = view_review(view);
    EndState *end = end_of(view);
    if (review == NULL || review_table(review) != view_table(view) || !review_sketched(review))
        return false;
    if (end->chances == view_review_news(view)) return true;
    end->chances = view_review_news(view);
    size_t first = finding_start(review), count = table_action_count(view_table(view));
    for (int point = 0; point < end->points; point++) {
        double chances[MAX_SEATS];
        size_t at = count * (size_t)point / (size_t)(end->points - 1);
        finding_chances(review, at > first ? at : first, chances, NULL);
        for (int seat = 0; seat < MAX_SEATS; seat++)
            end->chance[seat][point] = (float)chances[seat];
    }
    return true;
}

static void write_progress(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Review *review = view_review(view);
    double part = review != NULL ? review_progress(review).part : 0;
    Phrase words = PHRASE(view, T_("The chances are being worked out: {percent}"),
                          arg_percent((int)(part * 100), 0));
    lettering_fit(ui, box, words.words,
                  (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE}, 0);
}

static void draw_chart(View *view, Box box)
{
    size_t most = table_action_count(view_table(view));
    const EndState *end = end_of(view);
    double at = most > 0 ? (double)end->at / (double)most : 0;
    if (end->part != REPLAY_CHANCES)
        chart_draw(view, box, end, CHART_WORTH, at);
    else if (collect_chances(view))
        chart_draw(view, box, end, CHART_CHANCES, at);
    else
        write_progress(view, box);
}

typedef struct PartWords {
    const char *list[REPLAY_TURNS + 1];
} PartWords;

static PartWords words_of(const View *view)
{
    return (PartWords){{LABEL(view, TC_("chart", "Worth")), LABEL(view, TC_("chart", "Chances")),
                        LABEL(view, TC_("chart", "Turns"))}};
}

static void choose(View *view, Box *box, int count)
{
    Ui *ui = view_ui(view);
    PartWords words = words_of(view);
    int chosen = end_of(view)->part < count ? end_of(view)->part : 0;
    Box row = box_cut_top(box, control_choice_height(ui, box->w, words.list, count));
    box_cut_top(box, ui_px(ui, 8));
    if (control_choice(ui, row, ui_id("replay-part", 0), LABEL(view, T_("What is shown")),
                       words.list, count, &chosen))
        end_of(view)->part = chosen;
}

static void draw_panel(View *view, Box box)
{
    Ui *ui = view_ui(view);
    form_panel(ui, box);
    draw_chart(view, box_inset(box, ui_px(ui, 10), ui_px(ui, 8)));
}

void replay_chart(View *view, Box box)
{
    choose(view, &box, REPLAY_TURNS);
    draw_panel(view, box);
}

double replay_part_least(View *view, double width)
{
    Ui *ui = view_ui(view);
    PartWords words = words_of(view);
    return control_choice_height(ui, width, words.list, REPLAY_TURNS + 1) + ui_px(ui, 124);
}

void replay_part(View *view, Box box)
{
    choose(view, &box, REPLAY_TURNS + 1);
    if (end_of(view)->part == REPLAY_TURNS)
        replay_chapters(view, box);
    else
        draw_panel(view, box);
}
