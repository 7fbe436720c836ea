/* test_position.c -- positions <-> text. */
#include "check.h"
#include "game/apply.h"
#include "game/audit/audit.h"
#include "game/notation/notation.h"
#include "game/setup.h"
#include "unit/edition_files.h"

static Edition classic, claims, waits, odd;

static char written[POSITION_TEXT_SIZE];
static char said[20000];

/* Everything the classic game does not have. */
static const char odd_text[] =
    "edition odd \"Odd\"\n"
    "rule players_max 4\nrule start_money 500\nrule token_choice table\nrule order shuffled\n"
    "rule hotel beside\nrule houses_per_street 3\nrule houses 0\nrule hotels 0\n"
    "rule build_even off\nrule build_whole_group off\nrule mortgage sell\n"
    "rule jail_style three_ways\nrule keep_cards on\nrule rail_travel on\nrule release_limit 2\n"
    "rule debt end_of_turn\nrule group_rent_need 2\nrule build_where deed\n"
    "group mill \"Mill\" streets house 20 hotel 50 colour #8B5A3C\n"
    "group boats \"Ferries\" count colour #2457A6 rent 10 25\n"
    "space 0 go \"Go\" start\n"
    "space 1 water \"Water\" deed mill price 40 rent 4 10 30\n"
    "space 2 wheel \"Wheel\" draw wheel\n"
    "space 3 wind \"Wind\" deed mill price 40 rent 4 10 30\n"
    "space 4 jail \"Jail\" jail\n"
    "space 5 ferry-1 \"North\" deed boats price 50\n"
    "space 6 luck \"Luck\" draw dip\n"
    "space 7 ferry-2 \"South\" deed boats price 50\n"
    "space 8 tax \"Tax\" tax choice 20 percent 10\n"
    "deck dip \"Dip\" cards\n"
    "card \"A\" thief\ncard \"B\" collect 20\ncard \"C\" pay 10\ncard \"D\" release\n"
    "card \"E\" collect 5\ncard \"F\" collect 6\ncard \"G\" pay 7\ncard \"H\" pay 8\n"
    "deck wheel \"Wheel\" weights\n"
    "card weight 3 \"A\" gain deed\ncard weight 1 \"B\" release\ncard weight 1 \"C\" collect 30\n"
    "token hat \"Hat\" tax 80\ntoken boot \"Boot\"\ntoken cat \"Cat\"\ntoken key \"Key\"\n";

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

static const char *rewritten(const Edition *edition, const Game *game)
{
    Text text = text_into(written, sizeof written);
    notation_position_write(edition, game, &text);
    CHECK(!text.cut);
    return written;
}

/* Reads a text, writes it again: the same, and the game can be played on. */
static Game round_trip(const Edition *edition, const char *text)
{
    Game game, back;
    memset(&game, 0, sizeof game);
    CHECK_TEXT("", mistakes(edition, text, strlen(text), &game));
    if (said[0] != '\0') return game;
    CHECK_TEXT(text, rewritten(edition, &game));
    CHECK_TEXT(NULL, audit_game(edition, &game));
    CHECK_TEXT("", mistakes(edition, written, strlen(written), &back));
    CHECK(notation_hash(edition, &game) == notation_hash(edition, &back));
    return game;
}

/* Every seat and field of an ordinary turn. */
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

static void the_start_of_a_game(void)
{
    Game game, back;
    setup_game(&classic, 3, NULL, &game);
    CHECK_TEXT("position 1 classic\n"
               "seats 3\n"
               "seat 1 cash 1500 space go token car\n"
               "seat 2 cash 1500 space go token dog\n"
               "seat 3 cash 1500 space go token hat\n"
               "phase turn\n"
               "decider 1\n"
               "order 1 2 3\nmover 1\n"
               "turn 1\n"
               "",
               rewritten(&classic, &game));
    CHECK_TEXT("", mistakes(&classic, written, strlen(written), &back));
    CHECK(notation_hash(&classic, &game) == notation_hash(&classic, &back));
    CHECK_INT(32, back.houses);
    CHECK_INT(12, back.hotels);
    CHECK_INT(7, back.alive);
}

static void an_ordinary_turn(void)
{
    Game game = round_trip(&classic, ordinary);
    CHECK_INT(20, game.seats[1].cash);
    CHECK_INT(1, game.holdings[edition_find_deed(&classic, "baltic")].mortgaged);
    CHECK(game.seats[0].deeds == DEED_BIT(edition_find_deed(&classic, "reading")));
}

