/* risk_view.c -- what the next throw may bring, drawn on the board and said. */
#include "view/coach/risk_view.h"

#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/view_coach.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* A square with less is left out: it would say "0 %". */
static const float chance_least = 0.005f;

static int percent(float chance)
{
    return (int)(chance * 100 + 0.5f);
}

/* Paper where nothing changes; the more of the cash it takes, the redder. */
static Colour ground_of(const View *view, SeatId seat, float money)
{
    const Theme *theme = &view_ui(view)->theme;
    Money cash = view_game(view)->seats[seat].cash;
    float part = cash > 0 ? -money / (float)cash : money < 0 ? 1 : 0;
    if (money > 0) return colour_mixed(theme->card, theme->good, 0.25);
    if (money >= 0) return theme->card;
    return colour_mixed(theme->card, theme->bad, part > 0.4f ? 1 : 0.25 + part);
}

/* Beside the square on the felt; a corner has its own inner corner. */
static Box pill_of(const BoardFrame *frame, int space, double width, double height)
{
    Box box = board_space_box(frame, space);
    BoardSide side = board_space_side(frame->count, space);
    Box middle = frame->middle;
    double gap = 2 * frame->px;
    double x = box_middle_x(box), y = box_middle_y(box);
    if (side == SIDE_BOTTOM) y = box.y - gap - height / 2;
    if (side == SIDE_TOP) y = box_bottom(box) + gap + height / 2;
    if (side == SIDE_LEFT) x = box_right(box) + gap + width / 2;
    if (side == SIDE_RIGHT) x = box.x - gap - width / 2;
    if (side == SIDE_CORNER) {
        x = x < middle.x ? box_right(box) - width / 2 - gap : box.x + width / 2 + gap;
        y = y < middle.y ? box_bottom(box) - height / 2 - gap : box.y + height / 2 + gap;
    }
    return (Box){x - width / 2, y - height / 2, width, height};
}

static void draw_pill(View *view, const BoardFrame *frame, int space, SeatId seat,
                      const NextThrow *next)
{
    Ui *ui = view_ui(view);
    Colour ground = ground_of(view, seat, next->money[space]);
    Phrase words = PHRASE(view, T_("{number} %"), arg_number(percent(next->chance[space])));
    Style style = {TYPE_TINY, FONT_BOLD, theme_legible(ui->theme.ink, ground), ALIGN_CENTRE};
    double height = lettering_line_height(ui, style), width = height * 2.1;
    double wide = lettering_width(ui, words.words, style) + height * 0.6;
    Box pill = pill_of(frame, space, wide > width ? wide : width, height);
    canvas_fill_round(ui->canvas, pill, height / 2, ground);
    canvas_stroke_round(ui->canvas, pill, height / 2, ui_px(ui, 1), ui->theme.line);
    lettering_line(ui, pill, words.words, style);
}

/* Without room for words: a bar on the felt, the longer the likelier. */
static void draw_bar(View *view, const BoardFrame *frame, int space, SeatId seat,
                     const NextThrow *next)
{
    Ui *ui = view_ui(view);
    double part = next->chance[space] * 6 < 1 ? next->chance[space] * 6 : 1;
    double thick = 4 * frame->px;
    Box box = board_space_box(frame, space);
    Box pill = pill_of(frame, space, thick, thick);
    BoardSide side = board_space_side(frame->count, space);
    double longest = (side == SIDE_LEFT || side == SIDE_RIGHT ? box.h : box.w) * 0.8;
    double length = longest * part > thick ? longest * part : thick;
    if (side == SIDE_LEFT || side == SIDE_RIGHT)
        pill = (Box){pill.x, box_middle_y(pill) - length / 2, thick, length};
    else if (side != SIDE_CORNER)
        pill = (Box){box_middle_x(pill) - length / 2, pill.y, length, thick};
    Colour ground = ground_of(view, seat, next->money[space]);
    canvas_fill_round(ui->canvas, box_inset(pill, -1, -1), thick / 2, ui->theme.ink);
    canvas_fill_round(ui->canvas, pill, thick / 2, ground);
}

/* ---- in words ---- */

static void say_square(View *view, int space, const NextThrow *next, Text *text)
{
    float money = next->money[space];
    Arg likely = arg_percent(percent(next->chance[space]), 0);
    Money sum = (Money)(money < 0 ? -money + 0.5f : money + 0.5f);
    if (text->length > 0) text_add_char(text, ' ');
    if (sum == 0)
        SAY(view_words(view), text, T_("{percent}: {space}."), likely, arg_space((SpaceId)space));
    else if (money < 0)
        SAY(view_words(view), text, T_("{percent}: {space}, costs {sum}."), likely,
            arg_space((SpaceId)space), arg_sum(sum));
    else
        SAY(view_words(view), text, T_("{percent}: {space}, brings {sum}."), likely,
            arg_space((SpaceId)space), arg_sum(sum));
}

/* All of it, for those who do not see the board. */
static void say_all(View *view, Box box, const NextThrow *next)
{
    char words[2000];
    Text text = text_into(words, sizeof words);
    text_add(&text, LABEL(view, T_("Your next throw:")));
    for (int space = 0; space < view_edition(view)->space_count; space++)
        if (next->chance[space] >= chance_least) say_square(view, space, next, &text);
    spoken_words(view_ui(view), box, words);
}

void risk_draw(View *view, const BoardFrame *frame)
{
    SeatId seat;
    const NextThrow *next = view_next_throw(view, &seat);
    if (next == NULL) return;
    spoken_hush(view_ui(view));
    for (int space = 0; space < frame->count; space++) {
        if (next->chance[space] < chance_least) continue;
        if (frame->ring)
            draw_bar(view, frame, space, seat, next);
        else
            draw_pill(view, frame, space, seat, next);
    }
    spoken_speak(view_ui(view));
    say_all(view, frame->box, next);
}

void risk_write(View *view, bool grave, Text *text)
{
    SeatId seat;
    const NextThrow *next = view_next_throw(view, &seat);
    if (next == NULL || next->dearest_space == NO_SPACE) return;
    Arg place = arg_space(next->dearest_space), sum = arg_sum(next->dearest);
    if (next->ruin >= chance_least)
        SAY(view_words(view), text,
            T_("Next throw: {percent} to go bankrupt; {space} costs {sum}."),
            arg_percent(percent(next->ruin), 0), place, sum);
    else if (next->forced >= chance_least)
        SAY(view_words(view), text,
            T_("Next throw: {percent} to owe more than your cash; {space} costs {sum}."),
            arg_percent(percent(next->forced), 0), place, sum);
    else if (!grave)
        SAY(view_words(view), text, T_("Next throw: at worst {space}, {sum}."), place, sum);
}
