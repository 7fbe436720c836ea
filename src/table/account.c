/* account.c -- the running account: what happened, in sentences (G11). */
#include "table/account.h"

#include <assert.h>

#include "edition/edition_words.h"
#include "table/balances.h"
#include "table/neighbours.h"
#include "table/things.h"

/* ---- the sentences ---- */

/* The usual sentence of every event; those for special cases follow. */
static const Sentence told[] = {
    [EVENT_ORDER_THROWN] = T_("{seat} rolled {first} and {second} for the order of play."),
    [EVENT_ORDER_DECIDED] = T_("{seat} begins."),
    [EVENT_DEALT] = T_("{seat} was dealt {deed}[ for {price}]."),
    [EVENT_TOKEN_CHOSEN] = T_("{seat} took the token {token}."),
    [EVENT_TURN_BEGAN] = T_("It is {seat.of} turn."),
    [EVENT_AGAIN] = T_("{seat} rolled doubles and takes another turn."),
    [EVENT_DICE_THROWN] = T_("{seat} rolled {first} and {second}."),
    [EVENT_MOVED] = T_("{seat} moved to {space}."),
    [EVENT_JAILED] = T_("{seat} went to {jail_space}."),
    [EVENT_RELEASED] = {.words = NULL}, /* `released` says how */
    [EVENT_JAIL_STAYED] = T_("{seat} stays in {jail_space}."),
    [EVENT_PAID] = T_("{seat} paid {sum}[ {reason}]."),
    [EVENT_NOTHING_DUE] = T_("{seat} has nothing to pay."),
    [EVENT_POT_EMPTY] = T_("There was no money on {space}."),
    [EVENT_BOUGHT] = T_("{seat} bought {deed} for {sum}."),
    [EVENT_DECLINED] = T_("{seat} did not buy {deed}."),
    [EVENT_AUCTION_BEGAN] = T_("{deed} is auctioned."),
    [EVENT_BID] = T_("{seat} bid {sum}."),
    [EVENT_PASSED] = T_("{seat} passed."),
    [EVENT_AUCTION_WON] = T_("{seat} won {deed} for {sum}."),
    [EVENT_AUCTION_UNSOLD] = T_("Nobody bid for {deed}."),
    [EVENT_DEED_MOVED] = T_("{other} received {deeds} from {seat}."),
    [EVENT_BUILT] = T_("{seat} built {built.a} on {deed}[ for {price}]."),
    [EVENT_UNBUILT] = T_("{seat} lost {building.a} on {deed} (now {things})."),
    [EVENT_MORTGAGED] = T_("{seat} mortgaged {deed}[ for {price}]."),
    [EVENT_REDEEMED] = T_("{seat} redeemed {deed}[ for {price}]."),
    [EVENT_MORTGAGE_KEPT] = T_("{seat}[ paid {price} interest and] left {deed} mortgaged."),
    [EVENT_CARD_DRAWN] = T_("{seat} drew {deck}: \"{card}\""),
    [EVENT_CARD_KEPT] = T_("{seat} keeps the card for later."),
    [EVENT_RELEASE_MOVED] = T_("{other} received {release.a} from {seat}."),
    [EVENT_RENT_DUE] = T_("{other} may ask {seat} for {sum} {rent} for {deed}."),
    [EVENT_RENT_LAPSED] = T_("{other} did not ask for {rent.the} of {deed} in time."),
    [EVENT_DEBT_AROSE] = T_("{seat} owes {other} {sum}[ {reason}] and must raise the money."),
    [EVENT_OFFERED] = T_("{seat} offered {other} {deal}."),
    [EVENT_COUNTERED] = T_("{seat} countered: {deal}."),
    [EVENT_ACCEPTED] = T_("{seat} accepted: {other} gave {deal}."),
    [EVENT_REJECTED] = T_("{seat} rejected the offer."),
    [EVENT_OFFER_LAPSED] = T_("The offer of {seat} to {other} lapsed."),
    [EVENT_FLOOR_TAKEN] = T_("{seat} took the floor."),
    [EVENT_FLOOR_GIVEN] = T_("{seat} gave the floor back."),
    [EVENT_WANTED] = T_("{seat} wants {building.the} too."),
    [EVENT_TRAVELLED] = T_("{seat} travelled to {space}."),
    [EVENT_THIEF_LOOSE] = T_("{seat} set a thief on {other}."),
    [EVENT_THIEF_MOVED] = T_("The thief moved to {space}."),
    [EVENT_THIEF_STRUCK] = T_("The thief took {sum} from {seat}."),
    [EVENT_BANKRUPT] = T_("{seat} is bankrupt to {other}."),
    [EVENT_RESIGNED] = T_("{seat} gave up."),
    [EVENT_STOP_ASKED] = T_("{seat} asks to stop the game."),
    [EVENT_BELL] = T_("Time is up: the game ends with this turn."),
    [EVENT_TURN_ENDED] = {.words = NULL}, /* the next turn says it */
    [EVENT_WON] = T_("{seat} has won the game."),
};
static_assert(sizeof told / sizeof told[0] == EVENT_COUNT, "a sentence for every event");

