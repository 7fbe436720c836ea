/* test_traps.c -- nothing is lost on one unasked key or click: what asks first,
 * what the main button is, and that a key means one thing. */
#include "table_hand.h"
#include "view/ask_first.h"
#include "view/letters.h"
#include "view/moves.h"
#include "view/sheets/trade_sheet.h"
#include "view/view_shown.h"

static const char *word_of(DeedId deed)
{
    return scene.edition.space_label[scene.edition.deeds[deed].space].word;
}

/* ---- ending the turn in debt ---- */

static void below_zero(const char *edition, const char *deeds, Money cash)
{
    scene_begin(edition, "token_choice=setup", 3);
    scene_own(0, deeds);
    scene.game.seats[0].cash = cash;
    scene.game.step = scene.game.phase = PHASE_END;
    scene.game.decider = 0;
    open_table(3, NULL);
}

static const MoveButton *main_move(MoveList *moves)
{
    moves_list(view, moves);
    if (moves->count > 0 && moves->list[0].main) return &moves->list[0];
    static const MoveButton none = {.action = {.kind = ACTION_COUNT}};
    return &none;
}

static void T1_ending_in_debt_asks(void)
{
    static const char *const games[][2] = {{"london", "old-kent euston"},
                                           {"bilkent", "baltic oriental"}};
    for (size_t i = 0; i < 2; i++) {
        MoveList moves;
        below_zero(games[i][0], games[i][1], -57);
        CHECK_TEXT("Raise money", main_move(&moves)->label);
        type('e');
        look();
        CHECK_INT(SHEET_CONFIRM, view->sheet);
        CHECK(strstr(view->confirm.question, "is bankrupt and out of the game") != NULL);
        CHECK(strstr(view->confirm.question, "could still bring") != NULL);
        CHECK_INT(0, view->request_count);
        type('e');
        type('r');
        CHECK_INT(0, view->request_count);
        press("Cancel");
        CHECK_INT(0, view->request_count);
        type('e');
        type('y');
        CHECK_INT(ACTION_END, request().action.kind);
        close_table();
    }
}

static void T1_raising_what_is_missing_ends_the_debt(void)
{
    below_zero("london", "old-kent euston", -20);
    press("Raise money");
    CHECK(sees("is below zero"));
    type('g');
    type('d');
    CHECK(serve() > 0);
    CHECK(table_game(table)->seats[0].cash >= 0);
    CHECK_INT(SHEET_NONE, view->sheet);
    MoveList moves;
    CHECK_INT(ACTION_END, main_move(&moves)->action.kind);
    CHECK(!main_move(&moves)->asks);
    close_table();
}

/* Nothing can be raised: the turn can only be ended, and that asks. */
static void T1_without_anything_the_end_still_asks(void)
{
    MoveList moves;
    below_zero("london", "", -20);
    scene.game.offer = (Offer){0};
    moves_list(view, &moves);
    for (int i = 0; i < moves.count; i++)
        CHECK(moves.list[i].action.kind != ACTION_END || moves.list[i].asks);
    close_table();
}

static void T1_selling_asks(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    open_table(1, "deed");
    view->sheet_space = scene.edition.deeds[scene_deed("baltic")].space;
    press("Sell a house for $25");
    CHECK_INT(0, view->request_count);
    CHECK(strstr(view->confirm.question, "cannot be taken back") != NULL);
    press("Sell");
    CHECK_INT(ACTION_SELL, request().action.kind);
    close_table();
    scene_begin("bharat", NULL, 2);
    scene.game.seats[0].deeds = 0;
    scene_own(0, word_of(0));
    open_table(1, "deed");
    view->sheet_space = scene.edition.deeds[0].space;
    look();
    ViewItem item;
    for (int i = 0; view_item(view, i, &item); i++)
        if (strncmp(item.name, "Sell to", 7) == 0) break;
    view_press(view, item.id);
    CHECK_INT(SHEET_CONFIRM, view->sheet);
    CHECK_INT(0, view->request_count);
    close_table();
}

