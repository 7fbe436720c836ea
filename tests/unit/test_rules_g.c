/* test_rules_g.c -- rules G01-G18: rent on streets. */
#include "unit/scene.h"

static Money rent_at(int space)
{
    return scene_rent(space, 1, 2);
}

typedef struct Street {
    int space;
    Money rents[7]; /* alone, set, one to four houses, hotel */
} Street;

static const Street streets[] = {
    {1, {2, 4, 10, 30, 90, 160, 250}},          {3, {4, 8, 20, 60, 180, 320, 450}},
    {6, {6, 12, 30, 90, 270, 400, 550}},        {8, {6, 12, 30, 90, 270, 400, 550}},
    {9, {8, 16, 40, 100, 300, 450, 600}},       {11, {10, 20, 50, 150, 450, 625, 750}},
    {13, {10, 20, 50, 150, 450, 625, 750}},     {14, {12, 24, 60, 180, 500, 700, 900}},
    {16, {14, 28, 70, 200, 550, 750, 950}},     {18, {14, 28, 70, 200, 550, 750, 950}},
    {19, {16, 32, 80, 220, 600, 800, 1000}},    {21, {18, 36, 90, 250, 700, 875, 1050}},
    {23, {18, 36, 90, 250, 700, 875, 1050}},    {24, {20, 40, 100, 300, 750, 925, 1100}},
    {26, {22, 44, 110, 330, 800, 975, 1150}},   {27, {22, 44, 110, 330, 800, 975, 1150}},
    {29, {24, 48, 120, 360, 850, 1025, 1200}},  {31, {26, 52, 130, 390, 900, 1100, 1275}},
    {32, {26, 52, 130, 390, 900, 1100, 1275}},  {34, {28, 56, 150, 450, 1000, 1200, 1400}},
    {37, {35, 70, 175, 500, 1100, 1300, 1500}}, {39, {50, 100, 200, 600, 1400, 1700, 2000}},
};
enum { STREETS = sizeof streets / sizeof *streets };

/* Seat 1 has the deed on `space`, and with `set` its group built to `level`. */
static void own_street(int space, bool set, int level)
{
    DeedId deed = scene.edition.spaces[space].deed;
    DeedSet deeds = DEED_BIT(deed);
    if (set) deeds = scene.edition.groups[scene.edition.deeds[deed].group].deeds;
    for (; deeds != 0; deeds &= deeds - 1) {
        const char *word = edition_deed_label(&scene.edition, (DeedId)__builtin_ctzll(deeds))->word;
        scene_own(1, word);
        scene_build(word, level);
    }
}

/* The rents of a column of the table, on every street. */
static void check_column(const char *edition, int column)
{
    scene_begin(edition, NULL, 2);
    scene.game.seats[0].cash = 5000;
    Game fresh = scene.game;
    for (int i = 0; i < STREETS; i++) {
        scene.game = fresh;
        own_street(streets[i].space, column > 0, column > 0 ? column - 1 : 0);
        scene.game.seats[0].laps = 0;
        Money salary = streets[i].space < 3 ? 200 : 0;
        Money before = scene_cash(1);
        CHECK(scene_land(streets[i].space, 1, 2));
        CHECK_INT(streets[i].rents[column], scene_cash(1) - before);
        CHECK_INT(streets[i].rents[column], 5000 + salary - scene_cash(0));
    }
}

