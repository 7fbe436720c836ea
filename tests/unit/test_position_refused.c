/* test_position_refused.c -- texts that are no position: every mistake with
 * its line. */
#include "check.h"
#include "game/notation/notation.h"
#include "unit/edition_files.h"

static Edition classic;
static char said[20000];

/* The mistakes of a text, "" when there are none. */
static const char *mistakes(const Edition *edition, const char *text, size_t length, Game *game)
{
    static Problems problems;
    problems.count = 0;
    Text answer = text_into(said, sizeof said);
    bool good = notation_position_read(edition, text, length, "p", game, &problems);
    CHECK(good == (problems.count == 0));
    problem_write(&problems, &answer);
    return said;
}

/* What is changed to something wrong. */
static const char ordinary[] = "position 1 classic\n"
                               "seats 3\n"
                               "seat 1 cash 1500 space go token car\n"
                               "seat 2 cash 20 space boardwalk token dog laps 2\n"
                               "seat 3 cash 1100 space go token hat\n"
                               "phase turn\n"
                               "decider 1\n"
                               "order 1 2 3\nmover 1\n"
                               "turn 4\n"
                               "round 1\n"
                               "deed baltic 2 mortgaged\n"
                               "deed reading 1\n";

/* `ordinary` with the line that begins with `line` replaced by `other` ("" to
 * leave it out, NULL `line` to add one at the end). */
static const char *changed(const char *line, const char *other)
{
    static char text[2000];
    char begin[40];
    snprintf(begin, sizeof begin, "\n%s", line != NULL ? line : "");
    const char *at = line == NULL                                 ? ordinary + strlen(ordinary)
                     : strncmp(ordinary, line, strlen(line)) == 0 ? ordinary
                                                                  : strstr(ordinary, begin) + 1;
    const char *end = line != NULL ? strchr(at, '\n') + 1 : at;
    snprintf(text, sizeof text, "%.*s%s%s%s", (int)(at - ordinary), ordinary, other,
             other[0] != '\0' ? "\n" : "", end);
    return text;
}

