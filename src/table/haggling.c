/* haggling.c -- would a player take an offer, what would it want, and why not. */
#include "table/haggling.h"

#include "game/trade.h"
#include "players/acceptance.h"
#include "players/decision.h"

const Sentence haggling_chance_words[HAGGLING_CHANCES] = {
    [HAGGLING_UNLIKELY] = TC_("chance of a yes", "Unlikely"),
    [HAGGLING_PERHAPS] = TC_("chance of a yes", "Perhaps"),
    [HAGGLING_LIKELY] = TC_("chance of a yes", "Likely"),
};

/* From these percentages on. */
enum { PERHAPS = 30, LIKELY = 65 };
enum { NO_GROUP = MAX_GROUPS };
/* So near is "perhaps" for a player whose answer is certain. */
#define NEAR 0.010f

/* One side of a possible trade, asked about it. */
typedef struct Haggling {
    const Edition *edition;
    const Game *game;
    PlayerKind judge; /* who looks: the one asked, or for a person somebody sensible */
    Decision decision;
    Bargain bargain;
    Acceptance acceptance;
    SeatId from, to;
} Haggling;

static const PlayerKind *kind_of(const Table *table, SeatId seat)
{
    return seat < table_seating(table)->count ? table_seating(table)->seats[seat].kind : NULL;
}

/* Stays where it is: it points into itself. */
static void begin(const Table *table, const Game *game, const Memory *memory, SeatId from,
                  SeatId to, Haggling *haggling)
{
    const PlayerKind *kind = kind_of(table, to);
    bool known = kind != NULL && kind->character != NULL;
    haggling->edition = table_edition(table);
    haggling->game = game;
    haggling->judge = (PlayerKind){.character = known ? kind->character : &character_hard};
    haggling->decision = (Decision){.self = &haggling->judge,
                                    .edition = haggling->edition,
                                    .outlook = table_outlook(table),
                                    .game = game,
                                    .memory = memory,
                                    .seat = to};
    haggling->from = from;
    haggling->to = to;
    bargain_begin(&haggling->decision, &haggling->bargain);
    acceptance_begin(&haggling->bargain, from, to, &haggling->acceptance);
}

/* ---- what a deal does ------------------------------------------------------------------ */

/* Groups of streets that a seat has whole after getting and giving, and had not before. */
static GroupId completed(const Haggling *haggling, SeatId seat, DeedSet gets, DeedSet gives)
{
    DeedSet before = haggling->game->seats[seat].deeds, after = (before | gets) & ~gives;
    for (GroupId group = 0; group < haggling->edition->group_count; group++) {
        DeedSet deeds = haggling->edition->groups[group].deeds;
        if ((deeds & ~after) == 0 && (deeds & ~before) != 0) return group;
    }
    return NO_GROUP;
}

/* The other way round: whole before, broken up after. */
static GroupId broken(const Haggling *haggling, SeatId seat, DeedSet gets, DeedSet gives)
{
    DeedSet before = haggling->game->seats[seat].deeds, after = (before | gets) & ~gives;
    for (GroupId group = 0; group < haggling->edition->group_count; group++) {
        DeedSet deeds = haggling->edition->groups[group].deeds;
        if ((deeds & ~after) != 0 && (deeds & ~before) == 0) return group;
    }
    return NO_GROUP;
}

static Money left_with(const Haggling *haggling, const Deal *deal)
{
    return haggling->game->seats[haggling->to].cash + bargain_money(deal);
}

static bool leaves_little(const Haggling *haggling, const Deal *deal)
{
    return bargain_money(deal) < 0 && left_with(haggling, deal) < haggling->decision.outlook->unit;
}

static Gain gains(const Haggling *haggling, const Deal *deal)
{
    Offer offer = {.deal = *deal, .from = haggling->from, .to = haggling->to};
    Reckoning reckoning;
    bargain_reckon(&haggling->bargain, &offer, &reckoning);
    return bargain_gain_for(&reckoning, &haggling->acceptance.eyes, bargain_money(deal));
}

/* ---- the meter -------------------------------------------------------------------------- */

static void add_reason(HagglingView *view, bool good, Sentence sentence, Arg first, Arg second)
{
    if (view->reason_count == HAGGLING_REASONS) return;
    view->reasons[view->reason_count++] =
        (HagglingReason){.good = good, .said = {.sentence = sentence, .args = {first, second}}};
}

