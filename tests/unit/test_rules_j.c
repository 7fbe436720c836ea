/* test_rules_j.c -- rules J01-J26: Chance and Community Chest. */
#include "unit/scene.h"

enum { CHANCE_SQUARE = 22, CHEST_SQUARE = 17 };

/* ---- the piles ---------------------------------------------------------------------- */

static void J01_landing_obliges_to_draw_and_obey(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(CHANCE_SQUARE, 1, 3));
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(scene_deck("chance"), scene.game.deck);
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "end"));
    CHECK(scene_do("draw 14"));
    CHECK_INT(1485, scene_cash(0));
    CHECK(scene_do("end"));
    CHECK(scene_land(CHEST_SQUARE, 1, 3));
    CHECK_INT(scene_deck("chest"), scene.game.deck);
}

/* Lands on Chance in a fresh game that keeps piles and held cards. */
static void land_next(const Game *fresh)
{
    Game before = scene.game;
    scene.game = *fresh;
    for (int deck = 0; deck < 2; deck++) {
        scene.game.piles[deck] = before.piles[deck];
        scene.game.seats[0].release[deck] = before.seats[0].release[deck];
    }
    CHECK(scene_land(CHANCE_SQUARE, 1, 3));
    CHECK_WAITS(PHASE_DRAW, DEALER);
}

static bool take_next(const Game *fresh, int card)
{
    char words[20];
    snprintf(words, sizeof words, "draw %d", card);
    land_next(fresh);
    return scene_do(words);
}

/* An order of the cards of Chance, the get-out card (11) left out. */
static const int shuffled[] = {7, 16, 1, 9, 12, 3, 14, 5, 10, 2, 15, 6, 13, 4, 8};

static void J02_a_used_card_goes_under_its_own_deck(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_draw(CHANCE_SQUARE, 12));
    const Pile *pile = &scene.game.piles[scene_deck("chance")];
    CHECK_INT(1, pile->count);
    CHECK_INT(12 - 1, pile->order[pile->first]);
    CHECK_INT(0, scene.game.piles[scene_deck("chest")].count);
    CHECK_INT(0, pile->unseen >> (12 - 1) & 1);
}

static void J03_the_same_order_returns(void)
{
    static LegalList list;
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int i = 0; i < 15; i++) CHECK(take_next(&fresh, shuffled[i]));
    CHECK(take_next(&fresh, 11)); /* the last unseen one is kept */
    for (int i = 0; i < 45; i++) {
        land_next(&fresh);
        legal_list(&scene.edition, &scene.game, &list); /* nothing else can come */
        CHECK_INT(1, list.count);
        CHECK_INT(shuffled[i % 15] - 1, list.list[0].action.other);
        CHECK(take_next(&fresh, shuffled[i % 15]));
    }
}

static void J03_a_card_seen_does_not_come_before_the_unseen(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    CHECK(take_next(&fresh, 12));
    CHECK(take_next(&fresh, 13));
    land_next(&fresh);
    CHECK_REFUSED(REFUSAL_CARD, "draw 12");
    CHECK_REFUSED(REFUSAL_CARD, "draw 13");
    CHECK_INT(REFUSAL_NONE, scene_may("draw 1"));
}

static void J04_get_out_of_jail_free_is_kept_and_15_cards_remain(void)
{
    scene_begin("classic", NULL, 2);
    int deck = scene_deck("chance");
    Game fresh = scene.game;
    CHECK(take_next(&fresh, 11));
    CHECK_INT(1, scene.game.seats[0].release[deck]);
    CHECK_INT(0, scene_event(EVENT_RELEASE_MOVED, 0).other);
    for (int i = 0; i < 15; i++) CHECK(take_next(&fresh, shuffled[i]));
    CHECK(scene.game.piles[deck].unseen == 0);
    CHECK_INT(15, scene.game.piles[deck].count);
    CHECK(take_next(&fresh, shuffled[0]));
}

static void J05_when_used_it_goes_under_the_deck_it_came_from(void)
{
    scene_begin("classic", NULL, 2);
    scene_hold(0, "chest");
    scene_jail(0, 0);
    CHECK(scene_do("release chest"));
    const Pile *pile = &scene.game.piles[scene_deck("chest")];
    CHECK_INT(1, pile->count);
    CHECK_INT(3 - 1, pile->order[pile->first]);
    CHECK_INT(0, scene.game.piles[scene_deck("chance")].count);
    CHECK_INT(0, game_release_count(&scene.game, 0));
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_INT(BANK, scene_event(EVENT_RELEASE_MOVED, 0).other);
}

