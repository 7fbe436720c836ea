/* welcome.c -- asks for the edition and the house rules. */
#include "apps/terminal/welcome.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "base/mem.h"

enum { RULE_COLUMN = 18, VALUE_COLUMN = 28, PAGE_WIDTH = 80, RULE_VALUES = 8 };

/* What people change most; the others are shown on request. */
static const RuleId favourites[] = {
    RULE_START_MONEY, RULE_AUCTION,    RULE_POT,    RULE_POT_START,    RULE_SALARY_LANDING,
    RULE_BUILD_EVEN,  RULE_DEAL_DEEDS, RULE_HOUSES, RULE_RENT_IN_JAIL, RULE_LAP_LIMIT,
};
enum { FAVOURITE_COUNT = sizeof favourites / sizeof favourites[0] };

TerminalInput welcome_ask(Terminal *terminal, const char *prompt, Text *line)
{
    text_clear(line);
    TerminalInput input = terminal_line(terminal, prompt, false, line);
    size_t front = strspn(line->start, " \t");
    memmove(line->start, line->start + front, line->length - front + 1);
    line->length -= front;
    while (line->length > 0 && strchr(" \t", line->start[line->length - 1]) != NULL) {
        line->start[--line->length] = '\0';
    }
    return input;
}

static bool said(const Text *line, const char *word)
{
    return text_same_folded(line->start, word);
}

WelcomeReply welcome_question(Terminal *terminal, const char *prompt, const Sentence *help,
                              Text *line)
{
    for (;;) {
        TerminalInput input = welcome_ask(terminal, prompt, line);
        if (input != TERMINAL_LINE) return input == TERMINAL_END ? WELCOME_END : WELCOME_SIGNAL;
        if (said(line, "back")) return WELCOME_BACK;
        if (said(line, "quit") || said(line, "exit")) return WELCOME_QUIT;
        if (!said(line, "help") && !said(line, "?")) return WELCOME_LINE;
        output_say(help, ARGS(arg_word("back"), arg_other_word("quit")));
    }
}

TerminalInput welcome_yes(Terminal *terminal, const char *question, bool usual, bool *yes)
{
    Text line = text_growing(), prompt = text_growing();
    SAY(reader_words(), &prompt, T_("{text} [[{word}]] "), arg_text(question),
        arg_word(usual ? "yes" : "no"));
    TerminalInput input;
    for (;;) {
        input = welcome_ask(terminal, prompt.start, &line);
        if (input != TERMINAL_LINE) break;
        *yes = line.length == 0 ? usual : text_starts_folded("yes", line.start);
        if (line.length == 0 || *yes || text_starts_folded("no", line.start)) break;
        TELL(T_("Please answer {word} or {other_word}."), arg_word("yes"), arg_other_word("no"));
    }
    text_free(&line);
    text_free(&prompt);
    return input;
}

/* ---- the edition ---- */

/* The editions that can be played, as indices of the library. */
static int show_editions(const EditionLibrary *library, int *playable)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    Text text = text_growing();
    int count = 0;
    for (int i = 0; i < library->count; i++) {
        problems->count = 0;
        const char *word = library->sources[i].word;
        if (!edition_read(library, word, NULL, edition, problems)) continue;
        playable[count++] = i;
        size_t from = text.length;
        text_add(&text, count < 10 ? "  " : " ");
        text_add_int(&text, count);
        text_add(&text, "  ");
        text_add(&text, word);
        text_pad(&text, from, RULE_COLUMN, ' ');
        text_add(&text, edition->title);
        text_add_char(&text, '\n');
    }
    output_text(&text);
    text_free(&text);
    mem_free(problems);
    mem_free(edition);
    return count;
}

/* "classic" if it is there, else the first. */
static int usual_edition(const EditionLibrary *library, const int *playable, int count)
{
    for (int i = 0; i < count; i++) {
        if (text_same(library->sources[playable[i]].word, "classic")) return i;
    }
    return 0;
}

