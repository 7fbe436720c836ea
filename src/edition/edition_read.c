/* edition_read.c -- text -> Edition. */
#include "edition/edition_read.h"

#include <assert.h>
#include <string.h>

#include "edition/board_read.h"
#include "edition/box_read.h"
#include "edition/card_bind.h"
#include "edition/deck_read.h"
#include "edition/draft_finish.h"
#include "edition/face_read.h"
#include "edition/guess.h"
#include "edition/house_rule.h"
#include "edition/language_read.h"

enum { CHAIN_MAX = DRAFT_FILES };

/* The files that make one edition: the requested one first, then its base,
 * and so on. */
typedef struct Chain {
    int count;
    const EditionSource *sources[CHAIN_MAX];
    bool broken; /* a base is missing */
} Chain;

typedef enum Keyword {
    KEYWORD_EDITION,
    KEYWORD_BASED,
    KEYWORD_ABOUT,
    KEYWORD_ACCOUNT,
    KEYWORD_MONEY,
    KEYWORD_FELT,
    KEYWORD_THEME,
    KEYWORD_WORDS,
    KEYWORD_RULE,
    KEYWORD_GROUP,
    KEYWORD_SPACE,
    KEYWORD_SPACES,
    KEYWORD_DECK,
    KEYWORD_CARD,
    KEYWORD_TOKEN,
    KEYWORD_REMOVE,
    KEYWORD_WHEN,
    KEYWORD_IN,
    KEYWORD_COUNT
} Keyword;

static const char *const keywords[] = {
    "edition", "based",  "about", "account", "money", "felt",   "theme", "words", "rule", "group",
    "space",   "spaces", "deck",  "card",    "token", "remove", "when",  "in",    NULL};
static_assert(sizeof keywords / sizeof keywords[0] == KEYWORD_COUNT + 1,
              "every statement has its word");

const EditionSource *edition_source(const EditionLibrary *library, const char *word)
{
    for (int i = 0; i < library->count; i++)
        if (text_same(library->sources[i].word, word)) return &library->sources[i];
    return NULL;
}

static bool speaks(const EditionLibrary *library)
{
    return library->language != NULL && library->language[0] != '\0';
}

static bool is_word(const Line *line, int index, const char *word)
{
    return index < line->word_count && !line->words[index].quoted &&
           text_same(line->words[index].at, word);
}

/* The `based on` line of a source, if it has one that makes sense. */
static bool find_base(const EditionSource *source, Line *line)
{
    Lines lines = lines_of(source->text, source->length);
    while (lines_next(&lines, line))
        if (line->word_count == 3 && is_word(line, 0, "based") && is_word(line, 1, "on"))
            return true;
    return false;
}

static bool in_chain(const Chain *chain, const EditionSource *source)
{
    for (int i = 0; i < chain->count; i++)
        if (chain->sources[i] == source) return true;
    return false;
}

static void note_missing(const EditionLibrary *library, const char *file, int line,
                         const char *word, Problems *problems)
{
    char bare[WORD_SIZE]; /* without ".edition" */
    Text text = text_into(bare, sizeof bare);
    text_add_bytes(&text, word, strcspn(word, "."));
    Guess guess = guess_for(bare);
    for (int i = 0; i < library->count; i++) guess_offer(&guess, library->sources[i].word);
    if (guess.best == NULL)
        PROBLEM(problems, file, line, T_("there is no edition '{word}'"), arg_word(word));
    else
        PROBLEM(problems, file, line,
                T_("there is no edition '{word}', did you mean '{other_word}'?"), arg_word(word),
                arg_other_word(guess.best));
}

/* Is there a line that was to name a base? */
static bool means_base(const EditionSource *source)
{
    Line line;
    Lines lines = lines_of(source->text, source->length);
    while (lines_next(&lines, &line))
        if (line.word_count > 0 && text_starts_folded(line.words[0].at, "base")) return true;
    return false;
}

/* Follows `based on` from the source to the ground. */
static void find_chain(const EditionLibrary *library, const EditionSource *source, Chain *chain,
                       Problems *problems)
{
    Line line;
    *chain = (Chain){.count = 1, .sources = {source}};
    while (find_base(source, &line)) {
        const EditionSource *base = edition_source(library, line.words[2].at);
        chain->broken = true;
        if (base == NULL) {
            note_missing(library, source->file, line.number, line.words[2].at, problems);
            return;
        }
        if (in_chain(chain, base)) {
            PROBLEM(problems, source->file, line.number,
                    T_("the edition '{word}' would build on itself, expected a base that does not "
                       "lead back"),
                    arg_word(base->word));
            return;
        }
        if (chain->count == CHAIN_MAX) {
            PROBLEM(problems, source->file, line.number,
                    T_("too many editions build on each other, at most {at_most} may"),
                    arg_at_most(CHAIN_MAX));
            return;
        }
        chain->broken = false;
        chain->sources[chain->count++] = base;
        source = base;
    }
    chain->broken = means_base(source);
}

