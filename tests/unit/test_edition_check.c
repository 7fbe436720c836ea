/* test_edition_check.c -- is it playable? every bound and every reference. */
#include "edition/edition_check.h"

#include "check.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

static Edition classic;
static Edition broken;

/* What edition_check says of `broken`. */
static const char *verdict(void)
{
    static char buffer[20000];
    static Problems problems;
    memset(&problems, 0, sizeof problems);
    bool good = edition_check(&broken, "x.edition", NULL, &problems);
    if (good != (problems.count == 0)) return "the answer and the problems disagree";
    Text text = text_into(buffer, sizeof buffer);
    problem_write(&problems, &text);
    return buffer;
}

#define BREAK(answer, change)          \
    do {                               \
        broken = classic;              \
        change;                        \
        CHECK_TEXT(answer, verdict()); \
    } while (0)

static void good_editions_are_good(void)
{
    const EditionLibrary *library = edition_files();
    for (int i = 0; i < library->count; i++) {
        edition_file_read(library->sources[i].word, NULL, &broken);
        CHECK_TEXT("", verdict());
    }
}

static void G2_sizes_are_checked_first(void)
{
    BREAK("x.edition: the edition is larger than can be\n", broken.space_count = MAX_SPACES + 1);
    BREAK("x.edition: the edition is larger than can be\n", broken.deed_count = MAX_DEEDS + 1);
    BREAK("x.edition: the edition is larger than can be\n", broken.group_count = MAX_GROUPS + 1);
    BREAK("x.edition: the edition is larger than can be\n", broken.deck_count = MAX_DECKS + 1);
    BREAK("x.edition: the edition is larger than can be\n", broken.token_count = MAX_TOKENS + 1);
    BREAK("x.edition: the edition is larger than can be\n",
          broken.decks[1].card_count = MAX_CARDS + 1);
}

static void G2_words_and_names(void)
{
    BREAK("x.edition: the edition needs a word and a title\n", broken.title[0] = '\0');
    BREAK("x.edition: the space 'mediterranean' needs a word and a name\n",
          broken.space_label[1].name[0] = '\0');
    BREAK("x.edition: the space 'Baltic' has the same word as another one, expected a new one\n",
          text_copy(broken.space_label[37].word, WORD_SIZE, "Baltic"));
    BREAK("x.edition: the space 'boardwalk' has the same name as another one, expected a new "
          "one\n",
          text_copy(broken.space_label[39].name, NAME_SIZE, "Baltic Avenue"));
    BREAK("x.edition: the token 'dog' has the same name as another one, expected a new one\n",
          text_copy(broken.token_label[1].name, NAME_SIZE, "Racing car"));
    BREAK("x.edition: the deck 'chance' has the same word as another one, expected a new one\n",
          text_copy(broken.deck_label[1].word, WORD_SIZE, "chance"));
    BREAK("x.edition: the group 'pink' has the same name as another one, expected a new one\n",
          text_copy(broken.group_label[2].name, NAME_SIZE, "Brown"));
}

static void G2_start_and_jail(void)
{
    BREAK("x.edition: there is no start, expected space 0 to be it\n",
          broken.spaces[0].kind = SPACE_EFFECT);
    BREAK("x.edition: the space 'parking' is a start, but only space 0 can be the start\n",
          broken.spaces[20].kind = SPACE_START);
    BREAK("x.edition: the space 'parking' is a second jail, expected one at most\n",
          broken.spaces[20].kind = SPACE_JAIL);
    BREAK("x.edition: start and jail are not where the spaces say\n", broken.start = 1);
    BREAK("x.edition: the space 'parking' is not of any kind\n", broken.spaces[20].kind = 9);
    BREAK("x.edition: the space 'parking' is not of any kind\n", broken.spaces[20].deed = 3);
    broken = classic;
    broken.spaces[10].kind = SPACE_EFFECT;
    broken.jail = NO_SPACE;
    CHECK_TEXT("x.edition: the space 'to-jail' sends to jail, but there is no jail\n"
               "x.edition: the card 'Caught! Off to jail, without passing GO.' sends to jail, but "
               "there is no jail\n"
               "x.edition: the card 'Your party was too loud: off to jail, without passing GO.' "
               "sends to jail, but there is no jail\n"
               "x.edition: doubles_to_jail=3 makes no sense here: there is no jail\n",
               verdict());
    broken = classic;
    broken.space_count = 3;
    CHECK(strstr(verdict(), "a board needs at least four spaces\n") != NULL);
    broken.space_count = 4;
    CHECK(strstr(verdict(), "a board needs at least four spaces\n") == NULL);
}

