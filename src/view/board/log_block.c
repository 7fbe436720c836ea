/* log_block.c -- the account by turns. */
#include "view/board/log_block.h"

#include "edition/edition_words.h"
#include "table/account.h"

/* ---- finding them ---- */

static void add_money(LogBlock *block, const Event *event)
{
    if (event->kind != EVENT_PAID) return;
    if (event->seat == block->seat) block->net -= event->amount;
    if (event->other == block->seat) block->net += event->amount;
}

static LogBlock block_of(const Table *table, size_t from, size_t to)
{
    const Event *first = &table_event(table, from)->event;
    LogBlock block = {.from = from, .to = to, .seat = NOBODY};
    if (first->kind >= EVENT_TURN_BEGAN) block.seat = first->seat; /* or within a turn */
    for (size_t n = from; n < to; n++) add_money(&block, &table_event(table, n)->event);
    return block;
}

/* Nobody says that the first turn begins: it does with its throw, when the order of play, dealing
 * and tokens came before it. Behind the last event when there was none yet. */
static size_t first_throw(const Table *table, size_t told)
{
    size_t n = 0;
    if (told == 0 || table_event(table, 0)->event.kind >= EVENT_TURN_BEGAN) return told;
    while (n < told && table_event(table, n)->event.kind != EVENT_DICE_THROWN) n++;
    return n;
}

int log_block_list(const Table *table, size_t told, LogBlock blocks[LOG_BLOCKS])
{
    int count = 0;
    size_t to = told < table_event_count(table) ? told : table_event_count(table);
    size_t first = first_throw(table, to);
    for (size_t n = to; n > 0 && count < LOG_BLOCKS; n--) {
        bool begins = table_event(table, n - 1)->event.kind == EVENT_TURN_BEGAN || n - 1 == first;
        if (!begins && n > 1) continue;
        blocks[count++] = block_of(table, n - 1, to);
        to = n - 1;
    }
    for (int i = 0; i < count / 2; i++) {
        LogBlock other = blocks[i];
        blocks[i] = blocks[count - 1 - i];
        blocks[count - 1 - i] = other;
    }
    return count;
}

/* ---- the headline ---- */

static const Event *find_last(const Table *table, const LogBlock *block, EventKind kind)
{
    for (size_t n = block->to; n > block->from; n--) {
        const Event *event = &table_event(table, n - 1)->event;
        if ((EventKind)event->kind == kind && event->seat == block->seat) return event;
    }
    return NULL;
}

static bool jailed_after(const Table *table, const LogBlock *block, const Event *moved)
{
    const Event *jailed = find_last(table, block, EVENT_JAILED);
    return jailed != NULL && (moved == NULL || jailed > moved);
}

void log_block_headline(const Table *table, const LogBlock *block, const Words *words, Text *text)
{
    if (block->seat == NOBODY) {
        words_write(words, &(const Sentence)T_("Before the first turn"), ARGS(arg_absent()), text);
        return;
    }
    const Event *dice = find_last(table, block, EVENT_DICE_THROWN);
    const Event *moved = find_last(table, block, EVENT_MOVED);
    Arg seat = arg_seat(block->seat),
        jail = arg_jail_space(edition_words_jail(table_edition(table)));
    if (dice == NULL)
        SAY(words, text, T_("{seat} is on the move"), seat);
    else if (jailed_after(table, block, moved))
        SAY(words, text, T_("{seat} rolled {first} + {second} and went to {jail_space}"), seat,
            arg_first(dice->amount), arg_second(dice->second), jail);
    else if (moved == NULL)
        SAY(words, text, T_("{seat} stays in {jail_space} ({first} + {second})"), seat, jail,
            arg_first(dice->amount), arg_second(dice->second));
    else
        SAY(words, text, T_("{seat} rolled {first} + {second} → {space}"), seat,
            arg_first(dice->amount), arg_second(dice->second), arg_space((SpaceId)moved->second));
}

/* ---- the details ---- */

enum { DETAILS = 8, DETAIL_SIZE = 120 };

/* What the seat did in the turn, summed up. */
typedef struct Doings {
    DeedSet bought, mortgaged, redeemed;
    int houses[MAX_GROUPS], hotels[MAX_GROUPS], sold;
    Money paid[MAX_SEATS], got[MAX_SEATS]; /* rents */
    SeatId partner;                        /* of a trade */
    bool drew, bankrupt;
} Doings;

static void note_money(const LogBlock *block, const Event *event, Doings *doings)
{
    if (event->reason != REASON_RENT) return;
    if (event->seat == block->seat && event->other < MAX_SEATS)
        doings->paid[event->other] += event->amount;
    if (event->other == block->seat && event->seat < MAX_SEATS)
        doings->got[event->seat] += event->amount;
}

