/* start_screen.c -- the start screen: what to do, and a demo game behind it. */
#include "ui/button.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/art/title_art.h"
#include "view/board/board_view.h"
#include "view/editor/editor_screen.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { COLUMN = 304, BOARD_LEAST = 280 };

typedef enum Entry {
    ENTRY_CONTINUE,
    ENTRY_NEW,
    ENTRY_LEARN,
    ENTRY_TOGETHER,
    ENTRY_LOAD,
    ENTRY_STATS,
    ENTRY_EDITOR,
    ENTRY_SETTINGS,
    ENTRY_HELP,
    ENTRY_CREDITS,
    ENTRY_QUIT,
    ENTRY_COUNT
} Entry;

typedef struct EntryInfo {
    Sentence label;
    Icon icon;
} EntryInfo;

static const EntryInfo entries[ENTRY_COUNT] = {
    [ENTRY_CONTINUE] = {T_("Continue"), ICON_PLAY},
    [ENTRY_NEW] = {T_("New game"), ICON_DICE},
    [ENTRY_LOAD] = {T_("Load game"), ICON_LOAD},
    [ENTRY_STATS] = {T_("Statistics"), ICON_CHART},
    [ENTRY_LEARN] = {T_("Learn to play"), ICON_HINT},
    [ENTRY_TOGETHER] = {T_("Play together"), ICON_PEOPLE},
    [ENTRY_EDITOR] = {T_("Map editor"), ICON_PENCIL},
    [ENTRY_SETTINGS] = {T_("Settings"), ICON_SETTINGS},
    [ENTRY_HELP] = {T_("Help"), ICON_HELP},
    [ENTRY_CREDITS] = {T_("Credits"), ICON_CROWN},
    [ENTRY_QUIT] = {T_("Quit"), ICON_QUIT},
};

/* ---- what they do ---- */

/* The unfinished game that was begun last, or NULL. */
static const SavedGame *unfinished(const View *view)
{
    int count;
    const SavedGame *saved = view_saved(view, &count), *found = NULL;
    for (int i = 0; i < count; i++)
        if (!saved[i].over && (found == NULL || saved[i].id > found->id)) found = &saved[i];
    return found;
}

static const char *edition_to_edit(const View *view)
{
    if (view_library(view) == NULL || view_library(view)->count == 0) return "";
    const EditionSource *classic = edition_source(view_library(view), "classic");
    return classic != NULL ? classic->word : view_library(view)->sources[0].word;
}

/* A board that is not saved is only in memory. */
static void quit(View *view)
{
    Request request = {.kind = REQUEST_QUIT};
    if (editor_has_unsaved(view))
        view_confirm(view,
                     LABEL(view, T_("The board in the map editor is not saved and would be lost. "
                                    "Quit?")),
                     LABEL(view, T_("Quit")), request);
    else
        view_ask(view, request);
}

static void enter(View *view, Entry entry)
{
    switch (entry) {
    case ENTRY_CONTINUE: view_ask(view, (Request){.kind = REQUEST_CONTINUE}); break;
    case ENTRY_NEW: view_open_screen(view, SCREEN_SETUP); break;
    case ENTRY_LOAD: view_open_screen(view, SCREEN_LOAD); break;
    case ENTRY_STATS: view_open_screen(view, SCREEN_STATS); break;
    case ENTRY_LEARN: view_ask(view, (Request){.kind = REQUEST_LEARN}); break;
    case ENTRY_TOGETHER: view_open_screen(view, SCREEN_TOGETHER); break;
    case ENTRY_EDITOR: editor_open(view, edition_to_edit(view)); break;
    case ENTRY_SETTINGS: view_go(view, SCREEN_SETTINGS); break;
    case ENTRY_HELP: view_go(view, SCREEN_HELP); break;
    case ENTRY_CREDITS: view_go(view, SCREEN_CREDITS); break;
    case ENTRY_QUIT: quit(view); break;
    case ENTRY_COUNT: break;
    }
}

