/* record.c -- a whole game as text: reading it, and replay. */
#include "table/record.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "game/why_not.h"
#include "table/take_back.h"

enum { HASH_DIGITS = 16, COLOUR_DIGITS = 6, SENTENCE = 400 };

/* A record while it is read. */
typedef struct RecordReading {
    const EditionLibrary *library;
    const char *file;
    const PlayerKind *files[MAX_SEATS]; /* kinds read from files; NULL after the last */
    Problems *problems;
    Lines lines;
    Line line;
    bool has_seed, has_edition, has_position;
    char word[WORD_SIZE]; /* of the edition; empty before its line */
    uint64_t hash;
    int edition_line;
    HouseRules rules;
    uint64_t seed;
    TableBranch branch;
    bool uncoached;
    FairDice dice;
    Seating seating;
    Edition edition;
    Game position;
    Table *table;
} RecordReading;

static bool wrong(RecordReading *reading, const Sentence *sentence, const Arg *args)
{
    problem_note(reading->problems, reading->file, reading->line.number, sentence, args);
    return false;
}

#define WRONG(reading, sentence, ...) wrong((reading), &(const Sentence)sentence, ARGS(__VA_ARGS__))
#define WRONG_PLAIN(reading, sentence) WRONG(reading, sentence, arg_absent())

/* A sentence that was written for the reader before. */
static bool wrong_text(RecordReading *reading, const char *sentence)
{
    problem_note_text(reading->problems, reading->file, reading->line.number, sentence);
    return false;
}

static bool line_fault(RecordReading *reading)
{
    problem_note_line(reading->problems, reading->file, &reading->line);
    return false;
}

static const char *word(const RecordReading *reading, int n)
{
    return n < reading->line.word_count ? reading->line.words[n].at : "";
}

static bool read_edition_line(RecordReading *reading)
{
    if (reading->word[0] != '\0') return WRONG_PLAIN(reading, T_("the edition is named twice"));
    if (reading->line.word_count != 3 ||
        !text_to_hex(word(reading, 2), HASH_DIGITS, &reading->hash)) {
        return WRONG(reading, T_("expected `{word}`, its name and its hash of 16 digits"),
                     arg_word("edition"));
    }
    if (edition_source(reading->library, word(reading, 1)) == NULL) {
        return WRONG(reading, T_("there is no edition called `{word}` here"),
                     arg_word(word(reading, 1)));
    }
    text_copy(reading->word, sizeof reading->word, word(reading, 1));
    reading->edition_line = reading->line.number;
    return true;
}

static bool read_rule_line(RecordReading *reading)
{
    char buffer[SENTENCE], pair[SENTENCE];
    Text why = text_into(buffer, sizeof buffer), words = text_into(pair, sizeof pair);
    if (reading->has_edition) return WRONG_PLAIN(reading, T_("a rule stands before the seats"));
    if (reading->line.word_count != 3) {
        return WRONG(reading, T_("expected `{word}`, the name of a rule and its value"),
                     arg_word("rule"));
    }
    text_add(&words, word(reading, 1));
    text_add(&words, "=");
    text_add(&words, word(reading, 2));
    if (!house_rule_add(&reading->rules, pair, problem_words(reading->problems), &why))
        return wrong_text(reading, buffer);
    return true;
}

static bool read_seed_line(RecordReading *reading)
{
    if (reading->line.word_count != 2 || !text_to_unsigned(word(reading, 1), &reading->seed)) {
        return WRONG(reading, T_("expected `{word}` and a whole number"), arg_word("seed"));
    }
    reading->has_seed = true;
    return true;
}

/* "branch SEED N": the game of that seed as far as its first N actions. */
static bool read_branch_line(RecordReading *reading)
{
    uint64_t at = 0;
    if (reading->line.word_count != 3 || reading->branch.is ||
        !text_to_unsigned(word(reading, 1), &reading->branch.parent) ||
        !text_to_unsigned(word(reading, 2), &at) || at > INT32_MAX) {
        return WRONG(reading,
                     T_("expected `{word}`, once, the seed of another game and how many actions "
                        "it shares"),
                     arg_word("branch"));
    }
    reading->branch.is = true;
    reading->branch.at = (size_t)at;
    return true;
}

/* "coach off": somebody at the table does not want it. */
static bool read_coach_line(RecordReading *reading)
{
    reading->uncoached = reading->line.word_count == 2 && text_same(word(reading, 1), "off");
    return reading->uncoached || WRONG(reading, T_("expected `{word}`"), arg_word("coach off"));
}

/* "dice GAME PROMISE": fair dice instead of a seed. Played on without the secret, chance
 * follows from the promise. */
