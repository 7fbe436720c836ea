/* audit_board.c -- deeds, buildings and cards of a game: V02-V04, V06. */
#include <stddef.h>

#include "game/audit/audit_part.h"

static void check_owners(const Edition *edition, const Game *game, AuditList *faults)
{
    DeedSet owned[MAX_SEATS] = {0};
    for (int deed = 0; deed < edition->deed_count; deed++) {
        SeatId owner = game->holdings[deed].owner;
        if (owner == BANK) continue;
        owned[owner] |= DEED_BIT(deed);
        audit_need(faults, game_seat_in(game, owner), AUDIT_DEED, deed,
                   "a deed belongs to a seat that has left (V02)");
    }
    for (int seat = 0; seat < game->seat_count; seat++) {
        audit_need(faults, owned[seat] == game->seats[seat].deeds, AUDIT_SEAT, seat,
                   "the deeds of a seat are not those it is the owner of (V02)");
        audit_need(faults,
                   game_whole_groups(edition, game, (SeatId)seat) == game->seats[seat].whole,
                   AUDIT_SEAT, seat, "the whole groups of a seat are not those it owns");
    }
}

/* Sets and counts that are kept for speed are what the holdings say. */
static void check_derived(const Edition *edition, const Game *game, AuditList *faults)
{
    Game again = *game;
    game_derive(edition, &again);
    audit_need(faults, again.mortgaged == game->mortgaged, AUDIT_FIELD, offsetof(Game, mortgaged),
               "the set of mortgaged deeds is not what the deeds say");
    audit_need(faults, again.built == game->built, AUDIT_FIELD, offsetof(Game, built),
               "the set of built deeds is not what the deeds say");
    audit_need(faults, again.offered == game->offered, AUDIT_FIELD, offsetof(Game, offered),
               "the seats that made offers are not those with offers");
    audit_need(faults, again.builders == game->builders, AUDIT_FIELD, offsetof(Game, builders),
               "the seats with whole groups are not those that own one");
    for (int group = 0; group < edition->group_count; group++)
        audit_need(faults,
                   again.group_houses[group] == game->group_houses[group] &&
                       again.group_hotels[group] == game->group_hotels[group],
                   AUDIT_FIELD, offsetof(Game, group_houses),
                   "the buildings of a group are not those on its deeds");
}

static bool level_fits(const Edition *edition, int level)
{
    int most = edition->rule[RULE_HOUSES_PER_STREET];
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) return (level & (BESIDE_HOTEL - 1)) <= most;
    return level <= most || (edition->rule[RULE_HOTEL] == HOTEL_TOP && level == HOTEL_LEVEL);
}

static bool group_mortgaged(const Edition *edition, const Game *game, const Group *group)
{
    (void)edition;
    for (DeedSet rest = group->deeds; rest != 0; rest &= rest - 1)
        if (game->holdings[__builtin_ctzll(rest)].mortgaged) return true;
    return false;
}

/* V04: the owner of buildings holds the whole group, free of mortgages. */
static void check_built(const Edition *edition, const Game *game, int deed, AuditList *faults)
{
    const Holding *holding = &game->holdings[deed];
    const Group *group = &edition->groups[edition->deeds[deed].group];
    const int32_t *rule = edition->rule;
    audit_need(faults, group->kind == GROUP_STREETS && edition->deeds[deed].house_price > 0,
               AUDIT_DEED, deed, "buildings stand on a deed that cannot be built on");
    audit_need(faults, level_fits(edition, holding->level), AUDIT_DEED, deed,
               "a street has more buildings than it can have");
    if (!audit_need(faults, holding->owner != BANK, AUDIT_DEED, deed,
                    "buildings stand on a deed of the bank"))
        return;
    audit_need(faults,
               !rule[RULE_BUILD_WHOLE_GROUP] ||
                   game_owns_group(edition, game, holding->owner, edition->deeds[deed].group),
               AUDIT_DEED, deed, "buildings stand in a group that has several owners (V04)");
    if (rule[RULE_BUILD_MORTGAGED] != BUILD_MORTGAGED_ANY)
        audit_need(faults, !holding->mortgaged, AUDIT_DEED, deed,
                   "a mortgaged deed carries buildings (V04)");
    /* Where groups are shared, streets of several owners may come together. */
    if (rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_GROUP && rule[RULE_BUILD_WHOLE_GROUP])
        audit_need(faults, !group_mortgaged(edition, game, group), AUDIT_DEED, deed,
                   "a group with buildings has a mortgaged deed (V04)");
}

static void check_even(const Edition *edition, const Game *game, AuditList *faults)
{
    int hotel = edition->rule[RULE_HOUSES_PER_STREET] + 1;
    if (!edition->rule[RULE_BUILD_EVEN] || edition->rule[RULE_HOTEL] == HOTEL_BESIDE) return;
    if (!edition->rule[RULE_BUILD_WHOLE_GROUP]) return;
    for (int i = 0; i < edition->group_count; i++) {
        const Group *group = &edition->groups[i];
        int least = hotel, most = 0;
        if (group->kind != GROUP_STREETS) continue;
        for (DeedSet rest = group->deeds; rest != 0; rest &= rest - 1) {
            int level = game->holdings[__builtin_ctzll(rest)].level;
            int height = level == HOTEL_LEVEL ? hotel : level;
            if (height < least) least = height;
            if (height > most) most = height;
        }
        if (group->deeds == 0) continue;
        audit_need(faults, most - least <= 1, AUDIT_DEED, __builtin_ctzll(group->deeds),
                   "a group is built unevenly (V04)");
    }
}

