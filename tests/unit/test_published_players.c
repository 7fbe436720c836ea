/* test_published_players.c -- the published players cushion and trader decide
 * as docs/players.md says. */
#include "named_scene.h"

/* ---- cushion --------------------------------------------------------------------- */

static void cushion_keeps_200(void)
{
    scene_begin("classic", NULL, 2);
    named_arrive(16, 380);
    CHECK_TEXT("buy", named_says("cushion"));
    scene_own(0, "tennessee new-york");
    named_cash(0, 379);
    CHECK_TEXT("decline", named_says("cushion"));
}

static void cushion_redeems_and_builds_before_it_throws(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "st-james tennessee new-york mediterranean baltic reading");
    scene_mortgage("reading");
    named_cash(0, 310);
    CHECK_TEXT("redeem reading", named_says("cushion"));
    named_cash(0, 309);
    CHECK_TEXT("build mediterranean", named_says("cushion")); /* the cheapest step */
    scene_build("mediterranean", 1);
    CHECK_TEXT("build baltic", named_says("cushion")); /* evenly */
    named_cash(0, 249);
    CHECK_TEXT("roll", named_says("cushion"));
    named_arrive(20, 1500);
    CHECK_TEXT("end", named_says("cushion"));
}

static void cushion_throws_for_doubles_and_pays_on_the_third_turn(void)
{
    scene_begin("waterloo", NULL, 2);
    scene_jail(0, 0);
    CHECK_TEXT("roll", named_says("cushion"));
    scene_jail(0, 1);
    CHECK_TEXT("roll", named_says("cushion"));
    scene_jail(0, 2);
    CHECK_TEXT("fine", named_says("cushion"));
}

static void cushion_swaps_single_deeds_for_what_it_lacks(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont illinois");
    scene_own(1, "connecticut kentucky");
    CHECK_TEXT("roll", named_says("cushion")); /* the bank still has Indiana */
    scene_own(1, "indiana");
    CHECK_TEXT("offer 2 give illinois take connecticut 120", named_says("cushion"));
    named_cash(1, 319);
    CHECK_TEXT("roll", named_says("cushion")); /* the other would keep less than 200 */
    scene_own(0, "kentucky indiana");
    scene_own(1, "illinois oriental vermont");
    scene_own(0, "connecticut");
    named_cash(0, 320);
    CHECK_TEXT("offer 2 give connecticut 120 take illinois", named_says("cushion"));
    named_cash(0, 319);
    CHECK_TEXT("roll", named_says("cushion"));
}

static void cushion_trades_only_within_200_and_a_ratio_of_two(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont marvin");
    scene_own(1, "connecticut atlantic ventnor");
    CHECK_TEXT("roll", named_says("cushion")); /* 280 against 120 is more than twice */
    scene_own(0, "states virginia");
    scene_own(1, "st-charles");
    /* With 260 against 280 it is fair. */
    CHECK_TEXT("offer 2 give marvin take connecticut st-charles 20", named_says("cushion"));
}

static void cushion_accepts_what_it_would_offer(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "illinois oriental vermont tennessee");
    scene_own(1, "kentucky indiana connecticut boardwalk");
    Game before = scene.game;
    CHECK(scene_do("offer 2 give illinois take connecticut 120"));
    CHECK_TEXT("accept", named_says("cushion"));
    named_cash(1, 319);
    CHECK_TEXT("reject", named_says("cushion"));
    scene.game = before;
    CHECK(scene_do("offer 2 give illinois take connecticut 121"));
    CHECK_TEXT("reject", named_says("cushion"));
    scene.game = before;
    CHECK(scene_do("offer 2 give illinois 160 take boardwalk")); /* whose group is not sold */
    CHECK_TEXT("reject", named_says("cushion"));
    scene.game = before;
    CHECK(scene_do("offer 2 give tennessee take connecticut"));
    CHECK_TEXT("reject", named_says("cushion"));
}

/* ---- trader ---------------------------------------------------------------------- */

/* What a set brings a seat more in a round with three houses on each street. */
static float gain_of(const char *group, SeatId seat)
{
    const Edition *edition = &scene.edition;
    float sum = 0;
    Outlook outlook;
    outlook_make(edition, &outlook);
    DeedSet rest = edition->groups[edition_find_group(edition, group)].deeds;
    for (; rest != 0; rest &= rest - 1) {
        int deed = __builtin_ctzll(rest);
        Money now = scene.game.holdings[deed].owner == seat ? edition->deeds[deed].rent[0] : 0;
        sum +=
            (float)(edition->deeds[deed].rent[3] - now) * (float)outlook.visits[deed] / OUTLOOK_ONE;
    }
    return sum * (float)(game_seats_left(&scene.game) - 1);
}

static const char *offer_of(const char *before, float sum, const char *after)
{
    static char words[80];
    snprintf(words, sizeof words, "offer 2 %s%d%s", before, (int)sum, after);
    return words;
}

