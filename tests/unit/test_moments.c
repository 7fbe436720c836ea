/* test_moments.c -- the four peaks of a game: which event is one, how long it is shown, where it
 * is drawn, and that a key ends it. */
#include "players/described/simple_player.h"
#include "table_hand.h"
#include "view/moments/deed_flight.h"
#include "view/moments/moment_view.h"
#include "view/moments/money_flight.h"
#include "view/view_breeze.h"
#include "view/view_shown.h"

static const char *const editions[] = {"classic",  "london",  "bharat",
                                       "montreal", "bilkent", "waterloo"};
enum { EDITIONS = sizeof editions / sizeof editions[0] };

static GameMoment moment_for(Event event)
{
    return moment_of(&scene.edition, &scene.game, &event);
}

static Event deed_moved(DeedId deed, SeatId from, SeatId to)
{
    return (Event){.kind = EVENT_DEED_MOVED, .seat = from, .other = to, .deed = deed};
}

static void give(SeatId seat, DeedSet deeds)
{
    for (; deeds != 0; deeds &= deeds - 1) {
        scene.game.holdings[__builtin_ctzll(deeds)].owner = seat;
        scene.game.seats[seat].deeds |= deeds & (~deeds + 1);
    }
    game_derive(&scene.edition, &scene.game);
}

/* ---- which events ---- */

static void the_last_deed_of_a_group_of_streets_is_a_moment(void)
{
    for (int e = 0; e < EDITIONS; e++) {
        scene_begin(editions[e], NULL, 3);
        for (GroupId g = 0; g < scene.edition.group_count; g++) {
            const Group *group = &scene.edition.groups[g];
            DeedSet deeds = group->deeds;
            if (group->deed_count < 2) continue;
            DeedId last = (DeedId)__builtin_ctzll(deeds);
            CHECK_INT(MOMENT_NONE, moment_for(deed_moved(last, BANK, 1)).kind);
            give(1, deeds & (deeds - 1));
            GameMoment moment = moment_for(deed_moved(last, BANK, 1));
            bool streets = group->kind == GROUP_STREETS;
            CHECK_INT(streets ? MOMENT_GROUP : MOMENT_NONE, moment.kind);
            if (streets) CHECK_INT(1, moment.seat);
            if (streets) CHECK_INT(g, moment.group);
            CHECK_INT(MOMENT_NONE, moment_for(deed_moved(last, BANK, 2)).kind);
            give(1, deeds);
            CHECK_INT(MOMENT_NONE, moment_for(deed_moved(last, 1, BANK)).kind);
        }
    }
}

static MomentKind built(DeedId deed, int from, int to)
{
    game_set_level(&scene.edition, &scene.game, deed, from);
    return moment_for((Event){.kind = EVENT_BUILT, .deed = deed, .amount = to}).kind;
}

/* Montreal has up to four hotels and no houses, Waterloo bathrooms and a cafeteria. */
static void the_last_building_of_a_street_is_a_moment(void)
{
    int with_hotels = 0;
    for (int e = 0; e < EDITIONS; e++) {
        scene_begin(editions[e], NULL, 2);
        DeedId deed = 0;
        while (scene.edition.deeds[deed].house_price == 0) deed++;
        bool none = scene.edition.rule[RULE_HOTEL] == HOTEL_NONE;
        int most = scene.edition.rule[RULE_HOUSES_PER_STREET];
        with_hotels += !none;
        CHECK_INT(MOMENT_NONE, built(deed, 0, 1));
        CHECK_INT(none ? MOMENT_HOTEL : MOMENT_NONE, built(deed, most - 1, most));
        if (scene.edition.rule[RULE_HOTEL] == HOTEL_TOP)
            CHECK_INT(MOMENT_HOTEL, built(deed, most, HOTEL_LEVEL));
        if (scene.edition.rule[RULE_HOTEL] == HOTEL_BESIDE)
            CHECK_INT(MOMENT_HOTEL, built(deed, 1, 1 + BESIDE_HOTEL));
        CHECK_INT(MOMENT_NONE,
                  moment_for((Event){.kind = EVENT_UNBUILT, .deed = deed, .amount = 4}).kind);
    }
    CHECK_INT(EDITIONS - 1, with_hotels);
}

static MomentKind paid(Money amount, Reason reason, SeatId to)
{
    return moment_for((Event){.kind = EVENT_PAID,
                              .seat = 0,
                              .other = to,
                              .deed = 0,
                              .reason = (uint8_t)reason,
                              .amount = amount})
        .kind;
}

