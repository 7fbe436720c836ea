/* show.c -- states as text: players, their property, deeds, the account. */
#include "console/show.h"

#include "console/paint.h"
#include "game/worth.h"
#include "table/account.h"
#include "table/wording.h"

enum { NAME_COLUMN = 26, MONEY_COLUMN = 12, SMALL = 64, RENT_COLUMN = 28 };

static void money_cell(const Table *table, Money sum, int width, Text *out)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    wording_money(table, sum, &text);
    paint_cell(out, buffer, width, true);
}

/* A small field in the colour of the group; nothing without colours. */
static void swatch(const Edition *edition, GroupId group, bool colour, Text *out)
{
    if (!colour) return;
    paint_ground(out, true, edition->groups[group].colour);
    text_add(out, "  ");
    paint_off(out, true);
    text_add(out, " ");
}

/* ---- one seat ---- */

static void deed_state(const Table *table, DeedId deed, Text *out)
{
    const Holding *holding = &table_game(table)->holdings[deed];
    if (holding->mortgaged) {
        text_add(out, "mortgaged");
    } else {
        wording_level(table, holding->level, out);
    }
}

static void owned_deeds(const Table *table, SeatId seat, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    for (int group = 0; group < edition->group_count; group++) {
        for (int deed = 0; deed < edition->deed_count; deed++) {
            if (edition->deeds[deed].group != group || game->holdings[deed].owner != seat) continue;
            text_add(out, "  ");
            swatch(edition, (GroupId)group, colour, out);
            paint_cell(out, wording_deed(table, (DeedId)deed), NAME_COLUMN, false);
            paint_cell(out, edition->group_label[group].name, 12, false);
            text_add(out, game_owns_group(edition, game, seat, (GroupId)group) ? " whole  "
                                                                               : "        ");
            deed_state(table, (DeedId)deed, out);
            paint_newline(out);
        }
    }
}

static void place_of(const Table *table, SeatId seat, Text *out)
{
    const Seat *it = &table_game(table)->seats[seat];
    text_add(out, it->in_jail ? "in " : "on ");
    text_add(out, it->in_jail ? wording_jail(table) : wording_space(table, it->space));
}

/* Rule K03: who chooses between a sum and a share of everything owned is not
 * shown what everything comes to. */
static bool worth_is_hidden(const Game *game, SeatId seat)
{
    return game->phase == PHASE_CHOICE && game->decider == seat;
}

void show_assets(const Table *table, SeatId seat, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    paint_bold(out, colour);
    wording_listed(table, seat, out);
    paint_off(out, colour);
    if (!game_seat_in(game, seat)) {
        text_add(out, " has left the game.\n");
        return;
    }
    text_add(out, " has ");
    wording_money(table, game->seats[seat].cash, out);
    if (!worth_is_hidden(game, seat)) {
        text_add(out, ", is worth ");
        wording_money(table, worth_net(edition, game, seat), out);
        text_add(out, ", could raise ");
        wording_money(table, worth_liquid(edition, game, seat), out);
        text_add(out, ",");
    }
    text_add(out, " and is ");
    place_of(table, seat, out);
    text_add(out, ".\n");
    owned_deeds(table, seat, colour, out);
    int cards = game_release_count(game, seat);
    if (cards > 0) {
        text_add(out, "  ");
        wording_side(table, NULL, 0, 0, game->seats[seat].release, out);
        text_add(out, "\n");
    }
    if (game->seats[seat].deeds == 0 && cards == 0) text_add(out, "  no property\n");
}

/* ---- all seats ---- */

/* `rank` is 0 while the game goes on. */
static void player_line(const Table *table, SeatId seat, int rank, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    const SeatPlan *plan = &table_seating(table)->seats[seat];
    TokenId token = game->seats[seat].token;
    bool mover = game->phase != PHASE_OVER && seat == game_mover(game);
    if (rank > 0) {
        text_add(out, " ");
        text_add_int(out, rank);
        text_add(out, ".");
    } else {
        text_add(out, mover ? "> " : "  ");
        text_add_int(out, seat + 1);
    }
    text_add(out, " ");
    paint_ground(out, colour, plan->colour);
    text_add_char(out, token < edition->token_count ? edition->tokens[token].symbol : ' ');
    paint_off(out, colour);
    text_add(out, " ");
    char name[SMALL];
    Text listed = text_into(name, sizeof name);
    wording_listed(table, seat, &listed);
    paint_cell(out, name, 16, false);
    paint_cell(out, plan->kind != NULL ? plan->kind->word : "person", 9, false);
    if (!game_seat_in(game, seat)) {
        text_add(out, "has left the game\n");
        return;
    }
    money_cell(table, game->seats[seat].cash, MONEY_COLUMN, out);
    if (worth_is_hidden(game, seat)) {
        paint_cell(out, "?", MONEY_COLUMN, true);
    } else {
        money_cell(table, worth_net(edition, game, seat), MONEY_COLUMN, out);
    }
    text_add(out, "  ");
    place_of(table, seat, out);
    text_add(out, "\n");
}

void show_players(const Table *table, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    SeatId order[MAX_SEATS];
    int count = game->seat_count;
    for (int i = 0; i < count; i++) order[i] = game->order[i];
    bool over = game->phase == PHASE_OVER;
    if (over) count = worth_ranking(edition, game, order);
    paint_cell(out, "", 6, false);
    paint_cell(out, "name", 16, false);
    paint_cell(out, "player", 9, false);
    paint_cell(out, "money", MONEY_COLUMN, true);
    paint_cell(out, "worth", MONEY_COLUMN, true);
    text_add(out, "\n");
    for (int i = 0; i < count; i++) player_line(table, order[i], over ? i + 1 : 0, colour, out);
    if (edition->rule[RULE_POT] != 0) {
        text_add(out, "  ");
        wording_party(table, POT, out);
        text_add(out, " holds ");
        wording_money(table, game->pot, out);
        text_add(out, ".\n");
    }
}

