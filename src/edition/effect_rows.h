/* effect_rows.h -- the rows of the table of effects: everything about a verb.
 * Included with a macro that picks the columns needed, hence no guard. The order
 * is that of EffectKind, and the hash of an edition counts it: new rows come
 * last.
 *     EFFECT(id, form, leads, rule, run, icon, sector, luck, about, sentence)
 *
 * form      the way it is written in a file: words, and operands in capitals or
 *           brackets (effect_form.h); `|` stands between two ways
 * leads     where it takes the token: LEADS_...
 * rule      the rule that sets its sum; RULE_COUNT: none does
 * run       the function of game/effect.c that carries it out
 * icon      its picture on the board; space_icon.c may find a better one by name
 * sector    its picture on the wheel
 * luck      what it is to the player: LUCK_...
 * about     what it does, for the maker of an edition
 * sentence  the same for a player on the space, with {space}, {group}, {deck},
 *           {sum}, {count} of spaces and the parts of a charge as {things}
 */
/* clang-format off */
EFFECT(EFFECT_NOTHING, "nothing", NOWHERE, RULE_COUNT, do_nothing, POT, NONE, OPEN,
       T_("Nothing happens."),
       T_("Nothing happens here: a place to rest."))
EFFECT(EFFECT_MOVE_TO, "to SPACE", TO_SPACE, RULE_COUNT, move_to, QUICK, START, OPEN,
       T_("Leads forward to another space."),
       T_("Go on to {space}."))
EFFECT(EFFECT_BACK_TO, "back to SPACE", TO_SPACE, RULE_COUNT, move_back_to, UNDO, BACK, OPEN,
       T_("Leads back to another space."),
       T_("Go back to {space}."))
EFFECT(EFFECT_MOVE_BY, "forward STEPS|back -STEPS", BY_STEPS, RULE_COUNT, move_by, QUICK,
       CHANCE, OPEN,
       T_("Moves by a number of spaces."),
       TN_("Go on {count} space.", "Go on {count} spaces."))
EFFECT(EFFECT_NEAREST, "nearest GROUP [times N] [dice N]", TO_GROUP, RULE_COUNT,
       move_to_nearest, QUICK, CHANCE, OPEN,
       T_("Leads forward to the next space of a group."),
       T_("Go on to the next space of {group}."))
EFFECT(EFFECT_JAIL, "arrest", TO_JAIL, RULE_COUNT, arrest, ARREST, JAIL, BAD,
       T_("Leads to jail."),
       T_("Go straight to {space}, without passing the start."))
EFFECT(EFFECT_COLLECT, "collect SUM", NOWHERE, RULE_COUNT, collect_sum, GIFT, CHANCE, GOOD,
       T_("The bank pays."),
       T_("{bank.the} pays you {sum}."))
EFFECT(EFFECT_PAY, "pay CHARGE [bank]", NOWHERE, RULE_COUNT, charge_or_ask, TAX, CHANCE, BAD,
       T_("A payment."),
       T_("Pay {things}."))
EFFECT(EFFECT_TAX, "tax CHARGE", NOWHERE, RULE_COUNT, charge_or_ask, TAX, CHANCE, BAD,
       T_("A tax."),
       T_("Pay {things}."))
EFFECT(EFFECT_COLLECT_EACH, "collect SUM each", NOWHERE, RULE_COUNT, collect_each, GIFT,
       CHANCE, GOOD,
       T_("Every other player pays."),
       T_("Every other player pays you {sum}."))
EFFECT(EFFECT_PAY_EACH, "pay SUM each", NOWHERE, RULE_COUNT, pay_each, COINS, CHANCE, BAD,
       T_("A payment to every other player."),
       T_("Pay every other player {sum}."))
EFFECT(EFFECT_DRAW, "draw DECK", TO_CARD, RULE_COUNT, draw, CARD, CHANCE, OPEN,
       T_("A card is drawn."),
       T_("Draw the top card of {deck}."))
EFFECT(EFFECT_PAY_OR_DRAW, "pay SUM or draw DECK", NOWHERE, RULE_COUNT, ask, CARD, CHANCE, OPEN,
       T_("A payment, or a card is drawn."),
       T_("Pay {sum}, or draw from {deck}."))
EFFECT(EFFECT_RELEASE, "release", NOWHERE, RULE_COUNT, take_release, RELEASE, RELEASE, GOOD,
       T_("Gets out of jail; kept until it is used."),
       T_("You receive {release.a}."))
EFFECT(EFFECT_POT, "pot", NOWHERE, RULE_COUNT, take_pot, POT, POT, GOOD,
       T_("Takes the pot, if there is one."),
       T_("Whoever lands here takes the money: {sum} now."))
EFFECT(EFFECT_SALARY, "salary", NOWHERE, RULE_SALARY, collect_salary, GIFT, COINS, GOOD,
       T_("The bank pays the salary."),
       T_("{bank.the} pays you the {salary} of {sum}."))
EFFECT(EFFECT_GAIN_DEED, "gain deed", NOWHERE, RULE_COUNT, pick_deed, GIFT, CARD, GOOD,
       T_("A property of the bank for nothing."),
       T_("You receive a property of {bank.the}."))
EFFECT(EFFECT_GAIN_BUILDING, "gain building", NOWHERE, RULE_COUNT, pick_deed, BUILD, BUILD, GOOD,
       T_("A building for nothing."),
       T_("You receive {building.a} for one of your properties."))
EFFECT(EFFECT_LOSE_BUILDING, "lose building", NOWHERE, RULE_COUNT, pick_deed, SELL, WARNING, BAD,
       T_("A building is lost."),
       T_("You lose one of your {building.many}."))
EFFECT(EFFECT_THIEF, "thief", NOWHERE, RULE_THIEF_FEE, ask_for_thief, THIEF, CHANCE, OPEN,
       T_("The thief may be set loose."),
       T_("You may set the thief loose for {sum}."))
/* clang-format on */

#undef EFFECT
