/* autosave.c -- keeps the running game in the store, action by action. */
#include "apps/store/autosave.h"

#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/store/files.h"
#include "apps/store/game_load.h"
#include "apps/store/game_name.h"
#include "apps/store/turn_note.h"
#include "base/mem.h"
#include "edition/edition_write.h"
#include "game/notation/notation.h"
#include "table/record.h"
#include "table/round_count.h"
#include "table/wording.h"

/* Milliseconds to wait for a store that another program keeps busy: nobody watches a game
 * stand still for it, and what is not saved at once is saved later. */
enum { OPEN_PATIENCE = 1000, PATIENCE = 700, LITTLE_PATIENCE = 20, LAST_PATIENCE = 15000 };

struct Autosave {
    const Words *words;
    const char *program; /* NULL: opoly */
    bool saving;
    Store *store;
    int64_t id; /* 0: not in the store yet */
    char name[STORE_NAME_SIZE];
    Text lines;   /* the actions of the game and its marks, each with its newline */
    size_t *ends; /* [n]: where line n ends in `lines` */
    size_t count, room;
    size_t stored;  /* actions in the store, as far as we know */
    size_t agreed;  /* of those, how many are as in `lines` */
    bool uncoached; /* its header in the store says so */
    bool failing;
    time_t tried;   /* when saving failed last */
    char said[400]; /* what was reported about it */
};

/* ---- the lines ---- */

static void add_line(Autosave *autosave, const char *line)
{
    if (autosave->count == autosave->room) {
        autosave->room = autosave->room == 0 ? 256 : autosave->room * 2;
        autosave->ends = mem_resize(autosave->ends, autosave->room, sizeof *autosave->ends);
    }
    text_add(&autosave->lines, line);
    text_add_char(&autosave->lines, '\n');
    autosave->ends[autosave->count++] = autosave->lines.length;
}

static const char *lines_from(const Autosave *autosave, size_t n)
{
    return autosave->lines.start + (n == 0 ? 0 : autosave->ends[n - 1]);
}

static bool holds_line(const Autosave *autosave, size_t n, const char *line)
{
    size_t length = strlen(line);
    return n < autosave->count &&
           autosave->ends[n] - (n == 0 ? 0 : autosave->ends[n - 1]) == length + 1 &&
           memcmp(lines_from(autosave, n), line, length) == 0;
}

static void cut_lines(Autosave *autosave, size_t count)
{
    if (count >= autosave->count) return;
    autosave->lines.length = count == 0 ? 0 : autosave->ends[count - 1];
    autosave->lines.start[autosave->lines.length] = '\0';
    autosave->count = count;
    if (autosave->agreed > count) autosave->agreed = count;
}

/* Lines of the table: its actions, and marks where some were taken back. */
static size_t line_count(const Table *table)
{
    return table_action_count(table) + table_mark_count(table);
}

static void add_mark(Autosave *autosave, const Table *table, size_t n)
{
    char line[ACTION_TEXT_SIZE];
    Text text = text_into(line, sizeof line);
    if (record_mark_write(table, n, &text)) add_line(autosave, line);
}

