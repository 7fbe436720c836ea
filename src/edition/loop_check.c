/* loop_check.c -- do the moves of spaces and cards always end? */
#include "edition/loop_check.h"

#include "edition/effect_form.h"

enum { TOTALS = 11 }; /* dice totals from 2 to 12 */

/* What is known to end, by the total that brought the token. Grown until it
 * grows no more; whatever is not in it then never ends. */
typedef struct Rest {
    bool space[MAX_SPACES][TOTALS];
    bool deck[MAX_DECKS][MAX_SPACES][TOTALS]; /* drawn on that space */
} Rest;

static int moved_by(const Edition *edition, int from, Money steps)
{
    int count = edition->space_count;
    return (from + (int)steps % count + count) % count;
}

static bool effect_rests(const Edition *edition, const Rest *rest, const Effect *effect, int from,
                         int total)
{
    switch (effect_info((EffectKind)effect->kind)->leads) {
    case LEADS_TO_SPACE: return rest->space[effect->target][total];
    case LEADS_BY_STEPS: return rest->space[moved_by(edition, from, effect->amount)][total];
    case LEADS_TO_CARD: return rest->deck[effect->target][from][total];
    case LEADS_NOWHERE:
    case LEADS_TO_GROUP:
    case LEADS_TO_JAIL: break;
    }
    return true;
}

/* One card that rests is enough where chance chooses: it will come. A card
 * that is kept does not count, it may be in somebody's hand. */
static bool deck_rests(const Edition *edition, const Rest *rest, const Deck *deck, int from,
                       int total)
{
    for (int i = 0; i < deck->card_count; i++) {
        const Card *card = &deck->cards[i];
        if (deck->kind == DECK_DICE && (total + 2 < card->low || total + 2 > card->high)) continue;
        if (deck->kind != DECK_DICE && card->effect.kind == EFFECT_RELEASE) continue;
        if (effect_rests(edition, rest, &card->effect, from, total)) return true;
    }
    return false;
}

static bool space_rests(const Edition *edition, const Rest *rest, int space, int total)
{
    if (edition->spaces[space].kind != SPACE_EFFECT) return true;
    return effect_rests(edition, rest, &edition->spaces[space].effect, space, total);
}

static bool grow_at(const Edition *edition, Rest *rest, int space, int total)
{
    bool grown = false;
    for (int d = 0; d < edition->deck_count; d++) {
        bool *known = &rest->deck[d][space][total];
        if (*known || !deck_rests(edition, rest, &edition->decks[d], space, total)) continue;
        *known = grown = true;
    }
    bool *known = &rest->space[space][total];
    if (!*known && space_rests(edition, rest, space, total)) *known = grown = true;
    return grown;
}

SpaceId loop_check_find(const Edition *edition)
{
    Rest rest = {0};
    for (bool grown = true; grown;) {
        grown = false;
        for (int space = 0; space < edition->space_count; space++)
            for (int total = 0; total < TOTALS; total++)
                grown = grow_at(edition, &rest, space, total) || grown;
    }
    for (int space = 0; space < edition->space_count; space++)
        for (int total = 0; total < TOTALS; total++)
            if (!rest.space[space][total]) return (SpaceId)space;
    return NO_SPACE;
}
