/* auction_sheet.c -- the auction: what is sold, who bids, and the player's own bid. */
#include "game/auction.h"
#include "game/scarce_auction.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/board/building_view.h"
#include "view/board/deed_grid.h"
#include "view/board/deed_view.h"
#include "view/letters.h"
#include "view/sheets/auction_clock.h"
#include "view/sheets/bidders.h"
#include "view/sheets/sum_chooser.h"
#include "view/view_hint.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 1040.0

typedef struct Bidding {
    SeatId seat; /* who may bid here */
    Money sum;   /* the bid being composed */
    Money least, most;
    bool possible;
    DeedSet places; /* for a building: where it could go */
    DeedId place;   /* and where it shall */
} Bidding;

static const Auction *auction_of(const View *view)
{
    return &view_game(view)->auction;
}

static bool sells_building(const View *view)
{
    return auction_of(view)->open != AUCTION_DEED;
}

/* ---- the bid being composed ---- */

static DeedSet building_places(const View *view, SeatId seat)
{
    DeedSet places = 0;
    Money least, most;
    for (DeedSet rest = view_game(view)->seats[seat].deeds; rest != 0; rest &= rest - 1)
        if (scarce_auction_range(view_edition(view), view_game(view), seat,
                                 (DeedId)__builtin_ctzll(rest), &least, &most))
            places |= rest & -rest;
    return places;
}

/* Both outlive the pass in the memory of the ui; a new bid by somebody else
 * restarts them. */
static double *remembered_sum(View *view)
{
    return ui_memory(view_ui(view), ui_id("auction-sum", 0), 0);
}
static double *remembered_place(View *view)
{
    return ui_memory(view_ui(view), ui_id("auction-place", 0), 0);
}

static bool is_new(View *view, SeatId seat)
{
    const Auction *auction = auction_of(view);
    double stamp = auction->bid * 1024.0 + auction->deed * 8.0 + seat + 1;
    double *seen = ui_memory(view_ui(view), ui_id("auction-seen", 0), 0);
    bool fresh = *seen != stamp;
    *seen = stamp;
    return fresh;
}

static void choose_place(View *view, Bidding *it)
{
    it->places = building_places(view, it->seat);
    it->place = (DeedId)*remembered_place(view);
    if (it->places == 0)
        it->place = NO_DEED;
    else if (it->place >= MAX_DEEDS || (it->places & DEED_BIT(it->place)) == 0)
        it->place = (DeedId)__builtin_ctzll(it->places);
    *remembered_place(view) = it->place;
}

static Bidding bidding_of(View *view)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    Bidding it = {.seat = acting_seat(view), .place = NO_DEED};
    if (sells_building(view)) {
        choose_place(view, &it);
        it.possible = it.place != NO_DEED &&
                      scarce_auction_range(edition, game, it.seat, it.place, &it.least, &it.most);
    } else {
        it.possible = auction_range(edition, game, it.seat, &it.least, &it.most);
    }
    it.possible =
        it.possible && (auction_of(view)->in >> it.seat & 1) != 0 && acting_for_person(view);
    if (is_new(view, it.seat)) *remembered_sum(view) = it.least;
    it.sum = (Money)*remembered_sum(view);
    return it;
}

/* ---- what is sold ---- */

static void draw_building(View *view, Box box)
{
    Ui *ui = view_ui(view);
    bool hotel = auction_of(view)->open == AUCTION_HOTEL;
    canvas_fill_round(ui->canvas, box, ui_px(ui, 10), ui->theme.felt);
    double side = (box.w < box.h ? box.w : box.h) * 0.7;
    building_view_one(ui->canvas, view_edition(view), box_centred(box, side, side), hotel);
}

static void draw_lot(View *view, Box box)
{
    if (sells_building(view))
        draw_building(view, box);
    else
        deed_large(view, box, auction_of(view)->deed);
}

/* ---- the player's own bid ---- */

static double draw_places(View *view, Box box, Bidding *it)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    double line = lettering_line_height(ui, style) + ui_px(ui, 4);
    lettering_line(ui, (Box){box.x, box.y, box.w, line}, LABEL(view, T_("Where it would stand")),
                   style);
    DeedGrid grid = {.word = "auction-deed",
                     .deeds = it->places,
                     .chosen = DEED_BIT(it->place),
                     .to_press = true};
    double height = deed_grid_height(ui, box.w, &grid);
    DeedId pressed = deed_grid(view, (Box){box.x, box.y + line, box.w, height}, &grid);
    if (pressed != NO_DEED) *remembered_place(view) = pressed;
    return line + height + ui_px(ui, 12);
}

