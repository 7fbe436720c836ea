/* monopd_read.c -- a board file of monopd, the old free game server -> Edition. */
#include "edition/monopd/monopd_read.h"

#include <string.h>

#include "edition/edition_check.h"
#include "edition/monopd/monopd_part.h"

/* monopd keeps the tokens on the players' side; these are the usual ones. */
static const struct {
    const char *word, *name;
    char symbol;
} usual_tokens[] = {
    {"car", "Racing car", 'C'},
    {"dog", "Scottie dog", 'D'},
    {"hat", "Top hat", 'H'},
    {"thimble", "Thimble", 'T'},
    {"iron", "Iron", 'I'},
    {"boot", "Boot", 'B'},
    {"battleship", "Battleship", 'S'},
    {"wheelbarrow", "Wheelbarrow", 'W'},
};
enum { USUAL_TOKENS = sizeof usual_tokens / sizeof usual_tokens[0] };

static const uint32_t usual_felt = 0xD9EADB;

void monopd_remark(const MonopdImport *import, int line, Slice name, Sentence sentence)
{
    problem_note(import->remarks, import->board->file, line, &sentence,
                 ARGS(arg_name(monopd_file_said(name).text)));
}

int32_t monopd_said_or(int32_t number, int32_t otherwise)
{
    return number == MONOPD_UNSAID ? otherwise : number;
}

/* "#4bc1b2" */
bool monopd_colour(Slice words, uint32_t *colour)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    uint32_t value = 0;
    if (words.length != 7 || words.at[0] != '#') return false;
    for (size_t i = 1; i < 7; i++) {
        const char *digit = memchr(digits, words.at[i], sizeof digits - 1);
        if (digit == NULL) return false;
        value = value * 16 + (uint32_t)(digit - digits) % 16;
    }
    *colour = value;
    return true;
}

int monopd_find_group(const MonopdBoard *board, Slice name)
{
    for (int i = 0; i < board->group_count; i++)
        if (monopd_file_same(board->groups[i].name, name)) return i;
    return -1;
}

/* ---- the box and the rules ---- */

void monopd_rule(const MonopdImport *import, RuleId rule, int32_t value, const char *key)
{
    const RuleInfo *info = rule_info(rule);
    int32_t fitting = value < info->least ? info->least : value > info->most ? info->most : value;
    if (fitting != value)
        PROBLEM(import->remarks, import->board->file, 0,
                T_("the number of '{word}' is beyond what can be played; the nearest possible one "
                   "was taken"),
                arg_word(key));
    import->edition->rule[rule] = fitting;
}