static void two_fifths_of_the_payers_money_are_a_huge_rent(void)
{
    for (int e = 0; e < EDITIONS; e++) {
        scene_begin(editions[e], NULL, 2);
        Money start = scene.edition.rule[RULE_START_MONEY];
        scene.game.seats[0].cash = start;
        Money huge = (start * MOMENT_RENT_PERCENT + 99) / 100;
        CHECK_INT(MOMENT_RENT, paid(huge, REASON_RENT, 1));
        CHECK_INT(MOMENT_NONE, paid(huge - 1, REASON_RENT, 1));
        CHECK_INT(MOMENT_NONE, paid(huge, REASON_TAX, 1));
        CHECK_INT(MOMENT_NONE, paid(huge, REASON_RENT, BANK));
        scene.game.seats[0].cash = 3;
        CHECK_INT(MOMENT_NONE, paid(2, REASON_RENT, 1));
    }
}

static void bankruptcy_is_a_moment_and_resigning_is_none(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(MOMENT_BANKRUPT,
              moment_for((Event){.kind = EVENT_BANKRUPT, .seat = 1, .other = 0}).kind);
    CHECK_INT(MOMENT_NONE,
              moment_for((Event){.kind = EVENT_RESIGNED, .seat = 1, .other = BANK}).kind);
}

/* ---- how long ---- */

static int milliseconds(MomentKind kind, bool watched, Pace pace, bool calm)
{
    Settings settings = settings_usual();
    settings.pace = (int)pace;
    settings.calm = calm;
    return (int)(moment_seconds(kind, watched, &settings) * 1000 + 0.5);
}

static void computers_moments_take_half_the_time_and_none_at_once(void)
{
    static const int full[MOMENT_COUNT] = {0, 1800, 1400, 1600, 1900};
    for (int kind = 0; kind < MOMENT_COUNT; kind++) {
        MomentKind it = (MomentKind)kind;
        for (int pace = 0; pace < PACE_COUNT; pace++)
            CHECK_INT(full[kind], milliseconds(it, false, (Pace)pace, false));
        CHECK_INT(full[kind] / 2, milliseconds(it, true, PACE_WATCH, false));
        CHECK_INT(full[kind] / 2, milliseconds(it, true, PACE_QUICK, false));
        CHECK_INT(0, milliseconds(it, true, PACE_INSTANT, false));
        CHECK_INT(kind == 0 ? 0 : 1200, milliseconds(it, false, PACE_WATCH, true));
    }
}

/* ---- in games ---- */

static Table *whole_game(const char *word, uint64_t seed, int people)
{
    Seating seating = {0};
    Action action;
    edition_file_read(word, "", &scene.edition);
    for (int i = 0; i < 4; i++)
        seating_add(&seating, &scene.edition, "", i < people ? NULL : &simple_player, NO_TOKEN, 0);
    Seating players = seating;
    for (int i = 0; i < people; i++) players.seats[i].kind = &simple_player;
    Table *played = table_new(&scene.edition, NULL, &players, seed);
    while (table_action_count(played) < 1200 && table_propose(played, true, &action))
        table_submit(played, &action);
    Table *copy = table_new_at(&scene.edition, NULL, &seating, seed, table_beginning(played));
    for (size_t i = 0; i < table_action_count(played); i++)
        table_submit(copy, table_action(played, i));
    table_free(played);
    return copy;
}

/* While a moment is shown the table still shows what was before it. */
static void nothing_is_told_before_its_moment_is_over(void)
{
    int seen[MOMENT_COUNT] = {0};
    for (int e = 0; e < EDITIONS; e++) {
        Table *game = whole_game(editions[e], 5, 0);
        Settings settings = settings_usual();
        settings.pace = PACE_WATCH;
        Stage stage = {0};
        stage_set_at(&stage, game, 0);
        stage.event = 0;
        for (int tick = 0; tick < 100000 && !stage_caught_up(&stage); tick++) {
            stage_tick(&stage, 0.2, &settings);
            const GameMoment *moment = stage_moment(&stage);
            if (moment == NULL) continue;
            GameMoment again = moment_of(&scene.edition, &stage.game, &stage.now);
            CHECK_INT(again.kind, moment->kind);
            CHECK(stage_told(&stage) < stage.event);
            for (int i = 0; i < stage.flight_count; i++)
                CHECK(stage.flights[i].began < stage.began); /* not the same money again */
            seen[moment->kind]++;
        }
        CHECK(stage_caught_up(&stage));
        table_free(game);
    }
    for (int kind = MOMENT_GROUP; kind < MOMENT_COUNT; kind++) CHECK(seen[kind] > 0);
}

