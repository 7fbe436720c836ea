/* test_fp_players.c -- the fixed policies fp-a, fp-b, fp-c and their firm
 * versions decide as docs/players.md says. */
#include "named_scene.h"

/* ---- jail ------------------------------------------------------------------------ */

static void leave_jail_with_a_salary_in_hand(void)
{
    scene_begin("classic", NULL, 3);
    scene_jail(0, 0);
    named_cash(0, 200);
    CHECK_TEXT("fine", named_says("fp-a"));
    scene_hold(0, "chance");
    CHECK_TEXT("release chance", named_says("fp-a"));
    named_cash(0, 199);
    CHECK_TEXT("roll", named_says("fp-a"));
    scene_begin("classic", "jail_style=three_ways", 3);
    scene_jail(0, 0);
    named_cash(0, 199);
    CHECK_TEXT("wait", named_says("fp-a"));
}

/* ---- buying ---------------------------------------------------------------------- */

static void buy_what_leaves_a_salary(void)
{
    scene_begin("classic", NULL, 3);
    named_arrive(16, 380);
    CHECK_TEXT("buy", named_says("fp-a"));
    named_cash(0, 379);
    CHECK_TEXT("decline", named_says("fp-a"));
    scene_own(0, "tennessee new-york");
    CHECK_TEXT("buy", named_says("fp-a")); /* completes the set */
    named_cash(0, 180);
    CHECK_TEXT("buy", named_says("fp-a"));
}

static void mortgage_one_deed_to_complete_a_set(void)
{
    scene_begin("classic", NULL, 3);
    named_arrive(3, 50);
    scene_own(0, "mediterranean");
    CHECK_TEXT("decline", named_says("fp-a")); /* a lone deed is not mortgaged */
    scene_own(0, "reading b-and-o");
    CHECK_TEXT("mortgage reading", named_says("fp-a"));
    scene_own(0, "oriental vermont");
    CHECK_TEXT("mortgage oriental", named_says("fp-a")); /* the cheapest */
    named_cash(0, 10);
    CHECK_TEXT("mortgage oriental", named_says("fp-a"));
    named_cash(0, 9);
    CHECK_TEXT("decline", named_says("fp-a")); /* 9 and 50 are not 60 */
}

static void fp_b_buys_its_wishes_and_no_utilities(void)
{
    scene_begin("classic", NULL, 3);
    named_arrive(5, 200);
    CHECK_TEXT("buy", named_says("fp-b"));
    CHECK_TEXT("decline", named_says("fp-a"));
    scene_begin("classic", NULL, 3);
    named_arrive(39, 400);
    CHECK_TEXT("buy", named_says("fp-b"));
    scene_begin("classic", NULL, 3);
    named_arrive(12, 1500);
    CHECK_TEXT("decline", named_says("fp-b"));
    scene_own(0, "water");
    CHECK_TEXT("decline", named_says("fp-b"));
    CHECK_TEXT("buy", named_says("fp-a"));
}

static void fp_c_buys_only_its_wishes(void)
{
    static const int wanted[] = {5, 6, 16, 19, 25};
    static const int unwanted[] = {1, 12, 21, 39};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        scene_begin("classic", NULL, 3);
        named_arrive(wanted[i], 200);
        CHECK_TEXT("buy", named_says("fp-c"));
    }
    for (size_t i = 0; i < sizeof unwanted / sizeof *unwanted; i++) {
        scene_begin("classic", NULL, 3);
        named_arrive(unwanted[i], 1500);
        CHECK_TEXT("decline", named_says("fp-c"));
    }
}

/* ---- auctions -------------------------------------------------------------------- */

/* Seat 1 is asked for a bid for the deed on `space`, with so much money. */
static void auction(int space, Money standing, Money cash)
{
    scene_begin("classic", NULL, 3);
    named_arrive(space, 1500);
    CHECK(scene_do("decline"));
    scene.game.auction.asked = scene.game.decider = 1;
    scene.game.auction.bid = standing;
    scene.game.auction.bidder = standing > 0 ? 0 : NOBODY;
    named_cash(1, cash);
}

static void bid_half_the_way_to_the_list_price(void)
{
    auction(16, 0, 1500);
    CHECK_TEXT("bid 90", named_says("fp-a"));
    auction(16, 90, 1500);
    CHECK_TEXT("bid 135", named_says("fp-a"));
    auction(16, 179, 1500);
    CHECK_TEXT("bid 180", named_says("fp-a"));
    auction(16, 0, 90);
    CHECK_TEXT("pass", named_says("fp-a")); /* not less than its money */
    auction(16, 180, 1500);
    CHECK_TEXT("pass", named_says("fp-a"));
    scene_own(1, "tennessee new-york");
    named_cash(1, 580);
    CHECK_TEXT("bid 280", named_says("fp-a")); /* a quarter of what is left */
    named_cash(1, 182);
    CHECK_TEXT("pass", named_says("fp-a"));
}

