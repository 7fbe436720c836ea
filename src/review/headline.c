/* headline.c -- a moment of a game in a few words. */
#include "review/headline.h"

#include "edition/edition_words.h"
#include "review/review_state.h"
#include "review/review_words.h"
#include "table/intent.h"

/* A moment being told: `before` is the state at its first action, `from` up to `to` its events. */
typedef struct Headline {
    const Review *review;
    const Table *table;
    const Edition *edition;
    const FindingMoment *moment;
    const Words *words;
    Text *text;
    Game before;
    size_t from, to;
} Headline;

static void headline_begin(Headline *line, const Review *review, int n, const Words *words,
                           Text *text)
{
    const Table *table = review_table(review);
    const FindingMoment *moment = finding_moment(review, n);
    *line = (Headline){.review = review,
                       .table = table,
                       .edition = table_edition(table),
                       .moment = moment,
                       .words = words,
                       .text = text,
                       .from = segment_first_event(table, moment->first),
                       .to = segment_first_event(table, moment->last + 1)};
    table_state_at(table, moment->first, &line->before);
}

/* The first event of this kind; NULL: there is none. */
static const Event *event_of(const Headline *line, EventKind kind)
{
    for (size_t n = line->from; n < line->to; n++)
        if (table_event(line->table, n)->event.kind == kind)
            return &table_event(line->table, n)->event;
    return NULL;
}

static GroupId group_of(const Headline *line, DeedId deed)
{
    return line->edition->deeds[deed].group;
}

/* ---- chance ---- */

/* Rent that was asked for, or paid at once. */
static const Event *rent_of(const Headline *line)
{
    const Event *due = event_of(line, EVENT_RENT_DUE);
    if (due != NULL) return due;
    for (size_t n = line->from; n < line->to; n++) {
        const Event *event = &table_event(line->table, n)->event;
        bool owed = event->kind == EVENT_PAID || event->kind == EVENT_DEBT_AROSE;
        if (owed && event->reason == REASON_RENT && event->deed != NO_DEED) return event;
    }
    return NULL;
}

static Said rent_said(const Headline *line, const Event *rent)
{
    int level = line->before.holdings[rent->deed].level;
    int houses = edition_level_houses(level);
    if (edition_level_hotels(level) > 0)
        return (Said){T_("{hotel} on {deed}, {sum}"),
                      {arg_deed(rent->deed), arg_sum(rent->amount)}};
    if (houses > 0)
        return (Said){T_("{houses} on {deed}, {sum}"),
                      {arg_houses(houses), arg_deed(rent->deed), arg_sum(rent->amount)}};
    return (Said){T_("{deed}, {sum} rent"), {arg_deed(rent->deed), arg_sum(rent->amount)}};
}

/* What the seat paid or got, but for rents and salaries. */
static Money balance_of(const Headline *line, SeatId seat)
{
    Money balance = 0;
    for (size_t n = line->from; n < line->to; n++) {
        const Event *event = &table_event(line->table, n)->event;
        if (event->kind != EVENT_PAID || event->reason == REASON_SALARY) continue;
        if (event->seat == seat) balance -= event->amount;
        if (event->other == seat) balance += event->amount;
    }
    return balance;
}

/* Where the seat came to at last; -1: it did not move. */
static int space_of(const Headline *line, SeatId seat)
{
    int space = -1;
    for (size_t n = line->from; n < line->to; n++) {
        const Event *event = &table_event(line->table, n)->event;
        if (event->kind == EVENT_MOVED && event->seat == seat) space = (int)event->second;
    }
    return space;
}

/* It came somewhere, and nothing was to be paid there. */
static Said place_said(const Headline *line, SeatId seat, int space)
{
    DeedId deed = line->edition->spaces[space].deed;
    SeatId owner = deed == NO_DEED ? BANK : line->before.holdings[deed].owner;
    if (deed != NO_DEED && owner == BANK) return (Said){T_("{deed}, still free"), {arg_deed(deed)}};
    if (deed != NO_DEED && owner != seat && line->before.holdings[deed].mortgaged)
        return (Said){T_("{deed}, mortgaged"), {arg_deed(deed)}};
    return (Said){T_("safe on {space}"), {arg_space((SpaceId)space)}};
}