static void computers_moments_are_not_shown_at_instant_pace(void)
{
    Table *game = whole_game("classic", 5, 0);
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    Stage stage = {0};
    stage_set_at(&stage, game, 0);
    stage.event = 0;
    stage_tick(&stage, 0, &settings);
    CHECK(stage_caught_up(&stage));
    table_free(game);
}

/* ---- on the table ---- */

/* Ada builds a hotel, and stays on her turn. */
static void build_hotel(bool calm)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    open_table(1, NULL);
    view->settings.calm = calm;
    view_open(view, "table");
    Action action = action_of(table_game(table), ACTION_BUILD);
    action.deed = scene_deed("baltic");
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    for (int i = 0; i < 100 && stage_moment(view_stage(view)) == NULL; i++) view_tick(view, 0.02);
    CHECK(stage_moment(view_stage(view)) != NULL);
}

static void any_key_or_click_ends_a_moment_and_does_nothing_else(void)
{
    static const Input inputs[] = {{.kind = INPUT_KEY, .key = KEY_ESCAPE},
                                   {.kind = INPUT_TEXT, .text = "r"},
                                   {.kind = INPUT_DOWN, .x = 400, .y = 400},
                                   {.kind = INPUT_DOWN, .x = 1120, .y = 685}};
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        build_hotel(false);
        Request asked;
        view_input(view, &inputs[i]);
        view_tick(view, 0.001);
        CHECK(stage_moment(view_stage(view)) == NULL);
        CHECK(!view_next_request(view, &asked));
        CHECK_INT(SHEET_NONE, view->sheet);
        close_table();
    }
}

static void a_moment_ends_by_itself(void)
{
    build_hotel(false);
    double began = view_stage(view)->began;
    CHECK_INT(1400, (int)((view_stage(view)->until - began) * 1000 + 0.5));
    CHECK(sees("A hotel on Baltic Avenue"));
    CHECK_INT(4, view_game(view)->holdings[scene_deed("baltic")].level);
    for (int i = 0; i < 80; i++) view_tick(view, 0.02);
    CHECK(stage_moment(view_stage(view)) == NULL);
    CHECK_INT(HOTEL_LEVEL, view_game(view)->holdings[scene_deed("baltic")].level);
    CHECK(!sees("A hotel on Baltic Avenue"));
    close_table();
}

static void with_less_motion_the_peak_stands_still(void)
{
    build_hotel(true);
    CHECK_INT(1200, (int)((view_stage(view)->until - view_stage(view)->began) * 1000 + 0.5));
    double part = stage_moment_part(view_stage(view));
    view_tick(view, 0.5);
    CHECK(part == stage_moment_part(view_stage(view)));
    CHECK(sees("A hotel on Baltic Avenue"));
    close_table();
}

static void each_moment_is_heard(void)
{
    build_hotel(false);
    Cue cue;
    int heard = 0;
    while (view_next_cue(view, &cue)) heard += cue == CUE_HOTEL;
    CHECK_INT(1, heard);
    for (int a = MOMENT_GROUP; a < MOMENT_COUNT; a++)
        for (int b = a + 1; b < MOMENT_COUNT; b++)
            CHECK(moment_cue((MomentKind)a) != moment_cue((MomentKind)b));
    close_table();
}

static void money_flies_as_three_to_nine_notes(void)
{
    CHECK_INT(3, money_flight_notes(1, 1500));
    CHECK_INT(3, money_flight_notes(100, 0));
    CHECK_INT(4, money_flight_notes(200, 1500));
    CHECK_INT(9, money_flight_notes(1500, 1500));
    CHECK_INT(9, money_flight_notes(2000000000, 1500));
}

/* ---- smaller movements, in virtual time ---- */

