/* review_card.c -- one moment of the review: what happened, the alternatives, how sure it is. */
#include "view/review/review_card.h"

#include "review/headline.h"
#include "review/review_words.h"
#include "ui/button.h"
#include "ui/form.h"
#include "ui/spoken.h"
#include "view/points.h"
#include "view/review/review_facts.h"
#include "view/review/review_marks.h"
#include "view/view_request.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_SIZE = 1200, WAYS_SHOWN = 4 };

static int percent(double chance)
{
    return (int)(chance * 100 + 0.5);
}

/* ---- what happened ---- */

static const Sentence bests[FINDING_BESTS] = {
    [FINDING_BEST_DECISION] = T_("Best decision"),
    [FINDING_WORST_DECISION] = T_("Worst decision"),
    [FINDING_LUCKIEST] = T_("Luckiest throw"),
    [FINDING_UNLUCKIEST] = T_("Unluckiest throw"),
};

/* "Turn 41 · Ada · worst decision" */
static Phrase subtitle(View *view, int moment, SeatId seat)
{
    const ReviewFacts *facts = review_facts_of(view);
    const FindingMoment *found = finding_moment(view_review(view), moment);
    Arg turn = arg_number(review_facts_turn(view, moment));
    for (int which = 0; which < FINDING_BESTS; which++)
        if (facts->best[seat][which] == moment)
            return PHRASE(view, T_("Turn {number} · {seat} · {term}"), turn, arg_seat(seat),
                          arg_term(&bests[which]));
    return PHRASE(view, T_("Turn {number} · {seat} · {term}"), turn, arg_seat(seat),
                  arg_term(review_words_kind(found->kind)));
}

static double draw_title(View *view, Box box, int moment)
{
    Ui *ui = view_ui(view);
    const FindingMoment *found = finding_moment(view_review(view), moment);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double change, side = ui_px(ui, 36), sub = ui_px(ui, 18);
    SeatId seat = review_facts_seat(view, moment, &change);
    SeatId actor = found->seat < view_game(view)->seat_count ? found->seat : seat;
    Style style = {TYPE_TITLE, FONT_HEAVY, ui->theme.ink, ALIGN_LEFT};
    headline_write(view_review(view), moment, view_words(view), &text);
    Phrase figure = points_words(view, change);
    Style bold = {TYPE_HEAD, FONT_HEAVY, change < 0 ? ui->theme.bad : ui->theme.good, ALIGN_RIGHT};
    double right = lettering_width(ui, figure.words, bold) + ui_px(ui, 12);
    double wide = box.w - side - ui_px(ui, 10) - right;
    double high = lettering_height(ui, wide, words, style);
    if (high > 2.2 * lettering_line_height(ui, style))
        high = 2.2 * lettering_line_height(ui, style);
    Box row = {box.x, box.y, box.w, high + sub};
    review_mark(view, box_centred(box_cut_left(&row, side), side, side), moment);
    box_cut_left(&row, ui_px(ui, 10));
    lettering_line(ui, box_cut_right(&row, right), figure.words, bold);
    spoken_heading(ui);
    lettering_fit(ui, box_cut_top(&row, high), words, style, 0);
    lettering_line(ui, row, subtitle(view, moment, actor).words,
                   (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT});
    return high + sub + ui_px(ui, 10);
}

/* ---- alternatives ---- */

static void draw_pill(Ui *ui, Box box, Colour tone, const char *words)
{
    Colour ground = colour_mixed(ui->theme.card, tone, 0.14);
    canvas_fill_round(ui->canvas, box, box.h / 2, ground);
    lettering_line(ui, box_inset(box, ui_px(ui, 4), 0), words,
                   (Style){TYPE_SMALL, FONT_SEMIBOLD, theme_legible(tone, ground), ALIGN_CENTRE});
}