static void trader_swaps_when_both_complete_a_set(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont illinois");
    scene_own(1, "connecticut kentucky indiana");
    named_arrive(20, 1500);
    /* Illinois is worth 240 x 4/3 to it and Connecticut 120 x 5/3: the other
     * pays the difference times the part of the gains that is not its own. */
    float own = gain_of("light-blue", 0), theirs = gain_of("red", 1);
    CHECK_TEXT(offer_of("give illinois take connecticut ", 120 * own / (own + theirs), ""),
               named_says("trader"));
    named_cash(0, 20);
    CHECK_TEXT("offer 2 give illinois take connecticut 10", named_says("trader"));
}

static void trader_offers_ten_rounds_of_gain_for_a_set(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont");
    scene_own(1, "connecticut");
    named_arrive(20, 1500);
    float price = 120 + 10 * gain_of("light-blue", 0);
    CHECK_TEXT(offer_of("give ", price, " take connecticut"), named_says("trader"));
    named_cash(0, 500);
    CHECK_TEXT("offer 2 give 250 take connecticut", named_says("trader")); /* half its money */
    named_cash(0, 239);
    CHECK_TEXT("end", named_says("trader"));
    named_cash(0, 1500);
    scene_own(0, "states virginia");
    scene_own(1, "st-charles");
    price = 140 + 10 * gain_of("pink", 0); /* the set that gains more */
    CHECK_TEXT(offer_of("give ", price, " take st-charles"), named_says("trader"));
}

static void trader_offers_only_what_comes_back_in_forty_rounds(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean");
    scene_own(1, "baltic");
    named_arrive(20, 1500);
    CHECK(60 + 10 * gain_of("brown", 0) + 300 > 40 * gain_of("brown", 0));
    CHECK_TEXT("end", named_says("trader"));
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean");
    scene_own(1, "baltic");
    named_arrive(20, 1500);
    CHECK_TEXT(offer_of("give ", 60 + 10 * gain_of("brown", 0), " take baltic"),
               named_says("trader"));
}

/* Seat 1 answers to this offer of seat 0. */
static const char *trader_answers(const char *offer)
{
    Game before = scene.game;
    CHECK(scene_do(offer));
    const char *said = named_says("trader");
    scene.game = before;
    return said;
}

static void trader_accepts_a_net_loss_of_50(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont reading");
    scene_own(1, "connecticut tennessee");
    /* Tennessee is worth 180 x 4/3 to it. */
    CHECK_TEXT("accept", trader_answers("offer 2 give 190 take tennessee"));
    CHECK_TEXT("reject", trader_answers("offer 2 give 189 take tennessee"));
    /* Connecticut completes a set of the other: 0.4 of its gain is a loss. */
    float least = 160 - 50 + 0.4f * gain_of("light-blue", 0);
    CHECK_TEXT("accept", trader_answers(offer_of("give ", least + 1, " take connecticut")));
    CHECK_TEXT("reject", trader_answers(offer_of("give ", least, " take connecticut")));
}

static void trader_counts_the_sets_it_gains_and_loses(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "connecticut reading");
    scene_own(1, "oriental vermont park-place boardwalk");
    float most = 120 * 5 / 3.0f + gain_of("light-blue", 1) + 50;
    CHECK_TEXT("accept", trader_answers(offer_of("give connecticut take ", most, "")));
    CHECK_TEXT("reject", trader_answers(offer_of("give connecticut take ", most + 1, "")));
    CHECK_TEXT("reject", trader_answers("offer 2 give 750 take boardwalk")); /* 800 without a set */
}

static void trader_values_stations_and_utilities_by_those_it_has(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading electric");
    scene_own(1, "b-and-o short-line water");
    CHECK_TEXT("accept", trader_answers("offer 2 give reading take 350")); /* 200 x 1.5 + 50 */
    CHECK_TEXT("reject", trader_answers("offer 2 give reading take 351"));
    CHECK_TEXT("accept", trader_answers("offer 2 give electric take 425")); /* 150 x 2.5 + 50 */
    CHECK_TEXT("reject", trader_answers("offer 2 give electric take 426"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(cushion_keeps_200);
    RUN(cushion_redeems_and_builds_before_it_throws);
    RUN(cushion_throws_for_doubles_and_pays_on_the_third_turn);
    RUN(cushion_swaps_single_deeds_for_what_it_lacks);
    RUN(cushion_trades_only_within_200_and_a_ratio_of_two);
    RUN(cushion_accepts_what_it_would_offer);
    RUN(trader_swaps_when_both_complete_a_set);
    RUN(trader_offers_ten_rounds_of_gain_for_a_set);
    RUN(trader_offers_only_what_comes_back_in_forty_rounds);
    RUN(trader_accepts_a_net_loss_of_50);
    RUN(trader_counts_the_sets_it_gains_and_loses);
    RUN(trader_values_stations_and_utilities_by_those_it_has);
    return check_done();
}
