/* monopd_file.c -- a board file of monopd, taken apart: sections, entries, keys. */
#include "edition/monopd/monopd_file.h"

#include <string.h>

enum { LINE_MOST = 1000 };

typedef enum KeyKind { KEY_NUMBER, KEY_WORDS, KEY_LOOK } KeyKind;

typedef struct MonopdKey {
    const char *word;
    KeyKind kind;
    int place; /* in the entry's numbers or words */
} MonopdKey;

static const MonopdKey general_keys[] = {
    {"name", KEY_WORDS, GENERAL_NAME},
    {"description", KEY_WORDS, GENERAL_ABOUT},
    {"minplayers", KEY_NUMBER, GENERAL_PLAYERS_MIN},
    {"maxplayers", KEY_NUMBER, GENERAL_PLAYERS_MAX},
    {"houses", KEY_NUMBER, GENERAL_HOUSES},
    {"hotels", KEY_NUMBER, GENERAL_HOTELS},
    {"startmoney", KEY_NUMBER, GENERAL_MONEY},
    {0},
};
static const MonopdKey board_keys[] = {
    {"go", KEY_NUMBER, GENERAL_GO},
    {"bgcolor", KEY_WORDS, GENERAL_COLOUR},
    {0},
};
static const MonopdKey group_keys[] = {
    {"price", KEY_NUMBER, GROUP_PRICE},  {"houseprice", KEY_NUMBER, GROUP_HOUSE},
    {"color", KEY_WORDS, GROUP_COLOUR},  {"bgcolor", KEY_WORDS, GROUP_BACKGROUND},
    {"rentmath", KEY_WORDS, GROUP_RENT}, {0},
};
static const MonopdKey estate_keys[] = {
    {"group", KEY_WORDS, ESTATE_GROUP},
    {"takecard", KEY_WORDS, ESTATE_DECK},
    {"price", KEY_NUMBER, ESTATE_PRICE},
    {"mortgageprice", KEY_NUMBER, ESTATE_MORTGAGE},
    {"unmortgageprice", KEY_NUMBER, ESTATE_REDEEM},
    {"houseprice", KEY_NUMBER, ESTATE_HOUSE},
    {"sellhouseprice", KEY_NUMBER, ESTATE_HOUSE_SALE},
    {"payamount", KEY_NUMBER, ESTATE_FINE},
    {"passmoney", KEY_NUMBER, ESTATE_PASS},
    {"tax", KEY_NUMBER, ESTATE_TAX},
    {"taxpercentage", KEY_NUMBER, ESTATE_PERCENT},
    {"tojail", KEY_NUMBER, ESTATE_TO_JAIL},
    {"jail", KEY_NUMBER, ESTATE_JAIL},
    {"paytarget", KEY_NUMBER, ESTATE_TARGET},
    {"advancetoifowned", KEY_NUMBER, ESTATE_IF_OWNED},
    {"rent0", KEY_NUMBER, ESTATE_RENT},
    {"rent1", KEY_NUMBER, ESTATE_RENT + 1},
    {"rent2", KEY_NUMBER, ESTATE_RENT + 2},
    {"rent3", KEY_NUMBER, ESTATE_RENT + 3},
    {"rent4", KEY_NUMBER, ESTATE_RENT + 4},
    {"rent5", KEY_NUMBER, ESTATE_RENT + 5},
    {"color", KEY_LOOK, 0},
    {"bgcolor", KEY_LOOK, 0},
    {"icon", KEY_LOOK, 0},
    {0},
};
static const MonopdKey card_keys[] = {
    {"canbeowned", KEY_NUMBER, CARD_KEPT},   {"pay", KEY_NUMBER, CARD_PAY},
    {"payhouse", KEY_NUMBER, CARD_HOUSE},    {"payhotel", KEY_NUMBER, CARD_HOTEL},
    {"payeach", KEY_NUMBER, CARD_EACH},      {"tojail", KEY_NUMBER, CARD_TO_JAIL},
    {"outofjail", KEY_NUMBER, CARD_RELEASE}, {"advance", KEY_NUMBER, CARD_STEPS},
    {"advanceto", KEY_NUMBER, CARD_TO},      {"advancetonextof", KEY_WORDS, CARD_NEXT_OF},
    {"rentmath", KEY_WORDS, CARD_RENT},      {0},
};

typedef enum Section {
    SECTION_GENERAL,
    SECTION_BOARD,
    SECTION_GROUPS,
    SECTION_CARDS,
    SECTION_ESTATES,
    SECTION_COUNT
} Section;

static const char *const section_names[SECTION_COUNT] = {"General", "Board", "EstateGroups",
                                                         "Cards", "Estates"};
static const MonopdKey *const section_keys[SECTION_COUNT] = {general_keys, board_keys, group_keys,
                                                             card_keys, estate_keys};

typedef struct MonopdReader {
    MonopdBoard *board;
    Problems *problems, *remarks;
    int line;
    int section; /* SECTION_COUNT: none that we know */
    bool looks_told;
    bool skipping;    /* the entry did not fit: so do its keys not */
    int32_t *numbers; /* of the entry being read; NULL: there is none */
    Slice *words;
} MonopdReader;

