/* watopoly_read.c -- the save file of Watopoly: reading, the players. */
#include <limits.h>
#include <string.h>

#include "base/mem.h"
#include "game/audit/audit.h"
#include "game/setup.h"
#include "table/watopoly/watopoly_reading.h"

enum { PLAYER_WORDS = 5 };

/* ---- lines, split into words ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static void keep_word(WatopolyRow *row, const char *word, size_t length)
{
    if (row->count < ROW_WORDS) {
        char *target = row->words[row->count];
        if (length >= ROW_WORD_SIZE) length = ROW_WORD_SIZE - 1;
        for (size_t i = 0; i < length; i++) target[i] = word[i] == '\0' ? '\1' : word[i];
        target[length] = '\0';
    }
    if (row->count < INT_MAX) row->count++;
}

static void split_row(const char *text, size_t length, WatopolyRow *row)
{
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && !is_blank(text[end])) end++;
        if (end > at) keep_word(row, text + at, end - at);
        at = end + 1;
    }
}

static bool has_words(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (!is_blank(text[i])) return true;
    }
    return false;
}

/* Some editors put a byte order mark before everything. */
static size_t skip_mark(const char *text, size_t length)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t size = sizeof mark - 1;
    return length >= size && memcmp(text, mark, size) == 0 ? size : 0;
}

/* Blanks and tabs part words; a carriage return before the newline is
 * nothing. A zero byte becomes another control character. */
static void split_rows(const char *text, size_t length, WatopolyRows *rows)
{
    memset(rows, 0, sizeof *rows);
    rows->last_line = 1;
    int line = 0;
    for (size_t at = skip_mark(text, length); at < length;) {
        const char *newline = memchr(text + at, '\n', length - at);
        size_t end = newline != NULL ? (size_t)(newline - text) : length;
        size_t size = end - at;
        if (size > 0 && text[end - 1] == '\r') size--;
        line++;
        if (has_words(text + at, size)) {
            rows->count++;
            rows->last_line = line;
            if (rows->kept < ROWS_MAX) {
                WatopolyRow *row = &rows->list[rows->kept++];
                row->line = line;
                split_row(text + at, size, row);
            }
        }
        at = end + 1;
    }
}

/* ---- words ---- */

bool watopoly_reading_number(const char *word, int64_t least, int64_t most, int64_t *number)
{
    return word[0] != '+' && text_to_int(word, number) && *number >= least && *number <= most;
}

int watopoly_reading_building(const Edition *edition, const char *word)
{
    DeedId deeds[MAX_DEEDS];
    int count = watopoly_buildings(edition, deeds);
    for (int i = 0; i < count; i++) {
        if (text_same(watopoly_building_name(edition, deeds[i]), word)) return i;
    }
    return -1;
}

/* ---- how many players, and which rows are theirs ---- */

static int token_of(const Edition *edition, const char *word)
{
    for (int token = 0; token < edition->token_count; token++) {
        if (word[0] == edition->tokens[token].symbol && word[0] != '\0' && word[1] == '\0') {
            return token;
        }
    }
    return -1;
}

static bool surely_building(const WatopolyReading *reading, const WatopolyRow *row)
{
    return row->count < PLAYER_WORDS &&
           watopoly_reading_building(reading->edition, row->words[0]) >= 0;
}

static bool surely_player(const WatopolyReading *reading, const WatopolyRow *row)
{
    return row->count >= PLAYER_WORDS && token_of(reading->edition, row->words[1]) >= 0;
}

/* The number in the first row, 0 when it says none that could be. */
static int players_said(const WatopolyReading *reading)
{
    const WatopolyRow *row = &reading->rows->list[0];
    int least = reading->edition->rule[RULE_PLAYERS_MIN];
    int most = reading->edition->rule[RULE_PLAYERS_MAX];
    int64_t number = 0;
    if (row->count != 1) {
        WATOPOLY_WRONG_PLAIN(reading, row->line,
                             T_("the first line is the number of players and nothing else"));
    }
    if (watopoly_reading_number(row->words[0], least, most, &number)) return (int)number;
    if (row->count == 1) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("\"{word}\" is no number of players; {at_least} to {at_most} can play"),
                       arg_word(row->words[0]), arg_at_least(least), arg_at_most(most));
    }
    return 0;
}

/* Decides which rows are players; false when the file ends among them. The
 * first row is believed unless the rows plainly say otherwise, so that one
 * wrong number is one mistake. */
