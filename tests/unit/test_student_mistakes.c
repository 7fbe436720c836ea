/* test_student_mistakes.c -- what somebody who writes a first board gets wrong, and is told (G2).
 */
#include "check.h"
#include "edition/edition_try.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

/* A board on classic; a row replaces the line that begins as it says. */
static const char *const board[] = {
    "edition tiny \"Our Town\"",
    "based on classic",
    "about \"Our own.\"",
    "money \" kr\" after",
    "felt #D9EADB",
    "words house \"hut\" \"huts\" hotel \"inn\"",
    "rule auction off",
    "rule salary 300",
    "group brown \"Harbour\" streets house 50 colour #8B5A3C",
    "space 1 quay \"Fish Quay\" deed brown price 60 rent 4 20 60 180 320 450",
    "space 3 river1 \"River Side\" short \"River\" deed brown price 60 rent 4 20 60 180 320 450",
    "space 4 toll \"Toll\" tax lesser 150 percent 10",
    "space 7 post \"Post\" draw mail",
    "deck mail \"Mail\" cards",
    "card \"A parcel: receive 50 kr.\" collect 50",
    "card \"Go to the quay.\" to quay",
    "token gnu \"Gnu\" symbol g rent-received 130",
    "when luxury_tax=old space 38 luxury-tax \"Luxury Tax\" tax 75",
    NULL,
};

typedef struct Slip {
    int line;           /* of the board, from 1; 0: a new one at the end */
    const char *words;  /* instead of it */
    const char *answer; /* all that is said; "N: " begins each sentence */
} Slip;

