/* test_montreal.c -- M1 to M8: Montrealopoly. */
#include "scene.h"
#include "table/seating.h"

enum { JAIL = 10, LAUGHS = 2 };

/* Cards of the deck by the number the notation gives them. */
enum {
    CARD_JAIL = 1,
    CARD_RELEASE,
    CARD_GO,
    CARD_COLLECT_250,
    CARD_COLLECT_200,
    CARD_COLLECT_150,
    CARD_COLLECT_100,
    CARD_COLLECT_50,
    CARD_PAY_250,
    CARD_PAY_200,
    CARD_PAY_150,
    CARD_PAY_100,
    CARD_PAY_50,
    CARD_GREEN,
    CARD_ST_LAURENT,
    CARD_FORWARD_7,
    CARD_FORWARD_11,
    CARD_FORWARD_5,
    CARD_BACK_3,
    CARD_NOTHING
};

static const Seat *seat(SeatId who)
{
    return &scene.game.seats[who];
}

static void set_cash(SeatId who, Money cash)
{
    scene.game.seats[who].cash = cash;
}

static void begin(int seats)
{
    scene_begin("montreal", NULL, seats);
}

/* The mover lands on the Just For Laughs square `from` and draws; what Go
 * paid on the way is taken back. */
static void draw(int from, int card)
{
    char words[20];
    snprintf(words, sizeof words, "draw %d", card);
    scene_land(from, 1, 4);
    scene.game.seats[game_mover(&scene.game)].cash -=
        scene_paid(BANK, game_mover(&scene.game), REASON_SALARY);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    scene_do(words);
}

/* ---- M1: the board -------------------------------------------------------- */

static int count_effects(EffectKind kind)
{
    int count = 0;
    for (int i = 0; i < scene.edition.space_count; i++)
        count += scene.edition.spaces[i].kind == SPACE_EFFECT &&
                 scene.edition.spaces[i].effect.kind == kind;
    return count;
}

static void M1_forty_squares_of_the_right_kinds(void)
{
    begin(2);
    CHECK_INT(40, scene.edition.space_count);
    CHECK_INT(28, scene.edition.deed_count);
    CHECK_INT(10, scene.edition.group_count);
    CHECK_INT(6, count_effects(EFFECT_DRAW));
    CHECK_INT(2, count_effects(EFFECT_TAX));
    CHECK_INT(1, count_effects(EFFECT_JAIL));
    CHECK_INT(1, count_effects(EFFECT_POT)); /* Olympic Park */
    CHECK_INT(0, scene.edition.start);
    CHECK_INT(JAIL, scene.edition.jail);
    CHECK_TEXT("Bordeaux Jail", scene.edition.space_label[JAIL].name);
    CHECK_TEXT("Olympic Park", scene.edition.space_label[20].name);
    CHECK_TEXT("Go To Jail", scene.edition.space_label[30].name);
}

static void M1_twenty_two_streets_in_eight_districts(void)
{
    static const char *const districts[] = {"hochelaga", "saint-henri", "little-italy",
                                            "plateau",   "latin",       "old-montreal",
                                            "downtown",  "westmount"};
    int streets = 0;
    begin(2);
    for (int i = 0; i < 8; i++) {
        int group = edition_find_group(&scene.edition, districts[i]);
        CHECK_INT(GROUP_STREETS, scene.edition.groups[group].kind);
        CHECK_INT(i == 0 || i == 7 ? 2 : 3, scene.edition.groups[group].deed_count);
        streets += scene.edition.groups[group].deed_count;
    }
    CHECK_INT(22, streets);
    CHECK_INT(4, scene.edition.groups[edition_find_group(&scene.edition, "metros")].deed_count);
    CHECK_INT(2, scene.edition.groups[edition_find_group(&scene.edition, "utilities")].deed_count);
    CHECK_TEXT("Hydro-Québec", edition_deed_label(&scene.edition, scene_deed("hydro"))->name);
    CHECK_TEXT("Snow Dump", edition_deed_label(&scene.edition, scene_deed("snow-dump"))->name);
}