static bool find_players(WatopolyReading *reading)
{
    const WatopolyRows *rows = reading->rows;
    int said = players_said(reading), count = 0;
    while (1 + count < rows->kept && count <= MAX_SEATS) {
        const WatopolyRow *row = &rows->list[1 + count];
        if (surely_building(reading, row)) break;
        if (count >= said && (said != 0 || row->count < PLAYER_WORDS - 1)) {
            if (!surely_player(reading, row)) break;
        }
        count++;
    }
    reading->player_count = count < MAX_SEATS ? count : MAX_SEATS;
    reading->first_building = 1 + count;
    if (said == 0 || count == said) return true;
    if (count > said) {
        WATOPOLY_WRONG(reading, rows->list[1 + said].line,
                       T_("a player too many: line {line} says {at_most}"),
                       arg_line(rows->list[0].line), arg_at_most(said));
    } else if (1 + count < rows->kept) {
        WATOPOLY_WRONG(reading, rows->list[1 + count].line,
                       T_("\"{word}\" stands where player {id} of {at_most} is expected"),
                       arg_word(rows->list[1 + count].words[0]), arg_id(count + 1),
                       arg_at_most(said));
    } else {
        WATOPOLY_WRONG(reading, rows->last_line,
                       T_("the file ends before player {id} of {at_most}"), arg_id(count + 1),
                       arg_at_most(said));
        return false;
    }
    return true;
}

/* ---- a player ---- */

static void read_name(WatopolyReading *reading, const WatopolyRow *row, int seat)
{
    char buffer[PROBLEM_SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    const char *name = row->words[0];
    text_copy(reading->names[seat], ROW_WORD_SIZE, name);
    if (!watopoly_name_check(name, &why)) {
        WATOPOLY_WRONG(reading, row->line, T_("\"{word}\": {text}"), arg_word(name),
                       arg_text(buffer));
        return;
    }
    for (int i = 0; i < seat; i++) {
        if (!text_same(reading->names[i], name)) continue;
        WATOPOLY_WRONG(reading, row->line, T_("two players are called {word}"), arg_word(name));
        return;
    }
}

static TokenId read_token(WatopolyReading *reading, const WatopolyRow *row)
{
    const Edition *edition = reading->edition;
    int token = token_of(edition, row->words[1]);
    if (token < 0) {
        char buffer[4 * MAX_TOKENS];
        Text list = text_into(buffer, sizeof buffer);
        for (int i = 0; i < edition->token_count; i++) {
            if (i > 0) text_add_char(&list, ' ');
            text_add_char(&list, edition->tokens[i].symbol);
        }
        WATOPOLY_WRONG(reading, row->line, T_("\"{word}\" is no piece; the pieces are {text}"),
                       arg_word(row->words[1]), arg_text(buffer));
        return NO_TOKEN;
    }
    for (int i = 0; i < reading->seating.count; i++) {
        if (reading->seating.seats[i].token != token) continue;
        WATOPOLY_WRONG(reading, row->line, T_("the piece {word} is taken already by {other_word}"),
                       arg_word(row->words[1]), arg_other_word(reading->names[i]));
        return NO_TOKEN;
    }
    return (TokenId)token;
}

/* Where loaded cups belong: the first table that has one. */
static int cup_deck(const Edition *edition)
{
    for (int deck = 0; deck < edition->deck_count; deck++) {
        for (int card = 0; card < edition->decks[deck].card_count; card++) {
            if (edition->decks[deck].cards[card].effect.kind == EFFECT_RELEASE) return deck;
        }
    }
    return 0;
}

static void read_cups(WatopolyReading *reading, const WatopolyRow *row, Seat *seat)
{
    int limit = reading->edition->rule[RULE_RELEASE_LIMIT], others = 0;
    int64_t cups = 0;
    if (!watopoly_reading_number(row->words[2], 0, UINT8_MAX, &cups)) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("\"{word}\" is no number of cups; it is 0 to {at_most}"),
                       arg_word(row->words[2]), arg_at_most(limit));
        return;
    }
    for (int i = 0; i < MAX_SEATS; i++) others += game_release_count(&reading->game, (SeatId)i);
    if (limit != 0 && others + cups > limit) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("that makes {id} cups; all players together have at most {at_most}"),
                       arg_id(others + cups), arg_at_most(limit));
        return;
    }
    seat->release[cup_deck(reading->edition)] = (uint8_t)cups;
}

static void read_money(WatopolyReading *reading, const WatopolyRow *row, Seat *seat)
{
    int64_t money = 0;
    if (!watopoly_reading_number(row->words[3], 0, MONEY_LIMIT, &money)) {
        WATOPOLY_WRONG(
            reading, row->line,
            T_("\"{word}\" is no sum of money; it is a whole number from 0 to {at_most}"),
            arg_word(row->words[3]), arg_at_most(MONEY_LIMIT));
    }
    seat->cash = (Money)money;
}

/* Behind the square of the line: 0, or 1 and the turns spent there. */
static void read_line(WatopolyReading *reading, const WatopolyRow *row, Seat *seat)
{
    int most = reading->edition->rule[RULE_JAIL_TURNS] - 1;
    int64_t inside = 0, turns = 0;
    if (row->count < 6 || !watopoly_reading_number(row->words[5], 0, 1, &inside)) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("behind position {word} comes 0, or 1 and the turns in line"),
                       arg_word(row->words[4]));
        return;
    }
    int wanted = inside ? 7 : 6;
    if (row->count > wanted) {
        WATOPOLY_WRONG_PLAIN(reading, row->line, T_("there is more on the line than a player has"));
    } else if (row->count < wanted) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("the number of turns in line is missing; it is 0 to {at_most}"),
                       arg_at_most(most));
    } else if (inside && !watopoly_reading_number(row->words[6], 0, most, &turns)) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("\"{word}\" is no number of turns in line; it is 0 to {at_most}"),
                       arg_word(row->words[6]), arg_at_most(most));
    }
    seat->in_jail = (uint8_t)inside;
    seat->jail_turns = (uint8_t)turns;
}

