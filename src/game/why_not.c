/* why_not.c -- a refusal as a sentence: what is wrong and what would be right. */
#include "game/why_not.h"

#include <assert.h>

#include "edition/edition_words.h"
#include "game/auction.h"
#include "game/building.h"
#include "game/landing.h"
#include "game/scarce_auction.h"

/* What was refused, and the sentence that is being made. */
typedef struct Refused {
    const Edition *edition;
    const Game *game;
    const Action *action;
    Said *said;
} Refused;

/* A sentence, and what finds its arguments or takes another one. */
typedef struct RefusalRow {
    Sentence sentence;
    void (*fill)(const Refused *refused);
} RefusalRow;

/* `sentence` instead, where an edition or the moment has its own. */
static void instead(const Refused *refused, Sentence sentence)
{
    refused->said->sentence = sentence;
}

#define INSTEAD(refused, sentence) instead((refused), (Sentence)sentence)

static void name_decider(const Refused *refused)
{
    if (refused->game->decider == DEALER) INSTEAD(refused, T_("The dice or cards come first."));
}

static void name_dice(const Refused *refused)
{
    if (refused->edition->rule[RULE_ANY_DICE])
        INSTEAD(refused, T_("Each chosen die shows a whole number, 0 or more."));
}

static void name_deed(const Refused *refused)
{
    DeedId deed = refused->action->deed;
    if (deed >= refused->edition->deed_count) {
        INSTEAD(refused, T_("There is no such property."));
        return;
    }
    refused->said->args[0] = arg_deed(deed);
    refused->said->args[1] = arg_group(refused->edition->deeds[deed].group);
}

static void name_owned(const Refused *refused)
{
    name_deed(refused);
    if (refused->action->deed >= refused->edition->deed_count)
        INSTEAD(refused, T_("That is not yours."));
}

static void name_mortgaged(const Refused *refused)
{
    if (refused->edition->rule[RULE_BUILD_MORTGAGED] == BUILD_MORTGAGED_DEED)
        INSTEAD(refused, T_("Redeem {deed} before building on it."));
    name_deed(refused);
}

static void name_place(const Refused *refused)
{
    if (refused->edition->rule[RULE_BUILD_WHERE] == BUILD_WHERE_GROUP)
        INSTEAD(refused, T_("You can build only while you stand on a property of {group}."));
    name_deed(refused);
}

static Money building_cost(const Refused *refused)
{
    const Action *action = refused->action;
    if (action->deed >= refused->edition->deed_count) return 0;
    bool hotel = building_next_is_hotel(refused->edition, refused->game, action->deed,
                                        action->amount == BUILDING_BESIDE);
    return game_building_price(refused->edition, refused->game, action->seat, action->deed, hotel);
}

/* What the action would cost its seat. */
static Money cost(const Refused *refused)
{
    const Edition *edition = refused->edition;
    const Action *action = refused->action;
    if (action->kind == ACTION_BUY)
        return game_price(edition, refused->game, action->seat,
                          landing_deed(edition, refused->game));
    if (action->kind == ACTION_FINE) return edition->rule[RULE_JAIL_FINE];
    if (action->kind == ACTION_CHOOSE) return edition->rule[RULE_THIEF_FEE];
    if (action->kind == ACTION_REDEEM) return edition_redeem_price(edition, action->deed);
    return building_cost(refused);
}

static void name_cost(const Refused *refused)
{
    const Game *game = refused->game;
    if (game->phase == PHASE_BUY)
        INSTEAD(refused, T_("That costs {price}, and you have {cash}: sell, mortgage or trade "
                            "first, or decline."));
    refused->said->args[0] = arg_price(cost(refused));
    refused->said->args[1] = arg_cash(game->seats[refused->action->seat].cash);
}

static void name_bounds(const Refused *refused)
{
    const Edition *edition = refused->edition;
    const Game *game = refused->game;
    const Action *action = refused->action;
    Money least, most;
    bool possible =
        game->phase == PHASE_BUILDING_AUCTION
            ? scarce_auction_range(edition, game, action->seat, action->deed, &least, &most)
            : auction_range(edition, game, action->seat, &least, &most);
    bool withdraws = edition->rule[RULE_AUCTION_ASK_ALL] != 0;
    if (withdraws) INSTEAD(refused, T_("A bid must be from {least} to {most}; or withdraw."));
    if (!possible) INSTEAD(refused, T_("You cannot bid any more; pass."));
    if (!possible && withdraws) INSTEAD(refused, T_("You cannot bid any more; withdraw."));
    refused->said->args[0] = arg_least(least);
    refused->said->args[1] = arg_most(most);
}

static void name_ceiling(const Refused *refused)
{
    refused->said->args[0] = arg_sum(MONEY_LIMIT);
}

