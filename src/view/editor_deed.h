/* editor_deed.h -- the sums of a deed, and what changes with them. */
#ifndef VIEW_EDITOR_DEED_H
#define VIEW_EDITOR_DEED_H

#include "view/editor_form.h"

/* A mortgage that was the usual part of the price stays so. */
void editor_deed_price(Edition *edition, DeedId deed, Money price);
/* Stations and utilities of a group that have the same rents keep them the
 * same. */
void editor_deed_rent(Edition *edition, DeedId deed, int step, Money rent);
/* Of a house or a hotel; for all deeds of the group that had the same price. */
void editor_deed_building(Edition *edition, DeedId deed, bool hotel, Money price);
/* Prices of buildings, and rents where they are of another kind, become those
 * of the new group. */
void editor_deed_regroup(Edition *edition, DeedId deed, GroupId group);

/* How many rents it has, and what rent number `step` is for. */
int editor_deed_rent_count(const Edition *edition, DeedId deed);
void editor_deed_rent_label(const Edition *edition, DeedId deed, int step, Text *text);

/* Rows for all of it but its group. */
void editor_deed_rows(EditorForm *form, DeedId deed);

#endif
