/* fp_player.c -- the fixed policies of published simulations. */
#include "players/described/fp_player.h"

#include "game/auction.h"
#include "game/landing.h"
#include "game/mortgage.h"
#include "players/building_step.h"
#include "players/described/fp_trade.h"
#include "players/landmarks.h"
#include "players/raising.h"

static Money salary(const Decision *decision)
{
    return decision->edition->rule[RULE_SALARY];
}

/* ---- wishes -------------------------------------------------------------------- */

DeedSet fp_player_wanted(const Decision *decision)
{
    uint8_t wants = fp_player_row(decision)->wants;
    DeedSet deeds = 0;
    if (wants & FP_STATIONS) deeds |= landmarks_stations(decision->edition);
    if (wants & FP_DEAREST) deeds |= landmarks_dearest(decision->edition);
    if (wants & FP_ORANGE) deeds |= landmarks_orange(decision->edition);
    if (wants & FP_LIGHT_BLUE) deeds |= landmarks_light_blue(decision->edition);
    return deeds;
}

DeedSet fp_player_refused(const Decision *decision)
{
    uint8_t takes = fp_player_row(decision)->takes;
    if (takes == FP_TAKES_NO_UTILITIES) return landmarks_utilities(decision->edition);
    return takes == FP_TAKES_WANTED ? ~fp_player_wanted(decision) : 0;
}

static bool wanted(const Decision *decision, DeedId deed)
{
    return (fp_player_wanted(decision) & DEED_BIT(deed)) != 0;
}

static bool refused(const Decision *decision, DeedId deed)
{
    return (fp_player_refused(decision) & DEED_BIT(deed)) != 0;
}

static bool completes(const Decision *decision, DeedId deed)
{
    return landmarks_completes(decision->edition, decision->game, decision->seat, deed);
}

/* ---- buying and bidding --------------------------------------------------------- */

/* Its deeds in groups of which it has more than one. */
static DeedSet not_lone(const Decision *decision)
{
    DeedSet own = decision_own(decision)->deeds;
    DeedSet found = 0;
    for (int i = 0; i < decision->edition->group_count; i++) {
        DeedSet part = own & decision->edition->groups[i].deeds;
        if ((part & (part - 1)) != 0) found |= part;
    }
    return found;
}

/* The one mortgage that brings what lacks to the price. */
static bool mortgage_to_buy(const Decision *decision, DeedId deed, Money price, Action *action)
{
    if (decision->edition->rule[RULE_MORTGAGE] != MORTGAGE_LEND) return false;
    if (!raising_mortgage_cheapest(decision, not_lone(decision), action)) return false;
    Money loan = decision->edition->deeds[action->deed].mortgage;
    return decision_own(decision)->cash + loan >= price &&
           BECAUSE(decision, T_("It mortgages {deed} to buy {second_deed}, which completes a set."),
                   arg_deed(action->deed), arg_second_deed(deed));
}

static bool decline(const Decision *decision, DeedId deed, Action *action)
{
    return decision_try(decision, ACTION_DECLINE, action) &&
           BECAUSE(decision, T_("It does not buy {deed}: it does not want it, or needs its money."),
                   arg_deed(deed));
}

static bool say_buying(const Decision *decision, DeedId deed, bool needed, Money left)
{
    if (left >= salary(decision))
        return BECAUSE(decision, T_("It buys {deed}, because {sum} stay."), arg_deed(deed),
                       arg_sum(left));
    if (needed)
        return BECAUSE(decision, T_("It buys {deed} with {sum} to spare: it completes a set."),
                       arg_deed(deed), arg_sum(left));
    return BECAUSE(decision, T_("It buys {deed} with {sum} to spare: it wants it."), arg_deed(deed),
                   arg_sum(left));
}

static bool buy(const Decision *decision, Action *action)
{
    DeedId deed = landing_deed(decision->edition, decision->game);
    Money price = game_price(decision->edition, decision->game, decision->seat, deed);
    Money left = decision_own(decision)->cash - price;
    if (refused(decision, deed)) return decline(decision, deed, action);
    bool needed = completes(decision, deed);
    if ((left >= salary(decision) || needed || wanted(decision, deed)) &&
        decision_try(decision, ACTION_BUY, action))
        return say_buying(decision, deed, needed, left);
    if (left < 0 && needed && mortgage_to_buy(decision, deed, price, action)) return true;
    return decline(decision, deed, action);
}