static void T1_agreeing_to_stop_asks(void)
{
    scene_begin("classic", NULL, 2);
    open_table(2, NULL);
    Action stop = {.kind = ACTION_STOP, .seat = 1, .deed = NO_DEED};
    CHECK_INT(REFUSAL_NONE, table_submit(table, &stop));
    view_tick(view, 1);
    view_skip(view);
    MoveList moves;
    CHECK_INT(PHASE_VOTE, view_game(view)->phase);
    CHECK_TEXT("Play on", main_move(&moves)->label);
    press("Agree to end the game");
    CHECK_INT(0, view->request_count);
    look();
    view_tick(view, 1); /* what opens takes no answer at first */
    type('y');
    CHECK_INT(ACTION_ACCEPT, request().action.kind);
    close_table();
}

/* Where the dice were rolled nothing is declined: the main button stays in its place. */
static void T1_a_second_click_meets_the_main_button(void)
{
    static const char *const games[] = {"london", "montreal", "classic", "bilkent"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        ViewItem roll, buy;
        MoveList moves;
        scene_begin(games[i], "token_choice=setup", 2);
        open_table(2, NULL);
        CHECK(find("Roll the dice", 0, &roll));
        close_table();
        DeedId deed = 0;
        CHECK(scene_land(scene.edition.deeds[deed].space, 1, 2));
        CHECK_INT(PHASE_BUY, scene.game.phase);
        open_table(2, NULL);
        moves_list(view, &moves);
        CHECK(moves.count > 1 && find(moves.list[0].label, 0, &buy));
        CHECK_INT(ACTION_BUY, moves.list[0].action.kind);
        CHECK_INT((int)roll.box.y, (int)buy.box.y);
        CHECK_INT((int)roll.box.h, (int)buy.box.h);
        close_table();
    }
}

/* ---- the counter-offer in the panel ---- */

static void offered(const char *edition, const char *gives, const char *takes)
{
    scene_begin(edition, NULL, 2);
    scene_own(0, takes);
    scene_own(1, gives);
    scene.game.offer = (Offer){.open = 1,
                               .from = 1,
                               .to = 0,
                               .deal = {.give = DEED_BIT(scene_deed(gives)),
                                        .take = DEED_BIT(scene_deed(takes)),
                                        .take_money = 100}};
    scene.game.phase = PHASE_ANSWER;
    scene.game.decider = 0;
    open_table(1, NULL);
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
    look();
    CHECK_INT(SHEET_ANSWER, view->put_off);
}

static void T2_the_panels_counter_can_be_sent(void)
{
    offered("classic", "boardwalk", "oriental");
    press("Counter-offer");
    CHECK_INT(SHEET_TRADE, view->sheet);
    CHECK(trade_of(view)->counter);
    press("$10");
    press("$10 less");
    press("Counter-offer to Bruno");
    Action counter = request().action;
    CHECK_INT(ACTION_COUNTER, counter.kind);
    CHECK_INT(90, counter.deal.give_money);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &counter));
    close_table();
}

/* Every other way to the trade sheet leads to the counter too. */
static void T2_no_way_leads_to_an_offer_that_cannot_be_sent(void)
{
    offered("london", "mayfair", "old-kent");
    view_open(view, "trade");
    CHECK(trade_of(view)->counter);
    trade_open(view, 1);
    CHECK(trade_of(view)->counter);
    trade_sheet_ask(view, scene_deed("mayfair"));
    CHECK(trade_of(view)->counter);
    CHECK(enabled("Counter-offer to Bruno"));
    close_table();
}

/* In the panel the deal cannot be seen, so accepting asks and tells it. */
static void T1_accepting_in_the_panel_tells_the_deal(void)
{
    offered("classic", "boardwalk", "oriental");
    press("Accept");
    CHECK_INT(0, view->request_count);
    CHECK(strstr(view->confirm.question, "Boardwalk") != NULL);
    CHECK(strstr(view->confirm.question, "$100") != NULL);
    type('y');
    CHECK_INT(ACTION_ACCEPT, request().action.kind);
    close_table();
}

/* ---- jail ---- */

static void T3_paying_is_the_main_thing_in_montreals_jail(void)
{
    MoveList moves;
    scene_begin("montreal", NULL, 2);
    scene_own(0, word_of(0));
    scene_jail(0, 3);
    scene.game.seats[0].cash = 500;
    open_table(1, NULL);
    CHECK_INT(ACTION_FINE, main_move(&moves)->action.kind);
    close_table();
}

/* ---- every phase of every edition ---- */

