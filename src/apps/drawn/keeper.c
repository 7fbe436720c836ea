/* keeper.c -- keeps the running game in the store, action by action. */
#include "apps/drawn/keeper.h"

#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "edition/edition_write.h"
#include "game/notation/notation.h"
#include "table/record.h"
#include "table/wording.h"

enum { PATIENCE = 8000, LITTLE_PATIENCE = 20, LAST_PATIENCE = 15000 };

struct Keeper {
    bool saving;
    Store *store;
    int64_t id;   /* 0: not in the store yet */
    Text lines;   /* the actions of the game, each with its newline */
    size_t *ends; /* [n]: where line n ends in `lines` */
    size_t count, room;
    size_t stored; /* actions in the store, as far as we know */
    size_t agreed; /* of those, how many are as in `lines` */
    bool failing;
    time_t tried;   /* when saving failed last */
    char said[400]; /* what was told about it */
};

/* ---- the lines ---- */

static void add_line(Keeper *keeper, const char *line)
{
    if (keeper->count == keeper->room) {
        keeper->room = keeper->room == 0 ? 256 : keeper->room * 2;
        keeper->ends = mem_resize(keeper->ends, keeper->room, sizeof *keeper->ends);
    }
    text_add(&keeper->lines, line);
    text_add_char(&keeper->lines, '\n');
    keeper->ends[keeper->count++] = keeper->lines.length;
}

static const char *lines_from(const Keeper *keeper, size_t n)
{
    return keeper->lines.start + (n == 0 ? 0 : keeper->ends[n - 1]);
}

static void cut_lines(Keeper *keeper, size_t count)
{
    if (count >= keeper->count) return;
    keeper->lines.length = count == 0 ? 0 : keeper->ends[count - 1];
    keeper->lines.start[keeper->lines.length] = '\0';
    keeper->count = count;
    if (keeper->agreed > count) keeper->agreed = count;
}

static void take_lines(Keeper *keeper, const Table *table)
{
    cut_lines(keeper, 0);
    Game game = *table_beginning(table);
    char line[ACTION_TEXT_SIZE];
    for (size_t n = 0; n < table_action_count(table); n++) {
        const Action *action = table_action(table, n);
        Text text = text_into(line, sizeof line);
        notation_action_write(table_edition(table), &game, action, &text);
        add_line(keeper, line);
        apply(table_edition(table), &game, action, NULL);
    }
}

/* ---- what the lists show ---- */

static void players_write(const Table *table, Text *text)
{
    const Seating *seating = table_seating(table);
    for (int i = 0; i < seating->count; i++) {
        if (i > 0) text_add(text, ", ");
        wording_listed(table, (SeatId)i, text);
        if (seating->seats[i].kind == NULL) continue;
        text_add(text, " (");
        text_add(text, seating->seats[i].kind->word);
        text_add(text, ")");
    }
}

static void turn_write(const Table *table, Text *text)
{
    const Game *game = table_game(table);
    const Seating *seating = table_seating(table);
    if (game->phase == PHASE_OVER) {
        if (game->winner < seating->count) text_add(text, seating->seats[game->winner].name);
        text_add(text, game->winner < seating->count ? " won" : "nobody won");
        return;
    }
    if (game->turn == 0) {
        text_add(text, "about to begin");
        return;
    }
    text_add(text, seating->seats[game_mover(game)].name);
    text_add(text, ", turn ");
    text_add_int(text, game->turn);
}

/* ---- saving ---- */

static void told(Keeper *keeper, const char *sentence)
{
    if (text_same(keeper->said, sentence)) return;
    text_copy(keeper->said, sizeof keeper->said, sentence);
    output_complain(sentence, NULL);
}

static bool open_store(Keeper *keeper, Text *why)
{
    if (keeper->store != NULL) return true;
    Text path = text_growing(), note = text_growing();
    if (files_data_path("games.db", &path, why)) {
        keeper->store = store_open(path.start, &note, why);
        if (note.length > 0) output_complain(note.start, NULL);
    }
    text_free(&path);
    text_free(&note);
    return keeper->store != NULL;
}

