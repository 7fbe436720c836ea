/* test_format_page.c -- docs/edition-format.md has every row of the tables. */
#include "check.h"
#include "edition/draft.h"
#include "edition/effect_form.h"
#include "unit/edition_files.h"

static const char *page(void)
{
    static char text[EDITION_FILE_BYTES];
    char path[1000];
    if (text[0] != '\0') return text;
    const char *folder = getenv("OPOLY_SOURCE_DIR");
    snprintf(path, sizeof path, "%s/docs/edition-format.md",
             folder != NULL ? folder : OPOLY_SOURCE_DIR);
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    if (file == NULL) return text;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    CHECK(length < sizeof text - 1);
    return text;
}

/* Prints what is missing, to be copied into the page. */
static void check_page_has(const char *words)
{
    bool found = strstr(page(), words) != NULL;
    if (!found) printf("docs/edition-format.md should have: %s\n", words);
    CHECK(found);
}

static void write_values(const RuleInfo *info, Text *text)
{
    if (info->kind == RULE_KIND_SWITCH) text_add(text, "on, off");
    if (info->kind == RULE_KIND_NUMBER) {
        text_add_int(text, info->least);
        text_add(text, " to ");
        text_add_int(text, info->most);
    }
    for (int i = 0; info->kind == RULE_KIND_WORD && info->words[i] != NULL; i++) {
        text_add(text, i == 0 ? "" : ", ");
        text_add(text, info->words[i]);
    }
}

static void the_page_has_every_rule(void)
{
    for (int i = 0; i < RULE_COUNT; i++) {
        const RuleInfo *info = rule_info((RuleId)i);
        char row[500];
        Text text = text_into(row, sizeof row);
        text_add(&text, "\n| `");
        text_add(&text, info->word);
        text_add(&text, "` | ");
        write_values(info, &text);
        text_add(&text, " | ");
        rule_value_write((RuleId)i, info->usual, &text);
        text_add(&text, " | ");
        text_add(&text, sentence_words(info->sentence));
        text_add(&text, " |\n");
        check_page_has(row);
    }
}

/* The page calls every number N. */
static const char *on_page(const EffectPiece *piece)
{
    bool number = piece->operand == OPERAND_FORWARD || piece->operand == OPERAND_BACK ||
                  piece->operand == OPERAND_SUM;
    return number ? "N" : piece->word;
}

static void the_page_has_every_effect(void)
{
    for (int kind = 0; kind < EFFECT_COUNT; kind++)
        for (const char *form = effect_info((EffectKind)kind)->form; form != NULL;
             form = effect_form_other(form)) {
            char words[100];
            Text text = text_into(words, sizeof words);
            for (EffectPiece piece; effect_form_next(&form, &piece);) {
                text_add_char(&text, text.length == 0 ? '`' : ' ');
                text_add(&text, on_page(&piece));
            }
            text_add_char(&text, '`');
            check_page_has(words);
        }
}

static void check_page_has_all(const char *const *words)
{
    for (; *words != NULL; words++) {
        char quoted[100];
        snprintf(quoted, sizeof quoted, "`%s`", *words);
        check_page_has(quoted);
    }
}

static void the_page_has_every_look(void)
{
    check_page_has_all(look_icons);
    check_page_has_all(look_shapes);
    check_page_has_all(look_themes);
    check_page_has_all(face_details);
    check_page_has_all(face_motifs);
    check_page_has_all(face_ornaments);
    check_page_has_all(face_buildings);
}

static void check_limit(const char *what, int most, const char *unit)
{
    char row[200];
    snprintf(row, sizeof row, "\n| %s | %d%s |\n", what, most, unit);
    check_page_has(row);
}

static void the_page_has_every_limit(void)
{
    check_limit("a line", LINE_LETTERS_MAX, " letters, 48 words");
    CHECK_INT(48, LINE_WORDS_MAX);
    check_limit("a word (identifier)", WORD_SIZE - 1, " letters");
    check_limit("a name, a title", NAME_LETTERS, " letters");
    check_limit("a short name", SHORT_LETTERS, " letters");
    check_limit("the text of a card", CARD_TEXT_LETTERS, " letters");
    check_limit("`about`", ABOUT_LETTERS, " letters");
    check_limit("a thing in `words`", NOUN_LETTERS, " letters");
    check_limit("the sign of the money", MONEY_SIGN_LETTERS, " letters");
    check_limit("spaces", MAX_SPACES, "");
    check_limit("deeds", MAX_DEEDS, "");
    check_limit("groups", MAX_GROUPS, "");
    check_limit("decks", MAX_DECKS, "");
    check_limit("cards in a deck", MAX_CARDS, "");
    check_limit("tokens", MAX_TOKENS, "");
    check_limit("files that build on each other", DRAFT_FILES, "");
    check_limit("a price, a rent, a sum", SUM_LIMIT, "");
}

int main(void)
{
    RUN(the_page_has_every_rule);
    RUN(the_page_has_every_effect);
    RUN(the_page_has_every_look);
    RUN(the_page_has_every_limit);
    return check_done();
}
