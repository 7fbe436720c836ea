/* test_language_read.c -- names of an edition in other languages. */
#include "edition/language_read.h"

#include "check.h"
#include "edition/language_write.h"
#include "unit/edition_text.h"

/* The mistakes of the tiny edition with more lines and a file of words, in a
 * language; "" when there are none. */
static const char *read_in(const char *language, const char *more, const char *words)
{
    static char answer[2000];
    char text[8000];
    snprintf(text, sizeof text, "%s%s", TINY, more);
    EditionSource source = {"tiny", "tiny.edition", text, strlen(text)};
    EditionSource file = {"tiny", "fr/tiny.words", words, words == NULL ? 0 : strlen(words)};
    EditionLibrary library = {.sources = &source,
                              .count = 1,
                              .language = language,
                              .words = &file,
                              .words_count = words != NULL};
    memset(&tiny_problems, 0, sizeof tiny_problems);
    bool good = edition_read(&library, "tiny", NULL, &tiny_edition, &tiny_problems);
    if (good != (tiny_problems.count == 0)) return "the answer and the problems disagree";
    Text why = text_into(answer, sizeof answer);
    problem_write(&tiny_problems, &why);
    return answer;
}

/* Written before what they name, and by two languages. */
static const char lines[] = "in fr edition tiny \"Petit\"\n"
                            "in fr about \"Un jeu.\"\n"
                            "in fr money \" $\" after grouping thousands\n"
                            "in fr words house \"maison#f\" hotel \"hôtel\"\n"
                            "in fr space 3 jail \"Prison\" short \"Pris.\"\n"
                            "in de space 3 jail \"Gefängnis\"\n"
                            "in fr group red \"Rouge\"\n"
                            "in fr deck pile \"Pile de cartes\"\n"
                            "in fr token hat \"Chapeau\"\n"
                            "in fr card \"Win.\" \"Vous gagnez.\"\n";

static void check_french(void)
{
    const Edition *e = &tiny_edition;
    CHECK_TEXT("Petit", e->title);
    CHECK_TEXT("Un jeu.", e->about);
    CHECK_TEXT(" $", e->money.sign);
    CHECK(e->money.sign_after);
    CHECK_INT(GROUPING_THOUSANDS, e->money.grouping);
    CHECK_TEXT("maisons#f", e->nouns[NOUN_HOUSE].forms[1]);
    CHECK_TEXT("Prison", e->space_label[3].name);
    CHECK_TEXT("Pris.", e->space_label[3].shorter);
    CHECK_TEXT("Go", e->space_label[0].name);
    CHECK_TEXT("Rouge", e->group_label[0].name);
    CHECK_TEXT("Pile de cartes", e->deck_label[0].name);
    CHECK_TEXT("Chapeau", e->token_label[0].name);
    CHECK_TEXT("Vous gagnez.", e->card_text[0][0]);
}

static void lines_count_in_their_language_only(void)
{
    CHECK_TEXT("", read_in(NULL, lines, NULL));
    uint64_t hash = edition_hash(&tiny_edition);
    CHECK_TEXT("Tiny", tiny_edition.title);
    CHECK_TEXT("Win.", tiny_edition.card_text[0][0]);
    CHECK_TEXT("$", tiny_edition.money.sign);
    CHECK_TEXT("", read_in("", lines, NULL));
    CHECK_TEXT("Tiny", tiny_edition.title);
    CHECK_TEXT("", read_in("de", lines, NULL));
    CHECK_TEXT("Gefängnis", tiny_edition.space_label[3].name);
    CHECK_TEXT("Win.", tiny_edition.card_text[0][0]);
    CHECK_TEXT("", read_in("fr", lines, NULL));
    check_french();
    CHECK_INT(hash, edition_hash(&tiny_edition));
}

