/* fp_player.c -- the fixed policies of published simulations. */
#include "players/described/fp_player.h"

#include "game/auction.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "players/building_step.h"
#include "players/described/because.h"
#include "players/described/fp_trade.h"
#include "players/landmarks.h"
#include "players/pawnshop.h"

static Money salary(const Asked *asked)
{
    return asked->edition->rule[RULE_SALARY];
}

/* ---- wishes -------------------------------------------------------------------- */

DeedSet fp_player_wanted(const Asked *asked)
{
    uint8_t wants = fp_player_row(asked)->wants;
    DeedSet deeds = 0;
    if (wants & FP_STATIONS) deeds |= landmarks_stations(asked->edition);
    if (wants & FP_DEAREST) deeds |= landmarks_dearest(asked->edition);
    if (wants & FP_ORANGE) deeds |= landmarks_orange(asked->edition);
    if (wants & FP_LIGHT_BLUE) deeds |= landmarks_light_blue(asked->edition);
    return deeds;
}

DeedSet fp_player_refused(const Asked *asked)
{
    uint8_t takes = fp_player_row(asked)->takes;
    if (takes == FP_TAKES_NO_UTILITIES) return landmarks_utilities(asked->edition);
    return takes == FP_TAKES_WANTED ? ~fp_player_wanted(asked) : 0;
}

static bool wanted(const Asked *asked, DeedId deed)
{
    return (fp_player_wanted(asked) & DEED_BIT(deed)) != 0;
}

static bool refused(const Asked *asked, DeedId deed)
{
    return (fp_player_refused(asked) & DEED_BIT(deed)) != 0;
}

static bool completes(const Asked *asked, DeedId deed)
{
    return landmarks_completes(asked->edition, asked->game, asked->seat, deed);
}

/* ---- buying and bidding --------------------------------------------------------- */

/* Its deeds in groups of which it has more than one. */
static DeedSet not_lone(const Asked *asked)
{
    DeedSet own = described_own(asked)->deeds;
    DeedSet found = 0;
    for (int i = 0; i < asked->edition->group_count; i++) {
        DeedSet part = own & asked->edition->groups[i].deeds;
        if ((part & (part - 1)) != 0) found |= part;
    }
    return found;
}

/* The one mortgage that brings what lacks to the price. */
static bool mortgage_to_buy(const Asked *asked, DeedId deed, Money price, Action *action)
{
    if (asked->edition->rule[RULE_MORTGAGE] != MORTGAGE_LEND) return false;
    if (!pawnshop_mortgage(asked, not_lone(asked), action)) return false;
    Money loan = asked->edition->deeds[action->deed].mortgage;
    return described_own(asked)->cash + loan >= price &&
           because_add(asked, "It mortgages %d to buy %d, which completes a set.", action->deed,
                       deed);
}

static bool decline(const Asked *asked, DeedId deed, Action *action)
{
    return described_try(asked, ACTION_DECLINE, action) &&
           because_add(asked, "It does not buy %d: it does not want it, or needs its money.", deed);
}

static bool buy(const Asked *asked, Action *action)
{
    DeedId deed = landing_deed(asked->edition, asked->game);
    Money price = game_price(asked->edition, asked->game, asked->seat, deed);
    Money left = described_own(asked)->cash - price;
    if (refused(asked, deed)) return decline(asked, deed, action);
    bool needed = completes(asked, deed);
    if ((left >= salary(asked) || needed || wanted(asked, deed)) &&
        described_try(asked, ACTION_BUY, action))
        return because_add(asked,
                           left >= salary(asked) ? "It buys %d, because %m stay."
                           : needed ? "It buys %d with %m to spare: it completes a set."
                                    : "It buys %d with %m to spare: it wants it.",
                           deed, left);
    if (left < 0 && needed && mortgage_to_buy(asked, deed, price, action)) return true;
    return decline(asked, deed, action);
}

/* What it bids, or 0 to pass. */
static Money bid_of(const Asked *asked)
{
    DeedId deed = asked->game->auction.deed;
    Money standing = asked->game->auction.bid;
    Money list = asked->edition->deeds[deed].price;
    Money cash = described_own(asked)->cash;
    if (refused(asked, deed)) return 0;
    if (wanted(asked, deed)) return standing + (cash - standing) / 6;
    if (standing < list) {
        Money bid = standing + (list - standing + 1) / 2;
        return bid < cash ? bid : 0;
    }
    return completes(asked, deed) ? standing + (cash - standing) / 4 : 0;
}

static bool auction(const Asked *asked, Action *action)
{
    DeedId deed = asked->game->auction.deed;
    Money least, most;
    Money bid = bid_of(asked);
    if (bid > asked->game->auction.bid &&
        auction_range(asked->edition, asked->game, asked->seat, &least, &most)) {
        *action = action_of(asked->game, ACTION_BID);
        action->amount = bid < least ? least : bid;
        if (action->amount <= most && action->amount <= described_own(asked)->cash)
            return because_add(asked, "It bids %m for %d, a part of the way to its limit.",
                               action->amount, deed);
    }
    return described_try(asked, ACTION_PASS, action) &&
           because_add(asked, "It passes: %d would cost more than it is ready to pay.", deed);
}

/* ---- building and redeeming ----------------------------------------------------- */

static bool find_building(const Asked *asked, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(asked->edition, asked->game, asked->seat, steps);
    const BuildingStep *best = NULL;
    for (int i = 0; i < count; i++) {
        if (steps[i].height >= fp_player_row(asked)->most_houses) continue;
        if (best == NULL || steps[i].gain - steps[i].price > best->gain - best->price)
            best = &steps[i];
    }
    if (best == NULL) return false;
    *action = building_step_action(asked->seat, best);
    return true;
}

