/* test_edition_warn.c -- what can be played, but was probably not meant so. */
#include "edition/edition_warn.h"

#include "check.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

/* The warnings about `text`, which calls itself tiny and can be played. */
static const char *warnings_of(const char *text)
{
    static char answer[8000];
    static Edition edition;
    static Origins origins;
    static Problems problems;
    static EditionSource sources[EDITION_FILES_MAX + 1];
    const EditionLibrary *others = edition_files();
    sources[0] = (EditionSource){
        .word = "tiny", .file = "tiny.edition", .text = text, .length = strlen(text)};
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1};
    memset(&problems, 0, sizeof problems);
    Text said = text_into(answer, sizeof answer);
    if (edition_read_origins(&library, "tiny", NULL, &edition, &origins, &problems))
        edition_warn(&edition, &origins, &problems);
    else
        text_add(&said, "refused: ");
    problem_write(&problems, &said);
    return answer;
}

static const char *on_classic(const char *more)
{
    static char text[4000];
    snprintf(text, sizeof text, "edition tiny \"T\"\nbased on classic\n%s\n", more);
    return warnings_of(text);
}

static void rents_that_fall_or_are_zero(void)
{
    CHECK_TEXT("",
               on_classic("space 39 hill \"Hill\" deed dark-blue price 400 rent 50 200 600 1400 "
                          "1700 2000"));
    CHECK_TEXT("tiny.edition:3: the rents of 'hill' fall, although more is built or owned\n",
               on_classic("space 39 hill \"Hill\" deed dark-blue price 400 rent 50 200 60 1400 "
                          "1700 2000"));
    CHECK_TEXT("tiny.edition:3: the first rent of 'hill' is zero: visitors pay nothing\n",
               on_classic("space 39 hill \"Hill\" deed dark-blue price 400 rent 0 200 600 1400 "
                          "1700 2000"));
    CHECK_TEXT("tiny.edition:3: the first rent of 'hill' is more than its price\n",
               on_classic("space 39 hill \"Hill\" deed dark-blue price 40 rent 50 200 600 1400 "
                          "1700 2000"));
}

static void cards_that_speak_of_another_board(void)
{
    static const char deck[] = "money \" €\" after\n"
                               "space 39 hill \"Castle Hill\"\n"
                               "deck chest \"Post\" cards\n"
                               "card \"A walk: go to Boardwalk.\" to hill\n"
                               "card \"You win $50.\" collect 50\n"
                               "card \"You win 60 €.\" collect 50\n"
                               "card \"You win {money 50} at {hill}.\" collect 50";
    CHECK_TEXT(
        "tiny.edition:6: the card 'A walk: go to Boardwalk.' names Boardwalk, which is not on "
        "this board\n"
        "tiny.edition:7: the card 'You win $50.' has other money, $; '{money 50}' would be "
        "right on every board\n"
        "tiny.edition:8: the card 'You win 60 €.' speaks of 60 €, which it does not move\n",
        on_classic(deck));
}

static void rules_without_effect(void)
{
    CHECK_TEXT("tiny.edition:3: pot_start=100 makes no sense here: there is no pot, see pot\n",
               on_classic("rule pot_start 100"));
    CHECK_TEXT("", on_classic("rule pot_start 100\nrule pot on"));
    CHECK_TEXT("tiny.edition:3: there is no salary: money only leaves the players' hands\n",
               on_classic("rule salary 0"));
    CHECK_TEXT("tiny.edition:3: nobody can buy anything with the money of the start\n",
               on_classic("rule start_money 50"));
}

static void groups_and_decks(void)
{
    CHECK_TEXT("tiny.edition:3: nothing can be built in the group 'brown': its houses have no "
               "price\n",
               on_classic("group brown \"B\" streets"));
    CHECK_TEXT("tiny.edition:3: no space draws from the deck 'spare'\n",
               on_classic("deck spare \"Spare\" cards\ncard \"Nothing.\" nothing"));
    CHECK_TEXT("tiny.edition:3: the group 'solo' has one street: whoever buys it may build at "
               "once\n",
               on_classic("group solo \"Solo\" streets house 50\n"
                          "space 38 solo-1 \"Solo\" deed solo price 60 rent 4 20 60 180 320 450"));
}

/* Everything within a throw of the start and of jail leads to jail. */
static void spaces_that_nobody_can_reach(void)
{
    char text[4000];
    Text all = text_into(text, sizeof text);
    text_add(&all, "edition tiny \"T\"\nrule players_max 2\ntoken a \"A\"\ntoken b \"B\"\n"
                   "space 0 go \"Go\" start\nspace 1 jail \"Jail\" jail\n");
    for (int i = 2; i < 30; i++) {
        text_add(&all, "space ");
        text_add_int(&all, i);
        text_add(&all, " s");
        text_add_int(&all, i);
        text_add(&all, i < 14 ? " \"Police\" arrest\n" : " \"Meadow\" nothing\n");
    }
    const char *said = warnings_of(text);
    CHECK(strstr(said, "tiny.edition:19: nobody can ever come to the space 's14'\n") != NULL);
    CHECK(strstr(said, "the space 's13'") == NULL);
}

static void our_boards_are_as_they_were_meant(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",  "smallest",
                                        "montreal", "bilkent", "waterloo"};
    static Edition edition;
    static Origins origins;
    static Problems problems;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        memset(&problems, 0, sizeof problems);
        CHECK(edition_read_origins(edition_files(), words[i], NULL, &edition, &origins, &problems));
        edition_warn(&edition, &origins, &problems);
        CHECK_TEXT("", problems.count > 0 ? problems.list[0].sentence : "");
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(rents_that_fall_or_are_zero);
    RUN(cards_that_speak_of_another_board);
    RUN(rules_without_effect);
    RUN(groups_and_decks);
    RUN(spaces_that_nobody_can_reach);
    RUN(our_boards_are_as_they_were_meant);
    return check_done();
}