static void G2_deeds(void)
{
    BREAK("x.edition: the space 'baltic' has a rent or a price out of range\n",
          broken.deeds[1].rent[3] = -1);
    BREAK("x.edition: the space 'baltic' has a rent or a price out of range\n",
          broken.deeds[1].house_price = MONEY_LIMIT);
    BREAK("x.edition: the space 'baltic' has a price out of range, expected 1 to 1000000\n",
          broken.deeds[1].price = 1000001);
    BREAK("x.edition: the space 'baltic' has a price out of range, expected 1 to 1000000\n",
          broken.deeds[1].price = broken.deeds[1].mortgage = 0);
    BREAK("x.edition: the space 'baltic' has a mortgage above its price\n",
          broken.deeds[1].mortgage = 61);
    BREAK("x.edition: the space 'baltic' belongs to a group that is not there\n"
          "x.edition: the group 'brown' does not know its own deeds\n",
          broken.deeds[1].group = 99);
    BREAK("x.edition: the space 'baltic' is not of any kind\n"
          "x.edition: a deed lies beyond the board\n",
          broken.deeds[1].space = 60);
}

static void G2_groups(void)
{
    BREAK("x.edition: the group 'brown' does not know its own deeds\n", broken.groups[0].deeds = 1);
    BREAK("x.edition: the group 'brown' does not know its own deeds\n", broken.groups[0].kind = 3);
    CHECK_TEXT("tiny.edition:14: the group 'blue' has no deeds, expected at least one space of "
               "it\n",
               tiny_with("group blue \"Blue\" streets\n"));
    char more[1000] = "";
    for (int i = 5; i < 11; i++) {
        size_t length = strlen(more);
        snprintf(more + length, sizeof more - length, "space %d s%d \"S%d\" deed rail price 5\n", i,
                 i, i);
    }
    CHECK_TEXT("tiny.edition:4: the group 'rail' has too many deeds, at most six can be counted\n",
               tiny_with(more));
}

static void G2_effects(void)
{
    Effect *parking = &broken.spaces[20].effect;
    BREAK("x.edition: the space 'parking' has no such effect\n", parking->kind = EFFECT_COUNT);
    BREAK("x.edition: the space 'parking' leads to a space beyond the board\n",
          *parking = ((Effect){.kind = EFFECT_MOVE_TO, .target = 40}));
    BREAK("x.edition: the space 'parking' leads to a space beyond the board\n",
          *parking = ((Effect){.kind = EFFECT_BACK_TO, .target = 255}));
    BREAK("x.edition: the space 'parking' moves by no space at all\n",
          *parking = ((Effect){.kind = EFFECT_MOVE_BY}));
    BREAK("x.edition: the space 'parking' moves more than once around the board\n",
          *parking = ((Effect){.kind = EFFECT_MOVE_BY, .amount = -40}));
    BREAK("x.edition: the space 'parking' takes the rent no times\n",
          *parking = ((Effect){.kind = EFFECT_NEAREST}));
    BREAK("x.edition: the space 'parking' leads to a group that is not there\n",
          *parking = ((Effect){.kind = EFFECT_NEAREST, .factor = 1, .target = 10}));
    BREAK("x.edition: the space 'parking' draws from a deck that is not there\n",
          *parking = ((Effect){.kind = EFFECT_DRAW, .target = 2}));
    BREAK("x.edition: the space 'parking' draws from a deck that is not there\n",
          *parking = ((Effect){.kind = EFFECT_PAY_OR_DRAW, .target = 2, .amount = 1}));
    BREAK("x.edition: the space 'parking' has no such charge\n",
          *parking = ((Effect){.kind = EFFECT_PAY, .how = 3}));
    BREAK("x.edition: the space 'parking' asks for a sum out of range\n",
          *parking = ((Effect){.kind = EFFECT_TAX, .per_house = -1}));
    BREAK("x.edition: the space 'parking' has a sum out of range\n",
          *parking = ((Effect){.kind = EFFECT_COLLECT, .amount = -1}));
    BREAK("x.edition: the card 'A fresh start: go on to GO.' leads to a space beyond the board\n",
          broken.decks[0].cards[0].effect.target = 77);
}