static void M1_what_the_seed_prints_is_there(void)
{
    begin(2);
    CHECK_INT(400, scene.edition.deeds[scene_deed("green")].price);
    CHECK_INT(200, scene.edition.deeds[scene_deed("green")].mortgage);
    CHECK(scene_deed("saint-jacques") != NO_DEED);
    CHECK(scene_deed("st-laurent") != NO_DEED);
    CHECK(scene_deed("guy-concordia") != NO_DEED);
    CHECK_TEXT("Westmount",
               scene.edition.group_label[scene.edition.deeds[scene_deed("green")].group].name);
}

static void M1_nothing_happens_in_olympic_park_and_when_visiting(void)
{
    begin(2);
    scene_land(20, 3, 4);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end");
    scene_land(JAIL, 3, 4);
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(0, seat(1)->in_jail);
    CHECK_WAITS(PHASE_END, 1);
}

static void M1_go_to_jail(void)
{
    begin(2);
    scene_land(30, 2, 2);
    CHECK_INT(JAIL, seat(0)->space);
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

/* ---- M2: players, money, order -------------------------------------------- */

static void M2_two_to_eight_players_with_1500(void)
{
    begin(8);
    CHECK_INT(2, scene.edition.rule[RULE_PLAYERS_MIN]);
    CHECK_INT(8, scene.edition.rule[RULE_PLAYERS_MAX]);
    CHECK(scene.edition.token_count >= 8);
    for (SeatId who = 0; who < 8; who++) CHECK_INT(1500, scene_cash(who));
}

static void M2_go_pays_200_for_passing_and_for_landing(void)
{
    begin(2);
    scene_put(0, 39);
    scene_do("roll; dice 1 2; draw 20");
    CHECK_INT(1700, scene_cash(0));
    scene_do("end");
    scene_land(0, 1, 2);
    CHECK_INT(1700, scene_cash(1));
}

static void M2_the_order_is_shuffled(void)
{
    scene_begin("montreal", "order=shuffled", 4);
    CHECK_WAITS(PHASE_SHUFFLE, DEALER);
    scene_do("pick 3; pick 1");
    CHECK_REFUSED(REFUSAL_PICK, "pick 3");
    scene_do("pick 4");
    CHECK_INT(2, scene.game.order[0]);
    CHECK_INT(0, scene.game.order[1]);
    CHECK_INT(3, scene.game.order[2]);
    CHECK_INT(1, scene.game.order[3]);
    CHECK_WAITS(PHASE_TURN, 2);
    Edition edition;
    edition_file_read("montreal", NULL, &edition);
    CHECK_INT(ORDER_SHUFFLED, edition.rule[RULE_ORDER]);
}

static Seating two_players(void)
{
    Seating seating = {.count = 2};
    for (int i = 0; i < 2; i++) {
        snprintf(seating.seats[i].name, sizeof seating.seats[i].name, "%s", i == 0 ? "Ann" : "Bob");
        seating.seats[i].token = (TokenId)i;
        seating.seats[i].colour = (uint32_t)(i + 1);
    }
    return seating;
}

static void check_seating(const Seating *seating, const char *expected)
{
    char buffer[300] = "";
    Text why = text_into(buffer, sizeof buffer);
    CHECK_INT(expected == NULL, seating_check(seating, &scene.edition, NULL, &why));
    if (expected != NULL) CHECK_TEXT(expected, buffer);
}

static void M2_each_omission_has_its_own_message(void)
{
    begin(2);
    Seating seating = two_players();
    check_seating(&seating, NULL);
    seating.seats[1].name[0] = '\0';
    check_seating(&seating, "Every player needs a name.");
    seating = two_players();
    seating.seats[1].token = NO_TOKEN;
    check_seating(&seating, "Bob needs a token of this edition.");
    seating.seats[1].token = 0;
    check_seating(&seating, "Two players cannot both have the token Maple leaf: give one another.");
    seating = two_players();
    seating.count = 1;
    check_seating(&seating, "Montrealopoly is for 2 to 8 players, not for 1.");
}

/* ---- M3: rents, hotels, mortgages ------------------------------------------ */

static void M3_rents_and_prices_follow_the_rates_everywhere(void)
{
    static const int rates[] = {10, 50, 120, 220, 250};
    begin(2);
    for (DeedId id = 0; id < scene.edition.deed_count; id++) {
        const Deed *deed = &scene.edition.deeds[id];
        bool street = scene.edition.groups[deed->group].kind == GROUP_STREETS;
        CHECK_INT(0, deed->price % 20); /* so that all of these are whole */
        for (int i = 0; i < (street ? 5 : 1); i++)
            CHECK_INT(deed->price * rates[i], deed->rent[i] * 100);
        CHECK_INT(street ? deed->price * 6 : 0, deed->house_price * 10);
        CHECK_INT(deed->price, deed->mortgage * 2);
        CHECK_INT(deed->mortgage * 11, edition_redeem_price(&scene.edition, id) * 10);
        CHECK_INT(0, edition_transfer_fee(&scene.edition, id));
    }
}

static void M3_rent_with_hotels(void)
{
    static const Money rents[] = {40, 200, 480, 880, 1000};
    for (int hotels = 0; hotels <= 4; hotels++) {
        begin(2);
        scene_own(1, "green sunnyside");
        scene_build("green", hotels);
        scene_land(39, 1, 2);
        CHECK_INT(rents[hotels], scene_paid(0, 1, REASON_RENT));
        CHECK_INT(1500 - rents[hotels], scene_cash(0));
        CHECK_INT(1500 + rents[hotels], scene_cash(1));
    }
}

static void M3_metros_and_utilities_take_a_tenth_however_many(void)
{
    begin(2);
    scene_own(1, "guy-concordia");
    scene_land(35, 1, 2);
    CHECK_INT(20, scene_paid(0, 1, REASON_RENT));
    begin(2);
    scene_own(1, "guy-concordia berri-uqam mont-royal lionel-groulx");
    scene_land(35, 1, 2);
    CHECK_INT(20, scene_paid(0, 1, REASON_RENT));
    begin(2);
    scene_own(1, "hydro snow-dump");
    scene_land(12, 5, 4);
    CHECK_INT(16, scene_paid(0, 1, REASON_RENT));
    scene_do("end");
    scene_land(28, 1, 2); /* its own */
    CHECK_INT(1516, scene_cash(1));
}

static void M3_a_hotel_needs_the_whole_district(void)
{
    begin(2);
    scene_own(0, "green");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build green");
    scene_own(0, "sunnyside hydro guy-concordia");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build hydro");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build guy-concordia");
    scene_do("build green; build green; build green; build green");
    CHECK_INT(4, scene_level("green"));
    CHECK_INT(0, scene_level("sunnyside")); /* not evenly */
    CHECK_INT(1500 - 4 * 240, scene_cash(0));
    CHECK_REFUSED(REFUSAL_FULL, "build green");
    set_cash(0, 215);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "build sunnyside");
}