static double draw_way(View *view, Box box, size_t n, const FindingWay *way, bool done, bool best)
{
    Ui *ui = view_ui(view);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double high = ui_px(ui, 30);
    Box row = {box.x, box.y, box.w, high};
    review_words_way(view_review(view), n, &way->action, view_words(view), &text);
    Colour tone = best ? ui->theme.good : done ? ui->theme.bad : ui->theme.quiet;
    if (done && best) tone = ui->theme.good;
    Box pill = box_cut_right(&row, ui_px(ui, 52));
    if (done || best)
        draw_pill(ui, box_centred(pill, pill.w - ui_px(ui, 4), ui_px(ui, 20)), tone,
                  done ? LABEL(view, TC_("way", "done")) : LABEL(view, TC_("way", "best")));
    lettering_line(ui, box_cut_right(&row, ui_px(ui, 44)),
                   PHRASE(view, T_("{number} %"), arg_number(percent(way->chance))).words,
                   (Style){TYPE_BODY, FONT_BOLD, ui->theme.ink, ALIGN_RIGHT});
    Box bar = box_cut_right(&row, row.w * 0.4);
    bar = box_centred(box_inset(bar, ui_px(ui, 6), 0), bar.w - ui_px(ui, 12), ui_px(ui, 14));
    canvas_fill_round(ui->canvas, bar, ui_px(ui, 3), ui->theme.line);
    bar.w *= way->chance < 1 ? way->chance : 1;
    if (bar.w > ui_px(ui, 6)) canvas_fill_round(ui->canvas, bar, ui_px(ui, 3), tone);
    lettering_fit(ui, row, words, (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}, 0);
    return high + ui_px(ui, 4);
}

static double draw_ways(View *view, Box box, size_t n)
{
    Ui *ui = view_ui(view);
    FindingWays ways;
    double used = 0;
    if (!finding_ways(view_review(view), n, &ways)) return 0;
    if (ways.played == 0) {
        Button what = {.id = ui_id("review-ask", 0),
                       .label = LABEL(view, T_("What should have been done?")),
                       .icon = ICON_HINT};
        double high = button_height(ui) > ui_target(ui) ? button_height(ui) : ui_target(ui);
        if (button(ui, (Box){box.x, box.y, box.w, high}, what))
            view_ask(view, (Request){.kind = REQUEST_WAYS, .id = (int64_t)n});
        return high + ui_px(ui, 8);
    }
    int best = 0;
    for (int i = 1; i < ways.count; i++)
        if (ways.ways[i].chance > ways.ways[best].chance) best = i;
    for (int i = 0; i < ways.count && i < WAYS_SHOWN; i++)
        used += draw_way(view, form_below(box, used), n, &ways.ways[i], i == 0, i == best);
    Phrase sure = PHRASE(view, T_("From {number} games played on each way; ± {second} points."),
                         arg_number(ways.played), arg_second((int)(ways.loss_error * 200 + 0.99)));
    used +=
        form_words(ui, form_below(box, used), sure.words, TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet);
    return used + ui_px(ui, 8);
}

/* ---- the best and worst of a player ---- */

/* A tile: "Worst decision −6 / Turn 41: Declined Illinois Avenue". */
static void draw_best(View *view, Box box, SeatId seat, FindingBest which)
{
    Ui *ui = view_ui(view);
    int moment = review_facts_of(view)->best[seat][which];
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double change = finding_change(finding_moment(view_review(view), moment), seat);
    bool good = which == FINDING_BEST_DECISION || which == FINDING_LUCKIEST;
    Colour tone = good ? ui->theme.good : ui->theme.bad;
    Colour ground = colour_mixed(ui->theme.card, tone, 0.09);
    review_facts_headline(view, moment, seat, &text);
    Phrase below = PHRASE(view, T_("Turn {number}: {text}"),
                          arg_number(review_facts_turn(view, moment)), arg_text(words));
    uint32_t id = ui_id("review-best", (int)which);
    if (ui_press(ui, id, box, UI_BUTTON, view_label(view, &bests[which]), false))
        review_facts_choose(view, moment);
    canvas_fill_round(ui->canvas, box, ui_px(ui, 10), ground);
    Box inner = box_inset(box, ui_px(ui, 10), ui_px(ui, 6));
    Box top = box_cut_top(&inner, ui_px(ui, 18));
    Style style = {TYPE_SMALL, FONT_BOLD, theme_legible(tone, ground), ALIGN_RIGHT};
    lettering_line(ui, box_cut_right(&top, ui_px(ui, 40)), points_words(view, change).words, style);
    style.align = ALIGN_LEFT;
    lettering_line(ui, top, view_label(view, &bests[which]), style);
    lettering_fit(ui, inner, below.words,
                  (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}, 0);
    ui_focus_ring(ui, id, box, ui_px(ui, 10));
}