static bool read_dice_line(RecordReading *reading)
{
    FairDice *dice = &reading->dice;
    if (reading->line.word_count != 3 || word(reading, 1)[0] == '\0' ||
        !text_copy(dice->game, sizeof dice->game, word(reading, 1)) ||
        !fair_dice_number_read(word(reading, 2), &dice->promise)) {
        return WRONG(reading, T_("expected `{word}`, a name and a promise of 64 digits"),
                     arg_word("dice"));
    }
    for (int i = 0; i < 8; i++) reading->seed = reading->seed << 8 | dice->promise.bytes[i];
    reading->has_seed = true;
    return true;
}

static bool read_share_line(RecordReading *reading)
{
    FairDice *dice = &reading->dice;
    if (dice->share_count >= MAX_SEATS || reading->line.word_count != 3 ||
        !fair_dice_number_read(word(reading, 1), &dice->promises[dice->share_count]) ||
        !fair_dice_number_read(word(reading, 2), &dice->shares[dice->share_count])) {
        return WRONG(reading, T_("expected `{word}`, a promise and a share of 64 digits each"),
                     arg_word("share"));
    }
    dice->share_count++;
    return true;
}

static bool read_secret_line(RecordReading *reading)
{
    FairDice *dice = &reading->dice;
    dice->known = dice->game[0] != '\0' && reading->line.word_count == 2 &&
                  fair_dice_number_read(word(reading, 1), &dice->secret);
    if (dice->known) return true;
    return WRONG(reading, T_("expected `{word}` and 64 digits, after the line of the dice"),
                 arg_word("secret"));
}

/* Reads the edition with the rules named so far, once. */
static bool need_edition(RecordReading *reading)
{
    if (reading->has_edition) return true;
    if (reading->word[0] == '\0') {
        return WRONG(reading, T_("the line `{word}` must come before this one"),
                     arg_word("edition NAME HASH"));
    }
    if (!edition_read(reading->library, reading->word, &reading->rules, &reading->edition,
                      reading->problems)) {
        return false;
    }
    if (!edition_recall(&reading->edition, reading->hash)) {
        PROBLEM(reading->problems, reading->file, reading->edition_line,
                T_("the edition `{word}` is not the one this record was made with: its hash "
                   "differs"),
                arg_word(reading->word));
        return false;
    }
    reading->has_edition = true;
    return true;
}

static bool read_token(RecordReading *reading, int n, TokenId *token)
{
    int found = edition_find_token(&reading->edition, word(reading, n));
    if (found < 0) {
        return WRONG(reading, T_("there is no token `{word}` in this edition"),
                     arg_word(word(reading, n)));
    }
    *token = (TokenId)found;
    return true;
}

static bool read_colour(RecordReading *reading, int n, uint32_t *colour)
{
    uint64_t number = 0;
    const char *words = word(reading, n);
    if (words[0] != '#' || !text_to_hex(words + 1, COLOUR_DIGITS, &number)) {
        return WRONG(reading, T_("expected a colour like {other_word}, not `{word}`"),
                     arg_word(words), arg_other_word("#e4572e"));
    }
    *colour = (uint32_t)number;
    return true;
}

static bool read_seat_options(RecordReading *reading, SeatPlan *plan)
{
    for (int n = 3; n < reading->line.word_count; n += 2) {
        if (text_same(word(reading, n), "token")) {
            if (!read_token(reading, n + 1, &plan->token)) return false;
        } else if (text_same(word(reading, n), "colour")) {
            if (!read_colour(reading, n + 1, &plan->colour)) return false;
        } else {
            return WRONG(reading, T_("expected `{other_word}` or `{name}`, not `{word}`"),
                         arg_word(word(reading, n)), arg_other_word("token"), arg_name("colour"));
        }
    }
    return true;
}

/* A kind by its name, or by the character file it was read from. */
static const PlayerKind *find_kind(const RecordReading *reading, const char *called)
{
    for (int i = 0; i < MAX_SEATS && reading->files[i] != NULL; i++)
        if (text_same(reading->files[i]->file, called)) return reading->files[i];
    return player_find(called);
}

