/* test_waiting.c -- what waits for a person: cards to be read, the wheel and the
 * dice to be thrown, the clock of an auction. */
#include "table_hand.h"
#include "view/chance.h"
#include "view/moves.h"
#include "view/view_shown.h"

static const char *const editions[] = {"classic",  "london",  "bharat",
                                       "montreal", "bilkent", "waterloo"};
enum { EDITIONS = sizeof editions / sizeof editions[0] };

static void submit(Action action)
{
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
}

static void pass_seconds(double seconds)
{
    for (double gone = 0; gone < seconds; gone += 0.1) view_tick(view, 0.1);
    look();
}

/* ---- cards ---- */

/* Seat 0 draws the first card that can be drawn of a deck in this edition. */
static void draw_card(const char *word, bool hasty, int people)
{
    LegalList list;
    scene_begin(word, "token_choice=setup", 2);
    int space = 0;
    while (scene.edition.spaces[space].effect.kind != EFFECT_DRAW) space++;
    scene_put(0, (space - 3 + scene.edition.space_count) % scene.edition.space_count);
    open_table(people, NULL);
    view->settings.hasty = hasty;
    submit(action_of(table_game(table), ACTION_ROLL));
    Action dice = action_of(table_game(table), ACTION_DICE);
    dice.amount = 1;
    dice.second = 2;
    submit(dice);
    if (table_game(table)->phase == PHASE_DRAW) {
        legal_list(table_edition(table), table_game(table), &list);
        submit(list.list[0].action);
    }
    if (table_game(table)->phase == PHASE_OPEN) {
        Action open = action_of(table_game(table), ACTION_CHOOSE);
        open.amount = WAY_OPEN;
        submit(open);
    }
}

static const char *card_text(void)
{
    return scene.edition.card_text[view->stage.deck][view->stage.card];
}

/* The first word of what is printed on the card, on the screen. */
static bool face_is_seen(void)
{
    char word[80];
    snprintf(word, sizeof word, "%s", card_text());
    word[strcspn(word, " ")] = '\0';
    return sees(word);
}

static void a_persons_card_waits_to_be_read(void)
{
    for (int i = 0; i < EDITIONS; i++) {
        draw_card(editions[i], false, 1);
        pass_seconds(60);
        CHECK(stage_held(view_stage(view)));
        CHECK(!view_ready(view));
        CHECK(face_is_seen());
        CHECK(enabled("Go on"));
        view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
        pass_seconds(60);
        CHECK(stage_caught_up(view_stage(view)));
        close_table();
    }
}

static void whoever_is_in_haste_need_not_press(void)
{
    for (int i = 0; i < EDITIONS; i++) {
        draw_card(editions[i], true, 1);
        pass_seconds(60);
        CHECK(stage_caught_up(view_stage(view)));
        close_table();
    }
}

/* Skipping what moves does not skip a card, and no double click puts it away. */
static void skipping_stops_at_the_card(void)
{
    for (int i = 0; i < EDITIONS; i++) {
        draw_card(editions[i], false, 1);
        view_tick(view, 0.1);
        for (int click = 0; click < 2; click++) {
            view_input(view, &(Input){.kind = INPUT_DOWN, .x = 640, .y = 400});
            view_input(view, &(Input){.kind = INPUT_UP, .x = 640, .y = 400});
            view_tick(view, 0.05);
        }
        CHECK(!stage_caught_up(view_stage(view)));
        pass_seconds(10);
        CHECK(stage_held(view_stage(view)) && face_is_seen());
        view_skip(view);
        view_skip(view);
        pass_seconds(20);
        CHECK(stage_caught_up(view_stage(view)));
        close_table();
    }
}

/* Eighteen letters a second, and a second to find it. */
static void computers_cards_stay_as_long_as_reading_takes(void)
{
    for (int i = 0; i < EDITIONS; i++) {
        draw_card(editions[i], false, 0);
        view->settings.pace = PACE_WATCH;
        view->settings.speed = 5;
        view->unwatched = false;
        double shown = 0;
        for (int tick = 0; tick < 1000 && !stage_caught_up(view_stage(view)); tick++) {
            view_tick(view, 0.05);
            const Stage *stage = view_stage(view);
            if (stage->busy && stage->now.kind == EVENT_CARD_DRAWN) shown += 0.05;
        }
        CHECK(stage_caught_up(view_stage(view)));
        CHECK(shown >= 1 + (double)strlen(card_text()) / 18);
        close_table();
    }
}