static void find_reasons(const Haggling *haggling, const Deal *deal, HagglingView *view)
{
    static const Sentence whole = T_("{seat} gets all of {group}.");
    static const Sentence breaks = T_("It breaks up {group} of {seat}.");
    static const Sentence pays = T_("{seat} gets {sum}."), costs = T_("{seat} pays {sum}.");
    static const Sentence poor = T_("{seat} would have only {sum} left.");
    static const Sentence unequal = T_("{seat} gains much more by it than {other}.");
    static const Sentence worse = T_("{seat} would be worse off.");
    SeatId from = haggling->from, to = haggling->to;
    GroupId theirs = completed(haggling, to, deal->give, deal->take);
    GroupId ours = completed(haggling, from, deal->take, deal->give);
    GroupId lost = broken(haggling, to, deal->give, deal->take);
    Money money = bargain_money(deal);
    Gain gain = gains(haggling, deal);
    if (theirs != NO_GROUP) add_reason(view, true, whole, arg_seat(to), arg_group(theirs));
    if (ours != NO_GROUP) add_reason(view, false, whole, arg_seat(from), arg_group(ours));
    if (lost != NO_GROUP) add_reason(view, false, breaks, arg_seat(to), arg_group(lost));
    if (leaves_little(haggling, deal))
        add_reason(view, false, poor, arg_seat(to), arg_sum(left_with(haggling, deal)));
    else if (money != 0)
        add_reason(view, money > 0, money > 0 ? pays : costs, arg_seat(to),
                   arg_sum(money > 0 ? money : -money));
    if (gain.to < 0)
        add_reason(view, false, worse, arg_seat(to), arg_absent());
    else if (gain.to < haggling->acceptance.share * gain.from)
        add_reason(view, false, unequal, arg_seat(from), arg_other(to));
}

static int percent_of(const Acceptance *acceptance, float margin)
{
    Acceptance near = *acceptance;
    if (near.doubt <= 0) {
        if (margin >= 0) return 100;
        near.doubt = NEAR;
    }
    return (int)(100 * acceptance_chance(&near, margin) + 0.5f);
}

void haggling_look(const Table *table, SeatId from, SeatId to, const Deal *deal, HagglingView *view)
{
    Haggling haggling;
    Offer offer = {.deal = *deal, .from = from, .to = to};
    *view = (HagglingView){0};
    begin(table, table_game(table), table_memory(table), from, to, &haggling);
    const Acceptance *acceptance = &haggling.acceptance;
    view->percent = percent_of(acceptance, acceptance_margin(acceptance, &offer));
    view->chance = view->percent >= LIKELY    ? HAGGLING_LIKELY
                   : view->percent >= PERHAPS ? HAGGLING_PERHAPS
                                              : HAGGLING_UNLIKELY;
    find_reasons(&haggling, deal, view);
    if (view->chance == HAGGLING_LIKELY) return;
    view->has_nearer = acceptance_price(acceptance, acceptance->doubt, &offer);
    view->nearer = offer.deal;
}

/* ---- its own words ---------------------------------------------------------------------- */

/* What stands against the deal most. */
static void say_why(const Haggling *haggling, const Deal *deal, Speech *said)
{
    GroupId ours = completed(haggling, haggling->from, deal->take, deal->give);
    GroupId lost = broken(haggling, haggling->to, deal->give, deal->take);
    Gain gain = gains(haggling, deal);
    if (ours != NO_GROUP)
        SPEAK(said, T_("That gives you all of {group}."), arg_group(ours));
    else if (lost != NO_GROUP)
        SPEAK(said, T_("That breaks up my {group}."), arg_group(lost));
    else if (leaves_little(haggling, deal))
        SPEAK(said, T_("That leaves me with only {sum}."), arg_sum(left_with(haggling, deal)));
    else if (gain.to < haggling->acceptance.gain)
        SPEAK(said, T_("I am better off with what I have."), arg_absent());
    else
        SPEAK(said, T_("You gain much more by it than I do."), arg_absent());
}

/* The same things for other money, if there is a price. */
static void say_price(const Haggling *haggling, const Deal *deal, Speech *said)
{
    Offer offer = {.deal = *deal, .from = haggling->from, .to = haggling->to};
    if (!acceptance_price(&haggling->acceptance, haggling->acceptance.doubt, &offer)) {
        SPEAK(said, T_("No money you have would make up for it."), arg_absent());
        return;
    }
    Money price = bargain_money(&offer.deal), offered = bargain_money(deal);
    if (price > offered) SPEAK(said, T_("I would want {sum} more."), arg_sum(price - offered));
}

bool haggling_refusal(const Table *table, size_t n, Speech *said)
{
    const Action *action = table_action(table, n);
    const PlayerKind *kind = action->seat < MAX_SEATS ? kind_of(table, action->seat) : NULL;
    if (kind == NULL || kind->character == NULL || action->kind != ACTION_REJECT) return false;
    Game game;
    Haggling haggling;
    table_state_at(table, n, &game);
    if (game.phase != PHASE_ANSWER) return false;
    /* A computer's numbers do not change, so the memory may be that of today. */
    begin(table, &game, table_memory(table), game.offer.from, game.offer.to, &haggling);
    *said = (Speech){0};
    say_why(&haggling, &game.offer.deal, said);
    say_price(&haggling, &game.offer.deal, said);
    return true;
}