static void M3_a_mortgaged_street_is_not_built_on_another_is(void)
{
    begin(2);
    scene_own(0, "green sunnyside");
    scene_mortgage("sunnyside");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build sunnyside");
    scene_do("build green");
    CHECK_INT(1, scene_level("green"));
}

static void M3_hotels_sell_at_half(void)
{
    begin(2);
    scene_own(0, "ontario adam green sunnyside");
    scene_build("ontario", 2);
    scene_build("green", 1);
    scene_do("sell ontario");
    CHECK_INT(1518, scene_cash(0));
    CHECK_INT(1, scene_level("ontario"));
    scene_do("sell ontario; sell green");
    CHECK_INT(1518 + 18 + 120, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_BUILDING, "sell green");
    CHECK_REFUSED(REFUSAL_NO_HOTEL, "break westmount 0");
}

static void M3_mortgage_half_and_redeem_at_110_percent(void)
{
    begin(2);
    scene_own(0, "green hydro mont-royal");
    scene_own(1, "sunnyside");
    scene_do("mortgage green");
    CHECK_INT(1700, scene_cash(0));
    scene_do("redeem green");
    CHECK_INT(1480, scene_cash(0));
    scene_do("mortgage hydro; redeem hydro; mortgage mont-royal; redeem mont-royal");
    CHECK_INT(1480 - 8 - 10, scene_cash(0));
    scene_own(0, "sunnyside");
    scene_build("sunnyside", 1);
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage green");
}

