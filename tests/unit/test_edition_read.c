/* test_edition_read.c -- text -> Edition: what is read, and every mistake. */
#include "edition/edition_read.h"

#include "base/rng.h"
#include "check.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

typedef struct Row {
    const char *line;   /* added to the tiny edition */
    const char *answer; /* without "tiny.edition:14: " and the newline */
} Row;

static void check_rows(const Row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char expected[400];
        snprintf(expected, sizeof expected, "tiny.edition:%d: %s\n", TINY_LINES + 1,
                 rows[i].answer);
        CHECK_TEXT(expected, tiny_with(rows[i].line));
    }
}
#define CHECK_ROWS(rows) check_rows(rows, sizeof(rows) / sizeof((rows)[0]))

static void the_tiny_edition_is_good(void)
{
    CHECK_TEXT("", tiny_with(""));
    const Edition *e = &tiny_edition;
    CHECK_TEXT("tiny", e->word);
    CHECK_TEXT("Tiny", e->title);
    CHECK_INT(5, e->space_count);
    CHECK_INT(2, e->deed_count);
    CHECK_INT(20, e->deeds[0].house_price);
    CHECK_INT(20, e->deeds[0].hotel_price);
    CHECK_INT(20, e->deeds[0].mortgage);
    CHECK_INT(0, e->deeds[1].house_price);
    CHECK_INT(10, e->deeds[1].rent[1]);
    CHECK_INT(10, e->deeds[1].rent[5]);
    CHECK_INT('H', e->tokens[0].symbol);
    CHECK_INT(1, e->groups[0].deeds);
    CHECK_INT(0xFF0000, e->groups[0].colour);
    CHECK_TEXT("$", e->money.sign);
}

static void what_is_printed_on_the_box_is_read(void)
{
    CHECK_TEXT("", tiny_with("about \"A \\\"tiny\\\" one\"\nmoney \" kr\" after\nfelt #0a0B0c\n"
                             "words house \"hut\" hotel \"inn\" release \"key\" pot \"well\"\n"));
    CHECK_TEXT("A \"tiny\" one", tiny_edition.about);
    CHECK_TEXT(" kr", tiny_edition.money.sign);
    CHECK(tiny_edition.money.sign_after);
    CHECK_INT(0x0A0B0C, tiny_edition.felt);
    CHECK_TEXT("hut", edition_noun(&tiny_edition, NOUN_HOUSE));
    CHECK_TEXT("inn", edition_noun(&tiny_edition, NOUN_HOTEL));
    CHECK_TEXT("key", edition_noun(&tiny_edition, NOUN_RELEASE));
    CHECK_TEXT("well", edition_noun(&tiny_edition, NOUN_POT));
}

static const char *noun_form(NounId noun, int form)
{
    return tiny_edition.nouns[noun].forms[form];
}

static void words_have_plurals_and_genders(void)
{
    CHECK_TEXT("", tiny_with("words house \"hut\" hotel \"abbey\" \"abbeys\"\n"
                             "words jail \"dom\" \"domy\" \"domów\" \"domu\" tax \"taxe#f\"\n"));
    CHECK_TEXT("huts", noun_form(NOUN_HOUSE, 1));
    CHECK_TEXT("", noun_form(NOUN_HOUSE, 2));
    CHECK_TEXT("abbeys", noun_form(NOUN_HOTEL, 1));
    CHECK_TEXT("domu", noun_form(NOUN_JAIL, 3));
    CHECK_TEXT("taxe#f", noun_form(NOUN_TAX, 0));
    CHECK_TEXT("taxes#f", noun_form(NOUN_TAX, 1));
    CHECK_TEXT("", noun_form(NOUN_RENT, 0));
    CHECK_TEXT("rent", edition_noun(&tiny_edition, NOUN_RENT));
}

static void digits_of_money_stand_in_groups(void)
{
    char written[40];
    CHECK_TEXT("", tiny_with("money \"Rs. \" before grouping indian\n"));
    Text text = text_into(written, sizeof written);
    edition_money_write(&tiny_edition, 12345678, &text);
    CHECK_TEXT("Rs. 1,23,45,678", written);
    CHECK_TEXT("", tiny_with("money \" kr\" after grouping thousands\n"));
    text_clear(&text);
    edition_money_write(&tiny_edition, -1234567, &text);
    CHECK_TEXT("-1,234,567 kr", written);
    CHECK_TEXT("", tiny_with("money \"$\" before\n"));
    CHECK_INT(GROUPING_THOUSANDS, tiny_edition.money.grouping);
    CHECK_TEXT("", tiny_with("money \"$\" before grouping none\n"));
    CHECK_INT(GROUPING_NONE, tiny_edition.money.grouping);
}

