/* test_bargaining.c -- offers: the chance of a yes, prices, pauses, questions and refusals. */
#include <math.h>

#include "check.h"
#include "edition_files.h"
#include "players/decision.h"
#include "players/tender.h"
#include "table/account.h"
#include "table/haggling.h"
#include "table/table_words.h"

enum { ANN, BRUNO, CARLA };

static Edition edition;

/* Ann may be a person; each has two of the three deeds of one colour that another needs. */
static Table *three(const char *rules, const char *ann, const char *others)
{
    static const struct {
        const char *word;
        SeatId owner;
    } deeds[] = {{"st-james", ANN},  {"tennessee", ANN},   {"new-york", BRUNO}, {"kentucky", BRUNO},
                 {"indiana", BRUNO}, {"illinois", ANN},    {"atlantic", CARLA}, {"ventnor", CARLA},
                 {"marvin", BRUNO},  {"st-charles", CARLA}};
    Seating seating = {0};
    edition_file_read("classic", rules, &edition);
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &edition, "",
                    i == ANN && ann == NULL ? NULL : player_find(i == ANN ? ann : others), NO_TOKEN,
                    0);
    Table *empty = table_new(&edition, NULL, &seating, 3);
    Game game = *table_game(empty);
    table_free(empty);
    for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++)
        for (DeedId deed = 0; deed < edition.deed_count; deed++)
            if (text_same(edition_deed_label(&edition, deed)->word, deeds[i].word)) {
                game.holdings[deed].owner = deeds[i].owner;
                game.seats[deeds[i].owner].deeds |= DEED_BIT(deed);
            }
    game_derive(&edition, &game);
    return table_new_at(&edition, NULL, &seating, 3, &game);
}

static DeedId deed_of(const char *word)
{
    DeedId deed = 0;
    while (!text_same(edition_deed_label(&edition, deed)->word, word)) deed++;
    return deed;
}

/* How the seat sees the table. */
static Decision question(const Table *table, SeatId seat, const Memory *memory)
{
    static PlayerKind judge;
    const PlayerKind *kind = table_seating(table)->seats[seat].kind;
    judge = (PlayerKind){.character = kind != NULL ? kind->character : &character_hard};
    return (Decision){.self = &judge,
                      .edition = &edition,
                      .outlook = table_outlook(table),
                      .game = table_game(table),
                      .memory = memory,
                      .seat = seat};
}

static void look_at(const Table *table, const Memory *memory, const Offer *offer, float *margin,
                    float *chance)
{
    Bargain bargain;
    Acceptance acceptance;
    Decision decision = question(table, offer->from, memory);
    bargain_begin(&decision, &bargain);
    acceptance_begin(&bargain, offer->from, offer->to, &acceptance);
    *margin = acceptance_margin(&acceptance, offer);
    *chance = acceptance_chance(&acceptance, *margin);
}

static float margin_with(const Table *table, const Memory *memory, const Offer *offer)
{
    float margin, chance;
    look_at(table, memory, offer, &margin, &chance);
    return margin;
}

static float chance_with(const Table *table, const Memory *memory, const Offer *offer)
{
    float margin, chance;
    look_at(table, memory, offer, &margin, &chance);
    return chance;
}

static void every_answer_of_a_person_moves_the_estimate(void)
{
    Table *table = three(NULL, NULL, "hard");
    Memory memory = *table_memory(table);
    Offer offer = {
        .deal = {.give = DEED_BIT(deed_of("new-york")), .take = DEED_BIT(deed_of("illinois"))},
        .from = BRUNO,
        .to = ANN};
    float first = chance_with(table, &memory, &offer);
    memory.answers[ANN].refused = 3;
    float refused = chance_with(table, &memory, &offer);
    memory.answers[ANN].accepted = 2;
    float accepted = chance_with(table, &memory, &offer);
    CHECK(first > 0 && first < 1);
    CHECK(refused < first);
    CHECK(accepted > refused);
    table_free(table);
}

