/* board_marks.c -- what a text board shows of spaces and seats, however it is drawn. */
#include "console/board_marks.h"

#include "table/wording.h"

void board_marks_holding(const Table *table, DeedId deed, Text *text)
{
    const Game *game = table_game(table);
    if (deed >= MAX_DEEDS || game->holdings[deed].owner == BANK) return;
    const Holding *holding = &game->holdings[deed];
    text_add_int(text, holding->owner + 1);
    if (holding->mortgaged) text_add_char(text, 'm');
    for (int i = 0; i < edition_level_houses(holding->level); i++) text_add_char(text, 'h');
    for (int i = 0; i < edition_level_hotels(holding->level); i++) text_add_char(text, 'H');
}

static char symbol_of(const Table *table, SeatId seat)
{
    const Edition *edition = table_edition(table);
    TokenId token = table_game(table)->seats[seat].token;
    char symbol = token < edition->token_count ? edition->tokens[token].symbol : '\0';
    return symbol != '\0' ? symbol : (char)('1' + seat);
}

void board_marks_tokens(const Table *table, SpaceId space, Text *text)
{
    const Game *game = table_game(table);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        const Seat *it = &game->seats[seat];
        if (!game_seat_in(game, seat) || it->space != space) continue;
        if (it->in_jail) text_add_char(text, '(');
        text_add_char(text, symbol_of(table, seat));
        if (it->in_jail) text_add_char(text, ')');
    }
    if (game->thief == space) text_add_char(text, '!');
}

const char *board_marks_short(const Edition *edition, SpaceId space)
{
    const Label *label = &edition->space_label[space];
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

void board_marks_seat(const Table *table, SeatId seat, Text *text)
{
    const Game *game = table_game(table);
    text_add_int(text, seat + 1);
    text_add_char(text, ' ');
    text_add_char(text, symbol_of(table, seat));
    text_add_char(text, ' ');
    wording_listed(table, seat, text);
    text_add(text, ": ");
    if (!game_seat_in(game, seat)) {
        text_add(text, "left the game");
        return;
    }
    wording_money(table, game->seats[seat].cash, text);
    if (game->seats[seat].in_jail) {
        text_add(text, ", in ");
        text_add(text, wording_jail(table));
    }
}
