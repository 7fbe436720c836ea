/* setup_edition.c -- a new game: which edition is played. */
#include "view/screens/setup_edition.h"

#include "ui/form.h"
#include "view/art/banner_art.h"
#include "view/board/board_view.h"
#include "view/screens/setup_plan.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- the tiles ---- */

/* Tiles of one size, as many beside each other as fit. */
typedef struct TileGrid {
    Box box;
    double wide, high, gap;
    int columns;
} TileGrid;

static TileGrid grid_in(Ui *ui, Box box, int count)
{
    double gap = ui_px(ui, 10), least = ui_px(ui, 104);
    int columns = (int)((box.w + gap) / (least + gap));
    if (columns > count) columns = count;
    if (columns < 2) columns = 2;
    double wide = (box.w - gap * (columns - 1)) / columns, most = ui_px(ui, 150);
    if (wide > most) wide = most;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, 0, ALIGN_CENTRE};
    double words = lettering_line_height(ui, style) + ui_px(ui, 8);
    return (TileGrid){box, wide, wide * 0.62 + words, gap, columns};
}

static Box tile_place(const TileGrid *grid, int n)
{
    return (Box){grid->box.x + n % grid->columns * (grid->wide + grid->gap),
                 grid->box.y + n / grid->columns * (grid->high + grid->gap), grid->wide,
                 grid->high};
}

static Box picture_of(Ui *ui, Box tile)
{
    double edge = ui_px(ui, 4);
    return (Box){tile.x + edge, tile.y + edge, tile.w - 2 * edge, tile.w * 0.62 - edge};
}

static void tile(View *view, Box box, int n)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    const SetupEdition *edition = &setup->editions[n];
    bool broken = edition->why_not[0] != '\0', chosen = setup->chosen == n;
    uint32_t id = ui_id("edition", n);
    if (ui_press(ui, id, box, UI_CHOICE, edition->title, broken) && !chosen)
        setup_plan_choose(setup, view_library(view), n);
    if (chosen) ui_value(ui, id, "chosen");
    double radius = ui_px(ui, 12), ring = ui_px(ui, 2.5);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, chosen ? 4 : 2));
    canvas_fill_round(ui->canvas, box, radius,
                      ui_is_hot(ui, id) ? ui->theme.sunken : ui->theme.card);
    if (chosen)
        canvas_stroke_round(ui->canvas, box_inset(box, ring / 2, ring / 2), radius, ring,
                            ui->theme.main);
    Box words = box;
    box_cut_top(&words, box.w * 0.62);
    lettering_line(ui, box_inset(words, ui_px(ui, 4), 0), edition->title,
                   (Style){TYPE_BODY, chosen ? FONT_BOLD : FONT_SEMIBOLD,
                           broken ? ui->theme.quiet : ui->theme.ink, ALIGN_CENTRE});
    ui_focus_ring(ui, id, box, radius);
    if (broken) ui_tip(ui, id, box, edition->why_not);
}

/* Their motifs have hundreds of shapes each: they are kept. */
static void pictures(View *view, const TileGrid *grid, Box area)
{
    Ui *ui = view_ui(view);
    const SetupState *setup = setup_of(view);
    uint64_t stamp = (uint64_t)(int64_t)(grid->box.y * 64) * 0x9E3779B97F4A7C15u +
                     (uint64_t)setup->edition_count * 2 + ui->theme.dark;
    if (ui->canvas->verbs->layer_begin(ui->canvas, BANNER_TILES_LAYER, stamp, area)) {
        for (int i = 0; i < setup->edition_count; i++) {
            Theme theme = setup->editions[i].faces[ui->theme.dark];
            banner_art_tile(ui, picture_of(ui, tile_place(grid, i)), &theme,
                            setup->editions[i].motif);
        }
        ui->canvas->verbs->layer_end(ui->canvas);
    }
    ui->canvas->verbs->layer_show(ui->canvas, BANNER_TILES_LAYER);
}

double setup_edition_tiles(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    int count = setup_of(view)->edition_count;
    (void)what;
    if (setup_of(view)->chosen < 0 && count == 0)
        return form_warning(ui, box, LABEL(view, T_("No edition was found that can be played.")));
    TileGrid grid = grid_in(ui, box, count);
    int rows = (count + grid.columns - 1) / grid.columns;
    double used = rows * (grid.high + grid.gap) - grid.gap;
    for (int i = 0; i < count; i++) tile(view, tile_place(&grid, i), i);
    Box area = box_common(ui->clip, (Box){box.x, box.y, box.w, used});
    if (area.w > 0 && area.h > 0 && ui->canvas->verbs != NULL) pictures(view, &grid, area);
    return used;
}

/* ---- the board ---- */

static void figures(const Words *words, const Edition *edition, Text *text)
{
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    SAY(words, text, T_("{first}[ to {second}] players, {number} spaces"), arg_first(least),
        most > least ? arg_second(most) : arg_absent(), arg_number(edition->space_count));
}

static void board(View *view, Box box)
{
    Ui *ui = view_ui(view);
    BoardScene scene = {.edition = &setup_of(view)->edition, .layer = 0, .marked = -1};
    /* Rotated text ignores scrolling: a board that is entirely visible is
     * drawn as if there were none. */
    uint32_t scroll = ui->scroll;
    if (box.y >= ui->clip.y && box_bottom(box) <= box_bottom(ui->clip)) ui->scroll = 0;
    board_draw_titled(ui, box, &scene, view_preferences(view));
    ui->scroll = scroll;
}

double setup_edition_about(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    char buffer[80];
    Text text = text_into(buffer, sizeof buffer);
    const Edition *edition = &setup_of(view)->edition;
    (void)what;
    if (setup_of(view)->chosen < 0) return 0;
    double used = form_words(ui, box, edition->about, TYPE_BODY, FONT_MEDIUM, ui->theme.ink);
    figures(&ui->words, edition, &text);
    return used +
           form_words(ui, form_below(box, used), buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

void setup_edition_board(Ui *ui, Box box)
{
    View *view = view_of(ui);
    if (setup_of(view)->chosen < 0) return;
    double about = form_height(ui, box.w, setup_edition_about, NULL), gap = ui_px(ui, 10);
    Box room = {box.x, box.y, box.w, box.h - about - gap};
    double wide = room.h * 1.4 < room.w ? room.h * 1.4 : room.w,
           high = wide * 0.95 < room.h ? wide * 0.95 : room.h;
    if (room.h >= ui_px(ui, 150))
        board(view, (Box){room.x + (room.w - wide) / 2, room.y, wide, high});
    else
        high = -gap;
    setup_edition_about(ui, form_below(box, high + gap), NULL);
}