static const Slip slips[] = {
    {1, "edition tiny Our Town",
     "1: the title of the edition cannot be 'Our', expected a text in quotes"},
    {1, "editon tiny \"T\"", "1: 'editon' is no statement, did you mean 'edition'?"},
    {1, "edition tiny “Our Town”",
     "1: the title of the edition stands in other quotes, expected \" on both sides"},
    {1, "edition tiny 'Our Town'",
     "1: the title of the edition stands in other quotes, expected \" on both sides"},
    {1, "edition tiny \"Our Town", "1: the closing quote is missing"},
    {2, "based on clasic", "2: there is no edition 'clasic', did you mean 'classic'?"},
    {2, "based on classic.edition",
     "2: there is no edition 'classic.edition', did you mean 'classic'?"},
    {2, "based on \"classic\"", "2: the base stands in quotes, expected it without"},
    {2, "Based on classic", "2: 'Based' is no statement, did you mean 'based'?"},
    {2, "based classic", "2: the base is missing, expected 'based on' and an edition"},
    {4, "money kr after", "4: the sign of the money cannot be 'kr', expected a text in quotes"},
    {4, "money \" kr\"", "4: the place of the sign is missing, expected before or after"},
    {5, "felt #9BD",
     "5: the colour cannot be '#9BD', expected six hexadecimal digits like #99BBDD"},
    {5, "felt D9EADB",
     "5: the colour cannot be 'D9EADB', expected six hexadecimal digits like #D9EADB"},
    {5, "felt green",
     "5: the colour cannot be 'green', expected six hexadecimal digits like #D9EADB"},
    {5, "felt", "5: the colour is missing, expected six hexadecimal digits like #D9EADB"},
    {6, "words hose \"hut\"", "6: 'hose' is no thing with a word, did you mean 'house'?"},
    {6, "words house hotel \"inn\"",
     "6: the word for it is missing before 'hotel', expected a text in quotes"},
    {7, "rule auction=off", "7: there is a '=' too many, expected a blank: 'rule auction off'"},
    {7, "rule auction = off", "7: there is a '=' too many, expected a blank: 'rule auction off'"},
    {7, "rule auction", "7: auction has no value, expected on or off"},
    {7, "rule auction no", "7: auction cannot be 'no', did you mean 'off'?"},
    {7, "rule auction Off", "7: auction cannot be 'Off', did you mean 'off'?"},
    {7, "rule auctoin off", "7: 'auctoin' is no rule, did you mean 'auction'?"},
    {7, "auction off", "7: 'auction' is a rule, expected 'rule' before it"},
    {7, "rules auction off", "7: 'rules' is no statement, did you mean 'rule'?"},
    {8, "rule salary 3,000", "8: salary cannot be '3,000', did you mean '3000'?"},
    {8, "rule salary $300", "8: salary cannot be '$300', did you mean '300'?"},
    {8, "rule salary 300.50", "8: salary cannot be '300.50', expected a number from 0 to 1000000"},
    {8, "rule salary 300 kr", "8: 'kr' is too much, expected the end of the line"},
    {9, "group brown \"Harbour\" street house 50 colour #8B5A3C",
     "9: 'street' is no kind of group, did you mean 'streets'?"},
    {9, "group brown \"Harbour\" streets house colour #8B5A3C",
     "9: the price of a house is missing before 'colour', expected a number from 0 to 1000000"},
    {9, "group brown \"Harbour\" streets house 50 color #8B5A3C",
     "9: 'color' is no detail of a group, did you mean 'colour'?"},
    {9, "group \"Harbour\" streets house 50",
     "9: the word of the group is missing before \"Harbour\", expected one like 'harbour'"},
    {9, "group brown streets house 50",
     "9: the name of the group is missing before 'streets', expected a text in quotes"},
    {9, "group brwon \"Harbour\" streets house 50",
     "9: the group 'brwon' has no deeds, expected at least one space of it; did you mean 'brown'?"},
    {9, "group brown \"Harbour\" streets house 50 colour #FFFFFF colour #FFFFFF",
     "9: 'colour' stands twice in this line, expected it once"},
    {11, "space 3 river1 \"River Side\" deeed brown price 60",
     "11: 'deeed' is no kind of space or effect, did you mean 'deed'?"},
    {11, "space 3 river1 \"River Side\" Deed brown price 60",
     "11: 'Deed' is no kind of space or effect, did you mean 'deed'?"},
    {11, "space 3 river1 \"River Side\" shrot \"R\" nothing",
     "11: 'shrot' is no kind of space or effect, did you mean 'short'?"},
    {11, "space 3 river1 \"River Side\" deed brwon price 60",
     "11: there is no group 'brwon', did you mean 'brown'?"},
    {11, "space 3 river1 \"River Side\" deed brown price 6O rent 4 20 60 180 320 450",
     "11: the price cannot be '6O', expected digits only: 60"},
    {11, "space 3 river1 \"River Side\" deed brown price $60 rent 4 20 60 180 320 450",
     "11: the price cannot be '$60', expected digits only: 60"},
    {11, "space 3 river1 \"River Side\" deed brown price=60 rent 4 20 60 180 320 450",
     "11: 'price=60' has a sign too many, expected 'price 60'"},
    {11, "space 3 river1 \"River Side\" deed brown 60 rent 4 20 60 180 320 450",
     "11: '60' is no detail of a deed, expected price, rent, house, hotel or mortgage"},
    {11, "space 3 river1 \"River Side\" deed brown rent 4 20 60 180 320 450",
     "11: the price of the deed is missing, expected 'price' and a number"},
    {11, "space 3 river1 \"River Side\" deed brown price 60 rent 4 20",
     "11: the deed 'river1' has the wrong number of rents, expected six rents: the site, one to "
     "four houses, and the hotel"},
    {11, "space 3 river1 \"River Side\" deed brown price 60 rent 4, 20 60 180 320 450",
     "11: the rent cannot be '4,', expected digits only: 4"},
    {11, "space 3 river 1 \"River Side\" nothing",
     "11: '1' stands before the name of the space without quotes, expected a text in quotes"},
    {11, "space river1 \"River Side\" nothing",
     "11: the number of the space is missing before 'river1', expected a number from 0 to 63"},
    {11, "space 3 \"River Side\" nothing",
     "11: the word of the space is missing before \"River Side\", expected one like 'river-side'"},
    {11, "space 3 river.1 \"River Side\" nothing",
     "11: the word of the space cannot be 'river.1', expected a letter from a to z and then at "
     "most 30 letters, digits and hyphens: 'river1'"},
    {11, "space 1 river1 \"River Side\" nothing",
     "11: this space stands already in line 10, expected it once"},
    {11, "space 3 quay \"River Side\" nothing",
     "11: the space 'quay' has the same word as another one in line 10, expected a new one"},
    {11, "space 3 river1 \"River Side short \"River\" nothing",
     "11: a quote is missing, or the blank after the closing one"},
    {11,
     "space\xC2\xA0"
     "3 river1 \"River Side\" nothing",
     "11: the line has a non-breaking blank, expected a plain one"},
    {12, "space 4 toll \"Toll\" taxx 150",
     "12: 'taxx' is no kind of space or effect, did you mean 'tax'?"},
    {12, "space 4 toll \"Toll\" tax lesser 150 percnet 10",
     "12: 'percnet' is no part of a charge, did you mean 'percent'?"},
    {12, "space 4 toll \"Toll\" tax lesser 150 10%",
     "12: '10%' is no charge, expected 'percent' and a number"},
    {13, "space 7 post \"Post\" mail", "13: 'mail' is a deck, expected 'draw' before it"},
    {13, "space 7 post \"Post\" draw",
     "13: the word of the deck is missing, expected chance, chest or mail"},
    {14, "dekc mail \"Mail\" cards", "14: 'dekc' is no statement, did you mean 'deck'?"},
    {14, "deck mail \"Mail\" card", "14: 'card' is no kind of deck, did you mean 'cards'?"},
    {15, "card \"A parcel.\" colect 50", "15: 'colect' is no effect, did you mean 'collect'?"},
    {15, "card \"A parcel.\" receive 50", "15: 'receive' is no effect, did you mean 'collect'?"},
    {15, "card \"A parcel.\" go to quay", "15: 'go' is no effect, did you mean 'to'?"},
    {15, "card \"A parcel.\" collect",
     "15: the sum is missing, expected a number from 1 to 1000000"},
    {15, "card weight 3 \"A parcel.\" collect 50",
     "15: 'weight' belongs to the cards of a deck of 'weights'"},
    {15, "crad \"A parcel.\" collect 50", "15: 'crad' is no statement, did you mean 'card'?"},
    {17, "token cow \"Cow\"",
     "17: the token 'cow' has the symbol C like 'car', expected its own: 'symbol O'"},
    {17, "token gnu \"Gnu\" symbol \"g\"",
     "17: the symbol of the token must be one plain letter or sign, no quotes"},
    {17, "token gnu \"Gnu\" symbl g rent-recieved 130 tax x",
     "17: 'symbl' is no detail of a token, did you mean 'symbol'?|"
     "17: 'rent-recieved' is no detail of a token, did you mean 'rent-received'?|"
     "17: the percentage cannot be 'x', expected a number from 0 to 1000"},
    {18, "when luxury_tax old space 38 x \"X\" tax 75",
     "18: luxury_tax has no value, expected '=' and then current or old"},
    {18, "when luxury_tax=odl space 38 x \"X\" tax 75",
     "18: luxury_tax cannot be 'odl', did you mean 'old'?"},
    {18, "when luxury=old space 38 x \"X\" tax 75",
     "18: 'luxury' is no rule, did you mean 'luxury_tax'?"},
    {0, "remove group pink",
     "19: this does not fit line 164 of classic.edition: the space 'st-charles' belongs to a group "
     "that is not there any more (and 2 more like it)"},
    {0, "spaces 50",
     "19: the spaces 40 to 49 are missing, expected one for every number up to the highest"},
    {0, "space 10 pond \"Pond\" nothing",
     "19: this does not fit line 184 of classic.edition: the space 'to-jail' sends to jail, but "
     "there is no jail (and 3 more like it)"},
};

