/* why_not.c -- refusals as sentences for people. */
#include <assert.h>

#include "game/action.h"
#include "game/auction.h"
#include "game/landing.h"
#include "game/shortage.h"

/* What is wrong; those that need names or sums are made in their functions
 * below and stand here as NULL. */
static const char *const sentences[] = {
    [REFUSAL_NONE] = "Nothing is wrong with that.",
    [REFUSAL_GAME_OVER] = "The game is over; start a new one to play on.",
    [REFUSAL_NOT_YOU] = NULL,
    [REFUSAL_NOT_NOW] = "That cannot be done now; 'legal' lists what can.",
    [REFUSAL_DICE] = "Each die shows a number from 1 to 6.",
    [REFUSAL_CARD] = "That card cannot be on top of the pile.",
    [REFUSAL_PICK] = "That is not among what can be picked now.",
    [REFUSAL_DEED] = "There is no such property.",
    [REFUSAL_NOT_OWNER] = NULL,
    [REFUSAL_TOO_POOR] = NULL,
    [REFUSAL_BID_LOW] = NULL,
    [REFUSAL_BID_HIGH] = NULL,
    [REFUSAL_NOT_STREET] = NULL,
    [REFUSAL_NOT_GROUP] = NULL,
    [REFUSAL_GROUP_MORTGAGED] = NULL,
    [REFUSAL_UNEVEN] = NULL,
    [REFUSAL_FULL] = NULL,
    [REFUSAL_NO_HOUSES] = NULL,
    [REFUSAL_NO_HOTELS] = NULL,
    [REFUSAL_NOT_HERE] = NULL,
    [REFUSAL_NO_BUILDING] = NULL,
    [REFUSAL_NO_HOTEL] = NULL,
    [REFUSAL_HOUSES_FOR_HOTEL] = NULL,
    [REFUSAL_GROUP_BUILT] = NULL,
    [REFUSAL_MORTGAGED] = NULL,
    [REFUSAL_NOT_MORTGAGED] = NULL,
    [REFUSAL_NO_MORTGAGES] = "There are no mortgages in this game.",
    [REFUSAL_NO_TRADES] = "There is no trading in this game.",
    [REFUSAL_TRADE_SELF] = "A trade needs another player.",
    [REFUSAL_TRADE_GONE] = "That player is not in the game any more.",
    [REFUSAL_TRADE_EMPTY] = "An offer needs something on at least one side.",
    [REFUSAL_TRADE_NOT_YOURS] = "You can only give what is yours.",
    [REFUSAL_TRADE_NOT_THEIRS] = "You can only ask for what the other player has.",
    [REFUSAL_TRADE_BUILT] = "A property can change hands only while nothing is built in its group.",
    [REFUSAL_TRADE_MONEY] = "You cannot give more money than you have.",
    [REFUSAL_TRADE_THEIR_MONEY] = "The other player does not have that much money.",
    [REFUSAL_TRADE_FEES] =
        "Whoever receives a mortgaged property must be able to pay its fee after the trade.",
    [REFUSAL_TRADE_SHAPE] = NULL,
    [REFUSAL_TRADE_DEBTOR] = "A trade of somebody in debt must bring that player money, and at "
                             "least the mortgage value of what is given.",
    [REFUSAL_TRADE_MANY] = NULL,
    [REFUSAL_TRADE_COUNTERS] = "This offer has been countered often enough: accept or reject it.",
    [REFUSAL_TRADE_PENDING] = "Another offer is waiting for its answer; one at a time.",
    [REFUSAL_NO_CARD] = NULL,
    [REFUSAL_NOT_IN_JAIL] = "You are not in jail.",
    [REFUSAL_JAIL_PAY] = "The fine cannot be paid before this throw: roll, or use a card.",
    [REFUSAL_JAIL_ROLL] = "Your throws are used up: pay the fine or use a card.",
    [REFUSAL_SOLVENT] = NULL,
    [REFUSAL_IN_DEBT] = "You are below zero: sell, mortgage or trade, or declare bankruptcy, "
                        "before ending the turn.",
    [REFUSAL_NO_RESIGN] = "Nobody can resign in this game.",
    [REFUSAL_FLOOR_USED] = "You have had the floor in this turn; wait for the next one.",
    [REFUSAL_FLOOR_YOURS] = "It is your own turn: you have the floor already.",
    [REFUSAL_BUSY] = "Something is being settled; ask again when it is done.",
    [REFUSAL_MANAGED_ENOUGH] = "That is enough for one turn: go on with the game.",
    [REFUSAL_NO_CLAIM] = "There is no rent of that kind to be claimed.",
    [REFUSAL_TOKEN] = "That token is taken or does not exist; choose another one.",
    [REFUSAL_CHOICE] = "Choose 1 or 2.",
    [REFUSAL_TRAVEL] = "You can travel only to another station of your own, or stay.",
    [REFUSAL_BREAK] = NULL,
    [REFUSAL_OPEN_FIRST] = "Open the card you kept before you roll.",
};
static_assert(sizeof sentences / sizeof *sentences == REFUSAL_COUNT,
              "a sentence for every refusal");

