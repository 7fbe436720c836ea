/* effect_form.h -- how an effect is written: words of the file and operands. */
#ifndef EDITION_EFFECT_FORM_H
#define EDITION_EFFECT_FORM_H

#include "edition/edition.h"

/* What a file says of an effect beside its words. */
typedef enum EffectOperand {
    OPERAND_WORD,    /* none: a literal word of the file */
    OPERAND_SPACE,   /* Effect.target */
    OPERAND_GROUP,   /* Effect.target */
    OPERAND_DECK,    /* Effect.target */
    OPERAND_FORWARD, /* STEPS: Effect.amount */
    OPERAND_BACK,    /* -STEPS: the same, below zero */
    OPERAND_SUM,     /* Effect.amount */
    OPERAND_CHARGE,  /* a sum and its parts */
    OPERAND_TIMES,   /* [times N]: Effect.factor */
    OPERAND_DICE,    /* [dice N]: Effect.dice_factor */
    OPERAND_BANK,    /* [bank]: PAY_BANK in Effect.target */
    OPERAND_COUNT
} EffectOperand;

/* Where an effect takes the token at once. */
typedef enum EffectLeads {
    LEADS_NOWHERE, /* or only if the player likes */
    LEADS_TO_SPACE,
    LEADS_BY_STEPS,
    LEADS_TO_GROUP,
    LEADS_TO_JAIL,
    LEADS_TO_CARD
} EffectLeads;

typedef struct EffectInfo {
    const char *form; /* "collect SUM each"; two ways are apart by '|' */
    EffectLeads leads;
    RuleId rule; /* that sets the sum; RULE_COUNT: none */
} EffectInfo;

const EffectInfo *effect_info(EffectKind kind);

typedef struct EffectPiece {
    EffectOperand operand;
    char word[WORD_SIZE]; /* as written in the form */
} EffectPiece;

/* Takes the next piece off one way of a form; false at its end. */
bool effect_form_next(const char **form, EffectPiece *piece);
/* The way after this one, which was read to its end; NULL: it was the last. */
const char *effect_form_other(const char *form);

/* Can what the effect holds be written as this operand? A charge with parts is
 * no sum, and a step back is none forward. */
bool effect_form_fits(EffectOperand operand, const Effect *effect);
/* The way in which this effect is written. */
const char *effect_form_of(const Effect *effect);
/* Has the effect this operand, in one of its ways? */
bool effect_form_has(EffectKind kind, EffectOperand operand);

#endif
