/* group_account.c -- what the groups of deeds brought and cost. */
#include "review/finding.h"

static void pay(const Table *table, const Event *event, SeatId seat,
                FindingGroup groups[MAX_GROUPS])
{
    FindingGroup *group = &groups[table_edition(table)->deeds[event->deed].group];
    bool payer = event->seat == seat, payee = event->other == seat;
    switch ((Reason)event->reason) {
    case REASON_RENT:
        if (payee) group->earned += event->amount;
        if (payer) group->paid += event->amount;
        break;
    case REASON_PRICE:
    case REASON_AUCTION:
    case REASON_BUILDING:
    case REASON_SALE:
        if (payer) group->spent += event->amount;
        if (payee) group->spent -= event->amount;
        break;
    case REASON_SALARY:
    case REASON_TAX:
    case REASON_CARD:
    case REASON_EACH:
    case REASON_FINE:
    case REASON_MORTGAGE:
    case REASON_REDEEM:
    case REASON_FEE:
    case REASON_TRADE:
    case REASON_POT:
    case REASON_DEAL:
    case REASON_SPACE:
    case REASON_THIEF:
    case REASON_ESTATE:
    case REASON_BONUS:
    case REASON_BORNE:
    case REASON_COUNT: break;
    }
}

void finding_groups(const Table *table, SeatId seat, FindingGroup groups[MAX_GROUPS])
{
    for (int group = 0; group < MAX_GROUPS; group++) groups[group] = (FindingGroup){0};
    for (size_t n = 0; n < table_event_count(table); n++) {
        const Event *event = &table_event(table, n)->event;
        if (event->kind == EVENT_PAID && event->deed < table_edition(table)->deed_count)
            pay(table, event, seat, groups);
    }
}