/* What came of a throw or a card; false: nothing that can be said shortly. */
static bool consequence(const Headline *line, SeatId seat, Said *said)
{
    const Event *rent = rent_of(line), *bankrupt = event_of(line, EVENT_BANKRUPT);
    Money balance = balance_of(line, seat);
    int space = space_of(line, seat);
    Arg jail = arg_jail_space(edition_words_jail(line->edition));
    if (bankrupt != NULL && bankrupt->seat == seat)
        *said = (Said){T_("bankrupt"), {arg_absent()}};
    else if (event_of(line, EVENT_JAILED) != NULL)
        *said = (Said){T_("to {jail_space}"), {jail}};
    else if (rent != NULL)
        *said = rent_said(line, rent);
    else if (event_of(line, EVENT_JAIL_STAYED) != NULL)
        *said = (Said){T_("stayed in {jail_space}"), {jail}};
    else if (balance < 0)
        *said = (Said){T_("{sum} to pay"), {arg_sum(-balance)}};
    else if (balance > 0)
        *said = (Said){T_("{sum} received"), {arg_sum(balance)}};
    else if (space >= 0)
        *said = place_said(line, seat, space);
    else
        return false;
    return true;
}

static bool tell_chance(const Headline *line)
{
    const Event *dice = event_of(line, EVENT_DICE_THROWN);
    SeatId seat = dice != NULL ? dice->seat : game_mover(&line->before);
    Said said;
    if (!consequence(line, seat, &said)) return false;
    if (dice != NULL)
        SAY(line->words, line->text, T_("Rolled {number}: {part}"),
            arg_number(dice->amount + dice->second), arg_part(&said));
    else if (line->moment->kind == FINDING_CARD)
        SAY(line->words, line->text, T_("Card: {part}"), arg_part(&said));
    else
        return false;
    return true;
}

/* ---- deeds ---- */

/* Is this the last deed of its group for the seat? */
static bool completes(const Headline *line, SeatId seat, DeedId deed)
{
    Game after = line->before;
    after.holdings[deed].owner = seat;
    GroupId group = group_of(line, deed);
    const Group *of = &line->edition->groups[group];
    for (DeedId other = 0; other < line->edition->deed_count; other++)
        if ((of->deeds & DEED_BIT(other)) != 0 && after.holdings[other].owner != seat) return false;
    return of->deed_count > 1;
}

static bool tell_purchase(const Headline *line)
{
    const Event *bought = event_of(line, EVENT_BOUGHT), *declined = event_of(line, EVENT_DECLINED);
    if (bought != NULL && completes(line, bought->seat, bought->deed))
        SAY(line->words, line->text, T_("Bought {deed}: all of {group}"), arg_deed(bought->deed),
            arg_group(group_of(line, bought->deed)));
    else if (bought != NULL)
        SAY(line->words, line->text, T_("Bought {deed}"), arg_deed(bought->deed));
    else if (declined != NULL)
        SAY(line->words, line->text, T_("Declined {deed}"), arg_deed(declined->deed));
    else
        return false;
    return true;
}

static bool tell_auction(const Headline *line)
{
    const Event *won = event_of(line, EVENT_AUCTION_WON);
    if (won == NULL || won->deed >= line->edition->deed_count) return false;
    bool own = won->seat == line->moment->seat;
    if (own && completes(line, won->seat, won->deed))
        SAY(line->words, line->text, T_("Took {deed} at auction for {sum}: all of {group}"),
            arg_deed(won->deed), arg_sum(won->amount), arg_group(group_of(line, won->deed)));
    else if (own)
        SAY(line->words, line->text, T_("Took {deed} at auction for {sum}"), arg_deed(won->deed),
            arg_sum(won->amount));
    else
        SAY(line->words, line->text, T_("Let {other} have {deed} for {sum}"), arg_other(won->seat),
            arg_deed(won->deed), arg_sum(won->amount));
    return true;
}