/* What it bids, or 0 to pass. */
static Money bid_of(const Decision *decision)
{
    DeedId deed = decision->game->auction.deed;
    Money standing = decision->game->auction.bid;
    Money list = decision->edition->deeds[deed].price;
    Money cash = decision_own(decision)->cash;
    if (refused(decision, deed)) return 0;
    if (wanted(decision, deed)) return standing + (cash - standing) / 6;
    if (standing < list) {
        Money bid = standing + (list - standing + 1) / 2;
        return bid < cash ? bid : 0;
    }
    return completes(decision, deed) ? standing + (cash - standing) / 4 : 0;
}

static bool auction(const Decision *decision, Action *action)
{
    DeedId deed = decision->game->auction.deed;
    Money least, most;
    Money bid = bid_of(decision);
    if (bid > decision->game->auction.bid &&
        auction_range(decision->edition, decision->game, decision->seat, &least, &most)) {
        *action = action_of(decision->game, ACTION_BID);
        action->amount = bid < least ? least : bid;
        if (action->amount <= most && action->amount <= decision_own(decision)->cash)
            return BECAUSE(decision,
                           T_("It bids {sum} for {deed}, a part of the way to its limit."),
                           arg_sum(action->amount), arg_deed(deed));
    }
    return decision_try(decision, ACTION_PASS, action) &&
           BECAUSE(decision, T_("It passes: {deed} would cost more than it is ready to pay."),
                   arg_deed(deed));
}

/* ---- building and redeeming ----------------------------------------------------- */

static bool find_building(const Decision *decision, Action *action)
{
    BuildingStep steps[MAX_BUILDING_STEPS];
    int count = building_step_list(decision->edition, decision->game, decision->seat, steps);
    const BuildingStep *best = NULL;
    for (int i = 0; i < count; i++) {
        if (steps[i].height >= fp_player_row(decision)->most_houses) continue;
        if (best == NULL || steps[i].gain - steps[i].price > best->gain - best->price)
            best = &steps[i];
    }
    if (best == NULL) return false;
    *action = building_step_action(decision->seat, best);
    return true;
}

static bool find_redeeming(const Decision *decision, Action *action)
{
    Money least = decision_own(decision)->cash - salary(decision) + 1;
    DeedId found = NO_DEED;
    for (DeedSet rest = decision_own(decision)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check_redeem(decision->edition, decision->game, decision->seat, deed) !=
            REFUSAL_NONE)
            continue;
        Money price = edition_redeem_price(decision->edition, deed);
        if (price >= least) continue;
        least = price;
        found = deed;
    }
    *action = (Action){.kind = ACTION_REDEEM, .seat = decision->seat, .deed = found};
    return found != NO_DEED;
}

/* Business that is done on the turns of others. */
static bool invest(const Decision *decision, Action *action)
{
    return find_building(decision, action) || find_redeeming(decision, action);
}

static bool invest_now(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0 || !invest(decision, action)) return false;
    if (action_check(decision->edition, decision->game, action) != REFUSAL_NONE) return false;
    if (action->kind == ACTION_BUILD)
        return BECAUSE(decision,
                       T_("It builds on {deed}, where rent gained less price is largest."),
                       arg_deed(action->deed));
    return BECAUSE(decision, T_("It redeems {deed}, because enough money stays."),
                   arg_deed(action->deed));
}

static bool floor_business(const Decision *decision, Action *action)
{
    return invest_now(decision, action) || described_done(decision, action);
}

static bool wants_floor(const Decision *decision, Action *action)
{
    Action business;
    return decision_try(decision, ACTION_FLOOR, action) && invest(decision, &business) &&
           BECAUSE_PLAIN(decision, T_("It builds and redeems on other players' turns."));
}

/* ---- debts ---------------------------------------------------------------------- */

