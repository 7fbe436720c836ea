/* table_screen.c -- the table: board, players, account, buttons. */
#include "view/board/bar_view.h"
#include "view/board/flight_view.h"
#include "view/board/log_view.h"
#include "view/board/middle_view.h"
#include "view/board/seats_view.h"
#include "view/board/table_layout.h"
#include "view/hint_view.h"
#include "view/view_part.h"

/* ---- which sheet the game calls for ---- */

static bool person_asked(const View *view)
{
    SeatId seat;
    return view_person_decides(view, &seat);
}

static bool wheel_turns(const View *view)
{
    const Stage *stage = &view->stage;
    return stage->busy && stage->now.kind == EVENT_CARD_DRAWN && stage->until > stage->began &&
           view_edition(view)->decks[stage->now.amount].kind != DECK_CARDS;
}

static SheetKind called_for(const View *view)
{
    if (wheel_turns(view)) return SHEET_WHEEL;
    bool watched = view_pace(view) != PACE_INSTANT;
    switch ((Phase)view_game(view)->phase) {
    case PHASE_AUCTION:
    case PHASE_BUILDING_AUCTION: return person_asked(view) || watched ? SHEET_AUCTION : SHEET_NONE;
    case PHASE_ANSWER: return person_asked(view) ? SHEET_ANSWER : SHEET_NONE;
    case PHASE_DEBT: return person_asked(view) ? SHEET_DEBT : SHEET_NONE;
    case PHASE_TOKEN: return person_asked(view) ? SHEET_TOKEN : SHEET_NONE;
    case PHASE_ORDER:
    case PHASE_SHUFFLE:
    case PHASE_DEAL:
    case PHASE_TURN:
    case PHASE_THROW:
    case PHASE_BUY:
    case PHASE_DRAW:
    case PHASE_OPEN:
    case PHASE_CHOICE:
    case PHASE_RENT_THROW:
    case PHASE_PICK_DEED:
    case PHASE_PICK_SEAT:
    case PHASE_PICK_SUM:
    case PHASE_THIEF_DICE:
    case PHASE_THIEF:
    case PHASE_JAIL_OUT:
    case PHASE_TRAVEL:
    case PHASE_END:
    case PHASE_OVER:
    case PHASE_WANT:
    case PHASE_VOTE:
    case PHASE_HEIR:
    case PHASE_FLOOR:
    case PHASE_ARRIVE:
    case PHASE_EFFECT:
    case PHASE_JAIL_MOVE:
    case PHASE_AFTER:
    case PHASE_COUNT: break;
    }
    return SHEET_NONE;
}

/* The one opened by hand lies over the one the game calls for. */
static SheetKind open_sheet(View *view)
{
    SheetKind called = called_for(view);
    if (called != view->put_off) view->put_off = SHEET_NONE;
    if (view->sheet != SHEET_NONE) return view->sheet;
    return called == view->put_off ? SHEET_NONE : called;
}

static void draw_sheet(View *view, SheetKind sheet)
{
    switch (sheet) {
    case SHEET_NONE:
    case SHEET_COUNT: return;
    case SHEET_DEED: deed_sheet(view); return;
    case SHEET_MANAGE: manage_sheet(view); return;
    case SHEET_TRADE: trade_sheet(view); return;
    case SHEET_ASSETS: assets_sheet(view); return;
    case SHEET_JAIL: jail_sheet(view); return;
    case SHEET_MENU: menu_sheet(view); return;
    case SHEET_SETTINGS: settings_sheet(view); return;
    case SHEET_HELP: help_sheet(view); return;
    case SHEET_CONFIRM: confirm_sheet(view); return;
    case SHEET_AUCTION: auction_sheet(view); return;
    case SHEET_ANSWER: answer_sheet(view); return;
    case SHEET_DEBT: debt_sheet(view); return;
    case SHEET_WHEEL: wheel_sheet(view); return;
    case SHEET_TOKEN: token_sheet(view); return;
    }
}

/* ---- the table itself ---- */

static void open_space(View *view, int space)
{
    bool jail = space == view_edition(view)->jail;
    view->sheet = jail ? SHEET_JAIL : SHEET_DEED;
    view->sheet_space = space;
}

static void draw_board(View *view, Box box)
{
    BoardScene scene = {.edition = view_edition(view),
                        .game = view_game(view),
                        .seating = table_seating(view->table),
                        .stage = &view->stage,
                        .pictures = view->pictures,
                        .layer = 0,
                        .marked = -1};
    int hovered;
    Ui *ui = &view->ui;
    board_draw(ui, box, &scene);
    int pressed = board_press(ui, box, &scene, &hovered);
    if (pressed >= 0) open_space(view, pressed);
    bool show = hovered >= 0 && (ui->focus_seen || ui->hovers) && stage_caught_up(&view->stage);
    middle_draw(view, board_middle(box, scene.edition->space_count), show ? hovered : -1);
}

static void use_keys(View *view)
{
    Ui *ui = &view->ui;
    if (ui_key(ui, KEY_ESCAPE)) view->sheet = SHEET_MENU;
    if (ui_letter(ui, 's')) view_ask(view, (Request){.kind = REQUEST_SAVE});
    if (ui_letter(ui, 'a')) {
        view->sheet = SHEET_ASSETS;
        view->sheet_seat = game_mover(view_game(view));
    }
}

void table_screen(View *view)
{
    Ui *ui = &view->ui;
    SheetKind sheet = open_sheet(view);
    TableLayout at = table_layout(view);
    ui->enabled = sheet == SHEET_NONE;
    draw_board(view, at.board);
    seats_draw(view, at.seats);
    log_draw(view, at.log);
    bar_draw(view, at.bar);
    flight_draw(view, &at);
    use_keys(view);
    ui->enabled = true;
    draw_sheet(view, sheet);
    if (ui_letter(ui, 'h')) hint_ask(view);
}
