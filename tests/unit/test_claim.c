/* test_claim.c -- rents that wait to be asked for: which, how many, how long (G12). */
#include "game/claim.h"

#include "game/rent.h"
#include "scene.h"

static void begin(void)
{
    scene_begin("classic", "rent_claim=second", 3);
    scene_own(1, "mediterranean baltic oriental vermont connecticut");
    scene_own(2, "reading");
    scene.events.count = 0;
}

static Play play(void)
{
    return (Play){&scene.edition, &scene.game, &scene.events};
}

static Refusal may_claim(SeatId owner, SeatId visitor, const char *word)
{
    Action action = {
        .kind = ACTION_CLAIM, .seat = owner, .other = visitor, .deed = scene_deed(word)};
    return action_check(&scene.edition, &scene.game, &action);
}

static void G12_only_the_very_rent_can_be_claimed(void)
{
    begin();
    Play now = play();
    claim_rent(&now, 0, scene_deed("baltic"), 4);
    CHECK_INT(REFUSAL_NONE, may_claim(1, 0, "baltic"));
    CHECK_INT(REFUSAL_NO_CLAIM, may_claim(1, 0, "mediterranean"));
    CHECK_INT(REFUSAL_NO_CLAIM, may_claim(1, 2, "baltic"));
    CHECK_INT(REFUSAL_NO_CLAIM, may_claim(2, 0, "baltic"));
    CHECK_INT(REFUSAL_NO_CLAIM, may_claim(0, 1, "baltic"));
}

static void G12_a_rent_of_nothing_is_not_claimed(void)
{
    begin();
    Play now = play();
    claim_rent(&now, 0, scene_deed("baltic"), 0);
    CHECK_INT(0, scene.game.claim_count);
    CHECK_INT(1, scene.events.count);
    CHECK_INT(NOTHING_PRINTED, scene_event(EVENT_NOTHING_DUE, 0).amount);
}

static void G12_the_oldest_claim_makes_room(void)
{
    begin();
    Play now = play();
    for (int i = 0; i <= MAX_CLAIMS; i++) claim_rent(&now, 0, scene_deed("baltic"), 10 + i);
    CHECK_INT(MAX_CLAIMS, scene.game.claim_count);
    CHECK_INT(11, scene.game.claims[0].amount);
    CHECK_INT(10 + MAX_CLAIMS, scene.game.claims[MAX_CLAIMS - 1].amount);
    CHECK_INT(1, scene_events(EVENT_RENT_LAPSED));
}

static void claims_go_with_who_leaves(void)
{
    begin();
    Play now = play();
    claim_rent(&now, 0, scene_deed("baltic"), 4);
    claim_rent(&now, 0, scene_deed("reading"), 25);
    claim_rent(&now, 2, scene_deed("oriental"), 6);
    claim_forget(&scene.game, 2);
    CHECK_INT(1, scene.game.claim_count);
    CHECK_INT(4, scene.game.claims[0].amount);
    claim_forget(&scene.game, 0);
    CHECK_INT(0, scene.game.claim_count);
}

static void nobody_owes_rent_to_itself_or_the_bank(void)
{
    begin();
    CHECK_INT(25, rent_due(&scene.edition, &scene.game, 0, scene_deed("reading"), 7));
    CHECK_INT(0, rent_due(&scene.edition, &scene.game, 2, scene_deed("reading"), 7));
    CHECK_INT(0, rent_due(&scene.edition, &scene.game, 0, scene_deed("boardwalk"), 7));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G12_only_the_very_rent_can_be_claimed);
    RUN(G12_a_rent_of_nothing_is_not_claimed);
    RUN(G12_the_oldest_claim_makes_room);
    RUN(claims_go_with_who_leaves);
    RUN(nobody_owes_rent_to_itself_or_the_bank);
    return check_done();
}
