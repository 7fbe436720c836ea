/* watopoly_naming.c -- what the words of a command mean: players, buildings, squares, sums. */
#include "console/watopoly_naming.h"

#include <string.h>

#include "edition/guess.h"
#include "table/watopoly/watopoly.h"

void watopoly_naming_rest(const WatopolyOrder *order, int from, Text *text)
{
    for (int i = from; i < order->count && i < WATOPOLY_WORDS_MOST; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, order->words[i]);
    }
}

int watopoly_naming_building(const WatopolyOrder *order, const char *word, bool tell)
{
    Guess guess = guess_for(word);
    for (int deed = 0; deed < order->edition->deed_count; deed++) {
        const char *name = watopoly_building_name(order->edition, (DeedId)deed);
        if (text_same_folded(name, word)) return deed;
        guess_offer(&guess, name);
    }
    if (!tell) return -1;
    WATOPOLY_REFUSE(order, W_("There is no building called \"{name}\".[ Did you mean {word}?]"),
                    arg_name(word), arg_word(guess.best));
    return -1;
}

int watopoly_naming_player(const WatopolyOrder *order, const char *word)
{
    const Seating *seating = table_seating(order->table);
    Guess guess = guess_for(word);
    int folded = -1;
    for (int seat = 0; seat < seating->count; seat++) {
        if (text_same(seating->seats[seat].name, word)) return seat;
        if (text_same_folded(seating->seats[seat].name, word)) folded = seat;
        guess_offer(&guess, seating->seats[seat].name);
    }
    if (folded >= 0) return folded;
    WATOPOLY_REFUSE(order, W_("There is no player called \"{name}\".[ Did you mean {word}?]"),
                    arg_name(word), arg_word(guess.best));
    return -1;
}

int watopoly_naming_square(const WatopolyOrder *order, int from)
{
    char said[WATOPOLY_WORDS_MOST * WATOPOLY_WORD_SIZE];
    Text text = text_into(said, sizeof said);
    watopoly_naming_rest(order, from, &text);
    int64_t number = 0;
    int count = order->edition->space_count;
    if (text_to_int(said, &number) && number >= 0 && number < count) return (int)number;
    Guess guess = guess_for(said);
    for (int space = 0; space < count; space++) {
        const Label *label = &order->edition->space_label[space];
        if (text_same_folded(label->name, said) || text_same_folded(label->word, said))
            return space;
        guess_offer(&guess, label->name);
    }
    WATOPOLY_REFUSE(order, W_("There is no square \"{name}\".[ Did you mean {word}?]"),
                    arg_name(said), arg_word(guess.best));
    return -1;
}

bool watopoly_naming_sum(const WatopolyOrder *order, const char *word, Money *sum)
{
    const char *sign = order->edition->money.sign;
    size_t length = strlen(sign);
    int64_t number = 0;
    if (length > 0 && strncmp(word, sign, length) == 0) word += length;
    if (word[0] == '+' || !text_to_int(word, &number) || number < 0 || number > MONEY_LIMIT) {
        return false;
    }
    *sum = (Money)number;
    return true;
}