/* ---- trades ---- */

/* The offer that was answered last. */
static const Action *offer_of(const Headline *line)
{
    const Action *offer = NULL;
    for (size_t n = line->moment->first; n <= line->moment->last; n++) {
        const Action *action = table_action(line->table, n);
        if (action->kind == ACTION_OFFER || action->kind == ACTION_COUNTER) offer = action;
    }
    return offer;
}

/* A group that is whole by these deeds; -1: none. */
static int group_completed(const Headline *line, SeatId seat, DeedSet deeds)
{
    Game after = line->before;
    for (DeedId deed = 0; deed < line->edition->deed_count; deed++)
        if ((deeds & DEED_BIT(deed)) != 0) after.holdings[deed].owner = seat;
    for (GroupId group = 0; group < line->edition->group_count; group++) {
        const Group *of = &line->edition->groups[group];
        bool whole = of->kind == GROUP_STREETS && (of->deeds & deeds) != 0;
        for (DeedId deed = 0; whole && deed < line->edition->deed_count; deed++)
            whole = (of->deeds & DEED_BIT(deed)) == 0 || after.holdings[deed].owner == seat;
        if (whole) return group;
    }
    return -1;
}

static bool tell_trade(const Headline *line)
{
    const Action *offer = offer_of(line);
    SeatId seat = line->moment->seat;
    if (offer == NULL) return false;
    bool offers = offer->seat == seat;
    const Event *answer = event_of(line, EVENT_OFFERED);
    SeatId other = offers ? (answer != NULL ? answer->other : offer->other) : offer->seat;
    const Deal *deal = &offer->deal;
    Things give = things_side(NULL, deal->give, deal->give_money, deal->give_cards);
    Things take = things_side(NULL, deal->take, deal->take_money, deal->take_cards);
    const Things *got = offers ? &take : &give, *gave = offers ? &give : &take;
    int whole = group_completed(line, seat, offers ? deal->take : deal->give);
    if (event_of(line, EVENT_ACCEPTED) == NULL)
        SAY(line->words, line->text, T_("Offered {other} {things} for {other_things}, in vain"),
            arg_other(other), arg_things(gave->items, gave->count),
            arg_other_things(got->items, got->count));
    else if (whole >= 0)
        SAY(line->words, line->text, T_("Trade with {other}: all of {group}"), arg_other(other),
            arg_group((GroupId)whole));
    else
        SAY(line->words, line->text, T_("Trade: {things} from {other} for {other_things}"),
            arg_things(got->items, got->count), arg_other(other),
            arg_other_things(gave->items, gave->count));
    return true;
}

/* ---- jail, money, management ---- */

static bool tell_jail(const Headline *line)
{
    Arg jail = arg_jail_space(edition_words_jail(line->edition));
    const Event *out = event_of(line, EVENT_RELEASED);
    if (out != NULL && out->other == RELEASED_BY_FINE)
        SAY(line->words, line->text, T_("Paid to leave {jail_space}"), jail);
    else if (out != NULL && out->other == RELEASED_BY_CARD)
        SAY(line->words, line->text, T_("Used {release.a} to leave {jail_space}"), jail);
    else if (out == NULL)
        SAY(line->words, line->text, T_("Stayed in {jail_space}"), jail);
    else
        return false;
    return true;
}

/* What the seat built, sold, mortgaged and redeemed. */
typedef struct HeadlineDoings {
    int houses, hotels, sold;
    DeedSet mortgaged, redeemed;
    DeedId place; /* of the last building */
} HeadlineDoings;

static HeadlineDoings doings_of(const Headline *line)
{
    HeadlineDoings done = {.place = NO_DEED};
    for (size_t n = line->from; n < line->to; n++) {
        const Event *event = &table_event(line->table, n)->event;
        if (event->seat != line->moment->seat) continue;
        bool built = event->kind == EVENT_BUILT, unbuilt = event->kind == EVENT_UNBUILT;
        bool hotel = built && edition_level_hotels((int)event->amount) > 0;
        done.hotels += hotel;
        done.houses += built && !hotel;
        done.sold += unbuilt;
        if (built || unbuilt) done.place = event->deed;
        if (event->kind == EVENT_MORTGAGED) done.mortgaged |= DEED_BIT(event->deed);
        if (event->kind == EVENT_REDEEMED) done.redeemed |= DEED_BIT(event->deed);
    }
    return done;
}

