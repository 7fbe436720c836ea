/* show.c -- states as text: players, their property, deeds, the account. */
#include "console/show.h"

#include "console/paint.h"
#include "console/plain.h"
#include "game/worth.h"
#include "table/account.h"
#include "table/round_count.h"
#include "table/temper_words.h"
#include "table/wording.h"

enum {
    HEAD_COLUMN = 6,
    NAME_COLUMN = 26,
    GROUP_COLUMN = 12,
    WHOLE_COLUMN = 7,
    MONEY_COLUMN = 12,
    PLAYER_COLUMN = 16,
    KIND_COLUMN = 9,
    RENT_COLUMN = 28,
    SMALL = 160
};

/* A small field in the colour of the group; nothing without colours. */
static void swatch(const Printer *printer, GroupId group)
{
    if (!printer->colour) return;
    paint_ground(printer->out, true, table_edition(printer->table)->groups[group].colour);
    text_add(printer->out, "  ");
    paint_off(printer->out, true);
    text_add(printer->out, " ");
}

/* "mortgaged", "2 houses and 1 hotel"; nothing for bare land. */
static void deed_state(const Printer *printer, DeedId deed, Text *text)
{
    const Holding *holding = &table_game(printer->table)->holdings[deed];
    int houses = edition_level_houses(holding->level),
        hotels = edition_level_hotels(holding->level);
    if (holding->mortgaged) {
        text_add(text, PLAIN(&printer->words, T_("mortgaged")));
        return;
    }
    Arg things[] = {houses > 0 ? arg_houses(houses) : arg_absent(),
                    hotels > 0 ? arg_hotels(hotels) : arg_absent()};
    words_write_list(&printer->words, things, 2, text);
}

/* ---- one seat ---- */

/* Wide enough for the groups of the edition, as its language has them. */
static int group_column(const Edition *edition)
{
    int widest = GROUP_COLUMN;
    for (int group = 0; group < edition->group_count; group++) {
        int columns = (int)text_columns(edition->group_label[group].name);
        if (columns > widest) widest = columns;
    }
    return widest;
}

static void owned_deed(const Printer *printer, SeatId seat, DeedId deed)
{
    const Edition *edition = table_edition(printer->table);
    GroupId group = edition->deeds[deed].group;
    bool whole = game_owns_group(edition, table_game(printer->table), seat, group);
    text_add(printer->out, "  ");
    swatch(printer, group);
    paint_cell(printer->out, wording_deed(printer->table, deed), NAME_COLUMN, false);
    paint_cell(printer->out, edition->group_label[group].name, group_column(edition), false);
    text_add(printer->out, " ");
    /* TRANSLATORS: the player owns every property of the group. A column of 6. */
    printer_column(printer, whole ? PLAIN(&printer->words, TC_("group", "whole")) : "",
                   WHOLE_COLUMN);
    deed_state(printer, deed, printer->out);
    paint_newline(printer->out);
}

static void owned_deeds(const Printer *printer, SeatId seat)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    for (int group = 0; group < edition->group_count; group++) {
        for (int deed = 0; deed < edition->deed_count; deed++) {
            if (edition->deeds[deed].group != group || game->holdings[deed].owner != seat) continue;
            owned_deed(printer, seat, (DeedId)deed);
        }
    }
}

/* Rule K03: a player who chooses between a sum and a share of everything
 * owned is not shown the total. */
static bool worth_is_hidden(const Game *game, SeatId seat)
{
    return game->phase == PHASE_CHOICE && game->decider == seat;
}

static void describe_seat(const Printer *printer, SeatId seat)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    bool hidden = worth_is_hidden(game, seat);
    static const Sentence about =
        T_("{name} has {cash}[, is worth {worth}, could raise {sum},] and "
           "is on {space}.");
    static const Sentence jailed = T_("{name} has {cash}[, is worth {worth}, could raise {sum},] "
                                      "and is in {other_name}.");
    char buffer[SMALL];
    Text name = text_into(buffer, sizeof buffer);
    printer_player(printer, seat, &name);
    const Seat *it = &game->seats[seat];
    printer_line(printer, it->in_jail ? &jailed : &about,
                 ARGS(arg_name(buffer), arg_cash(it->cash), arg_space(it->space),
                      arg_other_name(wording_jail(printer->table)),
                      hidden ? arg_absent() : arg_worth(worth_shown(edition, game, seat)),
                      hidden ? arg_absent() : arg_sum(worth_liquid(edition, game, seat))));
}