static bool loses_deeds(const Edition *edition, const Game *game, const Action *action)
{
    Game after = *game;
    if (action_check(edition, game, action) != REFUSAL_NONE) return false;
    apply(edition, &after, action, NULL);
    return (game->seats[action->seat].deeds & ~after.seats[action->seat].deeds) != 0;
}

static const char *fault_of_move(const Edition *edition, const Game *game, const MoveButton *move)
{
    if (move->action.kind == ACTION_COUNT || move->sheet != SHEET_NONE || move->asks) return NULL;
    if (ask_first_ruins(view, &move->action)) return "puts the player out without asking";
    return loses_deeds(edition, game, &move->action) ? "loses a deed without asking" : NULL;
}

static bool affordable(const Edition *edition, const Game *game, const Action *action)
{
    Game after = *game;
    if (action_check(edition, game, action) != REFUSAL_NONE) return false;
    apply(edition, &after, action, NULL);
    return after.seats[action->seat].cash >= 0 || game->seats[action->seat].cash < 0;
}

/* What the main button may be (docs/drawn-game.md). */
static const char *fault_of_main(const Edition *edition, const Game *game, const MoveList *moves)
{
    const MoveButton *main = &moves->list[0];
    const Seat *seat = &game->seats[game->decider];
    bool rolls = false;
    for (int i = 1; i < moves->count; i++) {
        if (moves->list[i].main) return "there are two main buttons";
        rolls = rolls || moves->list[i].action.kind == ACTION_ROLL;
    }
    if (moves->count == 0 || !main->main) return "there is no main button";
    rolls = rolls || main->action.kind == ACTION_ROLL;
    bool can_raise = moves_can_manage(view) || moves_can_trade(view);
    if (seat->cash < 0 && can_raise && main->sheet != SHEET_DEBT)
        return "below zero, and the main button does not raise money";
    if (seat->cash >= 0 && main->sheet == SHEET_DEBT && game->phase != PHASE_DEBT)
        return "money is raised without need";
    if (main->asks && moves->count > 1 && game->phase != PHASE_ANSWER && seat->cash >= 0)
        return "the main button is one that loses something";
    if (main->action.kind == ACTION_DECLINE || main->action.kind == ACTION_PASS)
        if (moves->count > 1) return "the main button gives something up";
    bool fine = seat->in_jail && !rolls && main->sheet == SHEET_MANAGE &&
                (game->phase == PHASE_TURN || game->phase == PHASE_JAIL_OUT);
    if (fine && seat->cash >= edition->rule[RULE_JAIL_FINE]) return "the fine could be paid";
    bool chosen = main->action.kind == ACTION_CHOOSE && game->phase == PHASE_THIEF;
    bool bought = main->action.kind == ACTION_BUY || main->action.kind == ACTION_FINE;
    if ((chosen || bought) && !affordable(edition, game, &main->action)) return "it cannot be paid";
    return NULL;
}

static Action some_action(Rng *rng)
{
    const Game *game = table_game(table);
    LegalList list;
    legal_list(table_edition(table), game, &list);
    for (int tries = 0; tries < 200; tries++) {
        LegalAction *one = &list.list[rng_below(rng, (uint32_t)list.count)];
        int kind = one->action.kind;
        bool rare = kind == ACTION_BANKRUPT || (kind == ACTION_END && list.count > 1) ||
                    (kind >= ACTION_BUILD && kind <= ACTION_REDEEM);
        if (kind == ACTION_OFFER || kind == ACTION_COUNTER) continue;
        if (rare && rng_below(rng, 6) > 0) continue;
        return one->action;
    }
    return list.list[0].action;
}

static void walk(const char *edition, int seats, uint64_t seed)
{
    Rng rng = rng_seed(seed, 1);
    scene_begin(edition, NULL, seats);
    open_table(seats, NULL);
    for (int step = 0; step < 1200 && table_game(table)->phase != PHASE_OVER; step++) {
        Action action;
        if (table_game(table)->decider >= seats) {
            CHECK(table_propose(table, true, &action));
        } else {
            MoveList moves;
            moves_list(view, &moves);
            const char *fault = fault_of_main(table_edition(table), view_game(view), &moves);
            for (int i = 0; i < moves.count && fault == NULL; i++)
                fault = fault_of_move(table_edition(table), view_game(view), &moves.list[i]);
            if (fault != NULL) {
                printf("%s, %d seats, step %d, %s: %s (main: %s)\n", edition, seats, step,
                       phase_word((Phase)view_game(view)->phase), fault, moves.list[0].label);
                check_counts.faults++;
                break;
            }
            action = some_action(&rng);
        }
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        view_skip(view);
    }
    close_table();
}

