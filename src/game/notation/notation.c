/* notation.c -- Action -> text. */
#include "game/notation/notation.h"

#include "game/auction.h"
#include "game/notation/notation_deal.h"
#include "game/notation/notation_word.h"

const char *notation_action_word(ActionKind kind)
{
    return (unsigned)kind < ACTION_COUNT ? notation_word_of(kind)->word : "?";
}

static void write_pick(const Edition *edition, const Game *game, Money picked, Text *text)
{
    text_add_char(text, ' ');
    PhaseAsk ask = (PhaseAsk)phase_rows[game->phase].ask;
    if (ask == ASK_DEED)
        notation_word_deed(edition, picked, text);
    else
        text_add_int(text, ask == ASK_SEAT ? (int64_t)picked + 1 : picked);
}

static void write_deed(const Edition *edition, DeedId deed, Text *text)
{
    text_add_char(text, ' ');
    notation_word_deed(edition, deed, text);
}

static void write_number(int64_t number, Text *text)
{
    text_add_char(text, ' ');
    text_add_int(text, number);
}

static void write_break(const Edition *edition, const Action *action, Text *text)
{
    bool known = action->deed < edition->deed_count;
    text_add_char(text, ' ');
    notation_word_group(edition, known ? edition->deeds[action->deed].group : -1, text);
    write_number(action->amount, text);
}

static void write_claim(const Edition *edition, const Action *action, Text *text)
{
    write_number(action->seat + 1, text);
    text_add(text, " from");
    write_number(action->other + 1, text);
    write_deed(edition, action->deed, text);
}

static void write_travel(const Edition *edition, const Action *action, Text *text)
{
    if (action->deed == NO_DEED)
        text_add(text, " stay");
    else
        write_deed(edition, action->deed, text);
}

static void write_named(void (*word)(const Edition *, int, Text *), const Edition *edition,
                        int index, Text *text)
{
    text_add_char(text, ' ');
    word(edition, index, text);
}

/* Where anybody may speak (F19) it is said who does. */
static void write_speaker(const Edition *edition, const Game *game, const Action *action,
                          Text *text)
{
    if ((action->kind != ACTION_BID && action->kind != ACTION_PASS) ||
        !auction_is_free(edition, game))
        return;
    text_add(text, " by");
    write_number(action->seat + 1, text);
}

void notation_action_write(const Edition *edition, const Game *game, const Action *action,
                           Text *text)
{
    if (action->kind >= ACTION_COUNT) {
        text_add(text, "?");
        return;
    }
    const ActionWord *word = notation_word_of((ActionKind)action->kind);
    text_add(text, word->word);
    switch (word->shape) {
    case SHAPE_NOTHING:
    case SHAPE_SPEAKER: break;
    case SHAPE_DICE:
        write_number(action->amount, text);
        write_number(action->second, text);
        break;
    case SHAPE_CARD: write_number(action->other + 1, text); break;
    case SHAPE_PICK: write_pick(edition, game, action->amount, text); break;
    case SHAPE_CHOICE: write_number(action->amount, text); break;
    case SHAPE_DECK: write_named(notation_word_deck, edition, action->other, text); break;
    case SHAPE_TRAVEL: write_travel(edition, action, text); break;
    case SHAPE_TOKEN: write_named(notation_word_token, edition, action->amount, text); break;
    case SHAPE_BUILDING:
        write_deed(edition, action->deed, text);
        if (action->amount != 0) text_add(text, " hotel");
        break;
    case SHAPE_BREAK: write_break(edition, action, text); break;
    case SHAPE_DEED: write_deed(edition, action->deed, text); break;
    case SHAPE_OFFER:
        write_number(action->other + 1, text);
        notation_deal_write(edition, &action->deal, text);
        break;
    case SHAPE_COUNTER: notation_deal_write(edition, &action->deal, text); break;
    case SHAPE_BID:
        write_number(action->amount, text);
        if (action->deed != NO_DEED) write_deed(edition, action->deed, text);
        break;
    case SHAPE_SEAT: write_number(action->seat + 1, text); break;
    case SHAPE_CLAIM: write_claim(edition, action, text); break;
    }
    write_speaker(edition, game, action, text);
}
