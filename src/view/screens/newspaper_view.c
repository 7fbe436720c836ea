/* newspaper_view.c -- the winner on the front page. */
#include "view/screens/newspaper_view.h"

#include <string.h>

#include "game/worth.h"
#include "table/wording.h"
#include "ui/lettering.h"
#include "view/art/banner_art.h"
#include "view/art/face_art.h"
#include "view/art/mark_art.h"
#include "view/art/motif_motion.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static const Colour paper_colour = 0xFFF7F2E6, ink_colour = 0xFF231F1A, grey_colour = 0xFF5C554A;

/* So much of the paper shows through a picture. */
#define PRINTED 0.3

static Style print(Type type, FontWeight weight, Align align)
{
    return (Style){type, weight, ink_colour, align};
}

static SeatId winner_of(const View *view)
{
    return view_game(view)->winner;
}

static void headline(const View *view, Text *text)
{
    static const Sentence nobody = T_("Nobody wins"), last = T_("{winner} owns the whole town"),
                          richest = T_("{winner} is the richest of all");
    bool won = winner_of(view) < view_game(view)->seat_count;
    bool alone = game_seats_left(view_game(view)) == 1;
    words_write(view_words(view),
                !won    ? &nobody
                : alone ? &last
                        : &richest,
                ARGS(arg_winner(winner_of(view))), text);
}

static void story(const View *view, Text *text)
{
    static const Sentence won =
        TN_("After {count} turn the game ends with {worth} in the winner's hands.",
            "After {count} turns the game ends with {worth} in the winner's hands.");
    static const Sentence open = TN_("After {count} turn the game ends without a winner.",
                                     "After {count} turns the game ends without a winner.");
    const EndState *end = end_of(view);
    const Game *game = view_game(view);
    SeatId winner = winner_of(view);
    bool any = winner < game->seat_count;
    words_write(view_words(view), any ? &won : &open,
                ARGS(arg_count(game->turn),
                     any ? arg_worth(worth_net(view_edition(view), game, winner)) : arg_absent()),
                text);
    if (end->dearest_rent == 0) return;
    text_add_char(text, ' ');
    SAY(view_words(view), text,
        T_("The dearest night of all: {seat} paid {other} {sum} at {deed}."),
        arg_seat(end->dearest_payer), arg_other(end->dearest_owner), arg_sum(end->dearest_rent),
        arg_deed(end->dearest_deed));
    text_add_char(text, ' ');
    SAY(view_words(view), text,
        T_("No property earned more than {deed}: {sum} in rents, of {total} in all."),
        arg_deed(end->best_deed), arg_sum(end->best_rents), arg_total(end->rents));
}

static double portrait_side(const Ui *ui, double width)
{
    double side = width * 0.34;
    return side < ui_px(ui, 150) ? side : ui_px(ui, 150);
}

double newspaper_height(View *view, double width)
{
    Ui *ui = view_ui(view);
    char head[240], body[800];
    Text title = text_into(head, sizeof head), text = text_into(body, sizeof body);
    headline(view, &title);
    story(view, &text);
    double inner = width - ui_px(ui, 48);
    return ui_px(ui, 24 + 34 + 28 + 16) +
           lettering_height(ui, inner, head, print(TYPE_DISPLAY, FONT_BOLD, ALIGN_CENTRE)) +
           portrait_side(ui, width) + ui_px(ui, 32) +
           lettering_height(ui, inner, body, print(TYPE_LARGE, FONT_MEDIUM, ALIGN_LEFT)) +
           ui_px(ui, 24);
}

static void rule_line(Ui *ui, Box box, double y, double width)
{
    canvas_line(ui->canvas, box.x, y, box_right(box), y, width, ink_colour);
}

static void draw_masthead(View *view, Box *rest)
{
    Ui *ui = view_ui(view);
    char words[160];
    Text text = text_into(words, sizeof words);
    lettering_line(ui, box_cut_top(rest, ui_px(ui, 34)), LABEL(view, T_("THE DAILY DEED")),
                   print(TYPE_HEAD, FONT_BOLD, ALIGN_CENTRE));
    rule_line(ui, *rest, rest->y + ui_px(ui, 2), ui_px(ui, 2));
    SAY(&ui->words, &text, T_("{edition}  ·  final edition"),
        arg_edition(view_edition(view)->title));
    Box line = box_cut_top(rest, ui_px(ui, 28));
    lettering_line(ui, line, words, (Style){TYPE_SMALL, FONT_MEDIUM, grey_colour, ALIGN_CENTRE});
    rule_line(ui, *rest, rest->y - ui_px(ui, 2), ui_px(ui, 1));
    box_cut_top(rest, ui_px(ui, 8));
}

/* Where it was played, printed on yellowed paper by day and by night; it has hundreds of shapes and
 * is kept. */
static void draw_scenery(View *view, Box frame)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    Canvas *canvas = ui->canvas;
    Box area = box_common(ui->clip, frame);
    if (area.w <= 0 || area.h <= 0) return;
    uint64_t stamp = text_hash((const char *)&frame, sizeof frame) ^
                     text_hash(edition->word, strlen(edition->word));
    if (canvas->verbs->layer_begin(canvas, BANNER_TILES_LAYER, stamp, area)) {
        Theme theme = face_art_theme(&(Settings){.shade = SHADE_LIGHT}, edition);
        motif_motion_still(canvas, frame, &theme, face_art_motif(edition));
        canvas_fill_box(canvas, frame, colour_faded(paper_colour, PRINTED));
        canvas->verbs->layer_end(canvas);
    }
    canvas->verbs->layer_show(canvas, BANNER_TILES_LAYER);
    canvas_stroke_round(canvas, frame, 0, 1, colour_mixed(paper_colour, grey_colour, 0.6));
}

/* The winner, crowned. */
static void draw_portrait(View *view, Box box)
{
    double face = box.h * 0.56 < box.w * 0.4 ? box.h * 0.56 : box.w * 0.4;
    SeatId winner = winner_of(view);
    draw_scenery(view, box);
    if (winner >= view_game(view)->seat_count) return;
    Box disc = box_centred(box, face, face);
    disc.y += face * 0.12;
    double crown = face * 0.52;
    token_of_seat(view, winner, disc);
    mark_art_crown(view_ui(view)->canvas,
                   (Box){box_middle_x(disc) - crown / 2, disc.y - crown * 0.74, crown, crown});
}

void newspaper_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char head[240], body[800];
    Text title = text_into(head, sizeof head), text = text_into(body, sizeof body);
    headline(view, &title);
    story(view, &text);
    canvas_shadow(ui->canvas, box, ui_px(ui, 4), ui_px(ui, 14));
    canvas_fill_round(ui->canvas, box, ui_px(ui, 3), paper_colour);
    Box rest = box_inset(box, ui_px(ui, 24), ui_px(ui, 16));
    draw_masthead(view, &rest);
    double used = lettering_paragraph(ui, rest, head, print(TYPE_DISPLAY, FONT_BOLD, ALIGN_CENTRE));
    box_cut_top(&rest, used + ui_px(ui, 12));
    double more = box.h - newspaper_height(view, box.w); /* the picture takes it */
    draw_portrait(view, box_cut_top(&rest, portrait_side(ui, box.w) + (more > 0 ? more : 0)));
    box_cut_top(&rest, ui_px(ui, 14));
    lettering_paragraph(ui, rest, body, print(TYPE_LARGE, FONT_MEDIUM, ALIGN_LEFT));
}