void show_assets(const Printer *printer, SeatId seat)
{
    const Game *game = table_game(printer->table);
    if (!game_seat_in(game, seat)) {
        char buffer[SMALL];
        Text name = text_into(buffer, sizeof buffer);
        printer_player(printer, seat, &name);
        PRINT(printer, T_("{name} has left the game."), arg_name(buffer));
        return;
    }
    describe_seat(printer, seat);
    owned_deeds(printer, seat);
    int cards = game_release_count(game, seat);
    if (cards > 0) {
        text_add(printer->out, "  ");
        words_write_arg(&printer->words, arg_releases(cards), printer->out);
        text_add(printer->out, "\n");
    }
    if (game->seats[seat].deeds == 0 && cards == 0) {
        text_add(printer->out, "  ");
        PRINT_PLAIN(printer, T_("no property"));
    }
}

/* ---- all seats ---- */

static const char *kind_word(const Printer *printer, SeatId seat)
{
    const SeatPlan *plan = &table_seating(printer->table)->seats[seat];
    return plan->kind != NULL ? plan->kind->word : PLAIN(&printer->words, T_("person"));
}

/* Wide enough for the kinds of those who play. */
static int kind_column(const Printer *printer)
{
    int widest = KIND_COLUMN;
    for (int seat = 0; seat < table_seating(printer->table)->count; seat++) {
        int columns = (int)text_columns(kind_word(printer, (SeatId)seat)) + 1;
        if (columns > widest) widest = columns;
    }
    return widest;
}

/* `rank` is 0 until the game is over. */
static void player_name(const Printer *printer, SeatId seat, int rank)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    const SeatPlan *plan = &table_seating(printer->table)->seats[seat];
    Text *out = printer->out;
    TokenId token = game->seats[seat].token;
    bool mover = game->phase != PHASE_OVER && seat == game_mover(game);
    text_add(out, rank > 0 ? " " : mover ? "> " : "  ");
    text_add_int(out, rank > 0 ? rank : seat + 1);
    text_add(out, rank > 0 ? ". " : " ");
    paint_ground(out, printer->colour, plan->colour);
    text_add_char(out, token < edition->token_count ? edition->tokens[token].symbol : ' ');
    paint_off(out, printer->colour);
    text_add(out, " ");
    char name[SMALL];
    Text listed = text_into(name, sizeof name);
    wording_listed(printer->table, seat, &listed);
    paint_cell(out, name, PLAYER_COLUMN - 1, false);
    text_add(out, " ");
    printer_column(printer, kind_word(printer, seat), kind_column(printer));
}

static void player_place(const Printer *printer, SeatId seat, Text *text)
{
    const Seat *it = &table_game(printer->table)->seats[seat];
    if (it->in_jail) {
        SAY(&printer->words, text, T_("in {name}"), arg_name(wording_jail(printer->table)));
    } else {
        SAY(&printer->words, text, T_("on {space}"), arg_space(it->space));
    }
}

static int sum_columns(const Printer *printer, Money sum)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    words_write_arg(&printer->words, arg_sum(sum), &text);
    return (int)text_columns(buffer);
}

/* As wide as usual, or as narrow as the sums allow where a place would not fit beside them. */
static int money_column(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    int place = 0, sum = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!game_seat_in(game, seat)) continue;
        char buffer[SMALL];
        Text text = text_into(buffer, sizeof buffer);
        player_place(printer, seat, &text);
        int wide = (int)text_columns(buffer), cash = sum_columns(printer, game->seats[seat].cash),
            worth = sum_columns(printer, worth_shown(table_edition(printer->table), game, seat));
        if (wide > place) place = wide;
        if (cash > sum) sum = cash;
        if (worth > sum) sum = worth;
    }
    int head = HEAD_COLUMN + PLAYER_COLUMN + kind_column(printer) + 2;
    int room = (printer->columns - head - place) / 2;
    if (printer->columns <= 0 || room >= MONEY_COLUMN) return MONEY_COLUMN;
    return room > sum ? room : sum + 1;
}

static void player_line(const Printer *printer, SeatId seat, int rank, int money)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    player_name(printer, seat, rank);
    if (!game_seat_in(game, seat)) {
        PRINT_PLAIN(printer, T_("has left the game"));
        return;
    }
    printer_money(printer, game->seats[seat].cash, money);
    if (worth_is_hidden(game, seat)) {
        paint_cell(printer->out, "?", money, true);
    } else {
        printer_money(printer, worth_shown(edition, game, seat), money);
    }
    text_add(printer->out, "  ");
    player_place(printer, seat, printer->out);
    text_add(printer->out, "\n");
}

