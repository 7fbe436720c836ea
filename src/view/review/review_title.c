/* review_title.c -- the head of the review: title, how far it is, what the graph shows, ways on. */
#include "view/review/review_title.h"

#include "ui/controls.h"
#include "view/review/review_facts.h"
#include "view/view_request.h"
#include "view/view_review.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { LINES = 3 };
#define SWITCH_WIDTH 250.0
#define SWITCH_LEAST 760.0 /* width of a head that has room for it */
#define WORDS_LEAST 620.0  /* and for words on its buttons */

static void leave(View *view)
{
    view_show_now(view);
    view_go_back(view);
}

static void write_title(const View *view, Text *text)
{
    const Game *game = table_game(view_table(view));
    if (game->phase == PHASE_OVER && game->winner < game->seat_count)
        SAY(view_words(view), text,
            TN_("{winner} won after {count} turn", "{winner} won after {count} turns"),
            arg_winner(game->winner), arg_count(game->turn));
    else
        text_add(text, LABEL(view, T_("Review")));
}

/* The board and how many played; how far the review is, where there is room for it. */
static Phrase subtitle(View *view, double width)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    const ReviewProgress *progress = &review_facts_of(view)->progress;
    Phrase who =
        PHRASE(view, TN_("{text} · {count} player", "{text} · {count} players"),
               arg_text(view_edition(view)->title), arg_count(view_game(view)->seat_count));
    Phrase far = progress->pass == REVIEW_DONE
                     ? PHRASE(view, T_("{text} · {number} games played on"), arg_text(who.words),
                              arg_number(progress->played))
                     : PHRASE(view, T_("{text} · {percent} worked out, figures get surer"),
                              arg_text(who.words), arg_percent((int)(progress->part * 100), 0));
    return lettering_width(ui, far.words, style) <= width ? far : who;
}

static void draw_title(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const ReviewProgress *progress = &review_facts_of(view)->progress;
    char words[200];
    Text text = text_into(words, sizeof words);
    write_title(view, &text);
    Box top = box_cut_top(&box, box.h * 0.56);
    lettering_line(ui, top, words, (Style){TYPE_HEAD, FONT_HEAVY, ui->theme.ink, ALIGN_LEFT});
    Box bar = box_cut_bottom(&box, ui_px(ui, 3));
    lettering_line(ui, box, subtitle(view, box.w).words,
                   (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT});
    if (progress->pass == REVIEW_DONE) return;
    if (bar.w > ui_px(ui, 260)) bar.w = ui_px(ui, 260);
    canvas_fill_round(ui->canvas, bar, bar.h / 2, ui->theme.line);
    bar.w *= progress->part < 1 ? progress->part : 1;
    if (bar.w > bar.h) canvas_fill_round(ui->canvas, bar, bar.h / 2, ui->theme.main);
}

/* On the page a link to the moment, elsewhere the review as files. */
static void share(View *view)
{
    const ReviewFacts *facts = review_facts_of(view);
    if (!view_has_links(view)) {
        view_ask(view, (Request){.kind = REQUEST_REPORT});
        return;
    }
    size_t at = finding_moment(view_review(view), facts->moment)->told;
    view_ask(view, (Request){.kind = REQUEST_LINK, .id = (int64_t)at});
}

static bool head_button(View *view, Box *head, Button what)
{
    Ui *ui = view_ui(view);
    double wide = what.icon_only ? ui_target(ui) : button_width(ui, what);
    if (wide < ui_target(ui)) wide = ui_target(ui);
    Box box = box_cut_right(head, wide);
    box_cut_right(head, ui_px(ui, 10));
    return button(ui, box, what);
}

static void draw_ways_on(View *view, Box *head, bool words)
{
    bool known = review_facts_of(view)->known;
    Button begin = {.id = ui_id("review-new", 0),
                    .label = LABEL(view, T_("New game")),
                    .icon = words ? ICON_NONE : ICON_PLUS,
                    .icon_only = !words};
    Button hand = {.id = ui_id("review-share", 0),
                   .label = LABEL(view, TC_("review", "Share")),
                   .icon = ICON_SEND,
                   .icon_only = !words,
                   .disabled = !known,
                   .tip = view_has_links(view)
                              ? LABEL(view, T_("Copies a link to this moment."))
                              : LABEL(view, T_("Writes the review as a page with pictures."))};
    if (head_button(view, head, begin)) {
        view_show_now(view);
        view_open_screen(view, SCREEN_SETUP);
    }
    if (head_button(view, head, hand)) share(view);
}

typedef struct LineWords {
    const char *list[LINES];
} LineWords;

static LineWords words_of(const View *view)
{
    return (LineWords){{LABEL(view, TC_("graph", "Chance")), LABEL(view, TC_("graph", "Money")),
                        LABEL(view, TC_("graph", "Worth"))}};
}

/* Wide enough for the words beside each other. */
static double switch_width(View *view)
{
    Ui *ui = view_ui(view);
    LineWords words = words_of(view);
    double wide = ui_px(ui, SWITCH_WIDTH), row = control_choice_height(ui, 9e9, words.list, LINES);
    while (wide < ui_px(ui, 2 * SWITCH_WIDTH) &&
           control_choice_height(ui, wide, words.list, LINES) > row)
        wide += ui_px(ui, 10);
    return wide;
}

bool review_title_has_switch(const View *view, double width)
{
    return width >= ui_px(view_ui(view), SWITCH_LEAST);
}

void review_title_switch(View *view, Box box)
{
    ReviewFacts *facts = review_facts_of(view);
    LineWords words = words_of(view);
    control_choice(view_ui(view), box, ui_id("review-lines", 0), LABEL(view, T_("What is shown")),
                   words.list, LINES, &facts->lines);
}

void review_title(View *view, Box head)
{
    Ui *ui = view_ui(view);
    bool left = button(ui, box_cut_left(&head, ui_target(ui)),
                       (Button){.id = ui_id("back", 0),
                                .label = LABEL(view, T_("Back")),
                                .icon = ICON_LEFT,
                                .icon_only = true});
    box_cut_left(&head, ui_px(ui, 12));
    bool lines = review_title_has_switch(view, head.w + ui_target(ui) + ui_px(ui, 12));
    draw_ways_on(view, &head, head.w >= ui_px(ui, WORDS_LEAST));
    if (lines && review_facts_of(view)->known) {
        review_title_switch(view, box_cut_right(&head, switch_width(view)));
        box_cut_right(&head, ui_px(ui, 12));
    }
    draw_title(view, head);
    if (left || ui_key(ui, KEY_ESCAPE)) leave(view);
}
