/* language_read.c -- the lines of an edition that name its things in another language. */
#include "edition/language_read.h"

#include <assert.h>
#include <string.h>

#include "edition/box_read.h"
#include "edition/card_bind.h"
#include "words/language.h"

typedef enum Naming {
    NAMING_EDITION,
    NAMING_ABOUT,
    NAMING_WORDS,
    NAMING_MONEY,
    NAMING_SPACE,
    NAMING_GROUP,
    NAMING_DECK,
    NAMING_TOKEN,
    NAMING_CARD,
    NAMING_COUNT
} Naming;

static const char *const namings[] = {"edition", "about", "words", "money", "space",
                                      "group",   "deck",  "token", "card",  NULL};
static_assert(sizeof namings / sizeof namings[0] == NAMING_COUNT + 1, "every naming has its word");

static bool is_word(const Line *line, int index, const char *word)
{
    return index < line->word_count && !line->words[index].quoted &&
           text_same(line->words[index].at, word);
}

bool language_read_is_line(const Line *line)
{
    return is_word(line, is_word(line, 0, "when") ? 2 : 0, "in");
}

const char *language_read_code(const Line *line)
{
    int at = is_word(line, 0, "when") ? 3 : 1;
    return at < line->word_count ? line->words[at].at : NULL;
}

/* Does a line in `code` apply to readers of `language`? */
static bool is_spoken(const char *code, const char *language)
{
    if (language == NULL) return false;
    size_t length = strlen(code);
    return strncmp(code, language, length) == 0 &&
           (language[length] == '\0' || language[length] == '_');
}

/* Takes what precedes the naming itself: `when RULE=VALUE`, `in LANGUAGE`. */
static bool begin(const Draft *draft, const LanguageLines *file, Statement *statement)
{
    if (statement_take(statement, "when") && !box_read_condition(draft, statement)) return false;
    if (file->whole) return true;
    statement_take(statement, "in");
    const char *code = statement_peek(statement);
    if (code == NULL)
        return MISTAKE(
            statement,
            T_("the language is missing, expected letters like '{word}' behind '{other_word}'"),
            arg_word("fr"), arg_other_word("in"));
    if (!language_is_code(code))
        return MISTAKE(statement,
                       T_("'{word}' is no language, expected letters like '{other_word}'"),
                       arg_word(code), arg_other_word("fr"));
    statement->next++;
    if (!is_spoken(code, file->language)) statement->active = false;
    return true;
}

static bool end(Statement *statement)
{
    if (statement_at_end(statement)) return true;
    return MISTAKE(statement,
                   T_("'{word}' cannot stand in another language, where things are only named"),
                   arg_word(statement->line->words[statement->next].at));
}

static void name_edition(Draft *draft, const LanguageLines *file, Statement *statement)
{
    char word[WORD_SIZE], title[NAME_SIZE];
    if (!statement_word(statement, (Sentence)T_("the word of the edition"), word) ||
        !statement_quoted(statement, (Sentence)T_("the title of the edition"), title,
                          sizeof title) ||
        !end(statement))
        return;
    if (!text_same(word, file->word))
        MISTAKE(statement, T_("these words are for the edition '{word}', not '{other_word}'"),
                arg_word(file->word), arg_other_word(word));
    else if (statement->active)
        text_copy(draft->edition.title, NAME_SIZE, title);
}

/* The part called `word`; -1 with a mistake, or without one where the word is
 * only used under other rules. */
static int find_part(Draft *draft, Statement *statement, Part part, const char *word)
{
    int slot = draft_find(draft, part, word);
    if (slot < 0 && !draft->lenient && !draft_is_unused(draft, word))
        draft_unknown(draft, statement, part, word);
    return slot;
}

static void name_part(Draft *draft, Statement *statement, Part part)
{
    static const Sentence names[PART_COUNT] = {
        [PART_SPACE] = T_("the name of the space"),
        [PART_GROUP] = T_("the name of the group"),
        [PART_DECK] = T_("the name of the deck"),
        [PART_TOKEN] = T_("the name of the token"),
    };
    char word[WORD_SIZE], name[NAME_SIZE];
    if (!statement_word(statement, draft_part_word(part), word)) return;
    int slot = find_part(draft, statement, part, word);
    if (statement->faulty || !statement_quoted(statement, names[part], name, sizeof name) ||
        !end(statement))
        return;
    if (slot >= 0 && statement->active)
        text_copy(draft_label(draft, part, slot)->name, NAME_SIZE, name);
}