static void join(Text *text, const char *before, const char *middle, const char *after)
{
    text_add(text, before);
    text_add(text, middle);
    text_add(text, after);
}

static const char *deed_name(const Edition *edition, DeedId deed)
{
    return deed < edition->deed_count ? edition_deed_label(edition, deed)->name : "That";
}

static const char *group_name(const Edition *edition, DeedId deed)
{
    return deed < edition->deed_count ? edition->group_label[edition->deeds[deed].group].name : "";
}

/* What the action would cost its seat. */
static Money cost(const Edition *edition, const Game *game, const Action *action)
{
    switch ((int)action->kind) {
    case ACTION_BUY: return game_price(edition, game, action->seat, landing_deed(edition, game));
    case ACTION_FINE: return edition->rule[RULE_JAIL_FINE];
    case ACTION_CHOOSE: return edition->rule[RULE_THIEF_FEE];
    case ACTION_REDEEM: return edition_redeem_price(edition, action->deed);
    default: {
        int level = game->holdings[action->deed].level;
        bool hotel = edition->rule[RULE_HOTEL] == HOTEL_BESIDE
                         ? action->amount == BUILDING_BESIDE
                         : edition->rule[RULE_HOTEL] == HOTEL_TOP &&
                               level == edition->rule[RULE_HOUSES_PER_STREET];
        return game_building_price(edition, game, action->seat, action->deed, hotel);
    }
    }
}

static void too_poor(const Edition *edition, const Game *game, const Action *action, Text *text)
{
    text_add(text, "That costs ");
    edition_money_write(edition, cost(edition, game, action), text);
    text_add(text, ", and you have ");
    edition_money_write(edition, game->seats[action->seat].cash, text);
    text_add(text, game->phase == PHASE_BUY ? ": sell, mortgage or trade first, or decline." : ".");
}

static void bid_bounds(const Edition *edition, const Game *game, const Action *action, Text *text)
{
    Money least, most;
    bool possible = game->phase == PHASE_BUILDING_AUCTION
                        ? shortage_range(edition, game, action->seat, action->deed, &least, &most)
                        : auction_range(edition, game, action->seat, &least, &most);
    if (!possible) {
        text_add(text, "You cannot bid any more; pass.");
        return;
    }
    text_add(text, "A bid must be from ");
    edition_money_write(edition, least, text);
    text_add(text, " to ");
    edition_money_write(edition, most, text);
    text_add(text, "; or pass.");
}

static void trade_shape(const Edition *edition, Text *text)
{
    text_add(text,
             edition->rule[RULE_TRADE] == TRADE_PRICE
                 ? "In this game a trade is a price for one property of another player, who may "
                   "ask for more."
                 : "In this game a trade is one thing for one thing: a property or a sum of "
                   "money each, and not money for money.");
}

static void about_supply(const Edition *edition, bool hotel, Text *text)
{
    join(text, "The bank has no ",
         hotel ? edition_noun(edition, NOUN_HOTEL) : edition_noun(edition, NOUN_HOUSE),
         " left; wait until one is sold back.");
}

