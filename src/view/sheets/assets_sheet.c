/* assets_sheet.c -- everything a player has. */
#include "game/worth.h"
#include "ui/figures.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/board/deed_grid.h"
#include "view/board/seat_words.h"
#include "view/board/token_view.h"
#include "view/sheets/trade_sheet.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 760.0

static bool hidden(const View *view, SeatId seat)
{
    /* Rule K03: a player who chooses between a sum and a share of everything
     * owned is not shown the total. */
    return view_game(view)->phase == PHASE_CHOICE && view_game(view)->decider == seat;
}

static void set_figure(Figure *figure, const char *label, const char *value)
{
    *figure = (Figure){.label = label};
    text_copy(figure->value, sizeof figure->value, value);
}

static int rank_of(const View *view, SeatId seat)
{
    SeatId ranking[MAX_SEATS];
    int count = worth_ranking(view_edition(view), view_game(view), ranking), place = 0;
    while (place < count - 1 && ranking[place] != seat) place++;
    return place + 1;
}

static double draw_figures(View *view, Box box, SeatId seat)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    Figure figures[4];
    bool secret = hidden(view, seat);
    set_figure(&figures[0], LABEL(view, T_("Cash")),
               view_thing(view, arg_sum(game->seats[seat].cash)).words);
    set_figure(&figures[1], LABEL(view, T_("Net worth")),
               secret ? "?" : view_thing(view, arg_sum(worth_shown(edition, game, seat))).words);
    set_figure(&figures[2], LABEL(view, T_("Could raise")),
               secret ? "?" : view_thing(view, arg_sum(worth_liquid(edition, game, seat))).words);
    set_figure(&figures[3], LABEL(view, T_("Rank")),
               PHRASE(view, T_("{number} of {second}"), arg_number(rank_of(view, seat)),
                      arg_second(game->seat_count))
                   .words);
    figures_draw(view_ui(view), box, figures, 4);
    return figures_height(view_ui(view), box.w, 4);
}

/* ---- words ---- */

static void say_place(const View *view, SeatId seat, Text *text)
{
    const Seat *it = &view_game(view)->seats[seat];
    if (it->in_jail)
        SAY(view_words(view), text, T_("In {jail_space}."),
            arg_jail_space(edition_words_jail(view_edition(view))));
    else
        SAY(view_words(view), text, T_("On {space}."), arg_space(it->space));
    if (it->laps == 0) return;
    text_add_char(text, ' ');
    SAY(view_words(view), text, TN_("{count} lap made.", "{count} laps made."),
        arg_count(it->laps));
}

static void say_cards(const View *view, SeatId seat, Text *text)
{
    const Seat *it = &view_game(view)->seats[seat];
    int count = game_release_count(view_game(view), seat);
    if (count > 0) {
        text_add_char(text, ' ');
        SAY(view_words(view), text, T_("{releases}."), arg_releases(count));
    }
    if (it->kept_deck != NO_DECK) {
        text_add_char(text, ' ');
        SAY(view_words(view), text, T_("A card of {deck} kept closed."), arg_deck(it->kept_deck));
    }
}

static void say_buildings(const View *view, SeatId seat, Text *text)
{
    int houses, hotels;
    game_buildings(view_edition(view), view_game(view), seat, &houses, &hotels);
    if (houses > 0) {
        text_add_char(text, ' ');
        SAY(view_words(view), text, T_("{houses}."), arg_houses(houses));
    }
    if (hotels > 0) {
        text_add_char(text, ' ');
        SAY(view_words(view), text, T_("{hotels}."), arg_hotels(hotels));
    }
}

static void say_token(const View *view, SeatId seat, Text *text)
{
    TokenId token = view_game(view)->seats[seat].token;
    if (token >= view_edition(view)->token_count || view_edition(view)->has_perks) return;
    text_add_char(text, ' ');
    SAY(view_words(view), text, T_("Plays the {token}."), arg_token(token));
}

/* What the sign of computers means, and what the token changes. */
static void say_who(const View *view, SeatId seat, Text *text)
{
    char buffer[UI_TIP_SIZE];
    Text who = text_into(buffer, sizeof buffer);
    seat_words_add(view, seat, &who);
    if (who.length == 0) return;
    text_add_char(text, ' ');
    text_add(text, buffer);
}