static StoreResult add_game(Keeper *keeper, const Table *table, const StoreChange *change,
                            Text *why)
{
    Text header = text_growing(), edition = text_growing(), players = text_growing();
    record_header_write(table, &header);
    edition_write(table_edition(table), &edition);
    players_write(table, &players);
    StoreSheet sheet = {
        .edition = table_edition(table)->word,
        .header = header.start,
        .edition_text = edition.start,
        .players = players.start,
    };
    StoreResult result = store_add(keeper->store, &sheet, change, &keeper->id, why);
    if (result == STORE_DONE) store_claim(keeper->store, keeper->id);
    text_free(&header);
    text_free(&edition);
    text_free(&players);
    return result;
}

static StoreResult write_change(Keeper *keeper, const Table *table, bool safe, Text *why)
{
    if (!open_store(keeper, why)) return STORE_FAILED;
    char turn[80];
    Text turn_text = text_into(turn, sizeof turn);
    turn_write(table, &turn_text);
    const Game *game = table_game(table);
    bool fresh = keeper->id == 0;
    StoreChange change = {
        .before = fresh ? 0 : (int64_t)keeper->stored,
        .keep = fresh ? 0 : (int64_t)keeper->agreed,
        .lines = lines_from(keeper, fresh ? 0 : keeper->agreed),
        .state = {.turn = turn,
                  .status = game->phase == PHASE_OVER ? "over" : "playing",
                  .hash = notation_hash(table_edition(table), game)},
        .safe = safe,
    };
    return fresh ? add_game(keeper, table, &change, why)
                 : store_change(keeper->store, keeper->id, &change, why);
}

/* The game goes on under a new number; what was wrong is told then. */
static StoreResult write_anew(Keeper *keeper, const Table *table, bool safe, Text *why)
{
    Text sentence = text_growing();
    text_add(&sentence, "game ");
    text_add_int(&sentence, keeper->id);
    text_add(&sentence, " is being played elsewhere");
    if (keeper->store != NULL) store_unclaim(keeper->store, keeper->id);
    keeper->id = 0;
    text_clear(why);
    StoreResult result = write_change(keeper, table, safe, why);
    if (result == STORE_DONE) {
        text_add(&sentence, "; this one goes on as number ");
        text_add_int(&sentence, keeper->id);
    }
    output_complain(sentence.start, NULL);
    text_free(&sentence);
    return result;
}

static StoreResult write_elsewhere(Keeper *keeper, const Table *table, bool safe, Text *why)
{
    Text path = text_growing(), note = text_growing();
    store_close(keeper->store);
    keeper->store = NULL;
    StoreResult result = STORE_FAILED;
    if (files_data_path("games.db", &path, why) && store_move_aside(path.start, &note)) {
        output_complain(note.start, NULL);
        keeper->id = 0;
        text_clear(why);
        result = write_change(keeper, table, safe, why);
    }
    text_free(&path);
    text_free(&note);
    return result;
}

static void say_failing(Keeper *keeper, const char *why)
{
    Text sentence = text_growing();
    text_add(&sentence, "the game cannot be saved now: ");
    text_add(&sentence, why);
    text_add(&sentence, "; play goes on and every action tries again");
    told(keeper, sentence.start);
    text_free(&sentence);
}

static void say_saved_again(Keeper *keeper)
{
    Text sentence = text_growing();
    text_add(&sentence, "saving works again; everything is in game ");
    text_add_int(&sentence, keeper->id);
    told(keeper, sentence.start);
    text_free(&sentence);
}

/* A store that failed is opened again: the disk may have come back. */
static void reopen(Keeper *keeper, int patience, Text *why)
{
    store_close(keeper->store);
    keeper->store = NULL;
    if (!open_store(keeper, why)) return;
    store_patience(keeper->store, patience);
    if (keeper->id != 0) store_claim(keeper->store, keeper->id);
}

/* `patience`: how long to wait for a busy store that failed before. */
static bool commit_with(Keeper *keeper, const Table *table, bool safe, int patience)
{
    if (!keeper->saving) return false;
    bool pending =
        keeper->id == 0 || keeper->agreed != keeper->stored || keeper->stored != keeper->count;
    if (!pending && !safe) return true;
    time_t now = time(NULL);
    if (keeper->failing && !safe && now == keeper->tried) return false;
    Text why = text_growing();
    if (keeper->failing) reopen(keeper, patience, &why);
    text_clear(&why);
    StoreResult result = write_change(keeper, table, safe, &why);
    if (result == STORE_TAKEN) result = write_anew(keeper, table, safe, &why);
    if (result == STORE_DAMAGED) result = write_elsewhere(keeper, table, safe, &why);
    if (result == STORE_DONE) {
        keeper->stored = keeper->agreed = keeper->count;
        if (keeper->failing) {
            say_saved_again(keeper);
            store_patience(keeper->store, PATIENCE);
        }
    } else {
        say_failing(keeper, why.start);
        keeper->tried = now;
    }
    keeper->failing = result != STORE_DONE;
    text_free(&why);
    return result == STORE_DONE;
}