static bool pay(const Decision *decision, Action *action)
{
    if (raising_loans(decision) >= raising_need(decision) &&
        raising_mortgage_cheapest(decision, decision_own(decision)->deeds, action))
        return BECAUSE(decision, T_("It mortgages {deed}: that and the like will do."),
                       arg_deed(action->deed));
    if (raising_close(decision, action))
        return BECAUSE_PLAIN(decision, T_("All it has would not pay what it owes."));
    if (raising_sell_cheapest(decision, action))
        return BECAUSE_PLAIN(decision,
                             T_("It sells {building.a}, because mortgages alone would not do."));
    if (raising_mortgage_cheapest(decision, decision_own(decision)->deeds, action))
        return BECAUSE(decision, T_("It mortgages {deed}, having no {building.many} left."),
                       arg_deed(action->deed));
    return decision_try(decision, ACTION_BANKRUPT, action) &&
           BECAUSE_PLAIN(decision, T_("It has nothing left to sell or to mortgage."));
}

/* ---- turns ---------------------------------------------------------------------- */

static bool leave_jail(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash >= salary(decision)) {
        if (decision_try_card(decision, action))
            return BECAUSE_PLAIN(decision,
                                 T_("It leaves jail with its card: it has money to spend."));
        if (decision_try(decision, ACTION_FINE, action))
            return BECAUSE_PLAIN(decision, T_("It pays to leave jail: it has money to spend."));
    }
    return (decision_try(decision, ACTION_WAIT, action) ||
            decision_try(decision, ACTION_ROLL, action)) &&
           BECAUSE_PLAIN(decision, T_("It waits in jail, because it has little money."));
}

static bool turn(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return pay(decision, action);
    if (fp_trade_offer(decision, action)) return true;
    return decision_own(decision)->in_jail && leave_jail(decision, action);
}

/* Where nobody may act out of turn it builds and redeems in its own. */
static bool end(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return pay(decision, action);
    if (!decision->edition->rule[RULE_OUT_OF_TURN] && invest_now(decision, action)) return true;
    return described_end(decision, action);
}

static const Answer answers[ANSWER_COUNT] = {
    [PHASE_TURN] = turn,
    [PHASE_BUY] = buy,
    [PHASE_AUCTION] = auction,
    [PHASE_END] = end,
    [PHASE_DEBT] = pay,
    [PHASE_ANSWER] = fp_trade_answer,
    [PHASE_FLOOR] = floor_business,
    [ANSWER_OUT_OF_TURN] = wants_floor,
};

#define FP_WISHES_B \
    .wants = FP_STATIONS | FP_DEAREST, .takes = FP_TAKES_NO_UTILITIES, .most_houses = HOTEL_LEVEL
#define FP_WISHES_C                                                                               \
    .wants = FP_STATIONS | FP_ORANGE | FP_LIGHT_BLUE, .takes = FP_TAKES_WANTED, .most_houses = 3, \
    .asks_widely = true

const FpPlayer fp_players[FP_COUNT] = {
    [FP_A] = {.kind =
                  DESCRIBED_KIND("fp-a", "a fixed policy: buys what leaves it a salary", answers),
              .most_houses = HOTEL_LEVEL},
    [FP_B] = {.kind = DESCRIBED_KIND("fp-b", "fp-a that wants stations and the dearest streets",
                                     answers),
              FP_WISHES_B},
    [FP_C] = {.kind = DESCRIBED_KIND("fp-c", "fp-a that takes only stations, orange, light blue",
                                     answers),
              FP_WISHES_C},
    [FP_A_FIRM] = {.kind =
                       DESCRIBED_KIND("fp-a-firm", "fp-a, giving nothing away in trades", answers),
                   .most_houses = HOTEL_LEVEL,
                   .firm = true},
    [FP_B_FIRM] = {.kind =
                       DESCRIBED_KIND("fp-b-firm", "fp-b, giving nothing away in trades", answers),
                   FP_WISHES_B,
                   .firm = true},
    [FP_C_FIRM] = {.kind =
                       DESCRIBED_KIND("fp-c-firm", "fp-c, giving nothing away in trades", answers),
                   FP_WISHES_C,
                   .firm = true},
};
