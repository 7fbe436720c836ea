/* test_sheets.c -- the sheets over the table, driven by keys and clicks. */
#include "table_hand.h"
#include "view/sheets/plan_run.h"
#include "view/sheets/trade_after.h"
#include "view/sheets/trade_sheet.h"
#include "view/sheets/wheel_sectors.h"

/* ---- trade ---- */

static void begin_trade(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental baltic mediterranean");
    scene_own(1, "vermont connecticut boardwalk park-place");
    scene_build("mediterranean", 1);
    open_table(1, "trade");
}

static void g7_an_offer_is_composed_and_sent(void)
{
    begin_trade();
    click("Oriental Avenue");
    press("Boardwalk");
    press("$50 more");
    press("$10");
    press("$10 more");
    CHECK(sees("you add $60"));
    CHECK(sees("You get Boardwalk.") && sees("Bruno gets Oriental Avenue and $60."));
    press("Offer to Bruno");
    Action offer = request().action;
    CHECK_INT(ACTION_OFFER, offer.kind);
    CHECK_INT(1, offer.other);
    CHECK(offer.deal.give == DEED_BIT(scene_deed("oriental")));
    CHECK(offer.deal.take == DEED_BIT(scene_deed("boardwalk")));
    CHECK_INT(60, offer.deal.give_money);
    CHECK_INT(0, offer.deal.take_money);
    CHECK_INT(SHEET_NONE, view->sheet);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &offer));
    close_table();
}

static void g13_what_cannot_be_offered_says_why(void)
{
    begin_trade();
    CHECK(!enabled("Offer to Bruno"));
    CHECK(sees("Choose what changes hands."));
    CHECK(!enabled("Baltic Avenue")); /* there is a house in its group */
    press("Baltic Avenue");
    CHECK(trade_of(view)->deal.give == 0);
    CHECK_INT(0, view->request_count);
    close_table();
}

/* Light blue is split, dark blue and brown are not: only what helps to collect is named. */
static void an_empty_offer_says_what_fits_whom(void)
{
    begin_trade();
    const Game *game = &scene.game;
    DeedSet ours = DEED_BIT(scene_deed("oriental")),
            theirs = DEED_BIT(scene_deed("vermont")) | DEED_BIT(scene_deed("connecticut"));
    CHECK(trade_after_fitting(&scene.edition, game, 0, 1) == ours);
    CHECK(trade_after_fitting(&scene.edition, game, 1, 0) == theirs);
    CHECK(trade_after_fitting(&scene.edition, game, 1, 2) == 0);
    CHECK(sees("Fits what you hold") && sees("Fits what Bruno"));
    CHECK(sees("Before and after"));
    press("Boardwalk");
    CHECK(!sees("Fits what") && !sees("Before and after"));
    close_table();
}

/* Whoever is offered something by a person sees what it leaves behind. */
static void a_person_sees_what_a_deal_leaves_behind(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean");
    scene_own(1, "baltic");
    scene.game.seats[0].cash = 500;
    scene.game.seats[1].cash = 300;
    open_table(2, "trade");
    CHECK(sees("Cash after the deal"));
    CHECK(!sees("Bruno would hold all of Brown."));
    press("Mediterranean Avenue");
    CHECK(sees("Bruno would hold all of Brown."));
    press("Baltic Avenue"); /* and the other way */
    CHECK(!sees("Bruno would hold all of Brown."));
    press("Mediterranean Avenue");
    CHECK(sees("Ada would hold all of Brown."));
    press("$50 more");
    CHECK(sees("$500 → $450") && sees("$300 → $350"));
    close_table();
}

static void g7_another_partner_begins_a_new_offer(void)
{
    begin_trade();
    press("Boardwalk");
    press("Trade with Chen");
    CHECK_INT(2, trade_of(view)->with);
    CHECK(trade_of(view)->deal.take == 0);
    CHECK(sees("Offer to Chen"));
    close_table();
}