static bool commit(Keeper *keeper, const Table *table, bool safe)
{
    return commit_with(keeper, table, safe, LITTLE_PATIENCE);
}

/* ---- the doors ---- */

Keeper *keeper_new(bool saving)
{
    Keeper *keeper = mem_new(1, sizeof *keeper);
    keeper->saving = saving;
    keeper->lines = text_growing();
    return keeper;
}

bool keeper_finish(Keeper *keeper, const Table *table)
{
    return !keeper->failing || commit_with(keeper, table, true, LAST_PATIENCE);
}

void keeper_free(Keeper *keeper)
{
    if (keeper == NULL) return;
    if (keeper->failing && keeper->count > keeper->agreed) {
        char number[24];
        Text text = text_into(number, sizeof number);
        text_add_int(&text, (int64_t)(keeper->count - keeper->agreed));
        output_complain("the last ", number, " actions of the game were not saved", NULL);
    }
    store_close(keeper->store);
    text_free(&keeper->lines);
    mem_free(keeper->ends);
    mem_free(keeper);
}

Store *keeper_store(Keeper *keeper)
{
    Text why = text_growing();
    if (!open_store(keeper, &why)) output_complain(why.start, NULL);
    text_free(&why);
    return keeper->store;
}

static void let_go(Keeper *keeper)
{
    if (keeper->id != 0 && keeper->store != NULL) store_unclaim(keeper->store, keeper->id);
    keeper->id = 0;
    keeper->stored = keeper->agreed = 0;
}

void keeper_begin(Keeper *keeper, const Table *table)
{
    let_go(keeper);
    take_lines(keeper, table);
    commit(keeper, table, false);
}

void keeper_resume(Keeper *keeper, const Table *table, int64_t id)
{
    if (!keeper->saving) return;
    if (id == keeper->id || keeper->store == NULL || store_claim(keeper->store, id)) {
        if (id != keeper->id) let_go(keeper);
        take_lines(keeper, table);
        keeper->id = id;
        keeper->stored = keeper->agreed = keeper->count;
        return;
    }
    let_go(keeper);
    take_lines(keeper, table);
    keeper->id = id;
    Text why = text_growing();
    if (write_anew(keeper, table, false, &why) == STORE_DONE) {
        keeper->stored = keeper->agreed = keeper->count;
    } else {
        say_failing(keeper, why.start);
        keeper->failing = true;
    }
    text_free(&why);
}

void keeper_sync(Keeper *keeper, const Table *table)
{
    cut_lines(keeper, table_action_count(table));
    commit(keeper, table, false);
}

Refusal keeper_submit(Keeper *keeper, Table *table, const Action *action)
{
    Game before = *table_game(table);
    cut_lines(keeper, table_action_count(table));
    Refusal refusal = table_submit(table, action);
    if (refusal != REFUSAL_NONE) return refusal;
    char line[ACTION_TEXT_SIZE];
    Text text = text_into(line, sizeof line);
    notation_action_write(table_edition(table), &before, action, &text);
    add_line(keeper, line);
    commit(keeper, table, false);
    return REFUSAL_NONE;
}

bool keeper_save(Keeper *keeper, const Table *table, Text *answer)
{
    if (!keeper->saving) {
        text_add(answer, "Nothing is saved in this game (--no-save); `save FILE` writes a record.");
        return false;
    }
    keeper->said[0] = '\0';
    if (!commit(keeper, table, true)) {
        text_add(answer, "The game is not saved; `save FILE` writes a record to another place.");
        return false;
    }
    text_add(answer, "The game is saved as number ");
    text_add_int(answer, keeper->id);
    text_add_char(answer, '.');
    return true;
}

int64_t keeper_number(const Keeper *keeper)
{
    return keeper->id;
}

bool keeper_complete(const Keeper *keeper)
{
    return keeper->id != 0 && keeper->agreed == keeper->count && keeper->stored == keeper->count;
}