/* V03, N12: houses in the bank and on streets are all there are. */
static void check_supply(const Edition *edition, const Game *game, AuditList *faults)
{
    int houses = 0, hotels = 0;
    for (int deed = 0; deed < edition->deed_count; deed++) {
        houses += edition_level_houses(game->holdings[deed].level);
        hotels += edition_level_hotels(game->holdings[deed].level);
    }
    int house_supply = edition->rule[RULE_HOUSES], hotel_supply = edition->rule[RULE_HOTELS];
    audit_need(faults,
               house_supply == 0 ? game->houses == UNLIMITED
                                 : game->houses >= 0 && game->houses + houses == house_supply,
               AUDIT_FIELD, offsetof(Game, houses),
               "the houses in the bank and on streets are not those of the edition (V03)");
    audit_need(faults,
               hotel_supply == 0 ? game->hotels == UNLIMITED
                                 : game->hotels >= 0 && game->hotels + hotels == hotel_supply,
               AUDIT_FIELD, offsetof(Game, hotels),
               "the hotels in the bank and on streets are not those of the edition (V03)");
}

static void check_deeds(const Edition *edition, const Game *game, AuditList *faults)
{
    for (int deed = 0; deed < edition->deed_count; deed++) {
        const Holding *holding = &game->holdings[deed];
        if (holding->level != 0) check_built(edition, game, deed, faults);
        if (!holding->mortgaged) continue;
        audit_need(faults, holding->owner != BANK, AUDIT_DEED, deed,
                   "a deed of the bank is mortgaged");
        audit_need(faults, edition->rule[RULE_MORTGAGE] == MORTGAGE_LEND, AUDIT_DEED, deed,
                   "a deed is mortgaged where the bank does not lend");
    }
}

/* Adds a card to those accounted for; false when it was there already. */
static bool account(uint32_t *seen, int card)
{
    uint32_t bit = (uint32_t)1 << card;
    bool fresh = !(*seen & bit);
    *seen |= bit;
    return fresh;
}

static int releases_held(const Game *game, int deck)
{
    int held = 0;
    for (int seat = 0; seat < game->seat_count; seat++) held += game->seats[seat].release[deck];
    return held;
}

/* V06: every card is in the pile, held, or just drawn. */
static void check_pile(const Edition *edition, const Game *game, int index, AuditList *faults)
{
    const Deck *deck = &edition->decks[index];
    const Pile *pile = &game->piles[index];
    uint32_t seen = pile->unseen;
    bool once = true;
    for (int i = 0; i < pile->count; i++)
        once = account(&seen, pile->order[(pile->first + i) % MAX_CARDS]) && once;
    for (int seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].kept_deck == index)
            once = account(&seen, game->seats[seat].kept_card) && once;
    if (game->step == PHASE_OPEN && game->deck == index && game->card != NO_CARD)
        once = account(&seen, game->card) && once;
    audit_need(faults, once, AUDIT_PILE, index, "a card is in two places (V06)");
    int missing = 0;
    bool releases = true;
    for (int card = 0; card < deck->card_count; card++) {
        if (seen >> card & 1) continue;
        missing++;
        releases = releases && deck->cards[card].effect.kind == EFFECT_RELEASE;
    }
    audit_need(faults, releases && missing == releases_held(game, index), AUDIT_PILE, index,
               "a pile and the cards held from it are not the whole deck (V06)");
}

static void check_cards(const Edition *edition, const Game *game, AuditList *faults)
{
    int loose = 0;
    for (int deck = 0; deck < edition->deck_count; deck++) {
        if (edition->decks[deck].kind == DECK_CARDS) {
            check_pile(edition, game, deck, faults);
            continue;
        }
        loose += releases_held(game, deck);
        audit_need(faults, game->piles[deck].unseen == 0 && game->piles[deck].count == 0,
                   AUDIT_PILE, deck, "a deck without a pile has one (V06)");
    }
    int limit = edition->rule[RULE_RELEASE_LIMIT];
    audit_need(faults, limit == 0 || loose <= limit, AUDIT_SEAT, 0,
               "there are more get-out cards in play than the edition has (V06)");
    for (int seat = 0; seat < game->seat_count; seat++) {
        DeckId deck = game->seats[seat].kept_deck;
        if (deck == NO_DECK) continue;
        const Deck *cards = &edition->decks[deck];
        audit_need(faults,
                   edition->rule[RULE_KEEP_CARDS] && cards->kind == DECK_CARDS &&
                       cards->cards[game->seats[seat].kept_card].effect.kind != EFFECT_RELEASE,
                   AUDIT_SEAT, seat, "a seat keeps a card that cannot be kept");
    }
}

void audit_board_list(const Edition *edition, const Game *game, AuditList *faults)
{
    check_owners(edition, game, faults);
    check_derived(edition, game, faults);
    check_deeds(edition, game, faults);
    check_even(edition, game, faults);
    check_supply(edition, game, faults);
    check_cards(edition, game, faults);
}
