/* test_legal.c -- the list of what can be done is whole, and nothing else is in it. */
#include "scene.h"

static LegalList list;

static int listed(ActionKind kind)
{
    int count = 0;
    legal_list(&scene.edition, &scene.game, &list);
    for (int i = 0; i < list.count; i++) count += list.list[i].action.kind == kind;
    return count;
}

static const LegalAction *entry(ActionKind kind)
{
    static const LegalAction none = {.least = -1, .most = -1};
    legal_list(&scene.edition, &scene.game, &list);
    for (int i = 0; i < list.count; i++)
        if (list.list[i].action.kind == kind) return &list.list[i];
    return &none;
}

static void trades_are_offered_to_all_others_who_are_in(void)
{
    scene_begin("classic", NULL, 4);
    CHECK_INT(3, listed(ACTION_OFFER));
    for (int i = 0; i < list.count; i++)
        CHECK(list.list[i].action.kind != ACTION_OFFER || list.list[i].action.other != 0);
    CHECK(scene_do("resign 3"));
    CHECK_INT(2, listed(ACTION_OFFER));
    for (int i = 0; i < list.count; i++)
        CHECK(list.list[i].action.kind != ACTION_OFFER || list.list[i].action.other != 2);
}

static void O08_a_break_is_listed_up_to_what_can_stay(void)
{
    scene_begin("classic", "houses=7", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    CHECK_INT(0, entry(ACTION_BREAK)->least);
    CHECK_INT(7, entry(ACTION_BREAK)->most);
    scene_build("baltic", 0);
    CHECK_INT(1, listed(ACTION_BREAK));
    scene_build("mediterranean", 0);
    CHECK_INT(0, listed(ACTION_BREAK));
}

static void bids_are_listed_with_their_bounds(void)
{
    scene_begin("classic", "auction_minimum=10", 2);
    CHECK(scene_do("roll; dice 1 2; decline"));
    CHECK_INT(10, entry(ACTION_BID)->least);
    CHECK_INT(10, entry(ACTION_BID)->action.amount);
    CHECK_INT(1500, entry(ACTION_BID)->most);
    CHECK(scene_do("bid 30"));
    CHECK_INT(31, entry(ACTION_BID)->least);
    CHECK_INT(1, listed(ACTION_PASS));
}

static void counters_are_listed_while_there_may_be_more(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("offer 2 give 1 take 2"));
    CHECK_INT(1, listed(ACTION_COUNTER));
    for (int i = 0; i < MAX_COUNTERS; i++) CHECK(scene_do("counter give 1 take 2"));
    CHECK_INT(0, listed(ACTION_COUNTER));
    CHECK_INT(1, listed(ACTION_ACCEPT));
    CHECK_INT(1, listed(ACTION_REJECT));
}

static void heirs_may_redeem_or_keep(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene_mortgage("baltic");
    CHECK(scene_do("offer 2 give baltic take 10; accept"));
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_INT(1, listed(ACTION_KEEP));
    CHECK_INT(1, listed(ACTION_REDEEM));
    scene.game.seats[1].cash = 32;
    CHECK_INT(0, listed(ACTION_REDEEM));
}

static void G12_claims_are_listed_for_their_owner_only(void)
{
    scene_begin("classic", "rent_claim=second", 3);
    scene_own(2, "baltic");
    CHECK(scene_land(3, 1, 2));
    for (SeatId seat = 0; seat < 3; seat++) {
        int claims = 0;
        legal_out_of_turn(&scene.edition, &scene.game, seat, &list);
        for (int i = 0; i < list.count; i++) claims += list.list[i].action.kind == ACTION_CLAIM;
        CHECK_INT(seat == 2, claims);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(trades_are_offered_to_all_others_who_are_in);
    RUN(O08_a_break_is_listed_up_to_what_can_stay);
    RUN(bids_are_listed_with_their_bounds);
    RUN(counters_are_listed_while_there_may_be_more);
    RUN(heirs_may_redeem_or_keep);
    RUN(G12_claims_are_listed_for_their_owner_only);
    return check_done();
}