static void T3_the_main_button_makes_sense_everywhere(void)
{
    static const char *const editions[] = {"classic",  "london",  "bharat",
                                           "montreal", "bilkent", "waterloo"};
    for (size_t i = 0; i < sizeof editions / sizeof *editions; i++)
        for (int seats = 2; seats <= 4; seats++)
            for (uint64_t seed = 1; seed <= 3; seed++) walk(editions[i], seats, seed);
}

/* ---- keys ---- */

typedef struct KeyRow {
    const char *name;
    char letter;
} KeyRow;

#define LETTER(name, letter, sentence) {#name, letter},
static const KeyRow keys[] = {
#include "view/key_list.h"
};
#undef LETTER

static void T7_one_key_means_one_thing(void)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        for (size_t j = 0; j < i; j++)
            if (keys[i].letter == keys[j].letter) {
                printf("'%c' is %s and %s\n", keys[i].letter, keys[i].name, keys[j].name);
                check_counts.faults++;
            }
}

/* On no screen or sheet do two things answer to one letter, and no letter is
 * used that is not in the list. */
static void check_letters(const char *where)
{
    const Ui *ui = view->ui;
    for (int i = 0; i < ui->item_count; i++) {
        char letter = ui->items[i].letter;
        bool known = letter == '\0';
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
            known = known || keys[k].letter == letter;
        for (int j = 0; j < i && letter != '\0'; j++) {
            if (ui->items[j].letter != letter) continue;
            printf("%s: '%c' is \"%s\" and \"%s\"\n", where, letter, ui->items[j].name,
                   ui->items[i].name);
            check_counts.faults++;
        }
        if (known) continue;
        printf("%s: '%c' of \"%s\" is not in the list\n", where, letter, ui->items[i].name);
        check_counts.faults++;
    }
}

static void T7_no_letter_twice_on_a_screen(void)
{
    static const char *const editions[] = {"classic",  "london",  "bharat",
                                           "montreal", "bilkent", "waterloo"};
    for (size_t e = 0; e < sizeof editions / sizeof *editions; e++) {
        scene_begin(editions[e], NULL, 2);
        for (DeedId deed = 0; deed < scene.edition.deed_count; deed += 2)
            scene_own(0, word_of(deed));
        open_table(2, NULL);
        view_set_library(view, edition_files());
        for (int i = 0; view_screens()[i] != NULL; i++) {
            if (!view_open(view, view_screens()[i])) continue;
            look();
            check_letters(view_screens()[i]);
        }
        close_table();
    }
}

/* A hand that is about to roll when an offer comes does not answer it. */
static void T7_the_key_that_rolls_answers_no_offer(void)
{
    offered("london", "mayfair", "old-kent");
    view_recall_sheet(view);
    look();
    CHECK(sees("Bruno offers"));
    for (const char *at = "retbmuasw "; *at != '\0'; at++) type_at_once(*at);
    Request asked;
    while (view_next_request(view, &asked)) CHECK(asked.kind != REQUEST_ACTION);
    close_table();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(T1_ending_in_debt_asks);
    RUN(T1_raising_what_is_missing_ends_the_debt);
    RUN(T1_without_anything_the_end_still_asks);
    RUN(T1_selling_asks);
    RUN(T1_agreeing_to_stop_asks);
    RUN(T1_a_second_click_meets_the_main_button);
    RUN(T1_accepting_in_the_panel_tells_the_deal);
    RUN(T2_the_panels_counter_can_be_sent);
    RUN(T2_no_way_leads_to_an_offer_that_cannot_be_sent);
    RUN(T3_paying_is_the_main_thing_in_montreals_jail);
    RUN(T3_the_main_button_makes_sense_everywhere);
    RUN(T7_one_key_means_one_thing);
    RUN(T7_no_letter_twice_on_a_screen);
    RUN(T7_the_key_that_rolls_answers_no_offer);
    return check_done();
}
