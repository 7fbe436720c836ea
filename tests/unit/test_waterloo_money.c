/* test_waterloo_money.c -- the waterloo edition: tuition, mortgages, trades,
 * auctions, debts (W2, W8-W11). */
#include "scene.h"

enum { SLC, NEEDLES }; /* the decks, in the order of the file */

static void begin(int seats)
{
    scene_begin("waterloo", NULL, seats);
}

/* ---- W8: tuition and improvements ------------------------------------------ */

static void W8_doubled_beside_improved_and_mortgaged_ones(void)
{
    begin(2);
    scene_own(1, "ech pas hh");
    scene_build("hh", 4);
    CHECK_INT(12, scene_rent(6, 1, 2));
    scene_mortgage("pas");
    CHECK_INT(12, scene_rent(6, 1, 2));
    CHECK_INT(450, scene_rent(9, 1, 2));
    CHECK_INT(0, scene_rent(8, 1, 2)); /* mortgaged itself */
}

static void W8_mortgaged_residences_and_gyms_count(void)
{
    begin(2);
    scene_own(1, "mkv uwp v1 pac cif");
    scene_mortgage("uwp");
    scene_mortgage("v1");
    scene_mortgage("pac");
    CHECK_INT(100, scene_rent(5, 1, 2));
    CHECK_INT(0, scene_rent(15, 1, 2));
    CHECK_INT(0, scene_rent(12, 1, 2)); /* and nobody rolls for it */
    scene_land(28, 1, 2);
    scene_do("dice 1 2");
    CHECK_INT(1500 - 30, scene_cash(0));
}

static void W8_improvements(void)
{
    begin(2);
    scene_own(0, "mc");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build mc");
    scene_own(0, "dc mkv");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build mkv");
    scene_mortgage("mc");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build mc");
    scene_do("build dc; build dc; build dc; build dc; build dc"); /* not evenly; MC is mortgaged */
    CHECK_INT(500, scene_cash(0));
    CHECK_INT(HOTEL_LEVEL, scene_level("dc"));
    CHECK_REFUSED(REFUSAL_FULL, "build dc");
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage dc");
    scene_do("redeem mc"); /* 210 */
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage mc");
    scene_do("sell dc; sell dc; sell dc; sell dc; sell dc"); /* at half */
    CHECK_INT(500 - 210 + 500, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_BUILDING, "sell dc");
    scene_do("mortgage mc; mortgage dc");
    CHECK_TEXT("bathroom", edition_noun(&scene.edition, NOUN_HOUSE));
    CHECK_TEXT("cafeteria", edition_noun(&scene.edition, NOUN_HOTEL));
}

static void W8_improvements_never_run_out(void)
{
    begin(2);
    CHECK_INT(-1, scene.game.houses);
    CHECK_INT(-1, scene.game.hotels);
}

/* ---- W9: mortgages --------------------------------------------------------- */

static void W9_every_sum(void)
{
    begin(2);
    for (DeedId deed = 0; deed < scene.edition.deed_count; deed++) {
        Money price = scene.edition.deeds[deed].price;
        CHECK_INT(0, price % 10); /* so all of these are whole */
        CHECK_INT(price / 2, scene.edition.deeds[deed].mortgage);
        CHECK_INT(price * 60 / 100, edition_redeem_price(&scene.edition, deed));
        CHECK_INT(price / 10, edition_transfer_fee(&scene.edition, deed));
    }
}

static void W9_mortgage_and_unmortgage(void)
{
    begin(2);
    scene_own(0, "mc");
    scene_do("mortgage mc");
    CHECK_INT(1675, scene_cash(0));
    scene_do("redeem mc");
    CHECK_INT(1465, scene_cash(0));
    scene_mortgage("mc");
    scene.game.seats[0].cash = 209;
    CHECK_REFUSED(REFUSAL_TOO_POOR, "redeem mc");
}

static void W9_a_mortgaged_building_received(void)
{
    begin(2);
    scene_own(0, "mc");
    scene_mortgage("mc");
    scene_do("offer 2 give mc take 100; accept");
    CHECK_WAITS(PHASE_HEIR, 1);
    Game position = scene.game;
    scene_do("redeem mc"); /* 10 % and at once the principal: 35 + 175 */
    CHECK_INT(1400 - 210, scene_cash(1));
    scene.game = position;
    scene_do("keep mc"); /* 10 % now, 60 % later */
    CHECK_INT(1365, scene_cash(1));
    scene_do("roll; dice 4 6; end; redeem mc");
    CHECK_INT(1365 - 210, scene_cash(1));
}