/* Refusals about a property. */
static void about_deed(const Edition *edition, const Action *action, Refusal refusal, Text *text)
{
    const char *name = deed_name(edition, action->deed);
    const char *group = group_name(edition, action->deed);
    switch ((int)refusal) {
    case REFUSAL_NOT_OWNER: join(text, name, " is not yours", "."); break;
    case REFUSAL_NOT_STREET: join(text, "Nothing can be built on ", name, "."); break;
    case REFUSAL_NOT_GROUP: join(text, "Building needs all properties of ", group, "."); break;
    case REFUSAL_GROUP_MORTGAGED:
        if (edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_DEED)
            join(text, "Redeem ", name, " before building on it.");
        else
            join(text, "Redeem the mortgages of ", group, " before building.");
        break;
    case REFUSAL_UNEVEN:
        join(text, "Build and sell evenly: take another property of ", group, " first.");
        break;
    case REFUSAL_FULL: join(text, "Nothing more can be built on ", name, "."); break;
    case REFUSAL_NOT_HERE:
        if (edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_GROUP)
            join(text, "You can build only while you stand on a property of ", group, ".");
        else
            join(text, "You can build on ", name, " only while you stand there.");
        break;
    case REFUSAL_NO_BUILDING: join(text, "There is no building to sell on ", name, "."); break;
    case REFUSAL_NO_HOTEL: join(text, "There is no hotel to sell in ", group, "."); break;
    case REFUSAL_HOUSES_FOR_HOTEL:
        join(text, "The bank has too few houses to put in place of the hotel; 'break ",
             edition->group_label[edition->deeds[action->deed].group].word,
             " 0' sells all hotels of the group.");
        break;
    case REFUSAL_GROUP_BUILT: join(text, "Sell all buildings of ", group, " first."); break;
    case REFUSAL_MORTGAGED: join(text, name, " is mortgaged already", "."); break;
    case REFUSAL_NOT_MORTGAGED: join(text, name, " is not mortgaged", "."); break;
    default: join(text, "That many houses cannot stay in ", group, "; try fewer, or 0."); break;
    }
}

static void not_you(const Game *game, Text *text)
{
    text_add(text, game->decider == DEALER ? "The dice or cards come first."
                                           : "Somebody else must decide now.");
}

static void solvent(const Game *game, const Action *action, Text *text)
{
    bool owes = game->phase == PHASE_DEBT || game->seats[action->seat].cash < 0;
    text_add(text, owes ? "You can still pay: sell buildings, mortgage or trade."
                        : "You owe nothing; only who cannot pay a debt goes bankrupt.");
}

static void no_card(const Edition *edition, Text *text)
{
    join(text, "You have no such card (", edition_noun(edition, NOUN_RELEASE), ").");
}

static void too_many_offers(const Edition *edition, Text *text)
{
    text_add(text, "A player can make ");
    text_add_int(text, edition->rule[RULE_OFFERS_PER_TURN]);
    text_add(text, " offers in a turn; wait for the next one.");
}

void action_why_not(const Edition *edition, const Game *game, const Action *action, Refusal refusal,
                    Text *text)
{
    if (refusal >= REFUSAL_COUNT) return;
    if (sentences[refusal] != NULL) {
        text_add(text, refusal == REFUSAL_DICE && edition->rule[RULE_ANY_DICE]
                           ? "Each chosen die shows a number from 0 to 999."
                           : sentences[refusal]);
        return;
    }
    switch ((int)refusal) {
    case REFUSAL_NOT_YOU: not_you(game, text); break;
    case REFUSAL_TOO_POOR: too_poor(edition, game, action, text); break;
    case REFUSAL_BID_LOW:
    case REFUSAL_BID_HIGH: bid_bounds(edition, game, action, text); break;
    case REFUSAL_NO_HOUSES: about_supply(edition, false, text); break;
    case REFUSAL_NO_HOTELS: about_supply(edition, true, text); break;
    case REFUSAL_TRADE_SHAPE: trade_shape(edition, text); break;
    case REFUSAL_TRADE_MANY: too_many_offers(edition, text); break;
    case REFUSAL_NO_CARD: no_card(edition, text); break;
    case REFUSAL_SOLVENT: solvent(game, action, text); break;
    default: about_deed(edition, action, refusal, text); break;
    }
}