/* B4: what may be kept lies face down while that is asked; opened, it is seen. */
static void B4_an_opened_card_shows_its_face(void)
{
    LegalList list;
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.deck = (DeckId)scene_deck("chance");
    scene.game.phase = scene.game.step = PHASE_DRAW;
    scene.game.decider = DEALER;
    open_table(1, NULL);
    legal_list(table_edition(table), table_game(table), &list);
    submit(list.list[0].action);
    pass_seconds(1);
    CHECK_INT(PHASE_OPEN, view_game(view)->phase);
    CHECK(sees("Face down until it is opened."));
    press("Open the card");
    CHECK_INT(ACTION_CHOOSE, view->requests[0].action.kind);
    submit(request().action);
    pass_seconds(3);
    CHECK(stage_held(view_stage(view)));
    CHECK(!sees("Face down until it is opened."));
    CHECK(face_is_seen());
    close_table();
}

/* ---- rents and taxes ---- */

/* Seat 0 has this much, throws, and lands on the dearest street but one, which seat 1 owns. Gives
 * the rent. */
static Money land_on_rent(int people, Money cash, Paying paying)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "park-place boardwalk");
    scene_build("park-place", 1);
    scene.game.seats[0].cash = cash;
    scene_put(0, scene.edition.deeds[scene_deed("park-place")].space - 3);
    open_table(people, NULL);
    view->settings.paying = (int)paying;
    submit(action_of(table_game(table), ACTION_ROLL));
    Action dice = action_of(table_game(table), ACTION_DICE);
    dice.amount = 1;
    dice.second = 2;
    submit(dice);
    return cash - table_game(table)->seats[0].cash;
}

static Money cash_shown(void)
{
    return view_game(view)->seats[0].cash;
}

/* Nothing moves and nothing is told before the press; then everything does. */
static void a_large_rent_waits_to_be_paid(void)
{
    Money rent = land_on_rent(1, 800, PAYING_LARGE);
    CHECK_INT(175, rent);
    pass_seconds(30);
    CHECK(stage_due(view_stage(view)) != NULL && !view_ready(view));
    CHECK_INT(800, cash_shown());
    CHECK(!sees("paid Bruno"));
    CHECK(sees("Rent on Park Place"));
    CHECK(sees("Bruno gets $175; you keep $625."));
    CHECK(enabled("Pay Bruno $175"));
    type('p');
    pass_seconds(30);
    CHECK(stage_caught_up(view_stage(view)));
    CHECK_INT(625, cash_shown());
    CHECK_INT(625, table_game(table)->seats[0].cash); /* as it was all the time */
    close_table();
}

static bool is_asked(int people, Money cash, Paying paying, bool hasty)
{
    land_on_rent(people, cash, paying);
    view->settings.hasty = hasty;
    pass_seconds(30);
    bool asked = stage_due(view_stage(view)) != NULL;
    CHECK(asked || stage_caught_up(view_stage(view)));
    close_table();
    return asked;
}

static void who_is_asked_and_when(void)
{
    CHECK(is_asked(1, 875, PAYING_LARGE, false));  /* a fifth */
    CHECK(!is_asked(1, 876, PAYING_LARGE, false)); /* less */
    CHECK(is_asked(1, 1500, PAYING_ALWAYS, false));
    CHECK(!is_asked(1, 300, PAYING_AT_ONCE, false));
    CHECK(!is_asked(1, 300, PAYING_ALWAYS, true));  /* in haste */
    CHECK(!is_asked(0, 300, PAYING_ALWAYS, false)); /* computers */
}

/* Whoever cannot pay raises the money, and that is the answer. */
static void a_debt_is_not_asked_for_twice(void)
{
    land_on_rent(1, 100, PAYING_ALWAYS);
    CHECK_INT(PHASE_DEBT, table_game(table)->phase);
    pass_seconds(30);
    CHECK(stage_caught_up(view_stage(view)));
    close_table();
}

/* Hurrying stops at it; a press in its first moment was meant for what was there before. */
static void skipping_stops_at_the_sum(void)
{
    land_on_rent(1, 300, PAYING_LARGE);
    view_tick(view, 0.1);
    view_skip(view);
    view_tick(view, 0.01);
    view_skip(view);
    view_tick(view, 0.01);
    CHECK(stage_due(view_stage(view)) != NULL);
    CHECK_INT(300, cash_shown());
    pass_seconds(1);
    view_skip(view);
    pass_seconds(30);
    CHECK_INT(125, cash_shown());
    close_table();
}