static void G2_decks(void)
{
    BREAK("x.edition: the deck 'chance' is not of any kind\n", broken.decks[0].kind = 3);
    BREAK("x.edition: the deck 'chance' would run out, expected a card that cannot be kept\n",
          broken.decks[0].card_count = 0);
    BREAK("x.edition: the card '' has no text\n", broken.card_text[1][2][0] = '\0');
    BREAK("x.edition: the card 'A stroll by the sea: go to Boardwalk.' names a space that is not "
          "there\n",
          text_copy(broken.space_label[39].word, WORD_SIZE, "elsewhere"));
    BREAK("x.edition: the deck 'chance' has weights out of range\n",
          broken.decks[0].kind = DECK_WEIGHTS);
    BREAK("x.edition: the deck 'chance' must have one card for every total from 2 to 12\n",
          broken.decks[0].kind = DECK_DICE);
    CHECK_TEXT("tiny.edition:14: the deck 'd' must have one card for every total from 2 to 12\n",
               tiny_with("deck d \"D\" dice\ncard on 2 to 7 \"x\" nothing\n"
                         "card on 7 to 12 \"y\" nothing\n"));
    CHECK_TEXT("tiny.edition:14: the deck 'd' would run out, expected a card that cannot be "
               "kept\n",
               tiny_with("deck d \"D\" cards\ncard \"x\" release\n"));
}

static void G2_sums_stay_within_bounds(void)
{
    CHECK_TEXT("", tiny_with("space 5 far \"Far\" deed rail price 5 rent 1000000\n"
                             "card \"x\" nearest rail times 100\n"));
    CHECK_TEXT("tiny.edition:14: the space 'far' could ask for a rent above 100000000\n",
               tiny_with("space 5 far \"Far\" deed rail price 5 rent 1000000\n"
                         "card \"x\" nearest rail times 100\n"
                         "token ogre \"Ogre\" rent-paid 101\n"));
    CHECK_TEXT("tiny.edition:14: the space 'far' could ask for a rent above 100000000\n",
               tiny_with("space 5 far \"Far\" deed dice price 5 rent 1000000\n"
                         "group dice \"Dice\" dice\nspace 6 near \"Near\" nearest dice times 9\n"));
    CHECK_TEXT("tiny.edition:14: the space 'far' could ask for more than 100000000\n",
               tiny_with("space 5 far \"Far\" tax house 1000000\n"
                         "token ogre \"Ogre\" tax 1000\n"
                         "space 6 near \"Near\" deed rail price 5\n"));
    BREAK("x.edition: the space 'baltic' could ask for a rent above 100000000\n",
          broken.deeds[1].rent[0] = 1000000;
          broken.rule[RULE_GROUP_RENT] = 1000; broken.tokens[0].rent_received = 1000);
}