static const Sentence moved_back = T_("{seat} moved back to {space}.");
static const Sentence rolled_and_moved =
    T_("{seat} rolled {first} and {second} and moved to {space}.");
static const Sentence rolled_and_left =
    T_("{seat} rolled {first} and {second}, left {jail_space} and moved to {space}.");
static const Sentence rolled_for_rent =
    T_("{seat} rolled {first} and {second} for {rent.the} of {deed}.");

static const Sentence jailed_for_doubles =
    T_("{seat} rolled doubles too often and went to {jail_space}.");

static const Sentence released[] = {
    [RELEASED_BY_DOUBLES] = T_("{seat} left {jail_space}."),
    [RELEASED_BY_FINE] = T_("{seat}[ paid {price} and] left {jail_space}."),
    [RELEASED_BY_CARD] = T_("{seat} used {release.a} and left {jail_space}."),
    [RELEASED_BY_TIME] = T_("{seat} has waited long enough and left {jail_space}."),
};

/* What follows the sum; the other reasons are obvious, or covered by another
 * event. */
static const Sentence reasons[REASON_COUNT] = {
    [REASON_SALARY] = T_("{salary}"),     [REASON_RENT] = T_("{rent} for {deed}"),
    [REASON_TAX] = T_("{tax}"),           [REASON_FINE] = T_("to leave {jail_space}"),
    [REASON_AUCTION] = T_("for {deed}"),  [REASON_FEE] = T_("interest on {deed}"),
    [REASON_THIEF] = T_("for the thief"), [REASON_BONUS] = T_("as a bonus"),
};

static const Sentence no_tax = T_("{seat} has no {tax} to pay.");
static const Sentence no_rent_mortgaged = T_("{deed} is mortgaged, so no {rent} is paid.");
static const Sentence no_rent_in_jail = T_("{other} is in {jail_space} and gets no {rent}.");

static const Sentence paid_seat = T_("{seat} paid {other} {sum}[ {reason}].");
static const Sentence paid_into = T_("{seat} paid {sum}[ {reason}] into {other}.");
static const Sentence received = T_("{other} received {sum}[ {reason}].");
static const Sentence received_from = T_("{other} received {sum}[ {reason}] from {seat}.");
static const Sentence left_to_bank = T_("{seat} paid {sum}, all that was left.");
static const Sentence left_to_seat = T_("{seat} paid {other} {sum}, all that was left.");
static const Sentence borne = T_("{seat} bore {sum} that {other} could not pay.");
static const Sentence written_off = T_("{bank.the} wrote off {sum} that {other} owed.");

static const Sentence built_more = T_("{seat} built on {deed}[ for {price}]: now {things}.");
static const Sentence built_now =
    T_("{seat} built {built.a} on {deed}[ for {price}] (now {things}).");
static const Sentence sold = T_("{seat} sold {building.a} on {deed} for {price} (now {things}).");
static const Sentence sold_last = T_("{seat} sold {building.a} on {deed} for {price} (now none).");
static const Sentence lost_last = T_("{seat} lost {building.a} on {deed} (now none).");

static const Sentence sold_several =
    T_("{seat} sold {building.many} on {deed} for {price} (now {things}).");
static const Sentence sold_all = T_("{seat} sold all {building.many} on {deed} for {price}.");
static const Sentence lost_several = T_("{seat} lost {building.many} on {deed} (now {things}).");
static const Sentence lost_all = T_("{seat} lost all {building.many} on {deed}.");

static const Sentence sold_deed = T_("{seat} sold {deed} to {bank.the}[ for {price}].");
static const Sentence deeds_received = T_("{other} received {deeds}.");
static const Sentence taken_back = T_("{bank.the} took back {deeds} from {seat}.");
static const Sentence release_kept = T_("{other} keeps {release.the}.");