/* ---- deeds ---- */

static void rent_line(const Table *table, const char *what, Money rent, Text *out)
{
    text_add(out, "  ");
    paint_cell(out, what, RENT_COLUMN, false);
    money_cell(table, rent, MONEY_COLUMN, out);
    text_add(out, "\n");
}

static void count_line(const Table *table, int count, const char *what, bool plural, Money rent,
                       Text *out)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "rent with ");
    text_add_int(&text, count);
    text_add(&text, " ");
    text_add(&text, what);
    if (count > 1 && plural) text_add(&text, "s");
    rent_line(table, buffer, rent, out);
}

static void street_rents(const Table *table, const Deed *deed, Text *out)
{
    const Edition *edition = table_edition(table);
    int houses = edition->rule[RULE_HOUSES_PER_STREET];
    int32_t percent = edition->rule[RULE_GROUP_RENT];
    rent_line(table, "rent", deed->rent[0], out);
    if (percent != 100) {
        int need = edition->rule[RULE_GROUP_RENT_NEED];
        Money raised = (Money)((int64_t)deed->rent[0] * percent / 100);
        if (need == 0)
            rent_line(table, "rent with the whole group", raised, out);
        else
            count_line(table, need, "of the group", false, raised, out);
    }
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        rent_line(table, "for each house", deed->rent[1], out);
        rent_line(table, "for the hotel", deed->rent[2], out);
        return;
    }
    for (int count = 1; count <= houses && count < HOTEL_LEVEL; count++) {
        count_line(table, count, wording_building(table, false), true, deed->rent[count], out);
    }
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP) {
        count_line(table, 1, wording_building(table, true), true, deed->rent[HOTEL_LEVEL], out);
    }
}

static void group_rents(const Table *table, const Group *group, const Deed *deed, Text *out)
{
    for (int count = 1; count <= group->deed_count && count <= RENT_STEPS; count++) {
        if (group->kind == GROUP_COUNT) {
            count_line(table, count, "of the group", false, deed->rent[count - 1], out);
            continue;
        }
        text_add(out, "  rent with ");
        text_add_int(out, count);
        text_add(out, " of the group: ");
        text_add_int(out, deed->rent[count - 1]);
        text_add(out, " times the dice\n");
    }
}

static void building_price(const Table *table, const char *which, bool hotel, Money price,
                           Text *out)
{
    char buffer[SMALL];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, which);
    text_add(&text, wording_building(table, hotel));
    text_add(&text, " costs");
    rent_line(table, buffer, price, out);
}

static void deed_prices(const Table *table, DeedId id, Text *out)
{
    const Edition *edition = table_edition(table);
    const Deed *deed = &edition->deeds[id];
    if (deed->house_price > 0) building_price(table, "each ", false, deed->house_price, out);
    if (deed->hotel_price > 0 && edition->rule[RULE_HOTEL] == HOTEL_BESIDE)
        building_price(table, "the ", true, deed->hotel_price, out);
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) return;
    rent_line(table, edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL ? "the bank pays" : "mortgage",
              deed->mortgage, out);
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_LEND) {
        rent_line(table, "redeem", edition_redeem_price(edition, id), out);
    }
}

void show_deed(const Table *table, DeedId id, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Deed *deed = &edition->deeds[id];
    const Group *group = &edition->groups[deed->group];
    const Holding *holding = &table_game(table)->holdings[id];
    swatch(edition, deed->group, colour, out);
    paint_bold(out, colour);
    text_add(out, wording_deed(table, id));
    paint_off(out, colour);
    text_add(out, " (");
    text_add(out, edition->group_label[deed->group].name);
    text_add(out, ")\n");
    rent_line(table, "price", deed->price, out);
    if (group->kind == GROUP_STREETS) {
        street_rents(table, deed, out);
    } else {
        group_rents(table, group, deed, out);
    }
    deed_prices(table, id, out);
    text_add(out, "  owner: ");
    wording_party(table, holding->owner, out);
    if (holding->mortgaged || holding->level > 0) {
        text_add(out, ", ");
        deed_state(table, id, out);
    }
    text_add(out, "\n");
}

void show_groups(const Table *table, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    for (int group = 0; group < edition->group_count; group++) {
        swatch(edition, (GroupId)group, colour, out);
        text_add(out, edition->group_label[group].name);
        text_add(out, "\n");
        for (int deed = 0; deed < edition->deed_count; deed++) {
            if (edition->deeds[deed].group != group) continue;
            text_add(out, "  ");
            paint_cell(out, wording_deed(table, (DeedId)deed), NAME_COLUMN, false);
            money_cell(table, edition->deeds[deed].price, MONEY_COLUMN, out);
            text_add(out, "  ");
            SeatId owner = game->holdings[deed].owner;
            if (owner != BANK) wording_party(table, owner, out);
            if (game->holdings[deed].mortgaged || game->holdings[deed].level > 0) {
                text_add(out, ", ");
                deed_state(table, (DeedId)deed, out);
            }
            paint_newline(out);
        }
    }
}

/* ---- the account ---- */

void show_account(const Table *table, int count, Text *out)
{
    size_t end = table_event_count(table), from = 0;
    if (count > 0) {
        char buffer[1024];
        for (from = end; from > 0 && count > 0; from--) {
            Text text = text_into(buffer, sizeof buffer);
            if (account_event(table, from - 1, &text)) count--;
        }
    }
    if (account_write(table, from, end, out) == 0) text_add(out, "Nothing has happened yet.\n");
}
