/* editor_deed.c -- the sums of a deed, and what changes with them. */
#include "view/editor/editor_deed.h"
#include "view/view_words.h"

#include <string.h>

#include "ui/ui.h"

enum { SUM_DIGITS = 7 };

/* ---- changes ---- */

static Money usual_mortgage(const Edition *edition, Money price)
{
    return (Money)((int64_t)price * edition->rule[RULE_MORTGAGE_PERCENT] / 100);
}

/* A mortgage that was the usual part of the price stays so. */
static void set_price(Edition *edition, DeedId id, Money price)
{
    Deed *deed = &edition->deeds[id];
    bool usual = deed->mortgage == usual_mortgage(edition, deed->price);
    deed->price = price;
    if (usual) deed->mortgage = usual_mortgage(edition, price);
}

static bool same_rents(const Deed *a, const Deed *b)
{
    for (int step = 0; step < RENT_STEPS; step++)
        if (a->rent[step] != b->rent[step]) return false;
    return true;
}

/* The last rent also covers all further ones. */
static void set_counted_rent(const Group *group, Deed *deed, int step, Money rent)
{
    deed->rent[step] = rent;
    for (int i = step + 1; step >= group->deed_count - 1 && i < RENT_STEPS; i++)
        deed->rent[i] = rent;
}

/* Stations and utilities of a group that have the same rents keep them the
 * same. */
static void set_rent(Edition *edition, DeedId id, int step, Money rent)
{
    Deed before = edition->deeds[id];
    const Group *group = &edition->groups[before.group];
    if (group->kind == GROUP_STREETS) {
        edition->deeds[id].rent[step] = rent;
        return;
    }
    for (int i = 0; i < edition->deed_count; i++) {
        Deed *deed = &edition->deeds[i];
        if (deed->group == before.group && same_rents(deed, &before))
            set_counted_rent(group, deed, step, rent);
    }
}

/* A hotel that costs as much as a house keeps doing so. */
static void set_building_of(Deed *deed, bool hotel, Money price)
{
    bool equal = deed->hotel_price == deed->house_price;
    if (hotel || equal) deed->hotel_price = price;
    if (!hotel) deed->house_price = price;
}

/* Of a house or a hotel; for all deeds of the group that had the same price. */
static void set_buildings(Edition *edition, DeedId id, bool hotel, Money price)
{
    Deed before = edition->deeds[id];
    for (int i = 0; i < edition->deed_count; i++) {
        Deed *deed = &edition->deeds[i];
        bool same =
            deed->house_price == before.house_price && deed->hotel_price == before.hotel_price;
        if (deed->group == before.group && same) set_building_of(deed, hotel, price);
    }
}

/* ---- another group ---- */

static const Deed *any_deed(const Edition *edition, GroupId group)
{
    for (int i = 0; i < edition->deed_count; i++)
        if (edition->deeds[i].group == group) return &edition->deeds[i];
    return NULL;
}

static void adopt(const Edition *edition, Deed *deed, GroupId group)
{
    const Deed *other = any_deed(edition, group);
    uint8_t kind = edition->groups[group].kind;
    if (other != NULL) {
        deed->house_price = other->house_price;
        deed->hotel_price = other->hotel_price;
    } else if (kind != GROUP_STREETS) {
        deed->house_price = deed->hotel_price = 0;
    }
    bool as_before = kind == edition->groups[deed->group].kind && kind == GROUP_STREETS;
    if (other != NULL && !as_before) memcpy(deed->rent, other->rent, sizeof deed->rent);
}

void editor_deed_regroup(Edition *edition, DeedId id, GroupId group)
{
    Deed *deed = &edition->deeds[id];
    Group *old = &edition->groups[deed->group], *new = &edition->groups[group];
    if (deed->group == group) return;
    adopt(edition, deed, group);
    old->deeds &= ~DEED_BIT(id);
    old->deed_count--;
    new->deeds |= DEED_BIT(id);
    new->deed_count++;
    deed->group = group;
}

/* ---- rents ---- */

static bool is_street(const Edition *edition, const Deed *deed)
{
    return edition->groups[deed->group].kind == GROUP_STREETS;
}