static void gather_rules(Draft *draft, const EditionSource *source)
{
    Line line;
    Lines lines = lines_of(source->text, source->length);
    while (lines_next(&lines, &line)) box_gather_rule(draft, &line, source->file);
}

static bool condition_holds(const Draft *draft, const Line *line)
{
    RuleId rule;
    int32_t value;
    return line->word_count > 1 && box_setting(line->words[1].at, &rule, &value, NULL, NULL) &&
           draft->edition.rule[rule] == value;
}

static void gather_space(Draft *draft, const Line *line, int at)
{
    int64_t number;
    if (at + 2 >= line->word_count || !text_to_int(line->words[at + 1].at, &number) || number < 0 ||
        number >= MAX_SPACES)
        return;
    char *word = draft->edition.space_label[number].word;
    if (at > 0) draft_note_unused(draft, word);
    text_copy(word, WORD_SIZE, line->words[at + 2].at);
}

/* Words that the rules in force do without are no mistake in other languages. */
static void gather_unused(Draft *draft, const Line *line, int at)
{
    int word = is_word(line, at, "space") || is_word(line, at, "remove") ? at + 2 : at + 1;
    if (word < line->word_count) draft_note_unused(draft, line->words[word].at);
}

static bool is_keyword(const Line *line, int at)
{
    for (int i = 0; keywords[i] != NULL; i++)
        if (is_word(line, at, keywords[i])) return true;
    return false;
}

/* Remembers the text of a line that will not be understood. */
static void gather_unread(Draft *draft, const char *from, const char *to)
{
    if (draft->unread_count == DRAFT_UNREAD) return;
    draft->unread[draft->unread_count++] = (LineComment){from, (size_t)(to - from)};
}

/* Words of all that is declared, so that statements may refer to what comes
 * later. `remove` is done here, before the new parts take the free places. */
static void gather_words(Draft *draft, const EditionSource *source, Problems *problems)
{
    static const struct {
        const char *keyword;
        Part part;
    } parts[] = {{"group", PART_GROUP}, {"deck", PART_DECK}, {"token", PART_TOKEN}};
    Line line;
    Lines lines = lines_of(source->text, source->length);
    draft->unread_count = 0;
    for (const char *from = lines.at; lines_next(&lines, &line); from = lines.at) {
        int at = is_word(&line, 0, "when") ? 2 : 0;
        if (!is_keyword(&line, at)) gather_unread(draft, from, lines.at);
        bool active = at == 0 || condition_holds(draft, &line);
        if (active && is_word(&line, at, "space")) gather_space(draft, &line, at);
        if (!active || (at > 0 && is_word(&line, at, "remove"))) gather_unused(draft, &line, at);
        for (int i = 0; i < 3 && active; i++)
            if (is_word(&line, at, parts[i].keyword) && at + 1 < line.word_count &&
                line.words[at + 1].at[0] != '\0')
                draft_claim(draft, parts[i].part, line.words[at + 1].at);
        if (is_word(&line, at, "remove")) {
            Statement statement = {.line = &line,
                                   .file = source->file,
                                   .problems = problems,
                                   .next = at + 1,
                                   .active = active};
            box_read_remove(draft, &statement);
            if (statement.faulty) draft->origins.doubt = true;
        }
    }
}

static void read_based(Statement *statement, int position)
{
    bool on = statement_take(statement, "on");
    if (on && statement_at_quoted(statement)) {
        MISTAKE_PLAIN(statement, T_("the base stands in quotes, expected it without"));
        return;
    }
    if (!on || statement_peek(statement) == NULL) {
        MISTAKE(statement, T_("the base is missing, expected '{word}' and an edition"),
                arg_word("based on"));
        return;
    }
    statement->next++;
    if (!statement_end(statement)) return;
    if (position != 1)
        MISTAKE(statement,
                T_("'{word}' stands too late, expected it right after the '{other_word}' line"),
                arg_word("based on"), arg_other_word("edition"));
}

static void read_title(Draft *draft, Statement *statement, const EditionSource *source,
                       int position)
{
    if (position != 0)
        MISTAKE(statement,
                T_("'{word}' stands too late, expected it once, at the beginning of the file"),
                arg_word("edition"));
    else
        box_read_title(draft, statement, source->word);
}