/* By number, by name or by the beginning of a name that only one has; -1. */
static int choose_edition(const EditionLibrary *library, const int *playable, int count,
                          const char *answer)
{
    int64_t number;
    if (text_to_int(answer, &number)) {
        return number >= 1 && number <= count ? (int)number - 1 : -1;
    }
    int found = -1;
    for (int i = 0; i < count; i++) {
        const char *word = library->sources[playable[i]].word;
        if (text_same_folded(word, answer)) return i;
        if (!text_starts_folded(word, answer)) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

WelcomeReply welcome_edition(Terminal *terminal, const EditionStore *editions, const char **word)
{
    static const Sentence help =
        T_("An edition is a board with its rules. Give its number or name; Enter takes the\n"
           "one in brackets, \"{word}\" returns, \"{other_word}\" leaves.");
    const EditionLibrary *library = edition_store_library(editions);
    int *playable = mem_new((size_t)library->count + 1, sizeof *playable);
    TELL_PLAIN(T_("Which edition?"));
    int count = show_editions(library, playable);
    int usual = usual_edition(library, playable, count);
    Text line = text_growing(), prompt = text_growing();
    SAY(reader_words(), &prompt, T_("Edition [[{word}]]: "),
        arg_word(count == 0 ? "" : library->sources[playable[usual]].word));
    WelcomeReply reply = count == 0 ? WELCOME_END : WELCOME_LINE;
    if (count == 0) COMPLAIN_PLAIN(T_("no edition was found that can be played"));
    int chosen = -1;
    while (chosen < 0 && reply == WELCOME_LINE) {
        reply = welcome_question(terminal, prompt.start, &help, &line);
        if (reply != WELCOME_LINE) break;
        chosen = line.length == 0 ? usual : choose_edition(library, playable, count, line.start);
        if (chosen < 0) {
            TELL(T_("There is no edition '{name}'; give its number or name."),
                 arg_name(line.start));
        }
    }
    if (chosen >= 0) *word = library->sources[playable[chosen]].word;
    text_free(&line);
    text_free(&prompt);
    mem_free(playable);
    return reply;
}

/* ---- the house rules ---- */

/* Goes on at `column` of the line begun at `*from`; on a new line when that
 * column is taken. */
static void go_to_column(Text *text, size_t *from, size_t column)
{
    if (text_columns(text->start + *from) >= column) {
        text_add_char(text, '\n');
        *from = text->length;
    }
    text_pad(text, *from, column, ' ');
}

/* Adds the words, broken between them where the page ends. */
static void add_wrapped(Text *text, size_t from, const char *words)
{
    size_t at = text_columns(text->start + from);
    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        if (at + length > PAGE_WIDTH && at > VALUE_COLUMN) {
            while (text->start[text->length - 1] == ' ') text->start[--text->length] = '\0';
            text_add_char(text, '\n');
            text_pad(text, text->length, VALUE_COLUMN, ' ');
            at = VALUE_COLUMN;
        }
        text_add_bytes(text, words, length);
        at += length;
        words += length;
        if (*words != ' ') continue;
        text_add_char(text, ' ');
        at++;
        words++;
    }
}

void welcome_rule_write(RuleId rule, int32_t value, Text *text)
{
    const RuleInfo *info = rule_info(rule);
    size_t from = text->length;
    text_add(text, "  ");
    text_add(text, info->word);
    go_to_column(text, &from, RULE_COLUMN);
    rule_value_write(rule, value, text);
    go_to_column(text, &from, VALUE_COLUMN);
    add_wrapped(text, from, words_plain(reader_words(), &info->sentence));
    text_add_char(text, '\n');
}

void welcome_rule_values(RuleId rule, Text *text)
{
    const RuleInfo *info = rule_info(rule);
    Arg values[RULE_VALUES] = {arg_word("on"), arg_word("off")};
    int count = info->kind == RULE_KIND_SWITCH ? 2 : info->most + 1;
    if (info->kind == RULE_KIND_NUMBER) {
        SAY(reader_words(), text, T_("a number from {at_least} to {at_most}"),
            arg_at_least(info->least), arg_at_most(info->most));
        return;
    }
    for (int i = 0; info->kind == RULE_KIND_WORD && i < count && i < RULE_VALUES; i++) {
        values[i] = arg_word(info->words[i]);
    }
    words_write_arg(reader_words(), arg_choices(values, count), text);
}

static void show_rules(const Edition *edition, bool all)
{
    Text text = text_growing();
    for (int i = 0; i < (all ? (int)RULE_COUNT : (int)FAVOURITE_COUNT); i++) {
        RuleId rule = all ? (RuleId)i : favourites[i];
        welcome_rule_write(rule, edition->rule[rule], &text);
    }
    output_text(&text);
    text_free(&text);
}

static bool read_with(const EditionStore *editions, const char *word, const HouseRules *rules,
                      Edition *edition)
{
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    bool good = edition_read(edition_store_library(editions), word, rules, edition, problems);
    if (!good) {
        Text text = text_growing();
        problem_write(problems, &text);
        output_text(&text);
        text_free(&text);
    }
    mem_free(problems);
    return good;
}

/* What the rule is, and with `values` what it may be. */
static bool explain_rule(const Edition *edition, const char *words, bool values)
{
    RuleId rule;
    if (!rule_find(words, &rule)) return false;
    Text text = text_growing();
    welcome_rule_write(rule, edition->rule[rule], &text);
    if (values) {
        Text known = text_growing();
        welcome_rule_values(rule, &known);
        text_add(&text, "  ");
        SAY(reader_words(), &text, T_("It may be {text}."), arg_text(known.start));
        text_add_char(&text, '\n');
        text_free(&known);
    }
    output_text(&text);
    text_free(&text);
    return true;
}

static void change_rule(const EditionStore *editions, const char *word, char *words,
                        HouseRules *rules, Edition *edition)
{
    char *blank = strpbrk(words, " \t=");
    if (blank == NULL && explain_rule(edition, words, true)) return;
    char reason[300];
    Text why = text_into(reason, sizeof reason), pair = text_growing();
    if (blank != NULL) {
        text_add_bytes(&pair, words, (size_t)(blank - words));
        text_add_char(&pair, '=');
        text_add(&pair, blank + strspn(blank, " \t="));
    } else {
        text_add(&pair, words);
    }
    HouseRules changed = *rules;
    if (!house_rule_add(&changed, pair.start, reader_words(), &why)) {
        /* Not output_sentence: it may begin with the name of a rule. */
        bool asks = why.length > 0 && reason[why.length - 1] == '?';
        if (asks) {
            TELL(T_("{text}"), arg_text(reason));
        } else {
            TELL(T_("{text}; `{word}` shows every rule."), arg_text(reason), arg_word("all"));
        }
    } else if (read_with(editions, word, &changed, edition)) {
        *rules = changed;
        pair.start[strcspn(pair.start, "=")] = '\0';
        explain_rule(edition, pair.start, false);
    }
    text_free(&pair);
}

WelcomeReply welcome_rules(Terminal *terminal, const EditionStore *editions, const char *word,
                           HouseRules *rules, Edition *edition)
{
    static const Sentence help =
        T_("Say the name of a rule to see what it may be, or the name and a value to\n"
           "change it; Enter goes on, \"{word}\" returns, \"{other_word}\" leaves.");
    if (!read_with(editions, word, rules, edition)) return WELCOME_END;
    TELL(T_("House rules: `{word}` changes one, `{other_word}` shows every rule, Enter goes on."),
         arg_word("NAME VALUE"), arg_other_word("all"));
    show_rules(edition, false);
    Text line = text_growing(), prompt = text_growing();
    SAY(reader_words(), &prompt, T_("House rule [[no more]]: "), arg_absent());
    WelcomeReply reply;
    for (;;) {
        reply = welcome_question(terminal, prompt.start, &help, &line);
        if (reply != WELCOME_LINE || line.length == 0) break;
        if (text_same_folded(line.start, "all")) {
            show_rules(edition, true);
        } else {
            change_rule(editions, word, line.start, rules, edition);
        }
    }
    text_free(&prompt);
    text_free(&line);
    return reply;
}
