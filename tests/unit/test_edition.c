/* test_edition.c -- small questions about an Edition, and the editions' data. */
#include "edition/edition.h"

#include "check.h"
#include "unit/edition_files.h"

static Edition classic;
static Edition london;

static const char *money(const Edition *edition, Money sum)
{
    static char buffer[64];
    Text text = text_into(buffer, sizeof buffer);
    edition_money_write(edition, sum, &text);
    return buffer;
}

static void percentages_are_rounded_as_the_rule_says(void)
{
    Edition e = {.rule[RULE_INTEREST_ROUNDING] = ROUNDING_UP};
    CHECK_INT(8, edition_percent(&e, 75, 10));
    CHECK_INT(7, edition_percent(&e, 70, 10));
    CHECK_INT(0, edition_percent(&e, 0, 10));
    CHECK_INT(-8, edition_percent(&e, -75, 10));
    CHECK_INT(1000000000, edition_percent(&e, MONEY_LIMIT, 1000));
    e.rule[RULE_INTEREST_ROUNDING] = ROUNDING_DOWN;
    CHECK_INT(7, edition_percent(&e, 75, 10));
    CHECK_INT(-7, edition_percent(&e, -75, 10));
    e.rule[RULE_INTEREST_ROUNDING] = ROUNDING_NEAREST;
    CHECK_INT(8, edition_percent(&e, 75, 10));
    CHECK_INT(7, edition_percent(&e, 74, 10));
}

/* classic-data.md section 1: "lift" 83/82 and 193/192. */
static void P06_lifting_a_mortgage(void)
{
    Edition e = classic;
    DeedId electric = edition_find_deed(&e, "electric");
    DeedId park = edition_find_deed(&e, "park-place");
    CHECK_INT(83, edition_redeem_price(&e, electric));
    CHECK_INT(193, edition_redeem_price(&e, park));
    CHECK_INT(18, edition_transfer_fee(&e, park));
    e.rule[RULE_INTEREST_ROUNDING] = ROUNDING_DOWN;
    CHECK_INT(82, edition_redeem_price(&e, electric));
    CHECK_INT(192, edition_redeem_price(&e, park));
    e.rule[RULE_REDEEM_INTEREST] = 0;
    CHECK_INT(175, edition_redeem_price(&e, park));
}

static void money_is_written_with_its_sign(void)
{
    Edition e = {.money = {.sign = "$", .grouping = GROUPING_NONE}};
    CHECK_TEXT("$1500", money(&e, 1500));
    CHECK_TEXT("-$20", money(&e, -20));
    CHECK_TEXT("-$2147483648", money(&e, INT32_MIN));
    Edition rupees = {.money = {.sign = "Rs. ", .grouping = GROUPING_NONE}};
    CHECK_TEXT("Rs. 500", money(&rupees, 500));
    Edition crowns = {.money = {.sign = " kr", .sign_after = true, .grouping = GROUPING_NONE}};
    CHECK_TEXT("-20 kr", money(&crowns, -20));
    CHECK_TEXT("-£20", money(&london, -20));
}

static void things_are_found_by_their_words(void)
{
    DeedId boardwalk = edition_find_deed(&classic, "boardwalk");
    CHECK(boardwalk != NO_DEED);
    CHECK_TEXT("Boardwalk", edition_deed_label(&classic, boardwalk)->name);
    CHECK_INT(boardwalk, edition_find_deed(&classic, "BoardWalk"));
    CHECK_INT(NO_DEED, edition_find_deed(&classic, "go"));
    CHECK_INT(NO_DEED, edition_find_deed(&classic, "nowhere"));
    CHECK_TEXT("Railroads", classic.group_label[edition_find_group(&classic, "railroads")].name);
    CHECK_INT(-1, edition_find_group(&classic, "purple"));
    CHECK_INT(1, edition_find_deck(&classic, "chest"));
    CHECK_INT(-1, edition_find_deck(&classic, ""));
    CHECK_INT(0, edition_find_token(&classic, "car"));
    CHECK_INT(-1, edition_find_token(&classic, "cannon"));
}

/* classic-data.md section 1.1 */
static void G2_check_sums_of_the_board(void)
{
    const Edition *boards[] = {&classic, &london};
    for (int b = 0; b < 2; b++) {
        const Edition *e = boards[b];
        int64_t price[3] = {0}, mortgage = 0, rent[RENT_STEPS] = {0}, hotels = 0;
        int count[3] = {0};
        for (int i = 0; i < e->deed_count; i++) {
            const Deed *deed = &e->deeds[i];
            int kind = e->groups[deed->group].kind;
            count[kind]++;
            price[kind] += deed->price;
            mortgage += deed->mortgage;
            if (kind != GROUP_STREETS) continue;
            for (int s = 0; s < RENT_STEPS; s++) rent[s] += deed->rent[s];
            hotels += 4 * deed->house_price + deed->hotel_price;
        }
        CHECK_INT(40, e->space_count);
        CHECK_INT(22, count[GROUP_STREETS]);
        CHECK_INT(4, count[GROUP_COUNT]);
        CHECK_INT(2, count[GROUP_DICE]);
        CHECK_INT(4590, price[GROUP_STREETS]);
        CHECK_INT(800, price[GROUP_COUNT]);
        CHECK_INT(300, price[GROUP_DICE]);
        CHECK_INT(2845, mortgage);
        CHECK_INT(391, rent[0]);
        CHECK_INT(1915, rent[1]);
        CHECK_INT(5620, rent[2]);
        CHECK_INT(14110, rent[3]);
        CHECK_INT(18030, rent[4]);
        CHECK_INT(21850, rent[5]);
        CHECK_INT(13750, hotels);
    }
}