/* Watches a whole game; at how many ticks a deed was flying, and for how long it may. */
static int deeds_flying(int people, int pace, bool calm)
{
    Table *game = whole_game("classic", 5, people);
    Settings settings = settings_usual();
    settings.pace = pace;
    settings.calm = calm;
    settings.hasty = true;
    Stage stage = {0};
    int flying = 0;
    stage_set_at(&stage, game, 0);
    stage.event = 0;
    for (int tick = 0; tick < 100000 && !stage_caught_up(&stage); tick++) {
        stage_tick(&stage, 0.05, &settings);
        double part = deed_flight_part(&stage);
        if (part >= 1) continue;
        bool person = table_seating(game)->seats[stage.stamp_seat].kind == NULL;
        CHECK_INT(person ? 600 : 300, (int)(stage.stamp_length * 1000 + 0.5));
        CHECK(stage_moving(&stage));
        flying++;
    }
    CHECK(stage_caught_up(&stage));
    table_free(game);
    return flying;
}

static void a_bought_deed_flies_to_its_owner(void)
{
    CHECK(deeds_flying(0, PACE_WATCH, false) > 20);
    CHECK(deeds_flying(4, PACE_WATCH, false) > 20);
    CHECK_INT(0, deeds_flying(0, PACE_INSTANT, false));
    CHECK_INT(0, deeds_flying(4, PACE_WATCH, true));
}

static void a_deed_rises_from_its_square(void)
{
    Box square = {0, 0, 60, 90}, place = {300, 200, 240, 338};
    Box low = deed_flight_box(square, place, 0), high = deed_flight_box(square, place, 1);
    CHECK(low.w > 71 && low.w < 73); /* three tenths of it */
    CHECK(box_middle_x(low) == 30 && box_middle_y(low) == 45);
    CHECK(high.x == place.x && high.y == place.y && high.w == place.w && high.h == place.h);
    for (int calm = 0; calm < 2; calm++) {
        scene_begin("classic", NULL, 3);
        open_table(1, NULL);
        view->settings.calm = calm;
        look();
        view_tick(view, 5);
        deed_flight_rise(view, 3);
        view_tick(view, 5);
        CHECK(calm ? deed_flight_rise(view, 4) == 1 : deed_flight_rise(view, 4) < 0.2);
        view_tick(view, 0.13);
        double half = deed_flight_rise(view, 4);
        CHECK(calm ? half == 1 : half > 0.5 && half != 1);
        view_tick(view, 0.14);
        CHECK(deed_flight_rise(view, 4) == 1);
        close_table();
    }
}

/* Cash on the cards goes from what was to what will be, without going back. */
static void figures_roll_while_money_flies(void)
{
    scene_begin("classic", NULL, 2);
    open_table(2, NULL);
    Stage *stage = &view->stage;
    stage->busy = true;
    stage->now = (Event){.kind = EVENT_PAID, .seat = 0, .other = 1, .amount = 400};
    stage->began = stage->clock;
    stage->flights[0] =
        (Flight){.from = 0, .to = 1, .amount = 400, .began = stage->clock, .length = 0.45};
    stage->flight_count = 1;
    Money before = stage->game.seats[0].cash, other = stage->game.seats[1].cash;
    CHECK_INT(before, money_flight_cash(view, 0));
    Money last = before;
    for (int i = 0; i < 9; i++) {
        stage->clock += 0.05;
        CHECK(money_flight_cash(view, 0) <= last);
        last = money_flight_cash(view, 0);
        CHECK(money_flight_cash(view, 1) >= other && money_flight_cash(view, 1) <= other + 400);
    }
    CHECK_INT(before - 400, last);
    CHECK_INT(other + 400, money_flight_cash(view, 1));
    stage->now.kind = EVENT_TURN_ENDED; /* it has been counted */
    CHECK_INT(before, money_flight_cash(view, 0));
    close_table();
}

/* Pictures drawn within so many seconds of sixty ticks each. */
static int pictures_in(double seconds)
{
    int count = 0;
    for (int i = 0; i < (int)(seconds * 60); i++)
        if (view_tick(view, 1 / 60.0)) {
            count++;
            look();
        }
    return count;
}

/* After a touch for eight seconds, at fifteen pictures a second and not more; then nothing is
 * drawn. Never with less motion, nor under a sheet. */