static void bid_a_sixth_for_wishes_without_ceiling(void)
{
    auction(5, 0, 600);
    CHECK_TEXT("bid 100", named_says("fp-b"));
    auction(5, 300, 600);
    CHECK_TEXT("bid 350", named_says("fp-b"));
    CHECK_TEXT("pass", named_says("fp-a"));
    auction(12, 0, 600);
    CHECK_TEXT("pass", named_says("fp-b"));
    auction(21, 0, 1500);
    CHECK_TEXT("bid 110", named_says("fp-b"));
    CHECK_TEXT("pass", named_says("fp-c"));
    auction(16, 180, 600);
    CHECK_TEXT("bid 250", named_says("fp-c"));
}

/* ---- building and redeeming ------------------------------------------------------- */

static void build_on_the_turns_of_others_only(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental vermont connecticut");
    named_arrive(20, 1500);
    CHECK_TEXT("end", named_says("fp-a"));
    CHECK_TEXT("nothing", named_interrupts("fp-a", 0));
    CHECK(scene_do("end"));
    CHECK_TEXT("floor 1", named_interrupts("fp-a", 0));
    CHECK(scene_do("floor 1"));
    /* The first house gains 40 - 16 there, 30 - 12 elsewhere. */
    CHECK_TEXT("build connecticut", named_says("fp-a"));
    scene_build("connecticut", 1);
    CHECK_TEXT("build oriental", named_says("fp-a"));
    named_cash(0, 50);
    CHECK_TEXT("build oriental", named_says("fp-a")); /* no reserve */
    named_cash(0, 49);
    CHECK_TEXT("done", named_says("fp-a"));
    CHECK(scene_do("done"));
    CHECK_TEXT("nothing", named_interrupts("fp-a", 0)); /* once a turn */
}

/* Seat 0 has the floor with these deeds, some of them built on. */
static void take_floor(const char *deeds, const char *built, int level)
{
    char copy[100];
    snprintf(copy, sizeof copy, "%s", built);
    scene_begin("classic", NULL, 3);
    scene_own(0, deeds);
    for (char *word = strtok(copy, " "); word != NULL; word = strtok(NULL, " "))
        scene_build(word, level);
    CHECK(scene_land(20, 1, 2));
    CHECK(scene_do("end; floor 1"));
}

static void build_where_rent_less_price_is_largest(void)
{
    take_floor("oriental vermont connecticut kentucky indiana illinois",
               "oriental vermont connecticut", 2);
    /* 300 - 100 - 50 against 100 - 40 - 150. */
    CHECK_TEXT("build connecticut", named_says("fp-a"));
    take_floor("kentucky indiana illinois park-place boardwalk", "", 0);
    /* A first house ends the double rent: 100 - 40 - 150 against 200 - 100 - 200. */
    CHECK_TEXT("build illinois", named_says("fp-a"));
}

static void fp_c_builds_three_houses_at_most(void)
{
    take_floor("oriental vermont connecticut", "oriental vermont connecticut", 3);
    scene_build("connecticut", 2);
    CHECK_TEXT("build connecticut", named_says("fp-c"));
    scene_build("connecticut", 3);
    CHECK_TEXT("done", named_says("fp-c"));
    CHECK_TEXT("build connecticut", named_says("fp-b"));
}

static void redeem_if_a_salary_stays(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading");
    scene_mortgage("reading");
    CHECK(scene_land(20, 1, 2));
    CHECK(scene_do("end"));
    named_cash(0, 309);
    CHECK_TEXT("nothing", named_interrupts("fp-a", 0));
    named_cash(0, 310);
    CHECK_TEXT("floor 1", named_interrupts("fp-a", 0));
    CHECK(scene_do("floor 1"));
    CHECK_TEXT("redeem reading", named_says("fp-a"));
}

static void build_in_their_own_turn_without_the_floor(void)
{
    scene_begin("london", NULL, 3);
    scene_own(0, "angel euston pentonville");
    named_arrive(20, 1500);
    CHECK_TEXT("build pentonville", named_says("fp-a"));
    scene_build("pentonville", 1);
    CHECK_TEXT("build angel", named_says("fp-a")); /* evenly, though the rules do not ask */
    named_cash(0, 20);
    CHECK_TEXT("end", named_says("fp-a"));
}