/* What a computer would say is known: the price is the least that it takes. */
static void the_price_is_the_least_that_is_accepted(void)
{
    Table *table = three("order=entered", "hard", "hard");
    Decision decision = question(table, ANN, table_memory(table));
    Bargain bargain;
    Tenders tenders;
    bargain_begin(&decision, &bargain);
    tender_list(&bargain, TENDER_MOST, &tenders);
    CHECK(tenders.count > 0);
    for (int i = 0; i < tenders.count; i++) {
        Offer offer = tenders.list[i].offer;
        CHECK(chance_with(table, table_memory(table), &offer) == 1);
        CHECK(i == 0 || tenders.list[i].promise <= tenders.list[i - 1].promise);
        Money money = bargain_money(&offer.deal);
        if (money <= -table_game(table)->seats[offer.to].cash) continue;
        bargain_set_money(&offer.deal, money - 1);
        CHECK(chance_with(table, table_memory(table), &offer) == 0);
    }
    table_free(table);
}

/* What the other really answers when so much more is paid. */
static bool agrees(const Table *table, Offer offer, Money more)
{
    const PlayerKind *kind = table_seating(table)->seats[offer.to].kind;
    Rng rng = rng_seed(8, 8);
    Game asked = *table_game(table);
    bargain_set_money(&offer.deal, bargain_money(&offer.deal) + more);
    Action action = {.kind = ACTION_OFFER,
                     .seat = offer.from,
                     .other = offer.to,
                     .deed = NO_DEED,
                     .deal = offer.deal};
    if (action_check(&edition, &asked, &action) != REFUSAL_NONE) return false;
    apply(&edition, &asked, &action, NULL);
    Decision decision = {.self = kind,
                         .edition = &edition,
                         .outlook = table_outlook(table),
                         .game = &asked,
                         .memory = table_memory(table),
                         .rng = &rng,
                         .seat = offer.to};
    kind->decide(&decision, &action);
    return action.kind == ACTION_ACCEPT;
}

/* What the other answers is known, whether it has numbers or goes by other means; and what is
 * offered need not complete a group. */
static void the_expert_offers_the_least_that_is_accepted(void)
{
    static const char *const others[] = {"trader", "fp-a", "hard-1", "medium"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        Table *table = three("order=entered", "expert", others[i]);
        Decision decision = question(table, ANN, table_memory(table));
        Bargain bargain;
        Tenders tenders;
        bargain_begin(&decision, &bargain);
        tender_list(&bargain, TENDER_MOST, &tenders);
        CHECK(tenders.count > 0);
        for (int k = 0; k < tenders.count; k++) {
            const Offer *offer = &tenders.list[k].offer;
            CHECK(agrees(table, *offer, 0));
            CHECK(!agrees(table, *offer, -1) ||
                  bargain_money(&offer->deal) <= -table_game(table)->seats[offer->to].cash);
        }
        table_free(table);
    }
}

/* Not to be fleeced: the cheapest price leaves the other more than its maker gains. */
static void the_cheapest_price_leaves_a_fair_share(void)
{
    Table *table = three("order=entered", "hard", "hard");
    Decision decision = question(table, ANN, table_memory(table));
    Bargain bargain;
    Tenders tenders;
    bargain_begin(&decision, &bargain);
    tender_list(&bargain, TENDER_MOST, &tenders);
    for (int i = 0; i < tenders.count; i++) {
        Gain gain = bargain_gain(&bargain, &tenders.list[i].offer);
        CHECK(gain.to >= gain.from);
        CHECK(gain.to > 0);
    }
    table_free(table);
}

/* Not to be fleeced: whoever has made trades in this game must leave more, by a gain for each. */
static void who_comes_again_must_offer_more(void)
{
    Table *table = three("order=entered", "hard", "hard");
    Memory memory = *table_memory(table);
    Offer offer = {
        .deal = {.give = DEED_BIT(deed_of("illinois")), .take = DEED_BIT(deed_of("new-york"))},
        .from = ANN,
        .to = BRUNO};
    Decision decision = question(table, BRUNO, &memory);
    BargainTerms first = bargain_terms(&decision, &character_hard, ANN);
    float margin = margin_with(table, &memory, &offer);
    memory.trades[ANN] = 2;
    BargainTerms third = bargain_terms(&decision, &character_hard, ANN);
    float more = (float)character_hard.number[CHARACTER_ACCEPT_FIRM] / 1000;
    CHECK(more > 0);
    CHECK(fabsf(third.gain - first.gain - 2 * more) < 1e-6f);
    CHECK(margin_with(table, &memory, &offer) < margin);
    CHECK(bargain_terms(&decision, &character_hard, CARLA).gain == first.gain);
    table_free(table);
}

