/* looking.c -- commands that only look. */
#include "console/looking.h"

#include "console/board_text.h"
#include "console/choices.h"
#include "console/coach_order.h"
#include "console/help.h"
#include "console/insight.h"
#include "console/naming.h"
#include "console/plain.h"
#include "console/rulebook.h"
#include "console/show.h"
#include "table/asking.h"
#include "table/credits.h"

enum { ACCOUNT_USUAL = 20, NAME_WORDS = 200 };

/* W5: a player who chooses between a sum and a share of everything may not look first. */
static bool choosing_blind(const Order *order)
{
    if (order_game(order)->phase != PHASE_CHOICE) return false;
    PRINT_PLAIN(order->printer, T_("Choose first; what everybody owns is shown afterwards."));
    return true;
}

/* Puts the seat named after the command into `seat`, if one is; false with a
 * sentence when there is no such seat. */
static bool seat_named(const Order *order, SeatId *seat)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    if (order_count(order) < 2) return true;
    order_words(order, 1, order_count(order), &words);
    int found = naming_seat(order_table(order), buffer, order->printer);
    if (found >= 0) *seat = (SeatId)found;
    return found >= 0;
}

static void look_assets(const Order *order)
{
    if (choosing_blind(order)) return;
    SeatId seat = asking_seat(order_game(order));
    if (!seat_named(order, &seat)) return;
    show_assets(order->printer, seat);
    rulebook_perk(order->printer, seat);
}

static void look_why(const Order *order)
{
    SeatId seat = NOBODY;
    if (seat_named(order, &seat)) insight_why(order->printer, seat);
}

static void look_ask(const Order *order)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    if (order_count(order) < 2) {
        order_usage(order, COMMAND_ASK);
        return;
    }
    order_words(order, 1, order_count(order), &words);
    int deed = naming_deed(order_edition(order), buffer, order->printer);
    if (deed >= 0) insight_ask(order->printer, asking_seat(order_game(order)), (DeedId)deed);
}

static void look_deed(const Order *order)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    const Edition *edition = order_edition(order);
    const Game *game = order_game(order);
    int deed = edition->spaces[game->seats[asking_seat(game)].space].deed;
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        deed = naming_deed(edition, buffer, order->printer);
        if (deed < 0) return;
    }
    if (deed == NO_DEED) {
        text_add(&words, "deed ");
        text_add(&words, edition_deed_label(edition, 0)->word);
        PRINT(order->printer, T_("Name a property, like \"{word}\"."), arg_word(buffer));
        return;
    }
    show_deed(order->printer, (DeedId)deed);
}

static void look_space(const Order *order)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    const Game *game = order_game(order);
    int space = game->seats[asking_seat(game)].space;
    if (order_count(order) > 1) {
        int64_t number = 0;
        order_words(order, 1, order_count(order), &words);
        bool counted = text_to_int(buffer, &number) && number >= 0 &&
                       number < order_edition(order)->space_count;
        space = counted ? (int)number : naming_space(order_edition(order), buffer, order->printer);
    }
    if (space >= 0) rulebook_space(order->printer, (SpaceId)space);
}

static void look_account(const Order *order)
{
    int64_t count = ACCOUNT_USUAL;
    if (text_same_folded(order_word(order, 1), "all")) {
        count = 0;
    } else if (order_count(order) > 1 &&
               (!text_to_int(order_word(order, 1), &count) || count < 1 || count > 1000000)) {
        PRINT(order->printer, T_("Say how many sentences, like \"{word}\", or \"{other_word}\"."),
              arg_word("account 30"), arg_other_word("account all"));
        return;
    }
    show_account(order->printer, (int)count);
}

static void look_risks(const Order *order)
{
    SeatId seat = asking_seat(order_game(order));
    if (seat_named(order, &seat)) coach_order_risks(order->printer, seat);
}

static void look_odds(const Order *order)
{
    bool seated = text_same_folded(order_word(order, 1), "levels");
    if (order_count(order) > 1 && !seated)
        PRINT(order->printer, T_("Say \"{word}\" or \"{other_word}\"."), arg_word("odds"),
              arg_other_word("odds levels"));
    else
        insight_odds(order->printer, seated);
}

static void look_help(const Order *order)
{
    CommandId id = COMMAND_HELP;
    if (order_count(order) < 2) {
        help_write(order->printer, order->testing);
    } else if (commands_find(order_edition(order), order_word(order, 1), &id, order->printer)) {
        help_on(order->printer, id);
    }
}

static void look_stock(const Printer *printer)
{
    Text stock = text_growing();
    rulebook_stock(printer, &stock);
    if (stock.length > 0) {
        text_add(printer->out, "  ");
        printer_paragraph(printer, stock.start, 2);
    }
    text_free(&stock);
}

static void look_players(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    show_players(printer);
    for (int i = 0; i < game->seat_count; i++) rulebook_perk(printer, game->order[i]);
    look_stock(printer);
    rulebook_thief(printer);
}

static void look_all(const Order *order)
{
    const Game *game = order_game(order);
    if (choosing_blind(order)) return;
    for (int i = 0; i < game->seat_count; i++) {
        show_assets(order->printer, game->order[i]);
        rulebook_perk(order->printer, game->order[i]);
    }
}

bool looking_run(const Order *order, CommandId id)
{
    if (id == COMMAND_BOARD)
        order->printer->plain ? plain_board(order->printer) : board_text_write(order->printer);
    else if (id == COMMAND_ASSETS)
        look_assets(order);
    else if (id == COMMAND_ALL)
        look_all(order);
    else if (id == COMMAND_DEED)
        look_deed(order);
    else if (id == COMMAND_SPACE)
        look_space(order);
    else if (id == COMMAND_RULES)
        rulebook_rules(order->printer);
    else if (id == COMMAND_TOKENS)
        rulebook_tokens(order->printer);
    else if (id == COMMAND_GROUPS)
        show_groups(order->printer);
    else if (id == COMMAND_PLAYERS)
        look_players(order->printer);
    else if (id == COMMAND_ACCOUNT)
        look_account(order);
    else if (id == COMMAND_LEGAL)
        choices_list(order->printer);
    else if (id == COMMAND_ASK)
        look_ask(order);
    else if (id == COMMAND_WHY)
        look_why(order);
    else if (id == COMMAND_HINT)
        insight_hint(order->printer);
    else if (id == COMMAND_RISKS)
        look_risks(order);
    else if (id == COMMAND_ODDS)
        look_odds(order);
    else if (id == COMMAND_HELP)
        look_help(order);
    else if (id == COMMAND_CREDITS)
        credits_write(&order->printer->words, order->printer->out);
    else
        return false;
    return true;
}