static void J06_it_may_be_sold_and_the_buyer_may_use_it(void)
{
    scene_begin("classic", NULL, 2);
    scene_hold(1, "chance");
    scene_jail(0, 0);
    CHECK(scene_do("offer 2 give 35 take chance-card; accept"));
    CHECK_INT(1465, scene_cash(0));
    CHECK_INT(1535, scene_cash(1));
    CHECK_INT(0, game_release_count(&scene.game, 1));
    CHECK(scene_do("release chance"));
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void J07_the_holder_need_not_use_it_and_may_hold_both(void)
{
    scene_begin("classic", NULL, 2);
    scene_hold(0, "chance");
    scene_hold(0, "chest");
    scene_jail(0, 0);
    CHECK_INT(2, game_release_count(&scene.game, 0));
    CHECK(scene_do("roll; dice 1 2"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(2, game_release_count(&scene.game, 0));
}

static void J08_it_cannot_be_sold_to_the_bank(void)
{
    scene_begin("classic", NULL, 2);
    scene_hold(0, "chance");
    Action action = action_of(&scene.game, ACTION_OFFER);
    action.other = BANK;
    action.deal.give_cards[scene_deck("chance")] = 1;
    action.deal.take_money = 50;
    CHECK_INT(REFUSAL_TRADE_GONE, action_check(&scene.edition, &scene.game, &action));
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "release chance");
}

static int count_cards(const char *word, bool (*counts)(const Effect *effect))
{
    const Deck *deck = &scene.edition.decks[scene_deck(word)];
    int count = 0;
    for (int card = 0; card < deck->card_count; card++) count += counts(&deck->cards[card].effect);
    return count;
}

static bool releases(const Effect *effect)
{
    return effect->kind == EFFECT_RELEASE;
}

static bool moves(const Effect *effect)
{
    return effect->kind == EFFECT_MOVE_TO || effect->kind == EFFECT_BACK_TO ||
           effect->kind == EFFECT_MOVE_BY || effect->kind == EFFECT_NEAREST ||
           effect->kind == EFFECT_JAIL;
}

static void J09_each_deck_has_one_get_out_of_jail_free(void)
{
    static const char *const rules[] = {NULL, "chance_deck=old,chest_deck=old"};
    for (int i = 0; i < 4; i++) {
        scene_begin(i < 2 ? "classic" : "london", rules[i % 2], 2);
        CHECK_INT(2, scene.edition.deck_count);
        CHECK_INT(1, count_cards("chance", releases));
        CHECK_INT(1, count_cards("chest", releases));
    }
}

/* ---- what cards do ---------------------------------------------------------------- */

static void J10_moving_cards_go_forward_but_for_back_cards_and_jail(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int card = 1; card <= 10; card++) {
        scene.game = fresh;
        CHECK(scene_draw(CHANCE_SQUARE, card));
        CHECK_INT(card == 10 ? 0 : 1, scene_events(EVENT_MOVED)); /* jail: directly */
        CHECK_INT(card == 9, scene_event(EVENT_MOVED, 0).other);
    }
    scene_begin("london", "chest_deck=old", 2);
    CHECK(scene_draw(CHEST_SQUARE, 2));
    CHECK_INT(1, scene_event(EVENT_MOVED, 0).other);
}

static void J11_back_three_leads_to_tax_new_york_or_chest(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    CHECK(scene_draw(7, 9));
    CHECK_INT(4, scene.game.seats[0].space);
    CHECK_INT(1300, scene_cash(0));
    scene.game = fresh;
    CHECK(scene_draw(22, 9));
    CHECK_INT(19, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_BUY, 0);
    scene.game = fresh;
    scene_own(1, "new-york");
    CHECK(scene_draw(22, 9));
    CHECK_INT(1484, scene_cash(0));
    scene.game = fresh;
    CHECK(scene_draw(36, 9));
    CHECK_INT(33, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(scene_deck("chest"), scene.game.deck);
}

static void J12_one_throw_can_use_both_decks(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_draw(36, 9) && scene_do("draw 4"));
    CHECK_INT(1700, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(1, scene.game.piles[0].count);
    CHECK_INT(1, scene.game.piles[1].count);
}

/* The cost of repairs for seat 0 with these levels on the brown streets. */
static Money repairs(int square, int card, int mediterranean, int baltic)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "park-place boardwalk");
    scene_build("mediterranean", mediterranean);
    scene_build("baltic", baltic);
    scene_build("boardwalk", 1); /* of another: does not count */
    CHECK(scene_draw(square, card));
    CHECK_WAITS(PHASE_END, 0);
    return 1500 - scene_cash(0);
}

