/* effect_write.c -- Effect -> the words of an effect. */
#include "edition/effect_write.h"

static void add_word(Text *text, const char *verb, const char *word)
{
    text_add(text, verb);
    text_add(text, word);
}

static void add_number(Text *text, const char *before, int64_t number, const char *after)
{
    text_add(text, before);
    text_add_int(text, number);
    text_add(text, after);
}

static void write_nearest(const Edition *edition, const Effect *effect, Text *text)
{
    add_word(text, "nearest ", edition->group_label[effect->target].word);
    if (effect->factor != 1) add_number(text, " times ", effect->factor, "");
    if (effect->dice_factor != 0) add_number(text, " dice ", effect->dice_factor, "");
}

static void write_charge(const Effect *effect, Text *text)
{
    text_add(text, effect->kind == EFFECT_TAX ? "tax" : "pay");
    if (effect->how == CHARGE_LESSER) text_add(text, " lesser");
    if (effect->how == CHARGE_CHOICE) text_add(text, " choice");
    if (effect->amount != 0) add_number(text, " ", effect->amount, "");
    if (effect->percent != 0) add_number(text, " percent ", effect->percent, "");
    if (effect->per_street != 0) add_number(text, " street ", effect->per_street, "");
    if (effect->per_house != 0) add_number(text, " house ", effect->per_house, "");
    if (effect->per_hotel != 0) add_number(text, " hotel ", effect->per_hotel, "");
    if (effect->kind == EFFECT_PAY && effect->target == PAY_BANK) text_add(text, " bank");
}

static void write_steps(Money steps, Text *text)
{
    if (steps < 0)
        add_number(text, "back ", -(int64_t)steps, "");
    else
        add_number(text, "forward ", steps, "");
}

void effect_write(const Edition *edition, const Effect *effect, Text *text)
{
    switch ((EffectKind)effect->kind) {
    case EFFECT_NOTHING:
    case EFFECT_COUNT: text_add(text, "nothing"); break;
    case EFFECT_MOVE_TO: add_word(text, "to ", edition->space_label[effect->target].word); break;
    case EFFECT_BACK_TO:
        add_word(text, "back to ", edition->space_label[effect->target].word);
        break;
    case EFFECT_MOVE_BY: write_steps(effect->amount, text); break;
    case EFFECT_NEAREST: write_nearest(edition, effect, text); break;
    case EFFECT_JAIL: text_add(text, "arrest"); break;
    case EFFECT_COLLECT: add_number(text, "collect ", effect->amount, ""); break;
    case EFFECT_PAY:
    case EFFECT_TAX: write_charge(effect, text); break;
    case EFFECT_COLLECT_EACH: add_number(text, "collect ", effect->amount, " each"); break;
    case EFFECT_PAY_EACH: add_number(text, "pay ", effect->amount, " each"); break;
    case EFFECT_DRAW: add_word(text, "draw ", edition->deck_label[effect->target].word); break;
    case EFFECT_PAY_OR_DRAW:
        add_number(text, "pay ", effect->amount, " or ");
        add_word(text, "draw ", edition->deck_label[effect->target].word);
        break;
    case EFFECT_RELEASE: text_add(text, "release"); break;
    case EFFECT_POT: text_add(text, "pot"); break;
    case EFFECT_SALARY: text_add(text, "salary"); break;
    case EFFECT_GAIN_DEED: text_add(text, "gain deed"); break;
    case EFFECT_GAIN_BUILDING: text_add(text, "gain building"); break;
    case EFFECT_LOSE_BUILDING: text_add(text, "lose building"); break;
    case EFFECT_THIEF: text_add(text, "thief"); break;
    }
}
