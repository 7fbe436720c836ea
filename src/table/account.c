/* account.c -- the running account: what happened, in sentences (G11). */
#include "table/account.h"

#include "edition/edition_words.h"
#include "table/balances.h"
#include "table/haggling.h"
#include "table/tell_deeds.h"
#include "table/tell_money.h"

/* ---- tokens and moving ---- */

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

static const Sentence *tell_token(Telling *telling)
{
    Money token = telling->event->amount;
    if (token < 0 || token >= table_edition(telling->table)->token_count) return NULL;
    telling_give(telling, arg_token((TokenId)token));
    return &telling_usual[EVENT_TOKEN_CHOSEN];
}

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
    const Event *next = telling_beside(telling, 1), *after = telling_beside(telling, 2);
    bool left = is_doubles_release(next) && is_moved(after);
    if (left) next = after;
    if (is_moved(next)) {
        telling_give(telling, arg_space((SpaceId)next->second));
        return left ? &rolled_and_left : &rolled_and_moved;
    }
    return telling->event->deed != NO_DEED ? &rolled_for_rent : &telling_usual[EVENT_DICE_THROWN];
}

/* Told with the dice when it follows them at once. */
static bool with_dice(const Telling *telling)
{
    const Event *before = telling_beside(telling, -1);
    if (is_doubles_release(before)) before = telling_beside(telling, -2);
    return before != NULL && before->kind == EVENT_DICE_THROWN;
}

static const Sentence *tell_moved(Telling *telling)
{
    if (with_dice(telling)) return NULL;
    telling_give(telling, arg_space((SpaceId)telling->event->second));
    return telling->event->other == DIRECTION_BACKWARD ? &moved_back : &telling_usual[EVENT_MOVED];
}

static const Sentence *tell_jailed(Telling *telling)
{
    return telling->event->other == JAILED_BY_DOUBLES ? &jailed_for_doubles
                                                      : &telling_usual[EVENT_JAILED];
}

static const Sentence *tell_released(Telling *telling)
{
    ReleasedBy how = (ReleasedBy)telling->event->other;
    if (how == RELEASED_BY_DOUBLES && with_dice(telling)) return NULL;
    telling_give_price(telling, REASON_FINE);
    return &released[how];
}

static const Sentence *tell_space(Telling *telling)
{
    telling_give(telling, arg_space((SpaceId)telling->event->second));
    return &telling_usual[telling->event->kind];
}

/* ---- trades and votes ---- */

static const Sentence stop_agreed = T_("{seat} agreed to stop.");
static const Sentence stop_stalemate =
    T_("{seat} asks to stop the game and count: nothing has changed for {number} rounds.");
static const Sentence stop_refused = T_("{seat} wants to play on.");
static const Sentence offer_refused = T_("{seat} rejected the offer: \"{reason}[ {part}]\"");
static const Sentence bankrupt = T_("{seat} is bankrupt.");

static void give_deal(Telling *telling, const Deal *deal)
{
    telling_give(telling, arg_deal(things_deal(&telling->deal, NULL, deal)));
}

static const Sentence *tell_offer(Telling *telling)
{
    give_deal(telling, &table_action(telling->table, telling_cause(telling))->deal);
    return &telling_usual[telling->event->kind];
}

/* An offer, which is repeated, or a vote. */
static const Sentence *tell_accepted(Telling *telling)
{
    Game before;
    table_state_at(telling->table, telling_cause(telling), &before);
    if (before.phase == PHASE_VOTE) return &stop_agreed;
    telling_give(telling, arg_other(before.offer.from));
    give_deal(telling, &before.offer.deal);
    return &telling_usual[EVENT_ACCEPTED];
}

/* People are told why a computer does not want what they offer. */
static bool refused_because(Telling *telling, const Game *before)
{
    Speech said;
    if (table_seating(telling->table)->seats[before->offer.from].kind != NULL ||
        !haggling_refusal(telling->table, telling_cause(telling), &said))
        return false;
    telling->reason = said.parts[0];
    telling_give(telling, arg_reason(&telling->reason));
    if (said.count < 2) return true;
    telling->part = said.parts[1];
    telling_give(telling, arg_part(&telling->part));
    return true;
}