/* ---- offers ---------------------------------------------------------------------- */

static void sell_a_lone_street_dearly(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "connecticut");
    scene_own(1, "oriental vermont");
    named_cash(1, 1000);
    CHECK_TEXT("offer 2 give connecticut take 500", named_says("fp-a")); /* half its money */
    named_cash(1, 300);
    CHECK_TEXT("offer 2 give connecticut take 180", named_says("fp-a")); /* 1.5 x 120 */
    named_cash(0, 100);
    CHECK_TEXT("offer 2 give connecticut take 180", named_says("fp-a")); /* also when poor */
    named_cash(1, 180);
    CHECK_TEXT("offer 2 give connecticut take 180", named_says("fp-a"));
    named_cash(1, 179);
    CHECK_TEXT("roll", named_says("fp-a")); /* could not pay it */
}

static void buy_what_completes_a_set(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental vermont");
    scene_own(2, "connecticut");
    CHECK_TEXT("offer 3 give 135 take connecticut", named_says("fp-a")); /* 1.125 x 120 */
    named_cash(0, 235);
    CHECK_TEXT("roll", named_says("fp-a")); /* no more than half a salary would stay */
    named_cash(0, 236);
    CHECK_TEXT("offer 3 give 135 take connecticut", named_says("fp-a"));
    scene_mortgage("connecticut");
    CHECK_TEXT("roll", named_says("fp-a"));
}

static void swap_when_both_complete_a_set(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental vermont illinois");
    scene_own(1, "connecticut kentucky indiana");
    named_cash(1, 600);
    /* asks 1.5 x 240 for Illinois, pays 0.75 x 120 for Connecticut */
    CHECK_TEXT("offer 2 give illinois take connecticut 270", named_says("fp-a"));
    named_cash(0, 199);
    CHECK_TEXT("offer 2 give illinois take 360", named_says("fp-a")); /* only sells */
}

static void offer_to_each_of_the_others_once_a_turn(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(0, "connecticut illinois");
    scene_own(1, "oriental vermont");
    scene_own(3, "kentucky indiana");
    CHECK_TEXT("offer 2 give connecticut take 750", named_says("fp-a"));
    CHECK(scene_do("offer 2 give connecticut take 750; reject"));
    CHECK_TEXT("offer 4 give illinois take 750", named_says("fp-a"));
    CHECK(scene_do("offer 4 give illinois take 750; reject"));
    CHECK_TEXT("roll", named_says("fp-a"));
}

static void fp_b_asks_for_its_wishes_once_it_has_a_station(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "boardwalk kentucky");
    CHECK_TEXT("roll", named_says("fp-b"));
    scene_own(0, "reading");
    CHECK_TEXT("offer 2 give 300 take boardwalk", named_says("fp-b"));
    CHECK_TEXT("roll", named_says("fp-a"));
    scene_own(1, "park-place");
    CHECK_TEXT("roll", named_says("fp-b")); /* not from a complete set */
    scene_own(2, "park-place");
    named_cash(0, 199);
    CHECK_TEXT("roll", named_says("fp-b"));
}

static void fp_c_asks_also_without_a_station(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "st-james boardwalk");
    CHECK_TEXT("offer 2 give 135 take st-james", named_says("fp-c"));
    scene_own(0, "oriental new-york");
    CHECK_TEXT("roll", named_says("fp-c")); /* has orange, light blue, no station */
}

static void narrow_trades_narrow_the_offers(void)
{
    scene_begin("montreal", "order=entered", 3); /* M7: only money for a deed */
    scene_own(0, "saint-jacques saint-ambroise sanguinet");
    scene_own(1, "notre-dame emery saint-denis");
    CHECK_TEXT("offer 2 give 135 take notre-dame", named_says("fp-a"));
}

/* ---- answers --------------------------------------------------------------------- */

/* Seat 1 answers to this offer of seat 0. */
static const char *answer(const char *word, const char *offer)
{
    Game before = scene.game;
    CHECK(scene_do(offer));
    const char *said = named_says(word);
    scene.game = before;
    return said;
}

static void accept_what_loses_no_set_and_leaves_money(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "illinois reading");
    scene_own(1, "connecticut boardwalk kentucky indiana");
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give nothing take connecticut"));
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give 1 take connecticut")); /* the hole */
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give illinois take 1500")); /* gains a set */
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give reading take 1401"));
    named_cash(1, 300);
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give reading take 100"));
    CHECK_TEXT("accept",
               answer("fp-a", "offer 2 give reading take 199")); /* gains at list prices */
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give reading take 200")); /* below a salary */
    named_cash(1, 250);
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give reading take 150"));
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give reading take 151")); /* below half of one */
    scene_mortgage("reading");
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give reading take 1"));
}