/* What of the cash the bid takes, and what is kept. */
static double draw_kept(View *view, Box box, const Bidding *it)
{
    Ui *ui = view_ui(view);
    Money cash = view_game(view)->seats[it->seat].cash, kept = cash - it->sum;
    double height = ui_px(ui, 10), gap = ui_px(ui, 6);
    double part = cash > 0 ? (double)it->sum / cash : 1;
    Box bar = {box.x, box.y, box.w, height};
    canvas_fill_round(ui->canvas, bar, height / 2, ui->theme.line);
    Box left = box_cut_left(&bar, bar.w * (part < 1 ? 1 - part : 0));
    if (left.w > height)
        canvas_fill_round(ui->canvas, left, height / 2,
                          part > 0.5 ? ui->theme.bad : ui->theme.good);
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double line = lettering_line_height(ui, quiet);
    lettering_line(
        ui, (Box){box.x, box.y + height + gap, box.w, line},
        kept < 0
            ? PHRASE(view, T_("You have {cash}."), arg_cash(cash)).words
            : PHRASE(view, T_("You keep {sum} of {cash}."), arg_sum(kept), arg_cash(cash)).words,
        quiet);
    return height + gap + line;
}

static double draw_bid(View *view, Box box, Bidding *it)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    if (!it->possible) return 0;
    double used = it->places != 0 ? draw_places(view, box, it) : 0;
    Box line = {box.x, box.y + used, box.w, lettering_line_height(ui, style) + ui_px(ui, 8)};
    lettering_line(ui, box_column(line, 0, 2, ui_px(ui, 8)),
                   PHRASE(view, T_("{seat} bids"), arg_seat(it->seat)).words, style);
    lettering_line(
        ui, box_column(line, 1, 2, ui_px(ui, 8)),
        PHRASE(view, T_("{least} to {most}"), arg_least(it->least), arg_most(it->most)).words,
        quiet);
    used += line.h;
    double height = sum_chooser_height(view, box.w);
    if (sum_chooser(view, (Box){box.x, box.y + used, box.w, height}, ui_id("auction-bid", 0),
                    LABEL(view, TC_("sum", "Bid")), it->least, it->most, &it->sum))
        *remembered_sum(view) = it->sum;
    used += height + ui_px(ui, 14);
    return used + draw_kept(view, (Box){box.x, box.y + used, box.w, 0}, it);
}

/* ---- the whole ---- */

static double lot_height(View *view)
{
    return ui_px(view_ui(view), sells_building(view) ? 220 : 352);
}

/* The own bid comes before the others: where there is little room it must be seen. */
static double draw_beside(View *view, Box box, Bidding *it, bool everybody)
{
    double gap = ui_px(view_ui(view), 18);
    double used = bidders_bid(view, box) + gap, own = draw_bid(view, form_below(box, used), it);
    used += own;
    if (!everybody) return used;
    if (own > 0) used += gap;
    return used + bidders_list(view, form_below(box, used), false);
}

/* Everybody, what is sold, the bids. */
static double in_three(View *view, Box box, Bidding *it)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 24), lot = lot_height(view);
    Box rest = box, people = box_cut_left(&rest, ui_px(ui, 264));
    box_cut_left(&rest, gap);
    Box middle = box_cut_left(&rest, ui_px(ui, 250));
    box_cut_left(&rest, gap);
    double list = bidders_list(view, people, true), right = draw_beside(view, rest, it, false);
    draw_lot(view, (Box){middle.x, middle.y, middle.w, lot});
    double most = lot > right ? lot : right;
    return most > list ? most : list;
}

/* What is sold, and everything else beside it. */
static double in_two(View *view, Box box, Bidding *it)
{
    Ui *ui = view_ui(view);
    double lot = lot_height(view);
    Box rest = box, left = box_cut_left(&rest, ui_px(ui, 250));
    box_cut_left(&rest, ui_px(ui, 24));
    draw_lot(view, (Box){left.x, left.y, left.w, lot});
    double right = draw_beside(view, rest, it, true);
    return lot > right ? lot : right;
}

