/* deed_actions.c -- what can be done about one property, as buttons. */
#include "view/sheets/deed_actions.h"

#include "game/building.h"
#include "game/landing.h"
#include "game/worth.h"
#include "ui/button.h"
#include "view/acting.h"
#include "view/letters.h"
#include "view/sheets/trade_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* A column of buttons being filled. */
typedef struct ActionColumn {
    View *view;
    Box box;
    double used;
    DeedId deed;
} ActionColumn;

static Box next_place(ActionColumn *column)
{
    Ui *ui = view_ui(column->view);
    Box place = {column->box.x, column->box.y + column->used, column->box.w, button_height(ui)};
    column->used += place.h + ui_px(ui, 8);
    return place;
}

static void add(ActionColumn *column, ActionKind kind, int amount, Icon icon, char letter,
                Phrase label)
{
    View *view = column->view;
    Action action = acting_action(view, kind);
    action.deed = column->deed;
    action.amount = amount;
    Button what = {.id = ui_id("deed-action", (int)kind * 2 + amount),
                   .label = label.words,
                   .icon = icon,
                   .letter = letter,
                   .look = kind == ACTION_BUY ? BUTTON_MAIN : BUTTON_PLAIN};
    acting_button(view, next_place(column), what, &action);
}

/* ---- the bank's ---- */

static void add_buying(ActionColumn *column)
{
    View *view = column->view;
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    if (game->phase != PHASE_BUY || landing_deed(edition, game) != column->deed) return;
    add(column, ACTION_BUY, 0, ICON_BUY, LETTER_BUY,
        PHRASE(view, T_("Buy for {sum}"),
               arg_sum(game_price(edition, game, game_mover(game), column->deed))));
    bool auction = edition->rule[RULE_AUCTION] != 0;
    add(column, ACTION_DECLINE, 0, auction ? ICON_AUCTION : ICON_CLOSE, 0,
        auction ? PHRASE(view, T_("Auction it"), arg_absent())
                : PHRASE(view, T_("Do not buy"), arg_absent()));
}

/* ---- the player's own deeds ---- */

static void add_building(ActionColumn *column, bool beside)
{
    View *view = column->view;
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    SeatId seat = acting_seat(view);
    int level = game->holdings[column->deed].level;
    bool hotel = building_next_is_hotel(edition, game, column->deed, beside);
    bool apart = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    bool has = !apart   ? level > 0
               : beside ? edition_level_hotels(level) > 0
                        : edition_level_houses(level) > 0;
    bool top = beside || (!apart && level == HOTEL_LEVEL);
    add(column, ACTION_BUILD, beside, ICON_BUILD, beside ? 0 : LETTER_BUILD,
        PHRASE(view, T_("Build {built.a} for {sum}"), arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE),
               arg_sum(game_building_price(edition, game, seat, column->deed, hotel))));
    if (!has) return;
    Arg value = arg_sum(game_building_value(edition, game, column->deed, top));
    add(column, ACTION_SELL, beside, ICON_SELL, 0,
        top ? PHRASE(view, T_("Sell {hotel.the} for {sum}"), value)
            : PHRASE(view, T_("Sell {house.a} for {sum}"), value));
}

static void add_mortgage(ActionColumn *column)
{
    View *view = column->view;
    const Edition *edition = view_edition(view);
    Money loan = edition->deeds[column->deed].mortgage;
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) return;
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL)
        add(column, ACTION_MORTGAGE, 0, ICON_SELL, 0,
            PHRASE(view, T_("Sell to {bank.the} for {sum}"),
                   arg_sum(loan + worth_buildings_sale(edition, view_game(view), column->deed))));
    else if (view_game(view)->holdings[column->deed].mortgaged)
        add(column, ACTION_REDEEM, 0, ICON_REDEEM, 0,
            PHRASE(view, T_("Redeem for {sum}"),
                   arg_sum(edition_redeem_price(edition, column->deed))));
    else
        add(column, ACTION_MORTGAGE, 0, ICON_MORTGAGE, LETTER_MORTGAGE,
            PHRASE(view, T_("Mortgage for {sum}"), arg_sum(loan)));
}

static void add_own(ActionColumn *column)
{
    const Edition *edition = view_edition(column->view);
    const Deed *deed = &edition->deeds[column->deed];
    if (edition->groups[deed->group].kind == GROUP_STREETS && deed->house_price > 0) {
        add_building(column, false);
        if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE && deed->hotel_price > 0)
            add_building(column, true);
    }
    add_mortgage(column);
}

/* ---- somebody else's ---- */

static void add_offer(ActionColumn *column, SeatId owner)
{
    View *view = column->view;
    const Edition *edition = view_edition(view);
    if (edition->rule[RULE_TRADE] == TRADE_NONE) return;
    bool built = game_group_built(edition, view_game(view), edition->deeds[column->deed].group);
    Phrase label = PHRASE(view, T_("Offer {seat} a trade for it"), arg_seat(owner));
    Phrase why = PHRASE(view, T_("There are {building.many} in this group: it cannot be traded."),
                        arg_absent());
    Button what = {.id = ui_id("deed-offer", 0),
                   .label = label.words,
                   .icon = ICON_TRADE,
                   .letter = LETTER_TRADE,
                   .disabled = built,
                   .tip = built ? why.words : NULL};
    if (button(view_ui(view), next_place(column), what)) trade_sheet_ask(view, column->deed);
}

double deed_actions(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    ActionColumn column = {.view = view, .box = box, .deed = *(DeedId *)what};
    SeatId owner = view_game(view)->holdings[column.deed].owner;
    if (view_game(view)->phase == PHASE_OVER) return 0;
    if (owner == BANK)
        add_buying(&column);
    else if (owner == acting_seat(view))
        add_own(&column);
    else if (owner < MAX_SEATS)
        add_offer(&column, owner);
    return column.used;
}