static const char *read_with(const Slip *slip)
{
    static char answer[8000];
    char text[8000] = "";
    Text all = text_into(text, sizeof text), said = text_into(answer, sizeof answer);
    for (int i = 0; board[i] != NULL; i++) {
        text_add(&all, i + 1 == slip->line ? slip->words : board[i]);
        text_add_char(&all, '\n');
    }
    if (slip->line == 0) text_add(&all, slip->words);
    const char *lines = tiny_read_all("tiny", text, all.length, edition_files(), NULL);
    for (; *lines != '\0'; lines++) { /* without the name of the file, one line */
        static const char file[] = "tiny.edition:";
        if (strncmp(lines, file, sizeof file - 1) == 0) lines += sizeof file - 1;
        if (*lines != '\n' || lines[1] != '\0') text_add_char(&said, *lines == '\n' ? '|' : *lines);
    }
    return answer;
}

static void G2_every_slip_has_one_true_answer(void)
{
    CHECK_TEXT("", read_with(&(Slip){1, board[0], ""}));
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++)
        CHECK_TEXT(slips[i].answer, read_with(&slips[i]));
}

static void G2_all_mistakes_of_a_line_are_told(void)
{
    CHECK_TEXT("11: there is no group 'brwon', did you mean 'brown'?|"
               "11: 'prise' is no detail of a deed, did you mean 'price'?|"
               "11: the rent cannot be '4,5', expected a number from 0 to 1000000|"
               "11: the mortgage cannot be '6O', expected digits only: 60",
               read_with(&(Slip){
                   11, "space 3 river1 \"R\" deed brwon prise 60 rent 4,5 mortgage 6O", ""}));
}

