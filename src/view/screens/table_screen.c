/* table_screen.c -- the table: board, players, account, buttons. */
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/board/board_view.h"
#include "view/board/dock_view.h"
#include "view/board/head_view.h"
#include "view/board/lens_view.h"
#include "view/board/log_view.h"
#include "view/board/middle_view.h"
#include "view/board/seats_view.h"
#include "view/board/table_layout.h"
#include "view/chance.h"
#include "view/coach/risk_view.h"
#include "view/letters.h"
#include "view/moments/deed_flight.h"
#include "view/moments/moment_view.h"
#include "view/moments/money_flight.h"
#include "view/online/chat_view.h"
#include "view/view_breeze.h"
#include "view/view_ear.h"
#include "view/view_gate.h"
#include "view/view_hint.h"
#include "view/view_online.h"
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
    if (stage_moment(view_stage(view)) != NULL || view_gate(view) != NOBODY) return SHEET_NONE;
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
                        .marked = -1,
                        .breeze = view_breeze(view)};
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
    risk_draw(view, &frame);
    board_draw_tokens(ui, &frame, &scene);
    spoken_hush(ui); /* the ring has said it */
    if (lens) lens_draw(ui, at->lens, &scene);
    spoken_speak(ui);
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
    if (ui_key(ui, KEY_UNDO) && view_guest(view) == NULL)
        view_ask(view, (Request){.kind = REQUEST_UNDO});
    if (ui_letter(ui, LETTER_SAVE) && view_guest(view) == NULL)
        view_ask(view, (Request){.kind = REQUEST_SAVE});
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
    money_flight_draw(view, &at);
    deed_flight_draw(view, &at);
    moment_view_draw(view, &at);
    chat_bubble(view, &at);
    spoken_speak(ui);
    use_keys(view);
    ui->enabled = true;
    if (sheet != SHEET_NONE) view_sheet_row(sheet)->pass(view);
    if (ui_letter(ui, LETTER_HINT)) view_ask_hint(view);
}

const ScreenRow table_screen = {.pass = pass, .at_table = true};
