/* test_monopd_read.c -- board files of monopd: what is imported, what is reported, what is
 * refused.
 */
#include "edition/monopd/monopd_read.h"

#include <stdlib.h>

#include "check.h"
#include "edition/edition_check.h"
#include "edition/edition_write.h"
#include "edition/label_make.h"
#include "edition/rent_math.h"
#include "unit/edition_text.h"

static const char village[] = /* line 1 */
    "# A board of our own\n"
    "<General>\n"
    "name=Village\n"
    "description=Eight fields and a mill\n"
    "minplayers=2\n"
    "maxplayers=4\n"
    "houses=20\n"
    "hotels=6\n"
    "startmoney=900\n"
    "\n" /* 10 */
    "<Board>\n"
    "go=2\n"
    "bgcolor=#102030\n"
    "\n"
    "<EstateGroups>\n"
    "\n"
    "[Fields]\n"
    "color=#00ff7f\n"
    "houseprice=50\n"
    "\n" /* 20 */
    "[Ferries]\n"
    "price=100\n"
    "bgcolor=#0000ff\n"
    "rentmath=(2^${GROUPOWNED})*12.5\n"
    "\n"
    "[Mills]\n"
    "price=120\n"
    "rentmath=(6*${GROUPOWNED}-2)*${DICE}\n"
    "\n"
    "<Cards>\n" /* 30 */
    "groupname=Luck\n"
    "[Home]\n"
    "advanceto=2\n"
    "[A ferry, twice the rent]\n"
    "advancetonextof=Ferries\n"
    "rentmath=(2^${GROUPOWNED})*25\n"
    "[A mill, ten times the dice]\n"
    "advancetonextof=Mills\n"
    "rentmath=10*${DICE}\n"
    "[Locked up]\n" /* 40 */
    "tojail=1\n"
    "[Free]\n"
    "canbeowned=1\n"
    "outofjail=1\n"
    "[Win]\n"
    "pay=-70\n"
    "[Repairs]\n"
    "payhouse=25\n"
    "payhotel=100\n"
    "[Three back]\n" /* 50 */
    "advance=-3\n"
    "[Birthday]\n"
    "payeach=-10\n"
    "\n"
    "<Estates>\n"
    "[South Ferry]\n" /* estate 0, space 7 */
    "group=Ferries\n"
    "[Old Mill]\n" /* estate 1, space 8 */
    "group=Mills\n"
    "[Village Green]\n" /* 60: estate 2, space 0 */
    "passmoney=150\n"
    "[North Field]\n" /* space 1 */
    "group=Fields\n"
    "price=60\n"
    "mortgageprice=20\n"
    "rent0=2\n"
    "rent1=10\n"
    "rent2=30\n"
    "rent3=90\n"
    "rent4=160\n" /* 70 */
    "rent5=250\n"
    "[Luck]\n" /* space 2 */
    "takecard=Luck\n"
    "[Tithe]\n" /* space 3 */
    "tax=80\n"
    "taxpercentage=10\n"
    "paytarget=6\n"
    "[Pond]\n"        /* estate 6, space 4 */
    "[North Ferry]\n" /* space 5 */
    "group=Ferries\n" /* 80 */
    "[Lock-up]\n"     /* space 6 */
    "jail=1\n"
    "payamount=30\n";

static Edition edition;
static Problems problems, remarks;
static char answer[PROBLEM_MAX * (PROBLEM_FILE + PROBLEM_SENTENCE)];

static const char *sentences(const Problems *list)
{
    Text text = text_into(answer, sizeof answer);
    text_clear(&text);
    problem_write(list, &text);
    return answer;
}

static bool read_bytes(const char *text, size_t length)
{
    memset(&problems, 0, sizeof problems);
    memset(&remarks, 0, sizeof remarks);
    bool good = monopd_read("v.conf", text, length, "village", &edition, &problems, &remarks);
    CHECK_INT(problems.count == 0, good);
    return good;
}

static bool read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

/* The village with more lines at its end. */
static bool read_with(const char *more)
{
    char text[8000];
    snprintf(text, sizeof text, "%s%s", village, more);
    return read_text(text);
}

static void the_box_and_the_rules(void)
{
    CHECK(read_text(village));
    CHECK_TEXT("", sentences(&problems));
    CHECK_TEXT("Village", edition.title);
    CHECK_TEXT("Eight fields and a mill", edition.about);
    CHECK_INT(0x102030, edition.felt);
    CHECK_INT(4, edition.rule[RULE_PLAYERS_MAX]);
    CHECK_INT(900, edition.rule[RULE_START_MONEY]);
    CHECK_INT(20, edition.rule[RULE_HOUSES]);
    CHECK_INT(6, edition.rule[RULE_HOTELS]);
    CHECK_INT(150, edition.rule[RULE_SALARY]);
    CHECK_INT(30, edition.rule[RULE_JAIL_FINE]);
    CHECK_TEXT("v.conf:78: 'Pond' collects payments only with the rule pot=on\n",
               sentences(&remarks));
}