static void m7_a_price_for_one_property(void)
{
    scene_begin("montreal", "order=entered", 2);
    DeedId own = 0, first = 3, second = 4;
    scene_own(0, edition_deed_label(&scene.edition, own)->word);
    scene_own(1, edition_deed_label(&scene.edition, first)->word);
    scene_own(1, edition_deed_label(&scene.edition, second)->word);
    open_table(1, "trade");
    ViewItem item;
    CHECK(!find(edition_deed_label(&scene.edition, own)->name, 0, &item));
    press(edition_deed_label(&scene.edition, first)->name);
    press(edition_deed_label(&scene.edition, second)->name);
    press("$100");
    press("$100 more");
    press("Offer to Bruno");
    Action offer = request().action;
    CHECK(offer.deal.take == DEED_BIT(second));
    CHECK_INT(100, offer.deal.give_money);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &offer));
    close_table();
}

/* The view asks once for every deal, and shows what it is told. */
static void the_meter_says_what_a_computer_thinks(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental");
    scene_own(1, "vermont connecticut boardwalk");
    open_table(1, "trade");
    Action offer;
    look();
    CHECK(!view_wants_forecast(view, &offer));
    press("Boardwalk");
    look();
    CHECK(view_wants_forecast(view, &offer));
    CHECK(offer.deal.take == DEED_BIT(scene_deed("boardwalk")));
    Forecast forecast = {.from = 0, .to = 1, .deal = offer.deal, .rated = true, .judged = true};
    forecast.before[0] = 340;
    forecast.after[0] = 450;
    forecast.yes = 410;
    forecast.reasons[forecast.reason_count++] = (ForecastReason){.words = "It is dear"};
    forecast.improved = true;
    forecast.better = (Deal){.take = offer.deal.take, .give_money = 120};
    view_set_forecast(view, &forecast);
    CHECK(!view_wants_forecast(view, &offer));
    CHECK(sees("Will Bruno say yes?") && sees("Perhaps") && sees("It is dear"));
    CHECK(sees("34 → 45 %"));
    press("Add $120 → likely");
    CHECK_INT(120, trade_of(view)->deal.give_money);
    CHECK(view_wants_forecast(view, &offer) || (look(), view_wants_forecast(view, &offer)));
    close_table();
}

static void a_computer_is_asked_what_it_wants(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental vermont");
    scene_own(1, "connecticut");
    open_table(1, "trade");
    CHECK(!enabled("What would you want for it?"));
    press("Connecticut Avenue");
    CHECK(sees("completes Light Blue for you"));
    press("What would you want for it?");
    Request asked = request();
    CHECK_INT(REQUEST_PRICE, asked.kind);
    Deal wants = {.take = DEED_BIT(scene_deed("connecticut")), .give_money = 400};
    view_set_price(view, &wants, "I would sell it for $400.");
    CHECK(sees("you add $400") && sees("I would sell it for $400."));
    CHECK(!sees("completes Light Blue for Bruno"));
    close_table();
}

/* What one person puts together is gone when another one decides. */
static void plans_are_not_shown_to_another_person(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental");
    scene_own(1, "boardwalk");
    open_table(2, "trade");
    press("Oriental Avenue");
    press("$50 more");
    CHECK(trade_of(view)->deal.give != 0);
    view->stage.game.decider = view->stage.base.decider = 1;
    look();
    CHECK(trade_of(view)->deal.give == 0 && trade_of(view)->deal.give_money == 0);
    CHECK_INT(1, trade_of(view)->from);
    close_table();
}

/* A second click, meant for what was there before, answers nothing. */
static void a_sheet_that_has_just_opened_takes_no_answer(void)
{
    begin_trade();
    view_close_sheet(view);
    view_tick(view, 5);
    look();
    trade_sheet_ask(view, scene_deed("boardwalk"));
    look();
    view_tick(view, 0.1);
    click_at_once("Offer to Bruno");
    CHECK_INT(0, view->request_count);
    view_tick(view, 0.3);
    click("Offer to Bruno");
    CHECK_INT(1, view->request_count);
    close_table();
}

/* ---- answer ---- */

static void begin_answer(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental");
    scene_own(1, "boardwalk");
    scene.game.offer = (Offer){.open = 1,
                               .from = 1,
                               .to = 0,
                               .deal = {.give = DEED_BIT(scene_deed("boardwalk")),
                                        .take = DEED_BIT(scene_deed("oriental")),
                                        .take_money = 100}};
    scene.game.phase = PHASE_ANSWER;
    scene.game.decider = 0;
    open_table(1, NULL);
}

