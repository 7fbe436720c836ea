/* test_bilkent_perks.c -- the bilkent edition: tokens and their perks (B3). */
#include "bilkent_scene.h"
#include "game/effect.h"
#include "game/rent.h"

/* ---- B3: perks ------------------------------------------------------------- */

typedef struct Perks {
    const char *word, *name;
    int tax, received, paid, price, building, salary, jail;
} Perks;

static const Perks all_perks[] = {
    {"thimble", "Thimble", 80, 80, 100, 100, 100, 200, 3},
    {"wheelbarrow", "Wheelbarrow", 100, 100, 100, 100, 50, 150, 3},
    {"boot", "Boot", 100, 100, 100, 80, 100, 100, 3},
    {"horse", "Horse", 100, 130, 100, 110, 100, 200, 3},
    {"car", "Racecar", 100, 100, 100, 100, 100, 400, 4},
    {"iron", "Iron", 100, 100, 120, 100, 80, 200, 3},
    {"hat", "Top hat", 120, 100, 100, 100, 100, 200, 2},
    {"battleship", "Battleship", 100, 100, 70, 100, 150, 200, 3},
};
enum { TOKENS = sizeof all_perks / sizeof *all_perks };

/* Seat 0 has this token. */
static void begin_as(const Perks *perks)
{
    char tokens[40];
    snprintf(tokens, sizeof tokens, "%s %s", perks->word,
             strcmp(perks->word, "hat") == 0 ? "car" : "hat");
    begin_with(tokens, "");
}

static void B3_the_tokens(void)
{
    begin();
    CHECK_INT(TOKENS, scene.edition.token_count);
    for (int i = 0; i < TOKENS; i++) {
        int token = edition_find_token(&scene.edition, all_perks[i].word);
        CHECK(token >= 0);
        CHECK_TEXT(all_perks[i].name, scene.edition.token_label[token].name);
    }
}

/* A payment is less than a coin above the exact sum, a receipt less than a
 * coin below. */
static bool just_above(Money sum, Money printed, int percent)
{
    int64_t more = (int64_t)sum * 100 - (int64_t)printed * percent;
    return more >= 0 && more < 100;
}

static bool just_below(Money sum, Money printed, int percent)
{
    int64_t less = (int64_t)printed * percent - (int64_t)sum * 100;
    return less >= 0 && less < 100;
}

static void B3_taxes(void)
{
    for (int i = 0; i < TOKENS; i++) {
        begin_as(&all_perks[i]);
        scene_land(4, 1, 2);
        CHECK_INT(200 * all_perks[i].tax / 100, 1500 - scene_cash(0));
        for (Money tax = 1; tax <= 200; tax++) {
            Effect effect = {.kind = EFFECT_TAX, .amount = tax};
            Money paid = effect_charge(&scene.edition, &scene.game, 0, &effect, 1);
            CHECK(just_above(paid, tax, all_perks[i].tax));
        }
        begin_as(&all_perks[i]); /* no tax: a card */
        scene_land(7, 1, 2);
        scene_do("draw 14; choose 1");
        CHECK_INT(1485, scene_cash(0));
    }
}

static void B3_prices(void)
{
    for (int i = 0; i < TOKENS; i++) {
        begin_as(&all_perks[i]);
        scene_land(39, 1, 2);
        scene_do("buy");
        CHECK_INT(400 * all_perks[i].price / 100, 1500 - scene_cash(0));
        DeedId deed = scene_deed("baltic");
        for (Money price = 1; price <= 200; price++) {
            scene.edition.deeds[deed].price = price;
            Money paid = game_price(&scene.edition, &scene.game, 0, deed);
            CHECK(just_above(paid, price, all_perks[i].price));
        }
    }
}

static void B3_prices_do_not_touch_bids(void)
{
    begin_with("hat boot", "");
    scene_land(39, 1, 2);
    scene_do("decline; bid 100; pass");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1400, scene_cash(1));
}

static void B3_buildings(void)
{
    for (int i = 0; i < TOKENS; i++) {
        int percent = all_perks[i].building;
        begin_as(&all_perks[i]);
        scene.game.seats[0].cash = 5000;
        scene_own(0, "park-place boardwalk");
        scene_put(0, 39);
        scene_do("build boardwalk");
        CHECK_INT(200 * percent / 100, 5000 - scene_cash(0));
        scene_do("sell boardwalk"); /* half of what it cost this player */
        CHECK_INT(200 * percent / 200, 5000 - scene_cash(0));
        scene_build("park-place", 4);
        scene_build("boardwalk", 4);
        scene.game.seats[0].cash = 5000;
        scene_do("build boardwalk"); /* the hotel */
        CHECK_INT(200 * percent / 100, 5000 - scene_cash(0));
        DeedId deed = scene_deed("baltic");
        scene_own(0, "baltic");
        for (Money price = 1; price <= 200; price++) {
            scene.edition.deeds[deed].house_price = price;
            Money paid = game_building_price(&scene.edition, &scene.game, 0, deed, false);
            CHECK(just_above(paid, price, percent));
            CHECK(just_below(game_building_value(&scene.edition, &scene.game, deed, false), paid,
                             50));
        }
    }
}