static void M3_no_rent_on_a_mortgaged_property(void)
{
    begin(2);
    scene_own(1, "green");
    scene_mortgage("green");
    scene_land(39, 1, 2);
    CHECK_INT(1500, scene_cash(0));
}

static void M3_buying_or_leaving_it_without_an_auction(void)
{
    begin(2);
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("decline");
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(BANK, scene_owner("green"));
    scene_do("end");
    scene_land(39, 1, 2);
    scene_do("buy");
    CHECK_INT(1100, scene_cash(1));
    CHECK_INT(1, scene_owner("green"));
}

/* ---- M4: the cards --------------------------------------------------------- */

static void M4_twenty_cards_as_the_seed_lists_them(void)
{
    begin(2);
    CHECK_INT(1, scene.edition.deck_count);
    const Deck *deck = &scene.edition.decks[0];
    CHECK_INT(DECK_CARDS, deck->kind);
    CHECK_INT(20, deck->card_count);
    static const uint8_t kinds[20] = {
        EFFECT_JAIL,    EFFECT_RELEASE, EFFECT_MOVE_TO, EFFECT_COLLECT, EFFECT_COLLECT,
        EFFECT_COLLECT, EFFECT_COLLECT, EFFECT_COLLECT, EFFECT_PAY,     EFFECT_PAY,
        EFFECT_PAY,     EFFECT_PAY,     EFFECT_PAY,     EFFECT_MOVE_TO, EFFECT_MOVE_TO,
        EFFECT_MOVE_BY, EFFECT_MOVE_BY, EFFECT_MOVE_BY, EFFECT_MOVE_BY, EFFECT_NOTHING};
    for (int card = 0; card < 20; card++) CHECK_INT(kinds[card], deck->cards[card].effect.kind);
}

static void M4_go_to_jail(void)
{
    begin(2);
    draw(36, CARD_JAIL);
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(JAIL, seat(0)->space);
    CHECK_INT(1500, scene_cash(0)); /* not past Go */
}

static void M4_the_get_out_card_is_kept_until_used(void)
{
    begin(2);
    draw(7, CARD_RELEASE);
    CHECK_INT(1, game_release_count(&scene.game, 0));
    CHECK_INT(0, scene.game.piles[0].count);
    scene_do("end");
    scene_land(7, 1, 2);
    CHECK_REFUSED(REFUSAL_CARD, "draw 2");
}

static void M4_pass_go(void)
{
    begin(2);
    draw(7, CARD_GO);
    CHECK_INT(0, seat(0)->space);
    CHECK_INT(1700, scene_cash(0));
}

static void M4_collect_and_pay(void)
{
    static const Money sums[] = {250, 200, 150, 100, 50};
    for (int i = 0; i < 5; i++) {
        begin(2);
        draw(17, CARD_COLLECT_250 + i);
        CHECK_INT(1500 + sums[i], scene_cash(0));
        scene_do("end");
        draw(22, CARD_PAY_250 + i);
        CHECK_INT(1500 - sums[i], scene_cash(1));
        CHECK_INT(sums[i], scene_paid(1, BANK, REASON_CARD));
    }
}

static void M4_advance_to_green_and_st_laurent(void)
{
    begin(2);
    draw(7, CARD_GREEN);
    CHECK_INT(39, seat(0)->space);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("decline; end");
    draw(33, CARD_ST_LAURENT);
    CHECK_INT(19, seat(1)->space);
    CHECK_INT(1700, scene_cash(1)); /* past Go */
    CHECK_WAITS(PHASE_BUY, 1);
}

static void M4_forward_7_11_5_and_back_3(void)
{
    begin(2);
    draw(17, CARD_FORWARD_7);
    CHECK_INT(24, seat(0)->space);
    scene_do("decline; end");
    draw(2, CARD_FORWARD_11);
    CHECK_INT(13, seat(1)->space);
    scene_do("decline; end");
    draw(36, CARD_FORWARD_5);
    CHECK_INT(1, seat(0)->space);
    CHECK_INT(1700, scene_cash(0));
    scene_do("decline; end");
    draw(2, CARD_BACK_3);
    CHECK_INT(39, seat(1)->space);
    CHECK_INT(1500, scene_cash(1)); /* backwards pays nothing */
}