static void g7_an_offer_is_accepted_or_rejected(void)
{
    begin_answer();
    CHECK(sees("Bruno offers"));
    press("Accept");
    CHECK_INT(ACTION_ACCEPT, request().action.kind);
    type('j');
    CHECK_INT(ACTION_REJECT, request().action.kind);
    close_table();
}

static void g7_a_counter_offer_starts_from_the_offer(void)
{
    begin_answer();
    press("Counter");
    CHECK_INT(SHEET_TRADE, view->sheet);
    CHECK_INT(100, trade_of(view)->deal.give_money);
    CHECK(trade_of(view)->deal.take == DEED_BIT(scene_deed("boardwalk")));
    press("$10");
    press("$10 less");
    press("Counter-offer to Bruno");
    Action counter = request().action;
    CHECK_INT(ACTION_COUNTER, counter.kind);
    CHECK_INT(0, counter.seat);
    CHECK_INT(90, counter.deal.give_money);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &counter));
    close_table();
}

static void an_offer_looked_away_from_stays_reachable(void)
{
    begin_answer();
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
    look();
    CHECK_INT(SHEET_ANSWER, view->put_off);
    CHECK(!sees("Bruno gets"));
    close_table();
}

/* ---- manage ---- */

static void begin_manage(const char *deeds, Money cash)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, deeds);
    scene.game.seats[0].cash = cash;
    open_table(1, "manage");
}

static void g5_a_plan_is_composed_evenly_and_done(void)
{
    begin_manage("mediterranean baltic", 500);
    press("Mediterranean Avenue: build");
    CHECK(!enabled("Mediterranean Avenue: build")); /* even building */
    press("Baltic Avenue: build");
    press("Baltic Avenue: build");
    CHECK(sees("Do it for $150") && sees("$350"));
    CHECK_INT(0, view->request_count);
    press("Do it for $150");
    CHECK_INT(3, serve());
    CHECK_INT(1, table_game(table)->holdings[scene_deed("mediterranean")].level);
    CHECK_INT(2, table_game(table)->holdings[scene_deed("baltic")].level);
    CHECK_INT(350, table_game(table)->seats[0].cash);
    CHECK_INT(SHEET_NONE, view->sheet);
    close_table();
}

static void what_is_taken_back_costs_nothing(void)
{
    begin_manage("mediterranean baltic", 500);
    press("Baltic Avenue: build");
    press("Baltic Avenue: sell a building");
    CHECK(!enabled("Do it"));
    press("Baltic Avenue: mortgaged");
    CHECK(sees("Do it and receive $30"));
    CHECK(!enabled("Mediterranean Avenue: build")); /* the group is mortgaged by then */
    press("Cancel");
    CHECK_INT(SHEET_NONE, view->sheet);
    CHECK_INT(0, view->request_count);
    close_table();
}

static void H6_a_whole_group_is_built_on_in_one_press(void)
{
    begin_manage("oriental vermont connecticut", 500);
    press("Build evenly");
    CHECK(sees("Do it for $150"));
    press("Build evenly");
    press("Do it for $300");
    CHECK_INT(6, serve());
    for (int i = 0; i < 3; i++) {
        static const char *const words[] = {"oriental", "vermont", "connecticut"};
        CHECK_INT(2, table_game(table)->holdings[scene_deed(words[i])].level);
    }
    close_table();
}

static void one_press_builds_evenly_on_a_group(void)
{
    begin_manage("oriental vermont connecticut", 500);
    press("Build evenly");
    press("Build evenly");
    const PropertyPlan *plan = &plan_run_of(view)->plan;
    CHECK_INT(2, plan->level[scene_deed("oriental")]);
    CHECK_INT(2, plan->level[scene_deed("vermont")]);
    CHECK_INT(2, plan->level[scene_deed("connecticut")]);
    press("Build evenly"); /* money for four houses is left */
    CHECK_INT(3, plan->level[scene_deed("connecticut")]);
    press("Build evenly");
    CHECK_INT(10, plan->level[scene_deed("oriental")] + plan->level[scene_deed("vermont")] +
                      plan->level[scene_deed("connecticut")]);
    CHECK(!enabled("Build evenly"));
    close_table();
}

