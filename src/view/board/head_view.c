/* head_view.c -- the head of the table: round, computers' pace, menu. */
#include "view/board/head_view.h"

#include "table/round_count.h"
#include "ui/button.h"
#include "ui/spoken.h"
#include "view/online/online_head.h"
#include "view/view_online.h"
#include "view/view_pause.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { KEYS = PACE_COUNT + 1 }; /* pause, then the paces */

#define KEY 44.0
#define MENU 48.0

/* ---- round ---- */

static void write_round(View *view, Box box, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    char words[80];
    Text text = text_into(words, sizeof words);
    round_count_say(view_words(view), view_edition(view), view_game(view), &text);
    bool begun = text.length > 0;
    if (!begun) text_add(&text, view_edition(view)->title);
    Style bold = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style small = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    const char *below = at->form == TABLE_PHONE  ? (begun ? words : "")
                        : at->form == TABLE_FULL ? LABEL(view, T_("▲▼ since your turn"))
                                                 : "";
    const char *above = at->form == TABLE_PHONE ? view_edition(view)->title : words;
    double lines = lettering_line_height(ui, bold) + lettering_line_height(ui, small);
    if (below[0] == '\0' || lines > box.h * 1.15) {
        lettering_line(ui, box, words, bold);
        return;
    }
    Box both = box_centred(box, box.w, lines < box.h ? lines : box.h);
    lettering_line(ui, box_cut_top(&both, both.h * 0.54), above, bold);
    if (at->form == TABLE_FULL) spoken_hush(ui); /* it explains signs that are not said */
    lettering_line(ui, both, below, small);
    if (at->form == TABLE_FULL) spoken_speak(ui);
}

/* ---- pace ---- */

typedef struct PaceKey {
    Sentence label;
    Icon icon;
} PaceKey;

static const PaceKey keys[KEYS] = {
    {T_("Computers wait"), ICON_PAUSE},
    [1 + PACE_WATCH] = {T_("Computers: watch"), ICON_PLAY},
    [1 + PACE_QUICK] = {T_("Computers: quick"), ICON_QUICK},
    [1 + PACE_INSTANT] = {T_("Computers: instant"), ICON_INSTANT},
};

static int pace_now(const View *view)
{
    return view_paused(view) ? 0 : 1 + (int)view_pace(view);
}

static void choose_pace(View *view, int key)
{
    view_pause(view, key == 0);
    if (key > 0) view_set_pace(view, (Pace)(key - 1));
}

static void draw_key(View *view, Box box, int key)
{
    Button what = {.id = ui_id("pace", key),
                   .label = view_label(view, &keys[key].label),
                   .look = BUTTON_QUIET,
                   .chosen = key == pace_now(view),
                   .icon = keys[key].icon,
                   .icon_only = true};
    if (button(view_ui(view), box, what)) choose_pace(view, key);
}

static void draw_card(Ui *ui, Box box, double scale)
{
    canvas_shadow(ui->canvas, box, 12 * scale, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, 12 * scale, ui->theme.card);
}

static void draw_paces(View *view, Box box, double scale)
{
    draw_card(view_ui(view), box, scale);
    Box rest = box_inset(box, 2 * scale, 0);
    for (int key = 0; key < KEYS; key++) draw_key(view, box_column(rest, key, KEYS, 0), key);
}

/* On a phone they stand on the ground, without cards. */
static ButtonLook key_look(const TableLayout *at)
{
    return at->form == TABLE_PHONE ? BUTTON_QUIET : BUTTON_PLAIN;
}

/* Where there is room for one key only, it goes round the paces. */
static void draw_single(View *view, Box box, ButtonLook look)
{
    int now = pace_now(view);
    Button what = {.id = ui_id("pace", 0),
                   .label = view_label(view, &keys[now].label),
                   .look = look,
                   .icon = keys[now].icon,
                   .icon_only = true};
    if (button(view_ui(view), box, what)) choose_pace(view, (now + 1) % KEYS);
}

/* ---- the whole ---- */

static void draw_menu(View *view, Box box, ButtonLook look)
{
    if (button(view_ui(view), box,
               (Button){.id = ui_id("menu", 0),
                        .label = LABEL(view, T_("Menu")),
                        .look = look,
                        .icon = ICON_MENU,
                        .icon_only = true}))
        view_open_sheet(view, SHEET_MENU);
}

static void draw_log_key(View *view, Box box, ButtonLook look)
{
    if (button(view_ui(view), box,
               (Button){.id = ui_id("log-key", 0),
                        .label = LABEL(view, T_("Account")),
                        .look = look,
                        .icon = ICON_NEWSPAPER,
                        .icon_only = true,
                        .tip = LABEL(view, T_("What has happened so far."))}))
        view_open_sheet(view, SHEET_LOG);
}

void head_draw(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    double scale = at->scale, gap = (at->form == TABLE_FULL ? 8 : 6) * scale;
    Box rest = at->head;
    if (view_guest(view) != NULL) {
        online_head_draw(view, at);
        return;
    }
    ui->region = UI_HEAD;
    Box menu = box_cut_right(&rest, (at->form == TABLE_FULL ? MENU : KEY) * scale);
    box_cut_right(&rest, gap);
    if (at->form == TABLE_FULL) {
        Box paces = box_cut_right(&rest, (KEYS * KEY + 4) * scale);
        box_cut_right(&rest, gap);
        draw_card(ui, rest, scale);
        draw_paces(view, paces, scale);
    } else {
        Box pace = box_cut_right(&rest, KEY * scale);
        box_cut_right(&rest, gap);
        Box log = box_cut_right(&rest, KEY * scale);
        box_cut_right(&rest, gap);
        if (at->form == TABLE_RING) draw_card(ui, rest, scale);
        draw_log_key(view, log, key_look(at));
        draw_single(view, pace, key_look(at));
    }
    draw_menu(view, menu, key_look(at));
    write_round(view, box_inset(rest, (at->form == TABLE_PHONE ? 6 : 12) * scale, 0), at);
    ui->region = UI_NOWHERE;
}