/* ---- the buttons ---- */

static Button entry_button(const View *view, Entry entry, ButtonLook look)
{
    return (Button){.id = ui_id("start", (int)entry),
                    .label = view_label(view, &entries[entry].label),
                    .look = look,
                    .icon = entries[entry].icon};
}

/* Those at the top, one below the other; the first is the main one. */
static double large_buttons(View *view, Box box, const Entry *list, int count)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 10), used = 0;
    for (int i = 0; i < count; i++) {
        Button what = entry_button(view, list[i], i == 0 ? BUTTON_MAIN : BUTTON_PLAIN);
        double high = ui_target(ui) + ui_px(ui, i == 0 ? 16 : 8);
        what.large = true;
        if (button(ui, (Box){box.x, box.y + used, box.w, high}, what)) enter(view, list[i]);
        used += high + gap;
    }
    return used - gap;
}

/* The others as tools, as many beside each other as their words allow. */
static double small_buttons(View *view, Box box, const Entry *list, int count)
{
    Ui *ui = view_ui(view);
    int columns = count < 3 ? count : 3;
    double high = ui_target(ui) + ui_px(ui, 12), gap = ui_px(ui, 8);
    double least = ui_px(ui, 88);
    while (columns > 2 && box_column(box, 0, columns, gap).w < least) columns--;
    for (int i = 0; i < count; i++) {
        Box row = {box.x, box.y + (i / columns) * (high + gap), box.w, high};
        Entry entry = list[i];
        int left = count - i / columns * columns;
        Button what = entry_button(view, entry, BUTTON_PLAIN);
        what.tool = what.stacked = true;
        Box place = box_column(row, i % columns, left < columns ? left : columns, gap);
        if (button(ui, place, what)) enter(view, entry);
    }
    return ((count + columns - 1) / columns) * (high + gap) - gap;
}

static double menu(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Entry list[ENTRY_COUNT];
    int count = 0, saved;
    double used = 0;
    view_saved(view, &saved);
    (void)what;
    if (unfinished(view) != NULL) list[count++] = ENTRY_CONTINUE;
    list[count++] = ENTRY_NEW;
    list[count++] = ENTRY_LEARN;
    if (view_online(view)->offered) list[count++] = ENTRY_TOGETHER;
    if (saved > 0) list[count++] = ENTRY_LOAD;
    used += large_buttons(view, box, list, count);
    used += ui_px(ui, 16);
    count = 0;
    list[count++] = saved > 0 ? ENTRY_STATS : ENTRY_LOAD;
    for (int entry = ENTRY_EDITOR; entry < (view_stays(view) ? ENTRY_QUIT : ENTRY_COUNT); entry++)
        list[count++] = (Entry)entry;
    return used + small_buttons(view, form_below(box, used), list, count);
}

static double title(Ui *ui, Box box, void *what)
{
    double high = title_art(ui, box);
    (void)what;
    high += ui_px(ui, 16);
    high += lettering_paragraph(ui, form_below(box, high),
                                PLAIN(&ui->words, T_("Buy, build and outlast the others.")),
                                (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE});
    return high;
}

static double column(Ui *ui, Box box, void *what)
{
    double used = title(ui, box, what) + ui_px(ui, 24);
    return used + menu(ui, form_below(box, used), what);
}

/* ---- the board behind ---- */

static void demo_board(View *view, Box box)
{
    BoardScene scene = {.edition = table_edition(view_demo(view)),
                        .game = &view_demo_stage(view)->game,
                        .seating = table_seating(view_demo(view)),
                        .stage = view_demo_stage(view),
                        .layer = 0,
                        .marked = -1};
    board_draw_titled(view_ui(view), box, &scene, view_preferences(view));
}

