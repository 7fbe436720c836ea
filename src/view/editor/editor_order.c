/* editor_order.c -- the order of the spaces of an edition. */
#include "view/editor/editor_order.h"

#include <assert.h>

/* A new order: which old space is at each place. */
typedef struct SpaceOrder {
    SpaceId old[MAX_SPACES];
} SpaceOrder;

bool editor_order_may_move(const Edition *edition, int space)
{
    return space > 0 && space < edition->space_count;
}

static SpaceOrder order_as_is(const Edition *edition)
{
    SpaceOrder order;
    for (int i = 0; i < edition->space_count; i++) order.old[i] = (SpaceId)i;
    return order;
}

/* ---- what refers to spaces ---- */

static void follow(Effect *effect, const SpaceId place[MAX_SPACES])
{
    if (effect->kind == EFFECT_MOVE_TO || effect->kind == EFFECT_BACK_TO)
        effect->target = place[effect->target];
}

static void follow_all(Edition *edition, const SpaceId place[MAX_SPACES])
{
    for (int i = 0; i < edition->space_count; i++) follow(&edition->spaces[i].effect, place);
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++)
            follow(&edition->decks[d].cards[c].effect, place);
    if (edition->jail != NO_SPACE) edition->jail = place[edition->jail];
}

/* Deeds are numbered in board order, like those read from a file. */
static void number_deeds(Edition *edition)
{
    Deed deeds[MAX_DEEDS];
    int count = 0;
    for (int g = 0; g < edition->group_count; g++) edition->groups[g].deeds = 0;
    for (int i = 0; i < edition->space_count; i++) {
        Space *space = &edition->spaces[i];
        if (space->kind != SPACE_DEED) continue;
        deeds[count] = edition->deeds[space->deed];
        deeds[count].space = (SpaceId)i;
        space->deed = (DeedId)count;
        edition->groups[deeds[count].group].deeds |= DEED_BIT(count);
        count++;
    }
    for (int i = 0; i < count; i++) edition->deeds[i] = deeds[i];
}

static void take(Edition *edition, const SpaceOrder *order)
{
    Space spaces[MAX_SPACES];
    Label labels[MAX_SPACES];
    SpaceId place[MAX_SPACES] = {0};
    for (int i = 0; i < edition->space_count; i++) {
        spaces[i] = edition->spaces[order->old[i]];
        labels[i] = edition->space_label[order->old[i]];
        place[order->old[i]] = (SpaceId)i;
    }
    for (int i = 0; i < edition->space_count; i++) {
        edition->spaces[i] = spaces[i];
        edition->space_label[i] = labels[i];
    }
    follow_all(edition, place);
    number_deeds(edition);
}

/* ---- the two ways ---- */

void editor_order_swap(Edition *edition, int a, int b)
{
    assert(editor_order_may_move(edition, a) && editor_order_may_move(edition, b));
    SpaceOrder order = order_as_is(edition);
    order.old[a] = (SpaceId)b;
    order.old[b] = (SpaceId)a;
    take(edition, &order);
}

void editor_order_move(Edition *edition, int from, int to)
{
    assert(editor_order_may_move(edition, from) && editor_order_may_move(edition, to));
    SpaceOrder order = order_as_is(edition);
    int step = to > from ? 1 : -1;
    for (int i = from; i != to; i += step) order.old[i] = (SpaceId)(i + step);
    order.old[to] = (SpaceId)from;
    take(edition, &order);
}