static const Sentence building_auctioned = T_("{built.the} is auctioned.");
static const Sentence auction_won = T_("{seat} won the auction.");
static const Sentence building_unsold = T_("Nobody bid for {building.the}.");

static const Sentence withdrew = T_("{seat} withdrew from the auction.");
static const Sentence stop_agreed = T_("{seat} agreed to stop.");
static const Sentence stop_refused = T_("{seat} wants to play on.");
static const Sentence bankrupt = T_("{seat} is bankrupt.");

/* ---- telling ---- */

enum { MOST_ARGS = 14 };

/* An event being told. */
typedef struct Telling {
    const Table *table;
    size_t n;
    const Event *event;
    int count;
    Arg args[MOST_ARGS + 1];
    Things things;
    DealThings deal;
    Said reason;
} Telling;

static void give(Telling *telling, Arg arg)
{
    assert(telling->count < MOST_ARGS);
    telling->args[telling->count++] = arg;
}

static const Event *beside(const Telling *telling, long offset)
{
    return neighbours_at(telling->table, telling->n, offset);
}

static const Event *find(const Telling *telling, NeighbourMatch match, int what)
{
    return neighbours_find(telling->table, telling->n, match, what);
}

static bool has(const Telling *telling, NeighbourMatch match, EventKind kind)
{
    return find(telling, match, (int)kind) != NULL;
}

/* The sum that moved for this reason becomes {price}. */
static bool give_price(Telling *telling, Reason reason)
{
    const Event *paid = find(telling, neighbours_its_money, (int)reason);
    if (paid != NULL) give(telling, arg_price(paid->amount));
    return paid != NULL;
}

static void give_things(Telling *telling, Things things)
{
    telling->things = things;
    give(telling, arg_things(telling->things.items, telling->things.count));
}

static size_t cause(const Telling *telling)
{
    return table_event(telling->table, telling->n)->action;
}

/* ---- moving ---- */

static bool is_doubles_release(const Event *event)
{
    return event != NULL && event->kind == EVENT_RELEASED && event->other == RELEASED_BY_DOUBLES;
}

static bool is_moved(const Event *event)
{
    return event != NULL && event->kind == EVENT_MOVED;
}

static const Sentence *tell_dice(Telling *telling)
{
    const Event *next = beside(telling, 1), *after = beside(telling, 2);
    bool left = is_doubles_release(next) && is_moved(after);
    if (left) next = after;
    if (is_moved(next)) {
        give(telling, arg_space((SpaceId)next->second));
        return left ? &rolled_and_left : &rolled_and_moved;
    }
    return telling->event->deed != NO_DEED ? &rolled_for_rent : &told[EVENT_DICE_THROWN];
}

/* Told with the dice when it follows them at once. */
static bool with_dice(const Telling *telling)
{
    const Event *before = beside(telling, -1);
    if (is_doubles_release(before)) before = beside(telling, -2);
    return before != NULL && before->kind == EVENT_DICE_THROWN;
}

static const Sentence *tell_moved(Telling *telling)
{
    if (with_dice(telling)) return NULL;
    give(telling, arg_space((SpaceId)telling->event->second));
    return telling->event->other == DIRECTION_BACKWARD ? &moved_back : &told[EVENT_MOVED];
}

static const Sentence *tell_jailed(Telling *telling)
{
    return telling->event->other == JAILED_BY_DOUBLES ? &jailed_for_doubles : &told[EVENT_JAILED];
}

static const Sentence *tell_released(Telling *telling)
{
    ReleasedBy how = (ReleasedBy)telling->event->other;
    if (how == RELEASED_BY_DOUBLES && with_dice(telling)) return NULL;
    give_price(telling, REASON_FINE);
    return &released[how];
}

static const Sentence *tell_space(Telling *telling)
{
    give(telling, arg_space((SpaceId)telling->event->second));
    return &told[telling->event->kind];
}

/* ---- money ---- */

const Sentence *account_reason(Reason reason)
{
    return &reasons[reason];
}

/* Where the payer was sent last: the square that asks for a tax. */
static SpaceId taxed_on(const Telling *telling)
{
    for (size_t n = telling->n; n > 0; n--) {
        const Event *event = &table_event(telling->table, n - 1)->event;
        if (event->kind == EVENT_MOVED && event->seat == telling->event->seat)
            return (SpaceId)event->second;
    }
    return NO_SPACE;
}

/* An edition that calls its tax by a name of its own may have others beside it:
 * they are called by their squares. */
