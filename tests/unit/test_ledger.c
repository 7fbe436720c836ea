/* test_ledger.c -- the second set of books notices what it must: events and
 * states are spoiled in many ways, and each time the ledger says so. */
#include "ledger/ledger.h"
#include "scene.h"

static Ledger ledger;

/* The ledger takes over the position of the scene, made by hand. */
static void take_over(void)
{
    ledger_begin(&ledger, &scene.edition, &scene.game);
    Books *books = &ledger.books;
    for (SeatId seat = 0; seat < scene.game.seat_count; seat++) {
        const Seat *real = &scene.game.seats[seat];
        books_post(books, BANK, seat, real->cash - books->accounts[seat].cash);
        books->accounts[seat].space = real->space;
        books->accounts[seat].jailed = real->in_jail;
        for (int deck = 0; deck < MAX_DECKS; deck++)
            books->accounts[seat].release[deck] = real->release[deck];
    }
    for (DeedId deed = 0; deed < scene.edition.deed_count; deed++) {
        books->titles[deed].owner = scene.game.holdings[deed].owner;
        books->titles[deed].mortgaged = scene.game.holdings[deed].mortgaged;
        books_set_level(books, deed, scene.game.holdings[deed].level);
    }
}

/* Applies one action in the notation. */
static Action act(const char *words)
{
    char buffer[500];
    Text why = text_into(buffer, sizeof buffer);
    Action action = {.kind = ACTION_COUNT};
    bool read = notation_action_read(&scene.edition, &scene.game, words, &action, &why);
    if (!read || action_check(&scene.edition, &scene.game, &action) != REFUSAL_NONE) {
        printf("refused: \"%s\" %s\n", words, buffer);
        check_counts.faults++;
        return action;
    }
    scene.events.count = 0;
    apply(&scene.edition, &scene.game, &action, &scene.events);
    return action;
}

/* Actions separated by ';' with which the ledger must agree. */
static void honest(const char *words)
{
    char copy[1000];
    snprintf(copy, sizeof copy, "%s", words);
    for (char *one = copy; one != NULL;) {
        char *rest = strchr(one, ';');
        if (rest != NULL) *rest++ = '\0';
        while (*one == ' ') one++;
        Action action = act(one);
        const char *fault = ledger_follow(&ledger, &action, &scene.events, &scene.game);
        CHECK_TEXT(NULL, fault);
        one = rest;
    }
}

/* ---- ways to spoil ------------------------------------------------------------- */

typedef void Spoil(EventList *events, Game *game);

/* The ledger agrees with the action, and not with what `spoil` makes of it. */
static void caught(const char *words, Spoil *spoil, const char *fault)
{
    static Ledger other;
    Action action = act(words);
    EventList events = scene.events;
    Game game = scene.game;
    other = ledger;
    spoil(&events, &game);
    const char *found = ledger_follow(&other, &action, &events, &game);
    CHECK(found != NULL && strstr(found, fault) != NULL);
    if (found == NULL || strstr(found, fault) == NULL)
        printf("after \"%s\" wanted \"%s\", found \"%s\"\n", words, fault,
               found ? found : "nothing");
    CHECK_TEXT(NULL, ledger_follow(&ledger, &action, &scene.events, &scene.game));
}

static Event *event_of(EventList *events, EventKind kind)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    printf("no event %s\n", event_word(kind));
    check_counts.faults++;
    return &events->list[0];
}

static void change_cash(Game *game, SeatId party, Money change)
{
    if (party < MAX_SEATS) game->seats[party].cash += change;
    if (party == POT) game->pot += change;
}

/* The first payment is greater, in the events and in the state alike. */
static void one_more_paid(EventList *events, Game *game)
{
    Event *paid = event_of(events, EVENT_PAID);
    paid->amount++;
    change_cash(game, paid->seat, -1);
    change_cash(game, paid->other, 1);
}

/* The first payment never was, in the events and in the state alike. */
static void payment_left_out(EventList *events, Game *game)
{
    Event *paid = event_of(events, EVENT_PAID);
    change_cash(game, paid->seat, paid->amount);
    change_cash(game, paid->other, -paid->amount);
    events->count--;
    for (Event *event = paid; event < &events->list[events->count]; event++) *event = event[1];
}

/* The first payment was made twice. */
static void paid_twice(EventList *events, Game *game)
{
    Event paid = *event_of(events, EVENT_PAID);
    change_cash(game, paid.seat, -paid.amount);
    change_cash(game, paid.other, paid.amount);
    events->list[events->count++] = paid;
}

/* The first payment went to somebody else. */
static void paid_to_another(EventList *events, Game *game)
{
    Event *paid = event_of(events, EVENT_PAID);
    change_cash(game, paid->other, -paid->amount);
    change_cash(game, 2, paid->amount);
    paid->other = 2;
}