static void G01_landing_costs_the_rent_of_the_deed_paid_to_the_owner(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(2, "baltic");
    CHECK(scene_land(3, 1, 2));
    CHECK_INT(1496, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(1504, scene_cash(2));
    CHECK_INT(REASON_RENT, scene_event(EVENT_PAID, 0).reason);
    CHECK_INT(scene_deed("baltic"), scene_event(EVENT_PAID, 0).deed);
}

static void G02_base_rent_without_the_whole_group(void)
{
    check_column("classic", 0);
    scene_begin("classic", NULL, 2);
    scene_own(1, "oriental vermont"); /* two of three are not the group */
    CHECK_INT(6, rent_at(6));
}

static void G03_double_base_rent_with_the_whole_group(void)
{
    check_column("classic", 1);
    scene_begin("classic", "group_rent=300", 2); /* promise G3 */
    own_street(39, true, 0);
    CHECK_INT(150, rent_at(39));
    scene_begin("classic", "group_rent_need=2", 2);
    scene_own(1, "oriental");
    CHECK_INT(6, rent_at(6));
    scene_own(1, "vermont");
    CHECK_INT(12, rent_at(6));
}

static void G04_double_rent_although_a_deed_of_the_group_is_mortgaged(void)
{
    scene_begin("classic", NULL, 2); /* DP-05 */
    own_street(6, true, 0);
    scene_mortgage("vermont");
    CHECK_INT(12, rent_at(6));
    CHECK_INT(16, rent_at(9));
    scene_begin("classic", "group_rent_mortgaged=off", 2); /* the UK sheet of 1996 */
    own_street(6, true, 0);
    CHECK_INT(12, rent_at(6));
    scene_mortgage("vermont");
    CHECK_INT(6, rent_at(6));
}

static void G05_double_rent_while_other_streets_carry_a_house(void)
{
    scene_begin("classic", NULL, 2);
    own_street(6, true, 0);
    scene_build("connecticut", 1);
    CHECK_INT(12, rent_at(6));
    CHECK_INT(12, rent_at(8));
    CHECK_INT(40, rent_at(9));
}

static void G06_printed_rent_with_buildings_never_doubled(void)
{
    for (int column = 2; column <= 6; column++) check_column("classic", column);
}

static void G07_no_rent_for_a_mortgaged_street(void)
{
    scene_begin("classic", NULL, 2);
    own_street(39, true, 0);
    scene_mortgage("boardwalk");
    CHECK_INT(0, rent_at(39));
    CHECK_INT(70, rent_at(37));
}

static void G08_no_rent_for_ones_own_street_or_the_banks(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    CHECK_INT(0, rent_at(39));
    CHECK(scene_land(37, 1, 3));
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_BUY, 0);
}

static void G09_an_owner_in_jail_collects(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene_jail(1, 1);
    CHECK_INT(50, rent_at(39));
    scene_begin("classic", "rent_in_jail=off", 2); /* U04 as a house rule */
    scene_own(1, "boardwalk");
    CHECK_INT(50, rent_at(39));
    scene_jail(1, 1);
    CHECK_INT(0, rent_at(39));
}

static void G10_the_amount_is_fixed_at_the_landing(void)
{
    scene_begin("classic", "rent_claim=next", 2);
    own_street(39, true, 0);
    CHECK(scene_land(39, 1, 2));
    CHECK(scene_do("floor 2; build boardwalk; done; claim 2 from 1 boardwalk"));
    CHECK_INT(1400, scene_cash(0));
    scene_begin("classic", "rent_claim=next", 2);
    own_street(39, true, 0);
    CHECK(scene_land(39, 1, 2));
    CHECK(scene_do("floor 2; mortgage boardwalk; done; claim 2 from 1 boardwalk"));
    CHECK_INT(1400, scene_cash(0));
}

static void G11_rent_is_due_at_once_in_full_and_cannot_be_waived(void)
{
    scene_begin("classic", NULL, 2); /* DP-08 */
    own_street(39, false, 0);
    scene.game.seats[0].cash = 49;
    scene_own(0, "baltic");
    CHECK(scene_land(39, 1, 2));
    CHECK_WAITS(PHASE_DEBT, 0); /* the owner is not asked, no part is paid */
    CHECK_INT(50, scene.game.debts[0].amount);
    CHECK_INT(49, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "reject"));
}