static void g5_mortgages_pay_for_buildings(void)
{
    begin_manage("mediterranean baltic reading", 10);
    CHECK(sees("brings $30") && sees("brings $100"));
    CHECK(!enabled("Baltic Avenue: build"));
    press("Reading Railroad: mortgaged");
    press("Baltic Avenue: build");
    press("Do it and receive $50");
    CHECK_INT(2, serve());
    CHECK_INT(60, table_game(table)->seats[0].cash);
    CHECK_INT(1, table_game(table)->holdings[scene_deed("reading")].mortgaged);
    close_table();
}

static void a_long_plan_goes_on_until_it_is_done(void)
{
    static const char *const names[] = {"Mediterranean Avenue", "Baltic Avenue", "Oriental Avenue",
                                        "Vermont Avenue", "Connecticut Avenue"};
    begin_manage("mediterranean baltic oriental vermont connecticut", 5000);
    for (int level = 1; level <= HOTEL_LEVEL; level++) {
        for (int i = 0; i < 5; i++) {
            char name[60];
            snprintf(name, sizeof name, "%s: build", names[i]);
            press(name);
        }
    }
    type('d');
    CHECK_INT(25, serve());
    for (int i = 0; i < 5; i++)
        CHECK_INT(HOTEL_LEVEL, table_game(table)->holdings[i < 2 ? i : i + 1].level);
    CHECK_INT(SHEET_NONE, view->sheet);
    close_table();
}

static void o07_hotels_without_houses_in_the_bank_go_together(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    scene.game.houses = 3;
    open_table(1, "manage");
    press("Baltic Avenue: sell a building");
    CHECK_INT(3, plan_run_of(view)->plan.level[scene_deed("mediterranean")] +
                     plan_run_of(view)->plan.level[scene_deed("baltic")]);
    type('d');
    Action action = request().action;
    CHECK_INT(ACTION_BREAK, action.kind);
    CHECK_INT(3, action.amount);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    close_table();
}

static void i4_houses_and_a_hotel_beside_them(void)
{
    scene_begin("bharat", NULL, 2);
    DeedId deed = 0;
    const Label *label = edition_deed_label(&scene.edition, deed);
    scene_own(0, label->word);
    scene_put(0, scene.edition.deeds[deed].space);
    open_table(1, "manage");
    char name[NAME_SIZE + 40];
    snprintf(name, sizeof name, "%s: build the hotel", label->name);
    press(name);
    snprintf(name, sizeof name, "%s: build", label->name);
    press(name);
    type('d');
    CHECK_INT(2, serve());
    CHECK_INT(BESIDE_HOTEL + 1, table_game(table)->holdings[deed].level);
    close_table();
}

/* ---- auction ---- */

static void begin_auction_of(const char *edition, const char *deed, Money bid, Money cash)
{
    scene_begin(edition, NULL, 3);
    scene.game.seats[0].cash = cash;
    scene.game.auction = (Auction){.open = 1,
                                   .deed = scene_deed(deed),
                                   .bid = bid,
                                   .bidder = bid > 0 ? 1 : NOBODY,
                                   .asked = 0,
                                   .in = 3};
    scene.game.phase = PHASE_AUCTION;
    scene.game.decider = 0;
    open_table(1, NULL);
}

static void begin_auction(Money bid, Money cash)
{
    begin_auction_of("classic", "boardwalk", bid, cash);
}

static void W10_the_sheet_says_withdraw_as_the_panel_does(void)
{
    begin_auction_of("waterloo", "dc", 120, 500);
    CHECK(sees("Withdraw") && !sees("Pass") && sees("withdrew") && !sees("passed"));
    press("Withdraw");
    CHECK_INT(ACTION_PASS, request().action.kind);
    close_table();
}

static void b9_a_bid_within_the_limits(void)
{
    begin_auction(120, 500);
    CHECK(sees("Auction of Boardwalk") && sees("Highest bid, by Bruno") && sees("passed"));
    press("+10");
    press("+50");
    press("Bid $181");
    Action bid = request().action;
    CHECK_INT(ACTION_BID, bid.kind);
    CHECK_INT(181, bid.amount);
    press("Pass");
    CHECK_INT(ACTION_PASS, request().action.kind);
    close_table();
}

