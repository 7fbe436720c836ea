/* threats.c -- built streets: dangerous for all but their owners. */
#include "players/threats.h"

void threats_find(const Edition *edition, const Game *game, Threats *threats)
{
    const Outlook *outlook = &edition->outlook;
    threats->count = 0;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        const Holding *holding = &game->holdings[deed];
        if (holding->level == 0 || holding->mortgaged) continue;
        Money rent = edition_street_rent(edition, deed, holding->level);
        threats->list[threats->count++] =
            (Threat){.visits = (float)outlook->visits[deed] / OUTLOOK_ONE,
                     .rent = (float)rent / (float)outlook->unit,
                     .owner = holding->owner};
    }
}

void threats_add(const Threats *threats, SeatId seat, float feature[FEATURE_COUNT])
{
    float cash = feature[FEATURE_CASH];
    float all = cash + feature[FEATURE_LOANS] + feature[FEATURE_SALE];
    for (int i = 0; i < threats->count; i++) {
        const Threat *threat = &threats->list[i];
        if (threat->owner == seat || threat->rent <= cash) continue;
        feature[FEATURE_SQUEEZE] += threat->visits * (threat->rent - cash);
        if (threat->rent > all) feature[FEATURE_RUIN] += threat->visits;
    }
}