MonopdEntry monopd_file_said(Slice slice)
{
    MonopdEntry said;
    Text text = text_into(said.text, sizeof said.text);
    if (slice.length > 0) text_add_bytes(&text, slice.at, slice.length);
    return said;
}

static bool same_word(Slice slice, const char *word)
{
    return strlen(word) == slice.length && memcmp(word, slice.at, slice.length) == 0;
}

bool monopd_file_same(Slice a, Slice b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.at, b.at, a.length) == 0);
}

/* In the sentence the slice is {name}. */
static void mistake(MonopdReader *reader, Slice slice, Sentence sentence)
{
    problem_note(reader->problems, reader->board->file, reader->line, &sentence,
                 ARGS(arg_name(monopd_file_said(slice).text)));
}

static void remark(MonopdReader *reader, Slice slice, Sentence sentence)
{
    problem_note(reader->remarks, reader->board->file, reader->line, &sentence,
                 ARGS(arg_name(monopd_file_said(slice).text)));
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static Slice trimmed(Slice slice)
{
    while (slice.length > 0 && is_blank(slice.at[0])) {
        slice.at++;
        slice.length--;
    }
    while (slice.length > 0 && is_blank(slice.at[slice.length - 1])) slice.length--;
    return slice;
}

/* Bytes of the UTF-8 character at `at`; 0: none, or one that cannot be shown. */
static size_t character_size(const char *at, size_t left)
{
    unsigned char lead = (unsigned char)at[0];
    unsigned char next = left > 1 ? (unsigned char)at[1] : 0;
    size_t size = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (lead > 0xF4 || size > left || (size == 1 && lead < ' ' && lead != '\t') || lead == 0x7F)
        return 0;
    for (size_t i = 1; i < size; i++)
        if (((unsigned char)at[i] & 0xC0) != 0x80) return 0;
    bool control = lead == 0xC2 && next < 0xA0;
    bool longer = (lead == 0xE0 && next < 0xA0) || (lead == 0xF0 && next < 0x90);
    bool beyond = (lead == 0xED && next > 0x9F) || (lead == 0xF4 && next > 0x8F);
    return control || longer || beyond ? 0 : size;
}

static bool is_text(Slice slice)
{
    for (size_t i = 0; i < slice.length;) {
        size_t size = character_size(slice.at + i, slice.length - i);
        if (size == 0) return false;
        i += size;
    }
    return true;
}

static void begin_section(MonopdReader *reader, Slice name)
{
    reader->numbers = NULL;
    reader->skipping = false;
    for (reader->section = 0; reader->section < SECTION_COUNT; reader->section++)
        if (same_word(name, section_names[reader->section])) break;
    if (reader->section == SECTION_COUNT)
        remark(reader, name, (Sentence)T_("the section '{name}' is not known and was left out"));
    if (reader->section <= SECTION_BOARD) {
        reader->numbers = reader->board->numbers;
        reader->words = reader->board->words;
    }
}

static void silence(int32_t *numbers, int count)
{
    for (int i = 0; i < count; i++) numbers[i] = MONOPD_UNSAID;
}

/* The keys that follow are about this entry. */
static void enter(MonopdReader *reader, int32_t *numbers, int count, Slice *words)
{
    silence(numbers, count);
    reader->numbers = numbers;
    reader->words = words;
}

static bool room(MonopdReader *reader, Slice name, int count, int most)
{
    reader->skipping = count == most;
    if (reader->skipping)
        mistake(reader, name,
                (Sentence)T_("there is no room for '{name}': the board is too large"));
    return !reader->skipping;
}

static void begin_deck(MonopdReader *reader, Slice name)
{
    MonopdBoard *board = reader->board;
    reader->numbers = NULL;
    if (room(reader, name, board->deck_count, MAX_DECKS))
        board->decks[board->deck_count++] = (MonopdDeck){.name = name, .line = reader->line};
}

static void begin_card(MonopdReader *reader, Slice name)
{
    MonopdBoard *board = reader->board;
    int deck = board->deck_count - 1, count = 0;
    for (int i = 0; i < board->card_count; i++) count += board->cards[i].deck == deck;
    if (deck < 0) {
        PROBLEM(reader->problems, board->file, reader->line,
                T_("the card '{name}' has no pile, expected {word} before it"),
                arg_name(monopd_file_said(name).text), arg_word("groupname="));
        reader->skipping = true;
    } else if (room(reader, name, count, MAX_CARDS)) {
        MonopdCard *card = &board->cards[board->card_count++];
        *card = (MonopdCard){.name = name, .line = reader->line, .deck = deck};
        enter(reader, card->numbers, CARD_NUMBERS, card->words);
    }
}

static void begin_entry(MonopdReader *reader, Slice name)
{
    const Arg sections[] = {arg_word(section_names[SECTION_GROUPS]),
                            arg_word(section_names[SECTION_CARDS]),
                            arg_word(section_names[SECTION_ESTATES])};
    MonopdBoard *board = reader->board;
    reader->numbers = NULL;
    if (name.length == 0) {
        mistake(reader, name, (Sentence)T_("a name is missing between the brackets"));
        reader->skipping = true;
    } else if (reader->section == SECTION_GROUPS) {
        if (!room(reader, name, board->group_count, MAX_GROUPS)) return;
        MonopdGroup *group = &board->groups[board->group_count++];
        *group = (MonopdGroup){.name = name, .line = reader->line};
        enter(reader, group->numbers, GROUP_NUMBERS, group->words);
    } else if (reader->section == SECTION_ESTATES) {
        if (!room(reader, name, board->estate_count, MAX_SPACES)) return;
        MonopdEstate *estate = &board->estates[board->estate_count++];
        *estate = (MonopdEstate){.name = name, .line = reader->line};
        enter(reader, estate->numbers, ESTATE_NUMBERS, estate->words);
    } else if (reader->section == SECTION_CARDS) {
        begin_card(reader, name);
    } else {
        PROBLEM(reader->problems, board->file, reader->line,
                T_("'[[{name}]]' stands outside of {things}"),
                arg_name(monopd_file_said(name).text), arg_things(sections, 3));
        reader->skipping = true;
    }
}

static void set_number(MonopdReader *reader, int place, Slice key, Slice value)
{
    int64_t number;
    if (value.length < NAME_SIZE && text_to_int(monopd_file_said(value).text, &number) &&
        number >= -MONOPD_NUMBER_MOST && number <= MONOPD_NUMBER_MOST) {
        reader->numbers[place] = (int32_t)number;
        return;
    }
    mistake(reader, key,
            (Sentence)T_("the value of '{name}' is no number from -1000000 to 1000000"));
}

static void set(MonopdReader *reader, Slice key, Slice value)
{
    const MonopdKey *row = section_keys[reader->section];
    while (row->word != NULL && !same_word(key, row->word)) row++;
    if (row->word == NULL) {
        remark(reader, key, (Sentence)T_("the key '{name}' is not known and was left out"));
    } else if (row->kind == KEY_NUMBER) {
        set_number(reader, row->place, key, value);
    } else if (row->kind == KEY_WORDS) {
        reader->words[row->place] = value;
    } else if (!reader->looks_told) {
        remark(reader, key,
               (Sentence)T_("pictures and colours of single spaces are left out: '{name}' here, "
                            "and all that follow"));
        reader->looks_told = true;
    }
}

static void read_setting(MonopdReader *reader, Slice line)
{
    const char *equals = memchr(line.at, '=', line.length);
    if (equals == NULL) {
        mistake(reader, line,
                (Sentence)T_("'{name}' is neither <section>, [[entry]] nor key=value"));
        return;
    }
    size_t length = (size_t)(equals - line.at);
    Slice key = trimmed((Slice){line.at, length});
    Slice value = trimmed((Slice){equals + 1, line.length - length - 1});
    if (reader->section == SECTION_COUNT) return;
    if (reader->section == SECTION_CARDS && same_word(key, "groupname"))
        begin_deck(reader, value);
    else if (reader->numbers != NULL)
        set(reader, key, value);
    else if (!reader->skipping)
        mistake(reader, key,
                (Sentence)T_("'{name}' belongs to nothing, expected [[a name]] before it"));
}

static void read_line(MonopdReader *reader, Slice line)
{
    if (line.length > LINE_MOST || !is_text(line)) {
        LineFault fault = line.length > LINE_MOST ? LINE_TOO_LONG : LINE_NOT_TEXT;
        mistake(reader, line, *problem_of_line(fault));
        return;
    }
    char first = line.length > 0 ? line.at[0] : '#';
    char last = line.length > 1 ? line.at[line.length - 1] : '\0';
    Slice inner = trimmed((Slice){line.at + 1, line.length > 1 ? line.length - 2 : 0});
    if (first == '#') return;
    if (first == '<' && last == '>')
        begin_section(reader, inner);
    else if (first == '[' && last == ']' && reader->section != SECTION_COUNT)
        begin_entry(reader, inner);
    else if (first != '[' || reader->section != SECTION_COUNT)
        read_setting(reader, line);
}

bool monopd_file_read(const char *file, const char *text, size_t length, MonopdBoard *board,
                      Problems *problems, Problems *remarks)
{
    int before = problems->count;
    *board = (MonopdBoard){.file = file};
    silence(board->numbers, GENERAL_NUMBERS);
    MonopdReader reader = {.board = board, .problems = problems, .remarks = remarks};
    reader.section = SECTION_GENERAL; /* keys before the first section are general */
    reader.numbers = board->numbers;
    reader.words = board->words;
    const char *end = text + length;
    bool marked = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0; /* byte order mark */
    for (const char *at = text + (marked ? 3 : 0); at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL) stop = end;
        reader.line++;
        read_line(&reader, trimmed((Slice){at, (size_t)(stop - at)}));
        at = stop < end ? stop + 1 : end;
    }
    if (board->estate_count == 0)
        PROBLEM_PLAIN(problems, file, 0,
                      T_("there are no estates, expected a board file of monopd"));
    return problems->count == before;
}