static bool find_redeeming(const Asked *asked, Action *action)
{
    Money least = described_own(asked)->cash - salary(asked) + 1;
    DeedId found = NO_DEED;
    for (DeedSet rest = described_own(asked)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check_redeem(asked->edition, asked->game, asked->seat, deed) != REFUSAL_NONE)
            continue;
        Money price = edition_redeem_price(asked->edition, deed);
        if (price >= least) continue;
        least = price;
        found = deed;
    }
    *action = (Action){.kind = ACTION_REDEEM, .seat = asked->seat, .deed = found};
    return found != NO_DEED;
}

/* Business that is done on the turns of others. */
static bool invest(const Asked *asked, Action *action)
{
    return find_building(asked, action) || find_redeeming(asked, action);
}

static bool invest_now(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash < 0 || !invest(asked, action)) return false;
    if (action_check(asked->edition, asked->game, action) != REFUSAL_NONE) return false;
    return because_add(asked,
                       action->kind == ACTION_BUILD
                           ? "It builds on %d, where rent gained less price is largest."
                           : "It redeems %d, because enough money stays.",
                       action->deed);
}

static bool floor_business(const Asked *asked, Action *action)
{
    return invest_now(asked, action) || described_done(asked, action);
}

static bool wants_floor(const Asked *asked, Action *action)
{
    Action business;
    return described_try(asked, ACTION_FLOOR, action) && invest(asked, &business) &&
           because_add(asked, "It builds and redeems on the turns of others.");
}

/* ---- debts ---------------------------------------------------------------------- */

static bool pay(const Asked *asked, Action *action)
{
    if (pawnshop_loans(asked) >= pawnshop_need(asked) &&
        pawnshop_mortgage(asked, described_own(asked)->deeds, action))
        return because_add(asked, "It mortgages %d: that and the like will do.", action->deed);
    if (pawnshop_close(asked, action))
        return because_add(asked, "All it has would not pay what it owes.");
    if (pawnshop_sell(asked, action))
        return because_add(asked, "It sells a building, because mortgages alone would not do.");
    if (pawnshop_mortgage(asked, described_own(asked)->deeds, action))
        return because_add(asked, "It mortgages %d, having no buildings left.", action->deed);
    return described_try(asked, ACTION_BANKRUPT, action) &&
           because_add(asked, "It has nothing left to sell or to mortgage.");
}

/* ---- turns ---------------------------------------------------------------------- */

static bool leave_jail(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash >= salary(asked)) {
        if (described_try_card(asked, action))
            return because_add(asked, "It leaves jail with its card: it has money to spend.");
        if (described_try(asked, ACTION_FINE, action))
            return because_add(asked, "It pays to leave jail: it has money to spend.");
    }
    return (described_try(asked, ACTION_WAIT, action) ||
            described_try(asked, ACTION_ROLL, action)) &&
           because_add(asked, "It waits in jail, because it has little money.");
}

static bool turn(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash < 0) return pay(asked, action);
    if (fp_trade_offer(asked, action)) return true;
    return described_own(asked)->in_jail && leave_jail(asked, action);
}

/* Where nobody may act out of turn it builds and redeems in its own. */
static bool end(const Asked *asked, Action *action)
{
    if (described_own(asked)->cash < 0) return pay(asked, action);
    if (!asked->edition->rule[RULE_OUT_OF_TURN] && invest_now(asked, action)) return true;
    return described_end(asked, action);
}

static const Answer answers[PHASE_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_AUCTION] = auction,
    [PHASE_END] = end,
    [PHASE_DEBT] = pay,
    [PHASE_ANSWER] = fp_trade_answer,
    [PHASE_FLOOR] = floor_business,
};

#define FP_DESCRIBED(name, sentence)                                                     \
    {                                                                                    \
        .kind = DESCRIBED_KIND(name, sentence), .answers = answers, .floor = wants_floor \
    }
#define FP_WISHES_B \
    .wants = FP_STATIONS | FP_DEAREST, .takes = FP_TAKES_NO_UTILITIES, .most_houses = HOTEL_LEVEL
#define FP_WISHES_C                                                                               \
    .wants = FP_STATIONS | FP_ORANGE | FP_LIGHT_BLUE, .takes = FP_TAKES_WANTED, .most_houses = 3, \
    .asks_widely = true

const FpPlayer fp_players[FP_COUNT] = {
    [FP_A] = {.described = FP_DESCRIBED("fp-a", "a fixed policy: buys what leaves it a salary"),
              .most_houses = HOTEL_LEVEL},
    [FP_B] = {.described = FP_DESCRIBED("fp-b", "fp-a that wants stations and the dearest streets"),
              FP_WISHES_B},
    [FP_C] = {.described =
                  FP_DESCRIBED("fp-c", "fp-a that takes only stations, orange, light blue"),
              FP_WISHES_C},
    [FP_A_FIRM] = {.described = FP_DESCRIBED("fp-a-firm", "fp-a, giving nothing away in trades"),
                   .most_houses = HOTEL_LEVEL,
                   .firm = true},
    [FP_B_FIRM] = {.described = FP_DESCRIBED("fp-b-firm", "fp-b, giving nothing away in trades"),
                   FP_WISHES_B,
                   .firm = true},
    [FP_C_FIRM] = {.described = FP_DESCRIBED("fp-c-firm", "fp-c, giving nothing away in trades"),
                   FP_WISHES_C,
                   .firm = true},
};