static void M4_a_card_may_lead_to_another(void)
{
    begin(2);
    draw(2, CARD_FORWARD_5);
    CHECK_INT(7, seat(0)->space);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    scene_do("draw 17"); /* eleven on: 18 */
    CHECK_INT(18, seat(0)->space);
    CHECK_INT(2, scene.game.piles[0].count);
}

static void M4_back_3_may_lead_to_jail(void)
{
    begin(2);
    draw(33, CARD_BACK_3);
    CHECK_INT(1, seat(0)->in_jail);
}

static void M4_nothing(void)
{
    begin(2);
    draw(LAUGHS, CARD_NOTHING);
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(LAUGHS, seat(0)->space);
    CHECK_WAITS(PHASE_END, 0);
}

static void M4_used_cards_go_under_the_pile(void)
{
    begin(2);
    for (int card = CARD_COLLECT_250; card <= CARD_PAY_50; card++) {
        draw(7, card);
        scene_do("end");
    }
    const Pile *pile = &scene.game.piles[0];
    CHECK_INT(10, pile->count);
    CHECK_INT(CARD_COLLECT_250 - 1, pile->order[pile->first]);
    scene_land(7, 1, 2);
    CHECK_REFUSED(REFUSAL_CARD, "draw 4"); /* others are still unseen */
}

/* ---- M5: taxes -------------------------------------------------------------- */

static void M5_income_tax_is_a_tenth_of_everything_at_most_200(void)
{
    begin(2);
    scene_land(4, 1, 2);
    CHECK_INT(1350, scene_cash(0));
    CHECK_INT(150, scene_paid(0, BANK, REASON_TAX));
    scene_do("end");
    scene_own(1, "ontario adam");
    scene_build("ontario", 1);
    scene_mortgage("adam");
    set_cash(1, 1009);
    scene_land(4, 1, 2); /* 1009 + 60 + 60 + 36 = 1165 */
    CHECK_INT(116, scene_paid(1, BANK, REASON_TAX));
    scene_do("end");
    set_cash(0, 2001);
    scene_land(4, 1, 2);
    CHECK_INT(200, scene_paid(0, BANK, REASON_TAX));
    scene_do("end");
    set_cash(1, 9);
    scene_own(0, "ontario adam");
    scene_build("ontario", 0);
    scene_land(4, 1, 2);
    CHECK_INT(9, scene_cash(1));
}

static void M5_luxury_tax_is_75(void)
{
    begin(2);
    scene_land(38, 1, 2);
    CHECK_INT(1425, scene_cash(0));
    CHECK_INT(75, scene_paid(0, BANK, REASON_TAX));
}

/* ---- M6: jail --------------------------------------------------------------- */

static void M6_three_doubles_lead_to_jail(void)
{
    begin(2);
    scene_put(0, 20);
    scene_do("roll; dice 2 2; decline; roll; dice 3 3");
    CHECK_INT(1, seat(0)->in_jail); /* 24, 30: Go To Jail */
    begin(2);
    scene_put(0, 6);
    scene_do("roll; dice 2 2; roll; dice 5 5; roll; dice 4 4");
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(JAILED_BY_DOUBLES, scene_event(EVENT_JAILED, 0).other);
}

static void M6_doubles_lead_out_within_three_turns(void)
{
    for (int turns = 0; turns < 3; turns++) {
        begin(2);
        scene_jail(0, turns);
        scene_do("roll; dice 5 5");
        CHECK_INT(0, seat(0)->in_jail);
        CHECK_INT(20, seat(0)->space);
        CHECK_WAITS(PHASE_END, 0); /* and no other throw */
        CHECK_INT(1500, scene_cash(0));
    }
}

static void M6_paying_is_open_on_every_turn(void)
{
    for (int turns = 0; turns <= 3; turns++) {
        begin(2);
        scene_jail(0, turns);
        scene_do("fine");
        CHECK_INT(1450, scene_cash(0));
        CHECK_INT(0, seat(0)->in_jail);
        CHECK_WAITS(PHASE_TURN, 0);
        scene_do("roll; dice 4 6");
        CHECK_INT(20, seat(0)->space);
    }
}

