/* space_icon.c -- which icon fits a space or a deck. */
#include "view/art/space_icon.h"

#include "base/text.h"

typedef struct Hint {
    const char *part; /* how a word of the name begins */
    Icon icon;
} Hint;

/* The first that is found counts. */
static const Hint company_hints[] = {{"metro", ICON_METRO},       {"electric", ICON_ELECTRICITY},
                                     {"power", ICON_ELECTRICITY}, {"hydro", ICON_ELECTRICITY},
                                     {"water", ICON_WATER},       {"snow", ICON_SNOW},
                                     {"air", ICON_PLANE},         {"ship", ICON_SHIP},
                                     {"ferr", ICON_SHIP},         {"boat", ICON_SHIP},
                                     {"harbour", ICON_SHIP},      {"coal", ICON_MINE},
                                     {"mine", ICON_MINE},         {"tea", ICON_CUP},
                                     {"coffee", ICON_CUP},        {"mill", ICON_FACTORY},
                                     {"factor", ICON_FACTORY},    {"gym", ICON_GYM},
                                     {"sport", ICON_GYM},         {"residence", ICON_BED},
                                     {"hotel", ICON_BED},         {NULL, ICON_NONE}};

static const Hint pot_hints[] = {{"parking", ICON_PARKING}, {NULL, ICON_POT}};
/* Where nothing happens nothing looks like money. */
static const Hint rest_hints[] = {{"parking", ICON_PARKING}, {NULL, ICON_TREE}};
static const Hint tax_hints[] = {{"luxury", ICON_LUXURY},
                                 {"super", ICON_LUXURY},
                                 {"wealth", ICON_LUXURY},
                                 {"club", ICON_CUP},
                                 {NULL, ICON_TAX}};
static const Hint gift_hints[] = {
    {"rest", ICON_BED}, {"hotel", ICON_BED}, {"salary", ICON_COINS}, {NULL, ICON_GIFT}};
static const Hint deck_hints[] = {{"chance", ICON_CHANCE}, {"chest", ICON_CHEST},
                                  {"wheel", ICON_WHEEL},   {"fortune", ICON_WHEEL},
                                  {"laugh", ICON_LAUGH},   {NULL, ICON_CARD}};

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Does one of the words begin so? */
static bool mentions(const char *words, const char *part)
{
    for (bool inside = false; *words != '\0'; words++) {
        if (!inside && text_starts_folded(words, part)) return true;
        inside = is_letter(*words);
    }
    return false;
}

static bool label_mentions(const Label *label, const char *part)
{
    return mentions(label->name, part) || mentions(label->word, part);
}

/* The hint that one of the labels gives, or the last one, which has no part. */
static const Hint *hint_of(const Hint *hint, const Label *label, const Label *other)
{
    while (hint->part != NULL && !label_mentions(label, hint->part) &&
           !label_mentions(other, hint->part))
        hint++;
    return hint;
}

static Icon deed_icon(const Edition *edition, DeedId deed)
{
    GroupId group = edition->deeds[deed].group;
    if (edition->groups[group].kind == GROUP_STREETS) return ICON_NONE;
    const Hint *hint =
        hint_of(company_hints, edition_deed_label(edition, deed), &edition->group_label[group]);
    if (hint->part != NULL) return hint->icon;
    return edition->groups[group].kind == GROUP_DICE ? ICON_WORKS : ICON_STATION;
}

/* Weighted decks are turned like a wheel, unless there are several, which
 * must look different. */
static bool only_wheel(const Edition *edition, DeckId deck)
{
    int count = 0;
    for (int i = 0; i < edition->deck_count; i++) count += edition->decks[i].kind == DECK_WEIGHTS;
    return count == 1 && edition->decks[deck].kind == DECK_WEIGHTS;
}

/* The one that the file chose; false when it says nothing. */
static bool chosen(const Label *label, Icon *icon)
{
    static const uint8_t icons[LOOK_ICON_COUNT] = {
#define PICTURE(id, word) [LOOK_ICON_##id] = ICON_##id,
#include "edition/look_rows.h"
    };
    if (label->look.icon == LOOK_ICON_USUAL || label->look.icon >= LOOK_ICON_COUNT) return false;
    *icon = (Icon)icons[label->look.icon];
    return true;
}

Icon space_icon_of_deck(const Edition *edition, DeckId deck)
{
    static const Icon by_place[MAX_DECKS] = {ICON_CHANCE, ICON_CHEST, ICON_CARD, ICON_WHEEL};
    const Label *label = &edition->deck_label[deck];
    Icon own;
    if (chosen(label, &own)) return own;
    const Hint *hint = hint_of(deck_hints, label, label);
    if (hint->part != NULL) return hint->icon;
    return only_wheel(edition, deck) ? ICON_WHEEL : by_place[deck];
}

static const uint8_t effect_icons[] = {
#define EFFECT(id, form, leads, rule, run, icon, ...) [id] = ICON_##icon,
#include "edition/effect_rows.h"
};

/* The picture of its kind, or one that its name or its deck asks for. */
static Icon effect_icon(const Edition *edition, const Effect *effect, const Label *label)
{
    Icon icon = (Icon)effect_icons[effect->kind];
    bool idle = effect->kind == EFFECT_NOTHING ||
                (effect->kind == EFFECT_POT && edition->rule[RULE_POT] == 0);
    if (idle) return hint_of(rest_hints, label, label)->icon;
    if (icon == ICON_POT) return hint_of(pot_hints, label, label)->icon;
    if (icon == ICON_GIFT) return hint_of(gift_hints, label, label)->icon;
    if (icon == ICON_TAX) return hint_of(tax_hints, label, label)->icon;
    if (icon == ICON_CARD) return space_icon_of_deck(edition, effect->target);
    return icon == ICON_QUICK && effect->amount < 0 ? ICON_UNDO : icon;
}

Icon space_icon(const Edition *edition, SpaceId space)
{
    const Space *it = &edition->spaces[space];
    Icon own;
    if (chosen(&edition->space_label[space], &own)) return own;
    switch ((SpaceKind)it->kind) {
    case SPACE_START: return ICON_START;
    case SPACE_JAIL: return ICON_JAIL;
    case SPACE_EFFECT: return effect_icon(edition, &it->effect, &edition->space_label[space]);
    case SPACE_DEED: return deed_icon(edition, it->deed);
    }
    return ICON_NONE;
}
