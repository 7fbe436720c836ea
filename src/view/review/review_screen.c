/* review_screen.c -- the review: what decided the game, moment by moment. */
#include "ui/button.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/review/review_board.h"
#include "view/review/review_card.h"
#include "view/review/review_facts.h"
#include "view/review/review_graph.h"
#include "view/review/review_levels.h"
#include "view/review/review_lists.h"
#include "view/review/review_title.h"
#include "view/view_review.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define COLUMN 380.0
#define PANEL_X 14.0
#define PANEL_Y 12.0
#define STEP_SECONDS 0.6
#define BAR 10.0 /* beside what is scrolled */

static bool open_screen(View *view)
{
    ReviewFacts *facts = review_facts_of(view);
    facts->known = facts->chosen_yet = facts->playing = false;
    facts->moment = 0;
    facts->collected = 0;
    return true;
}

/* ---- parts ---- */

static Box panel(View *view, Box box)
{
    Ui *ui = view_ui(view);
    form_panel(ui, box);
    return box_inset(box, ui_px(ui, PANEL_X), ui_px(ui, PANEL_Y));
}

static void scrolled(View *view, const char *name, Box box, Contents contents)
{
    Ui *ui = view_ui(view);
    Scroll scroll;
    double width = box.w - ui_px(ui, BAR);
    Box inner = scroll_begin(ui, &scroll, ui_id(name, 0), box,
                             form_height(ui, width, contents, NULL), false);
    inner.w = width;
    contents(ui, inner, NULL);
    scroll_end(ui, &scroll);
}

static double players(Ui *ui, Box box, void *what)
{
    double used = review_lists_sums(ui, box, what);
    used += review_levels_words(ui, form_below(box, used), what) + ui_px(ui, 6);
    used += review_lists_missed(ui, form_below(box, used), what) + ui_px(ui, 10);
    return used + review_levels_list(ui, form_below(box, used), what);
}

/* Luck and decisions, turning points, groups: as high as they need to be, or else the one in the
 * middle has what the others leave. */
static void draw_column(View *view, Box box)
{
    static const struct {
        const char *name;
        Contents contents;
        double most; /* part of the height, where there is not enough for all */
    } cards[] = {{"review-sums", players, 0.3},
                 {"review-moments", review_lists_moments, 1},
                 {"review-rents", review_lists_rents, 0.25}};
    enum { CARDS = sizeof cards / sizeof cards[0], MIDDLE = 1 };
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 10), edge = 2 * ui_px(ui, PANEL_Y), high[CARDS];
    double all = box.h - (CARDS - 1) * gap, left = all;
    for (int i = 0; i < CARDS; i++) {
        double width = box.w - 2 * ui_px(ui, PANEL_X) - ui_px(ui, BAR);
        high[i] = form_height(ui, width, cards[i].contents, NULL) + edge;
        left -= high[i];
    }
    for (int i = 0; i < CARDS && left < 0; i++)
        if (i != MIDDLE && high[i] > cards[i].most * all) high[i] = cards[i].most * all;
    high[MIDDLE] = all - high[0] - high[CARDS - 1];
    for (int i = 0; i < CARDS; i++) {
        scrolled(view, cards[i].name, panel(view, box_cut_top(&box, high[i])), cards[i].contents);
        box_cut_top(&box, gap);
    }
}

/* ---- with and without room ---- */

static void draw_wide(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12);
    Box right = box_cut_right(&box, ui_px(ui, COLUMN));
    box_cut_right(&box, gap);
    draw_column(view, right);
    review_graph(view, panel(view, box_cut_top(&box, box.h * 0.46)));
    box_cut_top(&box, gap);
    double side = box.h < box.w * 0.46 ? box.h : box.w * 0.46;
    review_board(view, box_cut_left(&box, side));
    box_cut_left(&box, gap);
    Box card = panel(view, box);
    review_card_foot(view, box_cut_bottom(&card, review_card_foot_height(ui)));
    box_cut_bottom(&card, gap);
    scrolled(view, "review-card", card, review_card);
}

static double players_and_groups(Ui *ui, Box box, void *what)
{
    double used = players(ui, box, what) + ui_px(ui, 12);
    return used + review_lists_rents(ui, form_below(box, used), what);
}

static const Contents parts[] = {[REVIEW_PART_MOMENTS] = review_lists_moments,
                                 [REVIEW_PART_MOMENT] = review_card,
                                 [REVIEW_PART_PLAYERS] = players_and_groups};