static void every_field_of_seats_and_turn(void)
{
    static Edition pot_and_bell;
    edition_file_read("classic", "pot=on,time_limit=60", &pot_and_bell);
    Game game = round_trip(
        &pot_and_bell,
        "position 1 classic\n"
        "seats 4\n"
        "seat 1 cash 0 space mediterranean token car laps 3 left 1\n"
        "seat 2 cash 20 space jail token dog laps 2 in-jail jail-turns 2 release chest 1\n"
        "seat 3 cash 1100 space illinois token hat offers 5 release chance 1\n"
        "seat 4 cash 7 space chance-1 token boot\n"
        "phase end\n"
        "decider 4\n"
        "order 3 4 1 2\n"
        "mover 4\n"
        "turn 40\n"
        "round 10\n"
        "order-sums 12 7 7 2\n"
        "dice 3 4\n"
        "arrival 7\n"
        "doubles 1\n"
        "managed 12\n"
        "pot 50\n"
        "floor-used 2 3\n"
        "bell\n"
        "deed mediterranean 3 houses 4\n"
        "deed baltic 3 hotel\n"
        "deed boardwalk 4\n"
        "pile chance order 3 9 1 unseen 2 4 5 6 7 8 10 12 13 14 15 16\n"
        "pile chest unseen 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16\n");
    CHECK_INT(28, game.houses);
    CHECK_INT(11, game.hotels);
    CHECK_INT(1, game.mover);
    CHECK_INT(14, game.alive);
    CHECK_INT(1, game.left_count);
    CHECK_INT(8, game.piles[0].order[1]);
}

#define HEAD                                \
    "position 1 classic\n"                  \
    "seats 3\n"                             \
    "seat 1 cash 150 space go token car\n"  \
    "seat 2 cash 2000 space go token dog\n" \
    "seat 3 cash 1100 space go token hat\n"

static void debts_and_inheritance(void)
{
    Game game = round_trip(&classic,
                           HEAD "phase debt\nstep after\ndecider 1\norder 1 2 3\nmover 2\nturn 4\n"
                                "deed reading 3 mortgaged\n"
                                "debt 1 to 2 200 rent boardwalk\n"
                                "debt 3 to bank 1200 auction baltic\n"
                                "debt 2 to pot 5 tax\n"
                                "inherited reading\n");
    CHECK_INT(3, game.debt_count);
    CHECK_INT(POT, game.debts[2].creditor);
    round_trip(&classic, HEAD "phase heir\nstep after\ndecider 3\norder 1 2 3\nmover 2\nturn 4\n"
                              "deed reading 3 mortgaged\n"
                              "inherited reading\n");
}

static void claims_of_rent(void)
{
    Game game = round_trip(&claims, HEAD "phase turn\ndecider 2\norder 1 2 3\nmover 2\nturn 4\n"
                                         "deed boardwalk 3\n"
                                         "claim 3 from 1 boardwalk 50 throws 2\n"
                                         "claim 3 from 2 boardwalk 50 throws 1\n");
    CHECK_INT(2, game.claim_count);
    CHECK_INT(2, game.claims[0].throws_left);
}

static void offers_to_answer_and_to_wait(void)
{
    Game game = round_trip(
        &waits, HEAD "phase answer\nstep end\ndecider 1\norder 1 2 3\nmover 3\nturn 4\n"
                     "deed mediterranean 3\ndeed baltic 3\ndeed reading 3\ndeed oriental 3\n"
                     "deed vermont 3\ndeed connecticut 3\ndeed st-charles 3\ndeed electric 3\n"
                     "deed states 3\ndeed boardwalk 1\n"
                     "offer 3 to 1 answer counters 2\n"
                     "gives mediterranean baltic reading oriental vermont connecticut st-charles "
                     "electric\n"
                     "gives states 500 2*chance-card\n"
                     "takes boardwalk\n");
    CHECK_INT(500, game.offer.deal.give_money);
    CHECK_INT(2, game.offer.deal.give_cards[0]);
    CHECK_INT(9, __builtin_popcountll(game.offer.deal.give));
    round_trip(&waits, HEAD "phase turn\ndecider 3\norder 1 2 3\nmover 3\nturn 4\n"
                            "offer 3 to 1 waits counters 0\n"
                            "gives nothing\n"
                            "takes 5 chest-card\n");
}