static void b9_after_two_minutes_silence_is_a_pass(void)
{
    Request asked;
    begin_auction(120, 500);
    view_pass_time(view, 1);
    CHECK(sees("119"));
    view_pass_time(view, 118);
    CHECK(!view_next_request(view, &asked));
    view_pass_time(view, 2);
    CHECK_INT(ACTION_PASS, request().action.kind);
    close_table();
}

static void g13_a_bid_beyond_the_money_is_explained(void)
{
    begin_auction(120, 130);
    CHECK(!enabled("+10"));
    CHECK(enabled("+1"));
    click("Bid");
    for (int i = 0; i < 3; i++) view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_BACKSPACE});
    type('5');
    CHECK(sees("Bid $5") && sees("A bid must be from $121 to $130"));
    CHECK(!enabled("Bid $5"));
    close_table();
}

/* L7, M7: what is no sum is refused in words; it never becomes another sum. */
static void write_sum(const char *name, const char *words)
{
    click(name);
    for (int i = 0; i < 8; i++) view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_BACKSPACE});
    for (; *words != '\0'; words++) type(*words);
}

static void L7_a_sum_that_is_none_is_refused(void)
{
    static const char *const wrong[] = {"0.1", "Abc123", "1e3", "12 "};
    static const char *const editions[] = {"london", "montreal", "classic"};
    for (size_t e = 0; e < 3; e++) {
        scene_begin(editions[e], NULL, 2);
        DeedId deed = 0;
        scene_own(1, scene.edition.space_label[scene.edition.deeds[deed].space].word);
        open_table(1, NULL);
        trade_sheet_ask(view, deed);
        write_sum("Money you add", "100");
        CHECK(enabled("Offer to Bruno"));
        for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
            write_sum("Money you add", wrong[i]);
            CHECK(sees("is not a valid amount of money"));
            CHECK(!enabled("Offer to Bruno"));
            click("Offer to Bruno"); /* looking elsewhere does not mend it */
            CHECK(!enabled("Offer to Bruno") && sees(wrong[i]));
            CHECK_INT(0, view->request_count);
        }
        write_sum("Money you add", "99999");
        CHECK(sees("At most") && !enabled("Offer to Bruno"));
        write_sum("Money you add", "10");
        CHECK(enabled("Offer to Bruno"));
        close_table();
    }
}

static void L7_a_bid_that_is_none_is_refused(void)
{
    begin_auction(120, 500);
    write_sum("Bid", "0.1");
    CHECK(sees("is not a valid amount of money"));
    ViewItem button;
    CHECK(find("Bid", 1, &button) && button.disabled);
    view_press(view, button.id);
    CHECK_INT(0, view->request_count);
    write_sum("Bid", "181");
    CHECK(enabled("Bid $181"));
    close_table();
}

/* ---- debt ---- */

static void begin_debt(Money owed)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic oriental reading");
    scene_build("baltic", 1);
    scene.game.seats[0].cash = 42;
    scene.game.debts[0] = (Debt){.amount = owed,
                                 .debtor = 0,
                                 .creditor = 1,
                                 .reason = REASON_RENT,
                                 .deed = scene_deed("reading")};
    scene.game.debt_count = 1;
    scene.game.phase = PHASE_DEBT;
    scene.game.step = PHASE_AFTER;
    scene.game.decider = 0;
    open_table(1, NULL);
}

static void g6_the_cheapest_way_out_of_debt(void)
{
    begin_debt(90);
    CHECK(sees("Ada owes Bruno $90") && sees("Still missing"));
    CHECK(!enabled("Go bankrupt"));
    press("Suggest");
    CHECK_INT(1, plan_run_of(view)->plan.mortgaged[scene_deed("oriental")]);
    CHECK_INT(0, plan_run_of(view)->plan.mortgaged[scene_deed("reading")]);
    press("Raise $50 and pay");
    CHECK_INT(1, serve());
    CHECK_INT(0, table_game(table)->debt_count);
    CHECK_INT(2, table_game(table)->seats[0].cash);
    close_table();
}

