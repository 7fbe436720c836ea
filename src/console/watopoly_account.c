/* watopoly_account.c -- what happened, in the words of the original. */
#include "console/watopoly_account.h"

#include "console/watopoly_words.h"
#include "table/account.h"
#include "table/neighbours.h"
#include "table/table_words.h"

/* What is typed is what is told: improve, unmortgage, withdraw. */
static const Sentence told[EVENT_COUNT] = {
    [EVENT_PASSED] = W_("{seat} withdrew from the auction."),
    [EVENT_BUILT] = W_("{seat} improved {deed}[ for {price}] (now {buildings})."),
    [EVENT_UNBUILT] = W_("{seat} sold an improvement of {deed} for {price}[ (now {buildings})]."),
    [EVENT_REDEEMED] = W_("{seat} unmortgaged {deed}[ for {price}]."),
    [EVENT_MORTGAGE_KEPT] = W_("{seat}[ paid {price} and] left {deed} mortgaged."),
    [EVENT_BANKRUPT] = W_("{seat} dropped out, bankrupt to {other}."),
};
static const Sentence lost = W_("{seat} lost an improvement of {deed}[ (now {buildings})].");

/* The reason for which money moved with each of them. */
static const Reason reasons[EVENT_COUNT] = {
    [EVENT_BUILT] = REASON_BUILDING,
    [EVENT_UNBUILT] = REASON_SALE,
    [EVENT_REDEEMED] = REASON_REDEEM,
    [EVENT_MORTGAGE_KEPT] = REASON_FEE,
};

static const Sentence *sentence_of(const Event *event, bool paid)
{
    bool improvements = event->kind == EVENT_BUILT || event->kind == EVENT_UNBUILT;
    if (improvements && event->amount > HOTEL_LEVEL) return NULL; /* not of this game */
    if (event->kind == EVENT_UNBUILT && !paid) return &lost;
    return told[event->kind].words != NULL ? &told[event->kind] : NULL;
}

void watopoly_account_write(const Table *table, size_t n, Text *out)
{
    Words words = table_words(table, NULL);
    const Event *event = &table_event(table, n)->event;
    const Event *paid = neighbours_find(table, n, neighbours_its_money, (int)reasons[event->kind]);
    const Sentence *sentence = sentence_of(event, paid != NULL);
    if (sentence == NULL) {
        account_write(table, n, n + 1, &words, out);
        return;
    }
    words_write(&words, sentence,
                ARGS(arg_seat(event->seat), arg_other(event->other), arg_deed(event->deed),
                     paid != NULL ? arg_price(paid->amount) : arg_absent(),
                     event->amount > 0 ? arg_buildings(event->amount) : arg_absent()),
                out);
    text_add_char(out, '\n');
}