/* ---- throwing and spinning ---- */

static void B2_a_person_throws_for_the_order(void)
{
    scene_begin("bilkent", "token_choice=setup,order=throws", 3);
    CHECK_INT(PHASE_ORDER, scene.game.phase);
    open_table(1, NULL);
    CHECK(!view_ready(view));
    type('r');
    CHECK(view_ready(view)); /* the dealer's answer is next */
    Action dice = action_of(table_game(table), ACTION_DICE);
    dice.amount = dice.second = 3;
    submit(dice);
    pass_seconds(5);
    CHECK_INT(PHASE_ORDER, view_game(view)->phase);
    CHECK(view_ready(view)); /* a computer throws by itself */
    close_table();
}

static void B7_a_person_spins_the_wheel(void)
{
    LegalList list;
    for (int people = 0; people < 2; people++) {
        scene_begin("bilkent", "token_choice=setup", 2);
        scene.game.deck = (DeckId)scene_deck("wheel");
        scene.game.phase = scene.game.step = PHASE_DRAW;
        scene.game.decider = DEALER;
        open_table(people, NULL);
        CHECK_INT(people == 0, view_ready(view));
        if (people == 1) {
            CHECK(sees("It is yours to spin."));
            press("Spin the wheel");
            CHECK(view_ready(view));
            legal_list(table_edition(table), table_game(table), &list);
            submit(list.list[0].action);
            pass_seconds(0.5);
            CHECK(stage_turning(view_stage(view)) && !sees("drew a card")); /* nobody knows yet */
            pass_seconds(10);
            CHECK(face_is_seen() && sees("drew a card"));
            press("Go on");
            pass_seconds(10);
            CHECK(stage_caught_up(view_stage(view)));
        }
        close_table();
    }
}

static void B5_the_thiefs_target_is_shown(void)
{
    scene_begin("bilkent", "token_choice=setup", 3);
    scene.game.thief = 7;
    scene.game.thief_target = 2;
    open_table(1, NULL);
    CHECK(sees("The thief is after Chen."));
    close_table();
}

/* ---- the clock ---- */

static int ticks_heard(void)
{
    Cue cue;
    int count = 0;
    while (view_next_cue(view, &cue)) count += cue == CUE_TICK;
    return count;
}

static void B9_the_last_ten_seconds_are_seen_and_heard(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.auction =
        (Auction){.open = AUCTION_DEED, .deed = 0, .bidder = NOBODY, .asked = 0, .in = 3};
    scene.game.phase = PHASE_AUCTION;
    scene.game.decider = 0;
    open_table(1, NULL);
    int heard = 0;
    for (int second = 0; second < 110; second++) view_pass_time(view, 1);
    CHECK_INT(0, ticks_heard());
    CHECK(sees("10"));
    for (int second = 0; second < 10; second++) {
        view_pass_time(view, 1);
        heard += ticks_heard();
    }
    CHECK_INT(10, heard);
    CHECK_INT(ACTION_PASS, request().action.kind);
    close_table();
}

/* The menu stops the computers, so it stops the clock too. */
static void B9_the_menu_stops_the_clock(void)
{
    Request asked;
    scene_begin("bilkent", "token_choice=setup", 2);
    scene.game.auction =
        (Auction){.open = AUCTION_DEED, .deed = 0, .bidder = NOBODY, .asked = 0, .in = 3};
    scene.game.phase = PHASE_AUCTION;
    scene.game.decider = 0;
    open_table(1, "menu");
    view_pass_time(view, 500);
    CHECK(!view_next_request(view, &asked));
    close_table();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_persons_card_waits_to_be_read);
    RUN(whoever_is_in_haste_need_not_press);
    RUN(skipping_stops_at_the_card);
    RUN(computers_cards_stay_as_long_as_reading_takes);
    RUN(B4_an_opened_card_shows_its_face);
    RUN(a_large_rent_waits_to_be_paid);
    RUN(who_is_asked_and_when);
    RUN(a_debt_is_not_asked_for_twice);
    RUN(skipping_stops_at_the_sum);
    RUN(B2_a_person_throws_for_the_order);
    RUN(B7_a_person_spins_the_wheel);
    RUN(B5_the_thiefs_target_is_shown);
    RUN(B9_the_last_ten_seconds_are_seen_and_heard);
    RUN(B9_the_menu_stops_the_clock);
    return check_done();
}
