/* test_edition_words.c -- the editions of the tree in all languages. */
#include "check.h"
#include "table/record.h"
#include "unit/edition_files.h"

static const char *const languages[] = {"fr", "tr"};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static Edition written, spoken;
static char bytes[LANGUAGES][EDITION_FILES_MAX][EDITION_FILE_BYTES];
static EditionSource words[LANGUAGES][EDITION_FILES_MAX];

static const char *source_folder(void)
{
    const char *folder = getenv("OPOLY_SOURCE_DIR");
    return folder != NULL ? folder : OPOLY_SOURCE_DIR;
}

/* The editions of the tree in a language. */
static EditionLibrary library_in(int language)
{
    static char names[LANGUAGES][EDITION_FILES_MAX][64];
    EditionLibrary library = *edition_files();
    library.language = languages[language];
    library.words = words[language];
    for (int i = 0; i < library.count; i++) {
        const char *word = library.sources[i].word;
        char path[1000];
        snprintf(path, sizeof path, "%s/editions/%s/%s.words", source_folder(), library.language,
                 word);
        FILE *file = fopen(path, "rb");
        if (file == NULL) continue;
        size_t length = fread(bytes[language][i], 1, EDITION_FILE_BYTES - 1, file);
        bytes[language][i][length] = '\0';
        fclose(file);
        snprintf(names[language][i], sizeof names[language][i], "%s/%s.words", library.language,
                 word);
        words[language][library.words_count++] =
            (EditionSource){word, names[language][i], bytes[language][i], length};
    }
    return library;
}

static void read_one(const EditionLibrary *library, const char *word, const HouseRules *rules,
                     Edition *edition)
{
    static Problems problems;
    memset(&problems, 0, sizeof problems);
    if (edition_read(library, word, rules, edition, &problems)) return;
    char buffer[4000];
    Text text = text_into(buffer, sizeof buffer);
    problem_write(&problems, &text);
    CHECK_TEXT("", buffer);
}

static HouseRules older_printings(void)
{
    static const char *const all[] = {"chance_deck=old", "chest_deck=old", "site_rent=old"};
    HouseRules rules = {.count = 0};
    char buffer[200];
    Text why = text_into(buffer, sizeof buffer);
    for (int i = 0; i < 3; i++) CHECK(house_rule_add(&rules, all[i], NULL, &why));
    return rules;
}

/* Is it called differently, or the same on purpose? */
static bool is_named(int language, const Label *before, const Label *after)
{
    char line[NAME_SIZE + WORD_SIZE + 10];
    if (!text_same(before->name, after->name)) return true;
    snprintf(line, sizeof line, " %s \"%s\"", after->word, after->name);
    for (int i = 0; i < EDITION_FILES_MAX; i++)
        if (strstr(bytes[language][i], line) != NULL) return true;
    printf("%s: %s \"%s\" has no name of its own\n", languages[language], after->word, after->name);
    return false;
}

static void check_named(int language)
{
    const Edition *a = &written, *b = &spoken;
    CHECK(!text_same(a->about, b->about));
    CHECK(b->money.sign_after && b->money.grouping == GROUPING_THOUSANDS);
    for (int i = 0; i < a->space_count; i++)
        CHECK(is_named(language, &a->space_label[i], &b->space_label[i]));
    for (int i = 0; i < a->group_count; i++)
        CHECK(is_named(language, &a->group_label[i], &b->group_label[i]));
    for (int i = 0; i < a->deck_count; i++)
        CHECK(is_named(language, &a->deck_label[i], &b->deck_label[i]));
    for (int i = 0; i < a->token_count; i++)
        CHECK(is_named(language, &a->token_label[i], &b->token_label[i]));
    for (int d = 0; d < a->deck_count; d++)
        for (int c = 0; c < a->decks[d].card_count; c++)
            CHECK(!text_same(a->card_text[d][c], b->card_text[d][c]));
    for (int i = 0; i < NOUN_COUNT; i++)
        if (a->nouns[i].forms[0][0] != '\0' && !text_same("OSAP", a->nouns[i].forms[0]))
            CHECK(!text_same(a->nouns[i].forms[0], b->nouns[i].forms[0]));
}

/* What differs by language is named in it, in every printing; what decides the
 * game is the same. */
static void every_edition_is_complete_in_every_language(void)
{
    HouseRules old = older_printings();
    for (int language = 0; language < LANGUAGES; language++) {
        EditionLibrary library = library_in(language);
        CHECK_INT(library.count, library.words_count);
        for (int i = 0; i < library.count; i++) {
            const char *word = library.sources[i].word;
            const HouseRules *printings[] = {NULL, &old};
            bool several = text_same(word, "classic") || text_same(word, "london");
            for (int n = 0; n < (several ? 2 : 1); n++) {
                read_one(edition_files(), word, printings[n], &written);
                read_one(&library, word, printings[n], &spoken);
                CHECK_INT(edition_hash(&written), edition_hash(&spoken));
                check_named(language);
            }
        }
    }
}