/* The column in the middle of its place, scrolled when it is too tall. */
static void place_column(View *view, Box area, double width)
{
    Ui *ui = view_ui(view);
    double high = form_height(ui, width, column, NULL) + 2 * form_margin(ui);
    Scroll scroll;
    Box inner = scroll_begin(ui, &scroll, ui_id("start-menu", 0), area, high, false);
    double spare = area.h > high ? (area.h - high) / 2 : 0;
    column(ui,
           (Box){inner.x + (inner.w - width) / 2, inner.y + spare + form_margin(ui), width, high},
           NULL);
    scroll_end(ui, &scroll);
}

static void beside_board(View *view, Box screen)
{
    Ui *ui = view_ui(view);
    double margin = form_margin(ui), wide = ui_px(ui, COLUMN) + 2 * ui_px(ui, 40);
    Box left = box_cut_left(&screen, wide);
    Box room = {screen.x, screen.y + margin, screen.w - margin, screen.h - 2 * margin};
    double widest = room.h * 1.25, tallest = room.w * 1.25;
    demo_board(view, box_centred(room, room.w < widest ? room.w : widest,
                                 room.h < tallest ? room.h : tallest));
    place_column(view, left, ui_px(ui, COLUMN));
}

/* Title, board and buttons below each other; the board only where it fits. */
static void around_board(View *view, Box screen)
{
    Ui *ui = view_ui(view);
    double margin = form_margin(ui), width = screen.w - 2 * margin;
    if (width > ui_px(ui, 400)) width = ui_px(ui, 400);
    double top = form_height(ui, width, title, NULL), foot = form_height(ui, width, menu, NULL);
    double side = screen.h - top - foot - 4 * margin;
    if (side > screen.w - 2 * margin) side = screen.w - 2 * margin;
    if (view_demo(view) == NULL || side < ui_px(ui, BOARD_LEAST)) {
        place_column(view, screen, width);
        return;
    }
    double spare = (screen.h - top - foot - side - 2 * margin) / 3;
    Box at = {screen.x + (screen.w - width) / 2, screen.y + margin, width, screen.h};
    title(ui, at, NULL);
    demo_board(view, (Box){screen.x + (screen.w - side) / 2, at.y + top + spare, side, side});
    menu(ui, (Box){at.x, screen.y + screen.h - margin - foot, width, foot}, NULL);
}

/* Low windows: the title at the left, the buttons at the right. */
static void side_by_side(View *view, Box screen)
{
    Ui *ui = view_ui(view);
    double margin = form_margin(ui), width = screen.w / 2 - 1.5 * margin;
    double high = form_height(ui, width, menu, NULL) + 2 * margin,
           top = form_height(ui, width, title, NULL);
    title(ui, (Box){screen.x + margin, screen.y + (screen.h - top) / 2, width, top}, NULL);
    Scroll scroll;
    Box area = {screen.x + screen.w / 2, screen.y, screen.w / 2, screen.h};
    Box inner = scroll_begin(ui, &scroll, ui_id("start-menu", 0), area, high, false);
    double spare = area.h > high ? (area.h - high) / 2 : 0;
    menu(ui, (Box){inner.x + margin / 2, inner.y + spare + margin, width, high}, NULL);
    scroll_end(ui, &scroll);
}

/* Enter does the main thing at once. */
static void focus_first(View *view)
{
    Entry main = unfinished(view) != NULL ? ENTRY_CONTINUE : ENTRY_NEW;
    if (view_ui(view)->focus == 0) ui_focus_on(view_ui(view), ui_id("start", (int)main));
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    focus_first(view);
    bool wide = ui->screen.w >= ui_px(ui, COLUMN + 80 + BOARD_LEAST) &&
                ui->screen.h >= ui_px(ui, BOARD_LEAST + 48) && ui->screen.w > ui->screen.h;
    if (wide && view_demo(view) != NULL)
        beside_board(view, ui->screen);
    else if (ui->screen.w >= ui_px(ui, 560) && ui->screen.w > ui->screen.h)
        side_by_side(view, ui->screen);
    else
        around_board(view, ui->screen);
}

const ScreenRow start_screen = {.pass = pass};