static void G2_corners_cards_and_taxes_stand_where_they_should(void)
{
    static const int chances[] = {7, 22, 36}, chests[] = {2, 17, 33};
    for (int i = 0; i < 3; i++) {
        CHECK_INT(EFFECT_DRAW, classic.spaces[chances[i]].effect.kind);
        CHECK_INT(edition_find_deck(&classic, "chance"), classic.spaces[chances[i]].effect.target);
        CHECK_INT(edition_find_deck(&classic, "chest"), classic.spaces[chests[i]].effect.target);
    }
    CHECK_INT(SPACE_START, classic.spaces[0].kind);
    CHECK_INT(10, classic.jail);
    CHECK_INT(EFFECT_POT, classic.spaces[20].effect.kind);
    CHECK_INT(EFFECT_JAIL, classic.spaces[30].effect.kind);
    CHECK_INT(EFFECT_TAX, classic.spaces[4].effect.kind);
    CHECK_INT(200, classic.spaces[4].effect.amount);
    CHECK_INT(100, classic.spaces[38].effect.amount);
    for (int i = 0; i < classic.deed_count; i++) {
        const Deed *deed = &classic.deeds[i];
        CHECK_INT(i, classic.spaces[deed->space].deed);
        if (classic.groups[deed->group].kind == GROUP_DICE) {
            CHECK_INT(4, deed->rent[0]);
            CHECK_INT(10, deed->rent[1]);
        }
        if (classic.groups[deed->group].kind == GROUP_COUNT) CHECK_INT(200, deed->rent[3]);
    }
    CHECK(!classic.has_perks);
    CHECK_INT(8, classic.token_count);
}

/* classic-data.md section 4: the fixed money of a whole deck. */
static Money fixed_money(const Edition *e, const char *word, int count)
{
    const Deck *deck = &e->decks[edition_find_deck(e, word)];
    Money sum = 0;
    CHECK_INT(count, deck->card_count);
    for (int i = 0; i < deck->card_count; i++) {
        const Effect *effect = &deck->cards[i].effect;
        if (effect->kind == EFFECT_COLLECT) sum += effect->amount;
        if (effect->kind == EFFECT_PAY) sum -= effect->amount;
    }
    return sum;
}

static void G2_decks_hold_the_money_they_should(void)
{
    static Edition old;
    CHECK_INT(185, fixed_money(&classic, "chance", 16));
    CHECK_INT(405, fixed_money(&classic, "chest", 16));
    CHECK_INT(185, fixed_money(&london, "chance", 16));
    CHECK_INT(405, fixed_money(&london, "chest", 16));
    edition_file_read("classic", "chance_deck=old,chest_deck=old", &old);
    CHECK_INT(185, fixed_money(&old, "chance", 16));
    CHECK_INT(300, fixed_money(&old, "chest", 16));
    edition_file_read("london", "chance_deck=old,chest_deck=old", &old);
    CHECK_INT(115, fixed_money(&old, "chance", 16));
    CHECK_INT(305, fixed_money(&old, "chest", 16));
}

static void Y_printings_change_what_they_name(void)
{
    static Edition old;
    edition_file_read("classic", "site_rent=old,income_tax=choice,luxury_tax=old", &old);
    CHECK_INT(22, old.deeds[edition_find_deed(&old, "marvin")].rent[0]);
    CHECK_INT(120, old.deeds[edition_find_deed(&old, "marvin")].rent[1]);
    CHECK_INT(CHARGE_CHOICE, old.spaces[4].effect.how);
    CHECK_INT(10, old.spaces[4].effect.percent);
    CHECK_INT(75, old.spaces[38].effect.amount);
    edition_file_read("london", "site_rent=old", &old);
    CHECK_INT(22, old.deeds[edition_find_deed(&old, "piccadilly")].rent[0]);
    edition_file_read("classic", "chance_deck=old", &old);
    CHECK(strstr(old.card_text[edition_find_deck(&old, "chance")][13], "poor") != NULL);
}