static void G2_mistakes_of_the_box(void)
{
    static const Row rows[] = {
        {"hose 5\n",
         "'hose' is no statement, expected edition, based, about, account, money, felt, "
         "theme, "
         "words, "
         "rule, group, space, spaces, deck, card, token, remove, when or in"},
        {"grop red\n", "'grop' is no statement, did you mean 'group'?"},
        {"\"x\"\n",
         "a text in quotes is no statement, expected edition, based, about, account, money, felt, "
         "theme, "
         "words, rule, group, space, spaces, deck, card, token, remove, when or in"},
        {"about\n", "the description is missing, expected a text in quotes"},
        {"about plain\n", "the description cannot be 'plain', expected a text in quotes"},
        {"about \"\"\n", "the description is empty"},
        {"about \"x\" y\n", "'y' is too much, expected the end of the line"},
        {"about \"x\n", "the closing quote is missing"},
        {"money \"$$$$$$$$\" before\n", "the sign of the money is too long, at most 7 letters fit"},
        {"money \"$\"\n", "the place of the sign is missing, expected before or after"},
        {"money \"$\" behind\n", "'behind' is no place of the sign, expected before or after"},
        {"felt red\n", "the colour cannot be 'red', expected six hexadecimal digits like #D9EADB"},
        {"felt #1234567\n",
         "the colour cannot be '#1234567', expected six hexadecimal digits like #D9EADB"},
        {"felt\n", "the colour is missing, expected six hexadecimal digits like #D9EADB"},
        {"words\n", "the thing with a word is missing, expected house, hotel, release, pot, jail, "
                    "fine, bank, salary, tax, rent, "
                    "street, building, count_rent or dice_rent"},
        {"words hut \"x\"\n", "'hut' is no thing with a word, expected house, hotel, release, pot, "
                              "jail, fine, bank, salary, tax, rent, "
                              "street, building, count_rent or dice_rent"},
        {"words house \"a house that is far too long to be a word for one\"\n",
         "the word for it is too long, at most 47 letters fit"},
        {"words house \"a\" \"b\" \"c\" \"d\" \"e\"\n", "a thing has at most four words"},
        {"words house \"a\" \"\"\n", "the word for several is empty"},
        {"money \"$\" before grouping\n",
         "the grouping of digits is missing, expected thousands, indian or none"},
        {"money \"$\" before grouping lakh\n",
         "'lakh' is no grouping of digits, expected thousands, indian or none"},
        {"edition tiny \"Tiny\"\n",
         "'edition' stands too late, expected it once, at the beginning of the file"},
        {"remove space go\n", "'space' is no thing to remove, expected group, deck or token"},
        {"remove token cat\n", "there is no token 'cat', did you mean 'hat'?"},
        {"remove token hat x\n", "'x' is too much, expected the end of the line"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_rules(void)
{
    static const Row rows[] = {
        {"rule\n", "the rule is missing, expected the word of one"},
        {"rule aucton on\n", "'aucton' is no rule, did you mean 'auction'?"},
        {"rule xyzzy on\n", "'xyzzy' is no rule"},
        {"rule auction\n", "auction has no value, expected on or off"},
        {"rule auction maybe\n", "auction cannot be 'maybe', expected on or off"},
        {"rule auction on off\n", "'off' is too much, expected the end of the line"},
        {"rule salary -5\n", "salary cannot be '-5', expected a number from 0 to 1000000"},
        {"rule order first\n",
         "order cannot be 'first', expected entered, highest, throws or shuffled"},
        {"rule players_max 2\n",
         "the rule players_max is set twice in this file, expected it once"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_groups(void)
{
    static const Row rows[] = {
        {"group\n", "the word of the group is missing, expected a letter from a to z and then at "
                    "most 30 letters, digits and hyphens"},
        {"group 7up \"Seven\" streets\n",
         "the word of the group cannot be '7up', expected a letter from a to z and then at most 30 "
         "letters, digits and hyphens: 'no-7up'"},
        {"group blue\n", "the name of the group is missing, expected a text in quotes"},
        {"group blue \"Blue\"\n",
         "the kind of the group is missing, expected streets, count or dice"},
        {"group blue \"Blue\" streets hous 5\n",
         "'hous' is no detail of a group, did you mean 'house'?"},
        {"group blue \"Blue\" streets house\n",
         "the price of a house is missing, expected a number from 0 to 1000000"},
        {"group blue \"Blue\" streets house 5000%\n",
         "the price of a house cannot be '5000%', expected a number from 0 to 1000000"},
        {"group blue \"Blue\" streets hotel 5\n", "a price of hotels needs a price of houses"},
        {"group blue \"Blue\" count house 5\n", "only a group of streets has prices of buildings"},
        {"group blue \"Blue\" count rent 1 2 3 4 5 6 7\n",
         "a row of rents has at most six numbers"},
        {"group blue \"Blue\" count rent x\n",
         "the rent cannot be 'x', expected a number from 0 to 1000000"},
        {"group blue \"Blue\" count colour blue\n",
         "the colour cannot be 'blue', expected six hexadecimal digits like #D9EADB"},
        {"group red \"Red\" streets\n", "this group stands already in line 3, expected it once"},
        {"group red \"Red\" house 5\n",
         "new prices need the kind of the group, expected streets, count or dice after the name"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_spaces(void)
{
    static const Row rows[] = {
        {"space\n", "the number of the space is missing, expected a number from 0 to 63"},
        {"space 64 x \"X\" nothing\n",
         "the number of the space cannot be '64', expected a number from 0 to 63"},
        {"space 5 x y\n", "the name of the space cannot be 'y', expected a text in quotes"},
        {"space 5 x \"X\"\n",
         "the kind of the space is missing, expected start, deed, jail or an effect"},
        {"space 5 x \"X\" short \"much too long to fit\" nothing\n",
         "the short name is too long, at most 15 letters fit"},
        {"space 5 x \"X\" start now\n", "'now' is too much, expected the end of the line"},
        {"space 5 x \"X\" jail now\n", "'now' is too much, expected the end of the line"},
        {"space 5 x \"X\" deed\n", "the word of the group is missing, expected red or rail"},
        {"space 5 x \"X\" deed rad price 5\n", "there is no group 'rad', did you mean 'red'?"},
        {"space 5 x \"X\" deed ultraviolet price 5\n", "there is no group 'ultraviolet'"},
        {"space 5 x \"X\" deed red\n",
         "the price of the deed is missing, expected 'price' and a number"},
        {"space 5 x \"X\" deed red price 0\n",
         "the price cannot be '0', expected a number from 1 to 1000000"},
        {"space 5 x \"X\" deed red price 5 mortgage -1\n",
         "the mortgage cannot be '-1', expected a number from 0 to 1000000"},
        {"space 5 x \"X\" deed red price 5 rents 1\n",
         "'rents' is no detail of a deed, did you mean 'rent'?"},
        {"space 5 x \"X\" deed red price 5 rent\n",
         "the rent is missing, expected a number from 0 to 1000000"},
        {"space 4 luck \"Luck\" nothing\n",
         "this space stands already in line 9, expected it once"},
        {"spaces 3\n", "the number of spaces cannot be '3', expected a number from 4 to 64"},
        {"spaces 5 6\n", "'6' is too much, expected the end of the line"},
        {"space 5 x \"X\" deed red price 5 rent 1 2\n",
         "the deed 'x' has the wrong number of rents, expected six rents: the site, one to four "
         "houses, and the hotel"},
        {"space 5 x \"X\" deed red price 5\n",
         "the deed 'x' has the wrong number of rents, expected at least one rent"},
        {"space 5 x \"X\" deed red price 5 rent 1 2 3 4 5 6 mortgage 6\n",
         "the space 'x' has a mortgage above its price"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_decks_and_cards(void)
{
    static const Row rows[] = {
        {"deck\n", "the word of the deck is missing, expected a letter from a to z and then at "
                   "most 30 letters, digits and hyphens"},
        {"deck d\n", "the name of the deck is missing, expected a text in quotes"},
        {"deck d \"D\"\n", "the kind of deck is missing, expected cards, weights or dice"},
        {"deck d \"D\" card\n", "'card' is no kind of deck, did you mean 'cards'?"},
        {"deck pile \"Pile\" cards\n", "this deck stands already in line 10, expected it once"},
        {"card\n", "the text of the card is missing, expected a text in quotes"},
        {"card \"x\"\n",
         "the effect is missing, expected nothing, to, back, forward, nearest, arrest, collect, "
         "pay, tax, draw, release, pot, salary, gain, lose or thief"},
        {"card weight 5 \"x\" nothing\n", "'weight' belongs to the cards of a deck of 'weights'"},
    };
    CHECK_ROWS(rows);
    CHECK_TEXT("tiny.edition:15: the weight of the card is missing, expected 'weight' and a "
               "number\ntiny.edition:16: the weight cannot be '0', expected a number from 1 to "
               "10000000\n",
               tiny_with("deck w \"W\" weights\ncard \"x\" nothing\ncard weight 0 \"x\" "
                         "nothing\n"));
    CHECK_TEXT("tiny.edition:15: the total of the card is missing, expected 'on' and a number\n"
               "tiny.edition:16: the total cannot be '13', expected a number from 2 to 12\n"
               "tiny.edition:17: the highest total cannot be '4', expected a number from 5 to 12\n",
               tiny_with("deck w \"W\" dice\ncard \"x\" nothing\ncard on 13 \"x\" nothing\n"
                         "card on 5 to 4 \"x\" nothing\n"));
    CHECK_TEXT("tiny.edition:2: this card belongs to no deck, expected a deck above it\n",
               tiny_read("edition tiny \"T\"\ncard \"x\" nothing\n"));
}

static void G2_mistakes_of_effects(void)
{
    static const Row rows[] = {
        {"card \"x\" too go\n", "'too' is no effect, did you mean 'to'?"},
        {"card \"x\" to\n", "the word of the space is missing"},
        {"card \"x\" to gaol\n", "there is no space 'gaol'"},
        {"card \"x\" to jale\n", "there is no space 'jale', did you mean 'jail'?"},
        {"card \"x\" to go now\n", "'now' is too much, expected the end of the line"},
        {"card \"x\" back\n", "the number of spaces is missing, expected a number from 1 to 63"},
        {"card \"x\" back 0\n",
         "the number of spaces cannot be '0', expected a number from 1 to 63"},
        {"card \"x\" back to nowhere\n", "there is no space 'nowhere'"},
        {"card \"x\" forward 99\n",
         "the number of spaces cannot be '99', expected a number from 1 to 63"},
        {"card \"x\" nearest reds\n", "there is no group 'reds', did you mean 'red'?"},
        {"card \"x\" nearest red times 0\n",
         "the factor of the rent cannot be '0', expected a number from 1 to 100"},
        {"card \"x\" nearest red dice x\n",
         "the factor of the dice cannot be 'x', expected a number from 1 to 100"},
        {"card \"x\" collect all\n",
         "the sum cannot be 'all', expected a number from 1 to 1000000"},
        {"card \"x\" collect 5 all\n", "'all' is too much, expected the end of the line"},
        {"card \"x\" pay\n",
         "nothing to pay, expected a sum, or percent, street, house or hotel with a number"},
        {"card \"x\" pay 0\n", "the sum cannot be '0', expected a number from 1 to 1000000"},
        {"card \"x\" pay lesser 5\n",
         "'lesser' and 'choice' lie between two things, expected a sum and then percent, street, "
         "house or hotel with a number"},
        {"card \"x\" tax choice percent 5\n",
         "'lesser' and 'choice' lie between two things, expected a sum and then percent, street, "
         "house or hotel with a number"},
        {"card \"x\" tax percent 101\n",
         "the percentage cannot be '101', expected a number from 1 to 100"},
        {"card \"x\" tax street x\n",
         "the sum for a street cannot be 'x', expected a number from 1 to 1000000"},
        {"card \"x\" pay house\n",
         "the sum for a house is missing, expected a number from 1 to 1000000"},
        {"card \"x\" pay hotel 0\n",
         "the sum for a hotel cannot be '0', expected a number from 1 to 1000000"},
        {"card \"x\" pay 5 or\n", "'or' leads to a deck, expected 'or draw DECK'"},
        {"card \"x\" pay 5 or draw pipe\n", "there is no deck 'pipe', did you mean 'pile'?"},
        {"card \"x\" pay house 5 each\n", "'each' is too much, expected the end of the line"},
        {"card \"x\" gain hotel\n", "'hotel' is no gain, expected deed or building"},
        {"card \"x\" lose deed\n", "'deed' is no loss, expected building"},
        {"card \"x\" draw\n", "the word of the deck is missing, expected pile"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_tokens(void)
{
    static const Row rows[] = {
        {"token\n", "the word of the token is missing, expected a letter from a to z and then at "
                    "most 30 letters, digits and hyphens"},
        {"token cat\n", "the name of the token is missing, expected a text in quotes"},
        {"token cat \"Cat\" symbol CC\n",
         "the symbol of the token must be one plain letter or sign, no quotes"},
        {"token cat \"Cat\" taxes 5\n", "'taxes' is no detail of a token, did you mean 'tax'?"},
        {"token cat \"Cat\" tax 1001\n",
         "the percentage cannot be '1001', expected a number from 0 to 1000"},
        {"token cat \"Cat\" salary x\n",
         "the change of the salary cannot be 'x', expected a number from -1000000 to 1000000"},
        {"token cat \"Cat\" jail-turns 0\n",
         "the number of jail turns cannot be '0', expected a number from 1 to 9"},
        {"token hat \"Hat\"\n", "this token stands already in line 12, expected it once"},
        {"token hen \"Hen\" symbol H\n",
         "the token 'hen' has the symbol H like 'hat', expected its own: 'symbol E'"},
    };
    CHECK_ROWS(rows);
}

static void G2_mistakes_of_conditions(void)
{
    static const Row rows[] = {
        {"when\n", "the condition is missing, expected 'when RULE=VALUE'"},
        {"when pott=on about \"x\"\n", "'pott' is no rule, did you mean 'pot'?"},
        {"when pot about \"x\"\n", "pot has no value, expected '=' and then on or off"},
        {"when pot=yes about \"x\"\n", "pot cannot be 'yes', did you mean 'on'?"},
        {"when pot=on\n",
         "the statement is missing, expected edition, based, about, account, money, felt, "
         "theme, "
         "words, rule, group, space, spaces, deck, card, token, remove, when or in"},
        {"when pot=off rule auction on\n", "'rule' cannot stand behind 'when'"},
        {"when pot=off when pot=off about \"x\"\n", "'when' cannot stand behind 'when'"},
        {"when pot=on space 5 x \"X\" too go\n",
         "'too' is no kind of space or effect, did you mean 'to'?"},
        {"when pot=off card \"x\" too go\n", "'too' is no effect, did you mean 'to'?"},
    };
    CHECK_ROWS(rows);
    CHECK_TEXT("tiny.edition:15: this deck stands already in line 14, expected it once\n",
               tiny_with("when pot=off deck pile \"Pile\" cards\n"
                         "when pot=off deck pile \"Pile\" cards\ncard \"x\" nothing\n"));
    CHECK_TEXT("tiny.edition:15: this deck stands already in line 14, and a 'when' line comes "
               "after the plain one\n",
               tiny_with("when pot=off deck pile \"Pile\" cards\n"
                         "deck pile \"Pile\" cards\ncard \"x\" nothing\n"));
}

static void G2_all_mistakes_at_once(void)
{
    CHECK_TEXT("tiny.edition:2: 'pott' is no rule, did you mean 'pot'?\n"
               "tiny.edition:3: the colour cannot be 'rod', expected six hexadecimal digits like "
               "#D9EADB\n"
               "tiny.edition:5: the price cannot be 'x', expected a number from 1 to 1000000\n"
               "tiny.edition:6: there is no deck 'nothing-here'\n"
               "tiny.edition:7: the closing quote is missing\n",
               tiny_read("edition tiny \"Tiny\"\n"
                         "rule pott on\n"
                         "group red \"Red\" streets colour rod\n"
                         "space 0 go \"Go\" start\n"
                         "space 1 first \"First\" deed red price x\n"
                         "space 2 luck \"Luck\" draw nothing-here\n"
                         "token hat \"Hat\n"));
}

static void G2_the_beginning_of_a_file(void)
{
    CHECK_TEXT("tiny.edition: the file says nothing, expected 'edition tiny \"Title\"'\n",
               tiny_read("# only a comment\n"));
    CHECK_TEXT("tiny.edition: the file says nothing, expected 'edition tiny \"Title\"'\n",
               tiny_read_all("tiny", NULL, 0, NULL, NULL));
    CHECK_TEXT("tiny.edition:1: the file does not begin well, expected 'edition tiny \"Title\"'\n",
               tiny_read("about \"x\"\n"));
    CHECK_TEXT("tiny.edition:1: the edition calls itself 'small', expected the name of its file, "
               "'tiny'\n",
               tiny_read("edition small \"Small\"\n"));
    CHECK_TEXT("tiny.edition:1: the title of the edition is missing, expected a text in quotes\n",
               tiny_read("edition tiny\n"));
    CHECK_TEXT("tiny.edition:2: the line is not UTF-8 text, save the file as UTF-8\n",
               tiny_read("edition tiny \"Tiny\"\nabout \"\xFF\"\n"));
}

static void G2_unknown_editions_and_bases(void)
{
    Problems *problems = &tiny_problems;
    memset(problems, 0, sizeof *problems);
    CHECK(!edition_read(edition_files(), "clasic", NULL, &tiny_edition, problems));
    CHECK_INT(1, problems->count);
    CHECK_TEXT("there is no edition 'clasic', did you mean 'classic'?", problems->list[0].sentence);
    memset(problems, 0, sizeof *problems);
    CHECK(!edition_read(edition_files(), "xyzzyx", NULL, &tiny_edition, problems));
    CHECK_TEXT("there is no edition 'xyzzyx'", problems->list[0].sentence);
    CHECK_TEXT("tiny.edition:2: the base is missing, expected 'based on' and an edition\n",
               tiny_read("edition tiny \"Tiny\"\nbased on\n"));
    CHECK_TEXT("tiny.edition:2: there is no edition 'big'\n",
               tiny_read("edition tiny \"Tiny\"\nbased on big\nspace 5 x \"X\"\n"
                         "group y \"Y\"\ncard \"y\" to nowhere\n"));
    CHECK_TEXT("tiny.edition:2: there is no edition 'big'\n"
               "tiny.edition:3: 'grop' is no statement, did you mean 'group'?\n",
               tiny_read("edition tiny \"Tiny\"\nbased on big\ngrop\n"));
    CHECK_TEXT("tiny.edition:2: the edition 'tiny' would build on itself, expected a base that "
               "does not lead back\n",
               tiny_read("edition tiny \"Tiny\"\nbased on tiny\n"));
    CHECK_TEXT("tiny.edition:2: 'there' is too much, expected the end of the line\n",
               tiny_read("edition tiny \"Tiny\"\nbased on tiny there\n"));
    const char *late = "edition tiny \"Tiny\"\nmoney \"$\" before\nbased on classic\n";
    CHECK_TEXT("tiny.edition:3: 'based on' stands too late, expected it right after the 'edition' "
               "line\n",
               tiny_read_all("tiny", late, strlen(late), edition_files(), NULL));
}

/* Editions that build on each other: 1 on 2, 2 on 3, ... */
static bool read_ladder(int count)
{
    static char texts[16][100], words[16][16];
    static EditionSource sources[16];
    for (int i = 0; i < count; i++) {
        snprintf(words[i], sizeof words[i], "e%d", i);
        if (i + 1 < count)
            snprintf(texts[i], sizeof texts[i], "edition e%d \"E\"\nbased on e%d\n", i, i + 1);
        else
            snprintf(texts[i], sizeof texts[i], "edition e%d \"E\"\nbased on classic\n", i);
        sources[i] = (EditionSource){words[i], words[i], texts[i], strlen(texts[i])};
    }
    sources[count] = *edition_source(edition_files(), "classic");
    EditionLibrary library = {.sources = sources, .count = count + 1};
    memset(&tiny_problems, 0, sizeof tiny_problems);
    return edition_read(&library, "e0", NULL, &tiny_edition, &tiny_problems);
}

static void bases_go_eight_deep(void)
{
    CHECK(read_ladder(7));
    CHECK_TEXT("e0", tiny_edition.word);
    CHECK_INT(28, tiny_edition.deed_count);
    CHECK(!read_ladder(8));
    CHECK_TEXT("too many editions build on each other, at most 8 may",
               tiny_problems.list[0].sentence);
    CHECK_TEXT("e7", tiny_problems.list[0].file);
}

static const char *on_classic(const char *more, const char *house)
{
    char text[4000];
    snprintf(text, sizeof text, "edition tiny \"Tiny\"\nbased on classic\n%s", more);
    return tiny_read_all("tiny", text, strlen(text), edition_files(), house);
}

static void a_base_gives_all_that_is_not_said(void)
{
    static Edition classic;
    edition_file_read("classic", NULL, &classic);
    CHECK_TEXT("", on_classic("", NULL));
    CHECK_TEXT("tiny", tiny_edition.word);
    CHECK_TEXT("", tiny_edition.about);
    CHECK_INT(edition_hash(&classic), edition_hash(&tiny_edition));
    CHECK_TEXT("", on_classic("rule salary 300\nspace 39 end \"The End\"\n"
                              "space 20 rest \"Rest\" collect 5\n"
                              "group brown \"Mud\" colour #010203\n"
                              "deck chest \"Strongbox\"\n"
                              "token car \"Cart\" tax 50\ntoken cat \"Cat\" symbol c\n",
                              NULL));
    CHECK_INT(300, tiny_edition.rule[RULE_SALARY]);
    CHECK_TEXT("The End", tiny_edition.space_label[39].name);
    CHECK_INT(2000, tiny_edition.deeds[27].rent[5]);
    CHECK_INT(EFFECT_COLLECT, tiny_edition.spaces[20].effect.kind);
    CHECK_INT(0x010203, tiny_edition.groups[0].colour);
    CHECK_INT(50, tiny_edition.deeds[0].house_price);
    CHECK_TEXT("Strongbox", tiny_edition.deck_label[1].name);
    CHECK_INT(16, tiny_edition.decks[1].card_count);
    CHECK_INT(9, tiny_edition.token_count);
    CHECK_INT(50, tiny_edition.tokens[0].tax);
    CHECK(tiny_edition.has_perks);
}

static void a_deck_of_the_base_is_replaced_whole(void)
{
    CHECK_TEXT("", on_classic("deck chest \"Chest\" cards\ncard \"x\" nothing\n", NULL));
    CHECK_INT(1, tiny_edition.decks[1].card_count);
    CHECK_INT(16, tiny_edition.decks[0].card_count);
    CHECK_TEXT("tiny.edition:4: this card belongs to no deck, expected a deck above it\n",
               on_classic("deck chest \"Chest\"\ncard \"x\" nothing\n", NULL));
}

static void a_board_can_shrink(void)
{
    CHECK_TEXT("tiny.edition:3: this does not fit line 212 of classic.edition: the card 'A stroll "
               "by the sea: go to Boardwalk.' leads to a space beyond the board\n",
               on_classic("spaces 39\n", NULL));
    CHECK_TEXT("",
               on_classic("spaces 39\ndeck chance \"Chance\" cards\ncard \"x\" nothing\n", NULL));
    CHECK_INT(39, tiny_edition.space_count);
    CHECK_INT(27, tiny_edition.deed_count);
    CHECK_INT(1, tiny_edition.groups[7].deed_count);
    CHECK_TEXT("tiny.edition:4: the space 'far' lies beyond the number of spaces that 'spaces' "
               "gives\n",
               on_classic("spaces 39\nspace 39 far \"Far\" nothing\n", NULL));
}

static void parts_of_the_base_can_be_removed(void)
{
    CHECK_TEXT("", on_classic("remove token car\nremove token dog\ntoken cat \"Cat\" symbol K\n"
                              "rule players_max 7\n",
                              NULL));
    CHECK_INT(7, tiny_edition.token_count);
    CHECK_TEXT("cat", tiny_edition.token_label[0].word);
    CHECK_TEXT("hat", tiny_edition.token_label[1].word);
    CHECK_TEXT("", on_classic("remove deck chance\n"
                              "space 7 a \"A\" nothing\nspace 22 b \"B\" nothing\n"
                              "space 36 c \"C\" draw chest\n",
                              NULL));
    CHECK_INT(1, tiny_edition.deck_count);
    CHECK_TEXT("chest", tiny_edition.deck_label[0].word);
    CHECK_INT(0, tiny_edition.spaces[36].effect.target);
    CHECK_TEXT("", on_classic("remove group brown\nspace 1 a \"A\" nothing\n"
                              "space 3 b \"B\" nothing\n",
                              NULL));
    CHECK_INT(9, tiny_edition.group_count);
    CHECK_TEXT("light-blue", tiny_edition.group_label[0].word);
    CHECK_INT(26, tiny_edition.deed_count);
    CHECK_INT(0, tiny_edition.deeds[1].group);
    CHECK_TEXT("Railroads", tiny_edition.group_label[tiny_edition.deeds[0].group].name);
}

static void what_lost_its_group_or_deck_is_named(void)
{
    CHECK_TEXT(
        "tiny.edition:3: this does not fit line 153 of classic.edition: the space 'mediterranean' "
        "belongs to a group that is not there any more (and 1 more like it)\n",
        on_classic("remove group brown\n", NULL));
    CHECK_TEXT("tiny.edition:3: this does not fit line 154 of classic.edition: the space 'chest-1' "
               "draws from a deck that is not there (and 2 more like it)\n",
               on_classic("remove deck chest\n", NULL));
}

static void mistakes_of_a_base_name_its_file(void)
{
    const char *base = "edition base \"Base\"\nrule auction perhaps\n";
    EditionSource source = {"base", "base.edition", base, strlen(base)};
    EditionLibrary library = {.sources = &source, .count = 1};
    const char *text = "edition tiny \"Tiny\"\nbased on base\nmoney x\n";
    CHECK_TEXT("base.edition:2: auction cannot be 'perhaps', expected on or off\n"
               "tiny.edition:3: the sign of the money cannot be 'x', expected a text in quotes\n",
               tiny_read_all("tiny", text, strlen(text), &library, NULL));
}

static void a_condition_chooses(void)
{
    const char *more = "when pot=on space 4 luck \"Luck\" pot\n"
                       "when pot=on words pot \"Well\"\n"
                       "when pot=off deck pile \"Pile\" cards\ncard \"a\" collect 1\n"
                       "when pot=off card \"b\" collect 2\n"
                       "when pot=on card \"c\" collect 3\n"
                       "when pot=on deck pile \"Pile\" cards\ncard \"d\" pay 1\n"
                       "when pot=on token cat \"Cat\"\nwhen pot=on spaces 6\n"
                       "when pot=on space 5 end \"End\" deed green price 5\n"
                       "when pot=on group green \"Green\" count rent 4\n"
                       "when pot=on felt #111111\nwhen pot=on money \"x\" before\n"
                       "when pot=on about \"Pot\"\n";
    CHECK_TEXT("", tiny_with(more));
    CHECK_INT(EFFECT_DRAW, tiny_edition.spaces[4].effect.kind);
    CHECK_TEXT("pot", edition_noun(&tiny_edition, NOUN_POT));
    CHECK_INT(2, tiny_edition.decks[0].card_count);
    CHECK_TEXT("b", tiny_edition.card_text[0][1]);
    CHECK_INT(2, tiny_edition.token_count);
    CHECK_TEXT("", tiny_edition.about);
    CHECK_TEXT("", tiny_house(more, "pot=on"));
    CHECK_INT(EFFECT_POT, tiny_edition.spaces[4].effect.kind);
    CHECK_TEXT("Well", edition_noun(&tiny_edition, NOUN_POT));
    CHECK_INT(1, tiny_edition.decks[0].card_count);
    CHECK_TEXT("d", tiny_edition.card_text[0][0]);
    CHECK_INT(3, tiny_edition.token_count);
    CHECK_INT(6, tiny_edition.space_count);
    CHECK_INT(3, tiny_edition.group_count);
    CHECK_INT(4, tiny_edition.deeds[2].rent[0]);
    CHECK_INT(0x111111, tiny_edition.felt);
    CHECK_TEXT("Pot", tiny_edition.about);
}

static void a_condition_holds_for_house_rules(void)
{
    CHECK_TEXT("", tiny_house("when pot=on space 4 luck \"Luck\" pot\n", "pot=on"));
    CHECK_INT(EFFECT_POT, tiny_edition.spaces[4].effect.kind);
    CHECK_TEXT("", tiny_house("when chest_deck=old card \"x\" pay 5\n"
                              "when chest_deck=old deck pile \"Pile\" cards\ncard \"y\" pay 6\n",
                              "chest_deck=old"));
    CHECK_INT(6, tiny_edition.decks[0].cards[0].effect.amount);
    CHECK_TEXT("", tiny_house("when luxury_tax=old words pot \"Well\"\n", "luxury_tax=old"));
    CHECK_TEXT(
        "", tiny_house("when site_rent=old group red \"Red\" streets house 30\n", "site_rent=old"));
    CHECK_INT(30, tiny_edition.deeds[0].house_price);
}

static void G3_printings_need_a_second_printing(void)
{
    CHECK_TEXT("house rule: chest_deck=old is not possible in 'tiny': it has only one printing of "
               "this\n",
               tiny_house("", "chest_deck=old"));
    CHECK_TEXT("", tiny_house("", "chest_deck=current"));
    CHECK_TEXT("", tiny_with("rule chest_deck old\n"));
    /* London restates both taxes: what classic offers is gone. */
    const char *text = "edition tiny \"Tiny\"\nbased on classic\n"
                       "space 4 tax \"Tax\" tax 5\n";
    CHECK_TEXT("house rule: income_tax=choice is not possible in 'tiny': it has only one printing "
               "of this\n",
               tiny_read_all("tiny", text, strlen(text), edition_files(), "income_tax=choice"));
    CHECK_TEXT("", tiny_read_all("tiny", text, strlen(text), edition_files(), "luxury_tax=old"));
    CHECK_INT(75, tiny_edition.spaces[38].effect.amount);
}

static void G3_house_rules_are_read(void)
{
    static HouseRules rules;
    char buffer[200];
    Text why = text_into(buffer, sizeof buffer);
    memset(&rules, 0, sizeof rules);
    CHECK(house_rule_add(&rules, "auction=off", NULL, &why));
    CHECK(house_rule_add(&rules, "start_money=2000", NULL, &why));
    CHECK(house_rule_add(&rules, "auction=on", NULL, &why));
    CHECK_INT(2, rules.count);
    CHECK_INT(1, rules.list[0].value);
    CHECK_INT(2000, rules.list[1].value);
    CHECK_TEXT("", buffer);
    CHECK(!house_rule_add(&rules, "start_money=2000000", NULL, &why));
    CHECK_TEXT("start_money cannot be '2000000', expected a number from 0 to 1000000", buffer);
    text_clear(&why);
    CHECK(!house_rule_add(&rules, "auctoin=on", NULL, &why));
    CHECK_TEXT("'auctoin' is no rule, did you mean 'auction'?", buffer);
    text_clear(&why);
    CHECK(!house_rule_add(&rules, "auction", NULL, &why));
    CHECK_TEXT("auction has no value, expected '=' and then on or off", buffer);
    text_clear(&why);
    CHECK(!house_rule_add(&rules, "", NULL, &why));
    CHECK_TEXT("'' is no rule", buffer);
    text_clear(&why);
    CHECK(!house_rule_add(&rules,
                          "a_word_that_is_very_much_longer_than_any_rule_that_we_would_ever_"
                          "think_of=on",
                          NULL, &why));
    CHECK_INT(2, rules.count);
}

static void G3_house_rules_that_the_rents_cannot_follow(void)
{
    CHECK_TEXT("house rule: hotel=beside is not possible in 'tiny': its rents are printed for the "
               "other kind of hotel\n",
               tiny_house("", "hotel=beside"));
    CHECK_TEXT("", tiny_house("", "hotel=none"));
    CHECK_INT(0, tiny_edition.deeds[0].hotel_price);
    CHECK_TEXT("", tiny_house("", "mortgage_percent=40"));
    CHECK_INT(16, tiny_edition.deeds[0].mortgage);
    const char *text = "edition tiny \"Tiny\"\nrule players_max 2\n"
                       "group a \"A\" count rent 5\nspace 0 go \"Go\" start\n"
                       "space 1 a \"A\" deed a price 5 mortgage 2\nspace 2 b \"B\" jail\n"
                       "space 3 c \"C\" nothing\ntoken d \"D\"\ntoken e \"E\"\n";
    CHECK_TEXT("house rule: mortgage_percent=40 is not possible in 'tiny': its deeds name their "
               "mortgages themselves\n",
               tiny_read_all("tiny", text, strlen(text), NULL, "mortgage_percent=40"));
}

static void M3_rents_and_buildings_by_the_price(void)
{
    CHECK_TEXT("", tiny_with("rule hotel none\n"
                             "group m \"M\" streets house 60% rates 10 50 120 220 250\n"
                             "space 5 a \"A\" deed m price 200\n"
                             "group n \"N\" count rates 10\n"
                             "space 6 b \"B\" deed n price 155\n"));
    const Deed *a = &tiny_edition.deeds[2];
    CHECK_INT(120, a->house_price);
    CHECK_INT(0, a->hotel_price);
    CHECK_INT(20, a->rent[0]);
    CHECK_INT(100, a->rent[1]);
    CHECK_INT(440, a->rent[3]);
    CHECK_INT(500, a->rent[4]);
    CHECK_INT(0, a->rent[5]);
    CHECK_INT(15, tiny_edition.deeds[3].rent[0]);
    CHECK_INT(15, tiny_edition.deeds[3].rent[3]);
    CHECK_TEXT("tiny.edition:16: the deed 'a' has the wrong number of rents, expected the rents "
               "of the site and of one to four houses\n",
               tiny_with("rule hotel none\ngroup m \"M\" streets house 60% rates 10 50 120 220\n"
                         "space 5 a \"A\" deed m price 200\n"));
}

static const char bharat[] =
    "edition tiny \"Tiny\"\nrule hotel beside\nrule houses_per_street 3\nrule players_max 2\n"
    "rule doubles_to_jail 0\n"
    "group c \"C\" streets\ngroup d \"D\" count\n"
    "space 0 go \"Go\" start\n"
    "space 1 a \"A\" deed c price 100 house 40 hotel 90 rent 10 30 100\n"
    "space 2 b \"B\" deed c price 200 house 60 rent 10 30 100\n"
    "space 3 e \"E\" deed d price 50 rent 5 20\n"
    "space 4 f \"F\" deed d price 50 rent 6 30\n"
    "space 5 t \"T\" tax lesser 500 street 50\n"
    "space 6 w \"W\" tax lesser 500 house 50 hotel 100\n"
    "space 7 x \"X\" draw x\n"
    "deck x \"X\" dice\ncard on 2 to 6 \"u\" to go\ncard on 7 \"v\" nothing\n"
    "card on 8 to 12 \"w\" collect 5\n"
    "token k \"K\"\ntoken l \"L\"\n";

static void I3_I5_I6_I7_cities_companies_tables_and_taxes(void)
{
    CHECK_TEXT("", tiny_read(bharat));
    const Edition *e = &tiny_edition;
    CHECK_INT(40, e->deeds[0].house_price);
    CHECK_INT(90, e->deeds[0].hotel_price);
    CHECK_INT(60, e->deeds[1].hotel_price);
    CHECK_INT(100, e->deeds[0].rent[2]);
    CHECK_INT(20, e->deeds[2].rent[1]);
    CHECK_INT(30, e->deeds[3].rent[1]);
    CHECK_INT(CHARGE_LESSER, e->spaces[5].effect.how);
    CHECK_INT(50, e->spaces[5].effect.per_street);
    CHECK_INT(100, e->spaces[6].effect.per_hotel);
    CHECK_INT(DECK_DICE, e->decks[0].kind);
    CHECK_INT(8, e->decks[0].cards[2].low);
    CHECK_INT(12, e->decks[0].cards[2].high);
    CHECK_INT(NO_SPACE, e->jail);
    CHECK_TEXT("house rule: hotel=top is not possible in 'tiny': its rents are printed for the "
               "other kind of hotel\n",
               tiny_read_all("tiny", bharat, sizeof bharat - 1, NULL, "hotel=top"));
    const char *wrong = "edition tiny \"Tiny\"\nrule hotel beside\ngroup c \"C\" streets house 5\n"
                        "space 0 go \"Go\" start\nspace 1 a \"A\" deed c price 100 rent 10 30\n";
    CHECK_TEXT("tiny.edition:5: the deed 'a' has the wrong number of rents, expected three rents: "
               "the site, each house, and each hotel\n",
               tiny_read(wrong));
}

static void B3_tokens_with_perks(void)
{
    CHECK_TEXT("", tiny_with("token horse \"Horse\" symbol h tax 80 rent-received 130 rent-paid 70 "
                             "price 110 building 50 salary -50 jail-turns 4\n"));
    const Token *horse = &tiny_edition.tokens[2];
    CHECK_INT('h', horse->symbol);
    CHECK_INT(80, horse->tax);
    CHECK_INT(130, horse->rent_received);
    CHECK_INT(70, horse->rent_paid);
    CHECK_INT(110, horse->price);
    CHECK_INT(50, horse->building);
    CHECK_INT(-50, horse->salary);
    CHECK_INT(4, horse->jail_turns);
    CHECK(tiny_edition.has_perks);
}

static void every_effect_is_read(void)
{
    static const struct {
        const char *words;
        Effect effect;
    } rows[] = {
        {"nothing", {.kind = EFFECT_NOTHING}},
        {"to jail", {.kind = EFFECT_MOVE_TO, .target = 3}},
        {"back to first", {.kind = EFFECT_BACK_TO, .target = 1}},
        {"forward 3", {.kind = EFFECT_MOVE_BY, .amount = 3}},
        {"back 3", {.kind = EFFECT_MOVE_BY, .amount = -3}},
        {"nearest rail times 2", {.kind = EFFECT_NEAREST, .target = 1, .factor = 2}},
        {"nearest rail", {.kind = EFFECT_NEAREST, .target = 1, .factor = 1}},
        {"nearest red dice 10", {.kind = EFFECT_NEAREST, .factor = 1, .dice_factor = 10}},
        {"arrest", {.kind = EFFECT_JAIL}},
        {"collect 5", {.kind = EFFECT_COLLECT, .amount = 5}},
        {"collect 5 each", {.kind = EFFECT_COLLECT_EACH, .amount = 5}},
        {"pay 5", {.kind = EFFECT_PAY, .amount = 5}},
        {"pay 5 each", {.kind = EFFECT_PAY_EACH, .amount = 5}},
        {"pay 5 or draw pile", {.kind = EFFECT_PAY_OR_DRAW, .amount = 5}},
        {"pay house 25 hotel 100", {.kind = EFFECT_PAY, .per_house = 25, .per_hotel = 100}},
        {"tax choice 200 percent 10",
         {.kind = EFFECT_TAX, .how = CHARGE_CHOICE, .amount = 200, .percent = 10}},
        {"tax lesser 500 street 50",
         {.kind = EFFECT_TAX, .how = CHARGE_LESSER, .amount = 500, .per_street = 50}},
        {"draw pile", {.kind = EFFECT_DRAW}},
        {"release", {.kind = EFFECT_RELEASE}},
        {"pot", {.kind = EFFECT_POT}},
        {"salary", {.kind = EFFECT_SALARY}},
        {"gain deed", {.kind = EFFECT_GAIN_DEED}},
        {"gain building", {.kind = EFFECT_GAIN_BUILDING}},
        {"lose building", {.kind = EFFECT_LOSE_BUILDING}},
        {"thief", {.kind = EFFECT_THIEF}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char line[100];
        snprintf(line, sizeof line, "card \"x\" %s\n", rows[i].words);
        CHECK_TEXT("", tiny_with(line));
        const Effect *got = &tiny_edition.decks[0].cards[1].effect;
        const Effect *want = &rows[i].effect;
        CHECK_INT(want->kind, got->kind);
        CHECK_INT(want->target, got->target);
        CHECK_INT(want->how, got->how);
        CHECK_INT(want->percent, got->percent);
        CHECK_INT(want->factor, got->factor);
        CHECK_INT(want->dice_factor, got->dice_factor);
        CHECK_INT(want->amount, got->amount);
        CHECK_INT(want->per_street, got->per_street);
        CHECK_INT(want->per_house, got->per_house);
        CHECK_INT(want->per_hotel, got->per_hotel);
    }
}

/* `text` with `count` lines made from `format` and a number. */
static const char *tiny_many(const char *before, const char *format, int first, int count)
{
    static char more[8000];
    size_t length = (size_t)snprintf(more, sizeof more, "%s", before);
    for (int i = first; i < first + count; i++)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        length += (size_t)snprintf(more + length, sizeof more - length, format, i, i, i);
#pragma GCC diagnostic pop
    return tiny_with(more);
}

static void G2_there_is_room_for_so_many(void)
{
    CHECK_TEXT("tiny.edition:28: there are too many groups, at most 16 fit\n",
               tiny_many("", "group g%d \"G%d\" count rent 1\n", 0, 15));
    CHECK_TEXT("tiny.edition:17: there are too many decks, at most 4 fit\n",
               tiny_many("", "deck d%d \"D%d\" cards\n", 0, 4));
    CHECK_TEXT("tiny.edition:45: there are too many cards in this deck, at most 32 fit\n",
               tiny_many("", "card \"c%d\" nothing\n", 0, 32));
    CHECK(strstr(tiny_many("", "token t%d \"T%d\" symbol x\n", 0, 15),
                 "tiny.edition:28: there are too many tokens, at most 16 fit\n") != NULL);
    CHECK_TEXT("tiny.edition:52: the deed 's43' is one too many, at most 40 fit on a board\n",
               tiny_many("", "space %d s%d \"S%d\" deed red price 5 rent 1 1 1 1 1 1\n", 5, 39));
}

static void G2_a_wrong_file_leaves_the_edition_alone(void)
{
    CHECK_TEXT("", tiny_with(""));
    uint64_t before = edition_hash(&tiny_edition);
    CHECK(tiny_with("space 4 luck \"Luck\" nothing\n")[0] != '\0');
    CHECK_INT(before, edition_hash(&tiny_edition));
    CHECK_TEXT("Tiny", tiny_edition.title);
}

/* Reads `text` and looks only whether it survives and answers consistently. */
static void survive(const char *word, const char *text, size_t length)
{
    CHECK(strcmp(tiny_read_all(word, text, length, NULL, NULL),
                 "the answer and the problems disagree") != 0);
}

static void G2_truncations_never_crash(void)
{
    const EditionSource *classic = edition_source(edition_files(), "classic");
    char *copy = malloc(classic->length + 1);
    /* A separate block for each length, so that a byte too far is noticed. */
    bool comment = false;
    for (size_t length = 0; length < classic->length; length++) {
        /* Inside a comment all cuts are alike. */
        bool inside = comment;
        char next = classic->text[length];
        if (next == '#' && length > 0 &&
            (classic->text[length - 1] == ' ' || classic->text[length - 1] == '\n'))
            comment = classic->text[length + 1] == ' ' || classic->text[length + 1] == '\n';
        if (next == '\n') comment = false;
        if (inside && comment) continue;
        char *exact = realloc(copy, length + 1);
        if (exact == NULL) break;
        copy = exact;
        memcpy(copy, classic->text, length);
        survive("classic", copy, length);
    }
    free(copy);
}

/* tests/fuzz tries millions of these; here a few, in every build. */
static void G2_flipped_bytes_never_crash(void)
{
    const EditionSource *classic = edition_source(edition_files(), "classic");
    Rng rng = rng_seed(1, 2);
    char *copy = malloc(classic->length);
    for (int round = 0; round < 150; round++) {
        memcpy(copy, classic->text, classic->length);
        uint32_t flips = 1 + rng_below(&rng, 20);
        for (uint32_t i = 0; i < flips; i++)
            copy[rng_below(&rng, (uint32_t)classic->length)] = (char)rng_below(&rng, 256);
        survive("classic", copy, classic->length);
    }
    free(copy);
}

/* Lines and words of good files in new places: what parses is more often
 * near to good than with random bytes. */
static void G2_shuffled_words_never_crash(void)
{
    const EditionLibrary *library = edition_files();
    Rng rng = rng_seed(3, 4);
    static char text[4000];
    for (int round = 0; round < 400; round++) {
        size_t length = (size_t)snprintf(text, sizeof text, "%s", rng_below(&rng, 2) ? TINY : "");
        for (int line = 0; line < 12; line++) {
            for (int word = 0; word < 6; word++) {
                const EditionSource *source =
                    &library->sources[rng_below(&rng, (uint32_t)library->count)];
                size_t at = rng_below(&rng, (uint32_t)source->length);
                while (at > 0 && source->text[at - 1] != ' ' && source->text[at - 1] != '\n') at--;
                while (at < source->length && length < sizeof text - 3 && source->text[at] != ' ' &&
                       source->text[at] != '\n')
                    text[length++] = source->text[at++];
                text[length++] = ' ';
                if (length >= sizeof text - 3) break;
            }
            text[length++] = '\n';
            if (length >= sizeof text - 3) break;
        }
        survive("tiny", text, length);
    }
}

static void G2_every_edition_reads(void)
{
    const EditionLibrary *library = edition_files();
    CHECK(library->count >= 3);
    for (int i = 0; i < library->count; i++) {
        static Edition e;
        edition_file_read(library->sources[i].word, NULL, &e);
        CHECK_TEXT(library->sources[i].word, e.word);
        CHECK(e.about[0] != '\0');
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_tiny_edition_is_good);
    RUN(what_is_printed_on_the_box_is_read);
    RUN(words_have_plurals_and_genders);
    RUN(digits_of_money_stand_in_groups);
    RUN(G2_mistakes_of_the_box);
    RUN(G2_mistakes_of_rules);
    RUN(G2_mistakes_of_groups);
    RUN(G2_mistakes_of_spaces);
    RUN(G2_mistakes_of_decks_and_cards);
    RUN(G2_mistakes_of_effects);
    RUN(G2_mistakes_of_tokens);
    RUN(G2_mistakes_of_conditions);
    RUN(G2_all_mistakes_at_once);
    RUN(G2_the_beginning_of_a_file);
    RUN(G2_unknown_editions_and_bases);
    RUN(bases_go_eight_deep);
    RUN(a_base_gives_all_that_is_not_said);
    RUN(a_deck_of_the_base_is_replaced_whole);
    RUN(a_board_can_shrink);
    RUN(parts_of_the_base_can_be_removed);
    RUN(what_lost_its_group_or_deck_is_named);
    RUN(mistakes_of_a_base_name_its_file);
    RUN(a_condition_chooses);
    RUN(a_condition_holds_for_house_rules);
    RUN(G3_printings_need_a_second_printing);
    RUN(G3_house_rules_are_read);
    RUN(G3_house_rules_that_the_rents_cannot_follow);
    RUN(M3_rents_and_buildings_by_the_price);
    RUN(I3_I5_I6_I7_cities_companies_tables_and_taxes);
    RUN(B3_tokens_with_perks);
    RUN(every_effect_is_read);
    RUN(G2_there_is_room_for_so_many);
    RUN(G2_a_wrong_file_leaves_the_edition_alone);
    RUN(G2_truncations_never_crash);
    RUN(G2_flipped_bytes_never_crash);
    RUN(G2_shuffled_words_never_crash);
    RUN(G2_every_edition_reads);
    return check_done();
}