static void wrong_lines_are_named(void)
{
    /* clang-format off */
    static const char *const cases[][3] = {
        {"position", "position 2 classic",
         "p:1: the version of the position cannot be '2', expected a number from 1 to 1\n"},
        {"position", "position 1 london",
         "p:1: this is a position of the edition 'london', expected 'classic'\n"},
        {"position", "position 1", "p:1: the word of the edition is missing\n"},
        {"position", "", "p:1: expected the line 'position' here\n"},
        {"seats", "", "p:2: expected the line 'seats' here\n"},
        {"seats", "seats 9",
         "p:2: the number of seats cannot be '9', expected a number from 2 to 8\n"},
        {"seat 2", "", "p: the line 'seat 2' is missing\n"},
        {"seat 2", "seat 1 cash 5 space go token dog",
         "p:4: this line stands there twice\np: the line 'seat 2' is missing\n"},
        {"seat 2", "seat 4 cash 5 space go token dog",
         "p:4: the seat cannot be '4', expected a number from 1 to 3\np: the line 'seat 2' is "
         "missing\n"},
        {"seat 2", "seat 2 cash 20 space go token dogg",
         "p:4: 'dogg' is no token, did you mean 'dog'?\n"},
        {"seat 2", "seat 2 cash 20 space goo token dog",
         "p:4: 'goo' is no space, did you mean 'go'?\n"},
        {"seat 2", "seat 2 cash 20 token dog", "p:4: 'space' of this seat is missing\n"},
        {"seat 2", "seat 2 cash 20 cash 20 space go token dog", "p:4: 'cash' stands there twice\n"},
        {"seat 2", "seat 2 cash 20 space go colour red", "p:4: 'colour' says nothing of a seat\n"},
        {"seat 2", "seat 2 cash 200000000 space go token dog",
         "p:4: cash cannot be '200000000', expected a number from -100000000 to 100000000\n"},
        {"seat 2", "seat 2 cash 20 space go token dog release chance",
         "p:4: the number of cards is missing, expected a number from 1 to 255\n"},
        {"phase", "phase trun", "p:6: 'trun' is no phase, did you mean 'turn'?\n"},
        {"phase", "", "p: the line 'phase' is missing\n"},
        {"decider", "decider 7", "p:7: the seat cannot be '7', expected a number from 1 to 3\n"},
        {"decider", "decider banc", "p:7: 'banc' is no seat or party, did you mean 'bank'?\n"},
        {"order", "order 1 2",
         "p:8: the seat or party is missing, expected bank, pot, dealer or nobody\n"},
        {"turn", "turn 4 5", "p:10: '5' is too much, expected the end of the line\n"},
        {"turn", "turn -1", "p:10: turn cannot be '-1', expected a number from 0 to 1000000000\n"},
        {"mover", "", "p: the line 'mover' is missing\n"},
        {"deed baltic", "deed baltik 2", "p:12: 'baltik' is no deed, did you mean 'baltic'?\n"},
        {"deed baltic", "deed baltic 2 houses 9",
         "p:12: the number of houses cannot be '9', expected a number from 1 to 4\n"},
        {"deed baltic", "deed baltic 2 houses 2 hotel",
         "p:12: no houses stand beside a hotel in this edition\n"},
        {"deed baltic", "deed reading 2", "p:13: this line stands there twice\n"},
        {NULL, "bell\nbell", "p:15: this line stands there twice\n"},
        {NULL, "dise 3 4", "p:14: 'dise' is no line of a position, did you mean 'dice'?\n"},
        {NULL, "xxxxxxxx 3", "p:14: 'xxxxxxxx' is no line of a position\n"},
        {NULL, "\"bell\"", "p:14: a line cannot begin with a quote\n"},
        {NULL, "be\001ll", "p:14: the line holds a control character\n"},
        {NULL, "pile chance order 3 3", "p:14: a card lies in this pile twice\n"},
        {NULL, "pile chance order 3 unseen 3", "p:14: a card lies in this pile twice\n"},
        {NULL, "pile chance order 17",
         "p:14: the card cannot be '17', expected a number from 1 to 16\n"},
        {NULL, "debt 1 to 2 0 rent",
         "p:14: the sum cannot be '0', expected a number from 1 to 100000000\n"},
        {NULL, "debt 1 to 2 5 rnet", "p:14: 'rnet' is no reason, did you mean 'rent'?\n"},
        {NULL, "debt 1 2 5 rent", "p:14: expected the word 'to' here\n"},
        {NULL, "gives 5", "p: the line 'offer' is missing\n"},
        {NULL, "offer 1 to 2 answer counters 0\ngives 5 6\ntakes nothing",
         "p:15: the sum '6' is a second one on the same side\n"},
        {NULL, "offer 1 to 2 answer counters 0",
         "p: the line 'gives' is missing\np: the line 'takes' is missing\n"},
        {NULL, "auction car bid 5",
         "p:14: 'car' is no kind of auction, expected deed, house or hotel\n"},
        {NULL, "estate baltic baltic", "p:14: a deed is named twice\n"},
        {NULL, "floor-used 2 2", "p:14: a seat is named twice\n"},
    };
    /* clang-format on */
    Game game;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = changed(cases[i][0], cases[i][1]);
        CHECK_TEXT(cases[i][2], mistakes(&classic, text, strlen(text), &game));
    }
    CHECK_TEXT("p: the line 'position' is missing\n", mistakes(&classic, "", 0, &game));
}