static void name_shape(const Refused *refused)
{
    if (refused->edition->rule[RULE_TRADE] == TRADE_PRICE)
        INSTEAD(refused, T_("In this game a trade is a price for one property of another player, "
                            "who may ask for more."));
}

static void name_offers(const Refused *refused)
{
    refused->said->args[0] = arg_count(refused->edition->rule[RULE_OFFERS_PER_TURN]);
}

static void name_solvency(const Refused *refused)
{
    const Game *game = refused->game;
    if (game->phase == PHASE_DEBT || game->seats[refused->action->seat].cash < 0)
        INSTEAD(refused, T_("You can still pay: sell {building.many}, mortgage or trade."));
}

static const RefusalRow rows[] = {
    [REFUSAL_NONE] = {.sentence = T_("Nothing is wrong with that.")},
    [REFUSAL_GAME_OVER] = {.sentence = T_("The game is over; start a new one to play on.")},
    [REFUSAL_NOT_YOU] = {.sentence = T_("Somebody else must decide now."), .fill = name_decider},
    [REFUSAL_NOT_NOW] = {.sentence = T_("That cannot be done now.")},
    [REFUSAL_DICE] = {.sentence = T_("Each die shows a number from 1 to 6."), .fill = name_dice},
    [REFUSAL_CARD] = {.sentence = T_("That card cannot be on top of the pile.")},
    [REFUSAL_PICK] = {.sentence = T_("That cannot be picked now.")},
    [REFUSAL_DEED] = {.sentence = T_("There is no such property.")},
    [REFUSAL_NOT_OWNER] = {.sentence = T_("{deed} is not yours."), .fill = name_owned},
    [REFUSAL_TOO_POOR] = {.sentence = T_("That costs {price}, and you have {cash}."),
                          .fill = name_cost},
    [REFUSAL_BID_LOW] = {.sentence = T_("A bid must be from {least} to {most}; or pass."),
                         .fill = name_bounds},
    [REFUSAL_BID_HIGH] = {.sentence = T_("A bid must be from {least} to {most}; or pass."),
                          .fill = name_bounds},
    [REFUSAL_NOT_STREET] = {.sentence = T_("Nothing can be built on {deed}."), .fill = name_deed},
    [REFUSAL_NOT_GROUP] = {.sentence = T_("Building needs all properties of {group}."),
                           .fill = name_deed},
    [REFUSAL_GROUP_MORTGAGED] = {.sentence = T_("Redeem the mortgages of {group} before building."),
                                 .fill = name_mortgaged},
    [REFUSAL_UNEVEN] = {.sentence = T_("Build and sell evenly: take another property of {group} "
                                       "first."),
                        .fill = name_deed},
    [REFUSAL_FULL] = {.sentence = T_("Nothing more can be built on {deed}."), .fill = name_deed},
    [REFUSAL_NO_HOUSES] = {.sentence =
                               T_("{bank.the} has no {house} left; wait until one is sold back.")},
    [REFUSAL_NO_HOTELS] = {.sentence =
                               T_("{bank.the} has no {hotel} left; wait until one is sold back.")},
    [REFUSAL_NOT_HERE] = {.sentence = T_("You can build on {deed} only while you stand there."),
                          .fill = name_place},
    [REFUSAL_NO_BUILDING] = {.sentence = T_("There is no {building} to sell on {deed}."),
                             .fill = name_deed},
    [REFUSAL_NO_HOTEL] = {.sentence = T_("There is no {hotel} to sell in {group}."),
                          .fill = name_deed},
    [REFUSAL_HOUSES_FOR_HOTEL] = {.sentence = T_("{bank.the} has too few {house.many} to put in "
                                                 "place of the {hotel}.")},
    [REFUSAL_GROUP_BUILT] = {.sentence = T_("Sell all {building.many} of {group} first."),
                             .fill = name_deed},
    [REFUSAL_MORTGAGED] = {.sentence = T_("{deed} is mortgaged already."), .fill = name_deed},
    [REFUSAL_NOT_MORTGAGED] = {.sentence = T_("{deed} is not mortgaged."), .fill = name_deed},
    [REFUSAL_NO_MORTGAGES] = {.sentence = T_("There are no mortgages in this game.")},
    [REFUSAL_NO_TRADES] = {.sentence = T_("There is no trading in this game.")},
    [REFUSAL_TRADE_SELF] = {.sentence = T_("A trade needs another player.")},
    [REFUSAL_TRADE_GONE] = {.sentence = T_("That player is not in the game any more.")},
    [REFUSAL_TRADE_EMPTY] = {.sentence = T_("An offer needs something on at least one side.")},
    [REFUSAL_TRADE_NOT_YOURS] = {.sentence = T_("You can only give what is yours.")},
    [REFUSAL_TRADE_NOT_THEIRS] = {.sentence =
                                      T_("You can only ask for what the other player has.")},
    [REFUSAL_TRADE_BUILT] = {.sentence = T_("A property can change hands only while nothing is "
                                            "built in its group.")},
    [REFUSAL_TRADE_MONEY] = {.sentence = T_("You cannot give more money than you have.")},
    [REFUSAL_TRADE_THEIR_MONEY] = {.sentence =
                                       T_("The other player does not have that much money.")},
    [REFUSAL_TRADE_FEES] = {.sentence = T_("The player who receives a mortgaged property must be "
                                           "able to pay its fee after the trade.")},
    [REFUSAL_TRADE_SHAPE] = {.sentence = T_("In this game a trade is one thing for one thing: a "
                                            "property or a sum of money each, and not money for "
                                            "money."),
                             .fill = name_shape},
    [REFUSAL_TRADE_DEBTOR] = {.sentence = T_("A trade by a player in debt must bring in money, at "
                                             "least the mortgage value of what is given.")},
    [REFUSAL_TRADE_MANY] = {.sentence = TN_("A player can make {count} offer in a turn; wait for "
                                            "the next one.",
                                            "A player can make {count} offers in a turn; wait for "
                                            "the next one."),
                            .fill = name_offers},
    [REFUSAL_TRADE_COUNTERS] = {.sentence = T_("This offer has been countered often enough: "
                                               "accept or reject it.")},
    [REFUSAL_TRADE_PENDING] = {.sentence = T_("Another offer is waiting for its answer; one at a "
                                              "time.")},
    [REFUSAL_NO_CARD] = {.sentence = T_("You have no such card ({release}).")},
    [REFUSAL_NOT_IN_JAIL] = {.sentence = T_("You are not in {jail}.")},
    [REFUSAL_JAIL_PAY] = {.sentence = T_("The {fine} cannot be paid before this throw: roll, or "
                                         "use a card.")},
    [REFUSAL_JAIL_ROLL] = {.sentence = T_("Your throws are used up: pay the {fine} or use a "
                                          "card.")},
    [REFUSAL_SOLVENT] = {.sentence = T_(
                             "You owe nothing; only a player who cannot pay a debt goes bankrupt."),
                         .fill = name_solvency},
    [REFUSAL_IN_DEBT] = {.sentence = T_("You are below zero: sell, mortgage or trade, or declare "
                                        "bankruptcy, before ending the turn.")},
    [REFUSAL_NO_RESIGN] = {.sentence = T_("Nobody can resign in this game.")},
    [REFUSAL_FLOOR_USED] = {.sentence = T_("You have had the floor in this turn; wait for the "
                                           "next one.")},
    [REFUSAL_FLOOR_YOURS] = {.sentence = T_("It is your own turn: you have the floor already.")},
    [REFUSAL_BUSY] = {.sentence = T_("Something is being settled; ask again when it is done.")},
    [REFUSAL_MANAGED_ENOUGH] = {.sentence = T_("That is enough for one turn: go on with the "
                                               "game.")},
    [REFUSAL_NO_CLAIM] = {.sentence = T_("There is no {rent} of that kind to be claimed.")},
    [REFUSAL_TOKEN] = {.sentence = T_("That token is taken or does not exist; choose another "
                                      "one.")},
    [REFUSAL_CHOICE] = {.sentence = T_("Choose one of the two ways.")},
    [REFUSAL_TRAVEL] = {.sentence = T_("You can travel only to another station of your own, or "
                                       "stay.")},
    [REFUSAL_BREAK] = {.sentence = T_("That many {house.many} cannot stay in {group}; try fewer, "
                                      "or 0."),
                       .fill = name_deed},
    [REFUSAL_OPEN_FIRST] = {.sentence = T_("Open the card you kept before you roll.")},
    [REFUSAL_BID_STANDS] = {.sentence = T_("Yours is the highest bid.")},
    [REFUSAL_PASSED] = {.sentence = T_("You have passed: wait for the next bid.")},
    [REFUSAL_CEILING] = {.sentence = T_("Nobody can have more than {sum}."), .fill = name_ceiling},
};
static_assert(sizeof rows / sizeof *rows == REFUSAL_COUNT, "a sentence for every refusal");

Said why_not(const Edition *edition, const Game *game, const Action *action, Refusal refusal)
{
    Said said = {0};
    if ((unsigned)refusal >= REFUSAL_COUNT) return said;
    Refused refused = {.edition = edition, .game = game, .action = action, .said = &said};
    said.sentence = rows[refusal].sentence;
    if (rows[refusal].fill != NULL) rows[refusal].fill(&refused);
    return said;
}

void why_not_write(const Edition *edition, const Game *game, const Action *action, Refusal refusal,
                   Text *text)
{
    Words words = edition_words(edition, NULL);
    Said said = why_not(edition, game, action, refusal);
    if (said.sentence.words != NULL) words_write_said(&words, &said, text);
}