/* The true cause stands alone: nothing about a space that only seems to be missing. */
static void G2_no_mistake_brings_false_ones(void)
{
    static const char own[] = "edition tiny \"T\"\n"
                              "space 0 go \"Go\" start\n"
                              "space 1 river1 \"River\" deed blue prise 60 rent 2\n"
                              "space 2 river2 \"Brook\" deed blue price 60 rent 2\n"
                              "space 3 jail \"Jail\" jail\n"
                              "group blue \"Blue\" streets\n"
                              "token a \"A\"\ntoken b \"B\"\nrule players_max 2\n";
    CHECK_TEXT("tiny.edition:3: 'prise' is no detail of a deed, did you mean 'price'?\n",
               tiny_read(own));
}

static void G2_the_line_of_the_author_is_named_not_the_base(void)
{
    static const char text[] = "edition tiny \"T\"\nbased on classic\nrule hotel beside\n";
    CHECK_TEXT("tiny.edition:3: this does not fit line 153 of classic.edition: the deed "
               "'mediterranean' has the wrong number of rents, expected three rents: the site, "
               "each house, and each hotel (and 21 more like it)\n",
               tiny_read_all("tiny", text, strlen(text), edition_files(), NULL));
}

static void G2_other_encodings_are_told_once(void)
{
    static const char wide[] = "\xFF\xFE"
                               "e\0d\0i\0t\0\n\0";
    CHECK_TEXT("tiny.edition: the file is UTF-16 text, save it as UTF-8\n",
               tiny_read_all("tiny", wide, sizeof wide - 1, NULL, NULL));
    CHECK_TEXT("tiny.edition: the file is UTF-16 text, save it as UTF-8\n",
               tiny_read_all("tiny", wide + 2, sizeof wide - 3, NULL, NULL));
    CHECK_TEXT("tiny.edition: the lines end in CR alone, save the file with the line ends of Unix "
               "or Windows\n",
               tiny_read("edition tiny \"T\"\rspace 0 go \"Go\" start\r"));
    CHECK_TEXT("tiny.edition:14: the line is not UTF-8 text, save the file as UTF-8\n",
               tiny_with("space 5 muehle \"M\xFChle\" nothing\ncard \"Go.\" to muehle\n"));
    CHECK_TEXT("", tiny_with("\r\nspace 5 mill \"Mill\" nothing\r\n"));
}