/* ---- W2: trades ------------------------------------------------------------ */

static void W2_the_three_forms(void)
{
    begin(3);
    scene_own(0, "mc");
    scene_own(1, "dc");
    scene_do("offer 2 give 500 take dc; accept");
    CHECK_INT(1000, scene_cash(0));
    CHECK_INT(0, scene_owner("dc"));
    scene_do("offer 2 give mc take 300; accept");
    CHECK_INT(1300, scene_cash(0));
    scene_do("offer 2 give dc take mc; reject");
    CHECK_INT(0, scene_owner("dc"));
    scene_do("offer 2 give dc take mc; accept");
    CHECK_INT(1, scene_owner("dc"));
    CHECK_INT(0, scene_owner("mc"));
}

static void W2_what_is_no_trade(void)
{
    begin(2);
    scene_own(0, "mc dc al");
    scene_own(1, "mkv uwp");
    scene.game.seats[0].release[SLC] = 1;
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 100 take 200"); /* money for money */
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give mc take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give mc dc take 500");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give mc 100 take mkv");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give slc-card take mkv");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_YOURS, "offer 2 give pac take mkv");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_THEIRS, "offer 2 give al take pac");
    CHECK_REFUSED(REFUSAL_TRADE_MONEY, "offer 2 give 1501 take mkv");
    CHECK_REFUSED(REFUSAL_TRADE_THEIR_MONEY, "offer 2 give al take 1501");
    scene_build("dc", 1);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give dc take mkv");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give mc take mkv"); /* its neighbour is improved */
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give al take mkv"));
}

/* ---- W10: auctions --------------------------------------------------------- */