static double draw_words(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    char words[800];
    Text text = text_into(words, sizeof words);
    if (!game_seat_in(view_game(view), seat))
        text_add(&text, LABEL(view, T_("Has left the game.")));
    else
        say_place(view, seat, &text);
    say_token(view, seat, &text);
    say_buildings(view, seat, &text);
    say_cards(view, seat, &text);
    say_who(view, seat, &text);
    double token = ui_px(ui, 48);
    Box rest = {box.x, box.y, box.w, 0};
    Box left = box_cut_left(&rest, token + ui_px(ui, 12));
    token_of_seat(view, seat, (Box){left.x, left.y, token, token});
    double height = lettering_height(ui, rest.w, words,
                                     (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    double down = height < token ? (token - height) / 2 : 0;
    lettering_paragraph(ui, (Box){rest.x, rest.y + down, rest.w, 0}, words,
                        (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    return height > token ? height : token;
}

/* ---- properties by group ---- */

/* Groups follow each other in rows of cards; none is torn apart unless it is
 * wider than a row. */
typedef struct DeedFlow {
    int across;  /* cards in a row */
    int column;  /* the next free one */
    double used; /* height of the rows above */
    double row;  /* height of this row */
} DeedFlow;

static double head_height(const Ui *ui)
{
    return lettering_line_height(ui, (Style){.type = TYPE_SMALL}) + ui_px(ui, 4);
}

static void next_row(DeedFlow *flow, double gap)
{
    flow->used += flow->row + gap;
    flow->column = 0;
    flow->row = 0;
}

static DeedId draw_group(View *view, Box box, SeatId seat, GroupId group, DeedFlow *flow)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    DeedSet own = edition->groups[group].deeds & view_game(view)->seats[seat].deeds;
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_LEFT};
    int count = __builtin_popcountll(own), all = edition->groups[group].deed_count;
    int wide = count < flow->across ? count : flow->across;
    double gap = ui_px(ui, 8), one = (box.w - gap * (flow->across - 1)) / flow->across;
    if (flow->column + wide > flow->across) next_row(flow, ui_px(ui, 12));
    Box place = {box.x + flow->column * (one + gap), box.y + flow->used, wide * (one + gap) - gap,
                 0};
    Phrase words =
        count == all ? PHRASE(view, T_("{group}, all {number}"), arg_group(group), arg_number(all))
                     : PHRASE(view, T_("{group}, {number} of {second}"), arg_group(group),
                              arg_number(count), arg_second(all));
    lettering_line(ui, (Box){place.x, place.y, place.w, head_height(ui)}, words.words, style);
    DeedGrid grid = {
        .word = "assets", .deeds = own, .across = wide, .to_press = true, .opens = true};
    double height = deed_grid_height(ui, place.w, &grid);
    if (head_height(ui) + height > flow->row) flow->row = head_height(ui) + height;
    flow->column += wide;
    return deed_grid(view, (Box){place.x, place.y + head_height(ui), place.w, height}, &grid);
}

static double draw_deeds(View *view, Box box, SeatId seat)
{
    const Edition *edition = view_edition(view);
    Ui *ui = view_ui(view);
    DeedSet own = view_game(view)->seats[seat].deeds;
    DeedFlow flow = {.across = deed_grid_columns(ui, box.w)};
    for (GroupId group = 0; group < edition->group_count; group++) {
        if ((edition->groups[group].deeds & own) == 0) continue;
        DeedId pressed = draw_group(view, box, seat, group, &flow);
        if (pressed == NO_DEED) continue;
        view_show_space(view, edition->deeds[pressed].space);
    }
    if (own != 0) return flow.used + flow.row;
    return lettering_paragraph(ui, box, LABEL(view, T_("No properties.")),
                               (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT});
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    SeatId seat = *(SeatId *)what;
    double gap = ui_px(ui, 16);
    double used = draw_words(view, box, seat) + gap;
    used += draw_figures(view, (Box){box.x, box.y + used, box.w, 0}, seat) + gap;
    return used + draw_deeds(view, (Box){box.x, box.y + used, box.w, 0}, seat);
}

/* ---- foot ---- */

static void leaf(View *view, SeatId seat, int steps)
{
    int count = view_game(view)->seat_count;
    view_show_seat(view, (SeatId)((seat + steps + count) % count));
}

static bool can_trade(const View *view, SeatId seat)
{
    return seat != acting_seat(view) && game_seat_in(view_game(view), seat) &&
           view_edition(view)->rule[RULE_TRADE] != TRADE_NONE &&
           view_game(view)->phase != PHASE_OVER;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    int seats = view_game(view)->seat_count;
    SeatId seat = (SeatId)(view_sheet_seat(view) < seats ? view_sheet_seat(view) : 0);
    Phrase before = PHRASE(view, T_("‹ {seat}"), arg_seat((SeatId)((seat + seats - 1) % seats))),
           after = PHRASE(view, T_("{seat} ›"), arg_seat((SeatId)((seat + 1) % seats)));
    Phrase trade = PHRASE(view, T_("Trade with {seat}"), arg_seat(seat));
    Button buttons[3] = {
        {.id = ui_id("assets-before", 0),
         .label = before.words,
         .tip = LABEL(view, T_("The player before (Page Up)"))},
        {.id = ui_id("assets-after", 0),
         .label = after.words,
         .tip = LABEL(view, T_("The player after (Page Down)"))},
        {.id = ui_id("assets-trade", 0), .label = trade.words, .icon = ICON_TRADE},
    };
    int count = can_trade(view, seat) ? 3 : 2;
    SheetFoot foot = {.buttons = buttons, .count = count, .left = 2};
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, &seat);
    Box box = sheet_begin(ui, &frame, PHRASE(view, T_("What {seat} has"), arg_seat(seat)).words,
                          WIDTH, height, sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &seat);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 0 || ui_key(ui, KEY_PAGE_UP)) leaf(view, seat, -1);
    if (pressed == 1 || ui_key(ui, KEY_PAGE_DOWN)) leaf(view, seat, 1);
    if (frame.closed) view_close_sheet(view);
    if (pressed == 2) trade_open(view, seat);
}

const SheetRow assets_sheet = {.pass = pass};
