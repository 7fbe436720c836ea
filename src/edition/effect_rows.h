/* effect_rows.h -- the rows of the table of effects: all there is to say of a
 * verb. Whoever needs a column includes it with a macro of his own: hence no
 * guard. The order is that of EffectKind, and the hash of an edition counts it:
 * new rows come last.
 *     EFFECT(id, form, leads, rule, run, icon, sector, luck, about)
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
 */
/* clang-format off */
EFFECT(EFFECT_NOTHING, "nothing", NOWHERE, RULE_COUNT, do_nothing, POT, NONE, OPEN,
       "Nothing happens.")
EFFECT(EFFECT_MOVE_TO, "to SPACE", TO_SPACE, RULE_COUNT, move_to, QUICK, START, OPEN,
       "Leads forward to another space.")
EFFECT(EFFECT_BACK_TO, "back to SPACE", TO_SPACE, RULE_COUNT, move_back_to, UNDO, BACK, OPEN,
       "Leads back to another space.")
EFFECT(EFFECT_MOVE_BY, "forward STEPS|back -STEPS", BY_STEPS, RULE_COUNT, move_by, QUICK,
       CHANCE, OPEN,
       "Moves by a number of spaces.")
EFFECT(EFFECT_NEAREST, "nearest GROUP [times N] [dice N]", TO_GROUP, RULE_COUNT,
       move_to_nearest, QUICK, CHANCE, OPEN,
       "Leads forward to the next space of a group.")
EFFECT(EFFECT_JAIL, "arrest", TO_JAIL, RULE_COUNT, arrest, ARREST, JAIL, BAD,
       "Leads to jail.")
EFFECT(EFFECT_COLLECT, "collect SUM", NOWHERE, RULE_COUNT, collect_sum, GIFT, CHANCE, GOOD,
       "The bank pays.")
EFFECT(EFFECT_PAY, "pay CHARGE [bank]", NOWHERE, RULE_COUNT, charge_or_ask, TAX, CHANCE, BAD,
       "A payment.")
EFFECT(EFFECT_TAX, "tax CHARGE", NOWHERE, RULE_COUNT, charge_or_ask, TAX, CHANCE, BAD,
       "A tax.")
EFFECT(EFFECT_COLLECT_EACH, "collect SUM each", NOWHERE, RULE_COUNT, collect_each, GIFT,
       CHANCE, GOOD,
       "Every other player pays.")
EFFECT(EFFECT_PAY_EACH, "pay SUM each", NOWHERE, RULE_COUNT, pay_each, COINS, CHANCE, BAD,
       "A payment to every other player.")
EFFECT(EFFECT_DRAW, "draw DECK", TO_CARD, RULE_COUNT, draw, CARD, CHANCE, OPEN,
       "A card is drawn.")
EFFECT(EFFECT_PAY_OR_DRAW, "pay SUM or draw DECK", NOWHERE, RULE_COUNT, ask, CARD, CHANCE, OPEN,
       "A payment, or a card is drawn.")
EFFECT(EFFECT_RELEASE, "release", NOWHERE, RULE_COUNT, take_release, RELEASE, RELEASE, GOOD,
       "Gets out of jail; kept until it is used.")
EFFECT(EFFECT_POT, "pot", NOWHERE, RULE_COUNT, take_pot, POT, POT, GOOD,
       "Takes the pot, if there is one.")
EFFECT(EFFECT_SALARY, "salary", NOWHERE, RULE_SALARY, collect_salary, GIFT, COINS, GOOD,
       "The bank pays the salary.")
EFFECT(EFFECT_GAIN_DEED, "gain deed", NOWHERE, RULE_COUNT, pick_deed, GIFT, CARD, GOOD,
       "A property of the bank for nothing.")
EFFECT(EFFECT_GAIN_BUILDING, "gain building", NOWHERE, RULE_COUNT, pick_deed, BUILD, BUILD, GOOD,
       "A building for nothing.")
EFFECT(EFFECT_LOSE_BUILDING, "lose building", NOWHERE, RULE_COUNT, pick_deed, SELL, WARNING, BAD,
       "A building is lost.")
EFFECT(EFFECT_THIEF, "thief", NOWHERE, RULE_THIEF_FEE, ask_for_thief, THIEF, CHANCE, OPEN,
       "The thief may be set loose.")
/* clang-format on */

#undef EFFECT