static void B3_odd_halves(void)
{
    begin_with("wheelbarrow battleship", "");
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    scene_do("sell baltic"); /* half of 25 */
    CHECK_INT(1512, scene_cash(0));
}

static Money rent_for(DeedId deed, int dice)
{
    return rent_due(&scene.edition, &scene.game, 0, deed, dice);
}

/* Every rent of the board, for an owner and for a visitor with each token. */
static void B3_rents(void)
{
    begin();
    Game empty = scene.game;
    for (int i = 0; i < TOKENS; i++) {
        for (DeedId deed = 0; deed < 28; deed++) {
            for (int step = 0; step < RENT_STEPS; step++) {
                scene.game = empty;
                scene.game.holdings[deed].owner = 1;
                scene.game.seats[1].deeds = DEED_BIT(deed);
                bool street =
                    scene.edition.groups[scene.edition.deeds[deed].group].kind == GROUP_STREETS;
                if (street) scene.game.holdings[deed].level = (uint8_t)step;
                Money plain = rent_for(deed, 5 + step);
                TokenId token = (TokenId)edition_find_token(&scene.edition, all_perks[i].word);
                scene.game.seats[1].token = token;
                CHECK(just_below(rent_for(deed, 5 + step), plain, all_perks[i].received));
                scene.game.seats[1].token = empty.seats[1].token; /* the Racecar */
                scene.game.seats[0].token = token;
                CHECK(just_above(rent_for(deed, 5 + step), plain, all_perks[i].paid));
            }
        }
    }
}

static Money rent_as_paid(const char *tokens)
{
    begin_with(tokens, "");
    scene_own(1, "mediterranean reading");
    return scene_rent(5, 1, 2);
}

static void B3_rents_as_paid(void)
{
    CHECK_INT(25, rent_as_paid("hat car"));
    CHECK_INT(20, rent_as_paid("hat thimble"));        /* x 0.8 */
    CHECK_INT(32, rent_as_paid("hat horse"));          /* x 1.3 = 32.5 */
    CHECK_INT(30, rent_as_paid("iron hat"));           /* x 1.2 */
    CHECK_INT(18, rent_as_paid("battleship hat"));     /* x 0.7 = 17.5 */
    CHECK_INT(39, rent_as_paid("iron horse"));         /* 32, x 1.2 = 38.4 */
    CHECK_INT(14, rent_as_paid("battleship thimble")); /* 20, x 0.7 */
}

static void B3_salaries(void)
{
    for (int i = 0; i < TOKENS; i++) {
        begin_as(&all_perks[i]);
        scene_land(0, 1, 2);
        CHECK_INT(1500 + all_perks[i].salary, scene_cash(0));
        begin_as(&all_perks[i]);
        scene_put(0, 39);
        scene_do("roll; dice 4 6"); /* on to Connecticut */
        CHECK_INT(1500 + all_perks[i].salary, scene_cash(0));
    }
}

/* The throws of a stay, then the fine is due and the last throw is moved. */
static void B3_jail_rounds(void)
{
    for (int i = 0; i < TOKENS; i++) {
        begin_as(&all_perks[i]);
        scene_jail(0, 0);
        for (int turn = 1; turn < all_perks[i].jail; turn++) {
            scene_do("roll; dice 1 2");
            CHECK_INT(turn, scene.game.seats[0].jail_turns);
            scene_do("end");
            scene_put(1, 10);
            scene_do("roll; dice 6 4; draw 2; end"); /* the other spins and wins 50 */
        }
        scene_do("roll; dice 4 6");
        CHECK_INT(0, scene.game.seats[0].in_jail);
        CHECK_INT(20, scene.game.seats[0].space);
        CHECK_INT(1450, scene_cash(0));
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(B3_the_tokens);
    RUN(B3_taxes);
    RUN(B3_prices);
    RUN(B3_prices_do_not_touch_bids);
    RUN(B3_buildings);
    RUN(B3_odd_halves);
    RUN(B3_rents);
    RUN(B3_rents_as_paid);
    RUN(B3_salaries);
    RUN(B3_jail_rounds);
    return check_done();
}