static void G2_tokens(void)
{
    BREAK("x.edition: the token 'dog' has a perk out of range\n", broken.tokens[1].tax = 1001);
    BREAK("x.edition: the token 'dog' has a perk out of range\n", broken.tokens[1].jail_turns = 10);
    BREAK("x.edition: the token 'dog' has the symbol C like 'car', expected its own: 'symbol D'\n",
          broken.tokens[1].symbol = 'C');
}

static void G2_a_missing_space_is_named(void)
{
    CHECK_TEXT(
        "tiny.edition: space 5 is missing, expected one for every number up to the highest\n",
        tiny_with("space 6 far \"Far\" nothing\n"));
    CHECK_TEXT("tiny.edition:14: space 5 is missing, expected one for every number up to the "
               "highest\n",
               tiny_with("spaces 6\n"));
    CHECK_TEXT("tiny.edition:14: the spaces 5 to 8 are missing, expected one for every number up "
               "to the highest\n",
               tiny_with("spaces 9\n"));
    CHECK_TEXT("tiny.edition: a board needs at least four spaces\n",
               tiny_read("edition tiny \"Tiny\"\nrule players_max 2\nspace 0 go \"Go\" start\n"
                         "space 1 a \"A\" jail\ntoken b \"B\"\ntoken c \"C\"\n"));
    CHECK_TEXT("tiny.edition: a board needs at least four spaces\n"
               "tiny.edition: there is no start, expected space 0 to be it\n"
               "tiny.edition: players_max=8 makes no sense here: there are not so many tokens\n"
               "tiny.edition: doubles_to_jail=3 makes no sense here: there is no jail\n",
               tiny_read("edition tiny \"Tiny\"\n"));
}

static void G2_moves_must_come_to_rest(void)
{
    const char *self = "the space 'luck' moves a token on for ever, expected a way that comes to "
                       "rest\n";
    char expected[200];
    snprintf(expected, sizeof expected, "tiny.edition:14: %s", self);
    CHECK_TEXT(expected, tiny_with("when pot=off space 4 luck \"Luck\" to luck\n"));
    snprintf(expected, sizeof expected, "tiny.edition:9: %s", self);
    CHECK_TEXT(expected, tiny_with("when pot=off deck pile \"Pile\" cards\n"
                                   "card \"a\" to luck\ncard \"b\" release\n"));
    CHECK_TEXT(expected, tiny_with("when pot=off deck pile \"Pile\" cards\ncard \"a\" draw two\n"
                                   "deck two \"Two\" weights\ncard weight 1 \"b\" draw pile\n"));
    CHECK_TEXT("", tiny_with("when pot=off deck pile \"Pile\" cards\ncard \"a\" draw two\n"
                             "deck two \"Two\" weights\ncard weight 1 \"b\" draw pile\n"
                             "card weight 1 \"c\" back 1\n"));
    CHECK_TEXT("tiny.edition:14: the space 'one' moves a token on for ever, expected a way that "
               "comes to rest\n",
               tiny_with("space 5 one \"One\" forward 1\nspace 6 two \"Two\" back to one\n"));
    CHECK_TEXT("", tiny_with("space 5 one \"One\" forward 1\nspace 6 two \"Two\" to first\n"));
    /* The same total draws the same card again. */
    CHECK_TEXT("tiny.edition:14: the space 'one' moves a token on for ever, expected a way that "
               "comes to rest\n",
               tiny_with("space 5 one \"One\" draw d\nspace 6 two \"Two\" draw d\n"
                         "deck d \"D\" dice\ncard on 2 to 11 \"x\" nothing\n"
                         "card on 12 \"y\" to one\n"));
    CHECK_TEXT("", tiny_with("space 5 one \"One\" pay 5 or draw pile\n"
                             "card \"x\" back 3\ncard \"y\" nearest red\n"));
}

