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
void editor_order_number_deeds(Edition *edition)
{
    Deed deeds[MAX_DEEDS];
    int count = 0;
    for (int g = 0; g < edition->group_count; g++)
        edition->groups[g].deeds = edition->groups[g].deed_count = 0;
    for (int i = 0; i < edition->space_count; i++) {
        Space *space = &edition->spaces[i];
        if (space->kind != SPACE_DEED) continue;
        deeds[count] = edition->deeds[space->deed];
        deeds[count].space = (SpaceId)i;
        space->deed = (DeedId)count;
        edition->groups[deeds[count].group].deeds |= DEED_BIT(count);
        edition->groups[deeds[count].group].deed_count++;
        count++;
    }
    for (int i = 0; i < count; i++) edition->deeds[i] = deeds[i];
    edition->deed_count = (uint8_t)count;
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
    editor_order_number_deeds(edition);
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

/* ---- more and fewer ---- */

/* "space-41": a word that no space has. */
static void new_word(const Edition *edition, char word[WORD_SIZE])
{
    for (int n = edition->space_count;; n++) {
        Text text = text_into(word, WORD_SIZE);
        text_add(&text, "space-");
        text_add_int(&text, n);
        if (edition_find_space(edition, word) < 0) return;
    }
}

void editor_order_insert(Edition *edition, int at, const char *name)
{
    SpaceId place[MAX_SPACES] = {0};
    Label label = {0};
    assert(at >= 1 && at <= edition->space_count && edition->space_count < EDITOR_SPACES_MOST);
    new_word(edition, label.word);
    text_copy(label.name, sizeof label.name, name);
    for (int i = 0; i < edition->space_count; i++) place[i] = (SpaceId)(i < at ? i : i + 1);
    follow_all(edition, place);
    for (int i = edition->space_count; i > at; i--) {
        edition->spaces[i] = edition->spaces[i - 1];
        edition->space_label[i] = edition->space_label[i - 1];
    }
    edition->spaces[at] =
        (Space){.kind = SPACE_EFFECT, .deed = NO_DEED, .effect = {.kind = EFFECT_NOTHING}};
    edition->space_label[at] = label;
    edition->space_count++;
    editor_order_number_deeds(edition);
}

bool editor_order_may_remove(const Edition *edition, int space)
{
    const Space *what = &edition->spaces[space];
    if (space == 0 || what->kind == SPACE_JAIL || edition->space_count <= EDITOR_SPACES_LEAST)
        return false;
    return what->kind != SPACE_DEED ||
           edition->groups[edition->deeds[what->deed].group].deed_count > 1;
}

void editor_order_remove(Edition *edition, int space)
{
    SpaceId place[MAX_SPACES] = {0};
    assert(editor_order_may_remove(edition, space));
    for (int i = 0; i < edition->space_count; i++)
        place[i] = (SpaceId)(i == space ? 0 : i < space ? i : i - 1);
    follow_all(edition, place);
    edition->space_count--;
    for (int i = space; i < edition->space_count; i++) {
        edition->spaces[i] = edition->spaces[i + 1];
        edition->space_label[i] = edition->space_label[i + 1];
    }
    editor_order_number_deeds(edition);
}