/* An offer of Ann that Bruno says yes to, and the trades she has made then. */
static int trades_after(const Deal *deal)
{
    Table *table = three("order=entered", NULL, "hard");
    Memory memory = *table_memory(table);
    Game asked = *table_game(table);
    Action action = {.kind = ACTION_OFFER, .seat = ANN, .deed = NO_DEED, .other = BRUNO};
    action.deal = *deal;
    memory_note(&memory, &edition, &asked, &action);
    apply(&edition, &asked, &action, NULL);
    CHECK_INT(0, memory.trades[ANN]);
    action = action_of(&asked, ACTION_ACCEPT);
    memory_note(&memory, &edition, &asked, &action);
    CHECK_INT(0, memory.trades[BRUNO]);
    table_free(table);
    return memory.trades[ANN];
}

static void trades_are_counted_and_gifts_are_not(void)
{
    Deal swap = {.give = DEED_BIT(deed_of("illinois")), .take = DEED_BIT(deed_of("new-york"))};
    Deal gift = {.give = DEED_BIT(deed_of("illinois")), .give_money = 5};
    CHECK_INT(1, trades_after(&swap));
    CHECK_INT(0, trades_after(&gift));
}

/* ---- a person who refuses everything -------------------------------------------------- */

static void act(Table *table, const Action *action)
{
    CHECK_INT(REFUSAL_NONE, table_submit(table, action));
}

static bool plain_step(Table *table)
{
    static const ActionKind plain[] = {ACTION_REJECT,  ACTION_ROLL, ACTION_FINE,
                                       ACTION_DECLINE, ACTION_PASS, ACTION_END};
    Action action;
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        action = action_of(table_game(table), plain[i]);
        if (table_submit(table, &action) == REFUSAL_NONE) return true;
    }
    return false;
}

typedef struct Asked {
    int count, repeated, soon;
} Asked;

static bool same_offer(const Deal *a, const Deal *b)
{
    return a->give == b->give && a->take == b->take && a->give_money == b->give_money &&
           a->take_money == b->take_money;
}

/* Offers to Ann, who throws, buys nothing and says no, in so many rounds. */
static Asked refuse_all(const char *rules, int32_t rounds)
{
    static Deal made[2][1000];
    int count[2] = {0};
    int32_t last[2] = {-100, -100};
    Asked asked = {0};
    Table *table = three(rules, NULL, "hard");
    while (table_game(table)->round < rounds && table_game(table)->phase != PHASE_OVER) {
        Action action;
        if (!table_propose(table, true, &action)) {
            if (!plain_step(table)) break;
            continue;
        }
        if (action.kind == ACTION_OFFER && action.other == ANN) {
            int who = action.seat - BRUNO;
            for (int i = 0; i < count[who]; i++)
                asked.repeated += same_offer(&made[who][i], &action.deal);
            made[who][count[who]++] = action.deal;
            asked.soon += table_game(table)->round < last[who] + TENDER_REST;
            last[who] = table_game(table)->round;
            asked.count++;
        }
        act(table, &action);
    }
    table_free(table);
    return asked;
}

static void who_refuses_everything_is_asked_seldom_and_nothing_twice(void)
{
    Asked usual = refuse_all(NULL, 40);
    Asked fewer = refuse_all("computer_offers=fewer", 40);
    Asked none = refuse_all("computer_offers=none", 40);
    CHECK(usual.count > 0 && usual.count <= 2 * 40 / TENDER_REST);
    CHECK_INT(0, usual.soon);
    CHECK_INT(0, usual.repeated);
    CHECK(fewer.count < usual.count);
    CHECK_INT(0, none.count);
}

/* ---- questions and refusals ------------------------------------------------------------ */

/* Ann's offer, and what Bruno says to it. */
static ActionKind answer_to(Table *table, SeatId to, const Deal *deal)
{
    Action action = {.kind = ACTION_OFFER, .seat = ANN, .deed = NO_DEED, .other = to};
    action.deal = *deal;
    act(table, &action);
    CHECK(table_propose(table, true, &action));
    act(table, &action);
    return (ActionKind)action.kind;
}

