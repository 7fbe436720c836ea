/* replay_screen.c -- going through a game with a slider. */
#include "table/account.h"
#include "ui/button.h"
#include "view/art/dice_art.h"
#include "view/board/board_view.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/screens/replay_chart.h"
#include "view/screens/replay_controls.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define COLUMN 380.0 /* beside the board, where there is room */

static bool open_screen(View *view)
{
    end_facts_collect(view);
    end_of(view)->at = table_action_count(view_table(view));
    end_of(view)->playing = false;
    return true;
}

static void leave(View *view)
{
    view_show_now(view);
    view_go_back(view);
}

/* What the action before the state shown led to. */
static void sentences(const View *view, Text *text)
{
    size_t count = table_event_count(view_table(view));
    const Words *words = view_words(view);
    if (end_of(view)->at == 0) {
        text_add(text, LABEL(view, T_("The game begins.")));
        return;
    }
    for (size_t n = 0; n < count; n++) {
        size_t action = table_event(view_table(view), n)->action;
        if (action + 1 != end_of(view)->at) continue;
        if (text->length > 0) text_add(text, " ");
        account_event(view_table(view), n, words, text);
    }
}

/* Was the action before this moment a throw? */
static bool threw(const View *view)
{
    size_t at = end_of(view)->at;
    return at > 0 && table_action(view_table(view), at - 1)->kind == ACTION_DICE;
}

static void draw_dice(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double side = box.h * 0.8 < ui_px(ui, 44) ? box.h * 0.8 : ui_px(ui, 44);
    for (int i = 0; i < 2; i++) {
        int pips = view_game(view)->dice[i];
        Box die = {box_middle_x(box) + (i == 0 ? -side * 1.15 : side * 0.15),
                   box_middle_y(box) - side / 2, side, side};
        dice_art_draw(ui->canvas, pips, die, 0, 0);
    }
}

/* What happened, on a card as large as it needs. */
static void draw_news(View *view, Box middle, const char *words)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_TITLE, FONT_MEDIUM, ui->theme.ink, ALIGN_CENTRE};
    double wide = middle.w * 0.9, most = middle.h * 0.6, pad = ui_px(ui, 16);
    double dice = threw(view) ? most * 0.32 : 0,
           high = lettering_height(ui, wide - 2 * pad, words, style) + dice + 2 * pad;
    Box card = box_centred(middle, wide, high < most ? high : most);
    canvas_shadow(ui->canvas, card, ui_px(ui, 12), ui_px(ui, 8));
    canvas_fill_round(ui->canvas, card, ui_px(ui, 12), ui->theme.paper);
    Box inner = box_inset(card, pad, pad * 0.75);
    if (dice > 0) draw_dice(view, box_cut_top(&inner, dice));
    lettering_fit(ui, inner, words, style, 0);
}

static void draw_board(View *view, Box box, bool tells)
{
    Ui *ui = view_ui(view);
    BoardScene scene = {.edition = view_edition(view),
                        .game = view_game(view),
                        .seating = table_seating(view_table(view)),
                        .pictures = view_pictures(view),
                        .layer = 2,
                        .marked = -1};
    char words[800];
    Text text = text_into(words, sizeof words);
    BoardFrame frame = board_frame(box, scene.edition->space_count, ui->unit);
    board_draw(ui, &frame, &scene);
    board_draw_tokens(ui, &frame, &scene);
    if (!tells) return;
    sentences(view, &text);
    draw_news(view, frame.middle, words);
}

/* In how many rows everybody's money is shown. */
static int sum_rows(const View *view, double width)
{
    int count = view_game(view)->seat_count, across = (int)(width / ui_px(view_ui(view), 94));
    return across < 1 ? count : (count + across - 1) / across;
}

static double sums_height(const View *view, double width)
{
    return ui_px(view_ui(view), 32) * sum_rows(view, width);
}

