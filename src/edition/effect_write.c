/* effect_write.c -- Effect -> the words of an effect. */
#include "edition/effect_write.h"

#include <assert.h>

#include "edition/effect_form.h"

static void add_word(Text *text, const char *word)
{
    text_add_char(text, ' ');
    text_add(text, word);
}

static void add_number(Text *text, int64_t number)
{
    text_add_char(text, ' ');
    text_add_int(text, number);
}

/* "hotel 100" */
static void add_part(Text *text, const char *word, int64_t number)
{
    if (number == 0) return;
    add_word(text, word);
    add_number(text, number);
}

static void write_charge(const Effect *effect, Text *text)
{
    if (effect->how == CHARGE_LESSER) add_word(text, "lesser");
    if (effect->how == CHARGE_CHOICE) add_word(text, "choice");
    if (effect->amount != 0) add_number(text, effect->amount);
    add_part(text, "percent", effect->percent);
    add_part(text, "street", effect->per_street);
    add_part(text, "house", effect->per_house);
    add_part(text, "hotel", effect->per_hotel);
}

static void write_piece(const Edition *edition, const Effect *effect, const EffectPiece *piece,
                        Text *text)
{
    switch (piece->operand) {
    case OPERAND_WORD: add_word(text, piece->word); break;
    case OPERAND_SPACE: add_word(text, edition->space_label[effect->target].word); break;
    case OPERAND_GROUP: add_word(text, edition->group_label[effect->target].word); break;
    case OPERAND_DECK: add_word(text, edition->deck_label[effect->target].word); break;
    case OPERAND_FORWARD:
    case OPERAND_SUM: add_number(text, effect->amount); break;
    case OPERAND_BACK: add_number(text, -(int64_t)effect->amount); break;
    case OPERAND_CHARGE: write_charge(effect, text); break;
    case OPERAND_TIMES: add_part(text, "times", effect->factor == 1 ? 0 : effect->factor); break;
    case OPERAND_DICE: add_part(text, "dice", effect->dice_factor); break;
    case OPERAND_BANK:
        if (effect->target == PAY_BANK) add_word(text, "bank");
        break;
    case OPERAND_COUNT: assert(false);
    }
}

void effect_write(const Edition *edition, const Effect *effect, Text *text)
{
    const char *rest = effect_form_of(effect);
    EffectPiece piece;
    if (effect_form_next(&rest, &piece)) text_add(text, piece.word);
    while (effect_form_next(&rest, &piece)) write_piece(edition, effect, &piece, text);
}
