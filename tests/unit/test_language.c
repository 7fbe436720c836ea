/* test_language.c -- compiled catalogues: read in place, or refused. */
#include "words/language.h"
#include "words/sentence.h"

#include "catalogue.h"
#include "check.h"
#include "words/date.h"
#include "words/words.h"

static const char *const french_rule = "nplurals=2; plural=(n > 1);";

static void make_french(Catalogue *catalogue)
{
    catalogue_free(catalogue);
    catalogue_head(catalogue, "fr", french_rule);
    catalogue_add(catalogue, "{seat} bought {deed}.", "{seat} a acheté {deed}.");
    catalogue_add(catalogue, "house|houses", "maison|maisons");
    catalogue_add(catalogue, "noun^house|houses", "maison#f|maisons#f");
    catalogue_add(catalogue, "button^Bid", "Miser");
    catalogue_add(catalogue, "column^Bid", "Mise");
    catalogue_add(catalogue, "Bid", "Faire une offre");
    catalogue_add(catalogue, "nothing", "");
    catalogue_add(catalogue, "zoo", "zoo français");
}

/* Opens a copy of the bytes that has nothing behind it; keeps nothing. */
static const char *refusal(const void *bytes, size_t size)
{
    Language language;
    const char *why = "";
    unsigned char *copy = malloc(size > 0 ? size : 1);
    if (size > 0) memcpy(copy, bytes, size);
    bool good = language_open(&language, copy, size, &why);
    CHECK(good == (why == NULL));
    free(copy);
    return why;
}

static const char *refusal_of(const Catalogue *catalogue)
{
    Text bytes = catalogue_bytes(catalogue);
    const char *why = refusal(bytes.start, bytes.length);
    text_free(&bytes);
    return why;
}

