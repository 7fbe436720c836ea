/* table_screen.c -- the table: board, players, account, buttons. */
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/art/coin_art.h"
#include "view/board/board_view.h"
#include "view/board/dock_view.h"
#include "view/board/head_view.h"
#include "view/board/lens_view.h"
#include "view/board/log_view.h"
#include "view/board/middle_view.h"
#include "view/board/seats_view.h"
#include "view/board/table_layout.h"
#include "view/chance.h"
#include "view/letters.h"
#include "view/moments/moment_view.h"
#include "view/view_ear.h"
#include "view/view_hint.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- which sheet the game calls for ---- */

static bool person_asked(const View *view)
{
    SeatId seat;
    return view_person_decides(view, &seat);
}

static bool wheel_turns(const View *view)
{
    const Stage *stage = view_stage(view);
    return stage->busy && stage->now.kind == EVENT_CARD_DRAWN && stage->until > stage->began &&
           view_edition(view)->decks[stage->now.amount].kind != DECK_CARDS;
}

/* The sheet a phase calls for: when a person is asked, and where others are
 * watched too. */
static const struct {
    SheetKind sheet;
    bool watched;
} sheets[PHASE_COUNT] = {
    [PHASE_AUCTION] = {SHEET_AUCTION, true}, [PHASE_BUILDING_AUCTION] = {SHEET_AUCTION, true},
    [PHASE_ANSWER] = {SHEET_ANSWER, false},  [PHASE_DEBT] = {SHEET_DEBT, false},
    [PHASE_TOKEN] = {SHEET_TOKEN, false},
};

static SheetKind called_for(const View *view)
{
    if (stage_moment(view_stage(view)) != NULL) return SHEET_NONE;
    if (wheel_turns(view) || chance_spins(view)) return SHEET_WHEEL;
    int phase = view_game(view)->phase;
    bool watched = sheets[phase].watched && view_pace(view) != PACE_INSTANT;
    return watched || person_asked(view) ? sheets[phase].sheet : SHEET_NONE;
}

/* A sheet the player opened hides the one the game calls for. */
static SheetKind open_sheet(View *view)
{
    SheetKind called = called_for(view);
    view_call_sheet(view, called);
    if (view_sheet(view) != SHEET_NONE) return view_sheet(view);
    return called == view_put_off(view) ? SHEET_NONE : called;
}

/* ---- the table itself ---- */

static void draw_board(View *view, const TableLayout *at)
{
    BoardScene scene = {.edition = view_edition(view),
                        .game = view_game(view),
                        .seating = table_seating(view_table(view)),
                        .stage = view_stage(view),
                        .pictures = view_pictures(view),
                        .layer = 0,
                        .marked = -1};
    int hovered;
    Ui *ui = view_ui(view);
    BoardFrame frame = board_frame(at->board, scene.edition->space_count, ui->unit);
    board_draw(ui, &frame, &scene);
    ui->region = UI_BOARD;
    ui->joined = true;
    int pressed = board_press(ui, &frame, &scene, &hovered);
    ui->region = UI_NOWHERE;
    ui->joined = false;
    bool lens = at->lens.w > 0;
    if (pressed >= 0 && lens)
        lens_turn_to(ui, &scene, pressed);
    else if (pressed >= 0)
        view_show_space(view, (SpaceId)pressed);
    bool show = hovered >= 0 && (ui->focus_seen || ui->hovers) && stage_caught_up(view_stage(view));
    int tapped = lens ? lens_shown(ui, &scene) : -1;
    middle_draw(view, &frame, show ? hovered : tapped);
    board_draw_tokens(ui, &frame, &scene);
    spoken_hush(ui); /* the ring has said it */
    if (lens) lens_draw(ui, at->lens, &scene);
    spoken_speak(ui);
}

/* ---- money on its way from one to another ---- */

typedef struct Spot {
    double x, y;
} Spot;

/* A player's money is on the card, that of bank and pot in the middle. */
static Spot spot_of(const View *view, const TableLayout *at, SeatId party)
{
    if (party < view_game(view)->seat_count) {
        Box card = at->card[party];
        return (Spot){box_right(card) - ui_px(view_ui(view), 48), box_middle_y(card)};
    }
    Box middle =
        board_frame(at->board, view_edition(view)->space_count, view_ui(view)->unit).middle;
    return (Spot){box_middle_x(middle), middle.y + middle.h * (party == POT ? 0.75 : 0.12)};
}

