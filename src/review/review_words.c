/* review_words.c -- what a review has found, in sentences. */
#include "review/review_words.h"

#include <math.h>

#include "review/review_state.h"
#include "table/account.h"
#include "table/intent.h"

enum { SENTENCES_MOST = 4, HAPPENED_SIZE = 1600, SENTENCE_SIZE = 600 };

/* What is only sometimes so must be this many errors away. */
enum { SURE = 2 };

const Sentence *review_words_kind(FindingKind kind)
{
    static const Sentence kinds[FINDING_KINDS] = {
        [FINDING_SETUP] = TC_("moment", "Start"),
        [FINDING_THROW] = TC_("moment", "Throw"),
        [FINDING_CARD] = TC_("moment", "Card"),
        [FINDING_PICK] = TC_("moment", "Chance"),
        [FINDING_PURCHASE] = TC_("moment", "Purchase"),
        [FINDING_AUCTION] = TC_("moment", "Auction"),
        [FINDING_TRADE] = TC_("moment", "Trade"),
        [FINDING_JAIL] = TC_("moment", "Jail"),
        [FINDING_RAISING] = TC_("moment", "Raising money"),
        [FINDING_CHOICE] = TC_("moment", "Choice"),
        [FINDING_MANAGEMENT] = TC_("moment", "Management"),
        [FINDING_LEAVING] = TC_("moment", "Leaving"),
    };
    return &kinds[kind];
}

/* ---- what happened ---- */

/* Bids and turns are left out: who won the auction tells enough. */
static bool worth_telling(const FindingMoment *moment, const Event *event)
{
    if (event->kind == EVENT_TURN_BEGAN || event->kind == EVENT_TURN_ENDED) return false;
    if (event->kind == EVENT_FLOOR_TAKEN || event->kind == EVENT_FLOOR_GIVEN) return false;
    if (moment->kind != FINDING_AUCTION) return true;
    return event->kind != EVENT_BID && event->kind != EVENT_PASSED;
}

/* The sentence of the next event of the moment, from event *n on; false: there is none. */
static bool next_sentence(const Table *table, const FindingMoment *moment, const Words *words,
                          size_t *n, Text *one)
{
    for (; *n < table_event_count(table); (*n)++) {
        const TableEvent *event = table_event(table, *n);
        if (event->action > moment->last) return false;
        if (worth_telling(moment, &event->event) && account_event(table, *n, words, one)) {
            (*n)++;
            return true;
        }
    }
    return false;
}

static int tell_events(const Table *table, const FindingMoment *moment, const Words *words,
                       Text *text)
{
    int told = 0;
    size_t n = segment_first_event(table, moment->first);
    char buffer[SENTENCE_SIZE];
    Text one = text_into(buffer, sizeof buffer);
    while (told < SENTENCES_MOST && next_sentence(table, moment, words, &n, &one)) {
        if (told++ > 0) text_add_char(text, ' ');
        text_add(text, buffer);
        text_clear(&one);
    }
    return told;
}

void review_words_happened(const Review *review, int n, const Words *words, Text *text)
{
    const FindingMoment *moment = finding_moment(review, n);
    FindingDecision decision;
    bool silent = finding_decision(review, moment->told, &decision) && decision.silent;
    if (!silent && tell_events(review_table(review), moment, words, text) > 0) return;
    if (silent)
        SAY(words, text, T_("{seat} let the others throw."), arg_seat(moment->seat));
    else if (moment->kind == FINDING_AUCTION)
        SAY(words, text, T_("The auction went on."), arg_absent());
    else if (moment->kind == FINDING_SETUP)
        SAY(words, text, T_("The game was set up."), arg_absent());
    else
        SAY(words, text, T_("{seat} did nothing more."), arg_seat(moment->seat));
}

/* Chance is remembered by what it led to, a decision by what was done first. */
static bool ends_tell(FindingKind kind)
{
    return kind == FINDING_THROW || kind == FINDING_CARD || kind == FINDING_PICK ||
           kind == FINDING_AUCTION;
}

void review_words_gist(const Review *review, int n, const Words *words, Text *text)
{
    const Table *table = review_table(review);
    const FindingMoment *moment = finding_moment(review, n);
    char buffer[SENTENCE_SIZE] = "", last[SENTENCE_SIZE] = "";
    Text one = text_into(buffer, sizeof buffer);
    size_t event = segment_first_event(table, moment->first);
    FindingDecision decision;
    bool silent = finding_decision(review, moment->told, &decision) && decision.silent;
    while (!silent && next_sentence(table, moment, words, &event, &one)) {
        text_copy(last, sizeof last, buffer);
        text_clear(&one);
        if (!ends_tell(moment->kind)) break;
    }
    if (last[0] != '\0')
        text_add(text, last);
    else
        review_words_happened(review, n, words, text);
}

