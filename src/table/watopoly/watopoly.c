/* watopoly.c -- the save file of Watopoly: names, order, writing. */
#include "table/watopoly/watopoly.h"

#include <string.h>

int watopoly_buildings(const Edition *edition, DeedId deeds[MAX_DEEDS])
{
    int count = 0;
    for (int space = 0; space < edition->space_count; space++) {
        DeedId deed = edition->spaces[space].deed;
        if (deed != NO_DEED && count < MAX_DEEDS) deeds[count++] = deed;
    }
    return count;
}

bool watopoly_name_check(const char *name, Text *why)
{
    static const char *const faults[SEAT_NAME_FAULTS] = {
        [SEAT_NAME_EMPTY] = "a name has at least one letter",
        [SEAT_NAME_LONG] = "a name has at most 31 letters",
        [SEAT_NAME_QUOTED] = "a name has no quotes and no control characters in it",
        [SEAT_NAME_UNSEEN] = "a name has no characters in it that cannot be seen",
    };
    const char *fault = NULL;
    if (name[0] == '\0') {
        fault = "a name has at least one letter";
    } else if (strpbrk(name, " \t") != NULL) {
        fault = "a name has no blanks in it";
    } else if (seat_name_fault(name) != SEAT_NAME_GOOD) {
        fault = faults[seat_name_fault(name)];
    } else if (text_same(name, "BANK")) {
        fault = "nobody may be called BANK";
    }
    if (fault != NULL) text_add(why, fault);
    return fault == NULL;
}

const char *watopoly_building_name(const Edition *edition, DeedId deed)
{
    const Label *label = edition_deed_label(edition, deed);
    return strchr(label->name, ' ') == NULL ? label->name : label->word;
}

bool watopoly_forgets(const Game *game)
{
    return game->phase == PHASE_END || game->doubles > 0;
}

/* ---- writing ---- */

/* Why the format cannot hold this moment, or NULL. */
static const char *fault_now(const Game *game)
{
    if (game->phase == PHASE_OVER) return "The game is over; there is nothing to go on with.";
    if (game->debt_count > 0) {
        return "A debt is open, and the file cannot hold it: settle it, then save.";
    }
    if (game->phase != PHASE_TURN && game->phase != PHASE_END) {
        return "The file cannot hold an open question: answer it, then save.";
    }
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (game->seats[seat].cash < 0 || game->seats[seat].cash > MONEY_LIMIT) {
            return "The file cannot hold as much money as a player has or owes.";
        }
    }
    return NULL;
}

static void write_player(const Table *table, SeatId id, Text *text)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    const Seat *seat = &game->seats[id];
    text_add(text, table_seating(table)->seats[id].name);
    text_add_char(text, ' ');
    text_add_char(text,
                  seat->token < edition->token_count ? edition->tokens[seat->token].symbol : '?');
    text_add_char(text, ' ');
    text_add_int(text, game_release_count(game, id));
    text_add_char(text, ' ');
    text_add_int(text, seat->cash);
    text_add_char(text, ' ');
    text_add_int(text, seat->space);
    if (seat->space == edition->jail) {
        text_add(text, seat->in_jail ? " 1 " : " 0");
        if (seat->in_jail) text_add_int(text, seat->jail_turns);
    }
    text_add_char(text, '\n');
}

static void write_building(const Table *table, DeedId deed, Text *text)
{
    const Holding *holding = &table_game(table)->holdings[deed];
    text_add(text, watopoly_building_name(table_edition(table), deed));
    text_add_char(text, ' ');
    text_add(text, holding->owner < MAX_SEATS ? table_seating(table)->seats[holding->owner].name
                                              : "BANK");
    text_add_char(text, ' ');
    text_add_int(text, holding->mortgaged ? -1 : holding->level);
    text_add_char(text, '\n');
}

bool watopoly_write(const Table *table, Text *text, Text *why)
{
    const Game *game = table_game(table);
    const char *fault = fault_now(game);
    if (fault != NULL) {
        text_add(why, fault);
        return false;
    }
    text_add_int(text, game_seats_left(game));
    text_add_char(text, '\n');
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[(game->mover + i) % game->seat_count];
        if (game_seat_in(game, seat)) write_player(table, seat, text);
    }
    DeedId deeds[MAX_DEEDS];
    int count = watopoly_buildings(table_edition(table), deeds);
    for (int i = 0; i < count; i++) write_building(table, deeds[i], text);
    return true;
}
