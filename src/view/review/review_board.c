/* review_board.c -- the board at the moment that is looked at, with a card in its middle. */
#include "view/review/review_board.h"

#include "review/headline.h"
#include "review/review_words.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/board/board_view.h"
#include "view/board/token_view.h"
#include "view/review/review_facts.h"
#include "view/review/review_marks.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_SIZE = 600 };
#define CARD_WIDE 200.0
#define CARD_HIGH 122.0
#define CARD_LEAST 120.0

/* Whose move it is told as. */
static SeatId actor_of(const View *view, const FindingMoment *found)
{
    const Game *game = view_game(view);
    return found->seat < game->seat_count ? found->seat : game_mover(game);
}

/* The deed that is asked about; NO_DEED: none. */
static DeedId deed_in_question(const View *view)
{
    const Game *game = view_game(view);
    if (game->phase == PHASE_AUCTION) return game->auction.deed;
    if (game->phase != PHASE_BUY) return NO_DEED;
    return view_edition(view)->spaces[game->seats[game_mover(game)].space].deed;
}

static Phrase title_of(View *view, const FindingMoment *found)
{
    DeedId deed = deed_in_question(view);
    if (deed < view_edition(view)->deed_count) return view_thing(view, arg_deed(deed));
    return PHRASE(view, T_("{term}"), arg_term(review_words_kind(found->kind)));
}

static Phrase means_of(View *view, SeatId seat)
{
    Money cash = view_game(view)->seats[seat].cash;
    DeedId deed = deed_in_question(view);
    if (view_game(view)->phase == PHASE_BUY && deed < view_edition(view)->deed_count)
        return PHRASE(view, T_("free for {price}, {seat} has {cash}"),
                      arg_price(view_edition(view)->deeds[deed].price), arg_seat(seat),
                      arg_cash(cash));
    return PHRASE(view, T_("{seat} has {cash}"), arg_seat(seat), arg_cash(cash));
}

static void draw_card(View *view, Box middle)
{
    Ui *ui = view_ui(view);
    int moment = review_facts_of(view)->moment;
    const FindingMoment *found = finding_moment(view_review(view), moment);
    SeatId seat = actor_of(view, found);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double wide = ui_px(ui, CARD_WIDE), high = ui_px(ui, CARD_HIGH);
    if (wide > middle.w * 0.86) wide = middle.w * 0.86;
    if (high > middle.h * 0.8) high = middle.h * 0.8;
    Box card = box_centred(middle, wide, high);
    canvas_fill_round(ui->canvas, card, ui_px(ui, 12), colour_faded(ui->theme.card, 0.94));
    card = box_inset(card, ui_px(ui, 10), ui_px(ui, 8));
    double row = card.h / 5.2;
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    Phrase turn = PHRASE(view, T_("Turn {number}"), arg_number(review_facts_turn(view, moment)));
    lettering_line(ui, box_cut_top(&card, row), turn.words, style);
    lettering_line(ui, box_cut_top(&card, row * 1.35), title_of(view, found).words,
                   (Style){TYPE_NAME, FONT_HEAVY, ui->theme.ink, ALIGN_CENTRE});
    style.colour = ui->theme.ink;
    lettering_fit(ui, box_cut_top(&card, row), means_of(view, seat).words, style, 0);
    double side = ui_px(ui, 24) < card.h ? ui_px(ui, 24) : card.h;
    token_of_seat(view, seat, box_centred(box_cut_left(&card, side), side, side));
    box_cut_left(&card, ui_px(ui, 6));
    headline_write(view_review(view), moment, view_words(view), &text);
    Colour tone = theme_legible(review_mark_colour(view, moment), ui->theme.card);
    lettering_fit(ui, card, words, (Style){TYPE_SMALL, FONT_BOLD, tone, ALIGN_LEFT}, 0);
}

void review_board(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const FindingMoment *found = finding_moment(view_review(view), review_facts_of(view)->moment);
    BoardScene scene = {.edition = view_edition(view),
                        .game = view_game(view),
                        .seating = table_seating(view_table(view)),
                        .pictures = view_pictures(view),
                        .layer = 2,
                        .marked = view_game(view)->seats[actor_of(view, found)].space};
    BoardFrame frame = board_frame(box, scene.edition->space_count, ui->unit);
    board_draw(ui, &frame, &scene);
    spoken_hush(ui);
    if (frame.middle.w >= ui_px(ui, CARD_LEAST)) draw_card(view, frame.middle);
    spoken_speak(ui);
    board_draw_tokens(ui, &frame, &scene);
}