static bool read_seat_line(RecordReading *reading)
{
    if (!need_edition(reading)) return false;
    if (reading->seating.count >= MAX_SEATS)
        return WRONG(reading, T_("more than {at_most} seats"), arg_at_most(MAX_SEATS));
    if (reading->line.word_count < 3) {
        return WRONG(reading,
                     T_("expected `{word}`, `{other_word}` or a computer player, a name in quotes"),
                     arg_word("seat"), arg_other_word("human"));
    }
    SeatPlan plan = {.token = NO_TOKEN};
    if (!text_same(word(reading, 1), "human")) {
        plan.kind = find_kind(reading, word(reading, 1));
        if (plan.kind == NULL) {
            return WRONG(reading, T_("there is no computer player called `{word}`"),
                         arg_word(word(reading, 1)));
        }
    }
    if (!text_copy(plan.name, sizeof plan.name, word(reading, 2)) ||
        seat_name_fault(plan.name) == SEAT_NAME_LONG) {
        return WRONG(reading, T_("the name is longer than {at_most} letters"),
                     arg_at_most(SEAT_NAME_LETTERS));
    }
    if (!read_seat_options(reading, &plan)) return false;
    reading->seating.seats[reading->seating.count++] = plan;
    return true;
}

/* The lines up to `position-end` are a position; its mistakes are counted
 * from the first line of the record. */
static bool read_position(RecordReading *reading)
{
    if (!need_edition(reading)) return false;
    const char *from = reading->lines.at, *to = from;
    int offset = reading->line.number;
    bool ended = false;
    while (!ended) {
        to = reading->lines.at;
        if (!lines_next(&reading->lines, &reading->line)) {
            return WRONG(reading, T_("the line `{word}` is missing"), arg_word("position-end"));
        }
        ended = text_same(word(reading, 0), "position-end");
    }
    Problems *found = mem_new(1, sizeof *found);
    found->words = reading->problems->words;
    reading->has_position = notation_position_read(&reading->edition, from, (size_t)(to - from),
                                                   reading->file, &reading->position, found);
    for (int i = 0; i < found->count && i < PROBLEM_MAX; i++) {
        problem_note_text(reading->problems, reading->file, found->list[i].line + offset,
                          found->list[i].sentence);
    }
    mem_free(found);
    return reading->has_position;
}

