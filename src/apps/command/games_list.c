/* games_list.c -- the saved games as a list. */
#include "apps/command/games_list.h"

#include "apps/command/reader.h"
#include "apps/store/game_name.h"
#include "apps/store/store_branch.h"
#include "apps/store/turn_note.h"
#include "apps/store/wall_clock.h"
#include "base/mem.h"

typedef enum GamesColumn {
    COLUMN_NUMBER,
    COLUMN_PLAYED,
    COLUMN_LENGTH,
    COLUMN_ROUND,
    COLUMN_TURN,
    COLUMN_NAME,
    COLUMN_COUNT
} GamesColumn;

static const Sentence titles[COLUMN_COUNT] = {
    [COLUMN_NUMBER] = TC_("column", "No"),
    [COLUMN_PLAYED] = T_("Last played"),
    [COLUMN_LENGTH] = TC_("column", "Actions"),
    [COLUMN_ROUND] = TC_("column", "Round"),
    [COLUMN_TURN] = T_("Turn"),
    [COLUMN_NAME] = T_("Name"),
};

void games_list_name(const StoredGame *game, Text *text)
{
    char moment[WALL_CLOCK_SIZE];
    wall_clock_write(game->started, moment);
    game_name_write(reader_words(), game, moment, text);
}

void games_list_turn(const StoredGame *game, Text *text)
{
    turn_note_say(reader_words(), game->turn, text_same(game->status, "over"), text);
}

/* A given name does not say who plays what; a branch says where it begins. */
static void full_name(const StoredGame *game, Text *text)
{
    if (game->branch) {
        SAY(reader_words(), text, T_("from action {id}:"), arg_id(game->branch_at));
        text_add_char(text, ' ');
    }
    if (game->name[0] == '\0') {
        games_list_name(game, text);
        return;
    }
    SAY(reader_words(), text, T_("{name} ({edition}: {other_name})"), arg_name(game->name),
        arg_edition(game->edition), arg_other_name(game->players));
}

static void cell_write(const StoredGame *game, GamesColumn column, Text *text)
{
    switch (column) {
    case COLUMN_NUMBER: text_add_int(text, game->id); break;
    case COLUMN_PLAYED: wall_clock_say(reader_language(), game->updated, text); break;
    case COLUMN_LENGTH: text_add_int(text, game->length); break;
    case COLUMN_ROUND:
        if (game->round > 0) text_add_int(text, game->round);
        break;
    case COLUMN_TURN: games_list_turn(game, text); break;
    case COLUMN_NAME: full_name(game, text); break;
    case COLUMN_COUNT: break;
    }
}

/* `game` NULL: the heading. */
static void cell_of(const StoredGame *game, GamesColumn column, Text *text)
{
    text_clear(text);
    if (game == NULL)
        text_add(text, words_plain(reader_words(), &titles[column]));
    else
        cell_write(game, column, text);
}

static void row_write(const StoredGame *game, int depth, const size_t widths[COLUMN_COUNT],
                      Text *cell, Text *text)
{
    for (int i = 0; i < COLUMN_COUNT; i++) {
        size_t from = text->length;
        cell_of(game, (GamesColumn)i, cell);
        bool right = i == COLUMN_NUMBER || i == COLUMN_LENGTH || i == COLUMN_ROUND;
        for (size_t n = text_columns(cell->start); right && n < widths[i]; n++)
            text_add_char(text, ' ');
        for (int n = 0; i == COLUMN_NAME && n < depth; n++) text_add(text, "  ");
        text_add(text, cell->start);
        if (i == COLUMN_NAME) continue;
        text_pad(text, from, widths[i], ' ');
        text_add(text, "  ");
    }
    text_add_char(text, '\n');
}

/* Branches stand below their game, further in. */
static void rows_write(const StoredGame *games, int count, const size_t widths[COLUMN_COUNT],
                       Text *cell, Text *text)
{
    int *order = mem_new((size_t)count + 1, sizeof *order);
    int *depth = mem_new((size_t)count + 1, sizeof *depth);
    store_branch_order(games, count, order, depth);
    row_write(NULL, 0, widths, cell, text);
    for (int i = 0; i < count; i++) row_write(&games[order[i]], depth[i], widths, cell, text);
    mem_free(order);
    mem_free(depth);
}

void games_list_write(const StoredGame *games, int count, Text *text)
{
    size_t widths[COLUMN_COUNT] = {[COLUMN_NUMBER] = 4};
    Text cell = text_growing();
    for (int n = -1; n < count; n++) {
        for (int i = 0; i < COLUMN_COUNT; i++) {
            cell_of(n < 0 ? NULL : &games[n], (GamesColumn)i, &cell);
            size_t wide = text_columns(cell.start);
            if (wide > widths[i]) widths[i] = wide;
        }
    }
    rows_write(games, count, widths, &cell, text);
    text_free(&cell);
}