static void the_board_begins_at_go(void)
{
    CHECK(read_text(village));
    CHECK_INT(9, edition.space_count);
    CHECK_TEXT("village-green", edition.space_label[0].word);
    CHECK_INT(SPACE_START, edition.spaces[0].kind);
    CHECK_INT(6, edition.jail);
    CHECK_INT(EFFECT_DRAW, edition.spaces[2].effect.kind);
    CHECK_INT(EFFECT_TAX, edition.spaces[3].effect.kind);
    CHECK_INT(CHARGE_CHOICE, edition.spaces[3].effect.how);
    CHECK_INT(80, edition.spaces[3].effect.amount);
    CHECK_INT(10, edition.spaces[3].effect.percent);
    CHECK_INT(EFFECT_POT, edition.spaces[4].effect.kind);
    CHECK_TEXT("south-ferry", edition.space_label[7].word);
}

static void deeds_and_groups(void)
{
    CHECK(read_text(village));
    CHECK_INT(4, edition.deed_count);
    const Deed *field = &edition.deeds[edition.spaces[1].deed];
    CHECK_INT(60, field->price);
    CHECK_INT(20, field->mortgage);
    CHECK_INT(50, field->house_price);
    CHECK_INT(250, field->rent[HOTEL_LEVEL]);
    const Deed *ferry = &edition.deeds[edition.spaces[7].deed];
    CHECK_INT(100, ferry->price);
    CHECK_INT(50, ferry->mortgage);
    CHECK_INT(25, ferry->rent[0]);
    CHECK_INT(50, ferry->rent[1]);
    CHECK_INT(GROUP_COUNT, edition.groups[ferry->group].kind);
    CHECK_INT(0x0000FF, edition.groups[ferry->group].colour);
    const Deed *mill = &edition.deeds[edition.spaces[8].deed];
    CHECK_INT(4, mill->rent[0]);
    CHECK_INT(GROUP_DICE, edition.groups[mill->group].kind);
}

static void cards(void)
{
    CHECK(read_text(village));
    CHECK_INT(1, edition.deck_count);
    CHECK_INT(9, edition.decks[0].card_count);
    const Card *card = edition.decks[0].cards;
    CHECK_INT(EFFECT_MOVE_TO, card[0].effect.kind);
    CHECK_INT(0, card[0].effect.target);
    CHECK_INT(EFFECT_NEAREST, card[1].effect.kind);
    CHECK_INT(2, card[1].effect.factor);
    CHECK_INT(0, card[1].effect.dice_factor);
    /* With one mill the usual rent is four times the dice: no whole multiple. */
    CHECK_INT(EFFECT_NEAREST, card[2].effect.kind);
    CHECK_INT(10, card[2].effect.dice_factor);
    CHECK_INT(EFFECT_JAIL, card[3].effect.kind);
    CHECK_INT(EFFECT_RELEASE, card[4].effect.kind);
    CHECK_INT(EFFECT_COLLECT, card[5].effect.kind);
    CHECK_INT(70, card[5].effect.amount);
    CHECK_INT(25, card[6].effect.per_house);
    CHECK_INT(100, card[6].effect.per_hotel);
    CHECK_INT(-3, card[7].effect.amount);
    CHECK_INT(EFFECT_COLLECT_EACH, card[8].effect.kind);
    CHECK_INT(10, card[8].effect.amount);
}

static void what_is_written_can_be_read(void)
{
    CHECK(read_text(village));
    uint64_t hash = edition_hash(&edition);
    Text text = text_growing();
    edition_write(&edition, &text);
    CHECK_TEXT("", tiny_read_all("village", text.start, text.length, NULL, NULL));
    CHECK_INT(hash, edition_hash(&tiny_edition));
    CHECK_TEXT("", tiny_read_all("village", text.start, text.length, NULL, "pot=on"));
    text_free(&text);
}