static void J13_general_repairs_25_a_house_100_a_hotel(void)
{
    CHECK_INT(3 * 25, repairs(CHANCE_SQUARE, 15, 1, 2));
    CHECK_INT(4 * 25 + 100, repairs(CHANCE_SQUARE, 15, 4, 5));
}

static void J14_street_repairs_40_a_house_115_a_hotel(void)
{
    CHECK_INT(3 * 40, repairs(CHEST_SQUARE, 16, 1, 2));
    CHECK_INT(4 * 40 + 115, repairs(CHEST_SQUARE, 16, 4, 5));
}

static void J15_a_hotel_counts_as_a_hotel_only(void)
{
    CHECK_INT(200, repairs(CHANCE_SQUARE, 15, 5, 5));
    CHECK_INT(230, repairs(CHEST_SQUARE, 16, 5, 5));
    CHECK_INT(0, repairs(CHANCE_SQUARE, 15, 0, 0));
    CHECK_INT(0, repairs(CHEST_SQUARE, 16, 0, 0));
}

static void J16_buildings_sold_to_pay_for_repairs_still_count(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 2);
    scene_build("baltic", 2);
    scene.game.seats[0].cash = 60;
    CHECK(scene_draw(CHANCE_SQUARE, 15));
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK(scene_do("sell baltic"));
    CHECK_INT(100, scene.game.debts[0].amount);
    CHECK(scene_do("sell mediterranean"));
    CHECK_INT(60 + 50 - 100, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

/* Seat 1 of four draws, seat 3 has left; who pays or is paid in this order. */
static void begin_each(int square, int card)
{
    scene_begin("classic", NULL, 4);
    CHECK(scene_land(20, 1, 3) && scene_do("end; resign 4"));
    CHECK_INT(3, game_seats_left(&scene.game));
    CHECK(scene_draw(square, card));
    CHECK_INT(2, scene_events(EVENT_PAID));
}

static void J17_the_chairman_pays_50_to_every_other_player_in_order(void)
{
    begin_each(CHANCE_SQUARE, 16); /* DP-11 */
    CHECK_INT(2, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(0, scene_event(EVENT_PAID, 1).other);
    CHECK_INT(1400, scene_cash(1));
    CHECK_INT(1550, scene_cash(0));
    CHECK_INT(1550, scene_cash(2));
    CHECK_INT(0, scene_cash(3));
}

static void J18_every_other_player_pays_10_for_the_birthday(void)
{
    begin_each(CHEST_SQUARE, 12);
    CHECK_INT(2, scene_event(EVENT_PAID, 0).seat);
    CHECK_INT(0, scene_event(EVENT_PAID, 1).seat);
    CHECK_INT(1520, scene_cash(1));
    CHECK_INT(1490, scene_cash(0));
    CHECK_INT(1490, scene_cash(2));
}

static void J20_card_money_goes_to_the_bank_and_not_to_the_middle(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_draw(CHANCE_SQUARE, 14));
    CHECK_INT(BANK, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(0, scene.game.pot);
    scene_begin("classic", "pot=on", 2); /* U01 as a house rule */
    CHECK(scene_draw(CHANCE_SQUARE, 14));
    CHECK_INT(POT, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(15, scene.game.pot);
}

static void J21_a_card_debt_is_handled_like_any_debt(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 50;
    CHECK(scene_draw(CHEST_SQUARE, 14));
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    CHECK(scene_do("mortgage reading"));
    CHECK_INT(50, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void J22_london_fine_or_chance(void)
{
    scene_begin("london", "pot=off,chest_deck=old", 2); /* DP-16 */
    CHECK(scene_draw(CHEST_SQUARE, 16));
    CHECK_WAITS(PHASE_CHOICE, 0);
    CHECK_INT(1500, scene_cash(0));
    Game choice = scene.game;
    CHECK(scene_do("choose 1"));
    CHECK_INT(1490, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    scene.game = choice;
    CHECK(scene_do("choose 2"));
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(scene_deck("chance"), scene.game.deck);
    CHECK(scene_do("draw 6")); /* the next station from here */
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(25, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_BUY, 0);
}

static void J23_fine_or_chance_and_back_three(void)
{
    static const char *const rules = "pot=off,chance_deck=old,chest_deck=old";
    scene_begin("london", rules, 2);
    Game fresh = scene.game;
    CHECK(scene_draw(33, 16) && scene_do("choose 2; draw 6"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
    scene.game = fresh;
    CHECK(scene_draw(17, 16) && scene_do("choose 2; draw 6"));
    CHECK_INT(14, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_BUY, 0);
    scene.game = fresh;
    CHECK(scene_land(2, 1, 1) && scene_do("draw 16; choose 2; draw 6"));
    CHECK_INT(39, scene.game.seats[0].space);
    CHECK_INT(1500, scene_cash(0));
}

static void J24_how_many_cards_move(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(10, count_cards("chance", moves));
    CHECK_INT(2, count_cards("chest", moves));
    scene_begin("london", "chance_deck=old,chest_deck=old", 2);
    CHECK_INT(7, count_cards("chance", moves));
    CHECK_INT(3, count_cards("chest", moves));
}

static void J25_no_card_moves_to_the_square_it_was_drawn_on(void)
{
    static const int squares[][3] = {{7, 22, 36}, {2, 17, 33}};
    for (int deck = 0; deck < 2; deck++) {
        scene_begin("classic", NULL, 2);
        bool is_chest = deck == scene_deck("chest");
        Game fresh = scene.game;
        for (int card = 1; card <= 10; card++) {
            for (int i = 0; i < 3; i++) {
                int square = squares[is_chest][i];
                scene.game = fresh;
                CHECK(scene_draw(square, card));
                bool moved = moves(&scene.edition.decks[deck].cards[card - 1].effect);
                CHECK_INT(moved, scene.game.seats[0].space != square);
            }
        }
    }
}

static void J26_players_in_jail_pay_and_receive(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(1, 1);
    Game fresh = scene.game;
    CHECK(scene_draw(CHANCE_SQUARE, 16));
    CHECK_INT(1550, scene_cash(1));
    scene.game = fresh;
    CHECK(scene_draw(CHEST_SQUARE, 12));
    CHECK_INT(1490, scene_cash(1));
    CHECK_INT(1, scene.game.seats[1].in_jail);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(J01_landing_obliges_to_draw_and_obey);
    RUN(J02_a_used_card_goes_under_its_own_deck);
    RUN(J03_the_same_order_returns);
    RUN(J03_a_card_seen_does_not_come_before_the_unseen);
    RUN(J04_get_out_of_jail_free_is_kept_and_15_cards_remain);
    RUN(J05_when_used_it_goes_under_the_deck_it_came_from);
    RUN(J06_it_may_be_sold_and_the_buyer_may_use_it);
    RUN(J07_the_holder_need_not_use_it_and_may_hold_both);
    RUN(J08_it_cannot_be_sold_to_the_bank);
    RUN(J09_each_deck_has_one_get_out_of_jail_free);
    RUN(J10_moving_cards_go_forward_but_for_back_cards_and_jail);
    RUN(J11_back_three_leads_to_tax_new_york_or_chest);
    RUN(J12_one_throw_can_use_both_decks);
    RUN(J13_general_repairs_25_a_house_100_a_hotel);
    RUN(J14_street_repairs_40_a_house_115_a_hotel);
    RUN(J15_a_hotel_counts_as_a_hotel_only);
    RUN(J16_buildings_sold_to_pay_for_repairs_still_count);
    RUN(J17_the_chairman_pays_50_to_every_other_player_in_order);
    RUN(J18_every_other_player_pays_10_for_the_birthday);
    RUN(J20_card_money_goes_to_the_bank_and_not_to_the_middle);
    RUN(J21_a_card_debt_is_handled_like_any_debt);
    RUN(J22_london_fine_or_chance);
    RUN(J23_fine_or_chance_and_back_three);
    RUN(J24_how_many_cards_move);
    RUN(J25_no_card_moves_to_the_square_it_was_drawn_on);
    RUN(J26_players_in_jail_pay_and_receive);
    return check_done();
}