static void reject_the_loss_of_a_set(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "vermont reading illinois");
    scene_own(1, "boardwalk park-place kentucky indiana");
    CHECK_TEXT("reject", answer("fp-a", "offer 2 give reading 1000 take boardwalk"));
    /* one set for another: list prices decide */
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give illinois take boardwalk"));
    CHECK_TEXT("reject", answer("fp-a-firm", "offer 2 give illinois take boardwalk"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give illinois 160 take boardwalk"));
}

static void wishes_bound_what_they_accept(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "electric oriental kentucky");
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give electric take 10"));
    CHECK_TEXT("reject", answer("fp-b", "offer 2 give electric take 10"));
    CHECK_TEXT("accept", answer("fp-b", "offer 2 give kentucky take 10"));
    CHECK_TEXT("reject", answer("fp-c", "offer 2 give kentucky take 10"));
    CHECK_TEXT("accept", answer("fp-c", "offer 2 give oriental take 10"));
}

static void firm_ones_give_nothing_away(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental vermont reading illinois");
    scene_own(1, "connecticut tennessee kentucky indiana");
    CHECK_TEXT("reject", answer("fp-a-firm", "offer 2 give 179 take tennessee"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give 180 take tennessee"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give reading take tennessee"));
    /* Connecticut completes a set of the other: half its 1500, or a set. */
    CHECK_TEXT("reject", answer("fp-a-firm", "offer 2 give 749 take connecticut"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give 750 take connecticut"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give illinois take connecticut"));
    named_cash(0, 200);
    CHECK_TEXT("reject", answer("fp-a-firm", "offer 2 give 179 take connecticut"));
    CHECK_TEXT("accept", answer("fp-a-firm", "offer 2 give 180 take connecticut"));
    CHECK_TEXT("accept", answer("fp-a", "offer 2 give 1 take connecticut"));
}

/* ---- debts ----------------------------------------------------------------------- */

static void owe(Money amount)
{
    scene.game.debts[0] = (Debt){.amount = amount, .creditor = BANK, .deed = NO_DEED};
    scene.game.debt_count = 1;
    scene.game.step = PHASE_AFTER;
    scene.game.phase = PHASE_DEBT;
}

static void pay_debts_by_mortgages_if_they_do(void)
{
    scene_begin("classic", NULL, 3);
    named_arrive(20, 0);
    scene_own(0, "reading mediterranean oriental vermont connecticut");
    scene_build("connecticut", 1);
    owe(130);
    CHECK_TEXT("mortgage mediterranean", named_says("fp-a"));
    owe(131); /* more than 30 and 100 */
    CHECK_TEXT("sell connecticut", named_says("fp-a"));
    scene_build("connecticut", 0);
    CHECK_TEXT("mortgage mediterranean", named_says("fp-a"));
    owe(5000);
    CHECK_TEXT("bankrupt", named_says("fp-a"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(leave_jail_with_a_salary_in_hand);
    RUN(buy_what_leaves_a_salary);
    RUN(mortgage_one_deed_to_complete_a_set);
    RUN(fp_b_buys_its_wishes_and_no_utilities);
    RUN(fp_c_buys_only_its_wishes);
    RUN(bid_half_the_way_to_the_list_price);
    RUN(bid_a_sixth_for_wishes_without_ceiling);
    RUN(build_on_the_turns_of_others_only);
    RUN(build_where_rent_less_price_is_largest);
    RUN(fp_c_builds_three_houses_at_most);
    RUN(redeem_if_a_salary_stays);
    RUN(build_in_their_own_turn_without_the_floor);
    RUN(sell_a_lone_street_dearly);
    RUN(buy_what_completes_a_set);
    RUN(swap_when_both_complete_a_set);
    RUN(offer_to_each_of_the_others_once_a_turn);
    RUN(fp_b_asks_for_its_wishes_once_it_has_a_station);
    RUN(fp_c_asks_also_without_a_station);
    RUN(narrow_trades_narrow_the_offers);
    RUN(accept_what_loses_no_set_and_leaves_money);
    RUN(reject_the_loss_of_a_set);
    RUN(wishes_bound_what_they_accept);
    RUN(firm_ones_give_nothing_away);
    RUN(pay_debts_by_mortgages_if_they_do);
    return check_done();
}
