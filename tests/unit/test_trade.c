/* test_trade.c -- corners of trades, debts and auctions that no clause names. */
#include "game/trade.h"

#include "game/debt.h"
#include "game/setup.h"
#include "scene.h"

static void a_mirrored_deal_swaps_all_of_both_sides(void)
{
    Deal deal = {.give = 1,
                 .take = 2,
                 .give_money = 3,
                 .take_money = 4,
                 .give_cards = {5, 6},
                 .take_cards = {7, 8}};
    Deal mirror = trade_mirror(&deal);
    CHECK(mirror.give == 2 && mirror.take == 1);
    CHECK_INT(4, mirror.give_money);
    CHECK_INT(3, mirror.take_money);
    CHECK(mirror.give_cards[0] == 7 && mirror.give_cards[1] == 8);
    CHECK(mirror.take_cards[0] == 5 && mirror.take_cards[1] == 6);
}

static void sums_below_zero_are_refused_on_either_side(void)
{
    scene_begin("classic", NULL, 2);
    Action offer = action_of(&scene.game, ACTION_OFFER);
    offer.other = 1;
    offer.deal.give_money = -5;
    CHECK_INT(REFUSAL_TRADE_MONEY, action_check(&scene.edition, &scene.game, &offer));
    offer.deal.give_money = 10;
    offer.deal.take_money = -5;
    CHECK_INT(REFUSAL_TRADE_MONEY, action_check(&scene.edition, &scene.game, &offer));
    offer.deal.take_money = 5;
    CHECK_INT(REFUSAL_NONE, action_check(&scene.edition, &scene.game, &offer));
}

/* L7: it waits for the other's turn, and that is now. */
static void L7_an_offer_to_the_mover_is_answered_at_once(void)
{
    scene_begin("london", "out_of_turn=on", 3);
    CHECK(scene_do("floor 2; offer 1 give 5 take 6"));
    CHECK_WAITS(PHASE_ANSWER, 0);
    CHECK(scene_do("reject; offer 3 give 5 take 6"));
    CHECK_WAITS(PHASE_FLOOR, 1);
}

static void debts_of_and_to_who_leaves_are_forgotten(void)
{
    scene_begin("classic", NULL, 3);
    Game *game = &scene.game;
    game->debt_count = 3;
    game->debts[0] = (Debt){.amount = 1, .debtor = 0, .creditor = 1, .deed = NO_DEED};
    game->debts[1] = (Debt){.amount = 2, .debtor = 1, .creditor = 2, .deed = NO_DEED};
    game->debts[2] = (Debt){.amount = 3, .debtor = 0, .creditor = 2, .deed = NO_DEED};
    CHECK_INT(1, debt_creditor(game, 0));
    CHECK_INT(BANK, debt_creditor(game, 1));
    debt_forget(game, 1);
    CHECK_INT(1, game->debt_count);
    CHECK_INT(3, game->debts[0].amount);
}

/* L9: the creditor of a player below zero has given up before. */
static void L9_who_has_left_inherits_nothing(void)
{
    scene_begin("london", "resign=on,estate_player=sell", 3);
    scene_own(1, "mayfair");
    scene_own(0, "old-kent");
    scene.game.seats[0].cash = 10;
    CHECK(scene_land(39, 1, 3));
    CHECK_INT(1, debt_creditor(&scene.game, 0));
    CHECK(scene_do("resign 2"));
    CHECK_INT(BANK, debt_creditor(&scene.game, 0));
    CHECK(scene_do("end"));
    CHECK_INT(BANK, scene_owner("old-kent"));
    CHECK_INT(0, scene_cash(1));
}

static void L9_at_zero_nothing_is_owed_any_more(void)
{
    scene_begin("london", NULL, 3);
    scene_own(0, "old-kent");
    scene.game.seats[0].cash = -30;
    scene.game.seats[0].owes_to = 1;
    CHECK(scene_do("mortgage old-kent"));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(NOBODY, scene.game.seats[0].owes_to);
}

/* Rule F11: a player with just one more than the highest bid may bid it. */
static void F11_the_last_coin_can_be_bid(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].cash = 71;
    CHECK(scene_do("roll; dice 1 2; decline; bid 70"));
    CHECK_WAITS(PHASE_AUCTION, 0);
    LegalList list;
    legal_list(&scene.edition, &scene.game, &list);
    CHECK_INT(ACTION_BID, list.list[0].action.kind);
    CHECK_INT(71, list.list[0].least);
    CHECK_INT(71, list.list[0].most);
}

/* An edition may name what the pot would begin with, and have no pot. */
static void without_a_pot_it_holds_nothing(void)
{
    scene_begin("classic", NULL, 2);
    scene.edition.rule[RULE_POT_START] = 500;
    setup_game(&scene.edition, 2, NULL, &scene.game);
    CHECK_INT(0, scene.game.pot);
    scene.edition.rule[RULE_POT] = 1;
    setup_game(&scene.edition, 2, NULL, &scene.game);
    CHECK_INT(500, scene.game.pot);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_mirrored_deal_swaps_all_of_both_sides);
    RUN(sums_below_zero_are_refused_on_either_side);
    RUN(L7_an_offer_to_the_mover_is_answered_at_once);
    RUN(debts_of_and_to_who_leaves_are_forgotten);
    RUN(L9_who_has_left_inherits_nothing);
    RUN(L9_at_zero_nothing_is_owed_any_more);
    RUN(F11_the_last_coin_can_be_bid);
    RUN(without_a_pot_it_holds_nothing);
    return check_done();
}
