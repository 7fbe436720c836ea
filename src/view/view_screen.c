/* view_screen.c -- which screen is shown, and the ways between them. */
#include "view/view_screen.h"

#include "ui/button.h"
#include "ui/number_field.h"
#include "view/art/banner_art.h"
#include "view/view_shown.h"
#include "view/view_state.h"

#define SCREEN(name, row, word) extern const ScreenRow row;
#include "view/screen_list.h"
#undef SCREEN

#define SCREEN(name, row, word) [SCREEN_##name] = &row,
static const ScreenRow *const rows[SCREEN_COUNT] = {
#include "view/screen_list.h"
};
#undef SCREEN

const ScreenRow *view_screen_row(Screen screen)
{
    return rows[screen];
}

Screen view_screen(const View *view)
{
    return view->screen;
}

static void show(View *view, Screen screen)
{
    view->screen = screen;
    view->sheet = SHEET_NONE;
    view->ui->focus = 0;
    view->ui->active = 0;
    number_field_forget_all(view->ui);
    view->dirty = true;
}

void view_go(View *view, Screen screen)
{
    if (screen == view->screen) return;
    view->before[screen] = view->screen;
    show(view, screen);
}

void view_go_back(View *view)
{
    Screen screen = view->before[view->screen];
    bool gone = rows[screen]->at_table && view->table == NULL;
    show(view, screen == view->screen || gone ? SCREEN_START : screen);
}

bool view_open_screen(View *view, Screen screen)
{
    const ScreenRow *row = rows[screen];
    if (row->at_table && view->table == NULL) return false;
    if (row->open != NULL && !row->open(view)) return false;
    view_go(view, screen);
    return true;
}

void *view_screen_kept(const View *view, Screen screen)
{
    return view->screen_kept[screen];
}

/* Low windows have a low head. */
static double head_pad(const Ui *ui)
{
    return ui->screen.h < ui_px(ui, 480) ? ui_px(ui, 4) : ui_px(ui, 16);
}

/* The title, without what is kept free at its right. */
static void draw_title(Ui *ui, Box banner, Box head, const char *title)
{
    Style style = {TYPE_HEAD, FONT_HEAVY, banner_art_ink(&ui->theme), ALIGN_LEFT};
    double wide = lettering_width(ui, title, style);
    if (wide > head.w) wide = head.w;
    banner_art_clear(ui, banner, head.x + wide + ui_px(ui, 4));
    lettering_line(ui, head, title, style);
}

static Box screen_head(View *view, const char *title, double taken)
{
    Ui *ui = view->ui;
    double pad = ui_px(ui, 16), around = head_pad(ui);
    Box rest = ui->screen, banner = box_cut_top(&rest, ui_target(ui) + 2 * around);
    banner_art_draw(ui, banner, view_face(view));
    Box head = box_inset(banner, pad, around), back = box_cut_left(&head, ui_target(ui));
    bool pressed = button(ui, back,
                          (Button){.id = ui_id("back", 0),
                                   .label = PLAIN(&ui->words, T_("Back")),
                                   .icon = ICON_BACK,
                                   .icon_only = true});
    if (ui_key(ui, KEY_ESCAPE) || pressed) view_go_back(view);
    box_cut_left(&head, ui_px(ui, 14));
    box_cut_right(&head, taken);
    draw_title(ui, banner, head, title);
    box_cut_top(&rest, ui_px(ui, 12));
    return (Box){rest.x + pad, rest.y, rest.w - 2 * pad, rest.h - pad};
}

Box view_screen_head(View *view, const char *title)
{
    return screen_head(view, title, 0);
}

Box view_screen_page(View *view, const char *title)
{
    return view_screen_page_beside(view, title, 0);
}

Box view_screen_page_beside(View *view, const char *title, double taken)
{
    Box screen = view->ui->screen, rest = screen_head(view, title, taken);
    return (Box){screen.x, rest.y, screen.w, box_bottom(screen) - rest.y};
}