static void g6_who_cannot_pay_may_give_up_after_a_question(void)
{
    begin_debt(900);
    press("Suggest");
    CHECK(sees("Raise $235")); /* 100 + 50 + 30 + 30 + half a house */
    CHECK(enabled("Go bankrupt"));
    press("Go bankrupt");
    CHECK_INT(SHEET_CONFIRM, view->sheet);
    CHECK_INT(0, view->request_count);
    press("Go bankrupt");
    CHECK_INT(ACTION_BANKRUPT, request().action.kind);
    close_table();
}

/* ---- the rest ---- */

static void b11_leaving_and_resigning_are_confirmed(void)
{
    scene_begin("classic", NULL, 2);
    open_table(1, "menu");
    press("Main menu");
    CHECK_INT(SHEET_SCORES, view->sheet);
    CHECK(sees("How everybody stands") && sees("Bruno") && sees("$1,500"));
    press("Cancel");
    CHECK_INT(0, view->request_count);
    CHECK(view_open(view, "menu"));
    press("Resign");
    press("Resign");
    Request asked = request();
    CHECK_INT(REQUEST_ACTION, asked.kind);
    CHECK_INT(ACTION_RESIGN, asked.action.kind);
    CHECK(view_open(view, "menu"));
    CHECK(!enabled("Take back"));
    close_table();
}

static void m10_a_deed_has_the_buttons_that_apply(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "boardwalk");
    open_table(1, "deed");
    view->sheet_space = scene.edition.deeds[scene_deed("baltic")].space;
    press("Build a house for $50");
    Action build = request().action;
    CHECK_INT(ACTION_BUILD, build.kind);
    CHECK_INT(scene_deed("baltic"), build.deed);
    press("Mortgage for $30");
    CHECK_INT(ACTION_MORTGAGE, request().action.kind);
    view->sheet_space = scene.edition.deeds[scene_deed("boardwalk")].space;
    press("Offer Bruno a trade for it");
    CHECK_INT(SHEET_TRADE, view->sheet);
    CHECK(trade_of(view)->deal.take == DEED_BIT(scene_deed("boardwalk")));
    close_table();
}

static void m10_buying_or_leaving_to_auction(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(39, 1, 2));
    open_table(1, "deed");
    CHECK(sees("Buy for $400"));
    press("Buy for $400");
    CHECK_INT(ACTION_BUY, request().action.kind);
    press("Auction it");
    CHECK_INT(ACTION_DECLINE, request().action.kind);
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_PAGE_DOWN});
    look();
    CHECK_INT(0, view->sheet_space);
    close_table();
}

static void b2_tokens_are_chosen_at_the_table(void)
{
    scene_begin("bilkent", NULL, 4);
    CHECK_WAITS(PHASE_TOKEN, 0);
    CHECK(scene_do("token wheelbarrow"));
    scene.game.order_next = 0;
    open_table(4, NULL);
    SeatId chooser = scene.game.decider;
    CHECK(sees("chooses a token") && sees("Price of buildings −50"));
    press("Horse. Price of properties +10\u00a0%. Rent received +30\u00a0%.");
    Action token = request().action;
    CHECK_INT(ACTION_TOKEN, token.kind);
    CHECK_INT(chooser, token.seat);
    CHECK_INT(edition_find_token(&scene.edition, "horse"), token.amount);
    close_table();
}

static void b7_the_wheel_shows_every_card_by_its_weight(void)
{
    scene_begin("bilkent", NULL, 4);
    const Deck *deck = &scene.edition.decks[scene_deck("wheel")];
    WheelSectors sectors;
    wheel_sectors(deck, &sectors);
    double sizes[MAX_CARDS] = {0}, at = 0;
    for (int i = 0; i < sectors.count; i++) {
        CHECK(sectors.list[i].from >= at - 1e-9 && sectors.list[i].from <= at + 1e-9);
        at = sectors.list[i].to;
        sizes[sectors.list[i].card] += sectors.list[i].to - sectors.list[i].from;
    }
    for (int card = 0; card < deck->card_count; card++)
        CHECK_INT(deck->cards[card].weight, (int)(sizes[card] * 20 + 0.5));
    open_table(4, "wheel");
    view->stage.card_open = true;
    view->stage.deck = (DeckId)scene_deck("wheel");
    view->stage.card = 3;
    CHECK(sees(scene.edition.card_text[scene_deck("wheel")][3]));
    close_table();
}