static void read_keyword(Draft *draft, Statement *statement, Keyword keyword,
                         const EditionSource *source, int position)
{
    switch (keyword) {
    case KEYWORD_EDITION: read_title(draft, statement, source, position); break;
    case KEYWORD_BASED: read_based(statement, position); break;
    case KEYWORD_ABOUT: box_read_about(draft, statement); break;
    case KEYWORD_MONEY: box_read_money(draft, statement); break;
    case KEYWORD_ACCOUNT: box_read_account(draft, statement); break;
    case KEYWORD_FELT: face_read_felt(draft, statement); break;
    case KEYWORD_THEME: face_read(draft, statement); break;
    case KEYWORD_WORDS: box_read_words(draft, statement); break;
    case KEYWORD_RULE: box_read_rule(draft, statement); break;
    case KEYWORD_GROUP: board_read_group(draft, statement); break;
    case KEYWORD_SPACE: board_read_space(draft, statement); break;
    case KEYWORD_SPACES: board_read_count(draft, statement); break;
    case KEYWORD_DECK: deck_read(draft, statement); break;
    case KEYWORD_CARD: deck_read_card(draft, statement); break;
    case KEYWORD_TOKEN: box_read_token(draft, statement); break;
    case KEYWORD_REMOVE: /* done by gather_words */
    case KEYWORD_IN:     /* and by language_read */
    case KEYWORD_WHEN:
    case KEYWORD_COUNT: break;
    }
}

typedef struct FirstLine {
    char words[PROBLEM_SENTENCE];
} FirstLine;

/* edition classic "Title" */
static FirstLine first_line(const EditionSource *source)
{
    FirstLine line;
    Text text = text_into(line.words, sizeof line.words);
    text_add(&text, "edition ");
    text_add(&text, source->word);
    text_add(&text, " \"Title\"");
    return line;
}

/* U+00A0, as word processors write it: it looks like a blank and parts no words. */
static bool has_hard_blank(const Line *line)
{
    for (int i = 0; i < line->word_count; i++)
        if (!line->words[i].quoted && strstr(line->words[i].at, "\xC2\xA0") != NULL) return true;
    return false;
}

static void read_statement(Draft *draft, Statement *statement, const EditionSource *source,
                           int position)
{
    int keyword;
    const char *first = statement_peek(statement);
    RuleId rule;
    if (has_hard_blank(statement->line)) {
        MISTAKE_PLAIN(statement, T_("the line has a non-breaking blank, expected a plain one"));
        return;
    }
    if (position == 0 && is_keyword(statement->line, 0) && !is_word(statement->line, 0, "edition"))
        MISTAKE(statement, T_("the file does not begin well, expected '{text}'"),
                arg_text(first_line(source).words));
    if (statement_take(statement, "when") && !box_read_condition(draft, statement)) return;
    if (first != NULL && !is_keyword(statement->line, 0) && rule_find(first, &rule)) {
        MISTAKE(statement, T_("'{word}' is a rule, expected '{other_word}' before it"),
                arg_word(first), arg_other_word("rule"));
        return;
    }
    if (!statement_choice(statement, (Sentence)TC_("kind", "statement"), keywords, &keyword))
        return;
    bool fixed = keyword == KEYWORD_EDITION || keyword == KEYWORD_BASED ||
                 keyword == KEYWORD_RULE || keyword == KEYWORD_WHEN;
    if (statement->conditional && fixed)
        MISTAKE(statement, T_("'{word}' cannot stand behind '{other_word}'"),
                arg_word(keywords[keyword]), arg_other_word("when"));
    else
        read_keyword(draft, statement, (Keyword)keyword, source, position);
}

static void read_source(Draft *draft, const EditionSource *source, Problems *problems)
{
    Line line;
    Lines lines = lines_of(source->text, source->length);
    int position = 0;
    draft->deck = -1;
    while (lines_next(&lines, &line)) {
        Statement statement = {
            .line = &line, .file = source->file, .problems = problems, .active = true};
        if (line.fault != LINE_FINE)
            statement_line_fault(&statement);
        else if (position > 0 && language_read_is_line(&line))
            draft->speaks |= (uint8_t)(1u << draft->source);
        else
            read_statement(draft, &statement, source, position);
        if (statement.faulty) draft->origins.doubt = true;
        position++;
    }
    if (position > 0) return;
    PROBLEM(problems, source->file, 0, T_("the file says nothing, expected '{text}'"),
            arg_text(first_line(source).words));
    draft->origins.doubt = true;
}

typedef void (*ReadLanguage)(Draft *draft, const LanguageLines *file, Problems *problems);

/* The lines in other languages: those of the source, and its file of words. */
static void read_language(const EditionLibrary *library, const EditionSource *source, Draft *draft,
                          ReadLanguage read, Problems *problems)
{
    LanguageLines file = {.word = source->word,
                          .file = source->file,
                          .text = source->text,
                          .length = source->length,
                          .language = library->language};
    if (draft->speaks >> draft->source & 1) read(draft, &file, problems);
    for (int i = 0; i < library->words_count && speaks(library); i++) {
        const EditionSource *words = &library->words[i];
        if (!text_same(words->word, source->word)) continue;
        file.file = words->file;
        file.text = words->text;
        file.length = words->length;
        file.whole = true;
        read(draft, &file, problems);
        return;
    }
}