static bool has_computers(const Table *table)
{
    const Seating *seating = table_seating(table);
    for (int i = 0; i < seating->count; i++)
        if (seating->seats[i].kind != NULL) return true;
    return false;
}

static void players_head(const Printer *printer, int money)
{
    paint_cell(printer->out, "", HEAD_COLUMN, false);
    printer_column(printer, PLAIN(&printer->words, TC_("column", "name")), PLAYER_COLUMN);
    printer_column(printer, PLAIN(&printer->words, TC_("column", "player")), kind_column(printer));
    paint_cell(printer->out, PLAIN(&printer->words, TC_("column", "money")), money, true);
    paint_cell(printer->out, PLAIN(&printer->words, TC_("column", "worth")), money, true);
    if (has_computers(printer->table)) {
        text_add(printer->out, "  ");
        SAY(&printer->words, printer->out, T_("{word}: computer"), arg_word(WORDING_COMPUTER));
    }
    text_add(printer->out, "\n");
}

/* Which round it is, and of how many where the rules say so. */
static void round_line(const Printer *printer)
{
    size_t before = printer->out->length;
    round_count_say(&printer->words, table_edition(printer->table), table_game(printer->table),
                    printer->out);
    if (printer->out->length > before) text_add_char(printer->out, '\n');
}

/* What somebody is like, below the table. */
static void temper_line(const Printer *printer, SeatId seat)
{
    const SeatPlan *plan = &table_seating(printer->table)->seats[seat];
    if (plan->kind == NULL || plan->kind->temper == NULL) return;
    text_add(printer->out, "  ");
    temper_words_add(&printer->words, plan, printer->out);
    text_add_char(printer->out, '\n');
}

void show_players(const Printer *printer)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    SeatId order[MAX_SEATS];
    int count = game->seat_count;
    for (int i = 0; i < count; i++) order[i] = game->order[i];
    bool over = game->phase == PHASE_OVER;
    if (over) count = worth_ranking(edition, game, order);
    round_line(printer);
    if (printer->plain && !over) {
        plain_players(printer);
        return;
    }
    int money = money_column(printer);
    players_head(printer, money);
    for (int i = 0; i < count; i++) player_line(printer, order[i], over ? i + 1 : 0, money);
    if (edition->rule[RULE_POT] != 0) {
        text_add(printer->out, "  ");
        PRINT(printer, T_("{seat} holds {sum}."), arg_seat(POT), arg_sum(game->pot));
    }
    for (int i = 0; i < count; i++) temper_line(printer, order[i]);
}

/* ---- deeds ---- */

static void price_line(const Printer *printer, const Sentence *what, const Arg *args, Money sum)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    words_write(&printer->words, what, args, &text);
    text_add(printer->out, "  ");
    printer_column(printer, buffer, RENT_COLUMN);
    printer_money(printer, sum, MONEY_COLUMN);
    text_add(printer->out, "\n");
}

#define PRICE_LINE(printer, sum, sentence, ...) \
    price_line((printer), &(const Sentence)sentence, ARGS(__VA_ARGS__), (sum))

static const Sentence rent_with_some = T_("rent with {number} of the group");

static void street_rents(const Printer *printer, const Deed *deed)
{
    const Edition *edition = table_edition(printer->table);
    int houses = edition->rule[RULE_HOUSES_PER_STREET];
    int32_t percent = edition->rule[RULE_GROUP_RENT], need = edition->rule[RULE_GROUP_RENT_NEED];
    Money raised = (Money)((int64_t)deed->rent[0] * percent / 100);
    PRICE_LINE(printer, deed->rent[0], TC_("deed", "rent"), arg_absent());
    if (percent != 100 && need == 0) {
        PRICE_LINE(printer, raised, T_("rent with the whole group"), arg_absent());
    } else if (percent != 100) {
        price_line(printer, &rent_with_some, ARGS(arg_number(need)), raised);
    }
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        PRICE_LINE(printer, deed->rent[1], T_("for each {house}"), arg_absent());
        PRICE_LINE(printer, deed->rent[2], T_("for the {hotel}"), arg_absent());
        return;
    }
    for (int count = 1; count <= houses && count < HOTEL_LEVEL; count++) {
        PRICE_LINE(printer, deed->rent[count], T_("rent with {houses}"), arg_houses(count));
    }
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP) {
        PRICE_LINE(printer, deed->rent[HOTEL_LEVEL], T_("rent with {hotels}"), arg_hotels(1));
    }
}