/* ---- looks ---- */

static void set_up_everything(const char *edition)
{
    scene_begin(edition, NULL, 4);
    Game *game = &scene.game;
    for (int seat = 0; seat < 4; seat++) game->seats[seat].token = (TokenId)seat;
    for (int deed = 0; deed < scene.edition.deed_count; deed++)
        scene_own((SeatId)(deed % 3 == 2 ? 1 : 0),
                  edition_deed_label(&scene.edition, (DeedId)deed)->word);
    game->phase = game->step = PHASE_TURN;
    game->decider = 0;
}

static void no_text_is_cut_or_overlaps(void)
{
    static const char *const sheets[] = {"deed", "manage",  "trade", "assets", "jail",
                                         "menu", "confirm", "token", "wheel"};
    static const int sizes[][3] = {{390, 844, 100}, {800, 500, 200}, {1280, 800, 100}};
    static const char *const editions[] = {"classic", "bharat"};
    for (size_t e = 0; e < 2; e++) {
        set_up_everything(editions[e]);
        open_table(1, "table");
        for (size_t i = 0; i < sizeof sheets / sizeof *sheets; i++) {
            for (size_t size = 0; size < 3; size++) {
                char buffer[4000];
                Text faults = text_into(buffer, sizeof buffer);
                CHECK(view_open(view, sheets[i]));
                view->settings.text_size = sizes[size][2];
                view_resize(view, sizes[size][0], sizes[size][1]);
                look();
                if (canvas_trace_faults(trace, &faults) + canvas_trace_faint(trace, &faults) == 0)
                    continue;
                printf("%s, %s, %dx%d: %s", editions[e], sheets[i], sizes[size][0], sizes[size][1],
                       buffer);
                check_counts.faults++;
            }
        }
        close_table();
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(g7_an_offer_is_composed_and_sent);
    RUN(g13_what_cannot_be_offered_says_why);
    RUN(an_empty_offer_says_what_fits_whom);
    RUN(a_person_sees_what_a_deal_leaves_behind);
    RUN(g7_another_partner_begins_a_new_offer);
    RUN(H6_a_whole_group_is_built_on_in_one_press);
    RUN(m7_a_price_for_one_property);
    RUN(the_meter_says_what_a_computer_thinks);
    RUN(a_computer_is_asked_what_it_wants);
    RUN(plans_are_not_shown_to_another_person);
    RUN(a_sheet_that_has_just_opened_takes_no_answer);
    RUN(g7_an_offer_is_accepted_or_rejected);
    RUN(g7_a_counter_offer_starts_from_the_offer);
    RUN(an_offer_looked_away_from_stays_reachable);
    RUN(g5_a_plan_is_composed_evenly_and_done);
    RUN(what_is_taken_back_costs_nothing);
    RUN(one_press_builds_evenly_on_a_group);
    RUN(g5_mortgages_pay_for_buildings);
    RUN(a_long_plan_goes_on_until_it_is_done);
    RUN(o07_hotels_without_houses_in_the_bank_go_together);
    RUN(i4_houses_and_a_hotel_beside_them);
    RUN(W10_the_sheet_says_withdraw_as_the_panel_does);
    RUN(b9_a_bid_within_the_limits);
    RUN(b9_after_two_minutes_silence_is_a_pass);
    RUN(g13_a_bid_beyond_the_money_is_explained);
    RUN(L7_a_sum_that_is_none_is_refused);
    RUN(L7_a_bid_that_is_none_is_refused);
    RUN(g6_the_cheapest_way_out_of_debt);
    RUN(g6_who_cannot_pay_may_give_up_after_a_question);
    RUN(b11_leaving_and_resigning_are_confirmed);
    RUN(m10_a_deed_has_the_buttons_that_apply);
    RUN(m10_buying_or_leaving_to_auction);
    RUN(b2_tokens_are_chosen_at_the_table);
    RUN(b7_the_wheel_shows_every_card_by_its_weight);
    RUN(no_text_is_cut_or_overlaps);
    return check_done();
}