static void M6_the_card_is_open_on_every_turn(void)
{
    for (int turns = 0; turns <= 3; turns++) {
        begin(2);
        scene_jail(0, turns);
        scene_hold(0, "laughs");
        scene_do("release laughs");
        CHECK_INT(1500, scene_cash(0));
        CHECK_INT(0, seat(0)->in_jail);
        CHECK_INT(1, scene.game.piles[0].count); /* back under the pile */
        CHECK_WAITS(PHASE_TURN, 0);
    }
}

static void M6_after_three_turns_only_paying_or_the_card(void)
{
    begin(2);
    scene_jail(0, 0);
    for (int i = 0; i < 3; i++) {
        scene_do("roll; dice 1 2");
        CHECK_INT(1, seat(0)->in_jail);
        CHECK_WAITS(PHASE_END, 0);
        scene_do("end");
        scene_land(20, 1, 2);
        scene_do("end");
    }
    CHECK_INT(3, seat(0)->jail_turns);
    CHECK_INT(1500, scene_cash(0)); /* nothing is paid automatically */
    CHECK_REFUSED(REFUSAL_JAIL_ROLL, "roll");
    CHECK_REFUSED(REFUSAL_NO_CARD, "release laughs");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    scene_do("fine; roll; dice 5 5");
    CHECK_INT(20, seat(0)->space);
    CHECK_WAITS(PHASE_TURN, 0); /* an ordinary throw: doubles go on */
}

static void M6_too_little_money_in_jail(void)
{
    begin(2);
    scene_jail(0, 1);
    set_cash(0, 49);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "fine"); /* there is still a throw */
    scene_jail(0, 3);
    scene_do("fine"); /* nothing else is left: a debt like any other */
    CHECK_INT(-1, scene_cash(0));
    scene_do("roll; dice 4 6");
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

/* ---- M7: trades -------------------------------------------------------------- */

static void M7_a_price_is_offered_and_accepted(void)
{
    begin(2);
    scene_own(1, "green");
    scene_do("offer 2 give 450 take green");
    CHECK_WAITS(PHASE_ANSWER, 1);
    scene_do("accept");
    CHECK_INT(0, scene_owner("green"));
    CHECK_INT(1050, scene_cash(0));
    CHECK_INT(1950, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void M7_or_rejected(void)
{
    begin(2);
    scene_own(1, "green");
    scene_do("offer 2 give 450 take green; reject");
    CHECK_INT(1, scene_owner("green"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void M7_the_owner_asks_for_more_and_the_buyer_decides(void)
{
    begin(2);
    scene_own(1, "green");
    scene_do("offer 2 give 450 take green; counter give green take 600");
    CHECK_WAITS(PHASE_ANSWER, 0);
    CHECK_REFUSED(REFUSAL_TRADE_COUNTERS, "counter give 500 take green");
    Game counter = scene.game;
    scene_do("reject");
    CHECK_INT(1, scene_owner("green"));
    CHECK_INT(1500, scene_cash(0));
    scene.game = counter;
    scene_do("accept");
    CHECK_INT(0, scene_owner("green"));
    CHECK_INT(900, scene_cash(0));
    CHECK_INT(2100, scene_cash(1));
}

static void M7_a_counter_offer_is_more_for_the_same_property(void)
{
    begin(2);
    scene_own(1, "green hydro");
    scene_do("offer 2 give 450 take green");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "counter give green take 450");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "counter give green take 300");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "counter give hydro take 500");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "counter give green hydro take 500");
    CHECK_REFUSED(REFUSAL_TRADE_THEIR_MONEY, "counter give green take 1501");
    CHECK_INT(REFUSAL_NONE, scene_may("counter give green take 1500"));
}

static void M7_only_a_price_for_a_property_of_somebody_else(void)
{
    begin(3);
    scene_own(0, "ontario");
    scene_own(1, "green hydro");
    scene_hold(1, "laughs");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 450 take green hydro");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give ontario take green");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give ontario take 100"); /* not to be sold */
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 100 take laughs-card");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give nothing take green");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_THEIRS, "offer 3 give 100 take green");
    CHECK_REFUSED(REFUSAL_TRADE_MONEY, "offer 2 give 1501 take green");
    CHECK_REFUSED(REFUSAL_TRADE_SELF, "offer 1 give 10 take ontario");
}