/* What no play can have led to, although every line could be true. */
static void impossible_positions_are_refused(void)
{
    /* clang-format off */
    static const char *const cases[][3] = {
        {"seat 2", "seat 2 cash 20 space jail token dog in-jail jail-turns 3",
         "p:4: a seat is in jail after its last turn there (V08)\n"},
        {"seat 1", "seat 1 cash 1500 space jail token car in-jail jail-turns 3",
         "p:3: a seat is in jail after its last turn there (V08)\n"},
        {"phase", "phase auction\nstep after\n"
                  "auction deed boardwalk bid 2000 by 3 asked 1 in 1 2 3",
         "p:8: the bid is more than the bidder could pay\n"},
        {NULL, "doubles 2", "p:14: there are doubles or a move without dice\n"},
        {NULL, "arrival 7", "p: there are doubles or a move without dice\n"},
        {NULL, "dice 3 4\nagain", "p:15: another throw is due without doubles\n"},
        {NULL, "jail-throws 2", "p:14: three throws in jail where there is one\n"},
        {NULL, "pot 500", "p:14: there is money in a pot where there is none\n"},
        {NULL, "bell", "p:14: the bell has rung without a time limit\n"},
        {NULL, "thief go\nthief-target 2", "p:14: there is a thief where there is none\n"},
        {"turn", "turn 0", "p:10: the turns are not those of a game that has begun\n"},
        {"seat 2", "seat 2 cash 20 space go token dog offers 13",
         "p:4: a seat has made more offers than it may\n"},
        {"phase", "phase answer\nstep turn\noffer 2 to 1 answer counters 0\n"
                  "gives 500\ntakes reading", "p:8: the offer cannot be kept\n"},
    };
    /* clang-format on */
    Game game;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = changed(cases[i][0], cases[i][1]);
        CHECK_TEXT(cases[i][2], mistakes(&classic, text, strlen(text), &game));
    }
}