static bool tell_doings(const Headline *line)
{
    HeadlineDoings done = doings_of(line);
    Arg group = arg_group(done.place == NO_DEED ? 0 : group_of(line, done.place));
    if (done.hotels > 0)
        SAY(line->words, line->text, T_("Built {hotels} on {group}"), arg_hotels(done.hotels),
            group);
    else if (done.houses > 0)
        SAY(line->words, line->text, T_("Built {houses} on {group}"), arg_houses(done.houses),
            group);
    else if (done.redeemed != 0)
        SAY(line->words, line->text, T_("Lifted the mortgage on {deeds}"),
            arg_deeds(done.redeemed));
    else if (done.sold > 0)
        SAY(line->words, line->text, T_("Sold {buildings} on {group}"), arg_buildings(done.sold),
            group);
    else if (done.mortgaged != 0)
        SAY(line->words, line->text, T_("Mortgaged {deeds}"), arg_deeds(done.mortgaged));
    else
        return false;
    return true;
}

/* What hard would have done instead of nothing. */
static bool tell_undone(const Headline *line)
{
    FindingDecision decision;
    if (!finding_decision(line->review, line->moment->told, &decision) || decision.same)
        return false;
    const Action *hard = &decision.hard;
    bool known = hard->deed < line->edition->deed_count;
    Arg group = arg_group(known ? group_of(line, hard->deed) : 0);
    if (hard->kind == ACTION_BUILD && known)
        SAY(line->words, line->text, T_("Did not build on {group}"), group);
    else if (hard->kind == ACTION_SELL && known)
        SAY(line->words, line->text, T_("Kept the {building.many} on {group}"), group);
    else if (hard->kind == ACTION_MORTGAGE && known)
        SAY(line->words, line->text, T_("Did not mortgage {deed}"), arg_deed(hard->deed));
    else if (hard->kind == ACTION_REDEEM && known)
        SAY(line->words, line->text, T_("Left {deed} mortgaged"), arg_deed(hard->deed));
    else if (hard->kind == ACTION_FLOOR)
        SAY(line->words, line->text, T_("Let the others throw"), arg_absent());
    else if (hard->kind == ACTION_OFFER) {
        const Deal *deal = &hard->deal;
        Things take = things_side(NULL, deal->take, deal->take_money, deal->take_cards);
        SAY(line->words, line->text, T_("Offered {other} nothing for {things}"),
            arg_other(hard->other), arg_things(take.items, take.count));
    } else {
        Intent intent;
        Game game;
        table_state_at(line->table, line->moment->told, &game);
        intent_make(&intent, line->edition, &game, hard);
        if (decision.change < 0)
            SAY(line->words, line->text, T_("Better would have been: {part}"),
                arg_part(&intent.said));
        else
            SAY(line->words, line->text, T_("Better than: {part}"), arg_part(&intent.said));
    }
    return true;
}

static bool tell(const Headline *line)
{
    FindingDecision decision;
    bool decided = finding_decision(line->review, line->moment->told, &decision);
    if (decided && decision.silent) return tell_undone(line);
    switch (line->moment->kind) {
    case FINDING_THROW:
    case FINDING_CARD:
    case FINDING_PICK: return tell_chance(line);
    case FINDING_PURCHASE: return tell_purchase(line) || tell_doings(line);
    case FINDING_AUCTION: return tell_auction(line);
    case FINDING_TRADE: return tell_trade(line);
    case FINDING_JAIL: return tell_jail(line);
    case FINDING_RAISING: return event_of(line, EVENT_BANKRUPT) == NULL && tell_doings(line);
    case FINDING_MANAGEMENT: return tell_doings(line) || tell_undone(line);
    case FINDING_SETUP:
    case FINDING_CHOICE:
    case FINDING_LEAVING:
    case FINDING_KINDS: break;
    }
    return false;
}