static void read_chain(const EditionLibrary *library, const Chain *chain, const HouseRules *rules,
                       Draft *draft, Problems *problems)
{
    draft_new(draft, chain->sources[0]->file);
    draft->lenient = draft->origins.doubt = chain->broken;
    draft->origins.top = chain->count - 1;
    for (int i = chain->count - 1; i >= 0; i--) {
        draft->source = chain->count - 1 - i;
        gather_rules(draft, chain->sources[i]);
    }
    text_copy(draft->edition.word, WORD_SIZE, chain->sources[0]->word);
    house_rule_apply(draft, rules, problems);
    for (int i = chain->count - 1; i >= 0; i--) {
        draft->source = chain->count - 1 - i;
        gather_words(draft, chain->sources[i], problems);
        card_bind_words(draft);
        read_source(draft, chain->sources[i], problems);
        card_bind_shown(draft);
        read_language(library, chain->sources[i], draft, language_read, problems);
    }
    for (int i = chain->count - 1; i >= 0 && speaks(library) && !draft->origins.doubt; i--) {
        draft->source = chain->count - 1 - i;
        read_language(library, chain->sources[i], draft, language_read_cards, problems);
    }
    for (int i = 0; i < RULE_COUNT; i++)
        if (draft->origins.house[i]) draft->origins.rules[i] = (Origin){.file = house_rule_file};
    card_bind(draft, library->spoken);
    draft_finish(draft, problems);
}

/* Notes once what would be wrong with every line. */
static bool is_readable(const EditionSource *source, Problems *problems)
{
    static const Sentence wide = T_("the file is UTF-16 text, save it as UTF-8");
    static const Sentence old = T_("the lines end in CR alone, save the file with the line ends of "
                                   "Unix or Windows");
    const char *text = source->text;
    size_t length = source->length;
    bool marked =
        length > 1 && (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0);
    bool is_wide = marked || (length > 1 && (text[0] == '\0' || text[1] == '\0'));
    bool is_old =
        length > 0 && memchr(text, '\r', length) != NULL && memchr(text, '\n', length) == NULL;
    if (is_wide || is_old)
        problem_note(problems, source->file, 0, is_wide ? &wide : &old, ARGS(arg_absent()));
    return !is_wide && !is_old;
}

bool edition_read_origins(const EditionLibrary *library, const char *word, const HouseRules *rules,
                          Edition *edition, Origins *origins, Problems *problems)
{
    int before = problems->count;
    const EditionSource *source = edition_source(library, word);
    if (source == NULL) {
        note_missing(library, word, 0, word, problems);
        return false;
    }
    Chain chain;
    Draft draft;
    find_chain(library, source, &chain, problems);
    for (int i = 0; i < chain.count; i++)
        if (!is_readable(chain.sources[i], problems)) return false;
    read_chain(library, &chain, rules, &draft, problems);
    house_rule_check(&draft, problems);
    edition_check_all(&draft.edition, &draft.origins, problems);
    if (problems->count > before) return false;
    *edition = draft.edition;
    if (origins != NULL) *origins = draft.origins;
    return true;
}

bool edition_read(const EditionLibrary *library, const char *word, const HouseRules *rules,
                  Edition *edition, Problems *problems)
{
    return edition_read_origins(library, word, rules, edition, NULL, problems);
}

/* Adds the setting of a `when` line, unless it is there; the new count. */
static int add_condition(const Line *line, HouseRule *conditions, int count, int most)
{
    HouseRule found;
    if (line->word_count < 3 || !is_word(line, 0, "when") || count == most ||
        !box_setting(line->words[1].at, &found.rule, &found.value, NULL, NULL))
        return count;
    for (int i = 0; i < count; i++)
        if (conditions[i].rule == found.rule && conditions[i].value == found.value) return count;
    conditions[count] = found;
    return count + 1;
}

int edition_conditions(const EditionLibrary *library, const char *word, HouseRule *conditions,
                       int most)
{
    Problems ignored = {.count = PROBLEM_MAX};
    Line line;
    Chain chain;
    int count = 0;
    const EditionSource *source = edition_source(library, word);
    if (source == NULL) return 0;
    find_chain(library, source, &chain, &ignored);
    for (int i = 0; i < chain.count; i++) {
        Lines lines = lines_of(chain.sources[i]->text, chain.sources[i]->length);
        while (lines_next(&lines, &line)) count = add_condition(&line, conditions, count, most);
    }
    return count;
}