/* ---- what would you want for it? ---------------------------------------------------------- */

/* Deeds of the asker that the owner has a use for: it completes a group, or has begun it. */
static DeedSet wanted(const Haggling *haggling)
{
    const Game *game = haggling->game;
    DeedSet own = game->seats[haggling->from].deeds, theirs = game->seats[haggling->to].deeds;
    DeedSet found = 0;
    for (GroupId group = 0; group < haggling->edition->group_count; group++) {
        DeedSet deeds = haggling->edition->groups[group].deeds;
        if ((deeds & theirs) != 0 && !game_group_built(haggling->edition, game, group))
            found |= deeds & own;
    }
    return found;
}

static bool legal(const Haggling *haggling, const Offer *offer)
{
    Offer open = *offer;
    Game asked = *haggling->game;
    open.open = OFFER_MADE;
    asked.offer = open;
    asked.debt_count = 0;
    return trade_check_accept(haggling->edition, &asked) == REFUSAL_NONE;
}

static bool try_price(const Haggling *haggling, DeedSet give, DeedSet take, Offer *offer)
{
    *offer =
        (Offer){.deal = {.give = give, .take = take}, .from = haggling->from, .to = haggling->to};
    return acceptance_price(&haggling->acceptance, haggling->acceptance.doubt, offer) &&
           legal(haggling, offer);
}

/* For money alone, or else with one deed beside it: that with the least money. */
static bool find_offer(const Haggling *haggling, DeedId deed, Offer *best)
{
    Offer offer;
    if (try_price(haggling, 0, DEED_BIT(deed), best)) return true;
    bool found = false;
    DeedSet group = haggling->edition->groups[haggling->edition->deeds[deed].group].deeds;
    for (DeedSet rest = wanted(haggling) & ~group; rest != 0; rest &= rest - 1) {
        if (!try_price(haggling, rest & (~rest + 1), DEED_BIT(deed), &offer)) continue;
        if (found && bargain_money(&offer.deal) >= bargain_money(&best->deal)) continue;
        *best = offer;
        found = true;
    }
    return found;
}

static void say_offer(const Deal *deal, DeedId deed, Speech *said)
{
    Money money = bargain_money(deal);
    if (deal->give == 0)
        SPEAK(said, T_("I would sell {deed} for {sum}."), arg_deed(deed), arg_sum(money));
    else if (money > 0)
        SPEAK(said, T_("I would give {deed} for {deeds} and {sum}."), arg_deed(deed),
              arg_deeds(deal->give), arg_sum(money));
    else if (money < 0)
        SPEAK(said, T_("I would give {deed} and {sum} for {deeds}."), arg_deed(deed),
              arg_deeds(deal->give), arg_sum(-money));
    else
        SPEAK(said, T_("I would give {deed} for {deeds}."), arg_deed(deed), arg_deeds(deal->give));
}

/* Who cannot be asked, and what cannot be sold. */
static bool no_answer(const Table *table, SeatId asker, DeedId deed, Speech *said)
{
    const Game *game = table_game(table);
    SeatId owner = game->holdings[deed].owner;
    GroupId group = table_edition(table)->deeds[deed].group;
    if (owner >= MAX_SEATS)
        SPEAK(said, T_("{deed} belongs to nobody yet."), arg_deed(deed));
    else if (owner == asker)
        SPEAK(said, T_("{deed} is yours."), arg_deed(deed));
    else if (kind_of(table, owner) == NULL)
        SPEAK(said, T_("Ask {seat} in person."), arg_seat(owner));
    else if (table_edition(table)->rule[RULE_TRADE] == TRADE_NONE)
        SPEAK(said, T_("There are no trades in this game."), arg_absent());
    else if (game_group_built(table_edition(table), game, group))
        SPEAK(said, T_("There are buildings on {group}: it cannot be traded."), arg_group(group));
    return said->count > 0;
}

void haggling_ask(const Table *table, SeatId asker, DeedId deed, HagglingPrice *price)
{
    Haggling haggling;
    Offer offer;
    *price = (HagglingPrice){.owner = table_game(table)->holdings[deed].owner};
    if (no_answer(table, asker, deed, &price->said)) return;
    begin(table, table_game(table), table_memory(table), asker, price->owner, &haggling);
    price->sells = find_offer(&haggling, deed, &offer);
    if (price->sells) {
        price->deal = offer.deal;
        say_offer(&price->deal, deed, &price->said);
        return;
    }
    Deal all = {.take = DEED_BIT(deed), .give_money = table_game(table)->seats[asker].cash};
    SPEAK(&price->said, T_("I do not sell {deed}."), arg_deed(deed));
    say_why(&haggling, &all, &price->said);
    SPEAK(&price->said, T_("Nothing you have would make up for it."), arg_absent());
}