static void auctions_and_an_estate(void)
{
    Game game =
        round_trip(&classic, HEAD
                   "phase auction\nstep after\ndecider 3\norder 1 2 3\nmover 1\nturn 4\n"
                   "auction deed boardwalk bid 120 by 2 asked 3 in 2 3\n"
                   "estate mediterranean baltic reading oriental vermont connecticut st-charles "
                   "electric\n"
                   "estate states\n");
    CHECK_INT(6, game.auction.in);
    CHECK_INT(9, __builtin_popcountll(game.estate));
    round_trip(&classic, HEAD "phase auction\nstep after\ndecider 1\norder 1 2 3\nmover 1\nturn 4\n"
                              "auction deed boardwalk bid 0 by nobody asked 1 in 1 2 3\n");
}

#define TWO_GROUPS                          \
    "deed mediterranean 2\ndeed baltic 2\n" \
    "deed park-place 3\ndeed boardwalk 3\n"

static void scarce_buildings(void)
{
    Game game =
        round_trip(&classic, HEAD "phase want\nstep turn\ndecider 3\norder 1 2 3\nmover 1\nturn 4\n"
                                  "floor 2\nfloor-used 2\n" TWO_GROUPS
                                  "want house 2 baltic houses 0 ask 3 want 2 asked 3\n");
    CHECK_INT(4, game.want.ask);
    round_trip(&classic,
               HEAD "phase building-auction\nstep turn\ndecider 3\norder 1 2 3\nmover 2\nturn 4\n"
                    "" TWO_GROUPS "auction house baltic bid 60 by 2 asked 3 in 2 3\n");
    round_trip(&classic,
               HEAD "phase building-auction\nstep turn\ndecider 2\norder 1 2 3\nmover 2\nturn 4\n"
                    "" TWO_GROUPS "auction house bid 0 by nobody asked 2 in 2 3\n");
}

static void the_floor_and_a_vote(void)
{
    round_trip(&classic, HEAD "phase floor\nstep turn\ndecider 3\norder 1 2 3\nmover 1\nturn 4\n"
                              "floor 3\nfloor-used 2 3\n");
    round_trip(&classic, HEAD "phase vote\nstep turn\ndecider 1\norder 1 2 3\nmover 2\nturn 4\n"
                              "vote-open\nvote-ask 1\nvote-from 3\n");
}

static void cards_that_act(void)
{
    round_trip(&classic, "position 1 classic\nseats 2\n"
                         "seat 1 cash 150 space chance-1 token car\n"
                         "seat 2 cash 20 space go token dog\n"
                         "phase draw\ndecider dealer\norder 1 2\nmover 1\nturn 4\ndeck chance\n");
    round_trip(&classic, "position 1 classic\nseats 2\n"
                         "seat 1 cash 150 space electric token car\n"
                         "seat 2 cash 20 space go token dog\n"
                         "phase rent-throw\ndecider dealer\norder 1 2\nmover 1\nturn "
                         "4\nrent-factor 1\nrent-dice 10\n"
                         "deck chance\ncard 8\n"
                         "deed electric 2\n");
}

static void the_end(void)
{
    round_trip(&classic, "position 1 classic\nseats 2\n"
                         "seat 1 cash 0 space chance-1 token car left 1\n"
                         "seat 2 cash 20 space go token dog\n"
                         "phase over\ndecider nobody\norder 1 2\nmover 1\nturn 4\nwinner 2\n");
}

#define ODD_SEATS                                       \
    "position 1 odd\nseats 2\n"                         \
    "seat 1 cash -150 space luck token hat owes-to 2\n" \
    "seat 2 cash 20 space wheel token boot kept-deck dip kept-card 3 release wheel 2\n"

static void what_other_editions_have(void)
{
    Game game = round_trip(&odd, ODD_SEATS
                           "phase open\ndecider 1\norder 2 1\nmover 1\nturn 4\ndeck dip\ncard 1\n"
                           "thief go\nthief-target 1\n"
                           "deed water 2 houses 2 hotel\n"
                           "deed wind 2 hotel\n"
                           "deed ferry-1 1\n"
                           "pile dip order 2 unseen 4 5 6 7 8\n");
    CHECK_INT(2 | BESIDE_HOTEL, game.holdings[0].level);
    CHECK_INT(BESIDE_HOTEL, game.holdings[1].level);
    CHECK_INT(-1, game.houses);
    CHECK_INT(2, game.seats[1].kept_card);
    round_trip(&odd, "position 1 odd\nseats 3\n"
                     "seat 1 cash 500 space go\n"
                     "seat 2 cash 500 space go token cat\n"
                     "seat 3 cash 500 space go\n"
                     "phase token\ndecider 1\norder 2 1 3\nmover 2\nturn 0\norder-next 1\n");
    round_trip(&odd, "position 1 odd\nseats 2\n"
                     "seat 1 cash 150 space jail token hat in-jail jail-turns 1\n"
                     "seat 2 cash 20 space wheel token boot\n"
                     "phase throw\ndecider dealer\norder 2 1\nmover 1\nturn 4\ndice 6 1\n"
                     "jail-throws 2\njail-sums 7 7\n");
}