static void a_file_of_words_has_the_lines_of_one_language(void)
{
    static const char words[] = "# French\n"
                                "edition tiny \"Petit\"\nabout \"Un jeu.\"\n"
                                "money \" $\" after grouping thousands\n"
                                "words house \"maison#f\" hotel \"hôtel\"\n"
                                "space 3 jail \"Prison\" short \"Pris.\"\ngroup red \"Rouge\"\n"
                                "deck pile \"Pile de cartes\"\ntoken hat \"Chapeau\"\n"
                                "card \"Win.\" \"Vous gagnez.\"\n";
    CHECK_TEXT("", read_in("fr", "", words));
    check_french();
    CHECK_TEXT("", read_in(NULL, "", words));
    CHECK_TEXT("Tiny", tiny_edition.title);
}

static void lines_may_stand_anywhere_but_first(void)
{
    static const char text[] = "edition tiny \"Tiny\"\nin fr card \"Win.\" \"Gagné.\"\n"
                               "in fr token hat \"Chapeau\"\n";
    char whole[4000];
    snprintf(whole, sizeof whole, "%s%s", text, strchr(TINY, '\n') + 1);
    CHECK_TEXT("", tiny_read(whole));
    CHECK_TEXT("tiny.edition:1: the file does not begin well, expected 'edition tiny \"Title\"'\n"
               "tiny.edition:2: 'edition' stands too late, expected it once, at the beginning of "
               "the file\n",
               tiny_read("in fr token hat \"Chapeau\"\n" TINY));
}

static void mistakes_are_found_in_every_language(void)
{
    static const struct {
        const char *line, *mistake;
    } rows[] = {
        {"in\n", "the language is missing, expected letters like 'fr' behind 'in'"},
        {"in 5 space 0 go \"x\"\n", "'5' is no language, expected letters like 'fr'"},
        {"in fr\n", "the statement in another language is missing, expected edition, about, "
                    "words, money, space, group, deck, token or card"},
        {"in fr rule auction off\n",
         "'rule' is no statement in another language, expected edition, about, words, money, "
         "space, group, deck, token or card"},
        {"in fr in fr about \"x\"\n",
         "'in' is no statement in another language, expected edition, about, words, money, "
         "space, group, deck, token or card"},
        {"in fr edition other \"x\"\n", "these words are for the edition 'tiny', not 'other'"},
        {"in fr space 3 jale \"Prison\"\n", "there is no space 'jale', did you mean 'jail'?"},
        {"in fr space 9 zoo \"Zoo\"\n", "there is no space 'zoo'"},
        {"in fr space 2 jail \"Prison\"\n", "the space 'jail' has the number 3"},
        {"in fr space 1 first \"Rue\" deed red price 5\n",
         "'deed' cannot stand in another language, where things are only named"},
        {"in fr group red \"Rouge\" colour #000000\n",
         "'colour' cannot stand in another language, where things are only named"},
        {"in fr group rde \"Rouge\"\n", "there is no group 'rde', did you mean 'red'?"},
        {"in fr deck pile \"Pile\" cards\n",
         "'cards' cannot stand in another language, where things are only named"},
        {"in fr token cat \"Chat\"\n", "there is no token 'cat', did you mean 'hat'?"},
        {"in fr token hat \"Chapeau\" symbol C\n",
         "'symbol' cannot stand in another language, where things are only named"},
        {"in fr card \"Lose.\" \"Perdu.\"\n", "there is no card with the text 'Lose.'"},
        {"in fr card \"Win.\" \"Gagné.\" collect 5\n",
         "'collect' cannot stand in another language, where things are only named"},
        {"in fr card \"Win.\"\n",
         "the text in the other language is missing, expected a text in quotes"},
        {"in fr words hut \"x\" tax\n",
         "'hut' is no thing with a word, expected house, hotel, "
         "release, pot, jail, fine, bank, salary, tax, rent, street, "
         "building, count_rent or dice_rent"},
    };
    static const char *const languages[] = {NULL, "fr", "de"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int n = 0; n < 3; n++) {
            char expected[400];
            snprintf(expected, sizeof expected, "tiny.edition:14: %s\n", rows[i].mistake);
            CHECK_TEXT(expected, read_in(languages[n], rows[i].line, NULL));
        }
    CHECK_TEXT("fr/tiny.words:2: there is no token 'cat', did you mean 'hat'?\n"
               "fr/tiny.words:3: 'rule' is no statement in another language, expected edition, "
               "about, words, money, space, group, deck, token or card\n"
               "fr/tiny.words:4: the closing quote is missing\n",
               read_in("fr", "", "about \"x\"\ntoken cat \"x\"\nrule auction off\nabout \"x\n"));
    CHECK_TEXT("tiny.edition:8: the space 'jail' has the same name as another one in line 6, "
               "expected a new one\n",
               read_in("fr", "in fr space 3 jail \"Rue\"\nin fr space 1 first \"Rue\"\n", NULL));
}

