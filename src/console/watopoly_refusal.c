/* watopoly_refusal.c -- why something cannot be done, in the words of the original. */
#include "console/watopoly_refusal.h"

#include "console/printer.h"
#include "console/watopoly_prompt.h"
#include "console/watopoly_words.h"
#include "game/why_not.h"
#include "table/asking.h"
#include "table/wording.h"

/* Buildings are improved, not built on, and monopolies are what groups are. */
static const Sentence sentences[REFUSAL_COUNT] = {
    [REFUSAL_SOLVENT] = W_("{seat} does not owe more than there is to pay with."),
    [REFUSAL_NOT_IN_JAIL] = W_("{seat} is not in the {name}."),
    [REFUSAL_NO_CARD] = W_("{seat} has no {release}."),
    [REFUSAL_BID_HIGH] = W_("{seat} does not have that much money[: {choices}]."),
    [REFUSAL_BID_LOW] = W_("That bid is too low[: {choices}]."),
    [REFUSAL_NOT_STREET] = W_("{deed} cannot be improved."),
    [REFUSAL_NOT_GROUP] = W_("{deed} can be improved by the owner of all of {group}."),
    [REFUSAL_GROUP_MORTGAGED] = W_("{deed} is mortgaged: unmortgage it, then improve it."),
    [REFUSAL_UNEVEN] = W_("Improve evenly: another building of {group} comes first."),
    [REFUSAL_FULL] = W_("{deed} has all its improvements."),
    [REFUSAL_TRADE_BUILT] = W_("The trade is rejected: a building can be traded only while its "
                               "whole monopoly has no improvements."),
    [REFUSAL_TRADE_SHAPE] = W_("A trade is a building or a sum for a building or a sum, and not "
                               "money for money."),
    [REFUSAL_TRADE_FEES] = W_("Whoever receives a mortgaged building must be able to pay 10 % of "
                              "its price."),
};

void watopoly_refusal_write(const Table *table, const Game *game, const Action *action,
                            Refusal refusal, Text *out)
{
    const Edition *edition = table_edition(table);
    const Sentence *sentence = &sentences[refusal];
    Text line = text_growing();
    if (sentence->words == NULL) {
        why_not_write(edition, game, action, refusal, &line);
    } else {
        WatopolyChoices choices;
        bool known = action->deed < edition->deed_count;
        Words words = printer_of(table, NULL, out).words;
        words_write(&words, sentence,
                    ARGS(arg_seat(asking_seat(table_game(table))), arg_name(wording_jail(table)),
                         watopoly_prompt_choices(table, &choices),
                         known ? arg_deed(action->deed) : arg_absent(),
                         known ? arg_group(edition->deeds[action->deed].group) : arg_absent()),
                    &line);
    }
    wording_clean(line.start, out);
    text_add_char(out, '\n');
    text_free(&line);
}