static bool read_begin(RecordReading *reading)
{
    char buffer[SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    if (!need_edition(reading)) return false;
    if (!reading->has_seed)
        return WRONG(reading, T_("the line `{word}` is missing"), arg_word("seed NUMBER"));
    if (!seating_check_begun(&reading->seating, &reading->edition,
                             problem_words(reading->problems)->language, &why)) {
        return wrong_text(reading, buffer);
    }
    if (reading->has_position && reading->position.seat_count != reading->seating.count) {
        return WRONG_PLAIN(reading, T_("the position has another number of seats than the record"));
    }
    reading->table =
        reading->has_position
            ? table_new_at(&reading->edition, &reading->rules, &reading->seating, reading->seed,
                           &reading->position)
            : table_new(&reading->edition, &reading->rules, &reading->seating, reading->seed);
    table_set_dice(reading->table, &reading->dice);
    table_set_branch(reading->table, reading->branch);
    table_set_uncoached(reading->table, reading->uncoached);
    return true;
}

static bool read_header_line(RecordReading *reading)
{
    static const struct {
        const char *word;
        bool (*read)(RecordReading *reading);
    } lines[] = {
        {"edition", read_edition_line}, {"rule", read_rule_line},
        {"seed", read_seed_line},       {"dice", read_dice_line},
        {"share", read_share_line},     {"secret", read_secret_line},
        {"seat", read_seat_line},       {"position-begin", read_position},
        {"branch", read_branch_line},   {"coach", read_coach_line},
        {"begin", read_begin},
    };
    enum { KINDS = sizeof lines / sizeof lines[0] };
    Arg kinds[KINDS];
    for (int i = 0; i < KINDS; i++) {
        if (text_same(word(reading, 0), lines[i].word)) return lines[i].read(reading);
        kinds[i] = arg_word(lines[i].word);
    }
    return WRONG(reading, T_("expected {choices}, not `{word}`"), arg_choices(kinds, KINDS),
                 arg_word(word(reading, 0)));
}

static bool read_header(RecordReading *reading)
{
    if (!lines_next(&reading->lines, &reading->line) || reading->line.word_count != 3 ||
        !text_same(word(reading, 0), "opoly") || !text_same(word(reading, 1), "record")) {
        reading->line.number = 1;
        return WRONG(reading, T_("this is no record of opoly: it does not begin with `{word}`"),
                     arg_word("opoly record 1"));
    }
    if (!text_same(word(reading, 2), "1")) {
        return WRONG(reading, T_("a record of version `{word}`: this program knows {other_word}"),
                     arg_word(word(reading, 2)), arg_other_word("1"));
    }
    while (reading->table == NULL) {
        if (!lines_next(&reading->lines, &reading->line)) {
            return WRONG(reading, T_("the record ends before the line `{word}`"),
                         arg_word("begin"));
        }
        if (reading->line.fault != LINE_FINE) return line_fault(reading);
        if (!read_header_line(reading)) return false;
    }
    return true;
}

static bool read_hash(RecordReading *reading)
{
    uint64_t expected = 0;
    if (reading->line.word_count != 2 || !text_to_hex(word(reading, 1), HASH_DIGITS, &expected)) {
        return WRONG(reading, T_("expected `{word}` and a hash of 16 digits"), arg_word("="));
    }
    if (notation_hash(&reading->edition, table_game(reading->table)) != expected) {
        return WRONG(reading, T_("the hash `{word}` is not that of the game played so far"),
                     arg_word(word(reading, 1)));
    }
    return true;
}

/* "friendly 2": two actions were taken back here, once for each place. */
static bool read_mark(RecordReading *reading)
{
    const Table *table = reading->table;
    int64_t count = 0;
    size_t marks = table_mark_count(table);
    if (reading->line.word_count != 2 || !text_to_int(word(reading, 1), &count) || count < 1)
        return WRONG(reading, T_("expected `{word}` and how many actions were taken back"),
                     arg_word(RECORD_FRIENDLY));
    bool twice = marks > 0 && table_mark(table, marks - 1)->at == table_action_count(table);
    if (twice || !take_back_possible(table))
        return WRONG_PLAIN(reading, T_("nothing can have been taken back here"));
    table_add_mark(reading->table, count);
    return true;
}

static void join_words(const Line *line, Text *text)
{
    for (int i = 0; i < line->word_count; i++) {
        if (i > 0) text_add_char(text, ' ');
        if (line->words[i].quoted) {
            text_add_quoted(text, line->words[i].at);
        } else {
            text_add(text, line->words[i].at);
        }
    }
}

static bool read_action(RecordReading *reading)
{
    char words[ACTION_TEXT_SIZE * 2], buffer[SENTENCE];
    Text joined = text_into(words, sizeof words), why = text_into(buffer, sizeof buffer);
    join_words(&reading->line, &joined);
    const Game *game = table_game(reading->table);
    Action action;
    if (!notation_action_read(&reading->edition, game, words, &action, &why)) {
        return WRONG(reading, T_("{word}: {text}"), arg_word(words), arg_text(buffer));
    }
    Refusal refusal = table_submit(reading->table, &action);
    if (refusal != REFUSAL_NONE) {
        why_not_write(&reading->edition, game, &action, refusal, &why);
        return WRONG(reading, T_("{word}: {text}"), arg_word(words), arg_text(buffer));
    }
    return true;
}

/* A last line without its end was cut off while it was written; when it makes
 * no sense, the game ends before it. A whole hash is never cut off. */
static bool cut_off(const RecordReading *reading)
{
    uint64_t hash = 0;
    bool whole =
        text_same(word(reading, 0), "=") && text_to_hex(word(reading, 1), HASH_DIGITS, &hash);
    return !whole && reading->lines.at == reading->lines.end && reading->lines.end[-1] != '\n';
}

/* What is left of a line may be another action: "bid 12" of "bid 120". */
static void tell_cut(RecordReading *reading, bool taken)
{
    if (taken)
        WRONG(reading, T_("the record ends inside this line; perhaps something is missing"),
              arg_absent());
    else
        WRONG(reading, T_("the record was cut off inside this line, which is left out"),
              arg_absent());
}

static bool read_actions(RecordReading *reading)
{
    while (lines_next(&reading->lines, &reading->line)) {
        int before = reading->problems->count;
        bool good = reading->line.fault != LINE_FINE               ? line_fault(reading)
                    : text_same(word(reading, 0), "=")             ? read_hash(reading)
                    : text_same(word(reading, 0), RECORD_FRIENDLY) ? read_mark(reading)
                                                                   : read_action(reading);
        if (!cut_off(reading)) {
            if (good) continue;
            return false;
        }
        reading->problems->count = before;
        tell_cut(reading, good);
        return true;
    }
    return true;
}

Table *record_read_with(const EditionLibrary *library, const PlayerKind *const files[MAX_SEATS],
                        const char *text, size_t length, const char *file, Problems *problems)
{
    RecordReading *reading = mem_new(1, sizeof *reading);
    for (int i = 0; i < MAX_SEATS; i++) reading->files[i] = files[i];
    reading->library = library;
    reading->file = file;
    reading->problems = problems;
    reading->lines = lines_of(text, length);
    Table *table = NULL;
    if (read_header(reading)) {
        if (read_actions(reading)) {
            table = reading->table;
        } else {
            table_free(reading->table);
        }
    }
    mem_free(reading);
    return table;
}

Table *record_read(const EditionLibrary *library, const char *text, size_t length, const char *file,
                   Problems *problems)
{
    const PlayerKind *const none[MAX_SEATS] = {NULL};
    return record_read_with(library, none, text, length, file, problems);
}