static void a_translation_is_found_by_words_and_context(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    Language language;
    const char *why;
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    CHECK_TEXT("fr", language_code(&language));
    CHECK_TEXT("{seat} a acheté {deed}.", language_find(&language, "{seat} bought {deed}."));
    CHECK_TEXT("Miser", language_find(&language, "button" CONTEXT_MARK "Bid"));
    CHECK_TEXT("Mise", language_find(&language, "column" CONTEXT_MARK "Bid"));
    CHECK_TEXT("Faire une offre", language_find(&language, "Bid"));
    CHECK_TEXT("zoo français", language_find(&language, "zoo"));
    CHECK_TEXT("maison", language_find(&language, "house"));
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void what_is_not_translated_is_not_found(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    Language language;
    const char *why;
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    static const char *const unknown[] = {
        "",     "A", "Bi",         "Bids",         "hous",         "nothing",
        "zooo", "~", "button\004", "button\004Bi", "button\004zoo"};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        CHECK_TEXT(NULL, language_find(&language, unknown[i]));
        CHECK_TEXT(NULL, language_find_many(&language, unknown[i], 2));
    }
    CHECK_TEXT(NULL, language_find(&language, "butto" CONTEXT_MARK "Bid"));
    CHECK_TEXT(NULL, language_find(&language, "buttons" CONTEXT_MARK "Bid"));
    CHECK_TEXT(NULL, language_find(&language, CONTEXT_MARK "Bid"));
    CHECK_TEXT(NULL,
               language_find_many(&language, "button" CONTEXT_MARK "Bid", 2)); /* has no plural */
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void english_is_no_catalogue(void)
{
    CHECK_TEXT(NULL, language_find(NULL, "Bid"));
    CHECK_TEXT(NULL, language_find_many(NULL, "noun" CONTEXT_MARK "house", 2));
    CHECK_TEXT("en", language_code(NULL));
}

static void a_number_chooses_the_form(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    Language language;
    const char *why;
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    CHECK_TEXT("maison#f", language_find_many(&language, "noun" CONTEXT_MARK "house", 0));
    CHECK_TEXT("maison#f", language_find_many(&language, "noun" CONTEXT_MARK "house", 1));
    CHECK_TEXT("maisons#f", language_find_many(&language, "noun" CONTEXT_MARK "house", 2));
    CHECK_TEXT("maisons", language_find_many(&language, "house", 1000000));
    CHECK_TEXT("maisons", language_find_many(&language, "house", -2));
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void damaged_headers_are_refused(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    CHECK_TEXT("it is no compiled catalogue", refusal("", 0));
    CHECK_TEXT("it is no compiled catalogue", refusal(bytes.start, 27));
    CHECK_TEXT("it is no compiled catalogue", refusal("msgid \"Bid\"\nmsgstr \"Miser\"\n", 27));
    for (size_t size = 28; size < bytes.length; size++) {
        CHECK(refusal(bytes.start, size) != NULL);
    }
    CHECK_TEXT(NULL, refusal(bytes.start, bytes.length));
    text_free(&bytes);
    catalogue_free(&catalogue);
}

/* Whatever one byte is changed to: refused, or it can be read without a step
 * outside (the sanitizers look). */
static void a_damaged_byte_is_refused_or_harmless(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    char *copy = malloc(bytes.length);
    for (size_t i = 0; i < bytes.length; i++) {
        static const unsigned char changes[] = {0x01, 0x20, 0x80, 0xFF};
        for (size_t k = 0; k < sizeof changes; k++) {
            Language language;
            const char *why;
            memcpy(copy, bytes.start, bytes.length);
            copy[i] = (char)((unsigned char)copy[i] ^ changes[k]);
            if (!language_open(&language, copy, bytes.length, &why)) continue;
            for (int m = 0; m < catalogue.count; m++) {
                const char *words = catalogue.messages[m].original.start;
                language_find(&language, words);
                for (int n = 0; n < 4; n++) language_find_many(&language, words, n);
            }
        }
    }
    CHECK(bytes.length > 300);
    free(copy);
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void messages_stand_in_order_and_only_once(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    CHECK_TEXT(NULL, refusal_of(&catalogue));
    catalogue_append(&catalogue, catalogue_text("zoo"), catalogue_text("le zoo"));
    CHECK_TEXT("its messages are not in order", refusal_of(&catalogue));
    make_french(&catalogue);
    catalogue_append(&catalogue, catalogue_text("Bids"), catalogue_text("Mises"));
    CHECK_TEXT("its messages are not in order", refusal_of(&catalogue));
    catalogue_free(&catalogue);
}

static void only_text_is_shown(void)
{
    static const char *const wrong[] = {"caf\351", "\033[2J", "a\tb", "\342\200\256abc"};
    Catalogue catalogue = {0};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        make_french(&catalogue);
        catalogue_add(&catalogue, "coffee", wrong[i]);
        CHECK_TEXT("it has bytes that are no text", refusal_of(&catalogue));
    }
    make_french(&catalogue);
    catalogue_add(&catalogue, "two\nlines", "deux\nlignes");
    CHECK_TEXT(NULL, refusal_of(&catalogue));
    catalogue_free(&catalogue);
}

static void every_plural_has_all_forms(void)
{
    Catalogue catalogue = {0};
    static const char *const why = "a message does not have the plural forms of the language";
    make_french(&catalogue);
    catalogue_add(&catalogue, "card|cards", "carte");
    CHECK_TEXT(why, refusal_of(&catalogue));
    make_french(&catalogue);
    catalogue_add(&catalogue, "card|cards", "a|b|c");
    CHECK_TEXT(why, refusal_of(&catalogue));
    make_french(&catalogue);
    catalogue_add(&catalogue, "card", "carte|cartes");
    CHECK_TEXT(why, refusal_of(&catalogue));
    catalogue_free(&catalogue);
}

static void the_header_says_language_and_plurals(void)
{
    Catalogue catalogue = {0};
    catalogue_free(&catalogue);
    CHECK_TEXT("it has no header", refusal_of(&catalogue));
    catalogue_add(&catalogue, "Bid", "Miser");
    CHECK_TEXT("it has no header", refusal_of(&catalogue));
    static const char *const codes[] = {"", "../fr", "f r", "abcdefghijklmnop"};
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        catalogue_free(&catalogue);
        catalogue_head(&catalogue, codes[i], french_rule);
        CHECK_TEXT("it does not say its language", refusal_of(&catalogue));
    }
    catalogue_free(&catalogue);
    catalogue_append(&catalogue, catalogue_text(""), catalogue_text("Language: pt_BR\n"));
    CHECK_TEXT("it has no Plural-Forms", refusal_of(&catalogue));
    catalogue_free(&catalogue);
}

static void days_are_written_by_a_model(void)
{
    Catalogue catalogue = {0};
    make_french(&catalogue);
    catalogue_add(&catalogue, "date^YYYY-MM-DD", "DD/MM/YYYY");
    Text bytes = catalogue_bytes(&catalogue);
    Language language;
    const char *why;
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    date_write(&language, "2026-11-15", &text);
    CHECK_TEXT("15/11/2026", buffer);
    static const char *const strange[] = {"2026-11-1", "2026-11-155", "15/11/2026", ""};
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        text_clear(&text);
        date_write(&language, strange[i], &text);
        CHECK_TEXT(strange[i], buffer);
    }
    text_clear(&text);
    words_write_arg(&(Words){.language = &language}, arg_date("2026-11-15"), &text);
    CHECK_TEXT("15/11/2026", buffer);
    text_clear(&text);
    date_write(NULL, "2026-11-15", &text);
    CHECK_TEXT("2026-11-15", buffer);
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void codes_are_letters(void)
{
    CHECK(language_is_code("fr") && language_is_code("pt_BR") && language_is_code("sr@latin"));
    CHECK(!language_is_code("") && !language_is_code("../fr") && !language_is_code("fr.UTF"));
    CHECK(language_is_code("abcdefghijklmno") && !language_is_code("abcdefghijklmnop"));
    CHECK_TEXT("en", language_known(0)->code);
    for (int i = 0; language_known(i) != NULL; i++)
        CHECK(language_is_code(language_known(i)->code));
}

/* ---- plural forms -------------------------------------------------------------- */

static int form(const char *rule, int64_t count)
{
    Plural plural;
    const char *why;
    return plural_read(&plural, rule, &why) ? plural_form(&plural, count) : -1;
}

static void languages_of_many_plurals_are_reckoned(void)
{
    static const char *const polish =
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";
    static const char *const icelandic = "nplurals=2; plural=(n%10!=1 || n%100==11);";
    static const char *const slovenian =
        "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)";
    CHECK_INT(0, form(polish, 1));
    CHECK_INT(1, form(polish, 22));
    CHECK_INT(2, form(polish, 12));
    CHECK_INT(2, form(polish, 0));
    CHECK_INT(0, form(icelandic, 21));
    CHECK_INT(1, form(icelandic, 11));
    CHECK_INT(1, form(slovenian, 202));
    CHECK_INT(3, form(slovenian, 5));
    CHECK_INT(0, form("nplurals=1; plural=0;", 7));
}

static void operators_bind_as_in_c(void)
{
    for (int n = 0; n < 30; n++) {
        CHECK_INT((2 + 3 * n - 1) % 4 > 2 ? 1 : 0,
                  form("nplurals=2; plural=(2 + 3 * n - 1) % 4 > 2 ? 1 : 0;", n));
        CHECK_INT((n == 1) || ((n > 3) && (n < 9)), form("nplurals=2;plural=n==1||n>3&&n<9", n));
        CHECK_INT((!n) == (n >= 7), form("nplurals = 2 ; plural = !n == n >= 7 ;", n));
        CHECK_INT(n > 5 ? 1 : n > 2 ? 2 : 0, form("nplurals=3;plural=n>5?1:n>2?2:0", n));
        CHECK_INT(20 / 2 / 5 == n, form("nplurals=2; plural=20/2/5==n", n));
    }
}

static void rules_that_do_not_hold_are_refused(void)
{
    static const char *const wrong[] = {
        "",
        "nplurals=2",
        "nplurals=2;",
        "nplurals=2; plural=",
        "nplurals=0; plural=0;",
        "nplurals=9; plural=0;",
        "nplurals=99999999999999999999; plural=0;",
        "nplurals=two; plural=0;",
        "nplurals=2; plural=n;",
        "nplurals=2; plural=n/0;",
        "nplurals=2; plural=n%(n-7)*0;",
        "nplurals=2; plural=n > 1199 - 1 ? 2 : 0;",
        "nplurals=2; plural=(n > 1;",
        "nplurals=2; plural=n > 1);",
        "nplurals=2; plural=n >;",
        "nplurals=2; plural=n ? 1;",
        "nplurals=2; plural=n = 1;",
        "nplurals=2; plural=count > 1;",
        "nplurals=2; plural=n > 99999999999;",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) CHECK_INT(-1, form(wrong[i], 1));
}

static void long_rules_are_refused_and_not_read_deeply(void)
{
    static const char signs[] = "(!";
    char rule[9100];
    for (const char *sign = signs; *sign != '\0'; sign++) {
        Text text = text_into(rule, sizeof rule);
        text_add(&text, "nplurals=2; plural=");
        text_pad(&text, 0, 9000, *sign);
        text_add(&text, "n");
        CHECK_INT(-1, form(rule, 1));
    }
    Text text = text_into(rule, sizeof rule);
    text_add(&text, "nplurals=2; plural=n");
    for (int i = 0; i < 300; i++) text_add(&text, "?1:n");
    CHECK_INT(-1, form(rule, 1));
}

static void numbers_beyond_those_tried_still_have_a_form(void)
{
    CHECK_INT(1, form("nplurals=2; plural=n / 1200;", 1200));
    CHECK_INT(1, form("nplurals=2; plural=n / 1200;", 5000));
    CHECK_INT(1, form("nplurals=2; plural=n != 1;", INT64_MIN));
    CHECK_INT(1, form("nplurals=2; plural=0 * n / (n - 1200);", 1200));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_translation_is_found_by_words_and_context);
    RUN(what_is_not_translated_is_not_found);
    RUN(english_is_no_catalogue);
    RUN(a_number_chooses_the_form);
    RUN(damaged_headers_are_refused);
    RUN(a_damaged_byte_is_refused_or_harmless);
    RUN(messages_stand_in_order_and_only_once);
    RUN(only_text_is_shown);
    RUN(every_plural_has_all_forms);
    RUN(the_header_says_language_and_plurals);
    RUN(days_are_written_by_a_model);
    RUN(codes_are_letters);
    RUN(languages_of_many_plurals_are_reckoned);
    RUN(operators_bind_as_in_c);
    RUN(rules_that_do_not_hold_are_refused);
    RUN(long_rules_are_refused_and_not_read_deeply);
    RUN(numbers_beyond_those_tried_still_have_a_form);
    return check_done();
}
