/* ledger_works.c -- buildings in the ledger (M, N, O). */
#include "ledger/ledger_part.h"

int ledger_next_level(const Ledger *ledger, DeedId deed, bool beside)
{
    const int32_t *rule = ledger->books.edition->rule;
    int level = ledger->books.titles[deed].level;
    if (beside) return level + BESIDE_HOTEL;
    if (rule[RULE_HOTEL] == HOTEL_TOP && level == rule[RULE_HOUSES_PER_STREET]) return HOTEL_LEVEL;
    return level + 1;
}

/* M01, M02, M04: may one more building be here? */
static bool site_ready(const Ledger *ledger, SeatId seat, DeedId deed)
{
    const Books *books = &ledger->books;
    const Edition *edition = books->edition;
    GroupId group = edition->deeds[deed].group;
    if (books->titles[deed].owner != seat || edition->groups[group].kind != GROUP_STREETS)
        return false;
    for (DeedId other = 0; other < edition->deed_count; other++) {
        const Title *title = &books->titles[other];
        if (edition->deeds[other].group != group) continue;
        if (title->owner != seat && edition->rule[RULE_BUILD_WHOLE_GROUP]) return false;
        if (title->owner != seat) continue;
        if (title->mortgaged && edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_GROUP)
            return false;
        if (edition->rule[RULE_BUILD_EVEN] && title->level < books->titles[deed].level)
            return false;
    }
    return !books->titles[deed].mortgaged ||
           edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_ANY;
}

static int most_level(const Edition *edition)
{
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP) return HOTEL_LEVEL;
    int houses = edition->rule[RULE_HOUSES_PER_STREET];
    return edition->rule[RULE_HOTEL] == HOTEL_NONE ? houses : houses + BESIDE_HOTEL;
}

/* N08: one of several wishes, which may be fulfilled after others. */
static Works wish_of(const Ledger *ledger, const Event *event)
{
    bool wished = event->deed < MAX_DEEDS && (ledger->wished & DEED_BIT(event->deed)) != 0;
    if (!wished || !ledger->books.edition->rule[RULE_BUILDING_WISHES]) return ledger->asked;
    return (Works){.open = true,
                   .seat = ledger->books.titles[event->deed].owner,
                   .deed = event->deed,
                   .level = ledger->asked.open && ledger->asked.deed == event->deed
                                ? ledger->asked.level
                                : ledger_next_level(ledger, event->deed, false)};
}

/* M03, N02, N09: the money comes before the building. */
void ledger_building_paid(Ledger *ledger, const Action *action, const Event *event)
{
    Works asked = wish_of(ledger, event);
    bool by_asking = action->kind == ACTION_BUILD || action->kind == ACTION_WANT ||
                     action->kind == ACTION_PASS || action->kind == ACTION_BID;
    ledger_expect(ledger,
                  by_asking && asked.open && asked.seat == event->seat &&
                      asked.deed == event->deed && event->other == BANK,
                  "paid for a building nobody asked for", event);
    bool hotel = books_hotels(asked.level) > books_hotels(ledger->books.titles[event->deed].level);
    ledger_expect(ledger,
                  event->amount == tariff_building(&ledger->books, event->seat, event->deed, hotel),
                  "another price of a building", event);
    ledger->paid = asked;
    ledger->wished &= ~DEED_BIT(asked.deed % 64);
    ledger->asked.open = false;
}

void ledger_built(Ledger *ledger, const Event *event)
{
    Works *paid = &ledger->paid;
    Works *asked = &ledger->asked;
    bool bought = paid->open && paid->seat == event->seat && paid->deed == event->deed &&
                  paid->level == event->amount;
    bool given = ledger->gift == EFFECT_GAIN_BUILDING && event->seat == ledger->mover &&
                 event->amount == ledger_next_level(ledger, event->deed, false);
    /* A building may cost nothing, depending on perk and edition. */
    bool free_of_charge = asked->open && asked->seat == event->seat && asked->deed == event->deed &&
                          asked->level == event->amount &&
                          tariff_building(&ledger->books, event->seat, event->deed, false) == 0;
    ledger_expect(ledger, bought || given || free_of_charge, "a building out of nothing", event);
    ledger_expect(ledger, site_ready(ledger, event->seat, event->deed),
                  "a building where none may stand", event);
    ledger_expect(ledger, event->amount <= most_level(ledger->books.edition), "too many buildings",
                  event);
    books_set_level(&ledger->books, event->deed, event->amount);
    if (bought) {
        paid->open = false;
    } else {
        ledger->gift = EFFECT_NOTHING;
    }
}

void ledger_building_sold(Ledger *ledger, const Event *event)
{
    ledger_expect(ledger,
                  event->seat == BANK && !ledger->sold.open &&
                      ledger->books.titles[event->deed].owner == event->other,
                  "a sale without a building", event);
    ledger->sold = (Works){.open = true,
                           .seat = event->other,
                           .deed = event->deed,
                           .amount = event->amount,
                           .room = books_room(&ledger->books, event->other)};
}

static bool one_building_less(const Ledger *ledger, const Event *event)
{
    int level = ledger->books.titles[event->deed].level;
    if (level == HOTEL_LEVEL)
        return event->amount == ledger->books.edition->rule[RULE_HOUSES_PER_STREET];
    return event->amount == level - 1 || event->amount == level - BESIDE_HOTEL;
}

void ledger_unbuilt(Ledger *ledger, const Event *event)
{
    Books *books = &ledger->books;
    Works *sold = &ledger->sold;
    ledger_expect(ledger, books->titles[event->deed].owner == event->seat, "not the owner", event);
    bool lost = ledger->gift == EFFECT_LOSE_BUILDING && event->seat == ledger->mover &&
                one_building_less(ledger, event);
    /* X15, and `free`: they go back to the bank, which pays nothing for them. */
    bool returned = ledger->leaver == event->seat && ledger->heir == BANK;
    bool paid = sold->open && sold->deed == event->deed;
    Money brought = paid ? sold->amount : 0;
    Money room = paid ? sold->room : books_room(books, event->seat);
    Money value = tariff_sale(books, event->seat, event->deed, event->amount);
    if (value > room) value = room;
    if (!lost && !returned)
        ledger_expect(ledger, value == brought, "another price for what was sold", event);
    books_set_level(books, event->deed, event->amount);
    if (lost) ledger->gift = EFFECT_NOTHING;
    if (sold->deed == event->deed) sold->open = false;
}
