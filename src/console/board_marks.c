/* board_marks.c -- what a text board shows of spaces and seats, however it is drawn. */
#include "console/board_marks.h"

#include "table/wording.h"

enum { NAME_ROOM = 80 };

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

void board_marks_seat(const Printer *printer, SeatId seat, Text *text)
{
    const Table *table = printer->table;
    const Game *game = table_game(table);
    char buffer[NAME_ROOM];
    Text name = text_into(buffer, sizeof buffer);
    text_add_int(&name, seat + 1);
    text_add_char(&name, ' ');
    text_add_char(&name, symbol_of(table, seat));
    text_add_char(&name, ' ');
    wording_listed(table, seat, &name);
    if (!game_seat_in(game, seat)) {
        SAY(&printer->words, text, T_("{name}: left the game"), arg_name(buffer));
        return;
    }
    bool jailed = game->seats[seat].in_jail;
    SAY(&printer->words, text, T_("{name}: {cash}[, in {other_name}]"), arg_name(buffer),
        arg_cash(game->seats[seat].cash),
        jailed ? arg_other_name(wording_jail(table)) : arg_absent());
}