static void note(const Table *table, const LogBlock *block, const Event *event, Doings *doings)
{
    bool own = event->seat == block->seat;
    if (event->kind == EVENT_PAID) note_money(block, event, doings);
    if (event->kind == EVENT_ACCEPTED) doings->partner = event->seat;
    if (!own) return;
    switch (event->kind) {
    case EVENT_BOUGHT:
    case EVENT_AUCTION_WON:
        if (event->deed != NO_DEED) doings->bought |= DEED_BIT(event->deed);
        break;
    case EVENT_MORTGAGED: doings->mortgaged |= DEED_BIT(event->deed); break;
    case EVENT_REDEEMED: doings->redeemed |= DEED_BIT(event->deed); break;
    case EVENT_UNBUILT: doings->sold++; break;
    case EVENT_CARD_DRAWN: doings->drew = true; break;
    case EVENT_BANKRUPT: doings->bankrupt = true; break;
    case EVENT_BUILT:
        if (event->amount == HOTEL_LEVEL || event->amount >= BESIDE_HOTEL)
            doings->hotels[table_edition(table)->deeds[event->deed].group]++;
        else
            doings->houses[table_edition(table)->deeds[event->deed].group]++;
        break;
    }
}

typedef struct Details {
    const Words *words;
    char parts[DETAILS][DETAIL_SIZE];
    int count;
} Details;

static void add(Details *details, Sentence sentence, const Arg *args)
{
    if (details->count == DETAILS) return;
    Text text = text_into(details->parts[details->count++], DETAIL_SIZE);
    words_write(details->words, &sentence, args, &text);
}

static void tell_buildings(const Edition *edition, const Doings *doings, Details *details)
{
    for (int group = 0; group < edition->group_count; group++) {
        int houses = doings->houses[group], hotels = doings->hotels[group];
        Arg where = arg_group((GroupId)group);
        if (houses > 0 && hotels > 0)
            add(details, (Sentence)T_("built {houses} and {hotels} on {group}"),
                ARGS(arg_houses(houses), arg_hotels(hotels), where));
        else if (houses > 0)
            add(details, (Sentence)T_("built {houses} on {group}"),
                ARGS(arg_houses(houses), where));
        else if (hotels > 0)
            add(details, (Sentence)T_("built {hotels} on {group}"),
                ARGS(arg_hotels(hotels), where));
    }
    if (doings->sold > 0)
        add(details, (Sentence)T_("sold {buildings}"), ARGS(arg_buildings(doings->sold)));
}

static void tell_rents(const Table *table, const Doings *doings, Details *details)
{
    for (SeatId other = 0; other < table_seating(table)->count; other++) {
        if (doings->paid[other] > 0)
            add(details, (Sentence)T_("paid {other} {sum}"),
                ARGS(arg_other(other), arg_sum(doings->paid[other])));
        if (doings->got[other] > 0)
            add(details, (Sentence)T_("got {sum} from {other}"),
                ARGS(arg_other(other), arg_sum(doings->got[other])));
    }
}

static void tell(const Table *table, const Doings *doings, Details *details)
{
    if (doings->drew) add(details, (Sentence)T_("drew a card"), ARGS(arg_absent()));
    if (doings->bought != 0)
        add(details, (Sentence)T_("bought {deeds}"), ARGS(arg_deeds(doings->bought)));
    tell_rents(table, doings, details);
    if (doings->partner != NOBODY)
        add(details, (Sentence)T_("traded with {other}"), ARGS(arg_other(doings->partner)));
    tell_buildings(table_edition(table), doings, details);
    if (doings->mortgaged != 0)
        add(details, (Sentence)T_("mortgaged {deeds}"), ARGS(arg_deeds(doings->mortgaged)));
    if (doings->redeemed != 0)
        add(details, (Sentence)T_("redeemed {deeds}"), ARGS(arg_deeds(doings->redeemed)));
    if (doings->bankrupt) add(details, (Sentence)T_("went bankrupt"), ARGS(arg_absent()));
}

void log_block_details(const Table *table, const LogBlock *block, const Words *words, Text *text)
{
    Doings doings = {.partner = NOBODY};
    Details details = {.words = words};
    Arg items[DETAILS];
    if (block->seat == NOBODY) return;
    for (size_t n = block->from; n < block->to; n++)
        note(table, block, &table_event(table, n)->event, &doings);
    if (doings.partner == block->seat) doings.partner = NOBODY;
    tell(table, &doings, &details);
    for (int i = 0; i < details.count; i++) items[i] = arg_text(details.parts[i]);
    if (details.count > 0) words_write_list(words, items, details.count, text);
}