/* What no single line tells: the rules are broken by the whole. */
static void positions_that_break_rules_are_refused(void)
{
    /* clang-format off */
    static const char *const cases[][3] = {
        {"order", "order 1 2 2", "p:8: the order of play does not name every seat once\n"},
        {"seat 2", "seat 2 cash 20 space go token car", "p:4: two seats have the same token\n"},
        {"seat 2", "seat 2 cash 20 space go", "p:4: a seat has no token\n"},
        {"seat 2", "seat 2 cash -1 space go token dog", "p:4: cash is below zero (V05)\n"},
        {"seat 2", "seat 2 cash 20 space go token dog in-jail",
         "p:4: a seat in jail stands elsewhere (V07)\n"},
        {"seat 2", "seat 2 cash 20 space jail token dog in-jail jail-turns 4",
         "p:4: a seat is in jail for too many turns (V08)\n"},
        {"seat 2", "seat 2 cash 20 space jail token dog jail-turns 1",
         "p:4: a seat that is not in jail has turns in jail\n"},
        {"seat 2", "seat 2 cash 20 space to-jail token dog",
         "p:4: a seat rests on a space that sends to jail (V07)\n"},
        {"seat 2", "seat 2 cash 20 space go token dog left 1",
         "p:4: a seat that has left still owns something (V09)\np:12: a deed belongs to a seat "
         "that has left (V02)\n"},
        {"seat 2", "seat 2 cash 0 space go token dog left 2",
         "p: the seats that left are not numbered from 1 on\n"},
        {"seat 2", "seat 2 cash 20 space go token dog release chance 1",
         "p: a pile and the cards held from it are not the whole deck (V06)\n"},
        {"seat 2", "seat 2 cash 20 space go token dog kept-deck chance kept-card 1",
         "p: a card is in two places (V06)\np:4: a seat keeps a card that cannot be kept\n"},
        {"deed baltic", "deed baltic 2 houses 1",
         "p:12: buildings stand in a group that has several owners (V04)\n"},
        {"deed baltic", "deed baltic 2\ndeed mediterranean 2 houses 2",
         "p:13: a group is built unevenly (V04)\n"},
        {"deed baltic", "deed baltic 2 mortgaged\ndeed mediterranean 2 houses 1",
         "p:13: a group with buildings has a mortgaged deed (V04)\n"},
        {"deed reading", "deed reading 1 houses 1",
         "p:13: buildings stand on a deed that cannot be built on\np:13: buildings stand in a "
         "group that has several owners (V04)\n"},
        {"decider", "decider 2", "p:7: the decider is not the one who must decide\n"},
        {"decider", "decider bank", "p:7: there is no such decider\n"},
        {"phase", "phase arrive", "p:6: a phase that passes by itself is being waited for\n"},
        {"phase", "phase end\nstep turn", "p:6: the game does not wait for what is open\n"},
        {"phase", "phase buy", "p:6: the mover does not stand on a deed of the bank\n"},
        {"phase", "phase draw", "p:6: there is no card to be drawn\n"},
        {"phase", "phase choice", "p:6: there is nothing to choose\n"},
        {"phase", "phase jail-out", "p:6: the mover is not in jail\n"},
        {"phase", "phase order", "p:6: nobody is to throw for the order of play\n"},
        {"phase", "phase vote", "p:6: the mover's turn cannot stand there\n"},
        {"phase", "phase over", "p: there is a winner before the end, or none at it\n"},
        {NULL, "winner 2", "p:14: there is a winner before the end, or none at it\n"},
        {NULL, "dice 7 1", "p:14: the dice show what no dice can show\n"},
        {NULL, "doubles 3", "p:14: so many doubles lead to jail\n"},
        {NULL, "rent-factor 9", "p:14: the rent to come is raised as no card raises it\n"},
        {NULL, "floor 1", "p:14: the floor is with a seat that cannot have it\n"},
        {NULL, "thief go", "p:14: the thief is after nobody of the game\n"},
        {NULL, "pile chance order 1",
         "p:14: a pile and the cards held from it are not the whole deck (V06)\n"},
        {NULL, "debt 1 to 1 5 rent", "p:14: a debt is not between two parties of the game\n"},
        {NULL, "debt 1 to 2 5 auction", "p:14: a bid is owed for a deed that is not to be had\n"},
        {"phase",
         "phase debt\nstep after\ndebt 1 to bank 1600 auction vermont\n"
         "debt 1 to bank 1600 auction vermont",
         "p:9: a bid is owed for a deed that is not to be had\n"},
        {NULL, "debt 2 to 1 50 rent",
         "p:6: the game does not wait for what is open\np:7: the decider is not the one who "
         "must decide\n"},
        {NULL, "claim 1 from 2 reading 25 throws 1",
         "p:14: a claim is open for longer than the edition lets it\n"},
        {NULL, "offer 2 to 2 answer counters 0\ngives 5\ntakes nothing",
         "p:14: the offer is not between two seats of the game\n"},
        {NULL, "auction deed reading bid 0 by nobody asked 2 in 1 2 3",
         "p:14: the deed that is auctioned is not the bank's to sell\n"},
        {NULL, "auction deed boardwalk bid 5 by nobody asked 2 in 1 2 3",
         "p:14: there is a bid without a bidder or a bidder without a bid\n"},
        {NULL, "auction deed boardwalk bid 0 by nobody asked 2 in 1 3",
         "p:14: the seat asked for a bid is not to be asked\n"},
        {NULL, "want house 1 reading houses 0 ask 2 want 1 asked 2",
         "p:14: the scarce building could not be built\n"},
        {NULL, "estate reading", "p:14: a deed of the estate is not the bank's\n"},
        {NULL, "inherited reading", "p:14: a deed was inherited that is not mortgaged\n"},
        {NULL, "vote-ask 2", "p:14: seats are asked without a vote\n"},
    };
    /* clang-format on */
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Game game = {.turn = 77};
        const char *text = changed(cases[i][0], cases[i][1]);
        CHECK_TEXT(cases[i][2], mistakes(&classic, text, strlen(text), &game));
        CHECK_INT(77, game.turn); /* untouched */
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", "order=entered", &classic);
    RUN(wrong_lines_are_named);
    RUN(impossible_positions_are_refused);
    RUN(positions_that_break_rules_are_refused);
    return check_done();
}
