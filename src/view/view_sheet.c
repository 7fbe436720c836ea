/* view_sheet.c -- which sheet covers the table. */
#include "view/view_sheet.h"

#include "ui/number_field.h"
#include "view/view_state.h"

#define SHEET(name, row, word) extern const SheetRow row;
#include "view/sheet_list.h"
#undef SHEET

#define SHEET(name, row, word) [SHEET_##name] = &row,
static const SheetRow *const rows[SHEET_COUNT] = {
#include "view/sheet_list.h"
};
#undef SHEET

const SheetRow *view_sheet_row(SheetKind sheet)
{
    return rows[sheet];
}

SheetKind view_sheet(const View *view)
{
    return view->sheet;
}

void view_open_sheet(View *view, SheetKind sheet)
{
    if (rows[sheet]->open != NULL) rows[sheet]->open(view);
    view->sheet = sheet;
    view->dirty = true;
    number_field_forget_all(view->ui);
}

void view_close_sheet(View *view)
{
    number_field_forget_all(view->ui);
    view->sheet = SHEET_NONE;
}

void *view_sheet_kept(const View *view, SheetKind sheet)
{
    return view->sheet_kept[sheet];
}

SheetKind view_was_open(const View *view)
{
    return view->was_open;
}

void view_note_open(View *view, SheetKind sheet)
{
    view->was_open = sheet;
}

SheetKind view_put_off(const View *view)
{
    return view->put_off;
}

void view_call_sheet(View *view, SheetKind called)
{
    if (called != view->put_off) view->put_off = SHEET_NONE;
}

void view_put_sheet_off(View *view, SheetKind sheet)
{
    view_close_sheet(view);
    view->put_off = sheet;
}

void view_recall_sheet(View *view)
{
    view_put_sheet_off(view, SHEET_NONE);
}

SpaceId view_sheet_space(const View *view)
{
    return view->sheet_space;
}

SeatId view_sheet_seat(const View *view)
{
    return view->sheet_seat;
}

void view_show_space(View *view, SpaceId space)
{
    bool jail = space == table_edition(view->table)->jail;
    view->sheet_space = space;
    view_open_sheet(view, jail ? SHEET_JAIL : SHEET_DEED);
}

void view_leaf_to_space(View *view, SpaceId space)
{
    view->sheet_space = space;
}

void view_show_seat(View *view, SeatId seat)
{
    view->sheet_seat = seat;
    view_open_sheet(view, SHEET_ASSETS);
}

void view_show_chair(View *view, SeatId seat)
{
    view->sheet_seat = seat;
    view_open_sheet(view, SHEET_CHAIR);
}

void view_confirm(View *view, const char *question, const char *yes, Request request)
{
    text_copy(view->confirm.question, sizeof view->confirm.question, question);
    text_copy(view->confirm.yes, sizeof view->confirm.yes, yes);
    view->confirm.request = request;
    view_open_sheet(view, SHEET_CONFIRM);
}

const Confirm *view_confirmed(const View *view)
{
    return &view->confirm;
}