static void money_from_nowhere(EventList *events, Game *game)
{
    (void)events;
    game->seats[0].cash += 50;
}

static void gift_of_the_bank(EventList *events, Game *game)
{
    events->list[events->count++] = (Event){.kind = EVENT_PAID,
                                            .seat = BANK,
                                            .other = 0,
                                            .deed = NO_DEED,
                                            .reason = REASON_CARD,
                                            .amount = 20};
    game->seats[0].cash += 20;
}

static void house_from_nowhere(EventList *events, Game *game)
{
    DeedId deed = scene_deed("mediterranean");
    events->list[events->count++] =
        (Event){.kind = EVENT_BUILT, .seat = 0, .other = NOBODY, .deed = deed, .amount = 1};
    game->holdings[deed].level = 1;
    game->houses--;
}

static void house_not_counted(EventList *events, Game *game)
{
    (void)events;
    game->houses++;
}

static void deed_from_nowhere(EventList *events, Game *game)
{
    DeedId deed = scene_deed("boardwalk");
    events->list[events->count++] =
        (Event){.kind = EVENT_DEED_MOVED, .seat = BANK, .other = 0, .deed = deed};
    game->holdings[deed].owner = 0;
    game->seats[0].deeds |= DEED_BIT(deed);
}

static void deed_not_handed_over(EventList *events, Game *game)
{
    Event *moved = event_of(events, EVENT_DEED_MOVED);
    game->holdings[moved->deed].owner = moved->seat;
    if (moved->other < MAX_SEATS) game->seats[moved->other].deeds &= ~DEED_BIT(moved->deed);
    if (moved->seat < MAX_SEATS) game->seats[moved->seat].deeds |= DEED_BIT(moved->deed);
    *moved = events->list[--events->count];
}

static void mortgage_forgotten(EventList *events, Game *game)
{
    (void)events;
    game->holdings[scene_deed("reading")].mortgaged = 0;
}

static void card_doubled(EventList *events, Game *game)
{
    (void)events;
    game->seats[0].release[0]++;
}

static void debt_smaller(EventList *events, Game *game)
{
    (void)events;
    game->debts[0].amount -= 10;
}

static void pot_robbed(EventList *events, Game *game)
{
    (void)events;
    game->pot -= 10;
}

static void moved_further(EventList *events, Game *game)
{
    event_of(events, EVENT_MOVED)->second++;
    game->seats[0].space++;
}

/* ---- tests ------------------------------------------------------------------------ */

static void G01_a_wrong_rent_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "oriental vermont connecticut");
    take_over();
    honest("roll");
    caught("dice 4 2", one_more_paid, "a payment that nothing explains");
    CHECK_INT(12, scene_paid(0, 1, REASON_RENT)); /* G03: twice six */
    honest("end; roll; dice 2 4; end; roll");
    caught("dice 4 2", payment_left_out, "not paid and not owed");
    honest("end; roll");
    caught("dice 1 3", moved_further, "moved from or to another space");
}

static void G01_a_rent_paid_twice_or_to_another_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "oriental");
    take_over();
    honest("roll");
    caught("dice 4 2", paid_twice, "a payment that nothing explains");
    scene_begin("classic", NULL, 3);
    scene_own(1, "oriental");
    take_over();
    honest("roll");
    caught("dice 4 2", paid_to_another, "a payment that nothing explains");
}

static void D01_a_missing_or_wrong_salary_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_put(0, 36);
    scene_put(1, 36);
    take_over();
    honest("roll");
    caught("dice 1 3", payment_left_out, "salary");
    honest("end; roll");
    caught("dice 1 3", one_more_paid, "salary");
}

static void K01_a_missing_or_wrong_tax_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    take_over();
    honest("roll");
    caught("dice 1 3", payment_left_out, "tax");
    honest("end; roll");
    caught("dice 1 3", one_more_paid, "tax");
}

static void E02_a_deed_without_its_price_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    take_over();
    honest("roll; dice 1 2");
    caught("buy", payment_left_out, "price");
    honest("end; roll; dice 2 4");
    caught("buy", deed_not_handed_over, "a deed or card was not handed over");
    honest("end");
    caught("roll", deed_from_nowhere, "a deed changed hands without a reason");
}

static void F06_a_wrong_price_of_an_auction_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    take_over();
    honest("roll; dice 1 2; decline; bid 30; bid 31; pass");
    caught("pass", one_more_paid, "a payment that nothing explains");
    CHECK_INT(2, scene_owner("baltic"));
    honest("end; roll; dice 2 4; decline; bid 30; bid 31; pass");
    caught("pass", payment_left_out, "without a reason");
}

static void M03_a_house_out_of_nothing_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic");
    take_over();
    honest("build baltic");
    caught("roll", house_from_nowhere, "a building out of nothing");
    honest("dice 6 4");
    caught("build mediterranean", one_more_paid, "another price of a building");
    caught("build mediterranean", house_not_counted, "houses in the bank");
    caught("build baltic", payment_left_out, "a building out of nothing");
}