static void L1_london_has_the_true_values(void)
{
    static const struct {
        const char *word;
        int space, step, rent;
    } rows[] = {{"angel", 6, 0, 6},        {"vine", 19, 2, 220},      {"marlborough", 18, 3, 550},
                {"piccadilly", 29, 0, 24}, {"kings-cross", 5, 0, 25}, {"marylebone", 15, 1, 50},
                {"fenchurch", 25, 2, 100}, {"liverpool", 35, 3, 200}, {"mayfair", 39, 5, 2000}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        DeedId deed = edition_find_deed(&london, rows[i].word);
        CHECK_INT(rows[i].space, london.deeds[deed].space);
        CHECK_INT(rows[i].rent, london.deeds[deed].rent[rows[i].step]);
    }
    CHECK_TEXT("Super Tax", london.space_label[38].name);
    CHECK_TEXT("Stations", london.group_label[edition_find_group(&london, "railroads")].name);
    CHECK_INT(0x3A3F47, london.groups[edition_find_group(&london, "railroads")].colour);
}

static void L2_to_L9_london_sets_its_rules(void)
{
    CHECK_INT(2, london.rule[RULE_PLAYERS_MIN]);
    CHECK_INT(4, london.rule[RULE_PLAYERS_MAX]);
    CHECK_INT(ORDER_ENTERED, london.rule[RULE_ORDER]);
    CHECK_INT(0, london.rule[RULE_AUCTION]);
    CHECK_INT(0, london.rule[RULE_BUILD_EVEN]);
    CHECK_INT(1, london.rule[RULE_BUILD_WHOLE_GROUP]);
    CHECK_INT(0, london.rule[RULE_HOUSES]);
    CHECK_INT(0, london.rule[RULE_HOTELS]);
    CHECK_INT(0, london.rule[RULE_REDEEM_INTEREST]);
    CHECK_INT(0, london.rule[RULE_TRANSFER_FEE]);
    CHECK_INT(1, london.rule[RULE_POT]);
    CHECK_INT(3, london.rule[RULE_JAIL_TURNS]);
    CHECK_INT(0, london.rule[RULE_JAIL_PAY_UNTIL]);
    CHECK_INT(JAIL_LAST_LEAVE, london.rule[RULE_JAIL_LAST]);
    CHECK_INT(50, london.rule[RULE_JAIL_FINE]);
    CHECK_INT(0, london.rule[RULE_DOUBLES_TO_JAIL]);
    CHECK_INT(1, london.rule[RULE_TRADE_WAITS]);
    CHECK_INT(DEBT_END_OF_TURN, london.rule[RULE_DEBT]);
    CHECK_INT(ESTATE_FREE, london.rule[RULE_ESTATE_PLAYER]);
    CHECK_INT(ESTATE_BANK_FREE, london.rule[RULE_ESTATE_BANK]);
    CHECK_INT(1500, london.rule[RULE_START_MONEY]);
    CHECK_INT(200, london.rule[RULE_SALARY]);
}

/* The usual value of a rule that came later is what was played before it. */
static void classic_has_the_usual_rules(void)
{
    for (int i = 0; i < RULE_COUNT; i++)
        CHECK_INT(i == RULE_BUILDING_WISHES ? 1 : rule_info((RuleId)i)->usual, classic.rule[i]);
}

/* Small squares have twelve columns. */
static void short_names_are_short(void)
{
    const EditionLibrary *library = edition_files();
    for (int i = 0; i < library->count; i++) {
        static Edition e;
        edition_file_read(library->sources[i].word, NULL, &e);
        for (int s = 0; s < e.space_count; s++) {
            const Label *label = &e.space_label[s];
            CHECK(text_columns(label->shorter[0] ? label->shorter : label->name) <= 13);
        }
    }
}

static void hash_changes_with_what_matters(void)
{
    static Edition e;
    uint64_t usual = edition_hash(&classic);
    CHECK(usual != edition_hash(&london));
#define CHANGED(change)                   \
    do {                                  \
        e = classic;                      \
        change;                           \
        CHECK(edition_hash(&e) != usual); \
    } while (0)
    CHANGED(e.rule[RULE_AUCTION] = 0);
    CHANGED(e.space_count--);
    CHANGED(e.spaces[4].effect.amount++);
    CHANGED(e.deeds[3].rent[5]++);
    CHANGED(e.deeds[3].house_price++);
    CHANGED(e.groups[0].kind = GROUP_COUNT);
    CHANGED(e.decks[0].cards[0].effect.target++);
    CHANGED(e.decks[1].cards[15].effect.per_hotel++);
    CHANGED(e.tokens[7].tax++);
#undef CHANGED
    e = classic;
    e.card_text[0][0][0] = 'x';
    e.title[0] = 'x';
    e.groups[0].colour++;
    CHECK_INT(usual, edition_hash(&e));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    edition_file_read("london", NULL, &london);
    RUN(percentages_are_rounded_as_the_rule_says);
    RUN(P06_lifting_a_mortgage);
    RUN(money_is_written_with_its_sign);
    RUN(things_are_found_by_their_words);
    RUN(G2_check_sums_of_the_board);
    RUN(G2_corners_cards_and_taxes_stand_where_they_should);
    RUN(G2_decks_hold_the_money_they_should);
    RUN(Y_printings_change_what_they_name);
    RUN(L1_london_has_the_true_values);
    RUN(L2_to_L9_london_sets_its_rules);
    RUN(classic_has_the_usual_rules);
    RUN(short_names_are_short);
    RUN(hash_changes_with_what_matters);
    return check_done();
}