static void the_motif_moves_a_while_after_a_touch_and_rests(void)
{
    scene_begin("classic", NULL, 3);
    open_table(1, NULL);
    look();
    pictures_in(12);
    double before = view_breeze(view);
    CHECK(view_breeze_rest(view) < 0);
    CHECK_INT(0, pictures_in(5));
    view_input(view, &(Input){.kind = INPUT_MOVE, .x = 3, .y = 3});
    CHECK(view_breeze_rest(view) >= 0 && view_breeze_rest(view) <= 1 / VIEW_BREEZE_RATE);
    look();
    int drawn = pictures_in(6);
    CHECK(drawn >= 60 && drawn <= 6 * VIEW_BREEZE_RATE + 1);
    CHECK(view_breeze(view) > before + 5);
    pictures_in(4);
    CHECK_INT(0, pictures_in(5));
    for (int calm = 0; calm < 2; calm++) {
        view->settings.calm = calm;
        if (!calm) view_open_sheet(view, SHEET_MENU);
        look();
        pictures_in(1);
        before = view_breeze(view);
        view_breeze_wake(view);
        pictures_in(2);
        CHECK(view_breeze(view) == before);
        view_close_sheet(view);
    }
    close_table();
}

/* ---- where ---- */

static bool meets(Box a, Box b)
{
    Box both = box_common(a, b);
    return both.w > 0.5 && both.h > 0.5;
}

/* Everything a moment writes is inside its clip, and that never meets the dock. */
static void check_place(View *shown, Canvas *canvas, double width, double height)
{
    canvas_trace_begin(canvas, width, height);
    view_draw(shown, canvas);
    TableLayout at = table_layout(shown);
    Box box = moment_view_box(shown, &at);
    CHECK(!meets(box, at.dock) && !meets(box, at.seats) && !meets(box, at.log));
    CHECK(!meets(box, at.main) && !meets(box, at.left) && !meets(box, at.head));
    int own = 0;
    for (int i = 0; i < canvas_trace_count(canvas); i++) {
        const TraceText *text = canvas_trace_text(canvas, i);
        if (text->clip.w > box.w + 1 || text->clip.h > box.h + 1) continue;
        own++;
        CHECK(strchr(text->words, '{') == NULL);
        CHECK(!meets(text->clip, at.dock));
    }
    CHECK(own > 0);
    Text faults = text_growing();
    CHECK_INT(0, canvas_trace_faults(canvas, &faults));
    if (faults.length > 0) printf("%gx%g: %s", width, height, faults.start);
    text_free(&faults);
}

static void moments_are_never_drawn_over_the_dock(void)
{
    static const char *const words[] = {"moment-group", "moment-hotel", "moment-rent",
                                        "moment-bankrupt"};
    static const double sizes[][3] = {{1280, 800, 100}, {960, 600, 100}, {390, 844, 100},
                                      {360, 640, 100},  {640, 360, 100}, {1280, 800, 200}};
    int shown = 0;
    for (int e = 0; e < EDITIONS; e++) {
        Table *game = whole_game(editions[e], 5, 1);
        for (size_t i = 0; i < 4 * sizeof sizes / sizeof *sizes; i++) {
            const double *size = sizes[i / 4];
            Settings settings = settings_usual();
            settings.text_size = (int)size[2];
            Canvas *canvas = canvas_trace_new(NULL, size[0], size[1]);
            View *seen = view_new(canvas, &settings);
            view_resize(seen, size[0], size[1]);
            view_set_table(seen, game);
            if (view_open(seen, words[i % 4])) {
                check_place(seen, canvas, size[0], size[1]);
                shown++;
            }
            view_free(seen);
            canvas_trace_free(canvas);
        }
        table_free(game);
    }
    CHECK(shown > 60);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(the_last_deed_of_a_group_of_streets_is_a_moment);
    RUN(the_last_building_of_a_street_is_a_moment);
    RUN(two_fifths_of_the_payers_money_are_a_huge_rent);
    RUN(bankruptcy_is_a_moment_and_resigning_is_none);
    RUN(computers_moments_take_half_the_time_and_none_at_once);
    RUN(nothing_is_told_before_its_moment_is_over);
    RUN(computers_moments_are_not_shown_at_instant_pace);
    RUN(any_key_or_click_ends_a_moment_and_does_nothing_else);
    RUN(a_moment_ends_by_itself);
    RUN(with_less_motion_the_peak_stands_still);
    RUN(each_moment_is_heard);
    RUN(money_flies_as_three_to_nine_notes);
    RUN(a_bought_deed_flies_to_its_owner);
    RUN(a_deed_rises_from_its_square);
    RUN(the_motif_moves_a_while_after_a_touch_and_rests);
    RUN(figures_roll_while_money_flies);
    RUN(moments_are_never_drawn_over_the_dock);
    return check_done();
}