static void names_of_other_printings_are_known(void)
{
    static const char more[] = "when chance_deck=old deck pile \"Pile\" cards\n"
                               "card \"Old.\" collect 10\n"
                               "when site_rent=old space 2 halt \"Halt\" deed rail price 50\n"
                               "when site_rent=old token cat \"Cat\"\n"
                               "in fr card \"Old.\" \"Vieux.\"\nin fr card \"Win.\" \"Gagné.\"\n"
                               "in fr space 2 halt \"Arrêt\"\nin fr space 2 station \"Gare\"\n"
                               "when site_rent=old in fr token hat \"Vieux chapeau\"\n"
                               "in fr token cat \"Chat\"\n";
    CHECK_TEXT("", read_in("fr", more, NULL));
    CHECK_TEXT("Gagné.", tiny_edition.card_text[0][0]);
    CHECK_TEXT("Gare", tiny_edition.space_label[2].name);
    CHECK_TEXT("Hat", tiny_edition.token_label[0].name);
    char old[3000];
    snprintf(old, sizeof old, "%srule chance_deck old\nrule site_rent old\n", more);
    CHECK_TEXT("", read_in("fr", old, NULL));
    CHECK_TEXT("Vieux.", tiny_edition.card_text[0][0]);
    CHECK_TEXT("Arrêt", tiny_edition.space_label[2].name);
    CHECK_TEXT("Vieux chapeau", tiny_edition.token_label[0].name);
    CHECK_TEXT("Chat", tiny_edition.token_label[2].name);
}

/* What an edition redefines does not get the base's names. */
static void a_base_brings_its_names_along(void)
{
    static const char own[] = "edition own \"Own\"\nbased on tiny\n"
                              "space 3 jail \"Cellar\"\nwords hotel \"inn\"\n"
                              "deck pile \"Heap\" cards\ncard \"Win.\" collect 5\n"
                              "card \"New.\" collect 5\nin fr card \"New.\" \"Neuf.\"\n"
                              "in fr token boot \"Botte\"\n";
    char base[4000];
    snprintf(base, sizeof base, "%s%sin fr token boot \"Soulier\"\n", TINY, lines);
    EditionSource sources[] = {{"own", "own.edition", own, sizeof own - 1},
                               {"tiny", "tiny.edition", base, strlen(base)}};
    EditionLibrary library = {.sources = sources, .count = 2, .language = "fr"};
    memset(&tiny_problems, 0, sizeof tiny_problems);
    CHECK(edition_read(&library, "own", NULL, &tiny_edition, &tiny_problems));
    CHECK_TEXT("Own", tiny_edition.title);
    CHECK_TEXT("", tiny_edition.about);
    CHECK_TEXT("Cellar", tiny_edition.space_label[3].name);
    CHECK_TEXT("Heap", tiny_edition.deck_label[0].name);
    CHECK_TEXT("maison#f", tiny_edition.nouns[NOUN_HOUSE].forms[0]);
    CHECK_TEXT("inn", tiny_edition.nouns[NOUN_HOTEL].forms[0]);
    CHECK_TEXT("Rouge", tiny_edition.group_label[0].name);
    CHECK_TEXT("Vous gagnez.", tiny_edition.card_text[0][0]);
    CHECK_TEXT("Neuf.", tiny_edition.card_text[0][1]);
    CHECK_TEXT("Chapeau", tiny_edition.token_label[0].name);
    CHECK_TEXT("Botte", tiny_edition.token_label[1].name);
}