static void G3_rules_out_of_range(void)
{
    BREAK("x.edition: the rule order is out of its range, expected entered, highest, throws or "
          "shuffled\n",
          broken.rule[RULE_ORDER] = 4);
    BREAK("x.edition: the rule houses_per_street is out of its range, expected a number from 1 to "
          "4\n",
          broken.rule[RULE_HOUSES_PER_STREET] = 0);
}

static void G3_what_nobody_can_play_by(void)
{
    BREAK("x.edition: players_min=5 makes no sense here: it is more than players_max\n",
          broken.rule[RULE_PLAYERS_MIN] = 5;
          broken.rule[RULE_PLAYERS_MAX] = 4);
    BREAK("x.edition: fill_to=5 makes no sense here: it is more than players_max\n",
          broken.rule[RULE_FILL_TO] = 5;
          broken.rule[RULE_PLAYERS_MAX] = 4);
    BREAK("x.edition: players_max=8 makes no sense here: there are not so many tokens\n",
          broken.token_count = 7);
    BREAK("x.edition: deal_deeds=4 makes no sense here: there are not so many deeds for so many "
          "players\n",
          broken.rule[RULE_DEAL_DEEDS] = 4);
    BREAK("x.edition: deal_paid=on makes no sense here: start_money might not pay for the deeds "
          "that are dealt\n",
          broken.rule[RULE_DEAL_DEEDS] = 3;
          broken.rule[RULE_DEAL_PAID] = 1; broken.rule[RULE_START_MONEY] = 1069);
    BREAK("", broken.rule[RULE_DEAL_DEEDS] = 3; broken.rule[RULE_DEAL_PAID] = 1;
          broken.rule[RULE_START_MONEY] = 1070);
    BREAK("x.edition: pot=on makes no sense here: no space and no card hands out the pot\n",
          broken.rule[RULE_POT] = 1;
          broken.spaces[20].effect.kind = EFFECT_NOTHING);
    BREAK("x.edition: salary=200 makes no sense here: a token takes more from the salary than it "
          "is\n",
          broken.tokens[2].salary = -201);
    BREAK("x.edition: mortgage=sell makes no sense here: a token buys deeds for less than the bank "
          "pays back\n",
          broken.tokens[2].price = 49;
          broken.rule[RULE_MORTGAGE] = MORTGAGE_SELL);
    BREAK("x.edition: keep_cards=on makes no sense here: a deck has too few cards for so many "
          "players\n",
          broken.decks[0].card_count = 8;
          broken.rule[RULE_KEEP_CARDS] = 1);
    BREAK("x.edition: keep_cards=on makes no sense here: a deck has too few cards for so many "
          "players\n",
          broken.decks[0].card_count = 9;
          broken.decks[0].cards[8].effect = (Effect){.kind = EFFECT_RELEASE};
          broken.rule[RULE_KEEP_CARDS] = 1);
}

static const char *house(const char *edition, const char *rules)
{
    static char buffer[4000];
    static HouseRules list;
    char copy[200];
    memset(&list, 0, sizeof list);
    memset(&tiny_problems, 0, sizeof tiny_problems);
    snprintf(copy, sizeof copy, "%s", rules);
    Text text = text_into(buffer, sizeof buffer);
    for (char *rule = strtok(copy, ","); rule != NULL; rule = strtok(NULL, ","))
        CHECK(house_rule_add(&list, rule, NULL, &text));
    edition_read(edition_files(), edition, &list, &tiny_edition, &tiny_problems);
    problem_write(&tiny_problems, &text);
    return buffer;
}

/* As above, but only what comes after "makes no sense here: ". */
static const char *idle(const char *edition, const char *rules)
{
    const char *answer = house(edition, rules);
    const char *reason = strstr(answer, "makes no sense here: ");
    CHECK(strncmp(answer, "house rule: ", 12) == 0);
    return reason == NULL ? answer : reason + strlen("makes no sense here: ");
}