/* Seat 0 has landed on Boardwalk of seat 2 (50), the rent is not asked for yet. */
static void begin_claim(const char *rules)
{
    scene_begin("classic", rules, 4);
    scene_own(2, "boardwalk");
    CHECK(scene_land(39, 1, 2));
    CHECK_INT(1, scene_events(EVENT_RENT_DUE));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(1500, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_CLAIM, "claim 2 from 1 boardwalk");
}

static void G12_rent_claim_next_lapses_with_the_next_players_throw(void)
{
    static LegalList list;
    begin_claim("rent_claim=next"); /* DP-07 */
    legal_out_of_turn(&scene.edition, &scene.game, 2, &list);
    CHECK_INT(ACTION_CLAIM, list.list[list.count - 1].action.kind);
    CHECK(scene_do("claim 3 from 1 boardwalk"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(1550, scene_cash(2));
    CHECK_REFUSED(REFUSAL_NO_CLAIM, "claim 3 from 1 boardwalk");
    begin_claim("rent_claim=next");
    CHECK(scene_do("end"));
    CHECK_INT(REFUSAL_NONE, scene_may("claim 3 from 1 boardwalk"));
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(1, scene_events(EVENT_RENT_LAPSED));
    CHECK_REFUSED(REFUSAL_NO_CLAIM, "claim 3 from 1 boardwalk");
}

static void G12_rent_claim_second_lapses_with_the_second_players_throw(void)
{
    begin_claim("rent_claim=second");
    CHECK(scene_do("end; roll; dice 5 5")); /* two throws of one player count once */
    CHECK(scene_do("roll; dice 4 6; end"));
    CHECK_INT(0, scene_events(EVENT_RENT_LAPSED));
    Game open = scene.game;
    CHECK(scene_do("claim 3 from 1 boardwalk"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 2);
    scene.game = open;
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(1, scene_events(EVENT_RENT_LAPSED));
    CHECK_REFUSED(REFUSAL_NO_CLAIM, "claim 3 from 1 boardwalk");
    CHECK_INT(1500, scene_cash(0));
}

static void G12_the_visitors_own_throws_do_not_end_the_claim(void)
{
    scene_begin("classic", "rent_claim=next", 2);
    scene_own(1, "boardwalk");
    CHECK(scene_land(39, 2, 2));
    CHECK(scene_do("roll; dice 5 6"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK(scene_do("claim 2 from 1 boardwalk"));
    CHECK_INT(1700 - 50, scene_cash(0));
}

static void G12_all_claims_of_two_long_turns_are_remembered(void)
{
    scene_begin("classic", "rent_claim=second", 3);
    scene_own(2, "oriental vermont connecticut");
    for (int seat = 0; seat < 2; seat++) {
        CHECK(scene_land(6, 2, 2) && scene_land(8, 2, 2) && scene_land(9, 1, 2));
        CHECK_INT(0, scene_events(EVENT_RENT_LAPSED));
        CHECK(scene_do("end"));
    }
    CHECK_INT(6, scene.game.claim_count);
    CHECK(scene_do("claim 3 from 1 oriental; claim 3 from 2 connecticut"));
}

static void G12_several_throws_for_doubles_in_jail_count_once(void)
{
    scene_begin("classic", "rent_claim=second,jail_style=three_ways", 3);
    scene_own(2, "boardwalk");
    CHECK(scene_land(39, 1, 2) && scene_do("end"));
    scene_jail(1, 0);
    CHECK(scene_do("roll; dice 1 2; dice 4 5"));
    CHECK_WAITS(PHASE_THROW, DEALER);
    CHECK_INT(1, scene.game.claim_count);
    CHECK(scene_do("dice 4 6; end; claim 3 from 1 boardwalk")); /* on to Free Parking */
    CHECK_INT(1450, scene_cash(0));
}

static void G13_by_default_rent_is_claimed_by_itself(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(RENT_CLAIM_AUTOMATIC, scene.edition.rule[RULE_RENT_CLAIM]);
    scene_own(1, "boardwalk");
    CHECK(scene_land(39, 1, 2));
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(0, scene.game.claim_count);
}

static void G14_a_second_landing_is_a_new_rent(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    CHECK(scene_land(39, 2, 2) && scene_land(39, 1, 2));
    CHECK_INT(1400, scene_cash(0));
    CHECK_INT(1600, scene_cash(1));
}

static void G15_the_creditor_is_the_owner_at_the_landing(void)
{
    begin_claim("rent_claim=second");
    CHECK(scene_do("floor 3; offer 2 give boardwalk take 400; accept; done"));
    CHECK_INT(1, scene.game.holdings[scene_deed("boardwalk")].owner);
    CHECK_REFUSED(REFUSAL_NO_CLAIM, "claim 2 from 1 boardwalk");
    CHECK(scene_do("claim 3 from 1 boardwalk"));
    CHECK_INT(1500 + 400 + 50, scene_cash(2));
    CHECK_INT(1100, scene_cash(1));
}

static void G16_a_broken_group_earns_base_rent_again(void)
{
    scene_begin("classic", NULL, 3);
    own_street(39, true, 0);
    CHECK_INT(100, rent_at(39));
    CHECK(scene_do("floor 2; offer 3 give park-place take 1; accept; done"));
    CHECK_INT(50, rent_at(39));
}

static void G17_other_groups_have_no_influence(void)
{
    scene_begin("classic", NULL, 2);
    own_street(31, true, 5);
    own_street(37, true, 0);
    scene_own(1, "oriental reading short-line electric water");
    CHECK_INT(6, rent_at(6));
    CHECK_INT(100, rent_at(39));
}

static void G18_every_rent_of_the_london_board(void)
{
    for (int column = 0; column <= 6; column++) check_column("london", column);
    scene_begin("classic", "site_rent=old", 2);
    own_street(29, false, 0);
    CHECK_INT(22, rent_at(29));
    scene_begin("london", "site_rent=old", 2); /* the Waddingtons deed of Piccadilly */
    own_street(29, false, 0);
    CHECK_INT(22, rent_at(29));
    own_street(29, true, 0);
    CHECK_INT(44, rent_at(29));
    own_street(29, true, 1);
    CHECK_INT(120, rent_at(29));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G01_landing_costs_the_rent_of_the_deed_paid_to_the_owner);
    RUN(G02_base_rent_without_the_whole_group);
    RUN(G03_double_base_rent_with_the_whole_group);
    RUN(G04_double_rent_although_a_deed_of_the_group_is_mortgaged);
    RUN(G05_double_rent_while_other_streets_carry_a_house);
    RUN(G06_printed_rent_with_buildings_never_doubled);
    RUN(G07_no_rent_for_a_mortgaged_street);
    RUN(G08_no_rent_for_ones_own_street_or_the_banks);
    RUN(G09_an_owner_in_jail_collects);
    RUN(G10_the_amount_is_fixed_at_the_landing);
    RUN(G11_rent_is_due_at_once_in_full_and_cannot_be_waived);
    RUN(G12_rent_claim_next_lapses_with_the_next_players_throw);
    RUN(G12_rent_claim_second_lapses_with_the_second_players_throw);
    RUN(G12_the_visitors_own_throws_do_not_end_the_claim);
    RUN(G12_all_claims_of_two_long_turns_are_remembered);
    RUN(G12_several_throws_for_doubles_in_jail_count_once);
    RUN(G13_by_default_rent_is_claimed_by_itself);
    RUN(G14_a_second_landing_is_a_new_rent);
    RUN(G15_the_creditor_is_the_owner_at_the_landing);
    RUN(G16_a_broken_group_earns_base_rent_again);
    RUN(G17_other_groups_have_no_influence);
    RUN(G18_every_rent_of_the_london_board);
    return check_done();
}