void headline_write(const Review *review, int n, const Words *words, Text *text)
{
    Headline line;
    headline_begin(&line, review, n, words, text);
    if (!tell(&line)) review_words_gist(review, n, words, text);
}

/* ---- what came of it ---- */

enum { ROUNDS_AFTER = 10 };

/* The deeds it was about: a whole group of streets, or the single deed. */
static DeedSet subject_of(const Headline *line)
{
    static const EventKind kinds[] = {EVENT_AUCTION_WON, EVENT_BOUGHT, EVENT_DECLINED, EVENT_BUILT};
    FindingDecision decision;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const Event *event = event_of(line, kinds[i]);
        if (event != NULL && event->deed < line->edition->deed_count)
            return line->edition->groups[group_of(line, event->deed)].deeds;
    }
    const Action *offer = line->moment->kind == FINDING_TRADE ? offer_of(line) : NULL;
    if (offer != NULL && event_of(line, EVENT_ACCEPTED) != NULL)
        return offer->deal.take | offer->deal.give;
    bool built = finding_decision(line->review, line->moment->told, &decision) &&
                 decision.hard.kind == ACTION_BUILD;
    if (!built || decision.hard.deed >= line->edition->deed_count) return 0;
    return line->edition->groups[group_of(line, decision.hard.deed)].deeds;
}

/* Who paid most to whom for these deeds. */
typedef struct Toll {
    SeatId payer, owner;
    Money sum;
} Toll;

static Toll dearest_toll(const Headline *line, DeedSet deeds)
{
    Money paid[MAX_SEATS][MAX_SEATS] = {{0}};
    Toll toll = {.sum = 0};
    for (size_t n = line->to; n < table_event_count(line->table); n++) {
        const TableEvent *entry = table_event(line->table, n);
        const Event *event = &entry->event;
        if (line->review->items[entry->action].round > line->moment->round + ROUNDS_AFTER) break;
        if (event->kind != EVENT_PAID || event->reason != REASON_RENT || event->deed == NO_DEED)
            continue;
        if ((deeds & DEED_BIT(event->deed)) == 0 || event->seat >= MAX_SEATS ||
            event->other >= MAX_SEATS)
            continue;
        Money *sum = &paid[event->seat][event->other];
        *sum += event->amount;
        if (*sum > toll.sum) toll = (Toll){event->seat, event->other, *sum};
    }
    return toll;
}

/* Somebody who could not go on in the same round or the next; NULL: nobody. */
static const Event *ruin_after(const Headline *line)
{
    for (size_t n = line->from; n < table_event_count(line->table); n++) {
        const TableEvent *entry = table_event(line->table, n);
        if (line->review->items[entry->action].round > line->moment->round + 1) break;
        if (entry->event.kind == EVENT_BANKRUPT) return &entry->event;
    }
    return NULL;
}

void headline_write_aftermath(const Review *review, int n, const Words *words, Text *text)
{
    Headline line;
    headline_begin(&line, review, n, words, text);
    const Event *ruin = ruin_after(&line);
    DeedSet deeds = subject_of(&line);
    Toll toll = deeds == 0 ? (Toll){.sum = 0} : dearest_toll(&line, deeds);
    if (toll.sum > 0)
        SAY(words, text,
            TN_("{seat} paid {other} {sum} there in the next round.",
                "{seat} paid {other} {sum} there in the next {count} rounds."),
            arg_seat(toll.payer), arg_other(toll.owner), arg_sum(toll.sum),
            arg_count(ROUNDS_AFTER));
    else if (ruin != NULL)
        SAY(words, text, T_("Soon afterwards {seat} was bankrupt."), arg_seat(ruin->seat));
    else if (deeds != 0)
        SAY(words, text,
            TN_("Nobody paid rent there in the next round.",
                "Nobody paid rent there in the next {count} rounds."),
            arg_count(ROUNDS_AFTER));
}
