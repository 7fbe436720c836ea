/* test_rules_u.c -- section U of the rules: what is no rule, off by default and
 * working as a house rule. */
#include "scene.h"

static void U01_no_money_on_free_parking(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(4, 1, 2);
    CHECK_INT(1300, scene_cash(0));
    CHECK_INT(0, scene.game.pot);
    scene_do("end");
    scene_land(20, 1, 2);
    CHECK_INT(1500, scene_cash(1));
}

static void U01_the_pot_takes_taxes_fines_and_card_payments(void)
{
    scene_begin("classic", "pot=on", 3);
    scene_land(4, 1, 2);
    CHECK_INT(200, scene.game.pot);
    CHECK_INT(200, scene_paid(0, POT, REASON_TAX));
    scene_do("end");
    scene_jail(1, 0);
    scene_do("fine");
    CHECK_INT(250, scene.game.pot);
    scene_land(7, 1, 2);
    scene_do("draw 14; end");
    CHECK_INT(265, scene.game.pot);
    scene_land(20, 1, 2);
    CHECK_INT(1765, scene_cash(2));
    CHECK_INT(0, scene.game.pot);
}

static void U01_the_pot_may_start_with_money(void)
{
    scene_begin("classic", "pot=on,pot_start=500", 2);
    CHECK_INT(500, scene.game.pot);
    scene_land(20, 1, 2);
    CHECK_INT(2000, scene_cash(0));
    CHECK_INT(500, scene.game.pot);
}

static void U01_a_debt_to_the_pot_ends_at_the_bank(void)
{
    scene_begin("classic", "pot=on", 3);
    scene_own(0, "baltic");
    scene.game.seats[0].cash = 7;
    scene_land(4, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(POT, scene.game.debts[0].creditor);
    scene_do("bankrupt");
    CHECK_INT(BANK, scene_event(EVENT_BANKRUPT, 0).other);
    CHECK_INT(0, scene.game.pot);
    CHECK_WAITS(PHASE_AUCTION, 1);
}

static void U02_double_salary_for_landing_on_go(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(0, 1, 2);
    CHECK_INT(1700, scene_cash(0));
    scene_begin("classic", "salary_landing=200", 2);
    scene_land(0, 1, 2);
    CHECK_INT(1900, scene_cash(0));
    scene_do("end");
    scene_land(2, 1, 2); /* passing pays once */
    CHECK_INT(1700, scene_cash(1));
}

static void U03_without_auctions_the_bank_keeps_the_deed(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 1);
    scene_begin("classic", "auction=off", 2);
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(BANK, scene_owner("boardwalk"));
}

static void U04_no_rent_for_owners_in_jail(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene_jail(1, 0);
    scene_land(39, 1, 2);
    CHECK_INT(1450, scene_cash(0));
    scene_begin("classic", "rent_in_jail=off", 2);
    scene_own(1, "boardwalk");
    scene_jail(1, 0);
    scene_land(39, 1, 2);
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void U05_a_lap_before_the_first_purchase(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(3, 1, 2);
    CHECK_WAITS(PHASE_BUY, 0);
    scene_begin("classic", "buy_after_laps=1", 2);
    scene_land(3, 1, 2);
    CHECK_WAITS(PHASE_END, 0); /* no purchase, no auction */
    CHECK_INT(BANK, scene_owner("baltic"));
    scene_do("end");
    scene_put(1, 38);
    scene_do("roll; dice 1 2");
    CHECK_WAITS(PHASE_BUY, 1); /* past GO once */
}

/* Loans and rent immunity: a deal has no words for them, see Q04 and Q05. */
static void U06_no_loans_between_players(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("offer 2 give nothing take 500; accept");
    CHECK_INT(2000, scene_cash(0));
    CHECK_INT(0, scene.game.debt_count);
    CHECK_INT(0, scene.game.claim_count);
}

static void U07_unlimited_buildings(void)
{
    scene_begin("classic", "houses=0,hotels=0", 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "st-james tennessee new-york");
    CHECK_INT(-1, scene.game.houses);
    for (int level = 1; level <= 5; level++) scene_do("build baltic; build mediterranean");
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_INT(1000, scene_cash(0));
    scene_do("sell baltic; sell mediterranean");
    CHECK_INT(1050, scene_cash(0));
    CHECK_INT(-1, scene.game.houses);
    CHECK_INT(-1, scene.game.hotels);
}

static void U08_a_bonus_for_two_ones(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(10, 1, 1);
    CHECK_INT(1500, scene_cash(0));
    scene_begin("classic", "double_one=500", 2);
    scene_land(10, 1, 1);
    CHECK_INT(2000, scene_cash(0));
    CHECK_INT(500, scene_paid(BANK, 0, REASON_BONUS));
    scene_do("roll; dice 5 5");
    CHECK_INT(2000, scene_cash(0));
    scene_begin("classic", "double_one=500,doubles_again=off", 2);
    scene_land(10, 1, 1);
    CHECK_INT(2000, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void U09_uneven_building(void)
{
    scene_begin("classic", "build_even=off", 2);
    scene_own(0, "mediterranean baltic");
    for (int i = 0; i < 5; i++) scene_do("build baltic");
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_INT(0, scene_level("mediterranean"));
    scene_do("build mediterranean; sell mediterranean; sell baltic");
    CHECK_INT(4, scene_level("baltic"));
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_do("build baltic");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build baltic");
}

static void U09_an_uneven_group_is_broken_down(void)
{
    scene_begin("classic", "build_even=off,houses=5", 2);
    scene_own(0, "oriental vermont connecticut");
    scene_build("oriental", HOTEL_LEVEL);
    scene_build("vermont", 3);
    CHECK_INT(2, scene.game.houses);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell oriental");
    CHECK_REFUSED(REFUSAL_BREAK, "break light-blue 5"); /* Connecticut has none to keep */
    scene_do("break light-blue 0");
    CHECK_INT(1500 + 125 + 75, scene_cash(0));
    CHECK_INT(5, scene.game.houses);
}

static void U10_no_deeds_sold_to_the_bank(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_do("mortgage boardwalk");
    CHECK_INT(0, scene_owner("boardwalk"));
    scene_begin("classic", "mortgage=sell", 2);
    scene_own(0, "boardwalk");
    scene_do("mortgage boardwalk");
    CHECK_INT(BANK, scene_owner("boardwalk"));
    CHECK_INT(1700, scene_cash(0));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(U01_no_money_on_free_parking);
    RUN(U01_the_pot_takes_taxes_fines_and_card_payments);
    RUN(U01_the_pot_may_start_with_money);
    RUN(U01_a_debt_to_the_pot_ends_at_the_bank);
    RUN(U02_double_salary_for_landing_on_go);
    RUN(U03_without_auctions_the_bank_keeps_the_deed);
    RUN(U04_no_rent_for_owners_in_jail);
    RUN(U05_a_lap_before_the_first_purchase);
    RUN(U06_no_loans_between_players);
    RUN(U07_unlimited_buildings);
    RUN(U08_a_bonus_for_two_ones);
    RUN(U09_uneven_building);
    RUN(U09_an_uneven_group_is_broken_down);
    RUN(U10_no_deeds_sold_to_the_bank);
    return check_done();
}