static void name_space(Draft *draft, Statement *statement)
{
    int32_t number;
    Label label = {.shorter = ""};
    if (!statement_number(statement, (Sentence)T_("the number of the space"), 0, MAX_SPACES - 1,
                          &number) ||
        !statement_word(statement, (Sentence)T_("the word of the space"), label.word))
        return;
    int slot = find_part(draft, statement, PART_SPACE, label.word);
    if (statement->faulty ||
        !statement_quoted(statement, (Sentence)T_("the name of the space"), label.name,
                          NAME_SIZE) ||
        (statement_take(statement, "short") &&
         !statement_quoted(statement, (Sentence)T_("the short name"), label.shorter, SHORT_SIZE)) ||
        !end(statement) || slot < 0)
        return;
    if (slot != number) {
        MISTAKE(statement, T_("the space '{word}' has the number {id}"), arg_word(label.word),
                arg_id(slot));
    } else if (statement->active) {
        label.look = draft_label(draft, PART_SPACE, slot)->look;
        *draft_label(draft, PART_SPACE, slot) = label;
    }
}

/* Calls the cards with the text `old` by the text `new`, unless that is NULL;
 * false when there is none. */
static bool rename_cards(Draft *draft, const char *old, const char *new)
{
    uint64_t hash = text_hash(old, strlen(old));
    bool found = false;
    for (int d = 0; d < MAX_DECKS; d++)
        for (int c = 0; c < draft->edition.decks[d].card_count; c++) {
            if (draft->card_hash[d][c] != hash && draft->card_shown[d][c] != hash) continue;
            found = true;
            if (new == NULL) continue;
            text_copy(draft->edition.card_written[d][c], CARD_TEXT_SIZE, new);
            draft->card_source[d][c] = (uint8_t)draft->source;
        }
    return found;
}

static void name_card(Draft *draft, Statement *statement, bool rename)
{
    char old[CARD_TEXT_SIZE], new[CARD_TEXT_SIZE];
    if (!statement_quoted(statement, (Sentence)T_("the text of the card"), old, sizeof old) ||
        !statement_quoted(statement, (Sentence)T_("the text in the other language"), new,
                          sizeof new) ||
        !end(statement))
        return;
    if (!rename && !card_bind_check(draft, statement, new)) return;
    bool known = rename_cards(draft, old, rename && statement->active ? new : NULL);
    if (!known && !rename && !draft->lenient && !draft_is_unused(draft, old))
        MISTAKE(statement, T_("there is no card with the text '{text}'"), arg_text(old));
}

static void name(Draft *draft, const LanguageLines *file, Statement *statement)
{
    int naming;
    if (!begin(draft, file, statement) ||
        !statement_choice(statement, (Sentence)TC_("kind", "statement in another language"),
                          namings, &naming))
        return;
    switch ((Naming)naming) {
    case NAMING_EDITION: name_edition(draft, file, statement); break;
    case NAMING_ABOUT: box_read_about(draft, statement); break;
    case NAMING_WORDS: box_read_words(draft, statement); break;
    case NAMING_MONEY: box_read_money(draft, statement); break;
    case NAMING_SPACE: name_space(draft, statement); break;
    case NAMING_GROUP: name_part(draft, statement, PART_GROUP); break;
    case NAMING_DECK: name_part(draft, statement, PART_DECK); break;
    case NAMING_TOKEN: name_part(draft, statement, PART_TOKEN); break;
    case NAMING_CARD: name_card(draft, statement, false); break;
    case NAMING_COUNT: break;
    }
}

void language_read(Draft *draft, const LanguageLines *file, Problems *problems)
{
    Line line;
    Lines lines = lines_of(file->text, file->length);
    while (lines_next(&lines, &line)) {
        Statement statement = {
            .line = &line, .file = file->file, .problems = problems, .active = true};
        if (!file->whole && !language_read_is_line(&line)) continue;
        if (line.fault != LINE_FINE)
            statement_line_fault(&statement);
        else
            name(draft, file, &statement);
        if (statement.faulty) draft->origins.doubt = true;
    }
}

void language_read_cards(Draft *draft, const LanguageLines *file, Problems *problems)
{
    Line line;
    Lines lines = lines_of(file->text, file->length);
    while (lines_next(&lines, &line)) {
        Statement statement = {
            .line = &line, .file = file->file, .problems = problems, .active = true};
        if (!file->whole && !language_read_is_line(&line)) continue;
        if (begin(draft, file, &statement) && statement_take(&statement, "card"))
            name_card(draft, &statement, true);
    }
}