static void M7_a_mortgaged_property_comes_as_it_is(void)
{
    begin(2);
    scene_own(1, "green");
    scene_mortgage("green");
    scene_do("offer 2 give 100 take green; accept");
    CHECK_INT(1, scene_mortgaged("green"));
    CHECK_INT(1400, scene_cash(0)); /* no fee */
    CHECK_WAITS(PHASE_TURN, 0);
}

static void M7_not_while_hotels_stand_in_the_district(void)
{
    begin(2);
    scene_own(1, "green sunnyside");
    scene_build("sunnyside", 1);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give 450 take green");
}

/* ---- M8: debts ---------------------------------------------------------------- */

static void M8_in_debt_the_turn_cannot_be_passed(void)
{
    begin(2);
    scene_own(0, "hydro");
    scene_own(1, "green sunnyside");
    scene_build("green", 4);
    set_cash(0, 950);
    scene_land(39, 1, 2);
    CHECK_INT(-50, scene_cash(0));
    CHECK_INT(2500, scene_cash(1)); /* paid in full */
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    scene_do("mortgage hydro");
    CHECK_INT(30, scene_cash(0));
    scene_do("end");
    CHECK_WAITS(PHASE_TURN, 1);
}

static void M8_hotels_are_sold_for_a_debt(void)
{
    begin(2);
    scene_own(0, "ontario adam");
    scene_build("ontario", 1);
    set_cash(0, 60);
    scene_land(38, 1, 2);
    CHECK_INT(-15, scene_cash(0));
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage adam");
    scene_do("sell ontario; end");
    CHECK_INT(3, scene_cash(0));
}