static const Sentence *tell_rejected(Telling *telling)
{
    Game before;
    table_state_at(telling->table, telling_cause(telling), &before);
    if (before.phase == PHASE_VOTE) return &stop_refused;
    return refused_because(telling, &before) ? &offer_refused : &telling_usual[EVENT_REJECTED];
}

/* Computers ask for one reason alone. */
static const Sentence *tell_stop(Telling *telling)
{
    const Table *table = telling->table;
    Memory memory;
    if (table_seating(table)->seats[telling->event->seat].kind == NULL)
        return &telling_usual[EVENT_STOP_ASKED];
    table_memory_at(table, telling_cause(telling), &memory);
    telling_give(telling, arg_number(memory.round - memory.changed));
    return memory.round - memory.changed < table_edition(table)->rule[RULE_STALEMATE]
               ? &telling_usual[EVENT_STOP_ASKED]
               : &stop_stalemate;
}

static const Sentence *tell_bankrupt(Telling *telling)
{
    return telling->event->other == BANK ? &bankrupt : &telling_usual[EVENT_BANKRUPT];
}

/* ---- telling ---- */

/* Events whose sentence depends on the circumstances. */
static const Teller tellers[EVENT_COUNT] = {
    [EVENT_DEALT] = tell_deeds_with_price,
    [EVENT_TOKEN_CHOSEN] = tell_token,
    [EVENT_DICE_THROWN] = tell_dice,
    [EVENT_MOVED] = tell_moved,
    [EVENT_JAILED] = tell_jailed,
    [EVENT_RELEASED] = tell_released,
    [EVENT_PAID] = tell_money_paid,
    [EVENT_NOTHING_DUE] = tell_money_nothing_due,
    [EVENT_POT_EMPTY] = tell_space,
    [EVENT_AUCTION_BEGAN] = tell_deeds_auction,
    [EVENT_PASSED] = tell_deeds_passed,
    [EVENT_AUCTION_WON] = tell_deeds_won,
    [EVENT_AUCTION_UNSOLD] = tell_deeds_unsold,
    [EVENT_DEED_MOVED] = tell_deeds_moved,
    [EVENT_BUILT] = tell_deeds_built,
    [EVENT_UNBUILT] = tell_deeds_unbuilt,
    [EVENT_MORTGAGED] = tell_deeds_with_price,
    [EVENT_REDEEMED] = tell_deeds_with_price,
    [EVENT_MORTGAGE_KEPT] = tell_deeds_with_price,
    [EVENT_CARD_DRAWN] = tell_deeds_card,
    [EVENT_RELEASE_MOVED] = tell_deeds_release_moved,
    [EVENT_DEBT_AROSE] = tell_money_debt,
    [EVENT_OFFERED] = tell_offer,
    [EVENT_COUNTERED] = tell_offer,
    [EVENT_ACCEPTED] = tell_accepted,
    [EVENT_REJECTED] = tell_rejected,
    [EVENT_STOP_ASKED] = tell_stop,
    [EVENT_TRAVELLED] = tell_space,
    [EVENT_THIEF_MOVED] = tell_space,
    [EVENT_BANKRUPT] = tell_bankrupt,
};

static bool tell(const Table *table, size_t n, const Words *words, Text *text)
{
    const Event *event = &table_event(table, n)->event;
    Telling telling = {.table = table, .n = n, .event = event};
    Teller teller = tellers[event->kind];
    const Sentence *sentence = teller != NULL ? teller(&telling) : &telling_usual[event->kind];
    if (sentence == NULL || sentence->words == NULL) return false;
    telling_give(&telling, arg_seat(event->seat));
    telling_give(&telling, arg_other(event->other)); /* unless another was given first */
    telling_give(&telling, arg_deed(event->deed));
    telling_give(&telling, arg_sum(event->amount));
    telling_give(&telling, arg_first(event->amount));
    telling_give(&telling, arg_second(event->second));
    telling_give(&telling, arg_jail_space(edition_words_jail(table_edition(table))));
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