/* Small squares have room for twelve columns or so. */
static void short_names_are_short(void)
{
    for (int language = 0; language < LANGUAGES; language++) {
        EditionLibrary library = library_in(language);
        for (int i = 0; i < library.count; i++) {
            read_one(&library, library.sources[i].word, NULL, &spoken);
            for (int n = 0; n < spoken.space_count; n++) {
                const Label *label = &spoken.space_label[n];
                const char *shown = label->shorter[0] != '\0' ? label->shorter : label->name;
                CHECK(text_columns(shown) <= 13);
            }
        }
    }
}

/* A text has the sums of the one it replaces. */
static void check_sums(const char *before, const char *after)
{
    int sums[2][2] = {{0}};
    const char *texts[2] = {before, after};
    for (int t = 0; t < 2; t++)
        for (const char *at = texts[t]; *at != '\0'; at++)
            if (*at >= '0' && *at <= '9') {
                sums[t][0] += *at - '0';
                sums[t][1]++;
            }
    /* "Back 1." may be "d'une case". */
    if (sums[1][1] == 0 && sums[0][1] == 1) return;
    CHECK_INT(sums[0][0], sums[1][0]);
    CHECK_INT(sums[0][1], sums[1][1]);
}

static void cards_keep_their_sums(void)
{
    HouseRules old = older_printings();
    for (int language = 0; language < LANGUAGES; language++) {
        EditionLibrary library = library_in(language);
        for (int i = 0; i < library.count; i++) {
            const char *word = library.sources[i].word;
            bool several = text_same(word, "classic") || text_same(word, "london");
            for (int n = 0; n < (several ? 2 : 1); n++) {
                read_one(edition_files(), word, n == 0 ? NULL : &old, &written);
                read_one(&library, word, n == 0 ? NULL : &old, &spoken);
                for (int d = 0; d < written.deck_count; d++)
                    for (int c = 0; c < written.decks[d].card_count; c++)
                        check_sums(written.card_text[d][c], spoken.card_text[d][c]);
            }
        }
    }
}

static void check_noun(const EditionLibrary *library, const char *edition, NounId noun,
                       const char *one, const char *many)
{
    read_one(library, edition, NULL, &spoken);
    CHECK_TEXT(one, spoken.nouns[noun].forms[0]);
    CHECK_TEXT(many, spoken.nouns[noun].forms[1]);
}

static void editions_have_nouns_of_their_own(void)
{
    const EditionLibrary *english = edition_files();
    EditionLibrary french = library_in(0), turkish = library_in(1);
    check_noun(english, "waterloo", NOUN_HOUSE, "bathroom", "bathrooms");
    check_noun(english, "waterloo", NOUN_HOTEL, "cafeteria", "cafeterias");
    check_noun(english, "waterloo", NOUN_SALARY, "OSAP", "OSAP");
    check_noun(english, "waterloo", NOUN_TAX, "tuition", "tuition");
    check_noun(english, "waterloo", NOUN_JAIL, "DC Tims Line", "DC Tims Lines");
    check_noun(english, "waterloo", NOUN_RELEASE, "Roll Up the Rim cup", "Roll Up the Rim cups");
    check_noun(english, "bharat", NOUN_STREET, "city", "cities");
    check_noun(english, "montreal", NOUN_HOUSE, "hotel", "hotels");
    check_noun(english, "bilkent", NOUN_HOUSE, "house", "houses");
    check_noun(english, "smallest", NOUN_HOUSE, "", "");
    check_noun(&french, "waterloo", NOUN_HOUSE, "salle de bains#f", "salles de bains#f");
    check_noun(&french, "bilkent", NOUN_HOTEL, "hôtel", "hôtels");
    check_noun(&turkish, "london", NOUN_HOUSE, "ev", "ev");
    check_noun(&turkish, "bharat", NOUN_STREET, "şehir", "şehir");
}

static void rupees_stand_in_lakhs(void)
{
    char written_sum[40];
    Text text = text_into(written_sum, sizeof written_sum);
    edition_file_read("bharat", NULL, &written);
    edition_money_write(&written, 100000, &text);
    CHECK_TEXT("Rs. 1,00,000", written_sum);
}

/* A game is the same in every language, and so is its record. */
static void records_replay_in_every_language(void)
{
    static const char *const names[] = {"bharat-four", "bilkent-mixed", "waterloo-mixed",
                                        "london-mixed"};
    static char record[4 << 20];
    static Problems problems;
    for (int language = 0; language < LANGUAGES; language++)
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            char path[1000];
            snprintf(path, sizeof path, "%s/tests/records/%s.record", source_folder(), names[i]);
            FILE *file = fopen(path, "rb");
            CHECK(file != NULL);
            if (file == NULL) continue;
            size_t length = fread(record, 1, sizeof record, file);
            fclose(file);
            EditionLibrary library = library_in(language);
            Table *table = record_read(&library, record, length, names[i], &problems);
            CHECK(table != NULL);
            if (table == NULL) continue;
            CHECK(table_edition(table)->money.sign_after);
            Text again = text_growing();
            record_write(table, &again);
            CHECK(again.length == length && memcmp(again.start, record, length) == 0);
            text_free(&again);
            table_free(table);
        }
}

int main(void)
{
    RUN(every_edition_is_complete_in_every_language);
    RUN(short_names_are_short);
    RUN(cards_keep_their_sums);
    RUN(editions_have_nouns_of_their_own);
    RUN(rupees_stand_in_lakhs);
    RUN(records_replay_in_every_language);
    return check_done();
}
