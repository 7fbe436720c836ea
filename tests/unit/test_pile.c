/* test_pile.c -- cards that go back, cards that cannot come, dice that cannot fall. */
#include "game/pile.h"

#include "scene.h"

enum { CARDS = 4 };

/* A deck whose cards 1 and 2 get out of jail, and a pile that lacks `lacking`. */
static void begin(uint32_t lacking)
{
    scene_begin("classic", NULL, 2);
    Deck *deck = &scene.edition.decks[0];
    deck->card_count = CARDS;
    for (int i = 0; i < CARDS; i++)
        deck->cards[i].effect.kind = i == 1 || i == 2 ? EFFECT_RELEASE : EFFECT_NOTHING;
    scene.game.piles[0] = (Pile){.unseen = ((1u << CARDS) - 1) & ~lacking};
}

static void J04_the_get_out_card_that_is_missing_comes_back(void)
{
    Pile *pile = &scene.game.piles[0];
    begin(1u << 2);
    pile_return_release(&scene.edition, &scene.game, 0);
    CHECK_INT(1, pile->count);
    CHECK_INT(2, pile->order[0]);
    begin(1u << 0 | 1u << 2);
    pile_return_release(&scene.edition, &scene.game, 0);
    CHECK_INT(2, pile->order[0]);
    begin(1u << 1 | 1u << 2);
    scene.game.seats[1].kept_deck = 0;
    scene.game.seats[1].kept_card = 1;
    pile_return_release(&scene.edition, &scene.game, 0);
    CHECK_INT(2, pile->order[0]);
}

static void a_card_without_weight_is_never_drawn(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    int wheel = scene_deck("wheel");
    CHECK(scene_land(20, 1, 3));
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(REFUSAL_NONE, scene_may("draw 1"));
    scene.edition.decks[wheel].cards[0].weight = 0;
    CHECK_REFUSED(REFUSAL_CARD, "draw 1");
}

/* I3: of houses and a hotel beside them the hotel is lost. */
static void I3_a_lost_building_is_the_hotel_beside_first(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.edition.rule[RULE_HOTEL] = HOTEL_BESIDE;
    const Group *group = &scene.edition.groups[scene.edition.deeds[0].group];
    for (DeedSet rest = group->deeds; rest != 0; rest &= rest - 1) {
        const char *word = edition_deed_label(&scene.edition, (DeedId)__builtin_ctzll(rest))->word;
        scene_own(0, word);
        scene_build(word, BESIDE_HOTEL + 1);
    }
    const Deck *wheel = &scene.edition.decks[scene_deck("wheel")];
    int card = 0;
    while (wheel->cards[card].effect.kind != EFFECT_LOSE_BUILDING) card++;
    char draw[30], pick[60];
    snprintf(draw, sizeof draw, "draw %d", card + 1);
    CHECK(scene_land(20, 1, 3) && scene_do(draw));
    CHECK_WAITS(PHASE_PICK_DEED, DEALER);
    Action card_first = action_of(&scene.game, ACTION_DRAW);
    CHECK_INT(REFUSAL_NOT_NOW, action_check(&scene.edition, &scene.game, &card_first));
    const char *lost = edition_deed_label(&scene.edition, 0)->word;
    snprintf(pick, sizeof pick, "pick %s", lost);
    CHECK(scene_do(pick));
    CHECK_INT(1, scene_level(lost));
}

static void dice_show_one_to_six(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll"));
    Action dice = action_of(&scene.game, ACTION_DICE);
    for (Money first = -1; first <= 8; first++) {
        for (Money second = -1; second <= 8; second++) {
            bool good = first >= 1 && first <= 6 && second >= 1 && second <= 6;
            dice.amount = first;
            dice.second = second;
            CHECK_INT(good ? REFUSAL_NONE : REFUSAL_DICE,
                      action_check(&scene.edition, &scene.game, &dice));
        }
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(J04_the_get_out_card_that_is_missing_comes_back);
    RUN(a_card_without_weight_is_never_drawn);
    RUN(I3_a_lost_building_is_the_hotel_beside_first);
    RUN(dice_show_one_to_six);
    return check_done();
}