static void W10_everyone_bids_the_decliner_too(void)
{
    begin(3);
    scene.game.seats[2].cash = 60;
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 1);
    scene_do("bid 50");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 50");
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 61"); /* beyond its money, whatever it could raise */
    scene_do("bid 60");
    CHECK_WAITS(PHASE_AUCTION, 0);
    scene_do("bid 70; bid 71");
    CHECK_WAITS(PHASE_AUCTION, 2); /* asked, although it cannot follow */
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 60");
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 72");
    scene_do("pass; pass");
    CHECK_INT(1, scene_owner("dc"));
    CHECK_INT(1500 - 71, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void W10_without_a_bid_the_bank_keeps_it(void)
{
    begin(3);
    scene_land(39, 1, 2);
    scene_do("decline; pass; pass");
    CHECK_WAITS(PHASE_AUCTION, 0);
    scene_do("pass");
    CHECK_INT(BANK, scene_owner("dc"));
}

/* ---- W11: debts ------------------------------------------------------------ */

static void W11_a_debt_settles_itself(void)
{
    begin(2);
    scene_own(0, "mc dc");
    scene_build("dc", 1);
    scene_own(1, "mkv uwp v1 rev");
    scene.game.seats[0].cash = 20;
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt"); /* owes nothing */
    scene_land(5, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(REFUSAL_NONE, scene_may("bankrupt"));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    scene_do("sell dc"); /* 120 of 200 */
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("mortgage mc");
    CHECK_INT(20 + 100 + 175 - 200, scene_cash(0));
    CHECK_INT(1700, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void W11_a_debtor_may_trade(void)
{
    begin(3);
    scene_own(0, "mc");
    scene_own(1, "mkv uwp v1 rev");
    scene.game.seats[0].cash = 20;
    scene_land(5, 1, 2);
    scene_do("offer 3 give mc take 400; accept");
    CHECK_INT(220, scene_cash(0));
    CHECK_INT(2, scene_owner("mc"));
    CHECK_WAITS(PHASE_END, 0);
}

/* No rule of the classic game: a deed for a deed helps nobody, and is allowed. */
static void W11_a_debtor_may_trade_anything(void)
{
    begin(3);
    scene_own(0, "mc");
    scene_own(1, "mkv uwp v1 rev");
    scene_own(2, "al");
    scene.game.seats[0].cash = 20;
    scene_land(5, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("offer 3 give mc take al; accept; offer 3 give 10 take mc; accept");
    CHECK_INT(0, scene_owner("mc"));
    CHECK_INT(10, scene_cash(0));
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_begin("waterloo", "debtor_trade=cash", 3);
    scene_own(0, "mc");
    scene_own(1, "mkv uwp v1 rev");
    scene_own(2, "al");
    scene.game.seats[0].cash = 20;
    scene_land(5, 1, 2);
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "offer 3 give mc take al");
}

/* The document's fee is due immediately, whoever owes meanwhile. */
static void W9_the_fee_is_asked_before_a_debtor_goes_on(void)
{
    begin(3);
    scene_own(0, "mc dc");
    scene_mortgage("mc");
    scene_own(1, "mkv uwp v1 rev");
    scene.game.seats[0].cash = 20;
    scene_land(5, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("offer 3 give mc take 60; accept");
    CHECK_WAITS(PHASE_HEIR, 2);
    scene_do("keep mc");
    CHECK_INT(1500 - 60 - 35, scene_cash(2));
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("mortgage dc");
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(20 + 60 + 200 - 200, scene_cash(0));
}

static void W11_bankrupt_to_a_player(void)
{
    begin(3);
    scene_own(0, "mc dc al");
    scene_build("dc", 4);
    scene_mortgage("al");
    scene_own(1, "mkv uwp v1 rev");
    scene.game.seats[0].cash = 20;
    scene.game.seats[0].release[SLC] = 2;
    scene_land(5, 1, 2);
    scene_do("bankrupt");
    CHECK_INT(1520, scene_cash(1));
    CHECK_INT(1, scene_owner("dc"));
    CHECK_INT(4, scene_level("dc")); /* improvements go with it */
    CHECK_INT(2, game_release_count(&scene.game, 1));
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep al");
    CHECK_INT(1520 - 4, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void W11_bankrupt_to_the_bank(void)
{
    begin(3);
    scene_own(0, "mc dc al");
    scene_build("dc", 5);
    scene_mortgage("al");
    scene.game.seats[0].cash = 20;
    scene.game.seats[0].release[NEEDLES] = 2;
    scene_land(38, 1, 2);
    scene_do("bankrupt");
    CHECK_INT(0, game_release_count(&scene.game, 1) + game_release_count(&scene.game, 2));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("al"), scene.game.auction.deed); /* one at a time */
    CHECK_INT(0, scene_mortgaged("al"));
    CHECK_INT(0, scene_level("dc"));
    scene_do("bid 10; pass; pass; bid 5; pass; pass");
    CHECK_INT(1, scene_owner("al"));
    CHECK_INT(BANK, scene_owner("dc"));
    CHECK_INT(1, __builtin_popcountll(scene.game.seats[1].deeds));
    CHECK_INT(1, __builtin_popcountll(scene.game.seats[2].deeds));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void W11_the_last_one_wins(void)
{
    begin(2);
    scene.game.seats[0].cash = 20;
    scene_land(38, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
    begin(2);
    CHECK_INT(REFUSAL_NO_RESIGN, scene_may_as(0, "resign 1"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(W8_doubled_beside_improved_and_mortgaged_ones);
    RUN(W8_mortgaged_residences_and_gyms_count);
    RUN(W8_improvements);
    RUN(W8_improvements_never_run_out);
    RUN(W9_every_sum);
    RUN(W9_mortgage_and_unmortgage);
    RUN(W9_a_mortgaged_building_received);
    RUN(W2_the_three_forms);
    RUN(W2_what_is_no_trade);
    RUN(W10_everyone_bids_the_decliner_too);
    RUN(W10_without_a_bid_the_bank_keeps_it);
    RUN(W11_a_debt_settles_itself);
    RUN(W11_a_debtor_may_trade);
    RUN(W11_a_debtor_may_trade_anything);
    RUN(W9_the_fee_is_asked_before_a_debtor_goes_on);
    RUN(W11_bankrupt_to_a_player);
    RUN(W11_bankrupt_to_the_bank);
    RUN(W11_the_last_one_wins);
    return check_done();
}