static const Sentence *other_tax(const Telling *telling)
{
    static const Sentence by_space = T_("{space}");
    const Edition *edition = table_edition(telling->table);
    SpaceId space = taxed_on(telling);
    if (edition->nouns[NOUN_TAX].forms[0][0] == '\0' || space >= edition->space_count) return NULL;
    if (text_same_folded(edition->space_label[space].name, edition->nouns[NOUN_TAX].forms[0]))
        return NULL;
    return edition->spaces[space].effect.kind == EFFECT_TAX ? &by_space : NULL;
}

static void give_reason(Telling *telling)
{
    const Sentence *sentence = account_reason((Reason)telling->event->reason);
    if (sentence->words == NULL) return;
    const Sentence *other = telling->event->reason == REASON_TAX ? other_tax(telling) : NULL;
    telling->reason =
        (Said){.sentence = other != NULL ? *other : *sentence,
               .args = {arg_deed(telling->event->deed),
                        arg_jail_space(edition_words_jail(table_edition(telling->table))),
                        other != NULL ? arg_space(taxed_on(telling)) : arg_absent()}};
    give(telling, arg_reason(&telling->reason));
}

static bool is_seat(SeatId party)
{
    return party != BANK && party != POT;
}

/* What was left of an estate; the bank covers a negative balance. */
static const Sentence *tell_estate(const Event *event)
{
    if (event->seat == BANK) return &written_off;
    return is_seat(event->other) ? &left_to_seat : &left_to_bank;
}

/* "paid" by a seat to bank, pot or seat; "received" from the bank or the pot. */
static const Sentence *tell_paid(Telling *telling)
{
    const Event *event = telling->event;
    if (neighbours_tell_payment(telling->table, telling->n)) return NULL;
    if (event->reason == REASON_ESTATE) return tell_estate(event);
    if (event->reason == REASON_BORNE) return &borne;
    give_reason(telling);
    if (event->seat == POT) return &received_from;
    if (event->seat == BANK) return &received;
    if (event->other == POT) return &paid_into;
    return event->other == BANK ? &told[EVENT_PAID] : &paid_seat;
}

static const Sentence *tell_debt(Telling *telling)
{
    give_reason(telling);
    return &told[EVENT_DEBT_AROSE];
}

static const Sentence *tell_nothing_due(Telling *telling)
{
    static const Sentence *const no_rent[] = {[NOTHING_PRINTED] = &told[EVENT_NOTHING_DUE],
                                              [NOTHING_MORTGAGED] = &no_rent_mortgaged,
                                              [NOTHING_JAILED] = &no_rent_in_jail};
    const Event *event = telling->event;
    if (event->reason == REASON_RENT) return no_rent[event->amount];
    return event->reason == REASON_TAX ? &no_tax : &told[EVENT_NOTHING_DUE];
}

/* ---- deeds, buildings, cards ---- */

static const Sentence *tell_built(Telling *telling)
{
    int level = (int)telling->event->amount;
    give_price(telling, REASON_BUILDING);
    give_things(telling, things_level(level));
    give(telling, arg_built(edition_level_hotels(level) > 0 ? NOUN_HOTEL : NOUN_HOUSE));
    if (level > HOTEL_LEVEL) return &built_more;
    return level > 1 && level < HOTEL_LEVEL ? &built_now : &told[EVENT_BUILT];
}

/* How far the deed was built just before. */
static int level_before(const Telling *telling)
{
    const Event *other;
    Game before;
    for (long offset = -1; (other = beside(telling, offset)) != NULL; offset--)
        if ((other->kind == EVENT_UNBUILT || other->kind == EVENT_BUILT) &&
            other->deed == telling->event->deed)
            return (int)other->amount;
    table_state_at(telling->table, cause(telling), &before);
    return before.holdings[telling->event->deed].level;
}

static int buildings(int level)
{
    return edition_level_houses(level) + edition_level_hotels(level);
}

static const Sentence *tell_unbuilt(Telling *telling)
{
    int level = (int)telling->event->amount;
    bool several = buildings(level_before(telling)) > buildings(level) + 1;
    give_things(telling, things_level(level));
    if (give_price(telling, REASON_SALE)) {
        if (several) return level == 0 ? &sold_all : &sold_several;
        return level == 0 ? &sold_last : &sold;
    }
    if (several) return level == 0 ? &lost_all : &lost_several;
    return level == 0 ? &lost_last : &told[EVENT_UNBUILT];
}

