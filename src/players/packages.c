/* packages.c -- deeds that two players might exchange. */
#include "players/packages.h"

typedef struct PackagesSearch {
    const Decision *decision;
    PackagesWanted wanted;
    DeedSet own, theirs, tradable; /* not in a group with buildings */
    SeatId other;
    PackagesTry *try;
    void *context;
} PackagesSearch;

static DeedSet group_of(const Edition *edition, int group)
{
    return edition->groups[group].deeds;
}

static DeedSet tradable_deeds(const Decision *decision)
{
    DeedSet deeds = 0;
    for (GroupId group = 0; group < decision->edition->group_count; group++)
        if (!game_group_built(decision->edition, decision->game, group))
            deeds |= group_of(decision->edition, group);
    return deeds;
}

static bool single(DeedSet set)
{
    return (set & (set - 1)) == 0;
}

static void try_deal(const PackagesSearch *search, DeedSet give, DeedSet take)
{
    search->try(search->context, search->other, give, take);
}

/* Have the two sides the whole group between them? */
static bool shared(const PackagesSearch *search, DeedSet group)
{
    return (group & ~(search->own | search->theirs)) == 0 && (group & search->own) != 0 &&
           (group & search->theirs) != 0 && (group & ~search->tradable) == 0;
}

/* A deed of its own that the other player could use: what completes a group,
 * or one more of a group it has begun. */
static void try_swaps(const PackagesSearch *search, DeedSet take, DeedSet group)
{
    const Edition *edition = search->decision->edition;
    for (GroupId i = 0; i < edition->group_count; i++) {
        DeedSet deeds = group_of(edition, i) & search->tradable;
        DeedSet give = deeds & search->own;
        if (give == 0 || (deeds & search->theirs) == 0 || deeds == group) continue;
        bool whole = (deeds & ~(search->own | search->theirs)) == 0;
        if (whole || (search->wanted.parts && single(give))) try_deal(search, give, take);
    }
}

static void try_group(const PackagesSearch *search, DeedSet group)
{
    DeedSet take = group & search->theirs & search->tradable;
    if (take == 0 || (group & search->own) == 0) return;
    if (!search->wanted.parts && (group & ~(search->own | search->theirs)) != 0) return;
    try_deal(search, 0, take);
    try_swaps(search, take, group);
}

/* What completes a group for the other, for money. */
static void try_sale(const PackagesSearch *search, DeedSet group)
{
    DeedSet give = group & search->own & search->tradable;
    if (give == 0 || (group & search->theirs) == 0 ||
        (group & ~(search->own | search->theirs)) != 0)
        return;
    try_deal(search, give, 0);
}

/* Two groups for one, one for two, two for two; each is completed for its new owner. */
static void try_pairs(const PackagesSearch *search)
{
    const Edition *edition = search->decision->edition;
    DeedSet groups[MAX_GROUPS];
    int count = 0;
    for (GroupId i = 0; i < edition->group_count; i++)
        if (shared(search, group_of(edition, i))) groups[count++] = group_of(edition, i);
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++) {
            DeedSet two = groups[a] | groups[b], take = two & search->theirs;
            for (int c = 0; c < count; c++) {
                if (c == a || c == b) continue;
                try_deal(search, groups[c] & search->own, take);
                try_deal(search, two & search->own, groups[c] & search->theirs);
                for (int d = c + 1; d < count; d++)
                    if (d != a && d != b)
                        try_deal(search, (groups[c] | groups[d]) & search->own, take);
            }
        }
}

/* ---- anything for anything -------------------------------------------------------- */

enum { BUNDLES_MOST = MAX_DEEDS + MAX_GROUPS + 1 };

/* Nothing, every deed, and what it has of every group; how many. */
static int list_bundles(const Edition *edition, DeedSet deeds, DeedSet bundles[BUNDLES_MOST])
{
    int count = 0;
    bundles[count++] = 0;
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1) bundles[count++] = rest & (~rest + 1);
    for (GroupId group = 0; group < edition->group_count; group++) {
        DeedSet part = group_of(edition, group) & deeds;
        if (!single(part)) bundles[count++] = part;
    }
    return count;
}

static void try_bundles(const PackagesSearch *search)
{
    DeedSet give[BUNDLES_MOST], take[BUNDLES_MOST];
    const Edition *edition = search->decision->edition;
    int give_count = list_bundles(edition, search->own & search->tradable, give);
    int take_count = list_bundles(edition, search->theirs & search->tradable, take);
    for (int i = 0; i < take_count; i++)
        for (int k = 0; k < give_count; k++)
            if ((take[i] | give[k]) != 0) try_deal(search, give[k], take[i]);
}

/* ---- all packages ----------------------------------------------------------------- */

PackagesWanted packages_wanted(const Decision *decision)
{
    int32_t parts = decision_number(decision, CHARACTER_OFFER_PARTS);
    return (PackagesWanted){.parts = parts != 0, .any = parts == 2};
}

void packages_each(const Decision *decision, PackagesWanted wanted, SeatId other, PackagesTry *try,
                   void *context)
{
    PackagesSearch search = {.decision = decision,
                             .wanted = wanted,
                             .own = decision_own(decision)->deeds,
                             .theirs = decision->game->seats[other].deeds,
                             .tradable = tradable_deeds(decision),
                             .other = other,
                             .try = try,
                             .context = context};
    if (wanted.any) try_bundles(&search);
    for (GroupId group = 0; group < decision->edition->group_count && !wanted.any; group++) {
        try_group(&search, group_of(decision->edition, group));
        try_sale(&search, group_of(decision->edition, group));
    }
    if (wanted.pairs) try_pairs(&search);
}

static bool all_of_one(const Decision *decision, DeedSet deeds)
{
    SeatId owner = decision->game->holdings[__builtin_ctzll(deeds)].owner;
    return owner < MAX_SEATS && (deeds & ~decision->game->seats[owner].deeds) == 0;
}

bool packages_any(const Decision *decision, PackagesWanted wanted)
{
    DeedSet own = decision_own(decision)->deeds, owned = 0;
    for (int i = 0; i < decision->game->seat_count; i++) owned |= decision->game->seats[i].deeds;
    if (wanted.any) return owned != 0;
    for (GroupId i = 0; i < decision->edition->group_count; i++) {
        DeedSet group = group_of(decision->edition, i), rest = group & ~own & owned;
        if ((group & own) == 0 || rest == 0) continue;
        if (!wanted.parts && !all_of_one(decision, group & ~own)) continue;
        if (!game_group_built(decision->edition, decision->game, i)) return true;
    }
    return false;
}