/* Everybody's money in the state shown. */
static void draw_sums(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int count = view_game(view)->seat_count, rows = sum_rows(view, box.w),
        across = (count + rows - 1) / rows;
    for (SeatId seat = 0; seat < count; seat++) {
        Box one =
            box_column(box_row(box, seat / across, rows, 0), seat % across, across, ui_px(ui, 8));
        char words[40];
        Text text = text_into(words, sizeof words);
        if (game_seat_in(view_game(view), seat))
            words_write_arg(view_words(view), arg_sum(view_game(view)->seats[seat].cash), &text);
        else
            text_add(&text, LABEL(view, TC_("player", "out")));
        double side = one.h < ui_px(ui, 28) ? one.h : ui_px(ui, 28);
        token_of_seat(view, seat, box_centred(box_cut_left(&one, side), side, side));
        lettering_line(ui, box_inset(one, ui_px(ui, 6), 0), words,
                       (Style){TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    }
}

/* The game goes on from the moment that is shown, as a new one. */
static void play_on(View *view, Box box)
{
    bool over = view_game(view)->phase == PHASE_OVER;
    Button what = {.id = ui_id("replay-play-on", 0),
                   .label = LABEL(view, T_("Play on from here")),
                   .look = BUTTON_MAIN,
                   .icon = ICON_PLAY,
                   .disabled = over,
                   .tip =
                       over ? LABEL(view, T_("Here the game is over: go back a little.")) : NULL};
    if (button(view_ui(view), box, what))
        view_ask(view, (Request){.kind = REQUEST_PLAY_ON, .id = (int64_t)end_of(view)->at});
}

static void go_on(View *view)
{
    EndState *end = end_of(view);
    if (!end->playing) return;
    view_ui(view)->restless = true;
    if (view_ui(view)->now < end->next) return;
    end->next = view_ui(view)->now + replay_step_seconds(view);
    if (end->at >= table_action_count(view_table(view)))
        end->playing = false;
    else
        replay_show(view, end->at + 1);
}

/* What decided the game, in chances. */
static void review_button(View *view, Box *head)
{
    Ui *ui = view_ui(view);
    Button what = {.id = ui_id("replay-review", 0),
                   .label = LABEL(view, T_("What decided it")),
                   .icon = ICON_HINT};
    what.icon_only = button_width(ui, what) > head->w * 0.4;
    Box box = box_cut_right(head, what.icon_only ? head->h : button_width(ui, what));
    box_cut_right(head, ui_px(ui, 10));
    if (button(ui, box, what)) view_open_screen(view, SCREEN_REVIEW);
}

/* So narrow that speeds and sentences have lines of their own. */
static bool is_tight(const Ui *ui)
{
    return ui->screen.w < ui_px(ui, 340);
}

static void draw_head(View *view, Box head)
{
    Ui *ui = view_ui(view);
    double target = ui_target(ui), gap = ui_px(ui, 10);
    bool left = button(ui, box_cut_left(&head, target),
                       (Button){.id = ui_id("back", 0),
                                .label = LABEL(view, T_("Back")),
                                .icon = ICON_BACK,
                                .icon_only = true});
    box_cut_left(&head, gap);
    if (!is_tight(ui)) {
        replay_speeds(view, box_cut_right(&head, ui_px(ui, 208)));
        box_cut_right(&head, gap);
    }
    replay_link(view, &head, end_of(view)->at);
    review_button(view, &head);
    Style style = {TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    const char *title = LABEL(view, T_("Replay"));
    if (lettering_least_width(ui, title, style) <= head.w) lettering_line(ui, head, title, style);
    if (ui_key(ui, KEY_ESCAPE) || left) leave(view);
}

static void draw_column(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 10), high = ui_px(ui, 272);
    replay_chart(view, box_cut_top(&box, high < box.h * 0.46 ? high : box.h * 0.46));
    box_cut_top(&box, gap);
    play_on(view, box_cut_bottom(&box, ui_px(ui, 62)));
    box_cut_bottom(&box, gap);
    replay_chapters(view, box);
}

/* Where it is low the board is at the left, everything else beside it. */
static void draw_low(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 8);
    char words[800];
    Text text = text_into(words, sizeof words);
    Box board = box_cut_left(&box, box.h * 1.15 < box.w * 0.5 ? box.h * 1.15 : box.w * 0.5);
    draw_board(view, board, false);
    box_cut_left(&box, ui_px(ui, 12));
    play_on(view, box_cut_bottom(&box, ui_target(ui) + ui_px(ui, 4)));
    box_cut_bottom(&box, gap);
    replay_controls(view, box_cut_bottom(&box, replay_controls_height(view, box.w)));
    box_cut_bottom(&box, gap);
    double sums = sums_height(view, box.w);
    if (sums < box.h * 0.6) draw_sums(view, box_cut_bottom(&box, sums));
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    sentences(view, &text);
    if (box.h >= lettering_line_height(ui, style)) lettering_fit(ui, box, words, style, 0);
}

/* The speeds above, what happened below the board. */
static void draw_told(View *view, Box *rest)
{
    Ui *ui = view_ui(view);
    char words[800];
    Text text = text_into(words, sizeof words);
    replay_speeds(view, box_cut_top(rest, ui_target(ui)));
    box_cut_top(rest, ui_px(ui, 8));
    sentences(view, &text);
    double high = rest->h < ui_px(ui, 160) ? rest->h : rest->h * 0.4; /* words before pictures */
    lettering_fit(ui, box_cut_bottom(rest, high), words,
                  (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}, 0);
}

/* Upright, what is left below a board as high as a phone's: worth, chances or turns. */
static void draw_part(View *view, Box *rest)
{
    const Ui *ui = view_ui(view);
    double board = rest->w * 0.9, left = rest->h - board - ui_px(ui, 8);
    if (left < replay_part_least(view, rest->w)) return;
    replay_part(view, box_cut_bottom(rest, left));
    box_cut_bottom(rest, ui_px(ui, 8));
}

static Box board_in(Box box)
{
    if (box.w > box.h * 1.5) return box_centred(box, box.h * 1.5, box.h);
    return box.h > box.w * 1.3 ? box_centred(box, box.w, box.w * 1.3) : box;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 12), gap = ui_px(ui, 8);
    if (view_stage(view)->action != end_of(view)->at) replay_show(view, end_of(view)->at);
    go_on(view);
    Box rest = box_inset(ui->screen, pad, pad);
    draw_head(view, box_cut_top(&rest, ui_target(ui)));
    box_cut_top(&rest, gap);
    bool wide = rest.w >= ui_px(ui, 900);
    if (!wide && rest.h < ui_px(ui, 420) && rest.w > rest.h) {
        draw_low(view, rest);
        return;
    }
    if (wide) {
        draw_column(view, box_cut_right(&rest, ui_px(ui, COLUMN)));
        box_cut_right(&rest, pad);
    } else {
        play_on(view, box_cut_bottom(&rest, ui_target(ui) * 56 / 44));
        box_cut_bottom(&rest, gap);
    }
    replay_controls(view, box_cut_bottom(&rest, replay_controls_height(view, rest.w)));
    box_cut_bottom(&rest, gap);
    double sums = sums_height(view, rest.w);
    if (sums < rest.h * 0.4) {
        draw_sums(view, box_cut_bottom(&rest, sums));
        box_cut_bottom(&rest, gap);
    }
    if (is_tight(ui))
        draw_told(view, &rest);
    else if (!wide)
        draw_part(view, &rest);
    if (rest.h > ui_px(ui, 40)) draw_board(view, board_in(rest), !is_tight(ui));
}

const ScreenRow replay_screen = {.pass = pass, .open = open_screen, .at_table = true};