static void G3_house_rules_that_change_nothing_are_refused(void)
{
    static const struct {
        const char *edition, *rules, *reason;
    } rows[] = {
        {"classic", "deal_paid=on", "no deeds are dealt, see deal_deeds\n"},
        {"london", "end_bankruptcies=4", "there are not so many players\n"},
        {"classic", "salary=0,salary_landing=200", "there is no salary\n"},
        {"classic", "doubles_again=off,doubles_to_jail=2",
         "doubles give no other throw, see doubles_again\n"},
        {"london", "auction_minimum=10", "there are no auctions\n"},
        {"london", "bid_limit=cash", "there are no auctions\n"},
        {"classic", "group_rent_need=4", "no group of streets raises the rent so\n"},
        {"classic", "group_rent=100,group_rent_mortgaged=off",
         "groups do not raise the rent, see group_rent\n"},
        {"classic", "mortgage=sell,group_rent_mortgaged=off", "nothing is ever mortgaged\n"},
        {"smallest", "utility_throw=new", "no group takes rent by the dice\n"},
        {"classic", "pot_start=500", "there is no pot, see pot\n"},
        {"classic", "thief_fee=5", "no card sets the thief loose\n"},
        {"classic", "thief_most=5", "no card sets the thief loose\n"},
        {"classic", "jail_throw_fine=5", "it belongs to jail_style=three_ways\n"},
        {"classic", "jail_style=three_ways,jail_last=wait", "it belongs to jail_style=throws\n"},
        {"classic", "jail_style=three_ways,jail_pay_until=3",
         "it belongs to the turns of jail_style=throws\n"},
        {"classic", "jail_pay_until=4", "it belongs to the turns of jail_style=throws\n"},
        {"classic", "mortgage=off,build_mortgaged=deed", "nothing is ever mortgaged\n"},
        {"classic", "hotel=none,hotels=5", "there are no hotels\n"},
        {"london", "building_auction=on", "buildings never run out, see houses and hotels\n"},
        {"london", "building_auction_opening=ten", "see building_auction\n"},
        {"classic", "mortgage=off,mortgage_percent=40", "see mortgage\n"},
        {"classic", "mortgage=sell,redeem_interest=5", "see mortgage\n"},
        {"classic", "mortgage=sell,transfer_fee=5", "see mortgage\n"},
        {"classic", "trade=none,trade_waits=on", "there are no trades\n"},
        {"classic", "trade=none,offers_per_turn=5", "there are no trades\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        CHECK_TEXT(rows[i].reason, idle(rows[i].edition, rows[i].rules));
}

static const char plain[] = "edition tiny \"Tiny\"\nrule players_max 2\nrule doubles_to_jail 0\n"
                            "group a \"A\" streets\nspace 0 go \"Go\" start\n"
                            "space 1 a \"A\" deed a price 5 rent 1\nspace 2 b \"B\" nothing\n"
                            "space 3 c \"C\" nothing\ntoken d \"D\"\ntoken e \"E\"\n";

static void G3_a_plain_board_has_no_use_for_many_rules(void)
{
    static const char *const rules[] = {
        "keep_cards=on",
        "release_limit=3",
        "rail_travel=on",
        "rent_in_jail=off",
        "jail_landing=on",
        "jail_fine=5",
        "jail_turns=2",
        "jail_style=three_ways",
        "jail_last=card",
        "jail_throw_fine=5",
        "jail_pay_until=1",
        "build_where=deed",
        "build_even=off",
        "build_whole_group=off",
        "build_mortgaged=any",
        "hotel=none",
        "houses=3",
        "hotels=3",
        "houses_per_street=3",
        "building_sale=10",
        "building_auction=off",
        "pot=on",
        "doubles_to_jail=3",
    };
    CHECK_TEXT("", tiny_read(plain));
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        const char *answer = tiny_read_all("tiny", plain, sizeof plain - 1, NULL, rules[i]);
        CHECK(strncmp(answer, "house rule: ", 12) == 0);
        CHECK(strstr(answer, "makes no sense here: ") != NULL);
        CHECK_INT(1, tiny_problems.count);
    }
}

static void G3_house_rules_that_make_sense_are_taken(void)
{
    static const char *const rows[][2] = {
        {"classic", "auction=off"},
        {"classic", "pot=on,pot_start=500"},
        {"classic", "salary_landing=200"},
        {"classic", "build_even=off,houses=0,hotels=0"},
        {"classic", "deal_deeds=3,houses_per_street=3,jail_turns=1,end_bankruptcies=1"},
        {"classic", "deal_deeds=2,deal_paid=on,end_bankruptcies=2"},
        {"classic", "time_limit=60,deal_deeds=2,deal_paid=on"},
        {"classic", "rail_travel=on,keep_cards=on,lap_limit=20"},
        {"classic", "jail_style=three_ways,jail_throw_fine=100"},
        {"bharat", "jail_throw_fine=700"},
        {"classic", "doubles_to_jail=0,doubles_again=off"},
        {"classic", "mortgage=sell,estate_bank=free,debt=before_end,trade=price"},
        {"london", "auction=on,auction_minimum=10"},
        {"london", "houses=32,hotels=12,building_auction=on,build_even=on"},
        {"london", "pot=off"},
        {"smallest", "rail_travel=on"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        CHECK_TEXT("", house(rows[i][0], rows[i][1]));
}

static void G3_the_house_rule_is_blamed_for_what_it_breaks(void)
{
    CHECK_TEXT("house rule: players_min=5 makes no sense here: it is more than players_max\n",
               house("london", "players_min=5"));
    CHECK_TEXT("house rule: players_max=8 makes no sense here: there are not so many tokens\n",
               house("smallest", "players_max=8"));
    CHECK_TEXT("house rule: deal_deeds=2 makes no sense here: there are not so many deeds for so "
               "many players\n",
               tiny_house("rule deal_deeds 1\n", "deal_deeds=2"));
    CHECK_TEXT("tiny.edition:14: fill_to=3 makes no sense here: it is more than players_max\n",
               tiny_with("rule fill_to 3\n"));
    CHECK_TEXT("house rule: fill_to=3 makes no sense here: it is more than players_max\n",
               tiny_read_all("tiny", "edition tiny \"Tiny\"\nbased on classic\nrule fill_to 3\n",
                             strlen("edition tiny \"Tiny\"\nbased on classic\nrule fill_to 3\n"),
                             edition_files(), "players_max=2"));
}

static void lines_of_spaces_are_named(void)
{
    int lines[MAX_SPACES] = {[20] = 77};
    broken = classic;
    broken.spaces[20].kind = 9;
    memset(&tiny_problems, 0, sizeof tiny_problems);
    CHECK(!edition_check(&broken, "x.edition", lines, &tiny_problems));
    CHECK_INT(77, tiny_problems.list[0].line);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    RUN(good_editions_are_good);
    RUN(G2_sizes_are_checked_first);
    RUN(G2_words_and_names);
    RUN(G2_start_and_jail);
    RUN(G2_deeds);
    RUN(G2_groups);
    RUN(G2_effects);
    RUN(G2_decks);
    RUN(G2_sums_stay_within_bounds);
    RUN(G2_tokens);
    RUN(G2_a_missing_space_is_named);
    RUN(G2_moves_must_come_to_rest);
    RUN(G3_rules_out_of_range);
    RUN(G3_what_nobody_can_play_by);
    RUN(G3_house_rules_that_change_nothing_are_refused);
    RUN(G3_a_plain_board_has_no_use_for_many_rules);
    RUN(G3_house_rules_that_make_sense_are_taken);
    RUN(G3_the_house_rule_is_blamed_for_what_it_breaks);
    RUN(lines_of_spaces_are_named);
    return check_done();
}