/* Which of the parts, in the box or below its top; returns the height. */
static double choose_part(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const char *const words[] = {LABEL(view, TC_("review", "List")), LABEL(view, T_("Moment")),
                                 LABEL(view, T_("Players"))};
    double high = control_choice_height(ui, box.w, words, 3);
    control_choice(ui, (Box){box.x, box.y, box.w, high}, ui_id("review-part", 0),
                   LABEL(view, T_("Show")), words, 3, &review_facts_of(view)->part);
    return high;
}

/* One of three parts, chosen above it, with the steps below. */
static void draw_part(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 8);
    review_card_foot(view, box_cut_bottom(&box, review_card_foot_height(ui)));
    box_cut_bottom(&box, gap);
    box_cut_top(&box, choose_part(view, box) + gap);
    if (box.h > ui_px(ui, 60))
        scrolled(view, "review-part", panel(view, box), parts[review_facts_of(view)->part]);
}

/* Graph, choice and part below each other. */
static double all_parts(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double graph = ui_px(ui, 190), gap = ui_px(ui, 8);
    review_graph(view, panel(view, (Box){box.x, box.y, box.w, graph}));
    double used = graph + gap;
    used += choose_part(view, form_below(box, used)) + gap;
    return used + parts[review_facts_of(view)->part](ui, form_below(box, used), what);
}

/* Where there is too little room for two, all of it scrolls but the steps. */
static void draw_tight(View *view, Box box)
{
    Ui *ui = view_ui(view);
    review_card_foot(view, box_cut_bottom(&box, review_card_foot_height(ui)));
    box_cut_bottom(&box, ui_px(ui, 8));
    scrolled(view, "review-all", box, all_parts);
}

/* The graph above the board where there is room for both, and one of the parts beside them. */
static void draw_low(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 8);
    Box left = box_cut_left(&box, box.w * 0.5);
    box_cut_left(&box, gap);
    if (left.h >= ui_px(ui, 440)) {
        Box board = box_cut_bottom(&left, left.h * 0.5);
        double side = board.h < board.w ? board.h : board.w;
        review_board(view, box_centred(board, side, side));
        box_cut_bottom(&left, gap);
    }
    review_graph(view, panel(view, left));
    draw_part(view, box);
}

static void draw_narrow(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 8);
    bool low = box.w > box.h * 1.3;
    if (low ? box.w < ui_px(ui, 500) : box.h < ui_px(ui, 400)) {
        draw_tight(view, box);
        return;
    }
    if (low) {
        draw_low(view, box);
        return;
    }
    if (!review_title_has_switch(view, box.w) && box.h >= ui_px(ui, 560)) {
        review_title_switch(view, box_cut_top(&box, ui_target(ui)));
        box_cut_top(&box, gap);
    }
    double graph = ui_px(ui, 260) < box.h * 0.42 ? ui_px(ui, 260) : box.h * 0.42;
    review_graph(view, panel(view, box_cut_top(&box, graph)));
    box_cut_top(&box, gap);
    draw_part(view, box);
}

static void draw_working(View *view, Box box)
{
    Ui *ui = view_ui(view);
    lettering_fit(
        ui, box_centred(box, box.w * 0.8, ui_px(ui, 80)),
        LABEL(view, T_("The game is being played on from every moment. A first sketch takes "
                       "a few seconds.")),
        (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE}, 0);
}

/* A turn further, as long as it plays. */
static void go_on(View *view)
{
    Ui *ui = view_ui(view);
    ReviewFacts *facts = review_facts_of(view);
    if (!facts->playing) return;
    ui->restless = true;
    if (ui->now < facts->next) return;
    facts->next = ui->now + STEP_SECONDS;
    int point = review_facts_point(view);
    facts->playing = point + 1 < facts->line.points;
    if (facts->playing) review_facts_choose_point(view, point + 1);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 16);
    bool known = review_facts_collect(view);
    Box rest = box_inset(ui->screen, pad, ui_px(ui, 10));
    bool wide = rest.w >= ui_px(ui, 980) && rest.h >= ui_px(ui, 600);
    double head = ui_px(ui, 46) > ui_target(ui) ? ui_px(ui, 46) : ui_target(ui);
    review_title(view, box_cut_top(&rest, head));
    box_cut_top(&rest, ui_px(ui, 10));
    if (known) go_on(view);
    if (!known)
        draw_working(view, rest);
    else if (wide)
        draw_wide(view, rest);
    else
        draw_narrow(view, rest);
}

const ScreenRow review_screen = {
    .pass = pass, .open = open_screen, .at_table = true, .keeps = sizeof(ReviewFacts)};