/* To the first turn of Ann, who throws first. */
static Table *anns_turn(const char *others)
{
    return three("order=entered", NULL, others);
}

static void a_price_that_was_named_is_accepted(void)
{
    static const char *const kinds[] = {"easy", "medium", "hard"};
    static const char *const words[] = {"new-york", "kentucky", "marvin", "st-charles", "ventnor"};
    int sold = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 5; k++) {
            Table *table = anns_turn(kinds[i]);
            HagglingPrice price;
            haggling_ask(table, ANN, deed_of(words[k]), &price);
            CHECK(price.said.count > 0);
            sold += price.sells;
            if (price.sells) {
                CHECK((price.deal.take & DEED_BIT(deed_of(words[k]))) != 0);
                CHECK_INT(ACTION_ACCEPT, answer_to(table, price.owner, &price.deal));
            }
            table_free(table);
        }
    CHECK(sold > 3);
}

static void who_cannot_sell_says_why(void)
{
    Table *table = anns_turn("hard");
    HagglingPrice price;
    haggling_ask(table, ANN, deed_of("boardwalk"), &price);
    CHECK(!price.sells && price.said.count > 0);
    haggling_ask(table, ANN, deed_of("tennessee"), &price);
    CHECK(!price.sells && price.said.count > 0);
    table_free(table);
}

static void a_refusal_has_a_reason_and_a_price(void)
{
    Table *table = anns_turn("easy");
    Text text = text_growing();
    Deal deal = {.take = DEED_BIT(deed_of("new-york")), .give_money = 1};
    ActionKind kind = answer_to(table, BRUNO, &deal);
    CHECK_INT(ACTION_REJECT, kind);
    Words words = table_words(table, NULL);
    CHECK(account_event(table, table_event_count(table) - 1, &words, &text));
    CHECK(strstr(text.start, "rejected the offer: \"That gives you all of ") != NULL);
    CHECK(strstr(text.start, "I would want $") != NULL);
    text_free(&text);
    table_free(table);
}

static void a_gift_is_taken(void)
{
    Table *table = anns_turn("hard");
    Deal deal = {.give_money = 5};
    CHECK_INT(ACTION_ACCEPT, answer_to(table, BRUNO, &deal));
    table_free(table);
}

/* The smallest change that the meter names makes it likely, and the computer says yes. */
static void the_meter_agrees_with_the_answer(void)
{
    Table *table = anns_turn("hard");
    Deal deal = {.take = DEED_BIT(deed_of("new-york")), .give_money = 1};
    HagglingView view;
    haggling_look(table, ANN, BRUNO, &deal, &view);
    CHECK_INT(HAGGLING_UNLIKELY, view.chance);
    CHECK(view.reason_count > 0);
    bool against = false;
    for (int i = 0; i < view.reason_count; i++) against = against || !view.reasons[i].good;
    CHECK(against);
    deal = (Deal){.give = DEED_BIT(deed_of("illinois")), .take = DEED_BIT(deed_of("new-york"))};
    haggling_look(table, ANN, BRUNO, &deal, &view);
    if (view.chance != HAGGLING_LIKELY) {
        CHECK(view.has_nearer);
        deal = view.nearer;
        haggling_look(table, ANN, BRUNO, &deal, &view);
    }
    CHECK_INT(HAGGLING_LIKELY, view.chance);
    CHECK_INT(ACTION_ACCEPT, answer_to(table, BRUNO, &deal));
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_answer_of_a_person_moves_the_estimate);
    RUN(the_price_is_the_least_that_is_accepted);
    RUN(the_expert_offers_the_least_that_is_accepted);
    RUN(the_cheapest_price_leaves_a_fair_share);
    RUN(who_comes_again_must_offer_more);
    RUN(trades_are_counted_and_gifts_are_not);
    RUN(who_refuses_everything_is_asked_seldom_and_nothing_twice);
    RUN(a_price_that_was_named_is_accepted);
    RUN(who_cannot_sell_says_why);
    RUN(a_refusal_has_a_reason_and_a_price);
    RUN(a_gift_is_taken);
    RUN(the_meter_agrees_with_the_answer);
    return check_done();
}
