/* tell_money.c -- how the account tells of money: paid, owed, or not due. */
#include "table/tell_money.h"

#include "edition/edition_words.h"

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

const Sentence *tell_money_reason(Reason reason)
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
    const Sentence *sentence = tell_money_reason((Reason)telling->event->reason);
    if (sentence->words == NULL) return;
    const Sentence *other = telling->event->reason == REASON_TAX ? other_tax(telling) : NULL;
    telling->reason =
        (Said){.sentence = other != NULL ? *other : *sentence,
               .args = {arg_deed(telling->event->deed),
                        arg_jail_space(edition_words_jail(table_edition(telling->table))),
                        other != NULL ? arg_space(taxed_on(telling)) : arg_absent()}};
    telling_give(telling, arg_reason(&telling->reason));
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
const Sentence *tell_money_paid(Telling *telling)
{
    const Event *event = telling->event;
    if (neighbours_tell_payment(telling->table, telling->n)) return NULL;
    if (event->reason == REASON_ESTATE) return tell_estate(event);
    if (event->reason == REASON_BORNE) return &borne;
    give_reason(telling);
    if (event->seat == POT) return &received_from;
    if (event->seat == BANK) return &received;
    if (event->other == POT) return &paid_into;
    return event->other == BANK ? &telling_usual[EVENT_PAID] : &paid_seat;
}

const Sentence *tell_money_debt(Telling *telling)
{
    give_reason(telling);
    return &telling_usual[EVENT_DEBT_AROSE];
}

const Sentence *tell_money_nothing_due(Telling *telling)
{
    static const Sentence *const no_rent[] = {[NOTHING_PRINTED] = &telling_usual[EVENT_NOTHING_DUE],
                                              [NOTHING_MORTGAGED] = &no_rent_mortgaged,
                                              [NOTHING_JAILED] = &no_rent_in_jail};
    const Event *event = telling->event;
    if (event->reason == REASON_RENT) return no_rent[event->amount];
    return event->reason == REASON_TAX ? &no_tax : &telling_usual[EVENT_NOTHING_DUE];
}