/* The bids first: they are what has to be seen. */
static double in_one(View *view, Box box, Bidding *it)
{
    Ui *ui = view_ui(view);
    double width = box.w < ui_px(ui, 280) ? box.w : ui_px(ui, 280);
    double height = ui_px(ui, sells_building(view) ? 120 : 300);
    double used = draw_beside(view, box, it, true) + ui_px(ui, 24);
    draw_lot(view, (Box){box.x + (box.w - width) / 2, box.y + used, width, height});
    return used + height;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double edge = ui_px(ui, 4);
    Box inner = {box.x, box.y + edge, box.w, 0};
    double used = box.w < ui_px(ui, 500)   ? in_one(view, inner, what)
                  : box.w < ui_px(ui, 830) ? in_two(view, inner, what)
                                           : in_three(view, inner, what);
    return used + 2 * edge;
}

/* ---- foot ---- */

enum { FOOT_HINT, FOOT_PASS, FOOT_BID, FOOT_COUNT };

static void end_with(View *view, const SheetFrame *frame, int pressed,
                     const Action actions[FOOT_COUNT])
{
    if (pressed == FOOT_HINT)
        view_ask_hint(view);
    else if (pressed >= 0)
        view_act(view, &actions[pressed]);
    if (!frame->closed) return;
    view_put_sheet_off(view, SHEET_AUCTION);
}

static Phrase title_of(const View *view)
{
    const Auction *auction = auction_of(view);
    if (auction->open == AUCTION_DEED)
        return PHRASE(view, T_("Auction of {deed}"), arg_deed(auction->deed));
    return PHRASE(view, T_("Auction of {built.a}"),
                  arg_built(auction->open == AUCTION_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
}

/* Opened by its word while there is nothing to be done. */
static void no_auction(View *view)
{
    if (sheet_note(view_ui(view), LABEL(view, T_("Auction")),
                   LABEL(view, T_("Nothing is being auctioned."))))
        view_close_sheet(view);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    if (auction_of(view)->open == AUCTION_NONE) {
        no_auction(view);
        return;
    }
    Bidding it = bidding_of(view);
    Action actions[FOOT_COUNT] = {
        [FOOT_PASS] = {.kind = ACTION_PASS, .seat = it.seat, .deed = NO_DEED},
        [FOOT_BID] = {.kind = ACTION_BID, .seat = it.seat, .deed = it.place, .amount = it.sum}};
    char why[2][UI_TIP_SIZE];
    Text texts[2] = {text_into(why[0], sizeof why[0]), text_into(why[1], sizeof why[1])};
    bool pass = acting_may(view, &actions[FOOT_PASS], &texts[0]),
         bid = !sum_chooser_wrong(view, ui_id("auction-bid", 0), it.most, &texts[1]) &&
               acting_may(view, &actions[FOOT_BID], &texts[1]);
    Phrase label =
        PHRASE(view, TC_("button", "Bid[ {sum}]"),
               it.possible && !number_field_any_wrong(ui) ? arg_sum(it.sum) : arg_absent());
    bool withdraws = view_edition(view)->rule[RULE_AUCTION_ASK_ALL] != 0;
    Button buttons[FOOT_COUNT] = {
        view_hint_button(view, 1),
        {.id = ui_id("auction", 0),
         .label = withdraws ? LABEL(view, T_("Withdraw")) : LABEL(view, TC_("button", "Pass")),
         .letter = LETTER_PASS,
         .keycap = !ui->wordless,
         .disabled = !pass,
         .tip = pass ? NULL : why[0]},
        {.id = ui_id("auction", 1),
         .label = label.words,
         .letter = LETTER_BID,
         .look = BUTTON_MAIN,
         .icon = ICON_AUCTION,
         .disabled = !bid,
         .tip = bid ? NULL : why[1]},
    };
    SheetFoot foot = {
        .buttons = buttons, .count = FOOT_COUNT, .left = 1, .note = bid || !pass ? "" : why[1]};
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, &it);
    Box box = sheet_begin(ui, &frame, title_of(view).words, WIDTH, height,
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &it);
    sheet_end(ui, &frame);
    end_with(view, &frame, sheet_foot(ui, frame.foot, &foot), actions);
}

const SheetRow auction_sheet = {.pass = pass, .keeps = sizeof(AuctionClock)};