/* Each is reported with its line, and the rest is read. */
static void what_is_left_out_is_told(void)
{
    static const struct {
        const char *more, *told;
    } rows[] = {
        {"nonsense=1\n", "v.conf:84: the key 'nonsense' is not known"},
        {"icon=x.png\n", "v.conf:84: pictures and colours"},
        {"<Music>\nsong=1\n[Drum]\n", "v.conf:84: the section 'Music' is not known"},
        {"[Toll]\ntakecard=Nobody\n", "v.conf:84: there are no cards called 'Nobody'"},
        {"[Jetty]\ngroup=Boats\n", "v.conf:84: 'Jetty' has no price or an unknown group"},
        {"[Hut]\nprice=10\n", "v.conf:84: 'Hut' has a price but no group"},
        {"[Keep]\njail=1\n", "v.conf:84: 'Keep' is a second jail"},
        {"[Gate]\npassmoney=50\n", "v.conf:60: the money for passing"},
        {"[Pier]\ngroup=Ferries\nadvancetoifowned=1\n", "v.conf:84: travelling on from 'Pier'"},
        {"[West Field]\ngroup=Fields\nprice=60\nrent0=2\n", "v.conf:84: 'West Field' does not"},
        {"[Luck]\ngroup=Ferries\n", "v.conf:84: the name 'Luck' was changed"},
        {"[Fine]\ntax=10\npaytarget=1\n", "v.conf:84: payments at 'Fine'"},
        {"[Both]\ntax=10\ntakecard=Luck\n", "v.conf:84: several things happen at 'Both'"},
        {"<EstateGroups>\n[Empty]\n", "v.conf:85: nothing belongs to the group 'Empty'"},
        {"<Cards>\n[Far]\nadvanceto=99\n", "v.conf:85: the card 'Far' leads beyond the board"},
        {"<Cards>\n[Who]\nadvancetonextof=Boats\n", "v.conf:85: there is no group 'Boats'"},
        {"<Cards>\n[Much]\npay=5\nadvance=2\n", "v.conf:85: the card 'Much' does several things"},
        {"<Cards>\n[Odd]\nadvancetonextof=Ferries\nrentmath=7+${DICE}\n",
         "v.conf:85: the rent '7+"},
        {"[Raft]\ngroup=Ferries\nrent0=5\n", "v.conf:84: houses and rents of 'Raft'"},
        {"[Gap]\npassmoney=-5\n", "v.conf:84: passing 'Gap' cannot cost"},
        {"<Board>\nbgcolor=blue\n", "v.conf: 'blue' is no colour"},
        {"[Raft]\ngroup=Rafts\nprice=5\nrent0=1\n<EstateGroups>\n[Rafts]\ncolor=x\n",
         "v.conf:89: the colour of 'Rafts' is no colour"},
        {"<General>\nmaxplayers=20\n", "v.conf: the number of 'maxplayers' is beyond"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        CHECK(read_with(rows[i].more));
        CHECK_TEXT("", sentences(&problems));
        if (strstr(sentences(&remarks), rows[i].told) == NULL) CHECK_TEXT(rows[i].told, answer);
    }
}

static void mistakes_have_their_line(void)
{
    static const struct {
        const char *more, *said;
    } rows[] = {
        {"rent0=much\n", "v.conf:84: the value of 'rent0' is no number"},
        {"price=99999999999999999999\n", "v.conf:84: the value of 'price' is no number"},
        {"what is this\n", "v.conf:84: 'what is this' is neither"},
        {"\xff\xfe\n", "v.conf:84: the line is not UTF-8 text"},
        {"a\x01=b\n", "v.conf:84: the line is not UTF-8 text"},
        {"[]\n", "v.conf:84: a name is missing"},
        {"<General>\n[Thing]\n", "v.conf:85: '[Thing]' stands outside"},
        {"<Cards>\ngroupname=B\npay=3\n", "v.conf:86: 'pay' belongs to nothing"},
        {"<Cards>\ngroupname=B\n", "v.conf: the deck 'b' would run out"},
        {"[Mill 3]\ngroup=Mills\nprice=1\nmortgageprice=5\n", "has a mortgage above its price"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        CHECK(!read_with(rows[i].more));
        if (strstr(sentences(&problems), rows[i].said) == NULL) CHECK_TEXT(rows[i].said, answer);
    }
    CHECK(!read_text("") && !read_text("<Cards>\n[Alone]\n"));
    CHECK(!read_text("<Estates>\n[A]\n[B]\n"));
    CHECK(strstr(sentences(&problems), "at least four spaces") != NULL);
    CHECK(!read_text("<EstateGroups>\n[G]\nprice=1\n<Estates>\n[A]\ngroup=G\n"));
    CHECK(strstr(sentences(&problems), "no estate can be the start") != NULL);
}

static void a_start_that_can_be_owned_moves_on(void)
{
    char text[sizeof village];
    memcpy(text, village, sizeof village);
    memcpy(strstr(text, "go=2"), "go=7", 4);
    CHECK(read_text(text));
    CHECK_TEXT("village-green", edition.space_label[0].word);
    CHECK(strstr(sentences(&remarks), "begins at 'Village Green'") != NULL);
}

static void too_much_of_everything_is_refused(void)
{
    static const char *const kinds[] = {"<EstateGroups>\n", "<Estates>\n", "<Cards>\ngroupname=X\n",
                                        "<Cards>\n"};
    for (int kind = 0; kind < 4; kind++) {
        Text text = text_growing();
        text_add(&text, village);
        text_add(&text, kinds[kind]);
        for (int i = 0; i < 70; i++) {
            text_add(&text, kind == 3 ? "groupname=Y\n" : "[Thing]\n");
        }
        CHECK(!read_bytes(text.start, text.length));
        CHECK(strstr(sentences(&problems), "there is no room for") != NULL);
        text_free(&text);
    }
}

/* In memory of exactly that size: reading beyond it is found by sanitizers. */
static bool read_exactly(const char *text, size_t length)
{
    char *copy = malloc(length + (length == 0));
    if (copy == NULL) abort();
    memcpy(copy, text, length);
    bool good = read_bytes(copy, length);
    free(copy);
    return good;
}

static void any_bytes_are_survived(void)
{
    size_t length = strlen(village);
    for (size_t cut = 0; cut <= length; cut += 3) read_exactly(village, cut);
    char text[sizeof village];
    for (size_t i = 0; i < length; i += 2) {
        static const char bytes[] = {'\0', '[', '<', '=', '9', '\n', '\x80', '-'};
        memcpy(text, village, sizeof village);
        text[i] = bytes[i / 2 % sizeof bytes];
        if (read_exactly(text, length)) {
            memset(&problems, 0, sizeof problems);
            CHECK(edition_check(&edition, "v", NULL, &problems));
        }
    }
    CHECK(read_with("\r\n# the end\r\n"));
}

static int64_t value(const char *formula)
{
    int64_t thousandths;
    RentFacts facts = {.owned = 3, .dice = 7, .houses = 2};
    if (!rent_math_value(formula, strlen(formula), &facts, &thousandths)) return -1;
    return thousandths;
}

static void formulas(void)
{
    CHECK_INT(100000, value("(2^${GROUPOWNED})*12.5"));
    CHECK_INT(28000, value("4 * ${DICE}"));
    CHECK_INT(112000, value("(6*${GROUPOWNED}-2)*${DICE}"));
    CHECK_INT(5000, value("1+8/2-0*9"));
    CHECK_INT(2500, value("HOUSES+1/2"));
    CHECK_INT(-7000, value("-DICE"));
    static const char *const wrong[] = {
        "",     "(",           "2)",    "1/0",
        "2^99", "9999999",     "2^0.5", "${X}",
        "1++1", "99999*99999", "1 2",   "((((((((((((((((((((((((1))))))))))))))))))))))))"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) CHECK_INT(-1, value(wrong[i]));
}

static void labels(void)
{
    static Label made[8];
    CHECK(label_make(made, 0,
                     "Aeropuerto de A Coru\xc3\xb1"
                     "a",
                     true));
    CHECK_TEXT("aeropuerto-de-a-coruna", made[0].word);
    CHECK(label_make(made, 1, "London Heathrow Airport", true));
    CHECK(label_make(made, 2, "London", true));
    CHECK(!label_make(made, 3, "London", true));
    CHECK_TEXT("London 2", made[3].name);
    CHECK_TEXT("london-2", made[3].word);
    CHECK(label_make(made, 4, "5th Avenue", true));
    CHECK_TEXT("no-5th-avenue", made[4].word);
    CHECK(label_make(made, 5, "\xe6\x9d\xb1\xe4\xba\xac", true));
    CHECK_TEXT("place", made[5].word);
    CHECK(!label_make(made, 6, "A name that goes on and on and on, further than it can", true));
    CHECK(label_make(made, 7,
                     "\xe6\x9d\xb1\xe4\xba\xac\xe6\x9d\xb1\xe4\xba\xac\xe6\x9d\xb1\xe4\xba"
                     "\xac",
                     false));
    CHECK_TEXT("place-2", made[7].word);
    label_make_short(made, 8);
    CHECK_TEXT("Aeropuerto", made[0].shorter);
    CHECK_TEXT("London Heat.", made[1].shorter);
    CHECK_TEXT("", made[2].shorter);
    CHECK_TEXT("\xe6\x9d\xb1\xe4\xba\xac\xe6\x9d\xb1\xe4\xba\xac.", made[7].shorter);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_box_and_the_rules);
    RUN(the_board_begins_at_go);
    RUN(deeds_and_groups);
    RUN(cards);
    RUN(what_is_written_can_be_read);
    RUN(what_is_left_out_is_told);
    RUN(mistakes_have_their_line);
    RUN(a_start_that_can_be_owned_moves_on);
    RUN(too_much_of_everything_is_refused);
    RUN(any_bytes_are_survived);
    RUN(formulas);
    RUN(labels);
    return check_done();
}
