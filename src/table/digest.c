/* digest.c -- what happened since somebody was asked last, told to that person. */
#include "table/digest.h"

#include "table/account.h"

/* More than these nobody can keep in mind; the account has them all. */
enum { OTHERS_MOST = 6, SENTENCE_SIZE = 600 };

/* What an event is to others: `pairs` when it has two seats, `counts` when
 * those who were not there want to know. */
static const struct {
    bool pairs, counts;
} kinds[EVENT_COUNT] = {
    [EVENT_PAID] = {true, false},        [EVENT_RENT_DUE] = {true, false},
    [EVENT_RENT_LAPSED] = {true, false}, [EVENT_DEBT_AROSE] = {true, false},
    [EVENT_DEED_MOVED] = {true, true},   [EVENT_RELEASE_MOVED] = {true, false},
    [EVENT_OFFERED] = {true, false},     [EVENT_COUNTERED] = {true, false},
    [EVENT_THIEF_LOOSE] = {true, false}, [EVENT_BANKRUPT] = {true, true},
    [EVENT_NOTHING_DUE] = {true, false}, [EVENT_BOUGHT] = {false, true},
    [EVENT_AUCTION_WON] = {false, true}, [EVENT_BUILT] = {false, true},
    [EVENT_UNBUILT] = {false, true},     [EVENT_MORTGAGED] = {false, true},
    [EVENT_REDEEMED] = {false, true},    [EVENT_ACCEPTED] = {false, true},
    [EVENT_JAILED] = {false, true},      [EVENT_RESIGNED] = {false, true},
    [EVENT_BELL] = {false, true},        [EVENT_WON] = {false, true},
};

/* That it is my turn is said by the question. */
static bool is_mine(const Event *event, SeatId me)
{
    if (event->kind == EVENT_TURN_BEGAN || event->kind == EVENT_TURN_ENDED) return false;
    return event->seat == me || (kinds[event->kind].pairs && event->other == me);
}

static bool add_sentence(const Table *table, size_t n, const Words *words, Text *text)
{
    char buffer[SENTENCE_SIZE];
    Text one = text_into(buffer, sizeof buffer);
    if (!account_event(table, n, words, &one)) return false;
    if (text->length > 0) text_add_char(text, ' ');
    text_add(text, buffer);
    return true;
}

static int add_mine(const Table *table, size_t from, size_t to, SeatId me, const Words *words,
                    Text *text)
{
    int told = 0;
    for (size_t n = from; n < to; n++)
        if (is_mine(&table_event(table, n)->event, me)) told += add_sentence(table, n, words, text);
    return told;
}

static int add_others(const Table *table, size_t from, size_t to, SeatId me, const Words *words,
                      Text *text)
{
    char nothing[SENTENCE_SIZE];
    int told = 0, more = 0;
    for (size_t n = from; n < to; n++) {
        const Event *event = &table_event(table, n)->event;
        if (is_mine(event, me) || !kinds[event->kind].counts) continue;
        Text unsaid = text_into(nothing, sizeof nothing);
        if (told < OTHERS_MOST)
            told += add_sentence(table, n, words, text);
        else
            more += account_event(table, n, words, &unsaid);
    }
    if (more == 0) return told;
    text_add_char(text, ' ');
    SAY(words, text,
        TN_("{count} more thing happened; the account has it.",
            "{count} more things happened; the account has them."),
        arg_count(more));
    return told + 1;
}

int digest_write(const Table *table, size_t from, size_t to, SeatId me, const Words *words,
                 Text *text)
{
    int mine = add_mine(table, from, to, me, words, text);
    return mine + add_others(table, from, to, me, words, text);
}