static double draw_bests(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    const ReviewFacts *facts = review_facts_of(view);
    double high = ui_px(ui, 62), gap = ui_px(ui, 8);
    int drawn = 0, columns = box.w >= ui_px(ui, 300) ? 2 : 1;
    for (int which = 0; which < FINDING_BESTS; which++) {
        if (facts->best[seat][which] < 0) continue;
        Box row = {box.x, box.y + drawn / columns * (high + gap), box.w, high};
        draw_best(view, box_column(row, drawn % columns, columns, gap), seat, (FindingBest)which);
        drawn++;
    }
    return (drawn + columns - 1) / columns * (high + gap);
}

static double draw_paragraph(View *view, Box box,
                             void (*write)(const Review *, int, const Words *, Text *))
{
    Ui *ui = view_ui(view);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    write(view_review(view), review_facts_of(view)->moment, view_words(view), &text);
    if (text.length == 0) return 0;
    return form_words(ui, box, words, TYPE_BODY, FONT_MEDIUM, ui->theme.ink) + ui_px(ui, 6);
}

double review_card(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const ReviewFacts *facts = review_facts_of(view);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double change, used = draw_title(view, box, facts->moment);
    SeatId seat = review_facts_seat(view, facts->moment, &change);
    const FindingMoment *found = finding_moment(view_review(view), facts->moment);
    (void)what;
    used += draw_ways(view, form_below(box, used), found->told);
    used += draw_paragraph(view, form_below(box, used), review_words_moment);
    used += draw_paragraph(view, form_below(box, used), headline_write_aftermath);
    used += ui_px(ui, 4) + draw_bests(view, form_below(box, used + ui_px(ui, 4)), seat);
    review_words_seat(view_review(view), seat, view_words(view), &text);
    return used +
           form_words(ui, form_below(box, used), words, TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet);
}

/* ---- steps ---- */

double review_card_foot_height(const Ui *ui)
{
    return ui_target(ui) * 56 / 44;
}

static void play_on(View *view)
{
    const FindingMoment *moment = finding_moment(view_review(view), review_facts_of(view)->moment);
    view_ask(view, (Request){.kind = REQUEST_PLAY_ON, .id = (int64_t)moment->told});
}

/* The turning point before or after the moment that is looked at. */
static void step_turning(View *view, int way)
{
    const ReviewFacts *facts = review_facts_of(view);
    int found = -1;
    for (int i = 0; i < facts->turning_count; i++) {
        int moment = facts->turning[i];
        if (way > 0 && moment > facts->moment && found < 0) found = moment;
        if (way < 0 && moment < facts->moment) found = moment;
    }
    if (found >= 0) review_facts_choose(view, found);
}

static void use_keys(View *view)
{
    Ui *ui = view_ui(view);
    int point = review_facts_point(view);
    if (ui_key(ui, KEY_LEFT)) review_facts_choose_point(view, point - 1);
    if (ui_key(ui, KEY_RIGHT)) review_facts_choose_point(view, point + 1);
    if (ui_key(ui, KEY_UP)) step_turning(view, -1);
    if (ui_key(ui, KEY_DOWN)) step_turning(view, 1);
}

static bool step_button(View *view, Box *box, Icon icon, const char *label, int n)
{
    Ui *ui = view_ui(view);
    bool tight = ui->screen.w < ui_px(ui, 340);
    Box place = box_cut_left(box, ui_target(ui) * (tight ? 1 : 52.0 / 44));
    box_cut_left(box, ui_px(ui, tight ? 4 : 8));
    return button(
        ui, place,
        (Button){.id = ui_id("review-step", n), .label = label, .icon = icon, .icon_only = true});
}

void review_card_foot(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int moment = review_facts_of(view)->moment;
    use_keys(view);
    ReviewFacts *facts = review_facts_of(view);
    if (step_button(view, &box, ICON_LEFT, LABEL(view, T_("The moment before")), 0))
        review_facts_choose(view, moment - 1);
    if (step_button(view, &box, facts->playing ? ICON_PAUSE : ICON_PLAY,
                    facts->playing ? LABEL(view, T_("Pause")) : LABEL(view, TC_("replay", "Play")),
                    2))
        facts->playing = !facts->playing;
    if (step_button(view, &box, ICON_RIGHT, LABEL(view, T_("The next moment")), 1))
        review_facts_choose(view, moment + 1);
    bool over = view_game(view)->phase == PHASE_OVER;
    Button what = {.id = ui_id("review-play-on", 0),
                   .label = LABEL(view, T_("Play on from here")),
                   .look = BUTTON_MAIN,
                   .large = true,
                   .disabled = over,
                   .tip =
                       over ? LABEL(view, T_("Here the game is over: go back a little.")) : NULL};
    if (button(ui, box, what)) play_on(view);
}