static const Sentence *tell_with_price(Telling *telling)
{
    static const Reason price_of[EVENT_COUNT] = {[EVENT_DEALT] = REASON_DEAL,
                                                 [EVENT_MORTGAGED] = REASON_MORTGAGE,
                                                 [EVENT_REDEEMED] = REASON_REDEEM,
                                                 [EVENT_MORTGAGE_KEPT] = REASON_FEE};
    give_price(telling, price_of[telling->event->kind]);
    bool sells = telling->event->kind == EVENT_MORTGAGED &&
                 table_edition(telling->table)->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
    return sells ? &sold_deed : &told[telling->event->kind];
}

static bool same_way(const Event *event, const Event *other, int what)
{
    return other->kind == what && other->seat == event->seat && other->other == event->other;
}

/* The deeds of a bankrupt player are reported all at once with the first of them. */
static const Sentence *tell_deed_moved(Telling *telling)
{
    const Event *event = telling->event, *other;
    DeedSet deeds = DEED_BIT(event->deed);
    if (neighbours_tell_deed(telling->table, telling->n)) return NULL;
    for (long offset = -1; (other = beside(telling, offset)) != NULL; offset--)
        if (same_way(event, other, EVENT_DEED_MOVED)) return NULL;
    for (long offset = 1; (other = beside(telling, offset)) != NULL; offset++)
        if (same_way(event, other, EVENT_DEED_MOVED)) deeds |= DEED_BIT(other->deed);
    give(telling, arg_deeds(deeds));
    if (event->other == BANK) return &taken_back;
    return event->seat == BANK ? &deeds_received : &told[EVENT_DEED_MOVED];
}

static const Sentence *tell_release_moved(Telling *telling)
{
    const Event *event = telling->event;
    if (event->other == BANK || has(telling, neighbours_same_kind, EVENT_ACCEPTED)) return NULL;
    return event->seat == BANK ? &release_kept : &told[EVENT_RELEASE_MOVED];
}

static const Sentence *tell_card(Telling *telling)
{
    const Event *event = telling->event;
    if (event->amount < 0 || event->amount >= MAX_DECKS || event->second < 0 ||
        event->second >= MAX_CARDS)
        return NULL;
    give(telling, arg_deck((uint8_t)event->amount));
    give(telling, arg_card(table_edition(telling->table)->card_text[event->amount][event->second]));
    return &told[EVENT_CARD_DRAWN];
}

static const Sentence *tell_token(Telling *telling)
{
    Money token = telling->event->amount;
    if (token < 0 || token >= table_edition(telling->table)->token_count) return NULL;
    give(telling, arg_token((TokenId)token));
    return &told[EVENT_TOKEN_CHOSEN];
}