/* What only a house rule brings out is found by the check. */
static const char *try_with(const char *line)
{
    static char answer[4000];
    static Problems problems;
    static Edition edition;
    char text[4000];
    snprintf(text, sizeof text, "edition tiny \"T\"\nbased on classic\n%s\n", line);
    EditionSource sources[EDITION_FILES_MAX + 1] = {
        {.word = "tiny", .file = "tiny.edition", .text = text, .length = strlen(text)}};
    const EditionLibrary *others = edition_files();
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1};
    memset(&problems, 0, sizeof problems);
    Text said = text_into(answer, sizeof answer);
    edition_try(&library, "tiny", &edition, &problems);
    problem_write(&problems, &said);
    return answer;
}

static void G2_the_check_looks_behind_when(void)
{
#define TAX "when luxury_tax=old space 38 luxury-tax \"Luxury Tax\" "
    CHECK_TEXT("", try_with(TAX "tax 75"));
    CHECK_TEXT("tiny.edition:3: there is no space 'nowhere'\n", try_with(TAX "to nowhere"));
    CHECK_TEXT("tiny.edition:3: there is no deck 'nodeck'\n", try_with(TAX "draw nodeck"));
    CHECK_TEXT("tiny.edition:3: the space 'luxury-tax' moves more than once around the board\n",
               try_with(TAX "back 60"));
    CHECK_TEXT("tiny.edition:3: the space 'luxury-tax' moves a token on for ever, expected a way "
               "that comes to rest\n",
               try_with(TAX "to luxury-tax"));
    CHECK_TEXT("", try_with("when pot=on space 20 rest \"Rest\" pot"));
}

/* As many letters fit of any alphabet; one more is told in letters. */
static void G2_limits_are_in_letters(void)
{
    static const char *const letters[] = {"a", "é", "क", "🐙"};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        char line[1000];
        for (int more = 0; more < 2; more++) {
            Text text = text_into(line, sizeof line);
            text_add(&text, "space 5 far \"");
            for (int n = 0; n < NAME_LETTERS + more; n++) text_add(&text, letters[i]);
            text_add(&text, "\" nothing\n");
            CHECK_TEXT(more == 0 ? ""
                                 : "tiny.edition:14: the name of the space is too long, at most 47 "
                                   "letters fit\n",
                       tiny_with(line));
        }
    }
}

/* `--rule NAME=VALUE` is answered as the line of a file is. */
static void G3_slips_of_house_rules(void)
{
    static const char *const rows[][2] = {
        {"auction", "auction has no value, expected '=' and then on or off"},
        {"auction off", "'auction off' has no '=', expected 'NAME=VALUE'"},
        {"auction:off", "'auction:off' has no '=', expected 'NAME=VALUE'"},
        {"auction=Off", "auction cannot be 'Off', did you mean 'off'?"},
        {"auction=no", "auction cannot be 'no', did you mean 'off'?"},
        {"salary=3,000", "salary cannot be '3,000', did you mean '3000'?"},
        {"salary=-5", "salary cannot be '-5', expected a number from 0 to 1000000"},
        {"auktion=off", "'auktion' is no rule, did you mean 'auction'?"},
        {"luxury=old", "'luxury' is no rule, did you mean 'luxury_tax'?"},
        {"order=higest", "order cannot be 'higest', did you mean 'highest'?"},
        {"", "'' is no rule"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        HouseRules rules = {.count = 0};
        char buffer[300];
        Text why = text_into(buffer, sizeof buffer);
        CHECK(!house_rule_add(&rules, rows[i][0], NULL, &why));
        CHECK_TEXT(rows[i][1], buffer);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G2_every_slip_has_one_true_answer);
    RUN(G2_all_mistakes_of_a_line_are_told);
    RUN(G2_no_mistake_brings_false_ones);
    RUN(G2_the_line_of_the_author_is_named_not_the_base);
    RUN(G2_other_encodings_are_told_once);
    RUN(G2_the_check_looks_behind_when);
    RUN(G2_limits_are_in_letters);
    RUN(G3_slips_of_house_rules);
    return check_done();
}