static void draw_one(View *view, const TableLayout *at, const Flight *flight)
{
    Ui *ui = view_ui(view);
    double part = (view_stage(view)->clock - flight->began) / flight->length;
    if (part < 0 || part > 1) return;
    double eased = part * part * (3 - 2 * part), fade = part > 0.8 ? (1 - part) / 0.2 : 1;
    Spot from = spot_of(view, at, flight->from), to = spot_of(view, at, flight->to);
    char words[40];
    Text text = text_into(words, sizeof words);
    words_write_arg(view_words(view), arg_sum(flight->amount), &text);
    Style style = {TYPE_LARGE, FONT_BOLD, colour_faded(0xFFFFFFFF, fade), ALIGN_CENTRE};
    double height = ui_px(ui, 28),
           width = lettering_width(ui, words, style) + height + ui_px(ui, 16);
    Box tag = {from.x + (to.x - from.x) * eased - width / 2,
               from.y + (to.y - from.y) * eased - height / 2 -
                   4 * part * (1 - part) * ui_px(ui, 30),
               width, height};
    if (tag.x < ui->screen.x) tag.x = ui->screen.x;
    if (box_right(tag) > box_right(ui->screen)) tag.x = box_right(ui->screen) - width;
    canvas_fill_round(ui->canvas, tag, height / 2, colour_faded(0xFF1F7A43, fade));
    Box coin = box_cut_left(&tag, height);
    if (fade > 0.5)
        coin_art_coin(ui->canvas, box_inset(coin, height * 0.14, height * 0.14), part * 2);
    lettering_line(ui, (Box){tag.x, tag.y, tag.w - ui_px(ui, 8), tag.h}, words, style);
}

static void draw_flights(View *view, const TableLayout *at)
{
    for (int i = 0; i < view_stage(view)->flight_count; i++)
        draw_one(view, at, &view_stage(view)->flights[i]);
}

/* The card that lies open, for those who do not see it. */
static void say_card(View *view, Box box)
{
    const Stage *stage = view_stage(view);
    if (!stage->card_open || stage_turning(stage)) return;
    const Edition *edition = view_edition(view);
    spoken_words(view_ui(view), box,
                 PHRASE(view, T_("{deck}: {card}"), arg_deck(stage->deck),
                        arg_card(edition->card_text[stage->deck][stage->card]))
                     .words);
}

static void use_keys(View *view)
{
    Ui *ui = view_ui(view);
    if (ui_key(ui, KEY_ESCAPE)) view_open_sheet(view, SHEET_MENU);
    if (ui_letter(ui, LETTER_SAVE)) view_ask(view, (Request){.kind = REQUEST_SAVE});
    if (ui_letter(ui, LETTER_ASSETS)) view_show_seat(view, game_mover(view_game(view)));
}

/* A finger that has just closed a sheet rests where the answers may be, and a
 * sheet that opens by itself was not awaited. */
static void note_sheet(View *view, SheetKind sheet)
{
    if (sheet == SHEET_NONE && view_was_open(view) != SHEET_NONE)
        view_ear_close(view, VIEW_EAR_SECONDS);
    if (sheet != view_was_open(view) && sheet != view_sheet(view))
        view_ear_close(view, VIEW_EAR_HURRIED);
    view_note_open(view, sheet);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetKind sheet = open_sheet(view);
    TableLayout at = table_layout(view);
    note_sheet(view, sheet);
    ui->enabled = sheet == SHEET_NONE;
    spoken_region(ui, SPOKEN_BOARD);
    draw_board(view, &at);
    spoken_region(ui, SPOKEN_SCREEN);
    head_draw(view, &at);
    spoken_region(ui, SPOKEN_PLAYERS);
    seats_draw(view, &at);
    spoken_region(ui, SPOKEN_ACCOUNT);
    log_draw(view, at.log);
    spoken_region(ui, SPOKEN_QUESTION);
    say_card(view, at.board);
    dock_draw(view, &at);
    spoken_hush(ui);
    draw_flights(view, &at);
    moment_view_draw(view, &at);
    spoken_speak(ui);
    use_keys(view);
    ui->enabled = true;
    if (sheet != SHEET_NONE) view_sheet_row(sheet)->pass(view);
    if (ui_letter(ui, LETTER_HINT)) view_ask_hint(view);
}

const ScreenRow table_screen = {.pass = pass, .at_table = true};
