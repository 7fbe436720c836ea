/* replay_screen.c -- going through a game with a slider. */
#include "table/account.h"
#include "ui/controls.h"
#include "view/board/board_view.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define FOOT 108.0
#define STEP_SECONDS 0.25

static bool open_screen(View *view)
{
    end_of(view)->at = table_action_count(view_table(view));
    end_of(view)->playing = false;
    return true;
}

static void show(View *view, size_t n)
{
    size_t most = table_action_count(view_table(view));
    end_of(view)->at = n < most ? n : most;
    view_show_at(view, end_of(view)->at);
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

static void draw_board(View *view, Box box)
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
    sentences(view, &text);
    double wide = frame.middle.w * 0.9, high = frame.middle.h * 0.6;
    Box card = box_centred(frame.middle, wide, high);
    canvas_shadow(ui->canvas, card, ui_px(ui, 12), ui_px(ui, 8));
    canvas_fill_round(ui->canvas, card, ui_px(ui, 12), ui->theme.paper);
    lettering_fit(ui, box_inset(card, ui_px(ui, 12), ui_px(ui, 10)), words,
                  (Style){TYPE_TITLE, FONT_MEDIUM, ui->theme.ink, ALIGN_CENTRE}, 0);
}

/* Everybody's money in the state shown. */
static void draw_sums(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int count = view_game(view)->seat_count;
    for (SeatId seat = 0; seat < count; seat++) {
        Box one = box_column(box, seat, count, ui_px(ui, 8));
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

static bool step_button(View *view, Box box, int n, Icon icon, const char *label)
{
    return button(
        view_ui(view), box,
        (Button){.id = ui_id("replay", n), .label = label, .icon = icon, .icon_only = true});
}

static void draw_controls(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double side = button_height(ui), gap = ui_px(ui, 8);
    size_t at = end_of(view)->at;
    Box rest = box;
    if (step_button(view, box_cut_left(&rest, side), 0, ICON_LEFT,
                    LABEL(view, T_("One step back"))) &&
        at > 0)
        show(view, at - 1);
    box_cut_left(&rest, gap);
    bool playing = end_of(view)->playing;
    if (step_button(view, box_cut_left(&rest, side), 1, playing ? ICON_PAUSE : ICON_PLAY,
                    playing ? LABEL(view, T_("Pause")) : LABEL(view, TC_("replay", "Play"))))
        end_of(view)->playing = !playing;
    box_cut_left(&rest, gap);
    if (step_button(view, box_cut_left(&rest, side), 2, ICON_RIGHT, LABEL(view, T_("One step on"))))
        show(view, at + 1);
    box_cut_left(&rest, gap);
    int value = (int)end_of(view)->at, most = (int)table_action_count(view_table(view));
    if (control_slider(ui, rest, ui_id("replay-slider", 0), LABEL(view, T_("Moment of the game")),
                       0, most, 1, &value))
        show(view, (size_t)value);
}

static void go_on(View *view)
{
    EndState *end = end_of(view);
    if (!end->playing) return;
    view_ui(view)->restless = true;
    if (view_ui(view)->now < end->next) return;
    end->next = view_ui(view)->now + STEP_SECONDS;
    if (end->at >= table_action_count(view_table(view)))
        end->playing = false;
    else
        show(view, end->at + 1);
}

/* A link to what is shown, where the app can make one. */
static void link_button(View *view, Box *head)
{
    if (!view_has_links(view)) return;
    Ui *ui = view_ui(view);
    Button what = {.id = ui_id("replay-link", 0),
                   .label = LABEL(view, T_("Copy link to this moment")),
                   .look = BUTTON_QUIET};
    double wide = button_width(ui, what), most = head->w * 0.6;
    Box box = box_cut_right(head, wide < most ? wide : most);
    if (button(ui, box, what))
        view_ask(view, (Request){.kind = REQUEST_LINK, .id = (int64_t)end_of(view)->at});
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 12);
    if (view_stage(view)->action != end_of(view)->at) show(view, end_of(view)->at);
    go_on(view);
    Box rest = box_inset(ui->screen, pad, pad);
    Box head = box_cut_top(&rest, button_height(ui));
    Box back = box_cut_left(&head, button_height(ui));
    bool left = button(ui, back,
                       (Button){.id = ui_id("back", 0),
                                .label = LABEL(view, T_("Back")),
                                .icon = ICON_BACK,
                                .icon_only = true});
    box_cut_left(&head, pad);
    link_button(view, &head);
    lettering_line(ui, head, LABEL(view, T_("Replay")),
                   (Style){TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    Box foot =
        box_cut_bottom(&rest, ui_px(ui, FOOT) < rest.h * 0.4 ? ui_px(ui, FOOT) : rest.h * 0.4);
    box_cut_top(&rest, pad);
    Box board = rest;
    if (board.w > board.h * 1.5) board = box_centred(board, board.h * 1.5, board.h);
    if (board.h > board.w * 1.3) board = box_centred(board, board.w, board.w * 1.3);
    draw_board(view, board);
    box_cut_top(&foot, pad);
    draw_sums(view, box_cut_top(&foot, foot.h * 0.4));
    draw_controls(view, box_centred(foot, foot.w, button_height(ui)));
    if (ui_key(ui, KEY_ESCAPE) || left) leave(view);
}

const ScreenRow replay_screen = {.pass = pass, .open = open_screen, .at_table = true};