static void take_lines(Autosave *autosave, const Table *table)
{
    cut_lines(autosave, 0);
    Game game = *table_beginning(table);
    char line[ACTION_TEXT_SIZE];
    for (size_t n = 0; n < table_action_count(table); n++) {
        const Action *action = table_action(table, n);
        Text text = text_into(line, sizeof line);
        add_mark(autosave, table, n);
        notation_action_write(table_edition(table), &game, action, &text);
        add_line(autosave, line);
        apply(table_edition(table), &game, action, NULL);
    }
    add_mark(autosave, table, table_action_count(table));
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

/* ---- saving ---- */

static void told(Autosave *autosave, const char *sentence)
{
    if (text_same(autosave->said, sentence)) return;
    text_copy(autosave->said, sizeof autosave->said, sentence);
    output_complain(sentence);
}

static bool open_store(Autosave *autosave, Text *why)
{
    if (autosave->store != NULL) return true;
    Text path = text_growing(), note = text_growing();
    if (files_data_path("games.db", &path, why)) {
        int patience = autosave->failing ? LITTLE_PATIENCE : OPEN_PATIENCE;
        autosave->store = store_open_within(path.start, patience, &note, why);
        if (autosave->store != NULL) store_patience(autosave->store, PATIENCE);
        if (note.length > 0) output_complain(note.start);
    }
    text_free(&path);
    text_free(&note);
    return autosave->store != NULL;
}

/* The header of the record, with the program behind its first line. */
static void header_write(const Autosave *autosave, const Table *table, Text *header)
{
    if (autosave->program == NULL) {
        record_header_write(table, header);
        return;
    }
    Text whole = text_growing();
    record_header_write(table, &whole);
    size_t first = strcspn(whole.start, "\n") + 1;
    text_add_bytes(header, whole.start, first);
    text_add(header, GAME_LOAD_PROGRAM);
    text_add(header, autosave->program);
    text_add_char(header, '\n');
    text_add(header, whole.start + first);
    text_free(&whole);
}

static StoreResult add_game(Autosave *autosave, const Table *table, const StoreChange *change,
                            Text *why)
{
    Text header = text_growing(), edition = text_growing(), players = text_growing();
    header_write(autosave, table, &header);
    edition_write(table_edition(table), &edition);
    players_write(table, &players);
    StoreSheet sheet = {
        .edition = table_edition(table)->word,
        .header = header.start,
        .edition_text = edition.start,
        .players = players.start,
        .name = autosave->name,
    };
    StoreResult result = store_add(autosave->store, &sheet, change, &autosave->id, why);
    if (result == STORE_DONE) store_claim(autosave->store, autosave->id);
    text_free(&header);
    text_free(&edition);
    text_free(&players);
    return result;
}

/* The header changes only when the coach is sent away, or comes back. */
static bool header_changed(const Autosave *autosave, const Table *table)
{
    return autosave->id != 0 && autosave->uncoached != table_uncoached(table);
}

static StoreResult write_change(Autosave *autosave, const Table *table, bool safe, Text *why)
{
    if (!open_store(autosave, why)) return STORE_FAILED;
    char turn[TURN_NOTE_SIZE];
    Text header = text_growing();
    if (header_changed(autosave, table)) header_write(autosave, table, &header);
    Text turn_text = text_into(turn, sizeof turn);
    turn_note_write(table, &turn_text);
    const Game *game = table_game(table);
    bool fresh = autosave->id == 0;
    StoreChange change = {
        .before = fresh ? 0 : (int64_t)autosave->stored,
        .keep = fresh ? 0 : (int64_t)autosave->agreed,
        .lines = lines_from(autosave, fresh ? 0 : autosave->agreed),
        .header = header.length > 0 ? header.start : NULL,
        .state = {.turn = turn,
                  .status = game->phase == PHASE_OVER ? "over" : "playing",
                  .hash = notation_hash(table_edition(table), game),
                  .round = round_count_now(table_edition(table), game)},
        .safe = safe,
    };
    StoreResult result = fresh ? add_game(autosave, table, &change, why)
                               : store_change(autosave->store, autosave->id, &change, why);
    if (result == STORE_DONE) autosave->uncoached = table_uncoached(table);
    text_free(&header);
    return result;
}

/* The game continues under a new number; the problem is reported then. */
static StoreResult write_anew(Autosave *autosave, const Table *table, bool safe, Text *why)
{
    int64_t taken = autosave->id;
    if (autosave->store != NULL) store_unclaim(autosave->store, autosave->id);
    autosave->id = 0;
    text_clear(why);
    StoreResult result = write_change(autosave, table, safe, why);
    Text sentence = text_growing();
    SAY(autosave->words, &sentence,
        T_("game {id} is being played elsewhere[; this one goes on as number {other_id}]"),
        arg_id(taken), result == STORE_DONE ? arg_other_id(autosave->id) : arg_absent());
    output_complain(sentence.start);
    text_free(&sentence);
    return result;
}

static StoreResult write_elsewhere(Autosave *autosave, const Table *table, bool safe, Text *why)
{
    Text path = text_growing(), note = text_growing();
    store_close(autosave->store);
    autosave->store = NULL;
    StoreResult result = STORE_FAILED;
    if (files_data_path("games.db", &path, why) && store_move_aside(path.start, &note)) {
        output_complain(note.start);
        autosave->id = 0;
        text_clear(why);
        result = write_change(autosave, table, safe, why);
    }
    text_free(&path);
    text_free(&note);
    return result;
}

static void say_failing(Autosave *autosave, const char *why)
{
    Text sentence = text_growing();
    SAY(autosave->words, &sentence,
        T_("the game cannot be saved now: {text}; play goes on and every action tries again"),
        arg_text(why));
    told(autosave, sentence.start);
    text_free(&sentence);
}

static void say_saved_again(Autosave *autosave)
{
    Text sentence = text_growing();
    SAY(autosave->words, &sentence, T_("saving works again; everything is in game {id}"),
        arg_id(autosave->id));
    told(autosave, sentence.start);
    text_free(&sentence);
}

/* A store that failed is opened again: the disk may have come back. */
static void reopen(Autosave *autosave, int patience, Text *why)
{
    store_close(autosave->store);
    autosave->store = NULL;
    if (!open_store(autosave, why)) return;
    store_patience(autosave->store, patience);
    if (autosave->id != 0) store_claim(autosave->store, autosave->id);
}

/* `patience`: how long to wait for a busy store that failed before. */
static bool commit_with(Autosave *autosave, const Table *table, bool safe, int patience)
{
    if (!autosave->saving) return false;
    bool pending = autosave->id == 0 || autosave->agreed != autosave->stored ||
                   autosave->stored != autosave->count || header_changed(autosave, table);
    if (!pending && !safe) return true;
    time_t now = time(NULL);
    if (autosave->failing && !safe && now == autosave->tried) return false;
    Text why = text_growing();
    if (autosave->failing) reopen(autosave, patience, &why);
    text_clear(&why);
    StoreResult result = write_change(autosave, table, safe, &why);
    if (result == STORE_TAKEN) result = write_anew(autosave, table, safe, &why);
    if (result == STORE_DAMAGED) result = write_elsewhere(autosave, table, safe, &why);
    if (result == STORE_DONE) {
        autosave->stored = autosave->agreed = autosave->count;
        if (autosave->failing) {
            say_saved_again(autosave);
            store_patience(autosave->store, PATIENCE);
        }
    } else {
        say_failing(autosave, why.start);
        autosave->tried = now;
    }
    autosave->failing = result != STORE_DONE;
    text_free(&why);
    return result == STORE_DONE;
}

static bool commit(Autosave *autosave, const Table *table, bool safe)
{
    return commit_with(autosave, table, safe, LITTLE_PATIENCE);
}

/* ---- the doors ---- */

Autosave *autosave_new(bool saving, const Words *words)
{
    Autosave *autosave = mem_new(1, sizeof *autosave);
    autosave->words = words;
    autosave->saving = saving;
    autosave->lines = text_growing();
    return autosave;
}

bool autosave_finish(Autosave *autosave, const Table *table)
{
    return !autosave->failing || commit_with(autosave, table, true, LAST_PATIENCE);
}

void autosave_free(Autosave *autosave)
{
    if (autosave == NULL) return;
    if (autosave->failing && autosave->count > autosave->agreed) {
        Text sentence = text_growing();
        SAY(autosave->words, &sentence,
            TN_("the last action of the game was not saved",
                "the last {count} actions of the game were not saved"),
            arg_count((int64_t)(autosave->count - autosave->agreed)));
        output_complain(sentence.start);
        text_free(&sentence);
    }
    store_close(autosave->store);
    text_free(&autosave->lines);
    mem_free(autosave->ends);
    mem_free(autosave);
}

void autosave_name_program(Autosave *autosave, const char *program)
{
    autosave->program = program;
}

Store *autosave_store(Autosave *autosave)
{
    Text why = text_growing();
    if (!open_store(autosave, &why)) output_complain(why.start);
    text_free(&why);
    return autosave->store;
}

static void let_go(Autosave *autosave)
{
    if (autosave->id != 0 && autosave->store != NULL) store_unclaim(autosave->store, autosave->id);
    autosave->id = 0;
    autosave->name[0] = '\0';
    autosave->stored = autosave->agreed = 0;
}

/* A copy is called as the game that was loaded. */
static void take_name(Autosave *autosave, int64_t id)
{
    StoredGame game;
    Text why = text_growing();
    bool known = autosave->store != NULL && store_find(autosave->store, id, &game, &why);
    text_copy(autosave->name, sizeof autosave->name, known ? game.name : "");
    text_free(&why);
}

void autosave_begin(Autosave *autosave, const Table *table)
{
    let_go(autosave);
    take_lines(autosave, table);
    commit(autosave, table, false);
}

void autosave_resume(Autosave *autosave, const Table *table, int64_t id)
{
    if (!autosave->saving) return;
    if (id == autosave->id || autosave->store == NULL || store_claim(autosave->store, id)) {
        if (id != autosave->id) let_go(autosave);
        take_name(autosave, id);
        take_lines(autosave, table);
        autosave->id = id;
        autosave->uncoached = table_uncoached(table);
        autosave->stored = autosave->agreed = autosave->count;
        return;
    }
    let_go(autosave);
    take_name(autosave, id);
    take_lines(autosave, table);
    autosave->id = id;
    Text why = text_growing();
    if (write_anew(autosave, table, false, &why) == STORE_DONE) {
        autosave->stored = autosave->agreed = autosave->count;
    } else {
        say_failing(autosave, why.start);
        autosave->failing = true;
    }
    text_free(&why);
}

void autosave_sync(Autosave *autosave, const Table *table)
{
    char line[ACTION_TEXT_SIZE];
    Text mark = text_into(line, sizeof line);
    size_t count = line_count(table);
    if (record_mark_write(table, table_action_count(table), &mark) &&
        !holds_line(autosave, count - 1, line)) {
        cut_lines(autosave, count - 1);
        add_line(autosave, line);
    }
    cut_lines(autosave, count);
    commit(autosave, table, false);
}

Refusal autosave_submit(Autosave *autosave, Table *table, const Action *action)
{
    Game before = *table_game(table);
    cut_lines(autosave, line_count(table));
    Refusal refusal = table_submit(table, action);
    if (refusal != REFUSAL_NONE) return refusal;
    char line[ACTION_TEXT_SIZE];
    Text text = text_into(line, sizeof line);
    notation_action_write(table_edition(table), &before, action, &text);
    add_line(autosave, line);
    commit(autosave, table, false);
    return REFUSAL_NONE;
}

bool autosave_save(Autosave *autosave, const Table *table, Text *answer)
{
    if (!autosave->saving) {
        SAY(autosave->words, answer,
            T_("Nothing is saved in this game ({word}); `{other_word}` writes a record."),
            arg_word("--no-save"), arg_other_word("save FILE"));
        return false;
    }
    autosave->said[0] = '\0';
    if (!commit(autosave, table, true)) {
        SAY(autosave->words, answer,
            T_("The game is not saved; `{word}` writes a record to another place."),
            arg_word("save FILE"));
        return false;
    }
    SAY(autosave->words, answer, T_("The game is saved as number {id}."), arg_id(autosave->id));
    return true;
}

bool autosave_name(Autosave *autosave, const char *typed, Text *why)
{
    char name[STORE_NAME_SIZE];
    if (!game_name_read(autosave->words, typed, name, why)) return false;
    text_copy(autosave->name, sizeof autosave->name, name);
    if (autosave->id == 0) return true;
    return open_store(autosave, why) && store_name(autosave->store, autosave->id, name, why);
}

int64_t autosave_number(const Autosave *autosave)
{
    return autosave->id;
}

bool autosave_complete(const Autosave *autosave)
{
    return autosave->id != 0 && autosave->agreed == autosave->count &&
           autosave->stored == autosave->count;
}