static int rent_count(const Edition *edition, DeedId id)
{
    const Deed *deed = &edition->deeds[id];
    if (!is_street(edition, deed)) {
        int count = edition->groups[deed->group].deed_count;
        return count < RENT_STEPS ? count : RENT_STEPS;
    }
    if (deed->house_price <= 0) return 1;
    switch (edition->rule[RULE_HOTEL]) {
    case HOTEL_TOP: return RENT_STEPS;
    case HOTEL_BESIDE: return 3;
    }
    return edition->rule[RULE_HOUSES_PER_STREET] + 1;
}

static void level_label(const Words *words, const Edition *edition, int step, Text *text)
{
    bool beside = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    bool hotel = beside ? step == 2 : step == HOTEL_LEVEL;
    Arg built = arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE);
    if (beside)
        SAY(words, text, T_("For each {built}"), built);
    else if (hotel)
        SAY(words, text, T_("With {built.a}"), built);
    else
        SAY(words, text, T_("With {houses}"), arg_houses(step));
}

static void rent_label(const Words *words, const Edition *edition, DeedId id, int step, Text *text)
{
    static const Sentence owned = T_("With {number} owned"),
                          thrown = T_("Times the dice, with {number} owned");
    const Deed *deed = &edition->deeds[id];
    const Group *group = &edition->groups[deed->group];
    if (group->kind != GROUP_STREETS)
        words_write(words, group->kind == GROUP_DICE ? &thrown : &owned, ARGS(arg_number(step + 1)),
                    text);
    else if (step == 0)
        text_add(text, PLAIN(words, T_("The site alone")));
    else
        level_label(words, edition, step, text);
}

/* ---- rows ---- */

static void rent_rows(EditorForm *form, DeedId id)
{
    Edition *edition = &form->editor->draft;
    const Deed *deed = &edition->deeds[id];
    editor_form_title(form, EDITOR_LABEL(form, T_("Rent")));
    if (!is_street(edition, deed))
        editor_form_note(form, EDITOR_LABEL(form, T_("The same for all of the group.")));
    for (int step = 0; step < rent_count(edition, id); step++) {
        char label[UI_NAME_SIZE];
        Text text = text_into(label, sizeof label);
        Money rent = deed->rent[step];
        uint32_t field = ui_id("editor-rent", deed->space * RENT_STEPS + step);
        Words speaking = editor_form_speaking(form);
        rent_label(&speaking, edition, id, step, &text);
        if (editor_form_number(form, field, label, SUM_DIGITS, &rent))
            set_rent(edition, id, step, rent);
    }
}

static void building_row(EditorForm *form, DeedId id, bool hotel)
{
    Edition *edition = &form->editor->draft;
    const Deed *deed = &edition->deeds[id];
    Money price = hotel ? deed->hotel_price : deed->house_price;
    char label[UI_NAME_SIZE];
    Text text = text_into(label, sizeof label);
    Words speaking = editor_form_speaking(form);
    SAY(&speaking, &text, T_("Price of {built.a}"), arg_built(hotel ? NOUN_HOTEL : NOUN_HOUSE));
    if (editor_form_number(form, ui_id(hotel ? "editor-hotel" : "editor-house", deed->space), label,
                           SUM_DIGITS, &price))
        set_buildings(edition, id, hotel, price);
}

void editor_deed_rows(EditorForm *form, DeedId id)
{
    Edition *edition = &form->editor->draft;
    Deed *deed = &edition->deeds[id];
    Money price = deed->price;
    if (editor_form_number(form, ui_id("editor-price", deed->space),
                           EDITOR_LABEL(form, T_("Price")), SUM_DIGITS, &price))
        set_price(edition, id, price);
    if (edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF)
        editor_form_number(form, ui_id("editor-mortgage", deed->space),
                           EDITOR_LABEL(form, T_("Mortgage")), SUM_DIGITS, &deed->mortgage);
    if (is_street(edition, deed)) building_row(form, id, false);
    if (deed->house_price > 0 && edition->rule[RULE_HOTEL] != HOTEL_NONE)
        building_row(form, id, true);
    editor_form_gap(form, 12);
    rent_rows(form, id);
}
