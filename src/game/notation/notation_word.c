/* notation_word.c -- the words that actions and positions are written in. */
#include "game/notation/notation_word.h"

#include <assert.h>

#include "edition/guess.h"

static const ActionWord action_words[] = {
    [ACTION_DICE] = {"dice", SHAPE_DICE, "dice NUMBER NUMBER"},
    [ACTION_DRAW] = {"draw", SHAPE_CARD, "draw CARD-NUMBER"},
    [ACTION_PICK] = {"pick", SHAPE_PICK, "pick DEED, SEAT or SUM"},
    [ACTION_BELL] = {"bell", SHAPE_NOTHING, "bell"},
    [ACTION_ROLL] = {"roll", SHAPE_NOTHING, "roll"},
    [ACTION_FINE] = {"fine", SHAPE_NOTHING, "fine"},
    [ACTION_RELEASE] = {"release", SHAPE_DECK, "release DECK"},
    [ACTION_WAIT] = {"wait", SHAPE_NOTHING, "wait"},
    [ACTION_BUY] = {"buy", SHAPE_NOTHING, "buy"},
    [ACTION_DECLINE] = {"decline", SHAPE_NOTHING, "decline"},
    [ACTION_CHOOSE] = {"choose", SHAPE_CHOICE, "choose 1 or choose 2"},
    [ACTION_OPEN] = {"open", SHAPE_NOTHING, "open"},
    [ACTION_TRAVEL] = {"travel", SHAPE_TRAVEL, "travel DEED or travel stay"},
    [ACTION_TOKEN] = {"token", SHAPE_TOKEN, "token TOKEN"},
    [ACTION_END] = {"end", SHAPE_NOTHING, "end"},
    [ACTION_BUILD] = {"build", SHAPE_BUILDING, "build DEED [hotel]"},
    [ACTION_SELL] = {"sell", SHAPE_BUILDING, "sell DEED [hotel]"},
    [ACTION_BREAK] = {"break", SHAPE_BREAK, "break GROUP HOUSES"},
    [ACTION_MORTGAGE] = {"mortgage", SHAPE_DEED, "mortgage DEED"},
    [ACTION_REDEEM] = {"redeem", SHAPE_DEED, "redeem DEED"},
    [ACTION_KEEP] = {"keep", SHAPE_DEED, "keep DEED"},
    [ACTION_OFFER] = {"offer", SHAPE_OFFER, "offer SEAT give THINGS take THINGS"},
    [ACTION_COUNTER] = {"counter", SHAPE_COUNTER, "counter give THINGS take THINGS"},
    [ACTION_ACCEPT] = {"accept", SHAPE_NOTHING, "accept"},
    [ACTION_REJECT] = {"reject", SHAPE_NOTHING, "reject"},
    [ACTION_BID] = {"bid", SHAPE_BID, "bid SUM [DEED] [by SEAT]"},
    [ACTION_PASS] = {"pass", SHAPE_SPEAKER, "pass [by SEAT]"},
    [ACTION_WANT] = {"want", SHAPE_DEED, "want DEED"},
    [ACTION_BANKRUPT] = {"bankrupt", SHAPE_NOTHING, "bankrupt"},
    [ACTION_FLOOR] = {"floor", SHAPE_SEAT, "floor SEAT"},
    [ACTION_DONE] = {"done", SHAPE_NOTHING, "done"},
    [ACTION_CLAIM] = {"claim", SHAPE_CLAIM, "claim SEAT from SEAT DEED"},
    [ACTION_RESIGN] = {"resign", SHAPE_SEAT, "resign SEAT"},
    [ACTION_STOP] = {"stop", SHAPE_SEAT, "stop SEAT"},
};
static_assert(sizeof action_words / sizeof *action_words == ACTION_COUNT,
              "a word for every action");

const ActionWord *notation_word_of(ActionKind kind)
{
    assert((unsigned)kind < ACTION_COUNT);
    return &action_words[kind];
}

static void add_label(const Label *labels, int count, int index, Text *text)
{
    text_add(text, index >= 0 && index < count ? labels[index].word : "?");
}

void notation_word_deed(const Edition *edition, int deed, Text *text)
{
    bool known = deed >= 0 && deed < edition->deed_count;
    text_add(text, known ? edition_deed_label(edition, (DeedId)deed)->word : "?");
}

void notation_word_group(const Edition *edition, int group, Text *text)
{
    add_label(edition->group_label, edition->group_count, group, text);
}

void notation_word_deck(const Edition *edition, int deck, Text *text)
{
    add_label(edition->deck_label, edition->deck_count, deck, text);
}

void notation_word_token(const Edition *edition, int token, Text *text)
{
    add_label(edition->token_label, edition->token_count, token, text);
}

void notation_word_space(const Edition *edition, int space, Text *text)
{
    add_label(edition->space_label, edition->space_count, space, text);
}

void notation_word_party(int party, Text *text)
{
    static const char *const others[] = {"nobody", "dealer", "pot", "bank"};
    static_assert(BANK - NOBODY == 3 && POT - NOBODY == 2 && DEALER - NOBODY == 1,
                  "in the order of game.h");
    if (party >= NOBODY && party <= BANK)
        text_add(text, others[party - NOBODY]);
    else
        text_add_int(text, party + 1);
}

bool notation_word_number(const char *word, int64_t *number)
{
    bool plain = word[0] >= '0' && word[0] <= '9' && (word[0] != '0' || word[1] == '\0');
    return plain && text_to_int(word, number);
}

const char *notation_word_guess_deed(const Edition *edition, const char *word)
{
    Guess guess = guess_for(word);
    for (DeedId deed = 0; deed < edition->deed_count; deed++)
        guess_offer(&guess, edition_deed_label(edition, deed)->word);
    return guess.best;
}
