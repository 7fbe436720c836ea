/* test_effect_form.c -- every effect of the table is read as it is written. */
#include "edition/effect_form.h"

#include "check.h"
#include "edition/effect_write.h"
#include "unit/edition_text.h"

/* Words that the tiny edition takes for an operand. */
static const char *example(EffectOperand operand)
{
    switch (operand) {
    case OPERAND_SPACE: return "go";
    case OPERAND_GROUP: return "red";
    case OPERAND_DECK: return "pile";
    case OPERAND_FORWARD:
    case OPERAND_BACK: return "2";
    case OPERAND_SUM: return "30";
    case OPERAND_CHARGE: return "lesser 500 percent 10 street 4 house 25 hotel 100";
    case OPERAND_TIMES: return "times 2";
    case OPERAND_DICE: return "dice 10";
    case OPERAND_BANK: return "bank";
    case OPERAND_WORD:
    case OPERAND_COUNT: break;
    }
    return "";
}

/* One way of a form with examples for its operands; `form` moves to the next. */
static void write_example(const char **form, Text *text)
{
    for (EffectPiece piece; effect_form_next(form, &piece);) {
        if (text->length > 0) text_add_char(text, ' ');
        text_add(text, piece.operand == OPERAND_WORD ? piece.word : example(piece.operand));
    }
    *form = effect_form_other(*form);
}

static void every_form_is_read_back_as_written(void)
{
    for (int kind = 0; kind < EFFECT_COUNT; kind++)
        for (const char *form = effect_info((EffectKind)kind)->form; form != NULL;) {
            char words[200], line[300], back[200];
            Text example_words = text_into(words, sizeof words);
            Text written = text_into(back, sizeof back);
            write_example(&form, &example_words);
            snprintf(line, sizeof line, "card \"x\" %s\n", words);
            CHECK_TEXT("", tiny_with(line));
            const Deck *deck = &tiny_edition.decks[0];
            const Effect *effect = &deck->cards[deck->card_count - 1].effect;
            CHECK_INT(kind, effect->kind);
            effect_write(&tiny_edition, effect, &written);
            CHECK_TEXT(words, back);
        }
}

static void two_ways_are_told_apart_by_what_the_effect_holds(void)
{
    CHECK(effect_form_of(&(Effect){.kind = EFFECT_MOVE_BY, .amount = 3})[0] == 'f');
    CHECK(effect_form_of(&(Effect){.kind = EFFECT_MOVE_BY, .amount = -3})[0] == 'b');
    CHECK(effect_form_has(EFFECT_PAY_OR_DRAW, OPERAND_DECK));
    CHECK(effect_form_has(EFFECT_MOVE_BY, OPERAND_BACK));
    CHECK(!effect_form_has(EFFECT_TAX, OPERAND_BANK));
    CHECK(!effect_form_fits(OPERAND_SUM, &(Effect){.kind = EFFECT_PAY, .per_house = 5}));
}

int main(void)
{
    RUN(every_form_is_read_back_as_written);
    RUN(two_ways_are_told_apart_by_what_the_effect_holds);
    return check_done();
}