static void group_rents(const Printer *printer, const Group *group, const Deed *deed)
{
    for (int count = 1; count <= group->deed_count && count <= RENT_STEPS; count++) {
        Money rent = deed->rent[count - 1];
        if (group->kind == GROUP_COUNT) {
            price_line(printer, &rent_with_some, ARGS(arg_number(count)), rent);
            continue;
        }
        text_add(printer->out, "  ");
        PRINT(printer, T_("rent with {first} of the group: {second} times the dice"),
              arg_first(count), arg_second(rent));
    }
}

static void deed_prices(const Printer *printer, DeedId id)
{
    const Edition *edition = table_edition(printer->table);
    const Deed *deed = &edition->deeds[id];
    int32_t mortgage = edition->rule[RULE_MORTGAGE];
    if (deed->house_price > 0) {
        PRICE_LINE(printer, deed->house_price, T_("each {house} costs"), arg_absent());
    }
    if (deed->hotel_price > 0 && edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        PRICE_LINE(printer, deed->hotel_price, T_("the {hotel} costs"), arg_absent());
    }
    if (mortgage == MORTGAGE_SELL) {
        PRICE_LINE(printer, deed->mortgage, T_("the {bank} pays"), arg_absent());
    }
    if (mortgage == MORTGAGE_LEND) {
        PRICE_LINE(printer, deed->mortgage, TC_("deed", "mortgage"), arg_absent());
        PRICE_LINE(printer, edition_redeem_price(edition, id), TC_("deed", "redeem"), arg_absent());
    }
}

void show_deed(const Printer *printer, DeedId id)
{
    const Edition *edition = table_edition(printer->table);
    const Deed *deed = &edition->deeds[id];
    const Group *group = &edition->groups[deed->group];
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    swatch(printer, deed->group);
    paint_bold(&text, printer->colour);
    text_add(&text, wording_deed(printer->table, id));
    paint_off(&text, printer->colour);
    PRINT(printer, T_("{name} ({group})"), arg_name(buffer), arg_group(deed->group));
    PRICE_LINE(printer, deed->price, TC_("deed", "price"), arg_absent());
    if (group->kind == GROUP_STREETS) {
        street_rents(printer, deed);
    } else {
        group_rents(printer, group, deed);
    }
    deed_prices(printer, id);
    text = text_into(buffer, sizeof buffer);
    deed_state(printer, id, &text);
    text_add(printer->out, "  ");
    PRINT(printer, T_("owner: {owner}[, {text}]"),
          arg_owner(table_game(printer->table)->holdings[id].owner), arg_text(buffer));
}

static void group_deed(const Printer *printer, DeedId deed)
{
    SeatId owner = table_game(printer->table)->holdings[deed].owner;
    text_add(printer->out, "  ");
    paint_cell(printer->out, wording_deed(printer->table, deed), NAME_COLUMN, false);
    printer_money(printer, table_edition(printer->table)->deeds[deed].price, MONEY_COLUMN);
    text_add(printer->out, "  ");
    if (owner != BANK) {
        char buffer[SMALL];
        Text state = text_into(buffer, sizeof buffer);
        deed_state(printer, deed, &state);
        SAY(&printer->words, printer->out, T_("{owner}[, {text}]"), arg_owner(owner),
            arg_text(buffer));
    }
    paint_newline(printer->out);
}

void show_groups(const Printer *printer)
{
    const Edition *edition = table_edition(printer->table);
    for (int group = 0; group < edition->group_count; group++) {
        swatch(printer, (GroupId)group);
        text_add(printer->out, edition->group_label[group].name);
        text_add(printer->out, "\n");
        for (int deed = 0; deed < edition->deed_count; deed++) {
            if (edition->deeds[deed].group == group) group_deed(printer, (DeedId)deed);
        }
    }
}

/* ---- the account ---- */

void show_account(const Printer *printer, int count)
{
    const Table *table = printer->table;
    size_t end = table_event_count(table), from = 0;
    if (count > 0) {
        char buffer[1024];
        for (from = end; from > 0 && count > 0; from--) {
            Text text = text_into(buffer, sizeof buffer);
            if (account_event(table, from - 1, &printer->words, &text)) count--;
        }
    }
    if (account_write(table, from, end, &printer->words, printer->out) == 0) {
        PRINT_PLAIN(printer, T_("Nothing has happened yet."));
    }
}