static const Sentence *tell_auction(Telling *telling)
{
    Money open = telling->event->second;
    if (open <= AUCTION_DEED) return &told[EVENT_AUCTION_BEGAN];
    give(telling, arg_built(open == AUCTION_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
    return &building_auctioned;
}

/* A building that was won is built at once, which is reported. */
static const Sentence *tell_won(Telling *telling)
{
    return has(telling, neighbours_same_deed, EVENT_BUILT) ? &auction_won
                                                           : &told[EVENT_AUCTION_WON];
}

/* Where everybody is asked to bid, one withdraws (W10). */
static const Sentence *tell_passed(Telling *telling)
{
    bool asked = table_edition(telling->table)->rule[RULE_AUCTION_ASK_ALL] != 0;
    return asked ? &withdrew : &told[EVENT_PASSED];
}

static const Sentence *tell_unsold(Telling *telling)
{
    return telling->event->deed >= MAX_DEEDS ? &building_unsold : &told[EVENT_AUCTION_UNSOLD];
}

/* ---- trades and votes ---- */

static void give_deal(Telling *telling, const Deal *deal)
{
    give(telling, arg_deal(things_deal(&telling->deal, NULL, deal)));
}

static const Sentence *tell_offer(Telling *telling)
{
    give_deal(telling, &table_action(telling->table, cause(telling))->deal);
    return &told[telling->event->kind];
}

/* An offer, which is repeated, or a vote. */
static const Sentence *tell_accepted(Telling *telling)
{
    Game before;
    table_state_at(telling->table, cause(telling), &before);
    if (before.phase == PHASE_VOTE) return &stop_agreed;
    give(telling, arg_other(before.offer.from));
    give_deal(telling, &before.offer.deal);
    return &told[EVENT_ACCEPTED];
}

static const Sentence *tell_rejected(Telling *telling)
{
    Game before;
    table_state_at(telling->table, cause(telling), &before);
    return before.phase == PHASE_VOTE ? &stop_refused : &told[EVENT_REJECTED];
}

static const Sentence *tell_bankrupt(Telling *telling)
{
    return telling->event->other == BANK ? &bankrupt : &told[EVENT_BANKRUPT];
}

/* The sentence of the event, with what it needs beside seats, sums and deeds
 * given; NULL when there is nothing to report. */
typedef const Sentence *(*Teller)(Telling *telling);

/* Events whose sentence depends on the circumstances. */
static const Teller tellers[EVENT_COUNT] = {
    [EVENT_DEALT] = tell_with_price,
    [EVENT_TOKEN_CHOSEN] = tell_token,
    [EVENT_DICE_THROWN] = tell_dice,
    [EVENT_MOVED] = tell_moved,
    [EVENT_JAILED] = tell_jailed,
    [EVENT_RELEASED] = tell_released,
    [EVENT_PAID] = tell_paid,
    [EVENT_NOTHING_DUE] = tell_nothing_due,
    [EVENT_POT_EMPTY] = tell_space,
    [EVENT_AUCTION_BEGAN] = tell_auction,
    [EVENT_PASSED] = tell_passed,
    [EVENT_AUCTION_WON] = tell_won,
    [EVENT_AUCTION_UNSOLD] = tell_unsold,
    [EVENT_DEED_MOVED] = tell_deed_moved,
    [EVENT_BUILT] = tell_built,
    [EVENT_UNBUILT] = tell_unbuilt,
    [EVENT_MORTGAGED] = tell_with_price,
    [EVENT_REDEEMED] = tell_with_price,
    [EVENT_MORTGAGE_KEPT] = tell_with_price,
    [EVENT_CARD_DRAWN] = tell_card,
    [EVENT_RELEASE_MOVED] = tell_release_moved,
    [EVENT_DEBT_AROSE] = tell_debt,
    [EVENT_OFFERED] = tell_offer,
    [EVENT_COUNTERED] = tell_offer,
    [EVENT_ACCEPTED] = tell_accepted,
    [EVENT_REJECTED] = tell_rejected,
    [EVENT_TRAVELLED] = tell_space,
    [EVENT_THIEF_MOVED] = tell_space,
    [EVENT_BANKRUPT] = tell_bankrupt,
};

static bool tell(const Table *table, size_t n, const Words *words, Text *text)
{
    const Event *event = &table_event(table, n)->event;
    Telling telling = {.table = table, .n = n, .event = event};
    Teller teller = tellers[event->kind];
    const Sentence *sentence = teller != NULL ? teller(&telling) : &told[event->kind];
    if (sentence == NULL || sentence->words == NULL) return false;
    give(&telling, arg_seat(event->seat));
    give(&telling, arg_other(event->other)); /* unless another was given first */
    give(&telling, arg_deed(event->deed));
    give(&telling, arg_sum(event->amount));
    give(&telling, arg_first(event->amount));
    give(&telling, arg_second(event->second));
    give(&telling, arg_jail_space(edition_words_jail(table_edition(table))));
    telling.args[telling.count] = (Arg){.place = PLACE_END};
    Noun own[NOUN_COUNT];
    Words its = edition_words_rent(words, table_edition(table), event->deed, own);
    words_write(&its, sentence, telling.args, text);
    return true;
}

/* Has the last event before the balances nothing after it that is told? */
static bool told_last(const Table *table, size_t n, size_t end, const Words *words)
{
    char buffer[8]; /* enough to know that there is something */
    for (size_t i = n + 1; i <= end; i++) {
        Text text = text_into(buffer, sizeof buffer);
        if (tell(table, i, words, &text)) return false;
    }
    return true;
}

bool account_event(const Table *table, size_t n, const Words *words, Text *text)
{
    size_t end = n;
    if (!tell(table, n, words, text)) return false;
    if (balances_follow(table, n, &end) && told_last(table, n, end, words))
        balances_write(table, end, words, text);
    return true;
}

int account_write(const Table *table, size_t from, size_t to, const Words *words, Text *text)
{
    int count = 0;
    for (size_t n = from; n < to && n < table_event_count(table); n++) {
        if (!account_event(table, n, words, text)) continue;
        text_add_char(text, '\n');
        count++;
    }
    return count;
}