void review_words_way(const Review *review, size_t n, const Action *way, const Words *words,
                      Text *text)
{
    Game game;
    Intent intent;
    table_state_at(review_table(review), n, &game);
    intent_make(&intent, table_edition(review_table(review)), &game, way);
    words_write_said(words, &intent.said, text);
}

/* ---- what it was worth ---- */

static int tenths(double chance)
{
    return (int)lround(fabs(chance) * 1000);
}

static SeatId most_changed(const FindingMoment *moment)
{
    SeatId most = moment->seat < MAX_SEATS ? moment->seat : 0;
    for (SeatId seat = 0; seat < MAX_SEATS; seat++)
        if (fabs(finding_change(moment, seat)) > fabs(finding_change(moment, most))) most = seat;
    return most;
}

/* Luck, leaving. */
static void say_change(const FindingMoment *moment, SeatId seat, const char *happened,
                       const Words *words, Text *text)
{
    static const Sentence gain = T_("Round {number}: {text} That brought {seat} {decimal} ± "
                                    "{other_decimal} points.");
    static const Sentence loss = T_("Round {number}: {text} That cost {seat} {decimal} ± "
                                    "{other_decimal} points.");
    double change = finding_change(moment, seat);
    words_write(words, change < 0 ? &loss : &gain,
                ARGS(arg_number(moment->round), arg_text(happened), arg_seat(seat),
                     arg_decimal(tenths(change), 1),
                     arg_other_decimal(tenths(moment->error[seat]), 1)),
                text);
}

static const Sentence *decision_sentence(const FindingDecision *decision)
{
    static const Sentence better =
        T_("Round {number}: {text} A hard computer would {part}; this was better by {decimal} ± "
           "{other_decimal} points for {seat}.");
    static const Sentence worse =
        T_("Round {number}: {text} A hard computer would {part}; that was worth {decimal} ± "
           "{other_decimal} points to {seat}.");
    return decision->change < 0 ? &worse : &better;
}

static void say_decision(const Review *review, const FindingMoment *moment,
                         const FindingDecision *decision, const char *happened, const Words *words,
                         Text *text)
{
    Game game;
    Intent intent;
    table_state_at(review_table(review), moment->told, &game);
    intent_make(&intent, table_edition(review_table(review)), &game, &decision->hard);
    words_write(words, decision_sentence(decision),
                ARGS(arg_number(moment->round), arg_text(happened), arg_seat(decision->seat),
                     arg_part(&intent.said), arg_decimal(tenths(decision->change), 1),
                     arg_other_decimal(tenths(decision->error), 1)),
                text);
}

void review_words_moment_of(const Review *review, int n, SeatId seat, const Words *words,
                            Text *text)
{
    const FindingMoment *moment = finding_moment(review, n);
    char buffer[HAPPENED_SIZE];
    Text happened = text_into(buffer, sizeof buffer);
    FindingDecision decision;
    review_words_happened(review, n, words, &happened);
    if (finding_decision(review, moment->told, &decision) && !decision.same && decision.played > 0)
        say_decision(review, moment, &decision, buffer, words, text);
    else
        say_change(moment, seat, buffer, words, text);
}

void review_words_moment(const Review *review, int n, const Words *words, Text *text)
{
    review_words_moment_of(review, n, most_changed(finding_moment(review, n)), words, text);
}

/* ---- a seat ---- */

void review_words_seat(const Review *review, SeatId seat, const Words *words, Text *text)
{
    FindingSums sums = finding_sums(review, seat);
    double luck = sums.own_luck + sums.others_luck, decisions = sums.own_decisions;
    if (fabs(luck) <= SURE * sums.luck_error)
        SAY(words, text, T_("{seat} was neither lucky nor unlucky as far as one can tell."),
            arg_seat(seat));
    else if (luck > 0)
        SAY(words, text, T_("{seat} was lucky: chance brought {decimal} points."), arg_seat(seat),
            arg_decimal(tenths(luck), 1));
    else
        SAY(words, text, T_("{seat} was unlucky: chance cost {decimal} points."), arg_seat(seat),
            arg_decimal(tenths(luck), 1));
    text_add_char(text, ' ');
    if (decisions == 0 && sums.decisions_error <= 0)
        SAY(words, text, T_("Every decision was what a hard computer would have done."),
            arg_absent());
    else if (fabs(decisions) <= SURE * sums.decisions_error)
        SAY(words, text, T_("The decisions were about as good as a hard computer's."),
            arg_absent());
    else if (decisions > 0)
        SAY(words, text, T_("The decisions were {decimal} points better than a hard computer's."),
            arg_decimal(tenths(decisions), 1));
    else
        SAY(words, text, T_("The decisions were {decimal} points worse than a hard computer's."),
            arg_decimal(tenths(decisions), 1));
}