static void lines_of_a_language_count_in_its_regions(void)
{
    static const char both[] = "in fr token hat \"Chapeau\"\nin fr token boot \"Soulier\"\n"
                               "in fr_CA token boot \"Botte\"\n";
    CHECK_TEXT("", read_in("fr_CA", both, NULL));
    CHECK_TEXT("Chapeau", tiny_edition.token_label[0].name);
    CHECK_TEXT("Botte", tiny_edition.token_label[1].name);
    CHECK_TEXT("", read_in("fr", both, NULL));
    CHECK_TEXT("Soulier", tiny_edition.token_label[1].name);
    CHECK_TEXT("", read_in("f", both, NULL));
    CHECK_TEXT("Hat", tiny_edition.token_label[0].name);
    CHECK_TEXT("", read_in("fro", both, NULL));
    CHECK_TEXT("Hat", tiny_edition.token_label[0].name);
}

/* Written as lines and read again, the names are the same. */
static void names_are_written_as_lines(void)
{
    static Edition written, spoken;
    CHECK_TEXT("", read_in(NULL, lines, NULL));
    written = tiny_edition;
    CHECK_TEXT("", read_in("fr", lines, NULL));
    spoken = tiny_edition;
    Text text = text_growing();
    language_write("fr", &written, &spoken, &text);
    CHECK(strstr(text.start, "in fr space 3 jail \"Prison\" short \"Pris.\"\n") != NULL);
    CHECK(strstr(text.start, "space 0") == NULL);
    CHECK_TEXT("", read_in("fr", text.start, NULL));
    check_french();
    text_clear(&text);
    language_write("fr", &written, &written, &text);
    CHECK_TEXT("", text.start);
    text_free(&text);
}

static void lines_follow_an_edition_that_changes(void)
{
    static Edition e;
    CHECK_TEXT("", read_in(NULL, "", NULL));
    e = tiny_edition;
    text_copy(e.word, WORD_SIZE, "mine");
    Label jail = e.space_label[3];
    e.space_label[3] = e.space_label[4];
    e.space_label[4] = jail;
    text_copy(e.token_label[0].word, WORD_SIZE, "bonnet");
    text_copy(e.card_written[0][0], CARD_TEXT_SIZE, "Lose.");
    Text text = text_growing();
    language_write_again("in fr edition tiny \"Petit\"\nin fr words house \"maison#f\"\n"
                         "in fr space 3 jail \"Prison\" short \"Pris.\"\n"
                         "in fr space 9 zoo \"Zoo\"\nin fr group red \"Rouge\"\n"
                         "in fr token hat \"Chapeau\"\nin fr token boot \"Botte\"\n"
                         "in fr card \"Win.\" \"Gagné.\"\n",
                         &e, &text);
    CHECK_TEXT("\nin fr edition mine \"Petit\"\nin fr words house \"maison#f\"\n"
               "in fr space 4 jail \"Prison\" short \"Pris.\"\n"
               "# in fr space 9 zoo \"Zoo\"\nin fr group red \"Rouge\"\n"
               "# in fr token hat \"Chapeau\"\nin fr token boot \"Botte\"\n"
               "# in fr card \"Win.\" \"Gagné.\"\n",
               text.start);
    text_clear(&text);
    language_write_again("", &e, &text);
    CHECK_TEXT("", text.start);
    text_free(&text);
}

int main(void)
{
    RUN(lines_count_in_their_language_only);
    RUN(a_file_of_words_has_the_lines_of_one_language);
    RUN(lines_may_stand_anywhere_but_first);
    RUN(mistakes_are_found_in_every_language);
    RUN(names_of_other_printings_are_known);
    RUN(a_base_brings_its_names_along);
    RUN(lines_of_a_language_count_in_its_regions);
    RUN(names_are_written_as_lines);
    RUN(lines_follow_an_edition_that_changes);
    return check_done();
}