static void set_numbers(const MonopdImport *import)
{
    static const struct {
        int number;
        RuleId rule;
        const char *key;
    } rows[] = {
        {GENERAL_PLAYERS_MIN, RULE_PLAYERS_MIN, "minplayers"},
        {GENERAL_PLAYERS_MAX, RULE_PLAYERS_MAX, "maxplayers"},
        {GENERAL_MONEY, RULE_START_MONEY, "startmoney"},
        {GENERAL_HOUSES, RULE_HOUSES, "houses"},
        {GENERAL_HOTELS, RULE_HOTELS, "hotels"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int32_t value = import->board->numbers[rows[i].number];
        if (value != MONOPD_UNSAID) monopd_rule(import, rows[i].rule, value, rows[i].key);
    }
    int32_t *rule = import->edition->rule;
    if (rule[RULE_PLAYERS_MAX] < rule[RULE_PLAYERS_MIN])
        rule[RULE_PLAYERS_MAX] = rule[RULE_PLAYERS_MIN];
    if (import->board->numbers[GENERAL_HOTELS] == 0) rule[RULE_HOTEL] = HOTEL_NONE;
}

static void fill_box(const MonopdImport *import, const char *word)
{
    Edition *edition = import->edition;
    const MonopdBoard *board = import->board;
    for (int i = 0; i < RULE_COUNT; i++) edition->rule[i] = rule_info((RuleId)i)->usual;
    edition->rule[RULE_ORDER] = ORDER_SHUFFLED; /* as monopd does, and the next */
    edition->rule[RULE_INTEREST_ROUNDING] = ROUNDING_DOWN;
    set_numbers(import);
    text_copy(edition->word, WORD_SIZE, word);
    bool named = board->words[GENERAL_NAME].length > 0;
    text_copy(edition->title, NAME_LETTERS + 1,
              named ? monopd_file_said(board->words[GENERAL_NAME]).text : word);
    Text about = text_into(edition->about, ABOUT_SIZE);
    if (board->words[GENERAL_ABOUT].length > 0)
        text_add_bytes(&about, board->words[GENERAL_ABOUT].at, board->words[GENERAL_ABOUT].length);
    if (about.cut)
        monopd_remark(import, 0, (Slice){0},
                      (Sentence)T_("the description was too long and is cut"));
    edition->money = (MoneyStyle){.sign = "$", .grouping = GROUPING_THOUSANDS};
    edition->felt = usual_felt;
    if (board->words[GENERAL_COLOUR].length > 0 &&
        !monopd_colour(board->words[GENERAL_COLOUR], &edition->felt))
        monopd_remark(import, 0, board->words[GENERAL_COLOUR],
                      (Sentence)T_("'{name}' is no colour"));
    noun_name(&edition->nouns[NOUN_RELEASE], "Get Out of Jail Free card");
    noun_name(&edition->nouns[NOUN_POT], "Free Parking");
    for (int i = 0; i < USUAL_TOKENS; i++) {
        text_copy(edition->token_label[i].word, WORD_SIZE, usual_tokens[i].word);
        text_copy(edition->token_label[i].name, NAME_SIZE, usual_tokens[i].name);
        edition->tokens[i] = (Token){.tax = 100,
                                     .rent_received = 100,
                                     .rent_paid = 100,
                                     .price = 100,
                                     .building = 100,
                                     .symbol = usual_tokens[i].symbol};
    }
    edition->token_count = USUAL_TOKENS;
}

/* ---- which space is the start ---- */

bool monopd_is_plain(const MonopdEstate *estate)
{
    return estate->words[ESTATE_GROUP].length == 0 && estate->words[ESTATE_DECK].length == 0 &&
           monopd_said_or(estate->numbers[ESTATE_JAIL], 0) == 0 &&
           monopd_said_or(estate->numbers[ESTATE_TO_JAIL], 0) == 0 &&
           monopd_said_or(estate->numbers[ESTATE_TAX], 0) == 0 &&
           monopd_said_or(estate->numbers[ESTATE_PERCENT], 0) == 0;
}

/* From `go` on, the first estate that can be the start, -1 if there is none:
 * `go` itself, else one that pays, else any where nothing happens. */
static int find_start(const MonopdBoard *board, int go)
{
    if (monopd_is_plain(&board->estates[go])) return go;
    for (int paying = 1; paying >= 0; paying--)
        for (int i = 0; i < board->estate_count; i++) {
            int estate = (go + i) % board->estate_count;
            bool pays = monopd_said_or(board->estates[estate].numbers[ESTATE_PASS], 0) > 0;
            if (monopd_is_plain(&board->estates[estate]) && (pays || paying == 0)) return estate;
        }
    return -1;
}

static bool choose_start(MonopdImport *import)
{
    const MonopdBoard *board = import->board;
    int go = monopd_said_or(board->numbers[GENERAL_GO], 0);
    if (go < 0 || go >= board->estate_count) go = 0;
    import->start = find_start(board, go);
    if (import->start < 0) {
        PROBLEM_PLAIN(import->problems, board->file, 0,
                      T_("no estate can be the start, expected one where nothing happens"));
        return false;
    }
    const MonopdEstate *start = &board->estates[import->start];
    if (import->start != go)
        monopd_remark(import, board->estates[go].line, start->name,
                      (Sentence)T_("the start must be a space without any other purpose; the game "
                                   "begins at '{name}'"));
    int32_t salary = 0;
    int paying = 0;
    for (int i = 0; i < board->estate_count; i++) {
        int32_t sum = monopd_said_or(board->estates[i].numbers[ESTATE_PASS], 0);
        salary += sum > 0 ? sum : 0;
        paying += sum > 0;
    }
    if (paying > 1 || (paying == 1 && monopd_said_or(start->numbers[ESTATE_PASS], 0) <= 0))
        monopd_remark(
            import, start->line, start->name,
            (Sentence)T_(
                "the money for passing spaces on one way around is paid at once, at '{name}'"));
    monopd_rule(import, RULE_SALARY, salary, "passmoney");
    return true;
}

/* ---- all of it ---- */

static void sort_by_line(Problems *list)
{
    int count = list->count < PROBLEM_MAX ? list->count : PROBLEM_MAX;
    for (int i = 1; i < count; i++) {
        Problem moved = list->list[i];
        int at = i;
        for (; at > 0 && list->list[at - 1].line > moved.line; at--)
            list->list[at] = list->list[at - 1];
        list->list[at] = moved;
    }
}

bool monopd_read(const char *file, const char *text, size_t length, const char *word,
                 Edition *edition, Problems *problems, Problems *remarks)
{
    int before = problems->count;
    MonopdBoard board;
    if (!monopd_file_read(file, text, length, &board, problems, remarks)) return false;
    Edition made = {.jail = NO_SPACE};
    MonopdImport import = {
        .board = &board, .edition = &made, .problems = problems, .remarks = remarks};
    fill_box(&import, word);
    if (!choose_start(&import)) return false;
    monopd_board_fill(&import);
    monopd_cards_fill(&import);
    sort_by_line(remarks);
    int lines[MAX_SPACES];
    for (int i = 0; i < board.estate_count; i++)
        lines[i] = board.estates[(i + import.start) % board.estate_count].line;
    if (problems->count > before || !edition_check(&made, file, lines, problems)) return false;
    *edition = made;
    return true;
}