static void throwing_for_the_order(void)
{
    round_trip(&classic, "position 1 classic\nseats 3\n"
                         "seat 1 cash 1500 space go token car\n"
                         "seat 2 cash 1500 space go token dog\n"
                         "seat 3 cash 1500 space go token hat\n"
                         "phase order\ndecider dealer\norder 3 1 2\nmover 3\nturn 0\n"
                         "order-next 1\norder-ties 1\norder-sums 7 7 4\ndice 3 4\n");
}

static void comments_blanks_and_line_ends_do_not_matter(void)
{
    char text[2000];
    size_t length = 0;
    length += (size_t)snprintf(text, sizeof text, "# a position\r\n\r\n");
    for (const char *at = ordinary; *at != '\0'; at++) {
        if (*at == '\n') text[length++] = '\r';
        if (*at == ' ') text[length++] = '\t';
        text[length++] = *at;
    }
    Game game;
    CHECK_TEXT("", mistakes(&classic, text, length - 2, &game));
    CHECK_TEXT(ordinary, rewritten(&classic, &game));
}

/* Whatever passes has been audited; nothing crashes. Run under sanitizers. */
static void cut_and_damaged_texts_are_read_safely(void)
{
    static const char text[] = ODD_SEATS
        "phase open\ndecider 1\norder 2 1\nmover 1\nturn 4\ndeck dip\ncard 1\nthief go\n"
        "thief-target 1\ndeed water 2 houses 2 hotel\npile dip order 2 unseen 4 5 6 7 8\n"
        "claim 1 from 2 water 5 throws 1\noffer 1 to 2 waits counters 0\ngives 2*dip-card\n"
        "takes water 5\nauction deed wind bid 5 by 2 asked 1 in 1 2\n"
        "want break 2 water houses 3 ask 1 want 2 asked 1\nestate wind\ninherited water\n"
        "debt 1 to bank 5 tax\n";
    char damaged[sizeof text];
    Game game;
    for (size_t cut = 0; cut < sizeof text; cut++) {
        memcpy(damaged, text, cut);
        mistakes(&odd, damaged, cut, &game);
    }
    for (size_t i = 0; i + 1 < sizeof text; i++)
        for (int bit = 0; bit < 8; bit++) {
            memcpy(damaged, text, sizeof text);
            damaged[i] = (char)(damaged[i] ^ (1 << bit));
            if (mistakes(&odd, damaged, sizeof text - 1, &game)[0] == '\0')
                CHECK_TEXT(NULL, audit_game(&odd, &game));
        }
}

static void read_odd_edition(void)
{
    static Problems problems;
    EditionSource source = {"odd", "odd.edition", odd_text, sizeof odd_text - 1};
    EditionLibrary library = {.sources = &source, .count = 1};
    if (edition_read(&library, "odd", NULL, &odd, &problems)) return;
    Text text = text_into(said, sizeof said);
    problem_write(&problems, &text);
    CHECK_TEXT("", said);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", "order=entered", &classic);
    edition_file_read("classic", "rent_claim=second", &claims);
    edition_file_read("classic", "trade_waits=on", &waits);
    RUN(read_odd_edition);
    RUN(the_start_of_a_game);
    RUN(an_ordinary_turn);
    RUN(every_field_of_seats_and_turn);
    RUN(debts_and_inheritance);
    RUN(claims_of_rent);
    RUN(offers_to_answer_and_to_wait);
    RUN(auctions_and_an_estate);
    RUN(scarce_buildings);
    RUN(the_floor_and_a_vote);
    RUN(cards_that_act);
    RUN(the_end);
    RUN(what_other_editions_have);
    RUN(throwing_for_the_order);
    RUN(comments_blanks_and_line_ends_do_not_matter);
    RUN(cut_and_damaged_texts_are_read_safely);
    return check_done();
}
