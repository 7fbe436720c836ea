/* load_chosen.c -- the saved game that is chosen, beside the list: its board, who plays, what can
 * be done. */
#include "view/screens/load_chosen.h"

#include <string.h>

#include "base/mem.h"
#include "ui/form.h"
#include "ui/spoken.h"
#include "view/board/board_view.h"
#include "view/board/table_layout.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define PILL 30.0
#define PILL_GAP 6.0
#define BOARD_RATIO 0.95 /* height to width */
enum { PILL_NAME = 80 };

static Box column_of(const TableLayout *at, Box page, const Ui *ui)
{
    double top = page.y + ui_px(ui, 4);
    return (Box){at->dock.x, top, at->dock.w, at->dock.y - 8 * at->scale - top};
}

Box load_chosen_list(const View *view, Box page)
{
    const Ui *ui = view_ui(view);
    TableLayout at = table_layout_room(view);
    bool roomy = at.form != TABLE_PHONE && at.dock.x - page.x >= ui_px(ui, 520) &&
                 column_of(&at, page, ui).h >= ui_px(ui, 180);
    return roomy ? (Box){page.x, page.y, at.dock.x - page.x, page.h} : (Box){0};
}

static void read_edition(View *view, LoadChosen *chosen, const char *word)
{
    if (text_same(chosen->word, word)) return;
    Problems *problems = mem_new(1, sizeof *problems);
    const EditionLibrary *library = view_library(view);
    text_copy(chosen->word, sizeof chosen->word, word);
    chosen->known =
        library != NULL && edition_read(library, word, NULL, &chosen->edition, problems);
    mem_free(problems);
}

/* ---- who plays ---- */

/* The next name of "Ada, #Bruno (hard)"; false after the last. */
static bool next_player(const char **rest, char name[PILL_NAME], bool *computer)
{
    if (**rest == '\0') return false;
    const char *end = strstr(*rest, ", ");
    size_t length = end != NULL ? (size_t)(end - *rest) : strlen(*rest);
    *computer = **rest == '#';
    Text text = text_into(name, PILL_NAME);
    text_add_bytes(&text, *rest + *computer, length - *computer);
    *rest += length + (end != NULL ? 2 : 0);
    return true;
}

static double pill_width(Ui *ui, const char *name, bool computer, Style style)
{
    return lettering_width(ui, name, style) + ui_px(ui, computer ? 44 : 26);
}

static void draw_pill(Ui *ui, Box box, const char *name, bool computer, Style style)
{
    canvas_fill_round(ui->canvas, box, box.h / 2, ui->theme.sunken);
    Box inner = box_inset(box, ui_px(ui, 12), 0);
    if (computer) {
        double side = ui_px(ui, 14);
        icon_draw(ui->canvas, ICON_ROBOT, box_centred(box_cut_left(&inner, side), side, side),
                  ui->theme.quiet);
        box_cut_left(&inner, ui_px(ui, 5));
    }
    inner.w += ui_px(ui, 2);
    lettering_line(ui, inner, name, style);
}

/* The list has said who plays. */
static double draw_players(Ui *ui, Box box, void *what)
{
    const char *rest = what;
    char name[PILL_NAME];
    bool computer;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    double x = box.x, y = box.y, high = ui_px(ui, PILL), gap = ui_px(ui, PILL_GAP);
    spoken_hush(ui);
    while (next_player(&rest, name, &computer)) {
        double wide = pill_width(ui, name, computer, style);
        if (wide > box.w) wide = box.w;
        if (x > box.x && x + wide > box_right(box)) {
            x = box.x;
            y += high + gap;
        }
        draw_pill(ui, (Box){x, y, wide, high}, name, computer, style);
        x += wide + gap;
    }
    spoken_speak(ui);
    return y + high - box.y;
}

/* ---- the column ---- */

/* Returns its height. */
static double draw_board(View *view, Box room, const Edition *edition)
{
    Ui *ui = view_ui(view);
    BoardScene scene = {.edition = edition, .layer = 0, .marked = -1};
    double wide = room.h / BOARD_RATIO < room.w ? room.h / BOARD_RATIO : room.w;
    board_draw_titled(ui, (Box){box_middle_x(room) - wide / 2, room.y, wide, wide * BOARD_RATIO},
                      &scene, view_preferences(view));
    return wide * BOARD_RATIO;
}

static void draw_column(View *view, Box box, const LoadChosen *chosen, const SavedGame *game)
{
    Ui *ui = view_ui(view);
    form_panel(ui, box);
    Box inner = box_inset(box, ui_px(ui, 14), ui_px(ui, 14));
    char players[sizeof game->players];
    text_copy(players, sizeof players, game->players);
    double high = form_height(ui, inner.w, draw_players, players), gap = ui_px(ui, 12);
    bool named = inner.h - high - gap >= ui_px(ui, 150);
    if (chosen->known) {
        Box room = {inner.x, inner.y, inner.w, inner.h - (named ? high + gap : 0)};
        double below = draw_board(view, room, &chosen->edition) + gap;
        if (named) draw_players(ui, form_below(inner, below), players);
        return;
    }
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    lettering_fit(
        ui, inner,
        PHRASE(view, T_("The edition {name} is not here."), arg_name(game->edition)).words, style,
        0);
}

static void write_state(View *view, Box box, const SavedGame *game, const char *title)
{
    Ui *ui = view_ui(view);
    Style loud = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    char buffer[160];
    Text text = text_into(buffer, sizeof buffer);
    Said steps = {.sentence = TN_("{count} step", "{count} steps"),
                  .args = {arg_count(game->length)}};
    SAY(view_words(view), &text, T_("Game {id}, {part}"), arg_id(game->id), arg_part(&steps));
    double line = lettering_line_height(ui, loud);
    if (box.h >= line * 1.5) lettering_line(ui, box_cut_top(&box, line), title, loud);
    lettering_fit(ui, box, buffer, quiet, 0);
}

int load_chosen(View *view, Box page, LoadChosen *chosen, const SavedGame *game, const char *title,
                const Button answers[LOAD_ANSWERS])
{
    Ui *ui = view_ui(view);
    TableLayout at = table_layout_room(view);
    Button open = answers[LOAD_OPEN];
    open.large = true;
    canvas_shadow(ui->canvas, at.dock, 16 * at.scale, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at.dock, 16 * at.scale, ui->theme.card);
    if (game != NULL) {
        read_edition(view, chosen, game->edition);
        draw_column(view, column_of(&at, page, ui), chosen, game);
        write_state(view, at.question, game, title);
    }
    int pressed = -1;
    double gap = 8 * at.scale;
    if (button(ui, at.main, open)) pressed = LOAD_OPEN;
    if (button(ui, box_column(at.tools, 0, 2, gap), answers[LOAD_NAME])) pressed = LOAD_NAME;
    if (button(ui, box_column(at.tools, 1, 2, gap), answers[LOAD_DELETE])) pressed = LOAD_DELETE;
    return pressed;
}