static void O01_a_wrong_price_for_a_sold_house_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 2);
    scene_build("baltic", 2);
    take_over();
    caught("sell baltic", one_more_paid, "another price for what was sold");
    CHECK_INT(25, scene_paid(BANK, 0, REASON_SALE));
    caught("sell mediterranean", payment_left_out, "another price for what was sold");
}

static void P01_P05_wrong_loans_and_interest_are_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading electric");
    take_over();
    caught("mortgage reading", one_more_paid, "mortgage");
    caught("mortgage electric", mortgage_forgotten, "mortgage of deed");
    caught("redeem electric", one_more_paid, "redeem");
    CHECK_INT(83, scene_paid(0, BANK, REASON_REDEEM)); /* P06 */
    caught("redeem reading", payment_left_out, "redeem");
}

static void P14_a_wrong_fee_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading electric");
    scene_mortgage("reading");
    scene_mortgage("electric");
    take_over();
    honest("offer 2 give reading electric take 10; accept");
    caught("keep reading", one_more_paid, "fee");
    caught("keep electric", payment_left_out, "fee");
}

static void Q04_money_created_in_a_trade_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading");
    scene_own(1, "electric");
    take_over();
    honest("offer 2 give reading 20 take electric");
    caught("accept", money_from_nowhere, "cash of seat");
    honest("offer 2 give electric take 100");
    caught("accept", one_more_paid, "trade");
    honest("offer 2 give 30 take reading");
    caught("accept", deed_not_handed_over, "not handed over");
    honest("offer 2 give reading take 30");
    caught("accept", payment_left_out, "trade");
}

static void J_wrong_sums_of_cards_are_noticed(void)
{
    scene_begin("classic", NULL, 3);
    take_over();
    honest("roll; dice 1 1");
    caught("draw 12", payment_left_out, "each"); /* a birthday: one does not pay */
    honest("roll; dice 2 3");
    caught("draw 14", one_more_paid, "card");
    honest("end; roll; dice 3 4");
    caught("draw 11", card_doubled, "get-out cards of seat");
}

static void L05_an_unpaid_fine_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_jail(0, 0);
    take_over();
    caught("fine", payment_left_out, "fine");
}

static void U01_a_robbed_pot_is_noticed(void)
{
    scene_begin("classic", "pot=on", 3);
    take_over();
    honest("roll");
    caught("dice 1 3", pot_robbed, "pot");
    honest("end; roll");
    caught("dice 1 3", paid_to_another, "tax");
}

static void X01_a_wrong_debt_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "boardwalk park-place");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_build("park-place", HOTEL_LEVEL);
    scene_put(0, 33);
    take_over();
    honest("roll");
    caught("dice 2 4", debt_smaller, "sum of debt");
}

static void X10_wrong_estates_are_noticed(void)
{
    static Spoil *const ways[] = {one_more_paid, payment_left_out, paid_to_another,
                                  deed_not_handed_over};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        scene_begin("classic", NULL, 3);
        scene_own(0, "reading");
        scene_own(1, "boardwalk park-place");
        scene_build("boardwalk", HOTEL_LEVEL);
        scene_build("park-place", HOTEL_LEVEL);
        scene_put(0, 33);
        scene.game.seats[0].cash = 700;
        take_over();
        honest("roll; dice 2 4");
        caught("bankrupt", ways[i], "");
    }
}

static void A05_money_without_a_reason_is_noticed(void)
{
    scene_begin("classic", NULL, 3);
    take_over();
    caught("roll", gift_of_the_bank, "a payment that nothing explains");
    caught("dice 4 6", money_from_nowhere, "cash of seat");
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G01_a_wrong_rent_is_noticed);
    RUN(G01_a_rent_paid_twice_or_to_another_is_noticed);
    RUN(D01_a_missing_or_wrong_salary_is_noticed);
    RUN(K01_a_missing_or_wrong_tax_is_noticed);
    RUN(E02_a_deed_without_its_price_is_noticed);
    RUN(F06_a_wrong_price_of_an_auction_is_noticed);
    RUN(M03_a_house_out_of_nothing_is_noticed);
    RUN(O01_a_wrong_price_for_a_sold_house_is_noticed);
    RUN(P01_P05_wrong_loans_and_interest_are_noticed);
    RUN(P14_a_wrong_fee_is_noticed);
    RUN(Q04_money_created_in_a_trade_is_noticed);
    RUN(J_wrong_sums_of_cards_are_noticed);
    RUN(L05_an_unpaid_fine_is_noticed);
    RUN(U01_a_robbed_pot_is_noticed);
    RUN(X01_a_wrong_debt_is_noticed);
    RUN(X10_wrong_estates_are_noticed);
    RUN(A05_money_without_a_reason_is_noticed);
    return check_done();
}