static void M8_a_debtor_may_declare_bankruptcy_although_it_could_pay(void)
{
    begin(3);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_own(0, "hydro");
    set_cash(0, 70);
    scene_land(38, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_INT(BANK, scene_owner("hydro"));
}

static void M8_everything_goes_to_the_creditor(void)
{
    begin(3);
    scene_own(0, "ontario adam hydro");
    scene_build("ontario", 3);
    scene_mortgage("hydro");
    scene_hold(0, "laughs");
    scene_own(1, "green sunnyside");
    scene_build("green", 4);
    set_cash(0, 100);
    scene_land(39, 1, 2);
    CHECK_INT(-900, scene_cash(0));
    scene_do("bankrupt");
    CHECK_INT(0, game_seat_in(&scene.game, 0));
    CHECK_INT(1, scene_owner("ontario"));
    CHECK_INT(3, scene_level("ontario")); /* the hotels stay */
    CHECK_INT(1, scene_owner("adam"));
    CHECK_INT(1, scene_owner("hydro"));
    CHECK_INT(1, scene_mortgaged("hydro"));
    CHECK_INT(1, game_release_count(&scene.game, 1));
    CHECK_INT(1600, scene_cash(1)); /* the rent of 1000, and the balance of -900 */
    CHECK_INT(0, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void M8_the_balance_goes_over_even_if_it_is_negative(void)
{
    begin(3);
    scene_own(1, "green sunnyside");
    scene_build("green", 4);
    set_cash(0, 100);
    draw(7, CARD_PAY_250);
    CHECK_INT(-150, scene_cash(0));
    scene.game.step = scene.game.phase = PHASE_TURN;
    scene_land(39, 1, 2);
    CHECK_INT(-1150, scene_cash(0));
    set_cash(1, 20);
    scene_do("bankrupt");
    CHECK_INT(20 - 1150, scene_cash(1));
    CHECK_INT(BANK, scene.game.seats[1].owes_to);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void M8_or_back_to_the_bank_unowned(void)
{
    begin(3);
    scene_own(0, "ontario adam hydro");
    scene_build("ontario", 3);
    scene_mortgage("hydro");
    scene_hold(0, "laughs");
    set_cash(0, 100);
    draw(7, CARD_PAY_250);
    CHECK_INT(-150, scene_cash(0));
    scene_do("bankrupt");
    CHECK_INT(BANK, scene_owner("ontario"));
    CHECK_INT(0, scene_level("ontario"));
    CHECK_INT(BANK, scene_owner("hydro"));
    CHECK_INT(0, scene_mortgaged("hydro"));
    CHECK_INT(2, scene.game.piles[0].count); /* the card is under the pile again */
    CHECK_WAITS(PHASE_TURN, 1);              /* and no auction */
}

static void M8_the_last_one_wins(void)
{
    begin(2);
    scene_own(1, "green sunnyside");
    scene_build("green", 4);
    set_cash(0, 999);
    scene_land(39, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

static void M8_doubles_may_be_thrown_on_in_debt(void)
{
    begin(2);
    set_cash(0, 10);
    scene_land(38, 2, 2);
    CHECK_INT(-65, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
    scene_do("roll; dice 1 1"); /* to Go: 200 */
    CHECK_INT(135, scene_cash(0));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(M1_forty_squares_of_the_right_kinds);
    RUN(M1_twenty_two_streets_in_eight_districts);
    RUN(M1_what_the_seed_prints_is_there);
    RUN(M1_nothing_happens_in_olympic_park_and_when_visiting);
    RUN(M1_go_to_jail);
    RUN(M2_two_to_eight_players_with_1500);
    RUN(M2_go_pays_200_for_passing_and_for_landing);
    RUN(M2_the_order_is_shuffled);
    RUN(M2_each_omission_has_its_own_message);
    RUN(M3_rents_and_prices_follow_the_rates_everywhere);
    RUN(M3_rent_with_hotels);
    RUN(M3_metros_and_utilities_take_a_tenth_however_many);
    RUN(M3_a_hotel_needs_the_whole_district);
    RUN(M3_a_mortgaged_street_is_not_built_on_another_is);
    RUN(M3_hotels_sell_at_half);
    RUN(M3_mortgage_half_and_redeem_at_110_percent);
    RUN(M3_no_rent_on_a_mortgaged_property);
    RUN(M3_buying_or_leaving_it_without_an_auction);
    RUN(M4_twenty_cards_as_the_seed_lists_them);
    RUN(M4_go_to_jail);
    RUN(M4_the_get_out_card_is_kept_until_used);
    RUN(M4_pass_go);
    RUN(M4_collect_and_pay);
    RUN(M4_advance_to_green_and_st_laurent);
    RUN(M4_forward_7_11_5_and_back_3);
    RUN(M4_a_card_may_lead_to_another);
    RUN(M4_back_3_may_lead_to_jail);
    RUN(M4_nothing);
    RUN(M4_used_cards_go_under_the_pile);
    RUN(M5_income_tax_is_a_tenth_of_everything_at_most_200);
    RUN(M5_luxury_tax_is_75);
    RUN(M6_three_doubles_lead_to_jail);
    RUN(M6_doubles_lead_out_within_three_turns);
    RUN(M6_paying_is_open_on_every_turn);
    RUN(M6_the_card_is_open_on_every_turn);
    RUN(M6_after_three_turns_only_paying_or_the_card);
    RUN(M6_too_little_money_in_jail);
    RUN(M7_a_price_is_offered_and_accepted);
    RUN(M7_or_rejected);
    RUN(M7_the_owner_asks_for_more_and_the_buyer_decides);
    RUN(M7_a_counter_offer_is_more_for_the_same_property);
    RUN(M7_only_a_price_for_a_property_of_somebody_else);
    RUN(M7_a_mortgaged_property_comes_as_it_is);
    RUN(M7_not_while_hotels_stand_in_the_district);
    RUN(M8_in_debt_the_turn_cannot_be_passed);
    RUN(M8_hotels_are_sold_for_a_debt);
    RUN(M8_a_debtor_may_declare_bankruptcy_although_it_could_pay);
    RUN(M8_everything_goes_to_the_creditor);
    RUN(M8_the_balance_goes_over_even_if_it_is_negative);
    RUN(M8_or_back_to_the_bank_unowned);
    RUN(M8_the_last_one_wins);
    RUN(M8_doubles_may_be_thrown_on_in_debt);
    return check_done();
}