static void read_position(WatopolyReading *reading, const WatopolyRow *row, Seat *seat)
{
    const Edition *edition = reading->edition;
    int64_t space = 0;
    if (!watopoly_reading_number(row->words[4], 0, edition->space_count - 1, &space)) {
        WATOPOLY_WRONG(reading, row->line, T_("\"{word}\" is no square; they are 0 to {at_most}"),
                       arg_word(row->words[4]), arg_at_most(edition->space_count - 1));
        return;
    }
    if (edition->spaces[space].effect.kind == EFFECT_JAIL) {
        WATOPOLY_WRONG(reading, row->line, T_("nobody can stand on square {word}, {name}"),
                       arg_word(row->words[4]), arg_name(edition->space_label[space].name));
        return;
    }
    seat->space = (SpaceId)space;
    if (space == edition->jail) {
        read_line(reading, row, seat);
    } else if (row->count > PLAYER_WORDS) {
        WATOPOLY_WRONG_PLAIN(reading, row->line, T_("there is more on the line than a player has"));
    }
}

static void read_player(WatopolyReading *reading, const WatopolyRow *row, int index)
{
    Seat *seat = &reading->game.seats[index];
    read_name(reading, row, index);
    TokenId token = NO_TOKEN;
    if (row->count < PLAYER_WORDS) {
        WATOPOLY_WRONG(reading, row->line, T_("a player is: {word}"),
                       arg_word("name char TimsCups money position"));
    } else if (row->count > PLAYER_WORDS && token_of(reading->edition, row->words[1]) < 0 &&
               token_of(reading->edition, row->words[2]) >= 0) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("\"{word} {other_word}\": a name has no blanks in it"),
                       arg_word(row->words[0]), arg_other_word(row->words[1]));
    } else {
        token = read_token(reading, row);
        read_cups(reading, row, seat);
        read_money(reading, row, seat);
        read_position(reading, row, seat);
    }
    seat->token = token;
    /* A token that is wrong must not take a free one: the seat keeps none. */
    seating_add(&reading->seating, reading->edition, reading->names[index], NULL, token, 0);
    reading->seating.seats[index].token = token;
}

/* ---- the whole ---- */

static void read_rows(WatopolyReading *reading)
{
    const WatopolyRows *rows = reading->rows;
    if (rows->count == 0) {
        WATOPOLY_WRONG_PLAIN(reading, 1,
                             T_("the file is empty; it begins with the number of players"));
        return;
    }
    bool whole = find_players(reading);
    int least = reading->edition->rule[RULE_PLAYERS_MIN];
    setup_game(reading->edition, reading->player_count < least ? least : reading->player_count,
               NULL, &reading->game);
    for (int i = 0; i < reading->player_count; i++) read_player(reading, &rows->list[1 + i], i);
    if (whole) watopoly_deeds_read(reading);
    game_derive(reading->edition, &reading->game);
}

/* What the lines could not show, like more improvements than a house rule
 * allows; nothing that breaks the rules is let in. */
static void audit(WatopolyReading *reading)
{
    const char *fault = audit_game(reading->edition, &reading->game);
    if (fault != NULL) problem_note_text(reading->problems, reading->file, 0, fault);
}

bool watopoly_read(const Edition *edition, const char *text, size_t length, const char *file,
                   Seating *seating, Game *position, Problems *problems)
{
    WatopolyRows *rows = mem_new(1, sizeof *rows);
    WatopolyReading *reading = mem_new(1, sizeof *reading);
    int before = problems->count;
    split_rows(text, length, rows);
    reading->edition = edition;
    reading->file = file;
    reading->problems = problems;
    reading->rows = rows;
    read_rows(reading);
    if (problems->count == before) audit(reading);
    bool good = problems->count == before;
    if (good) {
        *seating = reading->seating;
        *position = reading->game;
    }
    mem_free(reading);
    mem_free(rows);
    return good;
}

/* The first rows are enough: what follows may be damaged and still be a save. */
bool watopoly_looks_like(const Edition *edition, const char *text, size_t length)
{
    WatopolyRows *rows = mem_new(1, sizeof *rows);
    WatopolyReading reading = {.edition = edition, .rows = rows};
    int64_t number = 0;
    split_rows(text, length, rows);
    const WatopolyRow *first = &rows->list[0], *second = &rows->list[1];
    bool is = rows->kept > 1 && first->count == 1 &&
              watopoly_reading_number(first->words[0], 1, MAX_SEATS, &number) &&
              (surely_player(&reading, second) || surely_building(&reading, second));
    mem_free(rows);
    return is;
}
